"""The words that the rules of Canopée are written in, beside `face_down.py` and `forest.py`: seats and piles."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sylve.engine.chance import Chance
from sylve.engine.vec import append, vec
from sylve.games.canopee import agenda, pieces
from sylve.games.canopee.face_down import NOWHERE, kind_of
from sylve.games.canopee.forest import Forests

if TYPE_CHECKING:
    from sylve.engine.setup import Setup


class Layout(Forests):
    """Forests, piles and decks; `rules.py` makes a game of them."""

    def __init__(self, setup: "Setup", chance: Chance) -> None:
        super().__init__(setup, chance)
        self.box: pieces.Box = setup.box
        self.forests = max(2, self.seats)
        self.seasons = pieces.seasons(self.seats)

    def copy(self) -> "Layout":
        raise NotImplementedError  # the game's own class does it

    def census(self) -> vec[i64]:
        cards = vec[i64]()
        for at in range(self.drawn, len(self.order)):
            cards = append(cards, self.order[at])
        for card in self.down:
            cards = append(cards, kind_of(card))
        for kind in self.sprouts:
            cards = append(cards, kind)
        for step in range(self.agenda.depth):
            if self.agenda.steps[3 * step] in (agenda.GROWING, agenda.CROWNING):  # shown, not yet on a tree
                cards = append(cards, self.agenda.steps[3 * step + 2])
        if self.seats == 1:  # starting trunks that the Spirit still waits for
            for _ in range(self.season + 1, self.seasons):
                cards = append(cards, pieces.START_TRUNK)
        for kind in range(pieces.KIND_COUNT):
            copies = self.discarded[kind]
            for seat in range(self.forests):
                copies += self.count(seat, kind)
                if kind < pieces.FERN:
                    copies += self.scored_parts(seat, kind)
            if kind == self.bloomed:
                copies -= 1
            for _ in range(copies):
                cards = append(cards, kind)
        return cards

    def first_rules(self) -> bool:
        """Whether the game is played by the first version of the rules, with the faults that the second one mends."""
        return self.version == 1

    # Seats, and the piles that a seat can reach.

    def is_spirit(self, seat: i64) -> bool:
        return seat >= self.seats

    def after(self, seat: i64) -> i64:
        """Whose turn comes after that seat's."""
        return (seat + 1) % self.forests

    def pile_at(self, seat: i64, number: i64) -> i64:
        """A seat's first, second or third pile (0 to 2): its right one, its left one, the centre."""
        if self.seats <= 2:
            return number
        if number == 0:
            return (seat + self.seats - 1) % self.seats
        return seat if number == 1 else self.seats

    def piles(self) -> i64:
        if self.seats <= 2:
            return pieces.PILES
        return self.seats + 1

    def centre(self) -> i64:
        """The pile in the middle of the ring; two seats have none."""
        if self.seats <= 2:
            return NOWHERE
        return self.seats

    def reachable(self, seat: i64) -> i64:
        """How many cards lie on the piles that the seat can reach."""
        cards: i64 = 0
        for number in range(pieces.PILES):
            cards += self.size(self.pile_at(seat, number))
        return cards
