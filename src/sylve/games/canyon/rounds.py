"""How a round of Canyon begins and how the race ends: RULES.md §2 and §7."""

from mypy_extensions import i64

from sylve.games.canyon import events, pieces
from sylve.games.canyon.state import BIDDING, Layout


def begin_round(state: Layout) -> None:
    """§2.3 Deal as many cards as the counter says, and turn up the next: its suit is trump."""
    state.round += 1
    state.gather()
    dealt: i64 = state.hand_size() * state.seats
    cards = state.chance.top(pieces.DECK, dealt + 1)
    seat = state.first()
    for i in range(dealt):
        state.give(cards[i], seat)
        seat = state.seat_after(seat, 1)
    state.turn_up(cards[dealt])
    state.reveals += 1
    state.phase = BIDDING
    state.turn = 0
    state.tell(events.BEGINS)
    state.tell(events.DEALS)
    state.tell(events.TRUMP, state.trump, state.trump_suit())


def end_round(state: Layout) -> None:
    """§7.1 The race is over when a canoe has landed, §7.5 or when evening falls; else the next deals (§2.2)."""
    landed = state.any_landed()
    if landed or state.is_evening():
        if not landed:
            state.tell(events.EVENING)
            state.beat()
        state.finished = True
        state.tell(events.WINS)
        return
    state.dealer = state.first()
    move_marker(state)
    begin_round(state)


def move_marker(state: Layout) -> None:
    """§2.2 One field on, from the last to the first; §8.1 from the fifth to the tenth."""
    state.field = state.field % pieces.FIELDS + 1
    if state.skips_dark and state.field == pieces.FIRST_DARK:
        state.field = pieces.LAST_DARK + 1
