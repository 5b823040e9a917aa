"""What a bot thinks of a decision, as data: every action, what it is expected to bring, and how sure that is."""

from typing import NamedTuple

from sylve.bots.bot import Bot
from sylve.bots.search import Line, Search
from sylve.engine.chance import Dice
from sylve.engine.state import State

NO_LIMIT = 1 << 40
MOST_TRIES = 10_000_000
MOST_SECONDS = 3600.0


class Budget(NamedTuple):
    """How long to think about one decision: so many tries, or so many seconds, whichever ends first."""

    tries: int = NO_LIMIT
    seconds: float = float(NO_LIMIT)

    @classmethod
    def read(cls, text: str) -> "Budget":
        """`1000` tries or `0.5s`; a ValueError says what is wrong."""
        try:
            budget = cls(seconds=float(text[:-1])) if text.endswith("s") else cls(tries=int(text))
        except ValueError:
            raise ValueError(f"{text!r} is no budget: give tries (1000) or seconds (0.5s)") from None
        if text.endswith("s") and not 0 < budget.seconds <= MOST_SECONDS:
            raise ValueError(f"a budget is more than 0 and at most {MOST_SECONDS:.0f} seconds, not {text}")
        if not text.endswith("s") and not 1 <= budget.tries <= MOST_TRIES:
            raise ValueError(f"a budget is 1 to {MOST_TRIES} tries, not {text}")
        return budget


class Option(NamedTuple):
    """One action: how often it was tried, the chance to win and the points it leads to (None where it was not)."""

    action: int
    tries: int
    chance: float | None
    points: float | None


class Thinker(Bot):
    """The bot that weighs its actions, where it has more than one."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Thinker, (self.budget,)

    def choose(self, state: State, seat: int, dice: Dice) -> int:
        actions = state.actions(seat)
        return actions[0] if len(actions) == 1 else weigh(state, seat, dice, self.budget)[0].action


def weigh(state: State, seat: int, dice: Dice, budget: Budget) -> list[Option]:
    """What each action is expected to bring, the best first."""
    search = Search(state, seat, dice)
    search.think(budget.tries, budget.seconds)
    return [_option(line) for line in search.lines]


def _option(line: Line) -> Option:
    if line.tries == 0:
        return Option(line.action, 0, None, None)
    return Option(int(line.action), int(line.tries), line.wins / line.tries, line.points / line.tries)
