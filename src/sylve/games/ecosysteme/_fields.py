"""Made by `make types` from fields.py; do not edit."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from sylve.engine.chance import Chance
from sylve.engine.state import State
from sylve.engine.vec import vec
from sylve.engine.worlds import as_list, as_vector

if TYPE_CHECKING:
    from sylve.engine.setup import Setup


class Fields(State):
    """What lies on the table. `state.py` gives it words."""

    def __init__(self, setup: "Setup", chance: Chance) -> None:
        super().__init__(setup, chance)
        self.turn: i64 = 0  # cards that every player has laid in full turns
        self.skipped: i64 = 0  # picks that are left out before the first (§7.2)
        self.steps: vec[i64] = vec[i64]()  # by seat: what it is about to do
        self.picked: vec[i64] = vec[i64]()  # by seat: the card chosen and not yet placed; in the hand until the reveal
        self.hands: vec[i64] = vec[i64]()  # by the place they were dealt to: how many of each kind
        self.pile: vec[i64] = vec[i64]()  # not dealt; the next card is the last
        self.grid: vec[i64] = vec[i64]()  # by player: the kind in each cell
        self.serials: vec[i64] = vec[i64]()  # by player: which of its cards lies in each cell, in the order of laying
        self.laid: vec[i64] = vec[i64]()  # by player: how many cards
        self.heights: vec[i64] = vec[i64]()  # by player: rows used
        self.widths: vec[i64] = vec[i64]()  # by player: columns used
        self.counts: vec[i64] = vec[i64]()  # by player: how many of each kind
        self.streams: vec[i64] = vec[i64]()  # by player: length of the largest stream

    def take_over(self, original: "Fields") -> None:
        """Become a copy; what is never changed in place is shared."""
        self.inherit(original)
        self.turn = original.turn
        self.skipped = original.skipped
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
            isinstance(other, Fields)
            and self.turn == other.turn
            and self.skipped == other.skipped
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

    def written_down(self) -> list[Any]:
        return [
            self.turn,
            self.skipped,
            as_list(self.steps),
            as_list(self.picked),
            as_list(self.hands),
            as_list(self.pile),
            as_list(self.grid),
            as_list(self.serials),
            as_list(self.laid),
            as_list(self.heights),
            as_list(self.widths),
            as_list(self.counts),
            as_list(self.streams),
        ]

    def read_back(self, written: list[Any]) -> None:
        self.turn = written[0]
        self.skipped = written[1]
        self.steps = as_vector(written[2])
        self.picked = as_vector(written[3])
        self.hands = as_vector(written[4])
        self.pile = as_vector(written[5])
        self.grid = as_vector(written[6])
        self.serials = as_vector(written[7])
        self.laid = as_vector(written[8])
        self.heights = as_vector(written[9])
        self.widths = as_vector(written[10])
        self.counts = as_vector(written[11])
        self.streams = as_vector(written[12])
