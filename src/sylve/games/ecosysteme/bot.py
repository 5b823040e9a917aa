"""How good an action looks in Écosystème: the best place of a card, by points in sight and what they may grow to."""

from typing import Final

from mypy_extensions import i64

from sylve.games.ecosysteme import scoring
from sylve.games.ecosysteme.actions import (
    is_choose,
    is_give,
    is_place,
    is_swap,
    kind_of,
    one_cell,
    other_cell,
    site_column,
    site_row,
)
from sylve.games.ecosysteme.pieces import RABBIT, STREAM, TURNS, WOLF
from sylve.games.ecosysteme.rules import Ecosysteme

# Points are counted in hundredths.
POINT: Final = 100
SCORING_KIND: Final = 110  # each kind that scores keeps a gap away
WOLF_STEP: Final = 300  # for each of the first wolves
USEFUL_WOLVES: Final = 3
FURTHER_WOLF: Final = 100
STREAM_STEP: Final = 130
SWAP_IN_HAND: Final = 150  # what the swap of a rabbit brings on average
GIVEN_AWAY: Final = 10  # per cent of its own use that a card given to Alban costs

# For the search: decisions to play on at least, the lead that makes a win likely, and the tries of the strongest bot.
HORIZON: Final = 8
SCALE: Final = 800
TRIES: Final = 1000


def worth(state: Ecosysteme, seat: i64, action: i64) -> i64:
    if is_choose(action):
        return best_place(state, seat, kind_of(action))
    if is_place(action):
        return placed(state, seat, state.picked[seat], site_row(action), site_column(action))
    if is_swap(action):
        after = state.copy()
        after.exchange(seat, one_cell(action), other_cell(action))
        return promise(after, seat)
    if is_give(action):
        return given(state, seat, kind_of(action))
    return promise(state, seat)


def best_place(state: Ecosysteme, seat: i64, kind: i64) -> i64:
    """What the card is worth in its best place, and the swap of a rabbit besides."""
    best: i64 = -POINT * POINT
    for action in state.legal_places(seat):
        best = max(best, placed(state, seat, kind, site_row(action), site_column(action)))
    return best + SWAP_IN_HAND if kind == RABBIT else best


def placed(state: Ecosysteme, seat: i64, kind: i64, row: i64, column: i64) -> i64:
    after = state.copy()
    after.lay(seat, row, column, kind)
    return promise(after, seat)


def given(state: Ecosysteme, seat: i64, kind: i64) -> i64:
    """Little for Alban, and little that could still be used."""
    after = state.copy()
    after.lay_next(state.rival(), kind)
    gain = scoring.total(after, seat) - scoring.total(after, state.rival())
    if state.laid[seat] == TURNS:
        return POINT * gain
    return POINT * gain - (best_place(state, seat, kind) - promise(state, seat)) * GIVEN_AWAY // 100


def practised(state: Ecosysteme, seat: i64, action: i64) -> i64:
    """The search plays on by first sight."""
    return worth(state, seat, action)


def prospects(state: Ecosysteme, seat: i64) -> i64:
    """What the ecosystem promises; alone, by how much that is more than Alban's."""
    if state.is_solo():
        return promise(state, seat) - POINT * scoring.total(state, state.rival())
    return promise(state, seat)


def rests(state: Ecosysteme) -> bool:
    """Whether all owe the choice of a card."""
    return all(state.owes(seat) for seat in range(state.seats)) and is_choose(state.legal(0)[0])


def promise(state: Ecosysteme, seat: i64) -> i64:
    """The points of the ecosystem as it lies; for what is compared at the end, what it promises."""
    points = scoring.sheet(state, seat)
    worth: i64 = 0
    for kind in range(STREAM):
        worth += POINT * points[kind]
        if points[kind] > 0:
            worth += SCORING_KIND
    if state.laid[seat] == TURNS:
        return POINT * scoring.total(state, seat)
    wolves = state.count(seat, WOLF)
    worth += WOLF_STEP * min(wolves, USEFUL_WOLVES) + FURTHER_WOLF * max(0, wolves - USEFUL_WOLVES)
    return worth + STREAM_STEP * state.streams[seat]
