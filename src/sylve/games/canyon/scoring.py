"""What a round brings and who wins in Canyon: RULES.md §5.2, §5.3 and §7, one function per rule."""

from mypy_extensions import i64

from sylve.engine.game import Outcome
from sylve.games.canyon import pieces
from sylve.games.canyon.state import BIDDING, LAUNCHING, Layout


def bonus_row(tricks: i64) -> i64:
    """§5.3 The row of the bonus table: for none, for one, for two or more."""
    return min(tricks, len(pieces.BONUS) - 1)


def bonus(tricks: i64) -> i64:
    """§5.3 What tricks exactly as bid bring besides."""
    return pieces.BONUS[bonus_row(tricks)]


def bonus_won(state: Layout, seat: i64) -> i64:
    return bonus(state.tricks[seat]) if state.is_exact(seat) else 0


def brought(state: Layout, seat: i64, tricks: i64, more: i64) -> i64:
    """§5.2 The movement points of so many tricks and their bonus, §6.2 in the rapids the bonus alone."""
    return more if state.in_rapids(seat) else tricks + more


def points(state: Layout, seat: i64) -> i64:
    """The movement points that the tricks taken bring."""
    return brought(state, seat, state.tricks[seat], bonus_won(state, seat))


def points_if_kept(state: Layout, seat: i64, bid: i64) -> i64:
    """The movement points of a seat that takes as many tricks as it bids."""
    return brought(state, seat, bid, bonus(bid))


def is_missed(state: Layout, seat: i64) -> bool:
    """Whether no trick still to come can make it as many as were bid."""
    missing = state.bid(seat) - state.tricks[seat]
    return missing < 0 or missing > state.tricks_left()


# The standing.


def way(state: Layout, seat: i64) -> i64:
    """§7.4 The steps that the canoe is nearer to the stages than the piers are."""
    return state.board().length - state.left(seat)


def unused(state: Layout, seat: i64) -> i64:
    """§7.3 The movement points left over when it landed."""
    return state.unused[seat]


def standing(state: Layout, seat: i64) -> tuple[int, int, int]:
    """§7.3, §7.4 What ranks the seats: way and unused points, the highest tempo card, then who moved earlier."""
    in_order = (seat - state.first()) % state.seats
    tempo = 0 if state.phase == LAUNCHING or state.phase == BIDDING else state.highest_tempo(seat)
    return way(state, seat) + unused(state, seat), tempo, -in_order


def ranks(state: Layout) -> list[int]:
    standings = [standing(state, seat) for seat in range(state.seats)]
    return [1 + sum(other > own for other in standings) for own in standings]


def winner(state: Layout) -> int:
    return ranks(state).index(1)


def outcome(state: Layout) -> Outcome:
    seats = range(state.seats)
    breakdown = {
        "way": [way(state, seat) for seat in seats],
        "unused": [unused(state, seat) for seat in seats],
    }
    scores = [sum(parts) for parts in zip(*breakdown.values(), strict=True)]
    return Outcome(scores=scores, ranks=ranks(state), breakdown=breakdown)
