"""Our games, played at random from a Python loop and inside, and what single words of the contract cost."""

from collections.abc import Callable
from random import Random
from time import process_time

import sylve
from sylve.bots import Budget, weigh
from sylve.bots.uniform import roll_out
from sylve.engine.playing import play_out
from sylve.engine.state import State


def seats_of(name: str) -> int:
    """The number of seats measured: three, or the nearest the game has."""
    return min(sylve.game(name).seats, key=lambda seats: abs(seats - 3))


def loop(name: str, seconds: float, seed: int) -> float:
    """Moves per second of random play from a Python loop, the deal included."""
    game, seats, chooser, moves, games = sylve.game(name), seats_of(name), Random(seed), 0, 0
    begun = process_time()
    while process_time() - begun < seconds:
        state = game.start(seats, seed + games)
        games += 1
        while not state.over:
            seat = state.to_act()[0]
            actions = state.actions(seat)
            state.play(seat, actions[int(chooser.random() * len(actions))])
            moves += 1
    return moves / (process_time() - begun)


def inside(name: str, seconds: float, seed: int) -> float:
    """Moves per second of random rollouts, each in a world imagined anew."""
    dice, moves = sylve.Dice(seed), 0
    state = sylve.game(name).start(seats_of(name), seed)
    begun = process_time()
    while process_time() - begun < seconds:
        moves += roll_out(state.imagine(0, dice), dice)
    return moves / (process_time() - begun)


def half_way(name: str) -> State:
    """The first real choice from the middle of a random game on."""
    game, chooser = sylve.game(name), Random(1)
    whole = play_out(game.start(seats_of(name), 1), lambda state, seat: chooser.choice(state.actions(seat)))
    state = game.start(seats_of(name), 1)
    history = whole.history()
    for number, (seat, action) in enumerate(history):
        if number >= len(history) // 2 and len(state.actions(state.to_act()[0])) > 1:
            break
        state.play(seat, action)
    return state


def decision(name: str, tries: int) -> float:
    """Milliseconds in which the searcher weighs one decision with so many tries, half-way through a game."""
    state, begun = half_way(name), process_time()
    weigh(state, state.to_act()[0], sylve.Dice(1), Budget(tries=tries))
    return 1000 * (process_time() - begun)


def words(name: str) -> dict[str, float]:
    """Microseconds of single calls, half-way through a game."""
    state, dice = half_way(name), sylve.Dice(1)
    seat = state.to_act()[0]
    calls: dict[str, Callable[[], object]] = {
        "copy": state.copy,
        "legal": lambda: state.legal(seat),
        "actions": lambda: state.actions(seat),
        "imagine": lambda: state.imagine(seat, dice),
        "view": lambda: state.view(seat),
    }
    return {word: _microseconds(call) for word, call in calls.items()}


def _microseconds(call: Callable[[], object], seconds: float = 0.15) -> float:
    calls, begun = 0, process_time()
    while process_time() - begun < seconds:
        for _ in range(50):
            call()
        calls += 50
    return 1e6 * (process_time() - begun) / calls
