"""Rapids, fall and cave of Canyon: RULES.md §6.3 to §6.5."""

from mypy_extensions import i64

from sylve.games.canyon import events, pieces
from sylve.games.canyon.board import BANK, DIRECTIONS, FALL
from sylve.games.canyon.state import Layout


def drift(state: Layout, seat: i64) -> None:
    """§6.3 One space along the arrow under the canoe, §6.4 pushing whoever lies there the same way, and so on."""
    direction = state.board().arrow[state.canoes[seat]]
    if gives_way(state, state.canoes[seat], direction):
        carry(state, seat, direction, pieces.NOBODY)
    else:
        state.tell(events.HELD, seat)


def drift_end(state: Layout, seat: i64) -> i64:
    """§6.3 Where the current would take the canoe as all lie now: §6.5 the cave for the fall, its own space if held."""
    start = state.canoes[seat]
    direction = state.board().arrow[start]
    if not gives_way(state, start, direction):
        return start
    beyond = beside(state, start, direction)
    return state.board().cave if beyond == FALL else beyond


def gives_way(state: Layout, space: i64, direction: i64) -> bool:
    """§6.4 Whether the row of canoes that way ends at water or at the fall, not at the bank."""
    beyond = beside(state, space, direction)
    while beyond >= 0 and state.canoe_on(beyond) != pieces.NOBODY:
        beyond = beside(state, beyond, direction)
    return beyond != BANK


def carry(state: Layout, seat: i64, direction: i64, pusher: i64) -> None:
    """§6.4 The canoe goes one space that way, §6.5 over the fall into the cave, and pushes whoever lay there."""
    start = state.canoes[seat]
    beyond = beside(state, start, direction)
    pushed: i64 = pieces.NOBODY if beyond == FALL else state.canoe_on(beyond)
    if beyond == FALL:
        state.canoes[seat] = state.board().cave
        state.fell[seat] = 1
    else:
        state.canoes[seat] = beyond
    if pusher == pieces.NOBODY:
        state.tell(events.DRIFTS, seat, start, state.canoes[seat])
    else:
        state.tell(events.PUSHED, seat, start, state.canoes[seat], pusher)
    if beyond == FALL:
        state.tell(events.FALLS, seat)
    if pushed != pieces.NOBODY:
        state.beat()
        carry(state, pushed, direction, seat)


def beside(state: Layout, space: i64, direction: i64) -> i64:
    """What lies that way: a space of water, BANK or FALL."""
    return state.board().beside[space * DIRECTIONS + direction]
