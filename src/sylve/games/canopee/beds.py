"""What grows on a forest's ground as people see it: the plants of one species, and the weather.

The views and the previews both ask here.
"""

from typing import TypedDict

from sylve.games.canopee import pieces, scoring
from sylve.games.canopee.state import Layout


class NextView(TypedDict):
    count: int
    points: int


class BedView(TypedDict):
    """The plants of one species. `next` is the next number of them that is worth something else."""

    kind: str
    count: int
    points: int
    next: NextView | None


class WeatherView(TypedDict):
    rain: int
    sun: int
    pairs: int
    points: int


def bed(state: Layout, seat: int, kind: int) -> BedView:
    count = state.count(seat, kind)
    return {
        "kind": pieces.KINDS[kind],
        "count": count,
        "points": scoring.flora_points(state, seat, kind, count),
        "next": next_plants(state, seat, kind, count),
    }


def next_plants(state: Layout, seat: int, kind: int, count: int) -> NextView | None:
    """How many plants of the kind are worth something else than now, and what: one more, or with monsteras three."""
    now = scoring.flora_points(state, seat, kind, count)
    for more in range(count + 1, count + pieces.MONSTERA_SET + 1):
        points = scoring.flora_points(state, seat, kind, more)
        if points != now:
            return {"count": more, "points": points}
    return None


def weather(state: Layout, seat: int) -> WeatherView:
    rain, sun = state.count(seat, pieces.RAIN), state.count(seat, pieces.SUN)
    return {"rain": rain, "sun": sun, "pairs": min(rain, sun), "points": scoring.weather_points(state, seat)}
