"""How good a play looks in Tout là-haut: its floors, the run it grows, and what it leaves to fit on top next turn."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.judgement import Judgement
from sylve.engine.vec import vec
from sylve.games.toutlahaut import pieces, scoring
from sylve.games.toutlahaut.actions import HIDE, SHOW
from sylve.games.toutlahaut.rules import ToutLaHaut, kind_of

# Points are counted in hundredths.
POINT: Final = 100
RUN_FLOOR: Final = 70
WELCOME: Final = 80  # for a top floor on which every card in sight would fit
OBJECTIVE_STEP: Final = 60
DOUBT: Final = 200
FREE_TOP: Final = 2  # points that a grey top, on which all fits, may be worth
MODEST: Final = (pieces.TWO_STEPS, pieces.EFFICIENT, pieces.SMALL_CABIN)


class ToutLaHautJudgement(Judgement[ToutLaHaut]):
    def __init__(self) -> None:
        super().__init__(horizon=1000, scale=400, tries=500)

    def greedy_value(self, state: ToutLaHaut, seat: i64, action: i64) -> i64:
        """The gain of the play, and how well the tree can go on from it."""
        after = state.copy()
        after.lay(state.card_of_kind(kind_of(action)), SHOW.has(action))
        gain = POINT * (scoring.floor_points(after, seat) - scoring.floor_points(state, seat))
        gain += RUN_FLOOR * (scoring.longest_run(after, seat).length - scoring.longest_run(state, seat).length)
        if state.objective != pieces.NO_OBJECTIVE and state.objective != pieces.SMALL_CABIN:
            gain += OBJECTIVE_STEP * (scoring.progress(after, seat) - scoring.progress(state, seat))
        return gain + welcome(after, seat)

    def newcomer_value(self, state: ToutLaHaut, seat: i64, action: i64) -> i64:
        """The floors alone."""
        after = state.copy()
        after.lay(state.card_of_kind(kind_of(action)), SHOW.has(action))
        return POINT * (scoring.floor_points(after, seat) - scoring.floor_points(state, seat))

    def doubt(self, state: ToutLaHaut, seat: i64) -> i64:  # noqa: ARG002
        return DOUBT

    def pointless(self, state: ToutLaHaut, seat: i64, action: i64, actions: vec[i64]) -> bool:  # noqa: ARG002
        """To lay a good card face down though it fits, where no objective asks for few points or few colours."""
        if SHOW.has(action) or state.objective in MODEST or SHOW.of(HIDE.argument(action)) not in actions:
            return False
        card = state.card_of_kind(HIDE.argument(action))
        lost = state.box.bottom_value[card] + state.box.top_value[card] - 2 * pieces.GREY_VALUE
        return lost > (0 if state.turn + state.seats > state.turns else FREE_TOP)

    def evaluate(self, state: ToutLaHaut, seat: i64) -> i64:
        """The points so far; of equals whoever sits farthest from the first player has a trifle more (§3.3)."""
        return POINT * (scoring.before(state, seat) + scoring.total(state, seat)) + state.first_turn(seat)

    def quiet(self, state: ToutLaHaut) -> bool:
        """Points so far promise little: every world is played to its end."""
        return state.finished


def welcome(state: ToutLaHaut, seat: i64) -> i64:
    """The share of the hand passed on that would fit on the seat's tree."""
    if state.turn + state.seats > state.turns:
        return 0
    fitting: i64 = 0
    for card in state.hand:
        if state.fits(seat, card):
            fitting += 1
    return WELCOME * fitting // len(state.hand)
