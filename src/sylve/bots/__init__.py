"""Players that never cheat: each decides in worlds that its seat imagines.

`names()` lists them; `choose(name, state, seat, dice)` gives the action of one.
"""

from collections.abc import Callable

from sylve.bots.greedy import greedy
from sylve.bots.uniform import uniform
from sylve.engine.chance import Dice
from sylve.engine.state import State

BOTS: dict[str, Callable[[State, int, Dice], int]] = {"random": uniform, "greedy": greedy}


def names() -> list[str]:
    return list(BOTS)


def choose(name: str, state: State, seat: int, dice: Dice) -> int:
    """The bot's action for a seat that owes one."""
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r} (there are: {', '.join(BOTS)})")
    return BOTS[name](state, seat, dice)
