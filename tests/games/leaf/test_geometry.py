"""A checker that knows only points and polygons agrees with the lattice on places, tips, actions and neighbours."""

from collections import Counter
from random import Random

import pytest

from games.leaf.drawing import Point, centre, on_lattice, overlap, tip_points
from games.leaf.positions import game, table
from sylve.games.leaf import pieces
from sylve.games.leaf.actions import PLACE
from sylve.games.leaf.lattice import AXIAL
from sylve.games.leaf.rules import Leaf


class Drawing:
    """Leaves as drawn on paper: their middles and their tips."""

    def __init__(self, state: Leaf) -> None:
        self.leaves = []
        for leaf in table(state)["leaves"]:
            middle = centre(leaf["q"], leaf["r"])
            tips = tip_points(leaf["tile"]["species"], leaf["turn"], middle)
            self.leaves.append((middle, leaf["tile"]["colour"], tips))
        self.points = {point for _, _, tips in self.leaves for point in tips}

    def places(self, species: str) -> dict[tuple[Point, frozenset[Point]], tuple[Counter, frozenset[int]]]:
        """Every way to lay two own tips onto drawn ones without covering a leaf, with what it meets."""
        found = {}
        for turn in range(6):
            offsets = tip_points(species, turn, (0, 0))
            middles = Counter((x - dx, y - dy) for x, y in self.points for dx, dy in offsets)
            for middle, own_tips in middles.items():
                covers = any(overlap(middle, leaf) for leaf, _, _ in self.leaves)
                if own_tips >= 2 and on_lattice(middle) and not covers:
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


def engine_places(state: Leaf, species: int) -> dict:
    name, found = pieces.SPECIES[species], {}
    views = table(state)["leaves"]
    for action in state.placements(species):
        leaf = views[PLACE.first_field(action)]
        dq, dr = AXIAL[PLACE.second_field(action)]
        middle = centre(leaf["q"] + dq, leaf["r"] + dr)
        after = state.copy()
        at = state.cell_of(action)
        number = after.lay(int(pieces.TILE(species, 0)), at, PLACE.third_field(action))
        met = Counter({pieces.COLOURS[c]: int(n) for c, n in enumerate(state.tips_met(at, after.tips[number])) if n})
        adjacent = frozenset(other + 1 for other in range(number) if after.links[number] & 2**other)
        key = middle, frozenset(tip_points(name, int(PLACE.third_field(action)), middle))
        assert key not in found
        found[key] = met, adjacent
    return found


def compare(floors: int, first_seed: int) -> int:
    """Grow random floors leaf by leaf and compare on each of them; how many were compared."""
    compared, seed = 0, first_seed
    while compared < floors:
        chooser, state = Random(seed), game(2, seed)
        seed += 1
        bag = list(range(30))
        chooser.shuffle(bag)
        for tile in bag:
            species = tile // pieces.PILE_SIZE
            assert engine_places(state, species) == Drawing(state).places(pieces.SPECIES[species])
            compared += 1
            choices = state.placements(species)
            if len(choices):
                action = choices[chooser.randrange(len(choices))]
                at = state.cell_of(action)
                state.lay(tile, at, PLACE.third_field(action))
    return compared


def test_lattice_and_drawing_agree_on_random_floors() -> None:
    assert compare(300, 0) >= 300


@pytest.mark.long
def test_lattice_and_drawing_agree_on_five_thousand_random_floors() -> None:
    assert compare(5000, 1000) >= 5000
