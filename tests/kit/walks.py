"""Random games, one decision at a time."""

from collections.abc import Iterator
from random import Random

from sylve.engine.state import State

LONGEST = 5000  # decisions; no game of ours comes near


def walk(state: State, seed: int) -> Iterator[tuple[int, int]]:
    """Play at random to the end, yielding each (seat, action) before it is played."""
    chooser = Random(seed)
    for _ in range(LONGEST):
        if state.over:
            return
        seat = chooser.choice(state.to_act())
        action = chooser.choice(state.actions(seat))
        yield seat, action
        state.play(seat, action)
    raise AssertionError(f"still not over after {LONGEST} decisions")


def finish(state: State, seed: int) -> State:
    for _ in walk(state, seed):
        pass
    return state


def seats_and_spectator(state: State) -> list[int | None]:
    return [*range(state.seats), None]
