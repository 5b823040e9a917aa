"""The action table of Écosystème: choose a card, place it, swap two cards or keep them, give a card to Alban.

Rows and columns are counted from the top left card's row and column, which are 1, wherever the grid floats;
0 is the row above or the column to the left. So a place has one name, whichever card came first.
"""

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from sylve.engine.actions import ActionTable, Verb
from sylve.engine.vec import append, vec
from sylve.games.ecosysteme.pieces import CELLS, HEIGHT, KIND_COUNT, KINDS, WIDTH, numbers

SITE_ROWS: Final[i64] = HEIGHT + 1
SITE_COLUMNS: Final[i64] = WIDTH + 1
_PAIRS: Final = tuple(combinations(range(CELLS), 2))
PAIR_COUNT: Final[i64] = len(_PAIRS)


def _cell(cell: int) -> tuple[int, int]:
    return cell // WIDTH + 1, cell % WIDTH + 1


ACTIONS: Final = ActionTable(
    Verb("choose", "choose a card of that kind from the hand", card=KINDS),
    Verb(
        "place",
        "lay the chosen card on that row and column, counted from 1 at the top left card; 0 is above or left of it",
        row=range(SITE_ROWS),
        column=range(SITE_COLUMNS),
    ),
    Verb("keep", "swap nothing after a rabbit"),
    Verb(
        "swap",
        "after a rabbit: let the cards on these two places (row, column, row, column) change places",
        cells=[(*_cell(one), *_cell(other)) for one, other in _PAIRS],
    ),
    Verb("give", "alone: give Alban a card of that kind", card=KINDS),
)
FIRST_PLACE: Final[i64] = KIND_COUNT
ACTION_KEEP: Final[i64] = FIRST_PLACE + SITE_ROWS * SITE_COLUMNS
FIRST_SWAP: Final[i64] = ACTION_KEEP + 1
FIRST_GIVE: Final[i64] = FIRST_SWAP + PAIR_COUNT


def CHOOSE(kind: i64) -> i64:
    return kind


def PLACE(row: i64, column: i64) -> i64:
    return FIRST_PLACE + row * SITE_COLUMNS + column


def KEEP() -> i64:
    return ACTION_KEEP


def SWAP(pair: i64) -> i64:
    return FIRST_SWAP + pair


def GIVE(kind: i64) -> i64:
    return FIRST_GIVE + kind


def is_choose(action: i64) -> bool:
    return action < FIRST_PLACE


def is_place(action: i64) -> bool:
    return FIRST_PLACE <= action < ACTION_KEEP


def is_swap(action: i64) -> bool:
    return FIRST_SWAP <= action < FIRST_GIVE


def is_give(action: i64) -> bool:
    return action >= FIRST_GIVE


def kind_of(action: i64) -> i64:
    """The kind that is chosen or given."""
    return action if action < FIRST_PLACE else action - FIRST_GIVE


def site_row(action: i64) -> i64:
    return (action - FIRST_PLACE) // SITE_COLUMNS


def site_column(action: i64) -> i64:
    return (action - FIRST_PLACE) % SITE_COLUMNS


# The two cells of each swap, the earlier in reading order first.
_ONE: Final = numbers([one for one, _ in _PAIRS])
_OTHER: Final = numbers([other for _, other in _PAIRS])


def _first_pairs() -> vec[i64]:
    """For each cell what to add to a later one for the number of their pair."""
    firsts = vec[i64]()
    for cell in range(CELLS):
        firsts = append(firsts, cell * (2 * CELLS - cell - 1) // 2 - cell - 1)
    return firsts


_PAIR_FROM: Final = _first_pairs()


def pair(one: i64, other: i64) -> i64:
    """The number of a swap; `one` is the earlier cell."""
    return _PAIR_FROM[one] + other


def one_cell(action: i64) -> i64:
    return _ONE[action - FIRST_SWAP]


def other_cell(action: i64) -> i64:
    return _OTHER[action - FIRST_SWAP]
