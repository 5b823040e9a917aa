"""The action table of Canopée: small steps that name kinds of cards, piles, trees or seats."""

from typing import Final

from sylve.engine.actions import ActionTable, Verb
from sylve.games.canopee import pieces

TREE_NUMBERS: Final = range(1, pieces.TREES + 1)

# The turn.
LOOK: Final = Verb("look", "go on to the piles, no more abilities before")
CROAK: Final = Verb("croak", "frog: a card of the deck on each pile")
PEEK: Final = Verb("peek", "toucan: look at that pile, counted by its reach", pile=range(1, 4))
FORAGE: Final = Verb("forage", "tamarin: draw cards instead of a turn")
KEEP: Final = Verb("keep", "keep the pile")
PASS: Final = Verb("pass", "pass the pile")
SNATCH: Final = Verb("snatch", "boa: pass the pile, and take a card of that kind out of it", card=pieces.KINDS)
SWEEP: Final = Verb("sweep", "howler: pass the pile, and discard it")
DRAW: Final = Verb("draw", "all piles passed: draw a card")
DOZE: Final = Verb("doze", "sloth: draw two cards instead")

# Cards in hand.
PLACE: Final = Verb("place", "add the card of that kind to the forest", card=pieces.KINDS)
HIDE: Final = Verb("hide", "put it under the first or second pitcher plant", card=pieces.KINDS, pitcher=range(1, 3))
TUCK: Final = Verb("tuck", "put it under the hoatzin", card=pieces.KINDS)
RETURN: Final = Verb("return", "spider: put that threat back on its pile", threat=pieces.THREAT_NAMES)
SPURN: Final = Verb("spurn", "mushroom and tamarin: discard the card drawn", card=pieces.KINDS)
SPROUT: Final = Verb("sprout", "begin a new tree with the trunk")
GROW: Final = Verb("grow", "put the trunk on that tree, counted by age", tree=TREE_NUMBERS)
CROWN: Final = Verb("crown", "complete that tree with the canopy", tree=TREE_NUMBERS)

# Cards of the forest, and what else a card asks.
GNAW: Final = Verb("gnaw", "ant: discard a card, named next")
COMPOST: Final = Verb("compost", "mushroom: discard it and another card, named next")
DISCARD: Final = Verb("discard", "discard a card of that kind", card=pieces.KINDS)
FELL: Final = Verb("fell", "the tree that the discarded part belongs to", tree=TREE_NUMBERS)
STRIKE: Final = Verb("strike", "lightning: what both seats do", effect=pieces.STRIKES)
TARGET: Final = Verb("target", "whom lightning or the jaguar strikes", target=range(1, 5))

# The season's end.
BLOOM: Final = Verb("bloom", "butterfly: become a plant of that species", plant=pieces.PLANT_NAMES)
SOW: Final = Verb("sow", "add that germination card", card=pieces.GERMINATION_NAMES)
TAKE: Final = Verb("take", "season of prestige: take that animal", animal=pieces.WILD_NAMES)
DONE: Final = Verb("done", "no more abilities or germination cards")

ACTIONS: Final = ActionTable(
    LOOK, CROAK, PEEK, FORAGE, KEEP, PASS, SNATCH, SWEEP, DRAW, DOZE,
    PLACE, HIDE, TUCK, RETURN, SPURN, SPROUT, GROW, CROWN,
    GNAW, COMPOST, DISCARD, FELL, STRIKE, TARGET, BLOOM, SOW, TAKE, DONE,
)  # fmt: skip
