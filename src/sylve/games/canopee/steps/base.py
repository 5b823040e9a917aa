"""The steps of Canopée's agenda: those that ask a seat, which verbs answer, and those that run of themselves."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.vec import append, vec
from sylve.games.canopee import actions

# Steps that ask; beside them what their argument is.
STARTING: Final = 0
CHOOSING: Final = 1  # which of the seat's piles: 0 to 2
BLIND: Final = 2
PLACING_KEPT: Final = 3  # the batch: a kept pile
PLACING_TAKEN: Final = 4  # the batch: the boa's card
PLACING_DRAWN: Final = 5  # the batch: cards that come from elsewhere
SIFTING: Final = 6  # the batch: drawn cards that need not be added
GROWING: Final = 7  # the kind of trunk
CROWNING: Final = 8  # the kind of canopy
DISCARDING: Final = 9  # why: one of the causes below
FELLING: Final = 10  # the kind of part
BURNING: Final = 11
SICKENING: Final = 12
BLIGHTING: Final = 13
STRIKING: Final = 14
AIMING: Final = 15  # at whom: lightning's effect, or the jaguar
WAKING: Final = 16
SOWING: Final = 17  # how many may still be added
TAKING: Final = 18
ASKING: Final = 19  # how many such steps there are
NAMES: Final = (
    "start", "choose", "blind", "place", "place", "place", "sift", "grow", "crown", "discard", "fell",
    "burn", "sicken", "blight", "strike", "aim", "wake", "sow", "take",
)  # fmt: skip

# Steps that run of themselves.
TURN: Final = 32
LOOKING: Final = 33  # the first of the seat's piles that may come
ADDING: Final = 34  # the pile that gets a card
REFILLING: Final = 35  # the pile that was kept
TURN_ENDS: Final = 36
DRAWING: Final = 37  # how many cards
SIFT_DRAW: Final = 38  # how many cards
SEASON_ENDS: Final = 39  # the step of the season's end: 1 to 6
UNVEILING: Final = 40
HUNTING: Final = 41
GERMINATING: Final = 42
PUTTING_BACK: Final = 43
UNCOVERING: Final = 44
NEXT_SEASON: Final = 45
SPIRIT_PLACES: Final = 46  # the kind

# Why a card is discarded.
BY_DROUGHT: Final = 0
BY_ANT: Final = 1
BY_MUSHROOM: Final = 2
BY_LIGHTNING: Final = 3
CAUSES: Final = ("drought", "ant", "mushroom", "lightning")
AT_PREY: Final = 2  # the jaguar's aim; lightning's are 0 and 1

_ABILITIES: Final = (actions.GNAW_VERB, actions.COMPOST_VERB)
_ANSWERS: Final = (
    (STARTING, (actions.LOOK_VERB, actions.CROAK_VERB, actions.PEEK_VERB, actions.FORAGE_VERB, *_ABILITIES)),
    (CHOOSING, (actions.KEEP_VERB, actions.PASS_VERB, actions.SNATCH_VERB, actions.SWEEP_VERB, *_ABILITIES)),
    (BLIND, (actions.DRAW_VERB, actions.DOZE_VERB)),
    (
        PLACING_KEPT,
        (actions.PLACE_VERB, actions.HIDE_VERB, actions.TUCK_VERB, actions.RETURN_VERB, *_ABILITIES),
    ),
    (PLACING_TAKEN, (actions.PLACE_VERB, actions.HIDE_VERB, *_ABILITIES)),
    (PLACING_DRAWN, (actions.PLACE_VERB, *_ABILITIES)),
    (SIFTING, (actions.PLACE_VERB, actions.SPURN_VERB)),
    (GROWING, (actions.SPROUT_VERB, actions.GROW_VERB)),
    (CROWNING, (actions.CROWN_VERB,)),
    (DISCARDING, (actions.DISCARD_VERB,)),
    (FELLING, (actions.FELL_VERB,)),
    (BURNING, (actions.DISCARD_VERB,)),
    (SICKENING, (actions.DISCARD_VERB,)),
    (BLIGHTING, (actions.DISCARD_VERB,)),
    (STRIKING, (actions.STRIKE_VERB,)),
    (AIMING, (actions.TARGET_VERB,)),
    (WAKING, (actions.GNAW_VERB, actions.BLOOM_VERB, actions.DONE_VERB)),
    (SOWING, (actions.SOW_VERB, actions.DONE_VERB)),
    (TAKING, (actions.TAKE_VERB,)),
)
VERBS: Final = 28


def _table() -> vec[i64]:
    table = vec[i64]()
    for step in range(ASKING):
        for verb in range(VERBS):
            table = append(table, 1 if verb in dict(_ANSWERS)[step] else 0)
    return table


def _verbs() -> vec[i64]:
    verbs = vec[i64]()
    for step in range(ASKING):
        for verb in sorted(dict(_ANSWERS)[step]):
            verbs = append(verbs, verb)
    return verbs


def _firsts() -> vec[i64]:
    firsts = vec[i64]()
    first = 0
    for step in range(ASKING):
        firsts = append(firsts, first)
        first += len(dict(_ANSWERS)[step])
    return append(firsts, first)


# The verbs that answer each step, ascending; where those of a step begin; and the same as a table.
ANSWERS: Final = _verbs()
FIRST_ANSWER: Final = _firsts()
IS_ANSWER: Final = _table()


def answers(step: i64, verb: i64) -> bool:
    """Whether the verb is one of those that the step asks for."""
    return IS_ANSWER[step * VERBS + verb] == 1


def is_placing(step: i64) -> bool:
    return PLACING_KEPT <= step <= PLACING_DRAWN


def is_losing(step: i64) -> bool:
    """Whether the step takes a card of the forest, of the seat's choice."""
    return step == DISCARDING or BURNING <= step <= BLIGHTING
