"""What a seat of Canyon may know, as numbers. Seats are counted from the own one, in the order of play.

Left out on purpose: the order of the tricks of a round, and the lower tempo cards of a bid, which nothing counts.
"""

from typing import Final

from mypy_extensions import i64

from sylve.engine.observation import Observation, Page, Pieces
from sylve.engine.state import State
from sylve.engine.vec import vec
from sylve.games.canyon import pieces, scoring
from sylve.games.canyon.board import CAVE, CAVE_NAME, LANES, RANKS, SPACES
from sylve.games.canyon.rules import Canyon
from sylve.games.canyon.state import LAUNCHING, PLAYING

SEATS: Final = pieces.CANOES
PHASES: Final = 4
MOST_CARDS: Final = max(pieces.COUNTER)
MOST_POINTS: Final = MOST_CARDS + 3
MOST_BID: Final = 10
MOST_LEFT: Final = len(SPACES)

PIECES: Final = Pieces()


def place_of(state: Canyon, seat: i64, other: i64) -> i64:
    """How many seats after the own one the other sits."""
    return (other - seat) % state.seats


# The table
PRESENT: Final = PIECES.piece("seats", (SEATS,), 0, 1, "which seats are taken")
TO_ACT: Final = PIECES.piece("to_act", (SEATS,), 0, 1, "who owes a decision")
PHASE: Final = PIECES.piece("phase", (PHASES,), 0, 1, "launching, bidding, playing, moving; none when the race is over")
QUICK_BOARD: Final = PIECES.piece("quick", (1,), 0, 1, "1 on the quick board")
SEALED: Final = PIECES.piece("sealed", (1,), 0, 1, "1 where bids are made together, unseen")
SKIPS_DARK: Final = PIECES.piece("skips_dark", (1,), 0, 1, "1 where the dark rounds are left out")
ENDLESS: Final = PIECES.piece("endless", (1,), 0, 1, "1 where evening never falls")
ROUND: Final = PIECES.piece("round", (1,), 0, pieces.LAST_ROUND, f"rounds begun, counted up to {pieces.LAST_ROUND}")
FIELD: Final = PIECES.piece("field", (1,), 0, pieces.FIELDS, "the marker's field on the counter")
DEALT: Final = PIECES.piece("dealt", (1,), 0, MOST_CARDS, "cards dealt to each seat in this round")
DEALER: Final = PIECES.piece("dealer", (SEATS,), 0, 1, "who dealt; before the first round nobody")


def put_table(page: Page, state: Canyon, seat: i64) -> None:
    for other in range(state.seats):
        page.put(PRESENT, 1, other)
        if state.owes(other):
            page.put(TO_ACT, 1, place_of(state, seat, other))
    if not state.finished:
        page.put(PHASE, 1, state.phase)
    page.put(QUICK_BOARD, 1 if state.quick else 0)
    page.put(SEALED, 1 if state.sealed else 0)
    page.put(SKIPS_DARK, 1 if state.skips_dark else 0)
    page.put(ENDLESS, 1 if state.endless else 0)
    page.put(ROUND, min(state.round, pieces.LAST_ROUND))
    page.put(FIELD, state.field)
    if state.phase != LAUNCHING:
        page.put(DEALT, state.hand_size())
        page.put(DEALER, 1, place_of(state, seat, state.dealer))


# The river
RANK_OF: Final = vec[i64]([0 if name == CAVE_NAME else int(name[1:]) + 1 for name in SPACES])  # the cave has none
LANE_OF: Final = vec[i64]([0 if name == CAVE_NAME else LANES.index(name[0]) + 1 for name in SPACES])
SPACE: Final = PIECES.piece("space", (SEATS,), 0, len(SPACES), "each canoe's space + 1; 0 ashore")
RANK: Final = PIECES.piece("rank", (SEATS,), 0, RANKS, "each canoe's rank + 1; 0 ashore and in the cave")
LANE: Final = PIECES.piece("lane", (SEATS,), 0, len(LANES), "each canoe's lane + 1; 0 ashore and in the cave")
LEFT: Final = PIECES.piece("left", (SEATS,), 0, MOST_LEFT, "steps that each canoe still has to go")
IN_RAPIDS: Final = PIECES.piece("rapids", (SEATS,), 0, 1, "whose canoe is in the rapids")
IN_CAVE: Final = PIECES.piece("cave", (SEATS,), 0, 1, "whose canoe is in the cave")
LANDED: Final = PIECES.piece("landed", (SEATS,), 0, 1, "whose canoe has landed")
MOVED: Final = PIECES.piece("moved", (SEATS,), 0, 1, "who has moved in this round")
FELL: Final = PIECES.piece("fell", (SEATS,), 0, 1, "who went over the fall in this round")
UNUSED: Final = PIECES.piece("unused", (SEATS,), 0, MOST_POINTS, "movement points left over when a canoe landed")


