"""Explanations, as data: what a seat could do, in the words of its log, and how far a decision fell short.

Everything is weighed in worlds that the seat imagines: an explanation tells nothing that its seat could not know.
"""

from typing import NamedTuple

from sylve.bots.search import Line, Search
from sylve.bots.thought import Budget, weigh
from sylve.engine.chance import Dice
from sylve.engine.state import State

WORLDS = 3  # in which a sentence must hold before it is said
STEPS = 4  # that a silent choice is played on, until it shows
LEAST_TRIES = 40
MOST_TRIES = 1_000


class Idea(NamedTuple):
    """One action: the event that would tell of it, the chance to win, and the points in sight."""

    action: int
    told: dict[str, object] | None
    chance: float
    points: float


class Verdict(NamedTuple):
    """A decision looked at again: what was played, and what the search would rather have played."""

    played: Idea
    best: Idea

    @property
    def cost(self) -> float:
        """The chance to win that was given away."""
        return max(0.0, self.best.chance - self.played.chance)


def ideas(state: State, seat: int, dice: Dice, budget: Budget, most: int) -> list[Idea]:
    """The best few actions, the best first."""
    return [
        Idea(option.action, told(state, seat, option.action, dice), option.chance, option.points)
        for option in weigh(state, seat, dice, budget)[:most]
        if option.chance is not None and option.points is not None
    ]


def decisions(state: State) -> list[int]:
    """The moves of a game, numbered from 1, in which there was something to decide."""
    replayed = state.setup.deal()
    found = []
    for number, (seat, action) in enumerate(state.history(), start=1):
        if len(replayed.actions(seat)) > 1:
            found.append(number)
        replayed.play(seat, action)
    return found


def tries_each(tries: int, decisions: int) -> int:
    """What each of so many decisions gets of the tries for a whole game."""
    return min(MOST_TRIES, max(LEAST_TRIES, tries // max(1, decisions)))


def judge(state: State, seat: int, action: int, dice: Dice, tries: int) -> Verdict:
    """The action beside the best one found. Both are tried in the same fresh worlds, so that luck favours neither."""
    best = weigh(state, seat, dice, Budget(tries=tries))[0].action
    tried = _tried(state, seat, list(dict.fromkeys([action, best])), dice, tries // 2)
    return Verdict(tried[0], max(tried, key=lambda idea: idea.chance))


def _tried(state: State, seat: int, actions: list[int], dice: Dice, tries: int) -> list[Idea]:
    search = Search(state, seat, dice)
    search.lines = [Line(action, 0) for action in actions]
    search.try_out(len(actions), max(1, tries // len(actions)), float("inf"))
    return [
        Idea(
            line.action,
            told(state, seat, line.action, dice),
            line.wins / line.tries,
            line.points / line.tries,
        )
        for line in search.lines
    ]


def told(state: State, seat: int, action: int, dice: Dice) -> dict[str, object] | None:
    """What the seat's log would say of the action, if it is the same whatever the seat cannot know."""
    first, *others = [_heard(state, seat, action, dice) for _ in range(WORLDS)]
    sure = [event for event in first if all(event in other for other in others)]
    verb = state.say(action).partition(" ")[0]
    return next((event for event in sure if event["kind"] == verb), sure[0] if sure else None)


def _heard(state: State, seat: int, action: int, dice: Dice) -> list[dict[str, object]]:
    """What the seat would hear of its own doings; a silent choice is played on by those who owe one already."""
    world = state.imagine(seat, dice)
    world.heard = []
    asked = world.to_act()
    world.play(seat, action)
    for _ in range(STEPS):
        owing = [other for other in world.to_act() if other in asked]
        if _own(world, seat) or not owing:
            break
        acting = seat if seat in owing else owing[0]
        world.play(acting, _at_first_sight(world, acting))
    return _own(world, seat)


def _own(world: State, seat: int) -> list[dict[str, object]]:
    events = [event.seen_by(seat) for event in world.heard or ()]
    return [event for event in events if event["facts"].get("seat") == seat]


def _at_first_sight(world: State, seat: int) -> int:
    judgement = world.setup.game.bot
    return max(world.actions(seat), key=lambda action: judgement.greedy_value(world, seat, action))
