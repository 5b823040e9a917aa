"""What every bot is."""

from mypy_extensions import mypyc_attr

from sylve.engine.chance import Dice
from sylve.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player of one game, made once (`bots.make`) and asked again and again."""

    def choose(self, state: State, seat: int, dice: Dice) -> int:
        """Its action for a seat that owes one; the same dice give the same action."""
        raise NotImplementedError
