"""What a game's `bot.py` knows of playing well. Points are counted in hundredths.

Whatever is judged is a world that a seat imagines, so that no bot knows more than its seat.
"""

from typing import Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from sylve.engine.chance import Dice
from sylve.engine.state import State
from sylve.engine.vec import append, vec

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(Generic[S]):
    """How a player of one game judges positions and actions; `bots` makes all its players of it."""

    def __init__(self, horizon: int, scale: int, tries: int) -> None:
        self.horizon: i64 = horizon  # decisions that the search plays on at least
        self.scale: i64 = scale  # the lead that makes a win likely (73 %)
        self.tries: i64 = tries  # what the strongest bot tries out before a decision
        self.telling: tuple[str, ...] = ()  # events that are worth counting beside the points: a bid kept, a fall
        self.dreaded: tuple[str, ...] = ()  # of the lines and events, those that nobody wants more of

    def evaluate(self, state: S, seat: i64) -> i64:
        """What the seat may hope to end with; when the game is over, the ranks follow from it."""
        raise NotImplementedError

    def quiet(self, state: S) -> bool:
        """Whether `evaluate` can be trusted here: nothing is half done."""
        raise NotImplementedError

    def greedy_value(self, state: S, seat: i64, action: i64) -> i64:
        """How good an action looks at first sight; compared with other actions of the same decision only."""
        raise NotImplementedError

    def newcomer_value(self, state: S, seat: i64, action: i64) -> i64:
        """How good it looks to somebody new to the game, who sees less: no memory, no plan, no thought for others."""
        return self.greedy_value(state, seat, action)

    def doubt(self, state: S, seat: i64) -> i64:
        """By how much one who is not sure may misjudge an action of this decision, in the measure of `greedy_value`."""
        raise NotImplementedError

    def pointless(self, state: S, seat: i64, action: i64, actions: vec[i64]) -> bool:  # noqa: ARG002
        """Whether nobody would choose this legal action among the others: a loss without a gain."""
        return False

    @final
    def sensible(self, state: S, seat: i64) -> vec[i64]:
        """The legal actions, less the pointless ones; never none."""
        actions = state.legal(seat)
        left = vec[i64](capacity=len(actions))
        for action in actions:
            if not self.pointless(state, seat, action, actions):
                left = append(left, action)
        return left if len(left) > 0 else actions

    def rollout_value(self, state: S, seat: i64, action: i64) -> i64:
        """How good it looks to the rollout policy, by which all seats play on in the worlds of the search."""
        return self.greedy_value(state, seat, action)

    def prior(self, state: S, seat: i64, action: i64) -> i64:
        """How good it looks before the search has tried anything out."""
        return self.rollout_value(state, seat, action)

    def likely_world(self, state: S, seat: i64, dice: Dice) -> State:
        """A world for the search: any of the seat's, unless the game reads more in what the others did."""
        return state.world(seat, dice)

    def lines(self, state: S, seat: i64) -> dict[str, int]:
        """What can be counted of a seat's position, by name: the score line by line as it stands, and threats."""
        return {line: points[seat] for line, points in state.outcome().breakdown.items()}
