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


def looks(step: int) -> bool:
    """Where costly checks are made: at each of the first sixty decisions, then at one in seven."""
    return step < 60 or step % 7 == 0


def looks_seldom(step: int) -> bool:
    """Where a check plays a whole game each time: often at first, then at one decision in thirty-one."""
    return step % 4 == 0 if step < 60 else step % 31 == 0


def finish(state: State, seed: int) -> State:
    for _ in walk(state, seed):
        pass
    return state


def seats_and_spectator(state: State) -> list[int | None]:
    return [*range(state.seats), None]
