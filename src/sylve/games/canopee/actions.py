"""The action table of Canopée: small steps that name kinds of cards, piles, trees or seats."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.actions import ActionTable, Verb
from sylve.engine.vec import append, vec
from sylve.games.canopee import pieces

PILE_NUMBERS: Final = (1, 2, 3)
TREE_NUMBERS: Final = tuple([number + 1 for number in range(pieces.TREES)])
SEAT_NUMBERS: Final = (1, 2, 3, 4)

ACTIONS: Final[ActionTable] = ActionTable(
    Verb("look", "go on to the piles, no more abilities before"),
    Verb("croak", "frog: a card of the deck on each pile"),
    Verb("peek", "toucan: look at that pile, counted by its reach", pile=PILE_NUMBERS),
    Verb("forage", "tamarin: draw cards instead of a turn"),
    Verb("keep", "keep the pile"),
    Verb("pass", "pass the pile"),
    Verb("snatch", "boa: pass the pile, and take a card of that kind out of it", card=pieces.KINDS),
    Verb("sweep", "howler: pass the pile, and discard it"),
    Verb("draw", "all piles passed: draw a card"),
    Verb("doze", "sloth: draw two cards instead"),
    Verb("place", "add the card of that kind to the forest", card=pieces.KINDS),
    Verb("hide", "put it under the first or second pitcher plant", card=pieces.KINDS, pitcher=(1, 2)),
    Verb("tuck", "put it under the hoatzin", card=pieces.KINDS),
    Verb("return", "spider: put that threat back on its pile", threat=pieces.THREAT_NAMES),
    Verb("spurn", "mushroom and tamarin: discard the card drawn", card=pieces.KINDS),
    Verb("sprout", "begin a new tree with the trunk"),
    Verb("grow", "put the trunk on that tree, counted by age", tree=TREE_NUMBERS),
    Verb("crown", "complete that tree with the canopy", tree=TREE_NUMBERS),
    Verb("gnaw", "ant: discard a card, named next"),
    Verb("compost", "mushroom: discard it and another card, named next"),
    Verb("discard", "discard a card of that kind", card=pieces.KINDS),
    Verb("fell", "the tree that the discarded part belongs to", tree=TREE_NUMBERS),
    Verb("strike", "lightning: what both seats do", effect=("draw", "discard")),
    Verb("target", "whom lightning or the jaguar strikes", target=SEAT_NUMBERS),
    Verb("bloom", "butterfly: become a plant of that species", plant=pieces.PLANT_NAMES),
    Verb("sow", "add that germination card", card=pieces.GERMINATION_NAMES),
    Verb("take", "season of prestige: take that animal", animal=pieces.WILD_NAMES),
    Verb("done", "no more abilities or germination cards"),
)

LOOK_VERB: Final = 0
CROAK_VERB: Final = 1
PEEK_VERB: Final = 2
FORAGE_VERB: Final = 3
KEEP_VERB: Final = 4
PASS_VERB: Final = 5
SNATCH_VERB: Final = 6
SWEEP_VERB: Final = 7
DRAW_VERB: Final = 8
DOZE_VERB: Final = 9
PLACE_VERB: Final = 10
HIDE_VERB: Final = 11
TUCK_VERB: Final = 12
RETURN_VERB: Final = 13
SPURN_VERB: Final = 14
SPROUT_VERB: Final = 15
GROW_VERB: Final = 16
CROWN_VERB: Final = 17
GNAW_VERB: Final = 18
COMPOST_VERB: Final = 19
DISCARD_VERB: Final = 20
FELL_VERB: Final = 21
STRIKE_VERB: Final = 22
TARGET_VERB: Final = 23
BLOOM_VERB: Final = 24
SOW_VERB: Final = 25
TAKE_VERB: Final = 26
DONE_VERB: Final = 27

STRIKE_DRAW: Final = 0
STRIKE_DISCARD: Final = 1


def _firsts() -> vec[i64]:
    firsts = vec[i64]()
    for verb in ACTIONS.verbs:
        firsts = append(firsts, verb.first)
    return firsts


def _sizes() -> vec[i64]:
    sizes = vec[i64]()
    for verb in ACTIONS.verbs:
        sizes = append(sizes, verb.size)
    return sizes


def _verbs() -> vec[i64]:
    verbs = vec[i64]()
    for verb in range(len(ACTIONS.verbs)):
        for _ in range(ACTIONS.verbs[verb].size):
            verbs = append(verbs, verb)
    return verbs


# Each verb's first action and its number of actions; each action's verb.
FIRST: Final = _firsts()
SIZE: Final = _sizes()
VERB: Final = _verbs()


def argument_of(action: i64) -> i64:
    """What the action names within its verb."""
    return action - FIRST[VERB[action]]


def LOOK() -> i64:
    return FIRST[LOOK_VERB]


def CROAK() -> i64:
    return FIRST[CROAK_VERB]


def PEEK(pile: i64) -> i64:
    return FIRST[PEEK_VERB] + pile


def FORAGE() -> i64:
    return FIRST[FORAGE_VERB]


def KEEP() -> i64:
    return FIRST[KEEP_VERB]


def PASS() -> i64:
    return FIRST[PASS_VERB]


def SNATCH(kind: i64) -> i64:
    return FIRST[SNATCH_VERB] + kind


def SWEEP() -> i64:
    return FIRST[SWEEP_VERB]


def DRAW() -> i64:
    return FIRST[DRAW_VERB]


def DOZE() -> i64:
    return FIRST[DOZE_VERB]


def PLACE(kind: i64) -> i64:
    return FIRST[PLACE_VERB] + kind


def HIDE(kind: i64, pitcher: i64) -> i64:
    return FIRST[HIDE_VERB] + 2 * kind + pitcher


def TUCK(kind: i64) -> i64:
    return FIRST[TUCK_VERB] + kind


def RETURN(threat: i64) -> i64:
    return FIRST[RETURN_VERB] + threat


def SPURN(kind: i64) -> i64:
    return FIRST[SPURN_VERB] + kind


def SPROUT() -> i64:
    return FIRST[SPROUT_VERB]


def GROW(tree: i64) -> i64:
    return FIRST[GROW_VERB] + tree


def CROWN(tree: i64) -> i64:
    return FIRST[CROWN_VERB] + tree


def GNAW() -> i64:
    return FIRST[GNAW_VERB]


def COMPOST() -> i64:
    return FIRST[COMPOST_VERB]


def DISCARD(kind: i64) -> i64:
    return FIRST[DISCARD_VERB] + kind


def FELL(tree: i64) -> i64:
    return FIRST[FELL_VERB] + tree


def STRIKE(effect: i64) -> i64:
    return FIRST[STRIKE_VERB] + effect


def TARGET(seat: i64) -> i64:
    return FIRST[TARGET_VERB] + seat


def BLOOM(plant: i64) -> i64:
    return FIRST[BLOOM_VERB] + plant


def SOW(sprout: i64) -> i64:
    return FIRST[SOW_VERB] + sprout


def TAKE(wild: i64) -> i64:
    return FIRST[TAKE_VERB] + wild


def DONE() -> i64:
    return FIRST[DONE_VERB]


def hidden_kind(argument: i64) -> i64:
    return argument // 2


def hiding_pitcher(argument: i64) -> i64:
    return argument % 2
