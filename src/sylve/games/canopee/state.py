"""What lies on the table in Canopée, and the words its rules are written in.

Copies of a kind are equal, so places hold kinds. Every face-down card outside the decks is one row of the list `down`:
where it lies, what it is, who knows it there, and with which cards it was picked up (its batch).
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sylve.engine.agenda import Agenda
from sylve.engine.chance import Chance
from sylve.engine.state import State
from sylve.engine.vec import append, vec
from sylve.engine.worlds import filled
from sylve.games.canopee import pieces, steps

if TYPE_CHECKING:
    from sylve.engine.game import Setup

# Who may see a field: everybody; nobody; or see the words beside it.
AUDIENCE: Final = {
    "changing": "everybody",
    "level": "everybody",
    "forests": "everybody",
    "season": "everybody",
    "seasons": "everybody",
    "active": "everybody",
    "last_taker": "everybody",
    "order": "nobody",
    "drawn": "everybody",
    "deck_end": "everybody",
    "down_place": "everybody",
    "down_kind": "the seats in down_eyes; those in down_hint know it to be somewhere in the batch",
    "down_eyes": "everybody: who looked where is public",
    "down_hint": "each seat its own",
    "down_batch": "everybody",
    "batch": "everybody",
    "kept_pile": "everybody",
    "sprouts": "nobody; cards put back are known, their order is not",
    "sprout_batch": "everybody",
    "forest": "everybody",
    "discarded": "everybody",
    "trunks": "everybody",
    "canopy": "everybody",
    "mark": "everybody",
    "slots": "everybody",
    "ability": "everybody",
    "gained": "everybody",
    "robbed": "everybody",
    "bloomed": "everybody",
    "scored": "everybody",
    "signs": "everybody up to this season's, the others nobody",
    "sign": "everybody",
    "agenda": "everybody",
    "present": "everybody",
}

# Places of face-down cards: the piles first, then
HAND: Final = 5  # picked up or drawn, being placed; the batch says by whom
TRAY: Final = 6  # germination cards drawn, open to all
STASH: Final = 7  # under the hoatzin
UNDER: Final = 8  # under pitcher plants: two places a seat
NOWHERE: Final = -1

# Who knows a card: one bit a seat, and one for everybody. A card put back by the spider is known to be a threat.
EVERYBODY: Final = 16
IS_THREAT: Final = 32

# What an active animal can do.
READY: Final = 0
USED: Final = 1
FRESH: Final = 2  # came this turn

NO_CANOPY: Final = -1

# Marks of a tree.
SCORED: Final = 1
AWARDED: Final = 2


def seat_bit(seat: i64) -> i64:
    """The seat's own bit; none for a spectator."""
    if seat == 0:
        return 1
    if seat == 1:
        return 2
    if seat == 2:
        return 4
    return 8 if seat == 3 else 0


