"""The box of Écosystème – Forêt: 130 cards of eleven kinds, and every number that scores.

Provenance. *rulebook*: the French rulebook, which is the second edition (rabbits score, levels of 30, 50 and 70).
All values are printed there; the copies of a kind are equal, and an open source of the deck counts them the same.
"""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from sylve.engine.box import HouseValues, Value
from sylve.engine.vec import append, vec


class Box:
    """Everything is printed in the rulebook: there is nothing to replace."""

    def __init__(self, values: Mapping[str, Value]) -> None:
        pass


VALUES: Final = HouseValues("ecosysteme", {}, Box)


def numbers(values: list[int]) -> vec[i64]:
    row = vec[i64]()
    for value in values:
        row = append(row, value)
    return row


# The cards, in the order of the score pad (rulebook).
KINDS: Final = (
    "bee", "bear", "trout", "fox", "eagle", "dragonfly", "deer", "rabbit", "meadow", "stream", "wolf",
)  # fmt: skip
BEE: Final = 0
BEAR: Final = 1
TROUT: Final = 2
FOX: Final = 3
EAGLE: Final = 4
DRAGONFLY: Final = 5
DEER: Final = 6
RABBIT: Final = 7
MEADOW: Final = 8
STREAM: Final = 9
WOLF: Final = 10
KIND_COUNT: Final[i64] = 11
NOTHING: Final = -1  # no card in a cell, no card picked
COPIES: Final = numbers([8, 12, 10, 12, 8, 8, 12, 8, 20, 20, 12])

# The pad has a last row, which is no kind.
BIODIVERSITY: Final = 11
ROWS_OF_PAD: Final = (*KINDS, "biodiversity")

# The draft (rulebook).
HAND: Final[i64] = 10
ROUNDS: Final = 2
TURNS: Final = 20
SHORT: Final = 3  # picks of the small sibling (§7.2)
HEIGHT: Final[i64] = 4
WIDTH: Final[i64] = 5
CELLS: Final[i64] = 20

# What scores (rulebook).
BEE_POINTS: Final = 3
BEAR_POINTS: Final = 2
TROUT_POINTS: Final = 2
FOX_POINTS: Final = 3
EAGLE_POINTS: Final = 2
DRAGONFLY_POINTS: Final = 1
DEER_POINTS: Final = 2
RABBIT_POINTS: Final = 1
LARGEST_MEADOW: Final = 5
MEADOW_POINTS: Final = numbers([0, 0, 3, 6, 10, 15])  # by the size of the area
STREAM_PRIZES: Final = numbers([8, 5])  # by how many are strictly better
WOLF_PRIZES: Final = numbers([12, 8, 4])
BIODIVERSITY_POINTS: Final = numbers([12, 12, 12, 7, 3, 0, -5, -5, -5, -5, -5, -5])  # by the number of gaps

# Solo (rulebook): cards drawn after a turn, and the leads that make a win.
DRAW: Final = 1
DRAW_AFTER_ROW: Final = 5
LEVELS: Final = (("hard", 70), ("normal", 50), ("easy", 30))


def deck() -> vec[i64]:
    """Every card of the box, by its kind."""
    cards = vec[i64]()
    for kind in range(KIND_COUNT):
        for _ in range(COPIES[kind]):
            cards = append(cards, kind)
    return cards
