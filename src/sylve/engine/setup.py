"""What a game was started with."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from sylve.engine.box import Value
from sylve.engine.chance import Chance, Dice, SeededChance, Tape, TapedChance
from sylve.engine.events import Event

if TYPE_CHECKING:
    from sylve.engine.game import Game
    from sylve.engine.options import Choice
    from sylve.engine.state import State


class Parting(NamedTuple):
    """Where a game leaves the way of another: after these actions, and with all that the seat did not know dealt anew.

    The seed deals it, and gives all chance from there on.
    """

    actions: list[tuple[int, int]]
    seat: int
    seed: bytes

    def taken(self, state: "State") -> "State":
        """The game as it goes on. What happened before is told to everybody as the seat was told it."""
        for seat, action in self.actions:
            state.play(seat, action)
        world = state.imagine(self.seat, Dice(int.from_bytes(self.seed[-7:], "big")))
        world.chance, world.imagined_world = SeededChance(self.seed), False
        if state.heard is not None:
            known = [event.seen_by(self.seat) for event in state.heard]
            world.heard = [Event(event["kind"], event["facts"], {}) for event in known]
        return world


class Setup:
    """The game, its seats and options, the box it is played with, and its chance: a seed or a tape.

    `values` are those that an owner of the box has put in the place of ours; `box` is made of all values together.
    `partings` lead from one game's way to another's.
    """

    def __init__(
        self,
        game: "Game",
        seats: int,
        options: "Mapping[str, Choice]",
        version: int,
        seed: bytes | None,
        tape: Tape | None,
        listening: bool,
        values: "Mapping[str, Value]",
        partings: "Sequence[Parting]" = (),
        box: Any = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.version = version
        self.seed = seed
        self.tape = tape
        self.listening = listening
        self.values = values
        self.partings = partings
        self.box = game.values.box(values) if box is None else box
        self._guessed: dict[str, bool] | None = None

    def same_rules(self, other: "Setup") -> bool:
        return self is other or (
            self.game is other.game
            and self.seats == other.seats
            and self.version == other.version
            and self.options == other.options
            and self.values == other.values
        )

    def with_seed(self, seed: bytes) -> "Setup":
        """The same once more, from another seed."""
        return Setup(
            self.game, self.seats, self.options, self.version, seed, None, self.listening, self.values, box=self.box
        )

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        facts = (self.game, self.seats, self.options, self.version, self.seed, self.tape, self.listening, self.values)
        return Setup, (*facts, self.partings)

    def is_house(self, name: str) -> bool:
        """Whether a value of the box is our guess still."""
        return self.guessed()[name]

    def guessed(self) -> dict[str, bool]:
        """For every value of the box, whether it is our guess still; found once, as every view asks."""
        if self._guessed is None:
            self._guessed = self.game.values.guessed(self.values)
        return self._guessed

    def chance(self) -> Chance:
        """The chance of this game, from its beginning."""
        if self.tape is not None:
            return TapedChance(self.tape)
        assert self.seed is not None
        return SeededChance(self.seed)

    def deal(self, notes: Tape | None = None) -> "State":
        """The state before the first decision."""
        chance = self.chance()
        chance.notes = notes
        state = self.game.rules.deal(self, chance)
        for parting in self.partings:
            state = parting.taken(state)
        return state
