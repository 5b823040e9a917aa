"""How good an action looks in Canyon: for bids and cards the chance to keep the bid, on the river the way that is left.

A card's chance to take a trick some time is a table, found by letting this very player play against its like;
the cards of a hand together give the chances of every number of tricks.
"""

from typing import Final

from mypy_extensions import i64

from sylve.engine.chance import Dice
from sylve.engine.judgement import Judgement
from sylve.engine.vec import append, vec
from sylve.engine.worlds import filled
from sylve.games.canyon import moving, pieces, scoring
from sylve.games.canyon.actions import BID, GO, PLAY
from sylve.games.canyon.board import DIRECTIONS, RAPIDS, STAGE, Board
from sylve.games.canyon.rules import Canyon
from sylve.games.canyon.state import BIDDING, PLAYING, STOCK

SURE: Final = 1000000  # chances are counted in millionths
HUNDREDTH: Final = 10000

# In hundredths: the chance of a card to take a trick, by the unseen cards of its suit above it (none to nine),
# with one card in hand, two, three or four, and more.
WINS: Final = (
    # 3 seats: in a side suit, then in trump
    38, 37, 33, 30, 25, 21, 19, 17, 14, 12,
    53, 43, 33, 27, 23, 19, 17, 15, 13, 12,
    66, 50, 35, 25, 20, 16, 13, 11, 9, 7,
    76, 54, 35, 23, 17, 13, 10, 7, 5, 3,
    100, 97, 93, 90, 87, 84, 81, 74, 69, 0,
    100, 95, 90, 86, 81, 76, 70, 63, 53, 0,
    100, 92, 86, 79, 73, 65, 57, 47, 36, 0,
    100, 89, 80, 71, 59, 48, 38, 28, 19, 0,
    # 4 seats: in a side suit, then in trump
    32, 29, 23, 18, 14, 11, 9, 7, 6, 5,
    42, 30, 22, 17, 13, 11, 8, 7, 5, 5,
    56, 32, 21, 16, 12, 9, 7, 5, 3, 3,
    67, 34, 20, 14, 10, 7, 5, 3, 2, 1,
    100, 93, 86, 82, 79, 75, 70, 65, 57, 0,
    100, 92, 85, 78, 73, 66, 59, 50, 41, 0,
    100, 88, 78, 70, 60, 51, 41, 32, 24, 0,
    100, 84, 71, 59, 45, 34, 25, 18, 11, 0,
    # 5 seats: in a side suit, then in trump
    28, 22, 15, 11, 8, 6, 4, 3, 3, 3,
    36, 21, 15, 11, 8, 6, 4, 3, 3, 2,
    49, 22, 15, 10, 8, 5, 3, 2, 1, 1,
    59, 22, 14, 10, 7, 4, 3, 2, 1, 0,
    100, 86, 79, 77, 73, 67, 59, 54, 47, 0,
    100, 88, 79, 72, 65, 55, 45, 36, 28, 0,
    100, 84, 71, 60, 49, 38, 30, 22, 15, 0,
    100, 78, 62, 47, 33, 23, 17, 11, 5, 0,
    # 6 seats: in a side suit, then in trump
    24, 13, 9, 6, 5, 3, 3, 2, 1, 1,
    30, 15, 10, 7, 5, 3, 2, 2, 1, 1,
    41, 15, 10, 7, 4, 3, 2, 1, 1, 0,
    54, 15, 10, 6, 4, 3, 1, 1, 0, 0,
    100, 76, 73, 71, 65, 58, 49, 42, 37, 0,
    100, 82, 72, 64, 54, 44, 34, 26, 20, 0,
    100, 77, 62, 50, 38, 29, 23, 17, 10, 0,
    100, 71, 52, 35, 24, 18, 14, 9, 4, 0,
)  # fmt: skip
SIZES: Final = 4
FEWEST_SEATS: Final = 3

# In hundredths: how often others take a trick that they can take, when they want more tricks and when they do not.
EAGER: Final = 70
SHY: Final = 20

# What a kept bid is worth by its bonus, and how much the bids of all together speak against one (in hundredths).
BID_WEIGHT: Final = (0, 9, 10, 11)
CROWDING: Final = 60
TRICK: Final = 20000  # a trick is a step too, outside the rapids

# On the river, in thousandths of a step: a missed bid that the canoe could bear, a step of the way round others.
STEP: Final = 1000
MISS: Final = 150
DETOUR: Final = 60
LONG_DETOUR: Final = 10

POINT: Final = 100
TEMPO: Final = 10

