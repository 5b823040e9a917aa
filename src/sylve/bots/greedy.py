"""The bot `greedy`: the action that looks best to its game's `bot.py`, in one imagined world."""

from sylve.engine.chance import Dice
from sylve.engine.state import State


def greedy(state: State, seat: int, dice: Dice) -> int:
    world = state.imagine(seat, dice)
    worth = state.setup.game.bot.worth
    best: list[int] = []
    most = 0
    for action in world.actions(seat):
        points = worth(world, seat, action)
        if not best or points > most:
            best, most = [action], points
        elif points == most:
            best.append(action)
    return best[dice.below(len(best))]
