"""The action table of Tout là-haut: lay a card of one kind on the own tree, face up or face down."""

from typing import Final

from sylve.engine.actions import ActionTable, Verb
from sylve.games.toutlahaut.pieces import KINDS

SHOW: Final = Verb(
    "show", "lay a card of that kind face up: bottom floor, then top floor, each a colour and a value", card=KINDS
)
HIDE: Final = Verb("hide", "lay a card of that kind face down, as two grey floors", card=KINDS)
ACTIONS: Final = ActionTable(SHOW, HIDE)
