"""The action table of Leaf. A cell is named by the oldest leaf it lies beside, and the direction from there."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.actions import ActionTable, Verb
from sylve.games.leaf.ground import DIRECTIONS, SIDES
from sylve.games.leaf.pieces import ANIMALS, COLOURS, SLOTS, SPECIES, SPECIES_COUNT, TILES

LEAVES: Final = tuple([f"leaf-{number + 1}" for number in range(TILES)])
TURNED: Final = tuple([f"turn-{turn}" for turn in range(SIDES)])
SLOT_NAMES: Final = tuple([f"slot-{slot + 1}" for slot in range(SLOTS)])
WAYS: Final = ("on", "left", "right")
ON: Final = 0
LEFT: Final = 1
RIGHT: Final = 2

ACTIONS: Final = ActionTable(
    Verb("card", "choose a leaf card of that species", species=SPECIES),
    Verb("boost", "choose two of them: a baby mushroom comes with the leaf", species=SPECIES),
    Verb("pile", "where the card's own pile cannot serve: take the top leaf of that pile", species=SPECIES),
    Verb(
        "place",
        "lay the leaf beside that leaf (by age), in that direction, turned by so many sixths",
        leaf=LEAVES,
        direction=DIRECTIONS,
        turned=TURNED,
    ),
    Verb("grow", "red: a baby mushroom on that leaf, or let the own baby there grow up", leaf=LEAVES),
    Verb("draw", "green: draw a leaf card"),
    Verb("take", "orange: take the animal of that slot", slot=SLOT_NAMES),
    Verb("deck", "orange: take the top animal of the deck"),
    Verb("sun", "yellow: gain a sun"),
    Verb("climb", "brown: the squirrel climbs, at a fork to that side", way=WAYS),
    Verb("acorn", "an acorn instead of an action of that colour", colour=COLOURS),
    Verb("advance", "pay 3 suns and advance the season"),
    Verb("keep", "leave the season where it is and end the turn"),
    Verb("shelter", "frost: that species of the Forest goes to sleep in the Den", animal=ANIMALS),
)
FIRST_BOOST: Final[i64] = ACTIONS.named("boost").first
FIRST_PILE: Final[i64] = ACTIONS.named("pile").first
FIRST_PLACE: Final[i64] = ACTIONS.named("place").first
FIRST_GROW: Final[i64] = ACTIONS.named("grow").first
FIRST_DRAW: Final[i64] = ACTIONS.named("draw").first
FIRST_TAKE: Final[i64] = ACTIONS.named("take").first
FIRST_DECK: Final[i64] = ACTIONS.named("deck").first
FIRST_SUN: Final[i64] = ACTIONS.named("sun").first
FIRST_CLIMB: Final[i64] = ACTIONS.named("climb").first
FIRST_ACORN: Final[i64] = ACTIONS.named("acorn").first
FIRST_ADVANCE: Final[i64] = ACTIONS.named("advance").first
FIRST_KEEP: Final[i64] = ACTIONS.named("keep").first
FIRST_SHELTER: Final[i64] = ACTIONS.named("shelter").first


def CARD(species: i64) -> i64:
    return species


def BOOST(species: i64) -> i64:
    return FIRST_BOOST + species


def PILE(species: i64) -> i64:
    return FIRST_PILE + species


def PLACE(leaf: i64, direction: i64, turn: i64) -> i64:
    return FIRST_PLACE + (leaf * SIDES + direction) * SIDES + turn


def GROW(leaf: i64) -> i64:
    return FIRST_GROW + leaf


def DRAW() -> i64:
    return FIRST_DRAW


def TAKE(slot: i64) -> i64:
    return FIRST_TAKE + slot


def DECK() -> i64:
    return FIRST_DECK


def SUN() -> i64:
    return FIRST_SUN


def CLIMB(way: i64) -> i64:
    return FIRST_CLIMB + way


def ACORN(colour: i64) -> i64:
    return FIRST_ACORN + colour


def ADVANCE() -> i64:
    return FIRST_ADVANCE


def KEEP() -> i64:
    return FIRST_KEEP


def SHELTER(animal: i64) -> i64:
    return FIRST_SHELTER + animal


def species_of(action: i64) -> i64:
    """The species that a card, a boost or a pile names."""
    return action % SPECIES_COUNT


def leaf_of(action: i64) -> i64:
    """The leaf beside which a placement lies."""
    return (action - FIRST_PLACE) // (SIDES * SIDES)


def direction_of(action: i64) -> i64:
    return (action - FIRST_PLACE) // SIDES % SIDES


def turn_of(action: i64) -> i64:
    return (action - FIRST_PLACE) % SIDES