# What a newcomer counts with: the chances of a trump and of a high card, what a bid costs that is a trick off, and what
# the value of a card is worth.
NEW_TRUMP: Final = 600000
NEW_HIGH: Final = 400000
HIGH: Final = 8
TRICK_OFF: Final = 520000
CARD_STEP: Final = 520000
# By how much somebody who is not sure misjudges bids, cards and ways, each in its own measure.
BID_DOUBT: Final = 156000
CARD_DOUBT: Final = 1950000
WAY_DOUBT: Final = 780

# In the worlds of the search: how much a bid speaks for the hands that it looks best with (the power of how good it
# looks beside the best one), the chance of a bid that nothing explains, and how many worlds are given up at most.
SHARPNESS: Final = 10
WHIM: Final = 10000
DOUBTS: Final = 20


def _chances(hundredths: tuple[int, ...]) -> vec[i64]:
    chances = vec[i64]()
    for value in hundredths:
        chances = append(chances, value * HUNDREDTH)
    return chances


WIN_CHANCE: Final = _chances(WINS)
WEIGHT: Final = _chances(BID_WEIGHT)


class CanyonJudgement(Judgement[Canyon]):
    def __init__(self) -> None:
        super().__init__(horizon=1, scale=500, tries=2000)
        self.telling = ("exact", "drift", "fall")
        self.dreaded = ("drift", "fall")

    def greedy_value(self, state: Canyon, seat: i64, action: i64) -> i64:
        if BID.has(action):
            return bid_worth(state, seat, BID.argument(action))
        if PLAY.has(action):
            return play_worth(state, seat, PLAY.argument(action))
        return go_worth(state, seat, GO.argument(action)) if GO.has(action) else 0

    def newcomer_value(self, state: Canyon, seat: i64, action: i64) -> i64:
        """By the own cards and what lies in the trick alone; on the river the way that is left."""
        if BID.has(action):
            return newcomers_bid(state, seat, BID.argument(action))
        if PLAY.has(action):
            return newcomers_card(state, seat, PLAY.argument(action))
        return -STEP * state.board().left[GO.argument(action)] if GO.has(action) else 0

    def doubt(self, state: Canyon, seat: i64) -> i64:  # noqa: ARG002
        if state.phase == BIDDING:
            return BID_DOUBT
        return CARD_DOUBT if state.phase == PLAYING else WAY_DOUBT

    def pointless(self, state: Canyon, seat: i64, action: i64, actions: vec[i64]) -> bool:
        """A bid that cannot be kept or lays its sum badly, a card or space that another is better than in any case."""
        if BID.has(action):
            bid = BID.argument(action)
            return pieces.BID_TOTAL[bid] > state.hand_size() or not is_best_sum(bid)
        if PLAY.has(action):
            return is_wasted(state, seat, PLAY.argument(action), actions)
        return GO.has(action) and falls_back(state, GO.argument(action), actions)

    def evaluate(self, state: Canyon, seat: i64) -> i64:
        """The way made and what is over (§7.3, §7.4); on the river also the room to drift in."""
        value = POINT * (scoring.way(state, seat) + scoring.unused(state, seat))
        if not state.finished:
            return value + misses_to_bear(state.board(), state.canoes[seat]) * MISS * POINT // STEP
        in_order = (seat - state.first()) % state.seats
        return value + TEMPO * state.highest_tempo(seat) - in_order

    def quiet(self, state: Canyon) -> bool:
        """Whether a round is about to begin."""
        return state.phase == BIDDING and state.turn == 0

    def likely_world(self, state: Canyon, seat: i64, dice: Dice) -> Canyon:
        """A world of the seat, taken or given up as the others would have bid with the hands they hold in it."""
        world = imagined(state, seat, dice)
        if state.phase == PLAYING or (state.phase == BIDDING and not state.sealed):
            for _doubt in range(DOUBTS):
                if dice.below(SURE) < bids_chance(world, seat):
                    break
                world = imagined(state, seat, dice)
        return world


# What the others' bids tell of their hands.


def imagined(state: Canyon, seat: i64, dice: Dice) -> Canyon:
    world = state.world(seat, dice)
    assert isinstance(world, Canyon)
    return world


def bids_chance(world: Canyon, seat: i64) -> i64:
    """How likely the bids of all others are, taken back one after the other from the last."""
    then = world.copy()
    take_back_cards(then)
    chance: i64 = SURE
    for turn in range(world.seats - 1, -1, -1):
        other = world.seat_after(world.first(), turn)
        then.bids[other] = pieces.NO_BID
        if other != seat and world.bids[other] != pieces.NO_BID:
            chance = chance * bid_chance(then, other, world.bid(other)) // SURE
    return chance


