"""§2 The piles: looking at them, passing them on, and who must keep the last one."""

from mypy_extensions import i64

from sylve.engine.refusals import ALLOWED
from sylve.games.canopee import agenda, events, pieces
from sylve.games.canopee.face_down import EVERYBODY, eyes_of, kind_of, place_of
from sylve.games.canopee.refusals import EMPTY_DECK, LAST_PILE
from sylve.games.canopee.state import Layout


def why_not_draw(state: Layout) -> i64:
    """§2.6 Nothing is drawn from an empty deck."""
    if state.deck_left() > 0:
        return ALLOWED
    return EMPTY_DECK


def why_not_pass(state: Layout, seat: i64, number: i64) -> i64:
    """§2.6 With an empty deck the last pile within reach cannot be passed."""
    if state.deck_left() > 0:
        return ALLOWED
    for later in range(number + 1, pieces.PILES):
        if state.size(state.pile_at(seat, later)) > 0:
            return ALLOWED
    return LAST_PILE


def pass_on(state: Layout, seat: i64, number: i64) -> None:
    """§2.3 The pile goes back with one card more; the next pile comes."""
    pile = state.pile_at(seat, number)
    go_on(state, seat, number)
    if state.seats == 1:
        turn_threats_up(state, pile)
    state.tell(events.PASSES, seat, number)


def go_on(state: Layout, seat: i64, number: i64) -> None:
    """A card is laid on the pile's place, and the next pile is looked at."""
    state.agenda.push(agenda.LOOKING, seat, number + 1)
    state.agenda.push(agenda.ADDING, seat, state.pile_at(seat, number))


def turn_threats_up(state: Layout, pile: i64) -> None:
    """§11.2 Alone, threats of a pile that is passed lie face up from now on."""
    for at in range(len(state.down)):
        kind = kind_of(state.down[at])
        if place_of(state.down[at]) == pile and pieces.is_threat(kind) and not is_face_up(state.down[at]):
            state.open_eyes(at, EVERYBODY)
            state.reveals += 1
            state.tell(events.FACE_UP, kind, pile)


def is_face_up(card: i64) -> bool:
    return eyes_of(card) & EVERYBODY != 0
