"""The bot `random`: any legal action, each as likely."""

from mypy_extensions import i64

from sylve.engine.chance import Dice
from sylve.engine.state import State


def uniform(state: State, seat: int, dice: Dice) -> int:
    actions = state.legal(seat)
    return int(actions[dice.below(len(actions))])


def play_out(state: State, dice: Dice) -> i64:
    """Play at random to the end; how many actions that took."""
    moves: i64 = 0
    while not state.finished:
        seat = state.mover()
        state.apply(seat, state.random_action(seat, dice))
        moves += 1
    return moves
