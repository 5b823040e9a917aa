"""The action table of Canyon: launch a canoe from a pier, bid with tempo cards, play a card, go to a space."""

from typing import Final

from sylve.engine.actions import ActionTable, Verb
from sylve.games.canyon.board import PIERS, SPACES
from sylve.games.canyon.pieces import BID_NAMES, CARD_NAMES

LAUNCH: Final = Verb("launch", "begin the race at that pier", pier=PIERS)
BID: Final = Verb("bid", "bid as many tricks as these tempo cards add up to", bid=BID_NAMES)
PLAY: Final = Verb("play", "play that card into the trick", card=CARD_NAMES)
GO: Final = Verb("go", "end the canoe's move on that space (lane and rank), staying where it is included", space=SPACES)
ACTIONS: Final = ActionTable(LAUNCH, BID, PLAY, GO)
