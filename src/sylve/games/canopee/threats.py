"""§5.4 Fire, §5.5 disease, §7.6 blight: what the threats of a forest cost at the season's end.

The season's end, its log, the views and the previews all ask here.
"""

from typing import Final, Literal, TypedDict

from mypy_extensions import i64

from sylve.games.canopee import pieces
from sylve.games.canopee.state import Layout

# What threats of one kind do.
NOTHING: Final = 0
STRIKES: Final = 1  # their owner
SPREADS: Final = 2  # to everybody
Effect = Literal["none", "own", "spread"]
EFFECTS: Final[tuple[Effect, ...]] = ("none", "own", "spread")


def effect(state: Layout, seat: i64, kind: i64) -> i64:
    """Two strike their owner, three and more everybody, a single one only in its season (§9.4); blight always."""
    count = state.count(seat, kind)
    if count == 0 or kind > pieces.BLIGHT:
        return NOTHING
    if kind == pieces.BLIGHT:
        return STRIKES
    if count >= pieces.SPREADING:
        return SPREADS
    if count == pieces.BURNING or state.sign == harsh_sign(kind):
        return STRIKES
    return NOTHING


def losses(state: Layout, seat: i64, kind: i64) -> i64:
    """How many cards each forest that they strike loses."""
    done = effect(state, seat, kind)
    if done == NOTHING:
        return 0
    if done == SPREADS:
        return 1
    if kind == pieces.BLIGHT:
        return state.count(seat, kind)
    if state.count(seat, kind) == pieces.BURNING:
        return pieces.BURNING
    return state.box.sign_value[harsh_sign(kind)]


def harsh_sign(kind: i64) -> i64:
    """The season in which a single fire, or a single disease, strikes too."""
    if kind == pieces.FIRE:
        return pieces.EMBERS
    return pieces.FEVERS


class ThreatView(TypedDict):
    kind: str
    count: int
    effect: Effect
    losses: int


def view(state: Layout, seat: int, kind: int) -> ThreatView:
    """The threats of one kind, and what they will do."""
    return {
        "kind": pieces.KINDS[kind],
        "count": state.count(seat, kind),
        "effect": EFFECTS[effect(state, seat, kind)],
        "losses": losses(state, seat, kind),
    }
