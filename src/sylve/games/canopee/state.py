"""What lies on the table in Canopée: the cards face down, the forests, and where the game stands.

Copies of a kind are equal, so places hold kinds.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sylve.engine.agenda import Agenda
from sylve.engine.chance import Chance
from sylve.engine.state import State
from sylve.engine.vec import append, vec
from sylve.games.canopee import pieces, steps
from sylve.games.canopee.down import NO_BATCH, NOWHERE, kind_of
from sylve.games.canopee.forest import Forests

if TYPE_CHECKING:
    from sylve.engine.setup import Setup

# Who may see a field: everybody; nobody; or see the words beside it.
AUDIENCE: Final = {
    "order": "nobody",
    "drawn": "everybody",
    "deck_end": "everybody",
    "down": "everybody, but for a card's kind: that the seats in its eyes know; who looked where is public",
    "batch": "everybody",
    "memory": "as `down`: who had seen a card before it was picked up is public, its kind only they know",
    "forests": "everybody",
    "forest": "everybody",
    "discarded": "everybody",
    "trees": "everybody",
    "slots": "everybody",
    "ability": "everybody",
    "gained": "everybody",
    "robbed": "everybody",
    "bloomed": "everybody",
    "scored": "everybody",
    "changing": "everybody",
    "level": "everybody",
    "season": "everybody",
    "seasons": "everybody",
    "active": "everybody",
    "last_taker": "everybody",
    "kept_pile": "everybody",
    "tucked_batch": "everybody",
    "sprouts": "nobody; cards put back are known, their order is not",
    "sprout_batch": "everybody",
    "signs": "everybody up to this season's, the others nobody",
    "sign": "everybody",
    "agenda": "everybody",
    "present": "everybody",
}


class Layout(Forests):
    """Forests, piles and decks; `rules.py` makes a game of them."""

    def __init__(self, setup: "Setup", chance: Chance) -> None:
        super().__init__(setup, chance)
        self.changing = False  # the variant with season cards
        self.level: i64 = 0  # of the Spirit
        self.season: i64 = -1
        self.seasons: i64 = pieces.seasons(self.seats)
        self.active: i64 = 0  # whose turn it is; NOWHERE at the season's end
        self.last_taker: i64 = 0  # who kept the latest pile
        self.kept_pile: i64 = NOWHERE  # whose cards are being placed
        self.tucked_batch: i64 = NO_BATCH  # the kept pile that the hoatzin was last used on
        self.sprouts = vec[i64]()  # the germination deck, top card first; replaced, not changed
        self.sprout_batch = vec[i64]()  # 0: never drawn; else with which cards it was put back; replaced, not changed
        self.signs = vec[i64]()  # the season cards in their order; never changed
        self.sign: i64 = pieces.NO_SIGN  # the one in force
        self.agenda = Agenda()
        self.present = vec[i64]()  # by species: 1 for those of the recipe; never changed

    def lay_out_like(self, original: "Layout") -> None:
        """Become a copy; what is never changed is shared."""
        self.inherit(original)
        self.lay_down_like(original)
        self.grow_like(original)
        self.changing = original.changing
        self.level = original.level
        self.season = original.season
        self.active = original.active
        self.last_taker = original.last_taker
        self.kept_pile = original.kept_pile
        self.tucked_batch = original.tucked_batch
        self.sprouts = original.sprouts
        self.sprout_batch = original.sprout_batch
        self.signs = original.signs
        self.sign = original.sign
        self.agenda = original.agenda.copy()
        self.present = original.present

    def same(self, other: State) -> bool:
        return (
            isinstance(other, Layout)
            and self.same_cards(other)
            and self.same_forests(other)
            and self.changing == other.changing
            and self.level == other.level
            and self.season == other.season
            and self.seasons == other.seasons
            and self.active == other.active
            and self.last_taker == other.last_taker
            and self.kept_pile == other.kept_pile
            and self.tucked_batch == other.tucked_batch
            and self.sprouts == other.sprouts
            and self.sprout_batch == other.sprout_batch
            and self.signs == other.signs
            and self.sign == other.sign
            and self.agenda.same(other.agenda)
            and self.present == other.present
        )

    def census(self) -> vec[i64]:
        cards = vec[i64]()
        for at in range(self.drawn, len(self.order)):
            cards = append(cards, self.order[at])
        for card in self.down:
            cards = append(cards, kind_of(card))
        for kind in self.sprouts:
            cards = append(cards, kind)
        for step in range(self.agenda.depth):
            if self.agenda.steps[3 * step] in (steps.GROWING, steps.CROWNING):  # shown, not yet on a tree
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
