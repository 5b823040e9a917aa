"""What the four questions of Canyon have in common."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.chance import Dice
from sylve.engine.refusals import FIRST_OF_GAME, Facts
from sylve.engine.steps import Step
from sylve.games.canyon.state import Layout

NOT_NOW: Final[i64] = FIRST_OF_GAME


class Asking(Step[Layout]):
    """One question of the race. Its name is that of the phase in which it is asked."""

    def random_answer(self, state: Layout, seat: i64, dice: Dice) -> i64:
        """One of the allowed answers, each as likely."""
        raise NotImplementedError

    def refusal_facts(self, state: Layout, seat: int, action: int, reason: int) -> Facts:  # noqa: ARG002
        """What belongs to another phase is refused with the name of this one."""
        return {"phase": f"@phase-{self.name}"}
