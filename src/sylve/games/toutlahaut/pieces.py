"""The box of Tout là-haut: 32 house cards of two floors, the stumps, the objectives, in the rulebook's order.

Provenance. *rulebook*: the French rulebook (32 cards, 8 with violet, backs of two grey floors of value 2, objectives,
rounds). *sister deck*: the list of Yardmaster Express (2014), the same game with railcars, whose counts and worked
example agree with the rulebook. *inferred*: the sister list has 31 cards; the one missing is the second green 2-2.
"""

from collections.abc import Mapping
from typing import Any, Final, Literal

from mypy_extensions import i64

from sylve.engine.box import BadValue, HouseValue, HouseValues, Value
from sylve.engine.vec import append, vec

Colour = Literal["blue", "red", "green", "yellow", "violet", "grey"]
COLOURS: Final[tuple[Colour, ...]] = ("blue", "red", "green", "yellow", "violet", "grey")
COLOUR_LETTERS: Final = "brgyv"
COLOUR_COUNT: Final[i64] = 5
VIOLET: Final = 4
GREY: Final[i64] = 5
GREY_VALUE: Final[i64] = 2

SISTER: Final = "sister deck"
INFERRED: Final = "inferred"
CARD_FORM: Final = "[brgyv][234]-[brgyv][234]"

# Bottom floor, then top floor.
CARDS_OF_THE_BOX: Final = (
    ("b2-b2", SISTER), ("b2-b2", SISTER), ("b2-b3", SISTER),
    ("r2-r2", SISTER), ("r2-r2", SISTER), ("r2-r3", SISTER),
    ("g2-g2", SISTER), ("g2-g2", INFERRED), ("g2-g3", SISTER),
    ("y2-y2", SISTER), ("y2-y2", SISTER), ("y2-y3", SISTER),
    ("r3-g3", SISTER), ("r3-y3", SISTER), ("b3-y3", SISTER), ("b3-r3", SISTER),
    ("g3-b3", SISTER), ("g3-r3", SISTER), ("y3-b3", SISTER), ("y3-g3", SISTER),
    ("b4-g4", SISTER), ("r4-b4", SISTER), ("g4-y4", SISTER), ("y4-r4", SISTER),
    ("v2-v2", SISTER), ("v2-v2", SISTER), ("v2-v3", SISTER),
    ("v3-g3", SISTER), ("v3-b3", SISTER), ("v3-y3", SISTER), ("v3-r3", SISTER),
    ("v4-v4", SISTER),
)  # fmt: skip


def value_name(card: int) -> str:
    """What the card is called in the file of house values: by its number in the list above."""
    return f"card-{card + 1:02}"


FACES: Final = tuple([face for face, _ in CARDS_OF_THE_BOX])
CARDS: Final[i64] = len(FACES)
VIOLET_CARDS: Final = 8

# What the bottom floor of a card has of the top floor it goes on; the sum is both.
NO_MATCH: Final = 0
SAME_COLOUR: Final = 1
SAME_VALUE: Final = 2

# Copies of one face are one kind; actions name kinds, as they are in our box.
KINDS: Final = tuple(dict.fromkeys(FACES))


def _numbers(values: list[int]) -> vec[i64]:
    numbers = vec[i64]()
    for value in values:
        numbers = append(numbers, value)
    return numbers


class Box:
    """The cards in force at a table, by their number in the list above."""

    def __init__(self, values: Mapping[str, Value]) -> None:
        faces = [str(values[value_name(card)]) for card in range(CARDS)]
        self.faces = faces
        self.kinds = kinds_of(faces)  # the face that each kind stands for
        self.kind = _numbers([self.kinds.index(face) for face in faces])
        self.bottom_colour = _numbers([COLOUR_LETTERS.index(face[0]) for face in faces])
        self.bottom_value = _numbers([int(face[1]) for face in faces])
        self.top_colour = _numbers([COLOUR_LETTERS.index(face[3]) for face in faces])
        self.top_value = _numbers([int(face[4]) for face in faces])
        self.match = _numbers([match(below, above) for below in faces for above in faces])  # by lower and upper card
        self.card_views: list[Any] = []  # each card as people are shown it; `view.py` makes them once
        self.all_cards = _numbers(list(range(CARDS)))
        self.without_violet = _numbers([card for card in range(CARDS) if not has_violet(faces[card])])
        if CARDS - len(self.without_violet) != VIOLET_CARDS:
            raise BadValue(
                f"toutlahaut: {VIOLET_CARDS} cards have a violet floor, not {CARDS - len(self.without_violet)}"
            )

    def deck(self, seats: i64) -> vec[i64]:
        """The cards in play: with two seats those with a violet floor stay in the box."""
        if seats > 2:
            return self.all_cards
        return self.without_violet


def match(below: str, above: str) -> int:
    return (SAME_COLOUR if below[3] == above[0] else NO_MATCH) + (SAME_VALUE if below[4] == above[1] else NO_MATCH)


def has_violet(face: str) -> bool:
    return COLOUR_LETTERS[VIOLET] in face


def kinds_of(faces: list[str]) -> list[str]:
    """Each kind's face: ours where a card has it, else one of those that are not ours."""
    others = [face for face in dict.fromkeys(faces) if face not in KINDS]
    free = sum(kind not in faces for kind in KINDS)
    if len(others) > free:
        raise BadValue(f"toutlahaut: at most {len(KINDS)} cards are different, not {len(KINDS) - free + len(others)}")
    return [kind if kind in faces or not others else others.pop(0) for kind in KINDS]


VALUES: Final = HouseValues(
    "toutlahaut",
    {
        value_name(number): HouseValue(face, source, CARD_FORM, certain=source == SISTER)
        for number, (face, source) in enumerate(CARDS_OF_THE_BOX)
    },
    Box,
)


SHORT: Final = 2  # rounds of the small sibling


def rounds(seats: i64, short: bool) -> i64:
    """7 rounds with two seats, 6 with three, 5 with four, 4 with five (rulebook); two in the small sibling (§5.3)."""
    if short:
        return SHORT
    return 9 - seats


# The objective cards (rulebook), and what they are worth.
NO_OBJECTIVE: Final = 0
MONOCHROME: Final = 1
TWO_STEPS: Final = 2
EFFICIENT: Final = 3
DIVERSE: Final = 4
SMALL_CABIN: Final = 5
Objective = Literal["none", "monochrome", "two-steps", "efficient", "diverse", "small-cabin"]
OBJECTIVES: Final[tuple[Objective, ...]] = ("none", "monochrome", "two-steps", "efficient", "diverse", "small-cabin")
OBJECTIVE_POINTS: Final = _numbers([0, 5, 5, 5, 5, 7])
EXACT_FLOORS: Final = 3  # En deux temps: two colours with exactly so many floors
DIVERSE_FLOORS: Final = 2  # Diversifié: colours with at least so many floors
