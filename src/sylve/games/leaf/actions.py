"""The action table of Leaf. A cell is named by the oldest leaf it lies beside, and the direction from there."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.actions import ActionTable, Block
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
    Block("card", (SPECIES,), "choose a leaf card of that species"),
    Block("boost", (SPECIES,), "choose two of them: a baby mushroom comes with the leaf"),
    Block("pile", (SPECIES,), "where the card's own pile cannot serve: take the top leaf of that pile"),
    Block(
        "place",
        (LEAVES, DIRECTIONS, TURNED),
        "lay the leaf beside that leaf (by age), in that direction, turned by so many sixths",
    ),
    Block("grow", (LEAVES,), "red: a baby mushroom on that leaf, or let the own baby there grow up"),
    Block("draw", (), "green: draw a leaf card"),
    Block("take", (SLOT_NAMES,), "orange: take the animal of that slot"),
    Block("deck", (), "orange: take the top animal of the deck"),
    Block("sun", (), "yellow: gain a sun"),
    Block("climb", (WAYS,), "brown: the squirrel climbs, at a fork to that side"),
    Block("acorn", (COLOURS,), "an acorn instead of an action of that colour"),
    Block("advance", (), "pay 3 suns and advance the season"),
    Block("keep", (), "leave the season where it is and end the turn"),
    Block("shelter", (ANIMALS,), "frost: that species of the Forest goes to sleep in the Den"),
)
FIRST_BOOST: Final[i64] = ACTIONS.first["boost"]
FIRST_PILE: Final[i64] = ACTIONS.first["pile"]
FIRST_PLACE: Final[i64] = ACTIONS.first["place"]
FIRST_GROW: Final[i64] = ACTIONS.first["grow"]
FIRST_DRAW: Final[i64] = ACTIONS.first["draw"]
FIRST_TAKE: Final[i64] = ACTIONS.first["take"]
FIRST_DECK: Final[i64] = ACTIONS.first["deck"]
FIRST_SUN: Final[i64] = ACTIONS.first["sun"]
FIRST_CLIMB: Final[i64] = ACTIONS.first["climb"]
FIRST_ACORN: Final[i64] = ACTIONS.first["acorn"]
FIRST_ADVANCE: Final[i64] = ACTIONS.first["advance"]
FIRST_KEEP: Final[i64] = ACTIONS.first["keep"]
FIRST_SHELTER: Final[i64] = ACTIONS.first["shelter"]


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