def put_canoe(page: Page, state: Canyon, other: i64, place: i64) -> None:
    page.put(LEFT, state.left(other), place)
    page.put(UNUSED, state.unused[other], place)
    space = state.canoes[other]
    if space < 0:
        return
    page.put(SPACE, space + 1, place)
    page.put(RANK, RANK_OF[space], place)
    page.put(LANE, LANE_OF[space], place)
    page.put(IN_RAPIDS, 1 if state.in_rapids(other) else 0, place)
    page.put(IN_CAVE, 1 if state.board().kind[space] == CAVE else 0, place)
    page.put(LANDED, 1 if state.has_landed(other) else 0, place)
    page.put(FELL, state.fell[other], place)
    if state.has_moved(other):
        page.put(MOVED, 1, place)


# The bids
HAS_BID: Final = PIECES.piece("has_bid", (SEATS,), 0, 1, "who has bid")
BID: Final = PIECES.piece("bid", (SEATS,), 0, MOST_BID, "tricks bid, where that is known")
TEMPO: Final = PIECES.piece("tempo", (SEATS,), 0, 4, "the highest tempo card of the bid, where that is known")
TRICKS: Final = PIECES.piece("tricks", (SEATS,), 0, MOST_CARDS, "tricks taken in this round")
POINTS: Final = PIECES.piece("points", (SEATS,), 0, MOST_POINTS, "movement points, if the round were over now")


def put_bid(page: Page, state: Canyon, seat: i64, other: i64, place: i64) -> None:
    page.put(TRICKS, state.tricks[other], place)
    if state.bids[other] == pieces.NO_BID:
        return
    page.put(HAS_BID, 1, place)
    if other != seat and state.hides_bids():
        return
    page.put(BID, state.bid(other), place)
    page.put(TEMPO, state.highest_tempo(other), place)
    page.put(POINTS, scoring.points(state, other), place)


# The cards
TRUMP_SUIT: Final = PIECES.piece("trump_suit", (pieces.SUIT_COUNT,), 0, 1, "suit of the card turned up")
TRUMP_VALUE: Final = PIECES.piece("trump_value", (1,), 0, pieces.HIGHEST, "value of the card turned up")
HAND: Final = PIECES.piece("hand", (pieces.CARDS,), 0, 1, "own cards")
CARDS_HELD: Final = PIECES.piece("cards", (SEATS,), 0, MOST_CARDS, "cards held")
LACKS: Final = PIECES.piece("lacks", (SEATS, pieces.SUIT_COUNT), 0, 1, "suits that a seat has shown to have none of")
PLAYED: Final = PIECES.piece("played", (pieces.CARDS,), 0, 1, "cards played in this round")
PLAYED_BY: Final = PIECES.piece("played_by", (pieces.CARDS,), 0, SEATS, "who played each, + 1")


def put_cards(page: Page, state: Canyon, seat: i64) -> None:
    page.put(TRUMP_SUIT, 1, state.trump_suit())
    page.put(TRUMP_VALUE, pieces.VALUE[state.trump])
    for card in range(pieces.CARDS):
        if state.has(seat, card):
            page.put(HAND, 1, card)
    for i in range(len(state.laid)):
        leader = state.leads[i // state.seats]
        page.put(PLAYED, 1, state.laid[i])
        page.put(PLAYED_BY, place_of(state, seat, leader + i) + 1, state.laid[i])


def put_knowledge(page: Page, state: Canyon, other: i64, place: i64) -> None:
    page.put(CARDS_HELD, state.count(other), place)
    for suit in range(pieces.SUIT_COUNT):
        if state.lacks(other, suit):
            page.put(LACKS, 1, place, suit)


# The trick
LEADER: Final = PIECES.piece("leader", (SEATS,), 0, 1, "who led the trick")
BEST: Final = PIECES.piece("best", (SEATS,), 0, 1, "who holds the trick so far")
TRICK_SUIT: Final = PIECES.piece(
    "trick_suit", (SEATS, pieces.SUIT_COUNT), 0, 1, "suit of each seat's card in the trick"
)
TRICK_VALUE: Final = PIECES.piece("trick_value", (SEATS,), 0, pieces.HIGHEST, "value of each seat's card in the trick")


def put_trick(page: Page, state: Canyon, seat: i64) -> None:
    leader = state.lead()
    page.put(LEADER, 1, place_of(state, seat, leader))
    if state.cards_in_trick() > 0:
        page.put(BEST, 1, place_of(state, seat, leader + state.best_in_trick()))
    for i in range(state.cards_in_trick()):
        card, place = state.card_in_trick(i), place_of(state, seat, leader + i)
        page.put(TRICK_SUIT, 1, place, pieces.SUIT[card])
        page.put(TRICK_VALUE, pieces.VALUE[card], place)


class CanyonObservation(Observation):
    def fill(self, state: State, seat: i64, page: Page) -> None:
        assert isinstance(state, Canyon)
        put_table(page, state, seat)
        for other in range(state.seats):
            place = place_of(state, seat, other)
            put_canoe(page, state, other, place)
            put_bid(page, state, seat, other, place)
            put_knowledge(page, state, other, place)
        if state.phase != LAUNCHING:
            put_cards(page, state, seat)
        if state.phase == PLAYING:
            put_trick(page, state, seat)


OBSERVATION: Final = CanyonObservation(PIECES)
