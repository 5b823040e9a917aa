"""What a round brings and who wins in Canyon: RULES.md §5.2, §5.3 and §7, one function per rule."""

from mypy_extensions import i64

from sylve.engine.game import Outcome
from sylve.games.canyon import actions, pieces
from sylve.games.canyon.state import Layout


def bonus(tricks: i64) -> i64:
    """§5.3 What tricks exactly as bid bring besides."""
    return pieces.BONUS[min(tricks, len(pieces.BONUS) - 1)]


def bonus_won(state: Layout, seat: i64) -> i64:
    return bonus(state.tricks[seat]) if state.is_exact(seat) else 0


def points(state: Layout, seat: i64) -> i64:
    """§5.2 The movement points: tricks and bonus, §6.2 in the rapids the bonus alone."""
    won = bonus_won(state, seat)
    return won if state.in_rapids(seat) else state.tricks[seat] + won


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
    tempo = 0 if state.phase <= actions.BIDS else state.highest_tempo(seat)
    return int(way(state, seat) + unused(state, seat)), int(tempo), -int(in_order)


def ranks(state: Layout) -> list[int]:
    standings = [standing(state, seat) for seat in range(state.seats)]
    return [1 + sum(other > own for other in standings) for own in standings]


def outcome(state: Layout) -> Outcome:
    seats = range(state.seats)
    breakdown = {
        "way": [int(way(state, seat)) for seat in seats],
        "unused": [int(unused(state, seat)) for seat in seats],
    }
    scores = [sum(parts) for parts in zip(*breakdown.values(), strict=True)]
    return Outcome(scores=scores, ranks=ranks(state), breakdown=breakdown)
