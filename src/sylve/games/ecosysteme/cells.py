"""The twenty cells of an ecosystem, row by row from its top left corner, and the pairs of them that can be swapped."""

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from sylve.engine.vec import append, vec
from sylve.games.ecosysteme.pieces import CELLS, WIDTH, numbers


def cell_at(row: i64, column: i64) -> i64:
    return row * WIDTH + column


def row_of(cell: i64) -> i64:
    return cell // WIDTH


def column_of(cell: i64) -> i64:
    return cell % WIDTH


def place_of(cell: int) -> list[int]:
    """Row and column as people and actions count them: from 1."""
    return [row_of(cell) + 1, column_of(cell) + 1]


# Two cells, the earlier in reading order first; a pair has its number in this list.
PAIRS: Final = tuple(combinations(range(CELLS), 2))
ONE_OF: Final = numbers([one for one, _ in PAIRS])
OTHER_OF: Final = numbers([other for _, other in PAIRS])


def _first_pairs() -> vec[i64]:
    """For each cell what to add to a later one for the number of their pair."""
    firsts = vec[i64]()
    for cell in range(CELLS):
        firsts = append(firsts, cell * (2 * CELLS - cell - 1) // 2 - cell - 1)
    return firsts


_PAIR_FROM: Final = _first_pairs()


def pair(one: i64, other: i64) -> i64:
    """The number of two cells; `one` is the earlier."""
    return _PAIR_FROM[one] + other
