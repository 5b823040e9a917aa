"""Players that never cheat: each decides in worlds that its seat imagines.

`levels()` is the ladder people play against; `make(name, game)` gives a bot, to be asked again and again. Besides the
levels there are `random`, `greedy`, `search:1000` or `search:0.5s` with a budget of tries or of seconds, and
`policy:FILE`, a network that was trained elsewhere. `python:MODULE:FUNCTION`, `command:PROGRAM` and `http://…` are
agents of one's own (`sylve.bots.agents`).
"""

from importlib import import_module

from sylve.bots.bot import Bot
from sylve.bots.greedy import Greedy
from sylve.bots.levels import LEVELS
from sylve.bots.thought import MOST_SECONDS, Budget, Option, Thinker, weigh
from sylve.bots.uniform import Uniform
from sylve.engine.chance import Dice
from sylve.engine.game import Game
from sylve.engine.state import State

__all__ = ["Bot", "Budget", "Option", "choose", "levels", "make", "names", "weigh"]

INSTINCTS = ("random", "greedy")
SEARCH = "search:"
POLICY = "policy:"
PYTHON, COMMAND = "python:", "command:"
AGENTS = (PYTHON, COMMAND, "http://", "https://")


def levels() -> list[str]:
    """The ladder, the weakest first."""
    return list(LEVELS)


def names() -> list[str]:
    """Every bot that thinks no longer than a person waits for."""
    return [*LEVELS, *INSTINCTS]


def make(name: str, game: Game, patience: float = MOST_SECONDS) -> Bot:
    """The bot of that name, for one game. A level whose tries take longer than the patience (seconds) decides by then.

    A ValueError says why there is no such bot, or why it cannot play the game.
    """
    if name == "random":
        return Uniform()
    if name == "greedy":
        return Greedy(game.bot)
    if name.startswith(SEARCH):
        return Thinker(Budget.read(name.removeprefix(SEARCH)))
    if name.startswith(POLICY):
        return _policy(name, game)
    if name.startswith(AGENTS):
        agent: Bot = import_module("sylve.bots.agents").made(name)
        return agent
    if name not in LEVELS:
        known = ", ".join([*names(), f"{SEARCH}1000", f"{SEARCH}0.5s", f"{POLICY}FILE", f"{PYTHON}MODULE:FUNCTION"])
        raise ValueError(f"there is no bot {name!r} (there are: {known})")
    level = LEVELS[name]
    if level.thinks:
        return Thinker(Budget(game.bot.tries, patience))
    return Greedy(game.bot, level.newcomer, level.doubt, level.overlooks)


def choose(name: str, state: State, seat: int, dice: Dice) -> int:
    """One action of a bot, for a seat that owes one; whoever asks often makes the bot once."""
    return make(name, state.setup.game).choose(state, seat, dice)


def _policy(name: str, game: Game) -> Bot:
    """What the file holds. NumPy is optional, so its module is named only where it is needed."""
    try:
        policies = import_module("sylve.bots.policy")
    except ModuleNotFoundError:
        raise ValueError("a policy needs NumPy: pip install sylve[rl]") from None
    policy: Bot = policies.load_for(name.removeprefix(POLICY), game)
    return policy
