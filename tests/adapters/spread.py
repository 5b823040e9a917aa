"""A spread of the cases for every day, all of them for the long run, and what every adapter is held to."""

import random
from collections.abc import Callable, Iterator

import numpy as np
import pytest
from numpy.typing import NDArray

import sylve
from sylve.engine.chance import Dice
from sylve.kit.cases import Case, cases


def spread() -> Iterator[object]:
    """Of each game the fewest seats as they are and the last option at the most seats; the others are for later.

    Other libraries play at random and want a bound: a race without evening has none.
    """
    for name in sylve.games():
        own = [case for case in cases() if case.game == name and case.options.get("evening") != "never"]
        for case in own:
            yield pytest.param(case, id=str(case), marks=[] if case in (own[0], own[-1]) else pytest.mark.long)


every_case = pytest.mark.parametrize("case", list(spread()))
at_most_three = pytest.mark.parametrize(
    "case", [Case(name, min(3, sylve.game(name).seats[-1]), {}) for name in sylve.games()], ids=str
)


def chosen(mask: NDArray[np.int8], dice: Dice) -> int:
    """One of the open actions."""
    actions = np.flatnonzero(mask)
    return int(actions[dice.below(len(actions))])


def global_randomness() -> tuple[object, ...]:
    return random.getstate(), str(np.random.get_state(legacy=False))


def assert_by_itself(play: Callable[[int], Iterator[object]]) -> None:
    """A game touches no global randomness, and is the same beside another while others throw the global dice."""
    before = global_randomness()
    alone = list(play(5))
    assert global_randomness() == before
    beside, other = [], play(6)
    for moment in play(5):
        beside.append(moment)
        next(other, None)
        random.random()
        np.random.random()
    assert beside == alone
    assert list(play(6)) != alone
