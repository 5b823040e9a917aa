"""What lies on the table in Écosystème, and the words its rules are written in.

A hand keeps the number of the place it was dealt to and goes round by `turn`; so who has seen it follows from the turn.
A grid is kept pushed into the top left corner of its 4 × 5 cells: it floats, but has one form.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sylve.engine.chance import Chance, Dice
from sylve.engine.state import State
from sylve.engine.vec import append, vec
from sylve.engine.worlds import filled
from sylve.games.ecosysteme.cells import BESIDE, Areas, cell_at, column_of, row_of
from sylve.games.ecosysteme.pieces import CELLS, HAND, HEIGHT, KIND_COUNT, STREAM, WIDTH

if TYPE_CHECKING:
    from sylve.engine.setup import Setup

NOTHING: Final = -1  # no card in a cell, no card picked

# What a seat is about to do; a seat that is sealed or done waits for the others.
CHOOSING: Final = 0
SEALED: Final = 1
PLACING: Final = 2
SWAPPING: Final = 3
GIVING: Final = 4
DONE: Final = 5
STEPS: Final = ("choose", "sealed", "place", "swap", "give", "done")

# A player is a seat or, after the seats, the rival: Alban in solo, the neutral hand with two seats.
# Who may see a field: everybody; nobody; or see the words beside it.
AUDIENCE: Final = {
    "turn": "everybody",
    "steps": "everybody",
    "picked": "its seat until all have chosen, then everybody",
    "hands": "each hand whoever has held it in this round",
    "pile": "nobody",
    "grid": "everybody",
    "serials": "everybody",
    "laid": "everybody",
    "heights": "everybody",
    "widths": "everybody",
    "counts": "everybody",
    "streams": "everybody",
}


class Layout(State):
    """The ecosystems, the hands and the pile; `rules.py` makes a game of them."""

    def __init__(self, setup: "Setup", chance: Chance) -> None:
        super().__init__(setup, chance)
        self.turn: i64 = 0  # cards that every player has laid in full turns
        self.steps = vec[i64]()  # by seat
        self.picked = vec[i64]()  # by seat: the card chosen and not yet placed; while sealed it is still in the hand
        self.hands = vec[i64]()  # by the place they were dealt to: how many of each kind
        self.pile = vec[i64]()  # not dealt; the next card is the last
        self.grid = vec[i64]()  # by player: the kind in each cell
        self.serials = vec[i64]()  # by player: which of its cards lies in each cell, counted as they were laid
        self.laid = vec[i64]()  # by player: how many cards
        self.heights = vec[i64]()  # by player: rows used
        self.widths = vec[i64]()  # by player: columns used
        self.counts = vec[i64]()  # by player: how many of each kind
        self.streams = vec[i64]()  # by player: length of the largest stream

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

    def lay_out_like(self, original: "Layout") -> None:
        """Become a copy; what never changes is shared."""
        self.inherit(original)
        self.turn = original.turn
        self.steps = original.steps[:]
        self.picked = original.picked[:]
        self.hands = original.hands[:]
        self.pile = original.pile
        self.grid = original.grid[:]
        self.serials = original.serials[:]
        self.laid = original.laid[:]
        self.heights = original.heights[:]
        self.widths = original.widths[:]
        self.counts = original.counts[:]
        self.streams = original.streams[:]

    def same(self, other: State) -> bool:
        return (
            isinstance(other, Layout)
            and self.turn == other.turn
            and self.steps == other.steps
            and self.picked == other.picked
            and self.hands == other.hands
            and self.pile == other.pile
            and self.grid == other.grid
            and self.serials == other.serials
            and self.laid == other.laid
            and self.heights == other.heights
            and self.widths == other.widths
            and self.counts == other.counts
            and self.streams == other.streams
        )

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

    def passes(self) -> i64:
        """How often the hands have been passed on in this round."""
        return self.turn % HAND

    def direction(self) -> i64:
        """1: hands go to the left neighbour, who has the next number; -1: to the right."""
        if self.turn < HAND:
            return 1
        return -1

    def hand_of(self, player: i64) -> i64:
        """The hand that the player holds, by the place it was dealt to."""
        return (player - self.direction() * self.passes()) % self.circle()

    def holder(self, hand: i64) -> i64:
        return (hand + self.direction() * self.passes()) % self.circle()

    def has_seen(self, seat: i64, hand: i64) -> bool:
        """Whether the hand has been the seat's in this round. What has left it since was shown to all."""
        return seat >= 0 and (seat - hand) * self.direction() % self.circle() <= self.passes()

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

    def next_of(self, player: i64, kind: i64, cell: i64) -> i64:
        """The first cell from that one on with a card of the kind; CELLS when there is none."""
        grid = self.grid
        first = player * CELLS
        while cell < CELLS and grid[first + cell] != kind:
            cell += 1
        return cell

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

    def areas(self, player: i64, kind: i64) -> Areas:
        return Areas(self.grid, player * CELLS, kind)

    def beside(self, player: i64, cell: i64, kind: i64) -> i64:
        """How many cards of the kind lie beside the cell."""
        found: i64 = 0
        for i in range(BESIDE.first[cell], BESIDE.first[cell + 1]):
            if self.grid[player * CELLS + BESIDE.of[i]] == kind:
                found += 1
        return found

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

    def exchange(self, player: i64, one: i64, other: i64) -> None:
        """Let two cards change places."""
        a, b = player * CELLS + one, player * CELLS + other
        kind, serial = self.grid[a], self.serials[a]
        self.grid[a], self.serials[a] = self.grid[b], self.serials[b]
        self.grid[b], self.serials[b] = kind, serial
        if (self.grid[a] == STREAM) != (self.grid[b] == STREAM):
            self._measure_streams(player)

    def _add_stream(self, player: i64, cell: i64) -> None:
        """Only beside another stream does a card make the largest one longer, but for the rival's."""
        if self.streams[player] == 0:
            self.streams[player] = 1
        elif player == self.rival() or self.beside(player, cell, STREAM) > 0:
            self._measure_streams(player)

    def _measure_streams(self, player: i64) -> None:
        """Keep the length of the largest stream. The neutral hand's streams all count as one."""
        if self.has_neutral() and player == self.rival():
            self.streams[player] = self.count(player, STREAM)
        else:
            self.streams[player] = self.areas(player, STREAM).largest()
