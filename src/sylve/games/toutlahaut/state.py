"""The words that the rules of Tout là-haut are written in, over the fields of its table."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sylve.engine.chance import Chance
from sylve.engine.vec import append, remove, vec
from sylve.games.toutlahaut import pieces
from sylve.games.toutlahaut._fields import Fields

if TYPE_CHECKING:
    from sylve.engine.setup import Setup


class Layout(Fields):
    """The trees, the hand and the pile; `rules.py` makes a game of them."""

    def __init__(self, setup: "Setup", chance: Chance) -> None:
        super().__init__(setup, chance)
        self.box: pieces.Box = setup.box

    # Whose turn, and what comes.

    def seat_at(self, turn: i64) -> i64:
        """Who plays that turn."""
        return (self.first + self.direction * turn) % self.seats

    def holder(self) -> i64:
        return self.seat_at(self.turn)

    def last_turn(self) -> i64:
        """The turn before this one of whoever holds the hand; negative in the first round."""
        return self.turn - self.seats

    def first_turn(self, seat: i64) -> i64:
        """The seat's place in the order of play, which is its first turn."""
        return (seat - self.first) * self.direction % self.seats

    def card_for(self, turn: i64) -> i64:
        """The card that joins the hand at that turn."""
        return self.order[self.seats + turn]

    def came_since(self, card: i64, turn: i64, now: i64) -> bool:
        """Whether the card joined the hand after the one turn and no later than the other."""
        for later in range(turn + 1, now + 1):
            if self.card_for(later) == card:
                return True
        return False

    def is_drawn(self, turn: i64) -> bool:
        """Whether the card for that turn has left the pile already."""
        if self.draws_last:
            return turn < self.turns and turn < self.turn + self.seats
        return turn < self.turns and turn <= self.turn

    def pile(self) -> i64:
        """How many cards are left to draw."""
        drawn = self.turn + self.seats if self.draws_last else self.turn + 1
        return len(self.order) - self.seats - min(drawn, self.turns)

    # The hand.

    def card_of_kind(self, kind: i64) -> i64:
        """The card of that kind in the hand (the lowest of equal ones), or -1."""
        for card in self.hand:
            if self.box.kind[card] == kind:
                return card
        return -1

    def take(self, card: i64) -> None:
        """Add a card to the hand."""
        self.hand = sorted_in(self.hand, card)

    def lay(self, card: i64, face_up: bool) -> None:
        """Move a card from the hand to the tree of whoever holds the hand, and end the turn."""
        self.hand = remove(self.hand, card)
        self.played[self.turn] = card
        if face_up:
            self.shown[self.turn] = 1
        self.turn += 1

    def census(self) -> vec[i64]:
        cards = self.played[: self.turn]
        for card in self.hand:
            cards = append(cards, card)
        for turn in range(self.turn if self.finished else self.turn + 1, len(self.order) - self.seats):
            cards = append(cards, self.card_for(turn))
        return cards

    # The trees, floor by floor from the stump.

    def levels(self, seat: i64) -> i64:
        """How many cards the seat's tree has."""
        return (self.turn - self.first_turn(seat) + self.seats - 1) // self.seats

    def turn_of(self, seat: i64, level: i64) -> i64:
        return self.first_turn(seat) + level * self.seats

    def floors(self, seat: i64) -> i64:
        return 2 * self.levels(seat)

    def colour(self, seat: i64, floor: i64) -> i64:
        return self.colour_at(self.turn_of(seat, floor // 2), floor % 2)

    def value(self, seat: i64, floor: i64) -> i64:
        return self.value_at(self.turn_of(seat, floor // 2), floor % 2)

    def colour_at(self, turn: i64, half: i64) -> i64:
        """The colour of a floor of the card played that turn: 0 its bottom one, 1 its top one."""
        if self.shown[turn] == 0:
            return pieces.GREY
        if half == 0:
            return self.box.bottom_colour[self.played[turn]]
        return self.box.top_colour[self.played[turn]]

    def value_at(self, turn: i64, half: i64) -> i64:
        if self.shown[turn] == 0:
            return pieces.GREY_VALUE
        if half == 0:
            return self.box.bottom_value[self.played[turn]]
        return self.box.top_value[self.played[turn]]

    def top(self, seat: i64) -> i64:
        """The turn that brought the topmost card of the seat's tree; negative for the bare stump."""
        return self.turn - 1 - (self.turn - 1 - self.first_turn(seat)) % self.seats

    def goes_on(self, turn: i64, card: i64) -> bool:
        """Whether the card's bottom floor goes on the play of that turn. Anything goes on grey; the stump is grey."""
        if turn < 0 or self.shown[turn] == 0:
            return True
        return self.box.match[self.played[turn] * pieces.CARDS + card] != pieces.NO_MATCH

    def fits(self, seat: i64, card: i64) -> bool:
        """Whether the card goes on top of the seat's tree."""
        return self.goes_on(self.top(seat), card)


def sorted_in(cards: vec[i64], card: i64) -> vec[i64]:
    """Ascending cards and one more in its place."""
    more = append(cards, card)
    at: i64 = len(more) - 1
    while at > 0 and more[at - 1] > card:
        more[at] = more[at - 1]
        at -= 1
    more[at] = card
    return more
