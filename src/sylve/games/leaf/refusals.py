"""Why an action of Leaf is not allowed."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from sylve.engine.refusals import FIRST_OF_GAME, Reason

NOT_NOW: Final[i64] = FIRST_OF_GAME
NOT_IN_HAND: Final[i64] = FIRST_OF_GAME + 1
NO_PAIR: Final[i64] = FIRST_OF_GAME + 2
NO_SPORE: Final[i64] = FIRST_OF_GAME + 3
PILE_EMPTY: Final[i64] = FIRST_OF_GAME + 4
NO_ROOM: Final[i64] = FIRST_OF_GAME + 5
NO_LEAF: Final[i64] = FIRST_OF_GAME + 6
OCCUPIED: Final[i64] = FIRST_OF_GAME + 7
OLDER_LEAF: Final[i64] = FIRST_OF_GAME + 8
SAME_TURNED: Final[i64] = FIRST_OF_GAME + 9
TOO_FEW_TIPS: Final[i64] = FIRST_OF_GAME + 10
NOT_EARNED: Final[i64] = FIRST_OF_GAME + 11
FULL_GROWN: Final[i64] = FIRST_OF_GAME + 12
NO_CARD_LEFT: Final[i64] = FIRST_OF_GAME + 13
NO_ANIMAL: Final[i64] = FIRST_OF_GAME + 14
AT_THE_TOP: Final[i64] = FIRST_OF_GAME + 15
FORK: Final[i64] = FIRST_OF_GAME + 16
NO_FORK: Final[i64] = FIRST_OF_GAME + 17
NOT_IN_FOREST: Final[i64] = FIRST_OF_GAME + 18

REASONS: Final[Mapping[int, Reason]] = {
    NOT_NOW: Reason("not-now", "2.1"),
    NOT_IN_HAND: Reason("not-in-hand", "2.3"),
    NO_PAIR: Reason("no-pair", "2.4"),
    NO_SPORE: Reason("no-mushroom-left", "4.3"),
    PILE_EMPTY: Reason("pile-empty", "2.5"),
    NO_ROOM: Reason("no-room", "2.6"),
    NO_LEAF: Reason("no-leaf", "3.1"),
    OCCUPIED: Reason("occupied", "3.1"),
    OLDER_LEAF: Reason("older-leaf", "3.1"),
    SAME_TURNED: Reason("same-turned", "3.1"),
    TOO_FEW_TIPS: Reason("too-few-tips", "3.3"),
    NOT_EARNED: Reason("not-earned", "4.1"),
    FULL_GROWN: Reason("full-grown", "4.3"),
    NO_CARD_LEFT: Reason("no-card-left", "4.4"),
    NO_ANIMAL: Reason("no-animal", "4.5"),
    AT_THE_TOP: Reason("at-the-top", "4.7"),
    FORK: Reason("fork", "4.8"),
    NO_FORK: Reason("no-fork", "4.8"),
    NOT_IN_FOREST: Reason("not-in-forest", "5.3"),
}
