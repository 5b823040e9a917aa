"""The ladder of the forest, the same in every game: from a seedling that never looks to an old oak that thinks."""

from typing import NamedTuple

from sylve.bots.bot import Bot
from sylve.bots.uniform import Uniform
from sylve.engine.chance import Dice
from sylve.engine.state import State


class Level(NamedTuple):
    slips: int  # per cent of its decisions are made without looking
    thinks: bool  # else it goes by first sight


LEVELS = {
    "seedling": Level(100, False),
    "sapling": Level(66, False),
    "pine": Level(33, False),
    "beech": Level(0, False),
    "oak": Level(0, True),
}


class Slipping(Bot):
    """Another bot, but for the decisions that are made without looking."""

    def __init__(self, slips: int, careful: Bot) -> None:
        self.slips = slips
        self.careful = careful
        self.careless = Uniform()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Slipping, (self.slips, self.careful)

    def choose(self, state: State, seat: int, dice: Dice) -> int:
        bot = self.careless if dice.below(100) < self.slips else self.careful
        return bot.choose(state, seat, dice)
