"""Why one action rather than another, as data: what the game's own count says of both in the same imagined worlds.

Nothing is invented: each reason is a difference that was counted, and larger than luck. The worlds are those that the
seat imagines, so that a reason tells nothing that the seat could not know.
"""

import time
from collections import Counter
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from sylve.bots.review import Idea, ideas
from sylve.bots.search import Search
from sylve.bots.thought import Budget
from sylve.engine.chance import Dice
from sylve.engine.state import State

WORLDS = 60
FEWEST = 8  # worlds that say anything
MOST_REASONS = 3
COMPARED = 5  # other actions, the best ones, that a hint is compared with until something speaks for it
SURE = 2.0  # standard errors beyond which a difference is more than luck
LEAST_POINTS = 0.75  # that are worth a word
LEAST_EVENTS = 0.1
EVENT_WEIGHT = 4.0  # points that an event is about worth when reasons are put in order

Counts = dict[tuple[str, int], float]


class Reason(NamedTuple):
    """One difference between two actions: a line of the score or an event, whose, and how much more there is of it."""

    name: str
    seat: int
    amount: float
    good: bool  # for the seat that decides


class Advice(NamedTuple):
    """A hint: the best few actions, and what speaks for the first against another."""

    ideas: list[Idea]
    why: list[Reason]
    rather: int | None  # the action that the first was compared with, where there is another


def advise(state: State, seat: int, dice: Dice, budget: Budget, most: int, seconds: float) -> Advice:
    """The best few actions, and why the first: compared with the next one that it differs from by more than luck."""
    found = ideas(state, seat, dice, budget, 1 + COMPARED)
    until = time.perf_counter() + seconds
    for place, other in enumerate(found[1:]):
        left = until - time.perf_counter()
        if place > 0 and left <= 0:
            break
        each = left / (len(found) - 1 - place)
        why = reasons(state, seat, found[0].action, other.action, dice, WORLDS, each)
        if why:
            told = found[:most] if other in found[:most] else [*found[: most - 1], other]
            return Advice(told, why, other.action)
    return Advice(found[:most], [], found[1].action if len(found) > 1 else None)


def reasons(
    state: State, seat: int, action: int, other: int, dice: Dice, worlds: int = WORLDS, seconds: float = 3600.0
) -> list[Reason]:
    """What speaks for the action against the other, the weightiest first; then what it costs, if that is much."""
    differences = compared(state, seat, action, other, dice, worlds, seconds)
    found = [_reason(state, seat, name, whose, counted) for (name, whose), counted in differences.items()]
    weighty = sorted((each for each in found if each is not None), key=lambda each: -_weight(state, each))
    good = [each for each in weighty if each.good][:MOST_REASONS]
    bad = [each for each in weighty if not each.good][:1]
    return good + bad if good else []


def compared(
    state: State, seat: int, action: int, other: int, dice: Dice, worlds: int, seconds: float
) -> dict[tuple[str, int], list[float]]:
    """For each line and event of each seat, how much more of it the action has, world by world: in a few at least."""
    search, until = Search(state, seat, dice), time.perf_counter() + seconds
    found: dict[tuple[str, int], list[float]] = {}
    for number in range(worlds):
        world = state.setup.game.bot.likely_world(state, seat, dice)
        with_it, without = (_counts(search, world.copy(), seat, each) for each in (action, other))
        for key in with_it.keys() | without.keys() | found.keys():
            so_far = found.setdefault(key, [0.0] * number)
            so_far.append(with_it.get(key, 0.0) - without.get(key, 0.0))
        if number + 1 >= FEWEST and time.perf_counter() > until:
            break
    return found


def _counts(search: Search, world: State, seat: int, action: int) -> Counts:
    """What lies on the table, and has happened, once the action is played on as the search would."""
    judgement = world.setup.game.bot
    if judgement.telling:
        world.listen()
    world.apply(seat, action)
    search.play_on(world)
    counts: Counts = {
        (line, each): n for each in range(world.seats) for line, n in judgement.lines(world, each).items()
    }
    counts.update(
        Counter(
            (event.kind, int(event.facts["seat"]))  # type: ignore[call-overload]
            for event in world.heard or ()
            if event.kind in judgement.telling
        )
    )
    return counts


def _reason(state: State, seat: int, name: str, whose: int, counted: list[float]) -> Reason | None:
    if len(counted) < FEWEST:
        return None
    amount = fmean(counted)
    least = LEAST_EVENTS if _is_event(state, name) else LEAST_POINTS
    if abs(amount) < least or abs(amount) < SURE * stdev(counted) / sqrt(len(counted)):
        return None
    wanted = (amount > 0) != (name in state.setup.game.bot.dreaded)
    return Reason(name, whose, amount, wanted == (whose == seat))


def _is_event(state: State, name: str) -> bool:
    judgement = state.setup.game.bot
    return name in judgement.telling or name in judgement.dreaded


def _weight(state: State, reason: Reason) -> float:
    return abs(reason.amount) * (EVENT_WEIGHT if _is_event(state, reason.name) else 1.0)
