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
        self.quick: bool = False  # the quick board is played
        self.sealed: bool = False  # bids are made together, unseen
        self.skips_dark: bool = False  # the dark rounds are left out
        self.endless: bool = False  # evening never falls
        self.short: bool = False  # one round of two cards is all there is (§8.4)
        self.phase: i64 = 0  # what the seats are asked now, by the number of its step
        self.round: i64 = 0  # rounds begun
        self.field: i64 = 0  # the marker's field on the counter, 1 to 14
        self.dealer: i64 = -1  # who deals; nobody before the first round
        self.launcher: i64 = 0  # who launched first
        self.turn: i64 = 0  # launches, open bids or moves done in this phase
        self.trump: i64 = -1  # the card turned up; none before the first round
        self.place: vec[i64] = vec[i64]()  # by card: the seat that holds it, or where else it is
        self.suits: vec[i64] = vec[i64]()  # by seat and suit: cards in the seat's hand
        self.void: vec[i64] = vec[i64]()  # by seat and suit: 1 where the seat has shown that it has none
        self.laid: vec[i64] = vec[i64]()  # the cards played in this round, in order
        self.leads: vec[i64] = vec[i64]()  # who led each trick of this round
        self.bids: vec[i64] = vec[i64]()  # by seat
        self.tricks: vec[i64] = vec[i64]()  # by seat
        self.canoes: vec[i64] = vec[i64]()  # by seat: its space
        self.fell: vec[i64] = vec[i64]()  # by seat: 1 where it went over the fall in this round
        self.unused: vec[i64] = vec[i64]()  # by seat: movement points left when it landed
        self.reach: vec[i64] = vec[i64]()  # for the canoe that has to move: the steps to each space
        self.ends: vec[i64] = vec[i64]()  # and where it may end

    def take_over(self, original: "Fields") -> None:
        """Become a copy; what is never changed in place is shared."""
        self.inherit(original)
        self.quick = original.quick
        self.sealed = original.sealed
        self.skips_dark = original.skips_dark
        self.endless = original.endless
        self.short = original.short
        self.phase = original.phase
        self.round = original.round
        self.field = original.field
        self.dealer = original.dealer
        self.launcher = original.launcher
        self.turn = original.turn
        self.trump = original.trump
        self.place = original.place[:]
        self.suits = original.suits[:]
        self.void = original.void[:]
        self.laid = original.laid[:]
        self.leads = original.leads[:]
        self.bids = original.bids[:]
        self.tricks = original.tricks[:]
        self.canoes = original.canoes[:]
        self.fell = original.fell[:]
        self.unused = original.unused[:]
        self.reach = original.reach
        self.ends = original.ends

    def same(self, other: State) -> bool:
        return (
            isinstance(other, Fields)
            and self.quick == other.quick
            and self.sealed == other.sealed
            and self.skips_dark == other.skips_dark
            and self.endless == other.endless
            and self.short == other.short
            and self.phase == other.phase
            and self.round == other.round
            and self.field == other.field
            and self.dealer == other.dealer
            and self.launcher == other.launcher
            and self.turn == other.turn
            and self.trump == other.trump
            and self.place == other.place
            and self.suits == other.suits
            and self.void == other.void
            and self.laid == other.laid
            and self.leads == other.leads
            and self.bids == other.bids
            and self.tricks == other.tricks
            and self.canoes == other.canoes
            and self.fell == other.fell
            and self.unused == other.unused
            and self.reach == other.reach
            and self.ends == other.ends
        )

    def written_down(self) -> list[Any]:
        return [
            self.quick,
            self.sealed,
            self.skips_dark,
            self.endless,
            self.short,
            self.phase,
            self.round,
            self.field,
            self.dealer,
            self.launcher,
            self.turn,
            self.trump,
            as_list(self.place),
            as_list(self.suits),
            as_list(self.void),
            as_list(self.laid),
            as_list(self.leads),
            as_list(self.bids),
            as_list(self.tricks),
            as_list(self.canoes),
            as_list(self.fell),
            as_list(self.unused),
            as_list(self.reach),
            as_list(self.ends),
        ]

    def read_back(self, written: list[Any]) -> None:
        self.quick = written[0]
        self.sealed = written[1]
        self.skips_dark = written[2]
        self.endless = written[3]
        self.short = written[4]
        self.phase = written[5]
        self.round = written[6]
        self.field = written[7]
        self.dealer = written[8]
        self.launcher = written[9]
        self.turn = written[10]
        self.trump = written[11]
        self.place = as_vector(written[12])
        self.suits = as_vector(written[13])
        self.void = as_vector(written[14])
        self.laid = as_vector(written[15])
        self.leads = as_vector(written[16])
        self.bids = as_vector(written[17])
        self.tricks = as_vector(written[18])
        self.canoes = as_vector(written[19])
        self.fell = as_vector(written[20])
        self.unused = as_vector(written[21])
        self.reach = as_vector(written[22])
        self.ends = as_vector(written[23])
