"""The bots that go by first sight, in one imagined world: `greedy`, and the levels that see less or are less sure."""

from typing import Any

from mypy_extensions import i64

from sylve.bots.bot import Bot
from sylve.engine.chance import Dice
from sylve.engine.judgement import Judgement
from sylve.engine.state import State
from sylve.engine.vec import append, vec


class Greedy(Bot):
    """What looks best, to a newcomer's eyes or to those of one who knows the game.

    Where it is not sure it misjudges every action by up to so many per cent of the game's `doubt`: it slips among
    actions that look nearly as good. Some may not come to its mind; it never takes one that nobody would.
    """

    def __init__(self, judgement: Judgement[Any], newcomer: bool = False, doubt: int = 0, overlooks: int = 0) -> None:
        self.judgement = judgement
        self.newcomer = newcomer
        self.percent: i64 = doubt
        self.overlooks: i64 = overlooks

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Greedy, (self.judgement, self.newcomer, self.percent, self.overlooks)

    def choose(self, state: State, seat: int, dice: Dice) -> int:
        world = state.imagine(seat, dice)
        place: i64 = seat
        doubt = self.judgement.doubt(world, place) * self.percent // 100 if self.percent > 0 else 0
        best: list[int] = []
        most: i64 = 0
        for action in self.in_mind(self.judgement.sensible(world, place), dice):
            worth = self.sight(world, place, action)
            if doubt > 0:
                worth += dice.below(2 * doubt + 1) - doubt
            if not best or worth > most:
                best, most = [action], worth
            elif worth == most:
                best.append(action)
        return best[dice.below(len(best))]

    def in_mind(self, actions: vec[i64], dice: Dice) -> vec[i64]:
        """Those that are not overlooked; one at least."""
        if self.overlooks == 0:
            return actions
        found = vec[i64]()
        for action in actions:
            if dice.below(100) >= self.overlooks:
                found = append(found, action)
        return found if len(found) > 0 else append(found, actions[dice.below(len(actions))])

    def sight(self, world: State, seat: i64, action: i64) -> i64:
        if self.newcomer:
            return self.judgement.newcomer_value(world, seat, action)
        return self.judgement.greedy_value(world, seat, action)
