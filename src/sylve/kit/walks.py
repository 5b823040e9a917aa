"""Random games, one decision at a time."""

from collections.abc import Iterator
from random import Random

from sylve import bots
from sylve.engine.chance import Dice
from sylve.engine.state import State

PATIENCE = 1500  # decisions of chance alone: a race of Canyon without evening may take 50 times as many
LONGEST = 5000  # decisions; no game of ours comes near
GLIMPSES = 12


def patient(bot: str, decisions: int) -> str:
    """The bot that decides after so many decisions: where chance alone might go on for very long, sense ends it."""
    return bot if decisions < PATIENCE else "greedy"


def walk(state: State, seed: int) -> Iterator[tuple[int, int]]:
    """Play at random to the end, with sense where that takes too long; each (seat, action) before it is played."""
    chooser, dice = Random(seed), Dice(seed)
    for decisions in range(LONGEST):
        if state.over:
            return
        seat = chooser.choice(state.to_act())
        if decisions < PATIENCE:
            action = chooser.choice(state.actions(seat))
        else:
            action = bots.choose("greedy", state, seat, dice)
        yield seat, action
        state.play(seat, action)
    raise AssertionError(f"still not over after {LONGEST} decisions")


def glimpses(state: State, seed: int, count: int = GLIMPSES) -> Iterator[tuple[int, int]]:
    """The same walk, stopping at some decisions only: the first, and then evenly to the end. For what costs time."""
    length = sum(1 for _ in walk(state.copy(), seed))
    stops = {number * length // count for number in range(count)}
    for step, decision in enumerate(walk(state, seed)):
        if step in stops:
            yield decision


def finish(state: State, seed: int) -> State:
    for _ in walk(state, seed):
        pass
    return state


def seats_and_spectator(state: State) -> list[int | None]:
    return [*range(state.seats), None]
