"""Why something is refused in Canopée: the codes of the sentences, and the section of RULES.md that says so."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from sylve.engine.refusals import FIRST_OF_GAME, Reason

NOT_NOW: Final[i64] = FIRST_OF_GAME
LAST_PILE: Final[i64] = FIRST_OF_GAME + 1
NOT_IN_PILE: Final[i64] = FIRST_OF_GAME + 2
EMPTY_PILE: Final[i64] = FIRST_OF_GAME + 3
NO_ANIMAL: Final[i64] = FIRST_OF_GAME + 4
ANIMAL_USED: Final[i64] = FIRST_OF_GAME + 5
ANIMAL_FRESH: Final[i64] = FIRST_OF_GAME + 6
EMPTY_DECK: Final[i64] = FIRST_OF_GAME + 7
NOT_IN_HAND: Final[i64] = FIRST_OF_GAME + 8
NO_PITCHER: Final[i64] = FIRST_OF_GAME + 9
NO_MUSHROOM: Final[i64] = FIRST_OF_GAME + 10
NOTHING_TO_DISCARD: Final[i64] = FIRST_OF_GAME + 11
NOT_AN_OPEN_TREE: Final[i64] = FIRST_OF_GAME + 12
NOT_IN_FOREST: Final[i64] = FIRST_OF_GAME + 13
NOT_IN_TREE: Final[i64] = FIRST_OF_GAME + 14
NOT_FLORA: Final[i64] = FIRST_OF_GAME + 15
NOT_WILDLIFE: Final[i64] = FIRST_OF_GAME + 16
NOT_THE_MOST: Final[i64] = FIRST_OF_GAME + 17
NO_RIVAL: Final[i64] = FIRST_OF_GAME + 18
NO_PREY: Final[i64] = FIRST_OF_GAME + 19
NO_SUCH_PLANT: Final[i64] = FIRST_OF_GAME + 20
NOT_DRAWN: Final[i64] = FIRST_OF_GAME + 21
NOT_A_RIVALS: Final[i64] = FIRST_OF_GAME + 22
JUST_TAKEN: Final[i64] = FIRST_OF_GAME + 23
NOT_YOUR_TURN: Final[i64] = FIRST_OF_GAME + 24

REASONS: Final[Mapping[int, Reason]] = {
    NOT_NOW: Reason("not-now", "2.1"),
    LAST_PILE: Reason("last-pile", "2.6"),
    NOT_IN_PILE: Reason("not-in-pile", "4.2"),
    EMPTY_PILE: Reason("empty-pile", "4.7"),
    NO_ANIMAL: Reason("no-animal", "4.1"),
    ANIMAL_USED: Reason("animal-used", "4.1"),
    ANIMAL_FRESH: Reason("animal-fresh", "4.1"),
    EMPTY_DECK: Reason("empty-deck", "2.6"),
    NOT_IN_HAND: Reason("not-in-hand", "3.1"),
    NO_PITCHER: Reason("no-pitcher", "7.5"),
    NO_MUSHROOM: Reason("no-mushroom", "7.2"),
    NOTHING_TO_DISCARD: Reason("nothing-to-discard", "3.5"),
    NOT_AN_OPEN_TREE: Reason("not-an-open-tree", "3.2"),
    NOT_IN_FOREST: Reason("not-in-forest", "3.5"),
    NOT_IN_TREE: Reason("not-in-tree", "3.6"),
    NOT_FLORA: Reason("not-flora", "5.4"),
    NOT_WILDLIFE: Reason("not-wildlife", "5.5"),
    NOT_THE_MOST: Reason("not-the-most", "7.6"),
    NO_RIVAL: Reason("no-rival", "10.6"),
    NO_PREY: Reason("no-prey", "8.4"),
    NO_SUCH_PLANT: Reason("no-such-plant", "8.6"),
    NOT_DRAWN: Reason("not-drawn", "5.3"),
    NOT_A_RIVALS: Reason("not-a-rivals", "9.2"),
    JUST_TAKEN: Reason("just-taken", "9.2"),
    NOT_YOUR_TURN: Reason("not-your-turn", "4.4"),
}
