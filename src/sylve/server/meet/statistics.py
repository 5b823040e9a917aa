"""A person's figures in one game, from the games that count."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean

from sylve.server.meet.messages import Encounter, GameFigures, Habit, PlayedPoint, RatingFigures, ScoreLine
from sylve.server.meet.ratings import rating
from sylve.server.meet.results import Line

LATEST = 30  # games on the curve
MOST_MET = 6
MOST_HABITS = 3
LEAST_COST = 0.02  # of the chance to win, in a whole game: below that it is no habit


def figures(games: Sequence[Sequence[Line]], person: str) -> list[GameFigures]:
    """For each game that was played, the most played first; `games` come with the latest first."""
    by_game: dict[str, list[Sequence[Line]]] = defaultdict(list)
    for game in reversed(games):
        by_game[game[0].game].append(game)
    most_played = sorted(by_game.items(), key=lambda item: -len(item[1]))
    return [_figures(name, played, person) for name, played in most_played]


def _figures(name: str, games: Sequence[Sequence[Line]], person: str) -> GameFigures:
    mine = [own(game, person) for game in games]
    points = [line.points for line in mine if line.points is not None]
    rated = rating(games, person)
    return GameFigures(
        game=name,
        played=len(games),
        won=sum(line.result == "won" for line in mine),
        since=mine[0].ended,
        mean=round(fmean(points), 1) if points else None,
        best=max(points, default=None),
        latest=[
            PlayedPoint(line.table, line.ended, line.points, line.result == "won")
            for line in mine
            if line.points is not None
        ][-LATEST:],
        lines=_lines(games, person),
        people=_encounters(games, person, with_people=True),
        bots=_encounters(games, person, with_people=False),
        rating=rated and RatingFigures(round(rated.points), round(rated.low), round(rated.high), rated.games),
        reviewed=sum(line.costs is not None for line in mine),
        habits=_habits(mine),
    )


def own(game: Sequence[Line], person: str) -> Line:
    return next(line for line in game if line.person == person)


def _lines(games: Sequence[Sequence[Line]], person: str) -> list[ScoreLine]:
    """Where the points come from: the own mean, beside that of the other seats."""
    mine, others = defaultdict[str, list[int]](list), defaultdict[str, list[int]](list)
    for game in games:
        for line in game:
            for rule, points in line.lines.items():
                (mine if line.person == person else others)[rule].append(points)
    return [
        ScoreLine(rule, round(fmean(points), 1), round(fmean(others[rule]), 1) if rule in others else None)
        for rule, points in mine.items()
    ]


def _encounters(games: Sequence[Sequence[Line]], person: str, with_people: bool) -> list[Encounter]:
    """Before whom and behind whom one ended; whoever was forgotten is nobody."""
    met: dict[str, Encounter] = {}
    for game in games:
        me = own(game, person)
        for other in game:
            key = other.person if with_people else other.bot if other.person is None else None
            if other is me or key is None or (not other.counts and with_people):
                continue
            known = met.setdefault(key, Encounter(name=other.name, bot=None if with_people else key, won=0, lost=0))
            known.name = other.name if with_people else ""
            ahead = (other.place or 0) - (me.place or 0) if me.result != "left" else -1
            known.won += ahead > 0 or (me.place is None and me.result == "won")
            known.lost += ahead < 0
    return sorted(met.values(), key=lambda each: -(each.won + each.lost))[:MOST_MET]


def _habits(mine: Iterable[Line]) -> list[Habit]:
    """The kinds of decisions that cost most in all the games that were reviewed."""
    reviewed = [line.costs["verbs"] for line in mine if line.costs is not None]
    costs, times = defaultdict[str, float](float), defaultdict[str, int](int)
    for verbs in reviewed:
        for verb, (count, cost) in verbs.items():
            costs[verb] += cost
            times[verb] += count
    dear = sorted(costs.items(), key=lambda item: -item[1])[:MOST_HABITS]
    return [
        Habit(verb, round(cost / times[verb], 3), round(times[verb] / len(reviewed), 1))
        for verb, cost in dear
        if cost / len(reviewed) >= LEAST_COST
    ]
