"""The action table of Écosystème: choose a card, place it, swap two cards or keep them, give a card to Alban.

Rows and columns are counted from the top left card's row and column, which are 1, wherever the grid floats;
0 is the row above or the column to the left. So a place has one name, whichever card came first.
"""

from typing import Final

from sylve.engine.actions import ActionTable, Verb
from sylve.games.ecosysteme.cells import PAIRS, place_of
from sylve.games.ecosysteme.pieces import HEIGHT, KINDS, WIDTH

CHOOSE: Final = Verb("choose", "choose a card of that kind from the hand", card=KINDS)
PLACE: Final = Verb(
    "place",
    "lay the chosen card on that row and column, counted from 1 at the top left card; 0 is above or left of it",
    row=range(HEIGHT + 1),
    column=range(WIDTH + 1),
)
KEEP: Final = Verb("keep", "swap nothing after a rabbit")
SWAP: Final = Verb(
    "swap",
    "after a rabbit: let the cards on these two places (row, column, row, column) change places",
    cells=[(*place_of(one), *place_of(other)) for one, other in PAIRS],
)
GIVE: Final = Verb("give", "alone: give Alban a card of that kind", card=KINDS)
ACTIONS: Final = ActionTable(CHOOSE, PLACE, KEEP, SWAP, GIVE)
