"""What the steps of Leaf have in common: what asks somebody, and what happens of itself."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.actions import Verb
from sylve.engine.chance import Dice
from sylve.engine.refusals import ALLOWED
from sylve.engine.steps import Step
from sylve.engine.vec import append, vec
from sylve.games.leaf.refusals import NOT_NOW
from sylve.games.leaf.state import Layout

# The agenda names steps by these numbers.
CHOOSE: Final = 0
FROM_PILE: Final = 1
LAY: Final = 2
ACT: Final = 3
REWARD: Final = 4
SEASON: Final = 5
FROST: Final = 6
END_TURN: Final = 7
WIND_TURN: Final = 8
END_GAME: Final = 9
EVERYBODY: Final = -1  # a step of no seat in particular


def trial(state: Layout) -> Layout:
    """A table of its own, to try something on."""
    after = state.copy()
    assert isinstance(after, Layout)
    return after


class LeafStep(Step[Layout]):
    """A step of the agenda. The verbs that answer it stand side by side in the action table."""

    def __init__(self, name: str, *verbs: Verb) -> None:
        super().__init__(name, *verbs)
        self.first: i64 = 0
        self.end: i64 = 0
        if len(verbs) > 0:
            self.first = verbs[0].first
            self.end = verbs[-1].first + verbs[-1].size

    def asks(self, state: Layout) -> bool:  # noqa: ARG002
        """Whether there is something to decide; a step that asks nothing is done at once."""
        return False

    def owes(self, state: Layout, seat: i64) -> bool:
        """Whether the seat is one of those who are asked."""
        return seat == state.agenda.seat()

    def run(self, state: Layout) -> None:
        """What happens when nobody is asked, or no more; a step with nothing to decide is skipped."""
        state.agenda.pop()

    def reason(self, state: Layout, seat: i64, action: i64) -> i64:  # noqa: ARG002
        """Why not, for an answer with one of the step's verbs."""
        return ALLOWED

    def why_not(self, state: Layout, seat: i64, action: i64) -> i64:
        """§2.1 Each action has its step; then the rules of that step."""
        if action < self.first or action >= self.end:
            return NOT_NOW
        return self.reason(state, seat, action)

    def legal(self, state: Layout, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=self.end - self.first)
        for action in range(self.first, self.end):
            if self.reason(state, seat, action) == ALLOWED:
                found = append(found, action)
        return found

    def thrown(self, state: Layout, seat: i64, dice: Dice) -> i64:
        """One of the allowed answers, each as likely."""
        return self.thrown_below(state, seat, self.end, dice)

    def thrown_below(self, state: Layout, seat: i64, end: i64, dice: Dice) -> i64:
        """Throw for one of the answers before that number until it is allowed."""
        while True:
            action = self.first + dice.below(end - self.first)
            if self.reason(state, seat, action) == ALLOWED:
                return action
