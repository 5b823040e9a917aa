"""The action table of Leaf. A cell is named by the oldest leaf it lies beside, and the direction from there."""

from typing import Final

from sylve.engine.actions import ActionTable, Verb
from sylve.games.leaf.lattice import DIRECTIONS, SIDES
from sylve.games.leaf.pieces import ANIMALS, COLOURS, SLOTS, SPECIES, TILES

LEAVES: Final = range(1, TILES + 1)
WAYS: Final = ("on", "left", "right")
ON: Final = 0
LEFT: Final = 1
RIGHT: Final = 2

CARD: Final = Verb("card", "choose a leaf card of that species", species=SPECIES)
BOOST: Final = Verb("boost", "choose two of them: a baby mushroom comes with the leaf", species=SPECIES)
PILE: Final = Verb("pile", "where the card's own pile cannot serve: take the top leaf of that pile", species=SPECIES)
PLACE: Final = Verb(
    "place",
    "lay the leaf beside that leaf (by age), in that direction, turned by so many sixths",
    "leaf-{leaf} {direction} turn-{turned}",
    leaf=LEAVES,
    direction=DIRECTIONS,
    turned=range(SIDES),
)
GROW: Final = Verb(
    "grow", "red: a baby mushroom on that leaf, or let the own baby there grow up", "leaf-{leaf}", leaf=LEAVES
)
DRAW: Final = Verb("draw", "green: draw a leaf card")
TAKE: Final = Verb("take", "orange: take the animal of that slot", "slot-{slot}", slot=range(1, SLOTS + 1))
DECK: Final = Verb("deck", "orange: take the top animal of the deck")
SUN: Final = Verb("sun", "yellow: gain a sun")
CLIMB: Final = Verb("climb", "brown: the squirrel climbs, at a fork to that side", way=WAYS)
ACORN: Final = Verb("acorn", "an acorn instead of an action of that colour", colour=COLOURS)
ADVANCE: Final = Verb("advance", "pay 3 suns and advance the season")
KEEP: Final = Verb("keep", "leave the season where it is and end the turn")
SHELTER: Final = Verb("shelter", "frost: that species of the Forest goes to sleep in the Den", animal=ANIMALS)
ACTIONS: Final = ActionTable(
    CARD, BOOST, PILE, PLACE, GROW, DRAW, TAKE, DECK, SUN, CLIMB, ACORN, ADVANCE, KEEP, SHELTER
)