class Layout(State):
    """Forests, piles and decks; `rules.py` makes a game of them."""

    def __init__(self, setup: "Setup", chance: Chance) -> None:
        super().__init__(setup, chance)
        self.changing = False  # the variant with season cards
        self.level: i64 = 0  # of the Spirit
        self.forests: i64 = max(2, setup.seats)  # alone, the second is the Spirit's
        self.season: i64 = -1
        self.seasons: i64 = pieces.seasons(setup.seats)
        self.active: i64 = 0  # whose turn it is; NOWHERE at the season's end
        self.last_taker: i64 = 0  # who kept the latest pile
        self.order = vec[i64]()  # the shuffled forest cards, those put back last; never changed
        self.drawn: i64 = 0  # how many of them have left their deck
        self.deck_end: i64 = 0  # where this season's deck ends
        self.down_place = vec[i64]()
        self.down_kind = vec[i64]()
        self.down_eyes = vec[i64]()
        self.down_hint = vec[i64]()
        self.down_batch = vec[i64]()  # 0: never picked up
        self.batch: i64 = 0  # the latest
        self.kept_pile: i64 = NOWHERE  # whose cards are being placed
        self.sprouts = vec[i64]()  # the germination deck, top card first
        self.sprout_batch = vec[i64]()  # 0: never drawn; else with which cards it was put back
        self.forest = vec[i64]()  # by seat and kind; of trees only what has not been scored
        self.discarded = vec[i64]()  # by kind
        self.trunks = vec[i64]()  # by seat, tree and value
        self.canopy = vec[i64]()  # by seat and tree: its value, or NO_CANOPY
        self.mark = vec[i64]()  # by seat and tree
        self.slots = vec[i64]()  # by seat: how many places for trees are in use
        self.ability = vec[i64]()  # by species
        self.gained = vec[i64]()  # by kind: 1 for an animal that came this season
        self.robbed = vec[i64]()  # by kind: from whom the tallest tree just took it, else -1
        self.bloomed: i64 = NOWHERE  # the plant that the butterfly became
        self.scored = vec[i64]()  # by seat and row of the score sheet
        self.signs = vec[i64]()  # the season cards in their order
        self.sign: i64 = pieces.NO_SIGN  # the one in force
        self.agenda = Agenda()
        self.present = vec[i64]()  # by species: 1 for those of the recipe; never changed

    def clear_table(self) -> None:
        """Nothing in the forests yet."""
        forests = self.forests
        self.forest = filled(forests * pieces.KIND_COUNT, 0)
        self.discarded = filled(pieces.KIND_COUNT, 0)
        self.trunks = filled(forests * pieces.TREES * pieces.CARD_VALUES, 0)
        self.canopy = filled(forests * pieces.TREES, NO_CANOPY)
        self.mark = filled(forests * pieces.TREES, 0)
        self.slots = filled(forests, 0)
        self.ability = filled(pieces.SPECIES_COUNT, READY)
        self.gained = filled(pieces.KIND_COUNT, 0)
        self.robbed = filled(pieces.KIND_COUNT, NOWHERE)
        self.scored = filled(forests * pieces.ROWS, 0)

    def lay_out_like(self, original: "Layout") -> None:
        """Become a copy; what never changes is shared."""
        self.inherit(original)
        self.changing = original.changing
        self.level = original.level
        self.season = original.season
        self.active = original.active
        self.last_taker = original.last_taker
        self.order = original.order
        self.drawn = original.drawn
        self.deck_end = original.deck_end
        self.down_place = original.down_place[:]
        self.down_kind = original.down_kind[:]
        self.down_eyes = original.down_eyes[:]
        self.down_hint = original.down_hint[:]
        self.down_batch = original.down_batch[:]
        self.batch = original.batch
        self.kept_pile = original.kept_pile
        self.sprouts = original.sprouts[:]
        self.sprout_batch = original.sprout_batch[:]
        self.forest = original.forest[:]
        self.discarded = original.discarded[:]
        self.trunks = original.trunks[:]
        self.canopy = original.canopy[:]
        self.mark = original.mark[:]
        self.slots = original.slots[:]
        self.ability = original.ability[:]
        self.gained = original.gained[:]
        self.robbed = original.robbed[:]
        self.bloomed = original.bloomed
        self.scored = original.scored[:]
        self.signs = original.signs
        self.sign = original.sign
        self.agenda = original.agenda.copy()
        self.present = original.present

    def same(self, other: State) -> bool:
        return (
            isinstance(other, Layout)
            and self.changing == other.changing
            and self.level == other.level
            and self.forests == other.forests
            and self.season == other.season
            and self.seasons == other.seasons
            and self.active == other.active
            and self.last_taker == other.last_taker
            and self.order == other.order
            and self.drawn == other.drawn
            and self.deck_end == other.deck_end
            and self.down_place == other.down_place
            and self.down_kind == other.down_kind
            and self.down_eyes == other.down_eyes
            and self.down_hint == other.down_hint
            and self.down_batch == other.down_batch
            and self.batch == other.batch
            and self.kept_pile == other.kept_pile
            and self.sprouts == other.sprouts
            and self.sprout_batch == other.sprout_batch
            and self.forest == other.forest
            and self.discarded == other.discarded
            and self.trunks == other.trunks
            and self.canopy == other.canopy
            and self.mark == other.mark
            and self.slots == other.slots
            and self.ability == other.ability
            and self.gained == other.gained
            and self.robbed == other.robbed
            and self.bloomed == other.bloomed
            and self.scored == other.scored
            and self.signs == other.signs
            and self.sign == other.sign
            and self.agenda.same(other.agenda)
            and self.present == other.present
        )

    def census(self) -> vec[i64]:
        cards = vec[i64]()
        for at in range(self.drawn, len(self.order)):
            cards = append(cards, self.order[at])
        for kind in self.down_kind:
            cards = append(cards, kind)
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

    # Seats.

    def is_spirit(self, seat: i64) -> bool:
        return seat >= self.seats

    def after(self, seat: i64) -> i64:
        """Whose turn comes after that seat's."""
        return (seat + 1) % self.forests

    # The season's deck.

    def deck_left(self) -> i64:
        return self.deck_end - self.drawn

    def draw(self) -> i64:
        kind = self.order[self.drawn]
        self.drawn += 1
        return kind

    # The piles a seat can reach, and cards lying face down.

    def pile_at(self, seat: i64, number: i64) -> i64:
        """A seat's first, second or third pile (0 to 2): its right one, its left one, the centre."""
        if self.seats <= 2:
            return number
        if number == 0:
            return (seat + self.seats - 1) % self.seats
        return seat if number == 1 else self.seats

    def piles(self) -> i64:
        return pieces.PILES if self.seats <= 2 else self.seats + 1

    def centre(self) -> i64:
        """The pile in the middle of the ring; two seats have none."""
        return NOWHERE if self.seats <= 2 else self.seats

    def size(self, place: i64) -> i64:
        """How many cards lie there."""
        cards: i64 = 0
        for at in range(len(self.down_place)):
            if self.down_place[at] == place:
                cards += 1
        return cards

    def lay_down(self, place: i64, kind: i64, eyes: i64, batch: i64) -> None:
        self.down_place = append(self.down_place, place)
        self.down_kind = append(self.down_kind, kind)
        self.down_eyes = append(self.down_eyes, eyes)
        self.down_hint = append(self.down_hint, 0)
        self.down_batch = append(self.down_batch, batch)

    def add_to_pile(self, pile: i64) -> bool:
        """Lay the deck's top card on the pile, face down; nothing happens when the deck is empty."""
        if self.deck_left() == 0:
            return False
        self.lay_down(pile, self.draw(), 0, 0)
        return True

    def knows(self, at: i64, seat: i64) -> bool:
        """Whether the seat (-1: a spectator) knows that very card."""
        return self.down_eyes[at] & (seat_bit(seat) | EVERYBODY) != 0

    def hinted(self, at: i64, seat: i64) -> bool:
        """Whether the seat knows the kind to be somewhere in the batch."""
        return self.down_hint[at] & seat_bit(seat) != 0

    def find(self, place: i64, batch: i64, kind: i64) -> i64:
        """A card of that kind in that place and batch, or NOWHERE."""
        for at in range(len(self.down_place)):
            if self.down_kind[at] == kind and self.down_place[at] == place and self.down_batch[at] == batch:
                return at
        return NOWHERE

    def find_in(self, place: i64, kind: i64) -> i64:
        """A card of that kind in that place, or NOWHERE."""
        for at in range(len(self.down_place)):
            if self.down_kind[at] == kind and self.down_place[at] == place:
                return at
        return NOWHERE

    def first_in(self, place: i64) -> i64:
        for at in range(len(self.down_place)):
            if self.down_place[at] == place:
                return at
        return NOWHERE

    def batch_size(self, batch: i64) -> i64:
        """How many cards of the batch are still in hand."""
        cards: i64 = 0
        for at in range(len(self.down_place)):
            if self.down_place[at] == HAND and self.down_batch[at] == batch:
                cards += 1
        return cards

    def remove_down(self, at: i64) -> None:
        for i in range(at, len(self.down_place) - 1):
            self.down_place[i] = self.down_place[i + 1]
            self.down_kind[i] = self.down_kind[i + 1]
            self.down_eyes[i] = self.down_eyes[i + 1]
            self.down_hint[i] = self.down_hint[i + 1]
            self.down_batch[i] = self.down_batch[i + 1]
        last = len(self.down_place) - 1
        self.down_place = self.down_place[:last]
        self.down_kind = self.down_kind[:last]
        self.down_eyes = self.down_eyes[:last]
        self.down_hint = self.down_hint[:last]
        self.down_batch = self.down_batch[:last]

    def forget_one(self, at: i64, seat: i64) -> None:
        """The card leaves what the seat does not see: one of its kind fewer that the seat knows in the batch."""
        if self.knows(at, seat) or self.hinted(at, seat):
            self.down_hint[at] &= ~seat_bit(seat)
            return
        for other in range(len(self.down_place)):
            if (
                self.down_batch[other] == self.down_batch[at]
                and self.down_kind[other] == self.down_kind[at]
                and self.hinted(other, seat)
            ):
                self.down_hint[other] &= ~seat_bit(seat)
                return

    def look_at(self, at: i64, seat: i64) -> None:
        """The seat sees that card where it lies."""
        if not self.knows(at, seat):
            if self.down_batch[at] != 0:
                self.forget_one(at, seat)
            self.down_eyes[at] |= seat_bit(seat)
            self.reveals += 1

    def look_at_pile(self, pile: i64, seat: i64) -> None:
        for at in range(len(self.down_place)):
            if self.down_place[at] == pile:
                self.look_at(at, seat)

    def show(self, at: i64) -> i64:
        """Everybody sees the card, and it leaves its place."""
        kind = self.down_kind[at]
        if self.down_eyes[at] & EVERYBODY == 0:
            self.reveals += 1
            if self.down_batch[at] != 0:
                for seat in range(self.seats):
                    self.forget_one(at, seat)
        self.remove_down(at)
        return kind

    def gather(self, pile: i64, seat: i64, place: i64) -> i64:
        """The seat picks the pile up as one batch: others know what they saw to be in it, not which card is which."""
        self.batch += 1
        for at in range(len(self.down_place)):
            if self.down_place[at] == pile:
                self.loosen(at, pile)
        own = seat_bit(seat)
        for at in range(len(self.down_place)):
            if self.down_place[at] == pile:
                eyes = self.down_eyes[at]
                self.down_hint[at] = (self.down_hint[at] | (eyes & ~(EVERYBODY | IS_THREAT))) & ~own
                self.down_eyes[at] = (eyes & EVERYBODY) | own
                self.down_batch[at] = self.batch
        if place != pile:
            self.move_rows(pile, place)
        return self.batch

    def move_rows(self, source: i64, place: i64) -> None:
        """All cards of a place go to another one, behind all others."""
        cards = self.size(source)
        for _ in range(cards):
            self.move_down(self.first_in(source), place)

    def move_down(self, at: i64, place: i64) -> None:
        """The card goes elsewhere, face down still; it becomes the last row, so that rows tell nothing."""
        kind, eyes, hint, batch = self.down_kind[at], self.down_eyes[at], self.down_hint[at], self.down_batch[at]
        self.remove_down(at)
        self.lay_down(place, kind, eyes, batch)
        self.down_hint[len(self.down_hint) - 1] = hint

    def loosen(self, at: i64, pile: i64) -> None:
        """A card of an older batch is picked up again: what others know of that batch holds if it lies here whole."""
        batch = self.down_batch[at]
        if batch == 0:
            return
        for other in range(len(self.down_place)):
            if self.down_batch[other] == batch and self.down_place[other] != pile:
                break
        else:
            return
        self.down_hint[at] = 0
        for other in range(len(self.down_place)):
            if self.down_batch[other] == batch and pieces.is_threat(self.down_kind[other]):
                self.down_hint[other] = 0

    # Forests.

    def count(self, seat: i64, kind: i64) -> i64:
        """How many cards of the kind can be seen in the forest; parts of scored trees do not count."""
        return self.forest[seat * pieces.KIND_COUNT + kind]

    def gain(self, seat: i64, kind: i64) -> None:
        self.forest[seat * pieces.KIND_COUNT + kind] += 1

    def lose(self, seat: i64, kind: i64) -> None:
        self.forest[seat * pieces.KIND_COUNT + kind] -= 1

    def throw(self, kind: i64) -> None:
        """Onto the discard pile."""
        self.discarded[kind] += 1

    def count_range(self, seat: i64, first: i64, last: i64) -> i64:
        cards: i64 = 0
        for kind in range(first, last + 1):
            cards += self.count(seat, kind)
        return cards

    def flora(self, seat: i64) -> i64:
        return self.count_range(seat, pieces.FERN, pieces.PITCHER)

    def wildlife(self, seat: i64) -> i64:
        return self.count_range(seat, pieces.WILDLIFE, pieces.KIND_COUNT - 1)

    def threats(self, seat: i64) -> i64:
        return self.count_range(seat, pieces.FIRE, pieces.LIGHTNING)

    def has_active(self, seat: i64, species: i64) -> bool:
        return self.count(seat, pieces.active(species)) > 0

    def pitcher_place(self, seat: i64, pitcher: i64) -> i64:
        return UNDER + 2 * seat + pitcher

    # Trees. A place for a tree stays where it is; one that lost its last trunk is free again.

    def trunks_of(self, seat: i64, tree: i64, value: i64) -> i64:
        return self.trunks[(seat * pieces.TREES + tree) * pieces.CARD_VALUES + value]

    def height(self, seat: i64, tree: i64) -> i64:
        at = (seat * pieces.TREES + tree) * pieces.CARD_VALUES
        return self.trunks[at] + self.trunks[at + 1] + self.trunks[at + 2]

    def canopy_of(self, seat: i64, tree: i64) -> i64:
        return self.canopy[seat * pieces.TREES + tree]

    def is_open(self, seat: i64, tree: i64) -> bool:
        return self.canopy[seat * pieces.TREES + tree] == NO_CANOPY and self.height(seat, tree) > 0

    def is_complete(self, seat: i64, tree: i64) -> bool:
        return self.canopy[seat * pieces.TREES + tree] != NO_CANOPY

    def is_scored(self, seat: i64, tree: i64) -> bool:
        return self.mark[seat * pieces.TREES + tree] & SCORED != 0

    def is_awarded(self, seat: i64, tree: i64) -> bool:
        return self.mark[seat * pieces.TREES + tree] & AWARDED != 0

    def set_mark(self, seat: i64, tree: i64, mark: i64) -> None:
        self.mark[seat * pieces.TREES + tree] |= mark

    def open_trees(self, seat: i64) -> i64:
        trees: i64 = 0
        for tree in range(self.slots[seat]):
            if self.is_open(seat, tree):
                trees += 1
        return trees

    def complete_trees(self, seat: i64) -> i64:
        trees: i64 = 0
        for tree in range(self.slots[seat]):
            if self.is_complete(seat, tree):
                trees += 1
        return trees

    def free_slot(self, seat: i64) -> i64:
        for tree in range(self.slots[seat]):
            if self.height(seat, tree) == 0:
                return tree
        self.slots[seat] += 1
        return self.slots[seat] - 1

    def add_trunk(self, seat: i64, tree: i64, kind: i64) -> None:
        self.trunks[(seat * pieces.TREES + tree) * pieces.CARD_VALUES + kind - pieces.TRUNK] += 1
        self.gain(seat, kind)

    def add_canopy(self, seat: i64, tree: i64, kind: i64) -> None:
        self.canopy[seat * pieces.TREES + tree] = kind - pieces.CANOPY
        self.gain(seat, kind)

    def has_part(self, seat: i64, tree: i64, kind: i64) -> bool:
        if self.is_scored(seat, tree):
            return False
        if pieces.is_trunk(kind):
            return self.trunks_of(seat, tree, kind - pieces.TRUNK) > 0
        return self.canopy_of(seat, tree) == kind - pieces.CANOPY

    def take_part(self, seat: i64, tree: i64, kind: i64) -> None:
        """Remove a trunk or the canopy to the discards; the last trunk takes the canopy with it."""
        if pieces.is_trunk(kind):
            self.trunks[(seat * pieces.TREES + tree) * pieces.CARD_VALUES + kind - pieces.TRUNK] -= 1
        else:
            self.canopy[seat * pieces.TREES + tree] = NO_CANOPY
        self.lose(seat, kind)
        self.throw(kind)
        if self.height(seat, tree) == 0 and self.is_complete(seat, tree):
            self.take_part(seat, tree, pieces.CANOPY + self.canopy_of(seat, tree))

    def seal_tree(self, seat: i64, tree: i64) -> None:
        """A scored tree cannot be touched any more."""
        self.set_mark(seat, tree, SCORED)
        for value in range(pieces.CARD_VALUES):
            trunks = self.trunks_of(seat, tree, value)
            self.forest[seat * pieces.KIND_COUNT + pieces.TRUNK + value] -= trunks
        self.lose(seat, pieces.CANOPY + self.canopy_of(seat, tree))

    def scored_parts(self, seat: i64, kind: i64) -> i64:
        """How many trunks or canopies of the kind scored trees hold."""
        parts: i64 = 0
        for tree in range(self.slots[seat]):
            if self.is_scored(seat, tree):
                if pieces.is_trunk(kind):
                    parts += self.trunks_of(seat, tree, kind - pieces.TRUNK)
                elif self.canopy_of(seat, tree) == kind - pieces.CANOPY:
                    parts += 1
        return parts

    # The score sheet.

    def score(self, seat: i64, row: i64, points: i64) -> None:
        self.scored[seat * pieces.ROWS + row] += points

    def row(self, seat: i64, row: i64) -> i64:
        return self.scored[seat * pieces.ROWS + row]

    def points(self, seat: i64) -> i64:
        """All points so far; animals and the largest forest count at the end only."""
        points: i64 = 0
        for row in range(pieces.ROWS):
            points += self.row(seat, row)
        return points
