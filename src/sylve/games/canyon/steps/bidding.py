"""Bids: RULES.md §3 and §8.2."""

from typing import Final, TypedDict

from mypy_extensions import i64

from sylve.engine.chance import Dice
from sylve.engine.refusals import ALLOWED, FIRST_OF_GAME, Facts
from sylve.engine.vec import append, vec
from sylve.games.canyon import events, pieces, scoring
from sylve.games.canyon.actions import BID
from sylve.games.canyon.state import PLAYING, Layout
from sylve.games.canyon.steps.asking import NOT_NOW, Asking

TOO_HIGH: Final[i64] = FIRST_OF_GAME + 8


class BidPreview(TypedDict):
    """The bid, what it would bring if it is kept, and whether it is the best way to lay its sum."""

    bid: int
    tempo: list[int]
    bonus: int
    points: int
    possible: bool
    best: bool


class Bidding(Asking):
    """§3.1 The number of tricks that the seat will take, as the sum of its tempo cards."""

    def why_not(self, state: Layout, seat: i64, action: i64) -> i64:  # noqa: ARG002 - the same for every seat
        """§3.3 Any bid, §8.4 unless one round is all there is."""
        if not BID.has(action):
            return NOT_NOW
        return ALLOWED if BID.argument(action) < state.bid_choices() else TOO_HIGH

    def legal(self, state: Layout, seat: i64) -> vec[i64]:  # noqa: ARG002
        return EVERY_BID[: state.bid_choices()]

    def random_answer(self, state: Layout, seat: i64, dice: Dice) -> i64:  # noqa: ARG002
        return BID.of(dice.below(state.bid_choices()))

    def do(self, state: Layout, seat: i64, action: i64) -> None:
        """§3.2 Tempo cards laid in turn for all to see; §8.2 or all at once, shown when the last has laid."""
        state.bids[seat] = BID.argument(action)
        state.turn += 1
        state.tell(events.BIDS_SEALED if state.sealed else events.BIDS, seat)
        if not state.all_bid():
            return
        if state.sealed:
            show_bids(state)
        state.phase = PLAYING
        state.leads = append(state.leads, state.first())

    # What people are told.

    def prompt(self, state: Layout, seat: int) -> tuple[str, Facts]:
        cards = state.hand_size()
        if state.sealed:
            return "bid-sealed", {"seat": seat, "cards": cards}
        others = sum(state.bid(other) for other in range(state.seats) if state.bids[other] != pieces.NO_BID)
        return "bid", {"seat": seat, "cards": cards, "others": others}

    def preview(self, state: Layout, seat: int, action: int) -> BidPreview:
        bid = BID.argument(action)
        total = pieces.BID_TOTAL[bid]
        return {
            "bid": total,
            "tempo": list(pieces.BIDS[bid]),
            "bonus": scoring.bonus(total),
            "points": scoring.points_if_kept(state, seat, total),
            "possible": bool(total <= state.hand_size()),
            "best": bid == 0 or bool(pieces.BID_TOTAL[bid - 1] != total),
        }

    def refusal_facts(self, state: Layout, seat: int, action: int, reason: int) -> Facts:
        if reason == NOT_NOW:
            return super().refusal_facts(state, seat, action, reason)
        return {"cards": state.hand_size()}


def show_bids(state: Layout) -> None:
    """§8.2 All tempo cards are turned over together."""
    state.reveals += 1
    for place in range(state.seats):
        state.tell(events.BIDS, state.seat_after(state.first(), place))
    state.beat()


def _every_bid() -> vec[i64]:
    found = vec[i64]()
    for bid in range(pieces.BID_COUNT):
        found = append(found, BID.of(bid))
    return found


EVERY_BID: Final = _every_bid()
STEP: Final[Bidding] = Bidding("bid", BID)
