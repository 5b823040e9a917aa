"""Monte-Carlo search over information sets: each action is tried out in worlds that its seat imagines.

A world is tried with every action still in the running, so that the luck of the deal falls out of the comparison;
then the weaker half drops out, until one is left. Within a world all seats play on by the rollout policy of their
game's `bot.py` until the game ends, or comes to a quiet position that can be evaluated.
"""

import time
from math import exp
from typing import Any, Final

from mypy_extensions import i64

from sylve.engine.chance import Dice
from sylve.engine.judgement import Judgement
from sylve.engine.state import State

MOST_LINES: Final = 16  # actions that are tried out: the best at first sight
TELLING: Final = 6  # worlds of a round; fewer, or less than half of the usual, say less than how good actions look
SURE: Final = 30.0  # beyond this many scales the chance to win is as good as certain


class Line:
    """An action that is weighed: how often it was tried, and the sums of what came of it."""

    def __init__(self, action: i64, prior: i64) -> None:
        self.action = action
        self.prior = prior
        self.tries = 0.0
        self.merit = 0.0
        self.wins = 0.0
        self.points = 0.0

    def mean_merit(self) -> float:
        return self.merit / self.tries if self.tries > 0.0 else 0.0


class Search:
    """One seat's thoughts before one decision."""

    def __init__(self, state: State, seat: i64, dice: Dice) -> None:
        self.judgement: Judgement[Any] = state.setup.game.bot
        self.state = state
        self.seat = seat
        self.dice = dice
        self.horizon = self.judgement.horizon
        self.scale = float(self.judgement.scale)
        self.lead = 0.0
        self.lines: list[Line] = []
        self.sensible: i64 = 0  # of the lines, how many are tried out at most

    def think(self, tries: i64, seconds: float) -> None:
        """Weigh the actions with so many tries, or until the time is over; the best line comes first."""
        world = self.state.world(self.seat, self.dice)
        self.lead = self.lead_in(world)
        self.lines = self.first_sight(world)
        running: i64 = min(self.sensible, MOST_LINES)
        rounds = halvings(running)
        started = time.perf_counter()
        if rounds == 0:
            self.try_out(running, TELLING, started + seconds)
        for number in range(rounds):
            worlds = max(1, tries // (rounds * running))
            usual = min(worlds, self.judgement.tries // (rounds * running))
            until = started + seconds * float(number + 1) / float(rounds)
            if self.try_out(running, worlds, until) >= max(TELLING, usual // 2):
                self.sort(running)
            running = (running + 1) // 2

    def first_sight(self, world: State) -> list[Line]:
        """A line for each action, the one that looks best first; equal ones in random order, pointless ones last."""
        lines: list[Line] = []
        pointless: list[Line] = []
        sensible = self.judgement.sensible(world, self.seat)
        for action in self.dice.shuffle(self.state.legal(self.seat)):
            line = Line(action, self.judgement.prior(world, self.seat, action))
            if action in sensible:
                lines.append(line)
            else:
                pointless.append(line)
        lines.sort(key=prior_of, reverse=True)
        pointless.sort(key=prior_of, reverse=True)
        self.sensible = len(lines)
        return lines + pointless

    def try_out(self, running: i64, worlds: i64, until: float) -> i64:
        """Try the lines in the running in so many worlds, or until the time is over; says in how many."""
        for number in range(worlds):
            world = self.judgement.likely_world(self.state, self.seat, self.dice)
            for at in range(running):
                line = self.lines[at]
                trial = world.copy()
                trial.apply(self.seat, line.action)
                self.play_on(trial)
                self.count(line, trial)
            if time.perf_counter() > until:
                return number + 1
        return worlds

    def play_on(self, world: State) -> None:
        """All seats decide by the rollout policy, until the world is quiet beyond the horizon."""
        decisions: i64 = 0
        while not world.finished:
            if decisions >= self.horizon and self.judgement.quiet(world):
                return
            seat = world.mover()
            world.apply(seat, self.rollout_action(world, seat))
            decisions += 1

    def rollout_action(self, world: State, seat: i64) -> i64:
        """The action that looks best to the rollout policy."""
        actions = world.legal(seat)
        best = actions[0]
        if len(actions) == 1:
            return best
        most = self.judgement.rollout_value(world, seat, best)
        for at in range(1, len(actions)):
            value = self.judgement.rollout_value(world, seat, actions[at])
            if value > most:
                best = actions[at]
                most = value
        return best

    def count(self, line: Line, world: State) -> None:
        """Half of the merit is the chance to win, half how far the lead has grown."""
        lead = self.lead_in(world)
        chance = self.chance(world, lead)
        line.tries += 1.0
        line.wins += chance
        line.points += float(self.judgement.evaluate(world, self.seat)) / 100.0
        line.merit += (chance + logistic((lead - self.lead) / self.scale)) / 2.0

    def lead_in(self, world: State) -> float:
        """By how much the seat is ahead of its best rival; alone, what it hopes to have."""
        own = self.judgement.evaluate(world, self.seat)
        if world.seats == 1:
            return float(own)
        best: i64 = 0
        first = True
        for rival in range(world.seats):
            if rival != self.seat:
                hope = self.judgement.evaluate(world, rival)
                if first or hope > best:
                    best = hope
                first = False
        return float(own - best)

    def chance(self, world: State, lead: float) -> float:
        if not world.finished:
            return logistic(lead / self.scale)
        return 0.5 if lead == 0.0 else 1.0 if lead > 0.0 else 0.0

    def sort(self, running: i64) -> None:
        """The lines that were tried, by merit; the others stay where they are."""
        tried = self.lines[:running]
        tried.sort(key=merit_of, reverse=True)
        self.lines[:running] = tried


def halvings(lines: i64) -> i64:
    rounds: i64 = 0
    while lines > 1:
        lines = (lines + 1) // 2
        rounds += 1
    return rounds


def logistic(x: float) -> float:
    return 1.0 / (1.0 + exp(-min(SURE, max(-SURE, x))))


def prior_of(line: Line) -> int:
    return line.prior


def merit_of(line: Line) -> float:
    return line.mean_merit()
