"""The words that the rules of Écosystème are written in, over the fields of its table."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.chance import Dice
from sylve.engine.vec import append, vec
from sylve.engine.worlds import filled
from sylve.games.ecosysteme._fields import Fields
from sylve.games.ecosysteme.bitboards import SITE_OF, Forest, connected, largest_area, size
from sylve.games.ecosysteme.cells import cell_at, column_of, row_of
from sylve.games.ecosysteme.pieces import CELLS, HAND, HEIGHT, KIND_COUNT, NOTHING, RABBIT, SHORT, STREAM, TURNS, WIDTH

# What a seat is about to do; a seat that is sealed or done waits for the others.
CHOOSING: Final = 0
SEALED: Final = 1
PLACING: Final = 2
SWAPPING: Final = 3
GIVING: Final = 4
DONE: Final = 5


def lets_swap(kind: i64, cards: i64) -> bool:
    """§3.4 Whether a card, laid as the last of so many, lets two change places: a rabbit, but the first card of all."""
    return kind == RABBIT and cards > 1


class Layout(Fields):
    """The ecosystems, the hands and the pile; `rules.py` makes a game of them."""

    def copy(self) -> "Layout":
        raise NotImplementedError

    def clear_table(self) -> None:
        """Nothing dealt and nothing laid."""
        players = self.players()
        self.steps = filled(self.seats, CHOOSING)
        self.picked = filled(self.seats, NOTHING)
        self.hands = filled(self.circle() * KIND_COUNT, 0)
        self.grid = filled(players * CELLS, NOTHING)
        self.serials = filled(players * CELLS, NOTHING)
        self.laid = filled(players, 0)
        self.heights = filled(players, 0)
        self.widths = filled(players, 0)
        self.counts = filled(players * KIND_COUNT, 0)
        self.streams = filled(players, 0)

    def census(self) -> vec[i64]:
        cards = self.pile[:]
        for kind in self.grid:
            if kind != NOTHING:
                cards = append(cards, kind)
        for seat in range(self.seats):
            if self.picked[seat] != NOTHING and self.steps[seat] != SEALED:
                cards = append(cards, self.picked[seat])
        for hand in range(self.circle()):
            for kind in range(KIND_COUNT):
                for _ in range(self.in_hand(hand, kind)):
                    cards = append(cards, kind)
        return cards

    # Who plays, and where the hands are.

    def is_solo(self) -> bool:
        return self.seats == 1

    def has_neutral(self) -> bool:
        return self.seats == 2

    def rival(self) -> i64:
        """The player that is no seat: Alban or the neutral hand; -1 from three seats on."""
        if self.seats <= 2:
            return self.seats
        return -1

    def players(self) -> i64:
        return self.seats + 1 if self.seats <= 2 else self.seats

    def circle(self) -> i64:
        """How many hands go round."""
        if self.is_solo():
            return 1
        return self.players()

    def round(self) -> i64:
        return self.turn // HAND

    def cards_each(self) -> i64:
        """How many cards everybody will have laid at the end."""
        if self.skipped > 0:
            return SHORT
        return TURNS

    def passes(self) -> i64:
        """How often the hands have been passed on in this round."""
        return self.turn % HAND

    def direction(self) -> i64:
        """1: hands go to the left neighbour, who has the next number; -1: to the right."""
        if self.turn < HAND:
            return 1
        return -1

    def side(self) -> str:
        """Where the hands go, in words."""
        return "left" if self.direction() == 1 else "right"

    def hand_of(self, player: i64) -> i64:
        """The hand that the player holds, by the place it was dealt to."""
        return (player - self.direction() * self.passes()) % self.circle()

    def holder(self, hand: i64) -> i64:
        return (hand + self.direction() * self.passes()) % self.circle()

    def has_seen(self, seat: i64, hand: i64) -> bool:
        """Whether the hand has been the seat's in this round. What has left it since was shown to all."""
        held = self.passes() - self.skipped
        return seat >= 0 and ((seat - hand) * self.direction() - self.skipped) % self.circle() <= held

    def passes_on(self) -> bool:
        """Whether the hands will go on to the neighbours after this pick."""
        return self.turn < TURNS and not self.is_solo() and self.passes() < HAND - 1

    def neighbour(self, player: i64, side: i64) -> i64:
        """Who gets the player's hand (1) or gives him one (-1); a number beyond the seats is the neutral hand."""
        return (player + side * self.direction()) % self.circle()

    # Hands and pile.

    def in_hand(self, hand: i64, kind: i64) -> i64:
        return self.hands[hand * KIND_COUNT + kind]

    def hand_size(self, hand: i64) -> i64:
        size: i64 = 0
        for kind in range(KIND_COUNT):
            size += self.in_hand(hand, kind)
        return size

    def random_kind(self, hand: i64, dice: Dice) -> i64:
        """One of the kinds in the hand, each as likely."""
        first = hand * KIND_COUNT
        kinds: i64 = 0
        for i in range(first, first + KIND_COUNT):
            if self.hands[i] > 0:
                kinds += 1
        left = dice.below(kinds)
        i = first
        while self.hands[i] == 0 or left > 0:
            if self.hands[i] > 0:
                left -= 1
            i += 1
        return i - first

    def nth_card(self, hand: i64, number: i64) -> i64:
        """The card of that number, counted from 0, when the hand is sorted."""
        left = number
        for kind in range(KIND_COUNT):
            left -= self.in_hand(hand, kind)
            if left < 0:
                return kind
        return NOTHING

    def put_in_hand(self, hand: i64, kind: i64) -> None:
        self.hands[hand * KIND_COUNT + kind] += 1

    def take_from_hand(self, hand: i64, kind: i64) -> None:
        self.hands[hand * KIND_COUNT + kind] -= 1

    def draw(self, hand: i64, cards: i64) -> None:
        """Move cards from the pile to a hand."""
        left: i64 = len(self.pile) - cards
        for i in range(left, len(self.pile)):
            self.put_in_hand(hand, self.pile[i])
        self.pile = self.pile[:left]

    # Steps.

    def all_are(self, step: i64) -> bool:
        for other in self.steps:
            if other != step:
                return False
        return True

    def set_all(self, step: i64) -> None:
        for seat in range(self.seats):
            self.steps[seat] = step

    # Ecosystems.

    def kind_at(self, player: i64, cell: i64) -> i64:
        return self.grid[player * CELLS + cell]

    def serial_at(self, player: i64, cell: i64) -> i64:
        return self.serials[player * CELLS + cell]

    def cell_of(self, player: i64, serial: i64) -> i64:
        """Where the card of that serial lies."""
        cell: i64 = 0
        while self.serials[player * CELLS + cell] != serial:
            cell += 1
        return cell

    def count(self, player: i64, kind: i64) -> i64:
        return self.counts[player * KIND_COUNT + kind]

    def forest(self, player: i64) -> Forest:
        """The ecosystem as scoring reads it."""
        return Forest(self.grid, player * CELLS)

    def sites(self, player: i64, kind: i64) -> i64:
        """Where the player's cards of one kind lie, as a bitboard."""
        sites: i64 = 0
        grid, first = self.grid, player * CELLS
        for cell in range(CELLS):
            if grid[first + cell] == kind:
                sites |= SITE_OF[cell]
        return sites

    def first_row(self, player: i64) -> i64:
        """The row above the grid, which is 0, or its first one when it is full height."""
        if self.heights[player] < HEIGHT:
            return 0
        return 1

    def first_column(self, player: i64) -> i64:
        if self.widths[player] < WIDTH:
            return 0
        return 1

    def next_row(self, player: i64) -> i64:
        """The row below the grid, or its last one when it is full height; the first row is 1."""
        return min(self.heights[player] + 1, HEIGHT)

    def next_column(self, player: i64) -> i64:
        return min(self.widths[player] + 1, WIDTH)

    def is_taken(self, player: i64, row: i64, column: i64) -> bool:
        """Whether a card lies there; rows and columns as in an action: 1 is the first, 0 the one before."""
        if row < 1 or row > HEIGHT or column < 1 or column > WIDTH:
            return False
        return self.grid[player * CELLS + cell_at(row - 1, column - 1)] != NOTHING

    def touches(self, player: i64, row: i64, column: i64) -> bool:
        """Whether a card lies beside that place."""
        return (
            self.is_taken(player, row - 1, column)
            or self.is_taken(player, row + 1, column)
            or self.is_taken(player, row, column - 1)
            or self.is_taken(player, row, column + 1)
        )

    def lay(self, player: i64, row: i64, column: i64, kind: i64) -> None:
        """Add a card at that place; one above or to the left pushes all others on."""
        if row == 0:
            self._push(player, WIDTH)
            self.heights[player] += 1
            row = 1
        if column == 0:
            self._push(player, 1)
            self.widths[player] += 1
            column = 1
        self._put(player, cell_at(row - 1, column - 1), kind)

    def lay_next(self, player: i64, kind: i64) -> None:
        """Add a card in reading order, as the rival does."""
        self._put(player, self.laid[player], kind)

    def _put(self, player: i64, cell: i64, kind: i64) -> None:
        self.grid[player * CELLS + cell] = kind
        self.serials[player * CELLS + cell] = self.laid[player]
        self.laid[player] += 1
        self.heights[player] = max(self.heights[player], row_of(cell) + 1)
        self.widths[player] = max(self.widths[player], column_of(cell) + 1)
        self.counts[player * KIND_COUNT + kind] += 1
        if kind == STREAM:
            self._add_stream(player, cell)

    def _push(self, player: i64, cells: i64) -> None:
        """Move every card of the player on by so many cells."""
        grid, serials, first = self.grid, self.serials, player * CELLS
        for cell in range(first + CELLS - 1 - cells, first - 1, -1):
            if grid[cell] != NOTHING:
                grid[cell + cells], serials[cell + cells] = grid[cell], serials[cell]
                grid[cell], serials[cell] = NOTHING, NOTHING

    def has_swap(self, player: i64, kind: i64) -> bool:
        """§3.4 Whether the card just laid lets two cards change places."""
        return lets_swap(kind, self.laid[player])

    def exchange(self, player: i64, one: i64, other: i64) -> None:
        """Let two cards change places."""
        a, b = player * CELLS + one, player * CELLS + other
        kind, serial = self.grid[a], self.serials[a]
        self.grid[a], self.serials[a] = self.grid[b], self.serials[b]
        self.grid[b], self.serials[b] = kind, serial
        if (self.grid[a] == STREAM) != (self.grid[b] == STREAM):
            self.streams[player] = largest_area(self.sites(player, STREAM))

    def _add_stream(self, player: i64, cell: i64) -> None:
        """Keep the length of the largest stream, when one grows. The neutral hand's streams all count as one."""
        if self.has_neutral() and player == self.rival():
            self.streams[player] += 1
        else:
            area = connected(SITE_OF[cell], self.sites(player, STREAM))
            self.streams[player] = max(self.streams[player], size(area))
