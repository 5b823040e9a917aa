"""The box of Canyon, in the rulebook's order: cards, tempo cards, the round counter, the bonus table, the board.

Provenance. *rulebook*: everything but the board. *own drawing*: the board, `our_map.py`, made to every fact known of
the printed one; an owner of the box can draw another (RULES.md §9).
"""

from collections.abc import Mapping
from typing import Final, Literal

from mypy_extensions import i64

from sylve.engine.box import HouseValue, HouseValues, Value
from sylve.engine.vec import append, vec
from sylve.games.canyon.board import boards
from sylve.games.canyon.our_map import OUR_MAP


def _numbers(values: list[int]) -> vec[i64]:
    numbers = vec[i64]()
    for value in values:
        numbers = append(numbers, value)
    return numbers


NOBODY: Final = -1

# 50 playing cards: five suits from 1 to 10 (rulebook; the suits' names are ours).
Suit = Literal["sun", "feather", "paw", "pine", "fire"]
SUITS: Final[tuple[Suit, ...]] = ("sun", "feather", "paw", "pine", "fire")
SUIT_COUNT: Final[i64] = 5
HIGHEST: Final[i64] = 10
CARDS: Final[i64] = 50
CARD_NAMES: Final = tuple([f"{suit}-{value}" for suit in SUITS for value in range(1, HIGHEST + 1)])
NO_CARD: Final = -1
NO_SUIT: Final = -1
DECK: Final = _numbers(list(range(CARDS)))
SUIT: Final = _numbers([card // HIGHEST for card in range(CARDS)])
VALUE: Final = _numbers([card % HIGHEST + 1 for card in range(CARDS)])

# 30 tempo cards: 0 to 4 in the colour of each of the six canoes (rulebook). A bid lays one or several of them;
# here are all ways to do so, by their sum, the highest card first. The 0 is laid alone.
CANOES: Final = 6
BIDS: Final = (
    (0,), (1,), (2,), (3,), (2, 1), (4,), (3, 1), (4, 1), (3, 2), (4, 2), (3, 2, 1),
    (4, 3), (4, 2, 1), (4, 3, 1), (4, 3, 2), (4, 3, 2, 1),
)  # fmt: skip
BID_COUNT: Final[i64] = len(BIDS)
BID_NAMES: Final = tuple(["+".join([str(card) for card in cards]) for cards in BIDS])
BID_TOTAL: Final = _numbers([sum(cards) for cards in BIDS])
BID_HIGHEST: Final = _numbers([cards[0] for cards in BIDS])
NO_BID: Final = -1

# The round counter: the cards each seat is dealt in a round, and its dark fields (rulebook).
COUNTER: Final = (8, 7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7)
HAND_SIZE: Final = _numbers(list(COUNTER))
FIELDS: Final = 14
FIRST_DARK: Final = 6
LAST_DARK: Final = 9
DARK_FIELDS: Final = LAST_DARK - FIRST_DARK + 1
SHORT_FIELD: Final = 7  # two cards each: the round of the small sibling (§8.4)
LAPS: Final = 2  # ours: twice round the counter, and evening falls
LAST_ROUND: Final = LAPS * FIELDS

# The bonus for tricks as bid: for none, for one, for two or more (rulebook).
BONUS: Final = _numbers([1, 2, 3])

# The board.
OWN_DRAWING: Final = "own drawing"


class Box:
    """The river in force at a table: the full board and the quick one, of one map."""

    def __init__(self, values: Mapping[str, Value]) -> None:
        rivers = boards(str(values["board"]))
        self.full = rivers[0]
        self.quick = rivers[1]


VALUES: Final = HouseValues(
    "canyon",
    {"board": HouseValue(OUR_MAP, OWN_DRAWING, ".*", certain=False)},
    Box,
    files=("board",),
)
