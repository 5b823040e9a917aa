"""Players that never cheat: each decides in worlds that its seat imagines.

`levels()` is the ladder people play against; `choose(name, state, seat, dice)` gives a bot's action. Besides the
levels there are `random`, `greedy`, `search:1000` or `search:0.5s` with a budget of tries or of seconds, and
`policy:FILE`, a network that was trained elsewhere.
"""

from importlib import import_module
from typing import Any

from sylve.bots.greedy import greedy
from sylve.bots.levels import LEVELS
from sylve.bots.thought import MOST_SECONDS, Budget, Option, weigh
from sylve.bots.uniform import uniform
from sylve.engine.chance import Dice
from sylve.engine.game import Game
from sylve.engine.state import State

__all__ = ["Budget", "Option", "check", "choose", "levels", "names", "weigh"]

INSTINCTS = {"random": uniform, "greedy": greedy}
SEARCH = "search:"
POLICY = "policy:"


def levels() -> list[str]:
    """The ladder, the weakest first."""
    return list(LEVELS)


def names() -> list[str]:
    """Every bot that thinks no longer than a person waits for."""
    return [*LEVELS, *INSTINCTS]


def check(name: str, game: Game) -> None:
    """A ValueError says why there is no such bot, or why it cannot play the game."""
    if name.startswith(SEARCH):
        Budget.read(name.removeprefix(SEARCH))
    elif name.startswith(POLICY):
        _policy(name, game)
    elif name not in LEVELS and name not in INSTINCTS:
        known = ", ".join([*names(), f"{SEARCH}1000", f"{SEARCH}0.5s", f"{POLICY}FILE"])
        raise ValueError(f"there is no bot {name!r} (there are: {known})")


def choose(name: str, state: State, seat: int, dice: Dice, patience: float = MOST_SECONDS) -> int:
    """The bot's action for a seat that owes one. A level whose tries take longer than the patience decides by then."""
    check(name, state.setup.game)
    if name in INSTINCTS:
        return INSTINCTS[name](state, seat, dice)
    if name.startswith(SEARCH):
        return _thought(state, seat, dice, Budget.read(name.removeprefix(SEARCH)))
    if name.startswith(POLICY):
        return int(_policy(name, state.setup.game).choose(state, seat))
    level = LEVELS[name]
    if dice.below(100) < level.slips:
        return uniform(state, seat, dice)
    if level.thinks:
        return _thought(state, seat, dice, Budget(state.setup.game.bot.TRIES, patience))
    return greedy(state, seat, dice)


def _policy(name: str, game: Game) -> Any:
    """What the file holds. NumPy is optional, so its module is named only where it is needed."""
    try:
        policies = import_module("sylve.bots.policy")
    except ModuleNotFoundError:
        raise ValueError("a policy needs NumPy: pip install sylve[rl]") from None
    policy = policies.load(name.removeprefix(POLICY))
    if policy.game != game.id:
        raise ValueError(f"{name} plays {policy.game}, not {game.id}")
    return policy


def _thought(state: State, seat: int, dice: Dice, budget: Budget) -> int:
    actions = state.actions(seat)
    return actions[0] if len(actions) == 1 else weigh(state, seat, dice, budget)[0].action
