"""The action table of Canopée: small steps that name kinds of cards, piles, trees or seats."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.actions import ActionTable, Block
from sylve.engine.vec import append, vec
from sylve.games.canopee import pieces

PILE_NAMES: Final = ("1", "2", "3")
TREE_NAMES: Final = tuple([str(number + 1) for number in range(pieces.TREES)])
SEAT_NAMES: Final = ("1", "2", "3", "4")

ACTIONS: Final[ActionTable] = ActionTable(
    Block("look", (), "go on to the piles, no more abilities before"),
    Block("croak", (), "frog: a card of the deck on each pile"),
    Block("peek", (PILE_NAMES,), "toucan: look at that pile, counted by its reach"),
    Block("forage", (), "tamarin: draw cards instead of a turn"),
    Block("keep", (), "keep the pile"),
    Block("pass", (), "pass the pile"),
    Block("snatch", (pieces.KINDS,), "boa: pass the pile, and take a card of that kind out of it"),
    Block("sweep", (), "howler: pass the pile, and discard it"),
    Block("draw", (), "all piles passed: draw a card"),
    Block("doze", (), "sloth: draw two cards instead"),
    Block("place", (pieces.KINDS,), "add the card of that kind to the forest"),
    Block("hide", (pieces.KINDS, ("1", "2")), "put it under the first or second pitcher plant"),
    Block("tuck", (pieces.KINDS,), "put it under the hoatzin"),
    Block("return", (pieces.THREAT_NAMES,), "spider: put that threat back on its pile"),
    Block("spurn", (pieces.KINDS,), "mushroom and tamarin: discard the card drawn"),
    Block("sprout", (), "begin a new tree with the trunk"),
    Block("grow", (TREE_NAMES,), "put the trunk on that tree, counted by age"),
    Block("crown", (TREE_NAMES,), "complete that tree with the canopy"),
    Block("gnaw", (), "ant: discard a card, named next"),
    Block("compost", (), "mushroom: discard it and another card, named next"),
    Block("discard", (pieces.KINDS,), "discard a card of that kind"),
    Block("fell", (TREE_NAMES,), "the tree that the discarded part belongs to"),
    Block("strike", (("draw", "discard"),), "lightning: what both seats do"),
    Block("target", (SEAT_NAMES,), "whom lightning or the jaguar strikes"),
    Block("bloom", (pieces.PLANT_NAMES,), "butterfly: become a plant of that species"),
    Block("sow", (pieces.GERMINATION_NAMES,), "add that germination card"),
    Block("take", (pieces.WILD_NAMES,), "season of prestige: take that animal"),
    Block("done", (), "no more abilities or germination cards"),
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
    for block in ACTIONS.blocks:
        firsts = append(firsts, ACTIONS.first[block.verb])
    return firsts


def _sizes() -> vec[i64]:
    sizes = vec[i64]()
    for block in ACTIONS.blocks:
        sizes = append(sizes, block.size)
    return sizes


def _verbs() -> vec[i64]:
    verbs = vec[i64]()
    for verb in range(len(ACTIONS.blocks)):
        for _ in range(ACTIONS.blocks[verb].size):
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
