"""The one loop that plays a game to its end, whoever decides."""

from collections.abc import Callable

from sylve.engine.state import State

Choose = Callable[[State, int], int]
"""Decides for a seat that owes an action."""


def play_out(state: State, choose: Choose) -> State:
    """Play until the game is over; of several seats that owe a decision the first is asked. Gives the state back."""
    while not state.finished:
        seat = state.mover()
        state.play(seat, choose(state, seat))
    return state
