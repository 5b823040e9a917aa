"""Order of play of Canyon. What the seats are asked is in `steps/`, what happens of itself beside it, as in RULES.md:

§1 steps/launching.py · §2, §7 rounds.py · §3 steps/bidding.py · §4 steps/tricks.py · §5 steps/paddling.py, moving.py
· §6 rapids.py
"""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from sylve.engine.chance import Chance, Dice
from sylve.engine.refusals import Reason
from sylve.engine.setup import Setup
from sylve.engine.steps import Step
from sylve.games.canyon import pieces, worlds
from sylve.games.canyon.state import BIDDING, PLAYING, Layout
from sylve.games.canyon.steps import asking, bidding, launching, paddling, tricks

REASONS: Final[Mapping[int, Reason]] = {
    asking.NOT_NOW: Reason("not-now", "2.1"),
    launching.PIER_TAKEN: Reason("pier-taken", "1.2"),
    bidding.TOO_HIGH: Reason("bid-too-high", "8.4"),
    tricks.NOT_IN_HAND: Reason("not-in-hand", "4.1"),
    tricks.MUST_FOLLOW: Reason("must-follow", "4.2"),
    paddling.NO_SPACE: Reason("no-space", "5.4"),
    paddling.SPACE_TAKEN: Reason("space-taken", "5.4"),
    paddling.OUT_OF_REACH: Reason("out-of-reach", "5.4"),
    paddling.NOT_FORWARD: Reason("not-forward", "5.5"),
}

STEPS: Final[list[asking.Asking]] = [launching.STEP, bidding.STEP, tricks.STEP, paddling.STEP]  # by phase


class Canyon(Layout):
    def copy(self) -> "Canyon":
        twin = Canyon(self.setup, self.chance)
        twin.take_over(self)
        return twin

    def owes(self, seat: i64) -> bool:
        """One seat after the other; §8.2 sealed bids are made by all at once."""
        if self.finished:
            return False
        if self.phase == BIDDING and self.sealed:
            return self.bids[seat] == pieces.NO_BID
        return seat == self.acting()

    def mover(self) -> i64:
        if self.phase == BIDDING and self.sealed:
            return super().mover()
        return self.acting()

    def asked(self, seat: i64) -> Step[Any]:  # noqa: ARG002 - all are asked the same
        return STEPS[self.phase]

    def random_action(self, seat: i64, dice: Dice) -> i64:
        """The commonest step need not be looked for."""
        if self.phase == PLAYING:
            return tricks.STEP.random_answer(self, seat, dice)
        return STEPS[self.phase].random_answer(self, seat, dice)

    def apply(self, seat: i64, action: i64) -> None:
        if self.phase == PLAYING:
            tricks.STEP.do(self, seat, action)
        else:
            STEPS[self.phase].do(self, seat, action)

    def imagined(self, seat: i64, dice: Dice) -> "Canyon":
        world = self.copy()
        worlds.deal_anew(world, seat, dice)
        return world


def deal(setup: Setup, chance: Chance) -> Canyon:
    """§1.2 Who launches first is drawn or chosen; cards are dealt when all canoes are on the water.

    Where one round is all there is, they are at once (§8.4).
    """
    state = Canyon(setup, chance)
    state.quick = setup.options["board"] == "quick"
    state.sealed = setup.options["bids"] == "sealed"
    state.skips_dark = setup.options["dark"] == "skipped"
    state.endless = setup.options["evening"] == "never"
    state.short = setup.options["rounds"] == "one"
    state.unpack()
    if setup.options["first"] == "drawn":
        state.launcher = chance.draw(state.seats)
    if state.short:
        launching.launch_all(state)
    return state
