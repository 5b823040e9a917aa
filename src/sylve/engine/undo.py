"""Taking back the own last action, within four nevers.

It never changes whose turn it is for another seat, never makes another seat decide again,
never crosses a reveal of something hidden, and never crosses a random event.
"""

from sylve.engine.refusals import IllegalAction, Refusal
from sylve.engine.state import State

SECTION = "0.2"


def take_back(state: State, seat: int) -> State:
    """The game without the seat's last action; `IllegalAction` says which never stands against it."""
    history = state.history()
    mine = max((n for n, (who, _) in enumerate(history) if who == seat), default=None)
    if mine is None:
        raise refused("nothing-to-undo")
    before = state.setup.deal()
    _play(before, history[:mine])
    chance, reveals = before.chance.results, before.reveals
    try:
        _play(before, history[mine + 1 :])
    except IllegalAction as error:
        raise refused("undo-others-decided") from error
    if _others_to_act(before, seat) != _others_to_act(state, seat):
        raise refused("undo-handed-over")
    if chance != state.chance.results:
        raise refused("undo-chance")
    if reveals != state.reveals:
        raise refused("undo-revealed")
    return before


def refused(code: str) -> IllegalAction:
    return IllegalAction(Refusal(code, SECTION, {}))


def _others_to_act(state: State, seat: int) -> list[int]:
    return [other for other in state.to_act() if other != seat]


def _play(state: State, steps: list[tuple[int, int]]) -> None:
    for seat, action in steps:
        state.play(seat, action)