def take_back_cards(world: Canyon) -> None:
    for at in range(len(world.laid)):
        world.give(world.laid[at], world.seat_after(world.leads[at // world.seats], at % world.seats))


def bid_chance(state: Canyon, seat: i64, tricks: i64) -> i64:
    """How likely a seat with this hand bids so, by how good that looks beside its best bid."""
    cards = state.hand_size()
    chances = trick_chances(state, seat, pieces.NO_CARD, cards)
    best: i64 = 1
    for possible in range(cards + 1):
        best = max(best, bid_hope(state, seat, possible, chances))
    beside_best = bid_hope(state, seat, tricks, chances) * SURE // best
    chance: i64 = SURE
    for _power in range(SHARPNESS):
        chance = chance * beside_best // SURE
    return max(chance, WHIM)


# What the seat has not seen, and what a card may be good for.


def unseen_above(state: Canyon, seat: i64, suit: i64, value: i64) -> i64:
    """How many cards of the suit above this value the seat has not seen yet."""
    count: i64 = 0
    for card in range(suit * pieces.HIGHEST + value, (suit + 1) * pieces.HIGHEST):
        place = state.place[card]
        if place == STOCK or (place >= 0 and place != seat):
            count += 1
    return count


def win_chance(state: Canyon, seat: i64, card: i64, cards: i64) -> i64:
    """The chance that a card takes a trick some time, one of so many in hand."""
    suit = pieces.SUIT[card]
    row = (state.seats - FEWEST_SEATS) * 2
    if suit == state.trump_suit():
        row += 1
    size: i64 = 0 if cards == 1 else 1 if cards == 2 else 2 if cards <= 4 else 3
    above = unseen_above(state, seat, suit, pieces.VALUE[card])
    return WIN_CHANCE[(row * SIZES + size) * pieces.HIGHEST + above]


def trick_chances(state: Canyon, seat: i64, without: i64, cards: i64) -> vec[i64]:
    """The chances of every number of tricks with the hand, one card left aside."""
    chances = filled(cards + 1, 0)
    chances[0] = SURE
    counted: i64 = 0
    for card in range(pieces.CARDS):
        if state.place[card] == seat and card != without:
            counted += 1
            win = win_chance(state, seat, card, cards)
            for tricks in range(counted, 0, -1):
                chances[tricks] = (chances[tricks] * (SURE - win) + chances[tricks - 1] * win) // SURE
            chances[0] = chances[0] * (SURE - win) // SURE
    return chances


def chance_of(chances: vec[i64], tricks: i64) -> i64:
    return chances[tricks] if 0 <= tricks < len(chances) else 0


# Bids and cards.


def bid_worth(state: Canyon, seat: i64, bid: i64) -> i64:
    chances = trick_chances(state, seat, pieces.NO_CARD, state.hand_size())
    return bid_hope(state, seat, pieces.BID_TOTAL[bid], chances) * 10 + pieces.BID_HIGHEST[bid]


def bid_hope(state: Canyon, seat: i64, tricks: i64, chances: vec[i64]) -> i64:
    """The chance to keep the bid, by its bonus; less where all bids together miss the number of tricks."""
    cards = state.hand_size()
    chance = chance_of(chances, tricks) * WEIGHT[scoring.bonus(tricks)] // SURE
    known: i64 = 0
    gap = tricks * state.seats - cards  # counted in parts of a trick, as many as there are seats
    for other in range(state.seats):
        if other != seat and state.bids[other] != pieces.NO_BID and not state.sealed:
            known += 1
            gap += state.bid(other) * state.seats - cards
    whole = 100 * state.seats * state.seats * state.seats
    return chance * whole // (whole + CROWDING * known * gap * gap)


def play_worth(state: Canyon, seat: i64, card: i64) -> i64:
    """The chance to end with the tricks bid, whether the card takes this one or not."""
    wanted = state.bid(seat) - state.tricks[seat]
    takes = take_chance(state, seat, card)
    rest = trick_chances(state, seat, card, state.count(seat) - 1)
    kept = (takes * chance_of(rest, wanted - 1) + (SURE - takes) * chance_of(rest, wanted)) // SURE
    if not state.in_rapids(seat):
        kept += takes * TRICK // SURE
    if wanted > 0:
        return kept * 10 - pieces.VALUE[card]
    return kept * 10 + pieces.VALUE[card] * (SURE - takes) // SURE


def take_chance(state: Canyon, seat: i64, card: i64) -> i64:
    """The chance that the card takes the trick now played, against all who have still to play."""
    played = state.cards_in_trick()
    if played > 0 and not state.takes(card, state.card_in_trick(state.best_in_trick())):
        return 0
    suit, trump = pieces.SUIT[card], state.trump_suit()
    led = suit if played == 0 else state.suit_led()
    above = unseen_above(state, seat, suit, pieces.VALUE[card])
    trumps = above if suit == trump else unseen_above(state, seat, trump, 0)
    hidden = pieces.CARDS - 1 - len(state.laid) - state.count(seat)
    of_led = unseen_above(state, seat, led, 0)
    chance: i64 = SURE
    for place in range(played + 1, state.seats):
        other = state.seat_after(state.lead(), place)
        cards = state.count(other)
        cannot_follow = SURE if state.lacks(other, led) else none_among(hidden, of_led, cards)
        beats: i64 = 0
        if suit == led and not state.lacks(other, led):
            beats = SURE - none_among(hidden, above, cards)
        if led != trump and not state.lacks(other, trump):
            beats += cannot_follow * (SURE - none_among(hidden - of_led, trumps, cards)) // SURE
        takes: i64 = EAGER if state.tricks[other] < state.bid(other) else SHY
        chance = chance * (SURE - min(SURE, beats) * takes // 100) // SURE
    return chance


def none_among(hidden: i64, wanted: i64, cards: i64) -> i64:
    """The chance that none of the wanted cards is among so many, drawn from the hidden ones."""
    chance: i64 = SURE
    for drawn in range(cards if wanted > 0 else 0):
        chance = chance * max(hidden - drawn - wanted, 0) // max(hidden - drawn, 1)
    return chance


# What a newcomer sees, and what nobody would do.


def newcomers_bid(state: Canyon, seat: i64, bid: i64) -> i64:
    """The nearest to the tricks that trumps and high cards promise."""
    hoped: i64 = 0
    for card in range(pieces.CARDS):
        if state.has(seat, card):
            if pieces.SUIT[card] == state.trump_suit():
                hoped += NEW_TRUMP
            elif pieces.VALUE[card] >= HIGH:
                hoped += NEW_HIGH
    off = pieces.BID_TOTAL[bid] * SURE - hoped
    return -max(off, -off) * TRICK_OFF // SURE


def newcomers_card(state: Canyon, seat: i64, card: i64) -> i64:
    """Who wants tricks plays high to take one, else low; who does not gets rid of high cards where another takes it."""
    value = pieces.VALUE[card] + (pieces.HIGHEST if pieces.SUIT[card] == state.trump_suit() else 0)
    takes = state.cards_in_trick() == 0 or state.takes(card, state.card_in_trick(state.best_in_trick()))
    wants = state.tricks[seat] < state.bid(seat)
    return CARD_STEP * (value if takes == wants else -value)


def is_best_sum(bid: i64) -> bool:
    """Whether no other tempo cards of the same sum have a higher one among them."""
    return bid == 0 or pieces.BID_TOTAL[bid - 1] != pieces.BID_TOTAL[bid]


def is_wasted(state: Canyon, seat: i64, card: i64, actions: vec[i64]) -> bool:
    """Whether neither this card nor another of its suit takes the trick, and the other would rather be spared.

    Who still wants tricks lets the lowest go, who does not the highest.
    """
    if state.cards_in_trick() == 0:
        return False
    held = state.card_in_trick(state.best_in_trick())
    if state.takes(card, held):
        return False
    wants = state.tricks[seat] < state.bid(seat)
    for action in actions:
        other = PLAY.argument(action)
        spared = pieces.VALUE[other] < pieces.VALUE[card] if wants else pieces.VALUE[other] > pieces.VALUE[card]
        if spared and pieces.SUIT[other] == pieces.SUIT[card] and not state.takes(other, held):
            return True
    return False


def falls_back(state: Canyon, space: i64, actions: vec[i64]) -> bool:
    """Whether the canoe could end further on, and bear the current there as well."""
    board = state.board()
    for action in actions:
        other = GO.argument(action)
        if board.left[other] < board.left[space] and misses_to_bear(board, other) >= misses_to_bear(board, space):
            return True
    return False


# On the river.


def go_worth(state: Canyon, seat: i64, space: i64) -> i64:
    """Little way left, room to drift in, no canoes in the way; on landing, points left over."""
    board = state.board()
    if board.kind[space] == STAGE:
        return STEP - state.reach[space]
    after = state.canoes[:]
    after[seat] = space
    round_others = moving.ways_round(board, moving.reach(board, after, seat, 0), 0)[space]
    detour = min(round_others - board.left[space], LONG_DETOUR)
    return misses_to_bear(board, space) * MISS - board.left[space] * STEP - detour * DETOUR


def misses_to_bear(board: Board, space: i64) -> i64:
    """How often a canoe in the rapids could drift without going over the fall."""
    misses: i64 = 0
    while space >= 0 and board.kind[space] == RAPIDS:
        space = board.beside[space * DIRECTIONS + board.arrow[space]]
        misses += 1
    return misses
