"""The bot `random`: any legal action, each as likely."""

from mypy_extensions import i64

from sylve.bots.bot import Bot
from sylve.engine.chance import Dice
from sylve.engine.state import State


class Uniform(Bot):
    def choose(self, state: State, seat: int, dice: Dice) -> int:
        actions = state.legal(seat)
        return actions[dice.below(len(actions))]


def roll_out(world: State, dice: Dice) -> i64:
    """Play a world at random to its end, without leaving compiled code; how many actions that took."""
    moves: i64 = 0
    while not world.finished:
        seat = world.mover()
        world.apply(seat, world.random_action(seat, dice))
        moves += 1
    return moves
