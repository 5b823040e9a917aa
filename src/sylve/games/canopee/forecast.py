"""What an action would be worth to a seat of Canopée by what it knows: the previews.

The rules are asked about a copy, and the scoring about both. Where cards leave choices open (which tree, which card for
a drought), they are made so that the most points are left.
"""

from typing import TypedDict

from sylve.games.canopee import beds, pieces, placing, scoring, threats
from sylve.games.canopee.beds import BedView, WeatherView
from sylve.games.canopee.state import Layout
from sylve.games.canopee.threats import ThreatView


class AddedView(TypedDict):
    """A card that would be added, and what it brings after those before it."""

    kind: str
    points: int


class Preview(TypedDict):
    """How the own points would change if the season ended so, line by line, and what the forest would then be.

    `running` is what would then be expected; plants, weather and threats are told where they would be other ones.
    `cards` are those that would be added, `wasted` the canopies that would find no open tree.
    """

    points: int
    trees: int
    tallest: int
    plants: int
    weather: int
    wildlife: int
    season: int
    running: int
    beds: list[BedView]
    sky: WeatherView | None
    threats: list[ThreatView]
    cards: list[AddedView]
    wasted: list[str]


def of(state: Layout, after: Layout, seat: int) -> Preview:
    """What lies between the two tables, to the seat."""
    before = lines_now(state, seat)
    lines = {name: points - before[name] for name, points in lines_now(after, seat).items()}
    changed = [kind for kind in range(pieces.KIND_COUNT) if after.count(seat, kind) != state.count(seat, kind)]
    return {
        "points": sum(lines.values()),
        "trees": lines["trees"],
        "tallest": lines["tallest"],
        "plants": lines["plants"],
        "weather": lines["weather"],
        "wildlife": lines["wildlife"],
        "season": lines["season"],
        "running": scoring.expected_points(after, seat),
        "beds": [beds.bed(after, seat, kind) for kind in changed if pieces.is_flora(kind)],
        "sky": beds.weather(after, seat) if pieces.RAIN in changed or pieces.SUN in changed else None,
        "threats": [threats.view(after, seat, kind) for kind in changed if pieces.FIRE <= kind < pieces.WILDLIFE],
        "cards": [],
        "wasted": [],
    }


def lines_now(state: Layout, seat: int) -> dict[str, int]:
    """What would be scored if all ended now; threats and the largest forest not."""
    return {
        "trees": scoring.unscored_tree_points(state, seat),
        "tallest": scoring.tallest_award(state, seat),
        "plants": scoring.plant_points(state, seat),
        "weather": scoring.weather_points(state, seat),
        "wildlife": scoring.wildlife_points(state, seat),
        "season": scoring.season_points(state, seat),
    }


def silent_copy(state: Layout) -> Layout:
    """A table of its own, to try something on: nobody listens."""
    after = state.copy()
    after.heard = None
    return after


# Cards added


def of_cards(state: Layout, seat: int, cards: list[int]) -> Preview:
    """The forest with these cards: trunks, then canopies, then all else, droughts at the end."""
    after = silent_copy(state)
    canopies = sorted([card for card in cards if pieces.is_canopy(card)], reverse=True)
    trees = state.complete_trees(seat)
    added: list[AddedView] = []
    for card in in_order(cards):
        points = points_with(after, seat, [])
        after = with_card(after, seat, card, canopies)
        added.append({"kind": pieces.KINDS[card], "points": points_with(after, seat, []) - points})
    wasted = canopies[after.complete_trees(seat) - trees :]
    told = of(state, after, seat)
    told["cards"] = added
    told["wasted"] = [pieces.KINDS[canopy] for canopy in wasted]
    return told


def in_order(cards: list[int]) -> list[int]:
    """Trunks, the best canopies, all else, droughts."""
    parts = sorted([card for card in cards if card < pieces.FERN], key=lambda card: (pieces.is_canopy(card), -card))
    loose = sorted([card for card in cards if card >= pieces.FERN], key=lambda card: card == pieces.DROUGHT)
    return parts + loose


def with_card(state: Layout, seat: int, card: int, canopies: list[int]) -> Layout:
    """The forest with one card more; a trunk goes where these canopies, which come later, bring most."""
    if pieces.is_trunk(card):
        return best_of(with_trunk(state, seat, card), seat, canopies)
    if pieces.is_canopy(card):
        return best_of(with_canopy(state, seat, card), seat, [])
    after = state
    if card == pieces.DROUGHT:
        for _ in range(placing.drought_cards(state)):
            after = best_of(with_loss(after, seat), seat, [])
    elif card != pieces.LIGHTNING:
        after = silent_copy(state)
        placing.place(after, seat, card)
    return after


def best_of(ways: list[Layout], seat: int, canopies: list[int]) -> Layout:
    """The table with the most points, where these canopies are still to come; the first of equals."""
    best, most = ways[0], points_with(ways[0], seat, canopies)
    for way in ways[1:]:
        points = points_with(way, seat, canopies)
        if points > most:
            best, most = way, points
    return best


def points_with(state: Layout, seat: int, canopies: list[int]) -> int:
    after = state
    for canopy in canopies:
        after = best_of(with_canopy(after, seat, canopy), seat, [])
    return sum(lines_now(after, seat).values())


def open_trees(state: Layout, seat: int) -> list[int]:
    return [tree for tree in range(state.slots[seat]) if state.is_open(seat, tree)]


def with_trunk(state: Layout, seat: int, kind: int) -> list[Layout]:
    """On each of the open trees, or as a new one."""
    new = silent_copy(state)
    placing.sprout(new, seat, kind)
    ways = [new]
    for tree in open_trees(state, seat):
        way = silent_copy(state)
        placing.grow(way, seat, tree, kind)
        ways.append(way)
    return ways


def with_canopy(state: Layout, seat: int, kind: int) -> list[Layout]:
    """On each of the open trees; lost where there is none."""
    ways = []
    for tree in open_trees(state, seat):
        way = silent_copy(state)
        placing.crown(way, seat, tree, kind)
        ways.append(way)
    return ways or [state]


def with_loss(state: Layout, seat: int) -> list[Layout]:
    """Without one of its loose cards, threats first. Trunks are spared: what they will become, points cannot tell."""
    ways = []
    for kind in [*range(pieces.FIRE, pieces.KIND_COUNT), *range(pieces.FERN, pieces.FIRE)]:
        if state.count(seat, kind) > 0:
            ways.append(without(state, seat, kind))
    return ways or [state]


def without(state: Layout, seat: int, kind: int) -> Layout:
    """The table once a loose card is lost; what it may hide stays hidden."""
    after = silent_copy(state)
    after.lose(seat, kind)
    return after
