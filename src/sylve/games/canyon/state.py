"""The words that the rules of Canyon are written in, over the fields of its table."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sylve.engine.chance import Chance
from sylve.engine.vec import append, vec
from sylve.engine.worlds import filled
from sylve.games.canyon import pieces
from sylve.games.canyon._fields import Fields
from sylve.games.canyon.board import RAPIDS, STAGE, Board

if TYPE_CHECKING:
    from sylve.engine.setup import Setup

# Where a card is: a seat number while that seat holds it, else one of these.
STOCK: Final = -1
PLAYED: Final = -2
TURNED_UP: Final = -3

ALL_IN_STOCK: Final = filled(pieces.CARDS, STOCK)

# What the seats are asked: the number of the step.
LAUNCHING: Final = 0
BIDDING: Final = 1
PLAYING: Final = 2
PADDLING: Final = 3


class Layout(Fields):
    """The canoes, the cards and the bids; `rules.py` makes a game of them."""

    def __init__(self, setup: "Setup", chance: Chance) -> None:
        super().__init__(setup, chance)
        self.box: pieces.Box = setup.box

    def census(self) -> vec[i64]:
        """The cards, each as often as it lies somewhere, then the canoes."""
        cards = self.laid[:]
        for card in range(pieces.CARDS):
            if self.place[card] != PLAYED:
                cards = append(cards, card)
        for _ in self.canoes:
            cards = append(cards, pieces.CARDS)
        return cards

    # Seats.

    def seat_after(self, seat: i64, places: i64) -> i64:
        """The seat so many places on, once round the table at most."""
        after = seat + places
        return after if after < self.seats else after - self.seats

    def first(self) -> i64:
        """The round's first player: the dealer's left neighbour."""
        return self.seat_after(self.dealer, 1)

    def acting(self) -> i64:
        """Whose decision it is, where one seat decides alone."""
        if self.phase == PLAYING:
            return self.seat_after(self.lead(), self.cards_in_trick())
        if self.phase == LAUNCHING:
            return self.seat_after(self.launcher, self.turn)
        return self.seat_after(self.first(), self.turn)

    def all_have_acted(self) -> bool:
        """Whether the trick is complete, or every seat has had its turn."""
        if self.phase == PLAYING:
            return self.cards_in_trick() == self.seats
        return self.turn == self.seats

    # Rounds.

    def rounds_in_lap(self) -> i64:
        """How many rounds bring the marker round the counter."""
        if self.skips_dark:
            return pieces.FIELDS - pieces.DARK_FIELDS
        return pieces.FIELDS

    def last_round(self) -> i64:
        """The round after which evening falls; the first rules skipped dark rounds and counted them all the same."""
        if self.short:
            return 1
        if self.version == 1:
            return pieces.LAST_ROUND
        return pieces.LAPS * self.rounds_in_lap()

    def first_field(self) -> i64:
        """Where the marker begins."""
        return pieces.SHORT_FIELD if self.short else 1

    def is_evening(self) -> bool:
        return not self.endless and self.round == self.last_round()

    # Cards.

    def unpack(self) -> None:
        """The box is opened: canoes ashore, all cards in the stock."""
        self.canoes = filled(self.seats, pieces.NOBODY)
        self.unused = filled(self.seats, 0)
        self.gather()

    def hand_size(self) -> i64:
        """The cards dealt to each seat in this round."""
        return pieces.HAND_SIZE[self.field - 1]

    def gather(self) -> None:
        """All cards go back to the stock, tempo cards and tricks are taken back."""
        self.place = ALL_IN_STOCK[:]
        self.suits = filled(self.seats * pieces.SUIT_COUNT, 0)
        self.void = filled(self.seats * pieces.SUIT_COUNT, 0)
        self.laid = vec[i64](capacity=pieces.CARDS)
        self.leads = vec[i64](capacity=pieces.HIGHEST)
        self.bids = filled(self.seats, pieces.NO_BID)
        self.tricks = filled(self.seats, 0)
        self.fell = filled(self.seats, 0)

    def give(self, card: i64, seat: i64) -> None:
        """A card of the stock joins the hand of a seat."""
        self.place[card] = seat
        self.suits[seat * pieces.SUIT_COUNT + pieces.SUIT[card]] += 1

    def take_away(self, card: i64) -> None:
        """A card leaves the hand that holds it for the stock."""
        self.suits[self.place[card] * pieces.SUIT_COUNT + pieces.SUIT[card]] -= 1
        self.place[card] = STOCK

    def turn_up(self, card: i64) -> None:
        self.trump = card
        self.place[card] = TURNED_UP

    def has(self, seat: i64, card: i64) -> bool:
        return self.place[card] == seat

    def count_of(self, seat: i64, suit: i64) -> i64:
        """How many cards of the suit the seat holds."""
        return self.suits[seat * pieces.SUIT_COUNT + suit]

    def has_suit(self, seat: i64, suit: i64) -> bool:
        return self.suits[seat * pieces.SUIT_COUNT + suit] > 0

    def count(self, seat: i64) -> i64:
        """How many cards the seat holds."""
        held: i64 = 0
        for suit in range(pieces.SUIT_COUNT):
            held += self.suits[seat * pieces.SUIT_COUNT + suit]
        return held

    def lacks(self, seat: i64, suit: i64) -> bool:
        """Whether all know that the seat holds no card of the suit."""
        return self.void[seat * pieces.SUIT_COUNT + suit] == 1

    def trump_suit(self) -> i64:
        return pieces.SUIT[self.trump]

    # The trick.

    def lead(self) -> i64:
        return self.leads[len(self.leads) - 1]

    def tricks_left(self) -> i64:
        """The tricks to play, this one included: so many cards has whoever is to play."""
        return self.hand_size() + 1 - len(self.leads)

    def cards_in_trick(self) -> i64:
        """How many cards lie in the trick now played."""
        return len(self.laid) - (len(self.leads) - 1) * self.seats

    def suit_led(self) -> i64:
        """The suit to follow, NO_SUIT for who leads."""
        start = (len(self.leads) - 1) * self.seats
        if len(self.laid) == start:
            return pieces.NO_SUIT
        return pieces.SUIT[self.laid[start]]

    def lay(self, seat: i64, card: i64) -> None:
        """A card goes from the hand into the trick; who does not follow shows that it cannot."""
        suit, led = pieces.SUIT[card], self.suit_led()
        if led != pieces.NO_SUIT and suit != led:
            self.void[seat * pieces.SUIT_COUNT + led] = 1
        self.suits[seat * pieces.SUIT_COUNT + suit] -= 1
        self.place[card] = PLAYED
        self.laid = append(self.laid, card)

    def takes(self, card: i64, other: i64) -> bool:
        """Whether a card takes the trick from the one that held it so far."""
        if pieces.SUIT[card] == pieces.SUIT[other]:
            return pieces.VALUE[card] > pieces.VALUE[other]
        return pieces.SUIT[card] == self.trump_suit()

    def best_in_trick(self) -> i64:
        """The place in the trick of the card that holds it: 0 for the card led."""
        return self.best_of((len(self.leads) - 1) * self.seats, self.cards_in_trick())

    def best_of(self, start: i64, cards: i64) -> i64:
        """The same in a trick of so many cards that begins there among those laid in this round."""
        best: i64 = 0
        for place in range(1, cards):
            if self.takes(self.laid[start + place], self.laid[start + best]):
                best = place
        return best

    def card_in_trick(self, place: i64) -> i64:
        return self.laid[(len(self.leads) - 1) * self.seats + place]

    # Bids.

    def bid(self, seat: i64) -> i64:
        """The tricks bid: the sum of the tempo cards laid."""
        return pieces.BID_TOTAL[self.bids[seat]]

    def bid_choices(self) -> i64:
        """How many of the ways to bid are open, in their order: §8.4 as many as there are cards, and none."""
        return self.hand_size() + 1 if self.short else pieces.BID_COUNT

    def highest_tempo(self, seat: i64) -> i64:
        return pieces.BID_HIGHEST[self.bids[seat]]

    def all_bid(self) -> bool:
        return all(bid != pieces.NO_BID for bid in self.bids)

    def hides_bids(self) -> bool:
        """Whether bids are being made that nobody may see yet."""
        return self.sealed and self.phase == BIDDING and not self.all_bid()

    def is_exact(self, seat: i64) -> bool:
        return self.tricks[seat] == self.bid(seat)

    # Canoes.

    def board(self) -> Board:
        return self.box.quick if self.quick else self.box.full

    def canoe_on(self, space: i64) -> i64:
        """Whose canoe lies there, or NOBODY."""
        for seat in range(self.seats):
            if self.canoes[seat] == space:
                return seat
        return pieces.NOBODY

    def in_rapids(self, seat: i64) -> bool:
        return self.board().kind[self.canoes[seat]] == RAPIDS

    def drifts(self, seat: i64) -> bool:
        """Whether the current moves the canoe: in the rapids, with a missed bid."""
        return self.in_rapids(seat) and not self.is_exact(seat)

    def has_moved(self, seat: i64) -> bool:
        """Whether the seat has had its move in this round."""
        return self.phase == PADDLING and (seat - self.first()) % self.seats < self.turn

    def any_landed(self) -> bool:
        for seat in range(self.seats):
            if self.has_landed(seat):
                return True
        return False

    def has_landed(self, seat: i64) -> bool:
        canoe = self.canoes[seat]
        return canoe >= 0 and self.board().kind[canoe] == STAGE

    def left(self, seat: i64) -> i64:
        """The steps a canoe still has to go."""
        canoe = self.canoes[seat]
        return self.board().left[canoe] if canoe >= 0 else self.board().length
