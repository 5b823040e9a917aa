"""The action table of Canyon: launch a canoe from a pier, bid with tempo cards, play a card, go to a space."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.actions import ActionTable, Verb
from sylve.games.canyon.board import PIER_COUNT, PIERS, SPACES
from sylve.games.canyon.pieces import BID_COUNT, BID_NAMES, CARD_NAMES, CARDS

ACTIONS: Final = ActionTable(
    Verb("launch", "begin the race at that pier", pier=PIERS),
    Verb("bid", "bid as many tricks as these tempo cards add up to", bid=BID_NAMES),
    Verb("play", "play that card into the trick", card=CARD_NAMES),
    Verb("go", "end the canoe's move on that space (lane and rank), staying where it is included", space=SPACES),
)
FIRST_BID: Final[i64] = PIER_COUNT
FIRST_PLAY: Final[i64] = FIRST_BID + BID_COUNT
FIRST_GO: Final[i64] = FIRST_PLAY + CARDS

# Verbs, in the order of the table and of play.
LAUNCHES: Final = 0
BIDS: Final = 1
PLAYS: Final = 2
GOES: Final = 3


def LAUNCH(pier: i64) -> i64:
    return pier


def BID(bid: i64) -> i64:
    return FIRST_BID + bid


def PLAY(card: i64) -> i64:
    return FIRST_PLAY + card


def GO(space: i64) -> i64:
    return FIRST_GO + space


def verb_of(action: i64) -> i64:
    if action < FIRST_BID:
        return LAUNCHES
    if action < FIRST_PLAY:
        return BIDS
    return PLAYS if action < FIRST_GO else GOES


def object_of(action: i64) -> i64:
    """The pier, the bid, the card or the space that the action names."""
    if action < FIRST_BID:
        return action
    if action < FIRST_PLAY:
        return action - FIRST_BID
    return action - FIRST_PLAY if action < FIRST_GO else action - FIRST_GO
