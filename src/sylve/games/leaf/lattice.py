"""The forest floor as a lattice: a leaf fills a hexagon, its tips are some of its corners, tips on one corner connect.

Cells lie on a ring of 817 places on which the six neighbours are a fixed number of steps away: a hexagon of radius 16
whose opposite sides meet. 32 leaves in one patch never reach round it, so no two cells of a game are the same place.
"""

from typing import Final

from mypy_extensions import i64

from sylve.engine.vec import append, vec
from sylve.games.leaf.pieces import TILES, numbers

# Directions, clockwise on a screen with pointed tops: vertex i lies between directions i and i + 1.
DIRECTIONS: Final = ("e", "se", "sw", "w", "nw", "ne")
AXIAL: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
SIDES: Final = 6
PLACES: Final = 817
_ROW: Final = 49
ORIGIN: Final = 0
NOBODY: Final = -1

BIT: Final = numbers([2**place for place in range(TILES)])
MASKS: Final = 64


def _bits(mask: int) -> int:
    return bin(mask).count("1")


def turned(tips: list[int], turn: int) -> int:
    """The vertices on which a leaf with these tips has them after so many sixths."""
    return sum(2 ** ((tip + turn) % SIDES) for tip in tips)


def _reach(direction: int, mask: int) -> int:
    """Which of a cell's vertices the tips of its neighbour in that direction lie on."""
    first = mask // 2 ** ((direction + 2) % SIDES) % 2
    second = mask // 2 ** ((direction + 3) % SIDES) % 2
    return int(first * 2**direction + second * 2 ** ((direction - 1) % SIDES))


STEP_Q: Final = numbers([q for q, _ in AXIAL])
STEP_R: Final = numbers([r for _, r in AXIAL])
COUNT: Final = numbers([_bits(mask) for mask in range(MASKS)])
REACH: Final = numbers([_reach(direction, mask) for direction in range(SIDES) for mask in range(MASKS)])
BESIDE: Final = numbers([(place + q - _ROW * r) % PLACES for place in range(PLACES) for q, r in AXIAL])


def beside(cell: i64, direction: i64) -> i64:
    return BESIDE[cell * SIDES + direction]


def reach(direction: i64, tips: i64) -> i64:
    return REACH[direction * MASKS + tips]


def bits(mask: i64) -> i64:
    """How many leaves a set of leaves has."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def members(mask: i64) -> vec[i64]:
    """The leaves of a set, oldest first."""
    found = vec[i64]()
    for leaf in range(TILES):
        if mask & BIT[leaf] != 0:
            found = append(found, leaf)
    return found


def group_of(start: i64, among: i64, links: vec[i64]) -> i64:
    """All leaves of the set that hang together with those it starts from."""
    group = start
    edge = start
    while edge != 0:
        beyond: i64 = 0
        for leaf in range(len(links)):
            if edge & BIT[leaf] != 0:
                beyond |= links[leaf]
        edge = beyond & among & ~group
        group |= edge
    return group
