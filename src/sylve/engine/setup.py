"""What a game was started with."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from sylve.engine.chance import Chance, SeededChance, Tape, TapedChance

if TYPE_CHECKING:
    from sylve.engine.game import Choice, Game
    from sylve.engine.state import State


class Setup:
    """The game, its seats and options, and its chance: a seed or a tape."""

    def __init__(
        self,
        game: "Game",
        seats: int,
        options: "Mapping[str, Choice]",
        version: int,
        seed: bytes | None,
        tape: Tape | None,
        listening: bool,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.version = version
        self.seed = seed
        self.tape = tape
        self.listening = listening

    def same_rules(self, other: "Setup") -> bool:
        return self is other or (
            self.game is other.game
            and self.seats == other.seats
            and self.version == other.version
            and self.options == other.options
        )

    def with_seed(self, seed: bytes) -> "Setup":
        """The same once more, from another seed."""
        return Setup(self.game, self.seats, self.options, self.version, seed, None, self.listening)

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
        return self.game.rules.deal(self, chance)
