"""The bot `greedy`: the action that looks best to its game's `bot.py`, in one imagined world."""

from typing import Any

from sylve.bots.bot import Bot
from sylve.engine.chance import Dice
from sylve.engine.judgement import Judgement
from sylve.engine.state import State


class Greedy(Bot):
    def __init__(self, judgement: Judgement[Any]) -> None:
        self.judgement = judgement

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Greedy, (self.judgement,)

    def choose(self, state: State, seat: int, dice: Dice) -> int:
        world = state.imagine(seat, dice)
        best: list[int] = []
        most = 0
        for action in world.actions(seat):
            points = int(self.judgement.greedy_value(world, seat, action))
            if not best or points > most:
                best, most = [action], points
            elif points == most:
                best.append(action)
        return best[dice.below(len(best))]
