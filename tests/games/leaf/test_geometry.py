"""A checker that knows only points and polygons agrees with the lattice on places, tips, actions and adjacent leaves.

Points are exact: x counts halves of √3, y counts halves. A hexagon of side 1 has its corners at (±1, ±1) and (0, ±2).
"""

from collections import Counter
from random import Random

import pytest
from leaf_positions import game

from sylve.games.leaf import actions, pieces
from sylve.games.leaf.view import AXIAL, leaf_views

Point = tuple[int, int]
# The corners of a hexagon at 30, 90, … degrees, y down.
CORNERS: list[Point] = [(1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1)]
NAMED_TIPS = {
    "sweetgum": [0, 1, 2, 3, 4, 5], "ginkgo": [0, 2, 4], "silver-maple": [0, 1, 2, 3, 4, 5],
    "sassafras": [0, 2, 3, 4], "tulip": [0, 1, 2, 4, 5], "trident-maple": [0, 2, 3, 4],
}  # fmt: skip


def centre(q: int, r: int) -> Point:
    return 2 * q + r, 3 * r


def overlap(a: Point, b: Point) -> bool:
    """Two hexagons of the same bearing cover common ground when their centres are less than two apothems apart."""
    return 3 * (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 < 12


def on_lattice(point: Point) -> bool:
    return point[1] % 3 == 0 and (point[0] - point[1] // 3) % 2 == 0


def tip_points(species: str, turn: int, middle: Point) -> set[Point]:
    corners = [CORNERS[(tip + turn) % 6] for tip in NAMED_TIPS[species]]
    return {(middle[0] + x, middle[1] + y) for x, y in corners}


class Drawing:
    """Leaves as drawn on paper: their middles and their tips."""

    def __init__(self, state) -> None:
        self.leaves = [
            (centre(v["q"], v["r"]), v["tile"]["colour"], tip_points(v["tile"]["species"], v["turn"], centre(v["q"], v["r"])))
            for v in leaf_views(state)
        ]
        self.points = {point for _, _, tips in self.leaves for point in tips}

    def places(self, species: str) -> dict[tuple[Point, frozenset[Point]], tuple[Counter, frozenset[int]]]:
        """Every way to lay two own tips onto drawn ones without covering a leaf, with what it meets."""
        found = {}
        for turn in range(6):
            offsets = tip_points(species, turn, (0, 0))
            middles = Counter((x - dx, y - dy) for x, y in self.points for dx, dy in offsets)
            for middle, own_tips in middles.items():
                if own_tips >= 2 and on_lattice(middle) and not any(overlap(middle, leaf) for leaf, _, _ in self.leaves):
                    tips = frozenset((middle[0] + dx, middle[1] + dy) for dx, dy in offsets)
                    found[middle, tips] = self.met(tips)
        return found

    def met(self, tips: frozenset[Point]) -> tuple[Counter, frozenset[int]]:
        colours: Counter = Counter()
        adjacent = set()
        for number, (_, colour, others) in enumerate(self.leaves):
            if tips & others:
                colours[colour] += len(tips & others)
                adjacent.add(number + 1)
        return colours, frozenset(adjacent)


def engine_places(state, species: int) -> dict:
    name, found = pieces.SPECIES[species], {}
    views = leaf_views(state)
    for action in state.placements(species):
        leaf = views[actions.leaf_of(action)]
        dq, dr = AXIAL[actions.direction_of(action)]
        middle = centre(leaf["q"] + dq, leaf["r"] + dr)
        after = state.copy()
        cell = int(after.cells[actions.leaf_of(action)])
        at = int(_beside(cell, int(actions.direction_of(action))))
        number = after.lay(int(pieces.TILE(species, 0)), at, actions.turn_of(action))
        met = Counter({pieces.COLOURS[c]: int(n) for c, n in enumerate(state.tips_met(at, after.tips[number])) if n})
        adjacent = frozenset(other + 1 for other in range(number) if after.links[number] & 2**other)
        key = middle, frozenset(tip_points(name, int(actions.turn_of(action)), middle))
        assert key not in found
        found[key] = met, adjacent
    return found


def _beside(cell: int, direction: int) -> int:
    from sylve.games.leaf.ground import beside

    return int(beside(cell, direction))


def compare(floors: int, first_seed: int) -> int:
    """Grow random floors leaf by leaf and compare on each of them; how many were compared."""
    compared, seed = 0, first_seed
    while compared < floors:
        chooser, state = Random(seed), game(2, seed)
        seed += 1
        bag = [tile for tile in range(30)]
        chooser.shuffle(bag)
        for tile in bag:
            species = tile // pieces.PILE_SIZE
            assert engine_places(state, species) == Drawing(state).places(pieces.SPECIES[species])
            compared += 1
            choices = state.placements(species)
            if len(choices):
                action = choices[chooser.randrange(len(choices))]
                at = _beside(int(state.cells[actions.leaf_of(action)]), int(actions.direction_of(action)))
                state.lay(tile, at, actions.turn_of(action))
    return compared


def test_lattice_and_drawing_agree_on_random_floors() -> None:
    assert compare(600, 0) >= 600


@pytest.mark.long
def test_lattice_and_drawing_agree_on_five_thousand_random_floors() -> None:
    assert compare(5000, 1000) >= 5000
