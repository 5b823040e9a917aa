"""One game of the arena, from its number to its result. Runs in the workers."""

import hashlib
from functools import cache
from time import process_time_ns

import msgspec

from sylve import bots
from sylve.arena.plans import Plan, game_of, hashed, rules_digest
from sylve.arena.problems import Problem
from sylve.engine.chance import Dice
from sylve.engine.playing import play_out
from sylve.engine.state import State


class Played(msgspec.Struct, frozen=True):
    """A finished game. All but `micros` follows from the plan and the number."""

    game: int
    deal: int
    seated: list[str]
    scores: list[int]
    ranks: list[int]
    moves: int
    trace: str
    """Names the moves: equal traces, equal games."""
    micros: dict[str, list[int]]
    """What each bot's decisions took, in microseconds of processor time."""
    actions: list[int] = []
    """What was done, in order; games of older journals lack it."""

    def result(self) -> dict[str, object]:
        """What is the same on every machine."""
        return {name: value for name, value in msgspec.structs.asdict(self).items() if name != "micros"}


def play(plan: Plan, number: int) -> Played:
    fixture = plan.fixture(number)
    seated = fixture.seating.seated(plan.seats)
    state = game_of(plan).start(plan.seats, fixture.seed, version=plan.version, **plan.options)
    dice = [Dice(hashed("dice", fixture.seed, seat)) for seat in range(plan.seats)]
    players = [bots.make(bot, state.setup.game) for bot in seated]
    micros: dict[str, list[int]] = {bot: [] for bot in plan.bots if bot in seated}

    def choose(state: State, seat: int) -> int:
        begun = process_time_ns()
        action = players[seat].choose(state, seat, dice[seat])
        micros[seated[seat]].append((process_time_ns() - begun) // 1000)
        return action

    outcome, moves = play_out(state, choose).outcome(), state.history()
    trace = hashlib.sha256("".join(f"{seat} {action} " for seat, action in moves).encode()).hexdigest()[:16]
    return Played(
        number,
        fixture.seed,
        seated,
        outcome.scores,
        outcome.ranks,
        len(moves),
        trace,
        micros,
        [action for _, action in moves],
    )


def record_of(plan: Plan, played: Played) -> str:
    """The game as its record."""
    state = game_of(plan).start(plan.seats, played.deal, version=plan.version, **plan.options)
    for action in played.actions:
        state.play(int(state.mover()), action)
    return state.record()


def play_batch(plan: Plan, numbers: list[int]) -> list[Played] | Problem:
    """What a worker answers: the games, or why it cannot play them."""
    if _rules_here(plan.bots) != plan.rules:
        return Problem("other-rules")
    games = []
    for number in numbers:
        try:
            games.append(play(plan, number))
        except Exception as error:  # a bot's own fault must not look like a lost worker
            return _failure(plan, number, error)
    return games


_rules_here = cache(rules_digest)


def _failure(plan: Plan, number: int, error: Exception) -> Problem:
    fixture = plan.fixture(number)
    facts: dict[str, str | int] = {
        "game": str(number),
        "deal": str(fixture.seed),
        "seated": ", ".join(fixture.seating.seated(plan.seats)),
        "reason": f"{type(error).__name__}: {error}",
    }
    return Problem("game-failed", facts)
