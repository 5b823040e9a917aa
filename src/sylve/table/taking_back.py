"""Which seats may take back their last action. Known as the game goes on, so that nobody replays it to find out.

Beside the game runs, for each seat that might, the game without that seat's last action.
"""

from typing import NamedTuple

from sylve.engine.refusals import IllegalAction
from sylve.engine.state import State


class Without(NamedTuple):
    """The game as it would be, and how much chance and reveals had told when the action was played."""

    state: State
    results: int
    reveals: int

    def still_untold(self, state: State) -> bool:
        """What chance or a reveal has told since cannot be untold."""
        return self.results == state.chance.results and self.reveals == state.reveals

    def follows(self, seat: int, action: int) -> bool:
        """Let another seat's action happen here too; whether that is possible."""
        try:
            self.state.play(seat, action)
        except IllegalAction:
            return False
        return True


class TakingBack:
    """The same four nevers as in `engine/undo.py`, which says why where it refuses."""

    def __init__(self) -> None:
        self._without: dict[int, Without] = {}

    def played(self, before: State, state: State, seat: int, action: int) -> None:
        """The seat's action has led from a copy of the game to the game as it is now."""
        kept = Without(before, int(before.chance.results), int(before.reveals))
        candidates = {**self._without, seat: kept}
        self._without = {
            other: without
            for other, without in candidates.items()
            if without.still_untold(state) and (other == seat or without.follows(seat, action))
        }

    def may(self, state: State, seat: int) -> bool:
        without = self._without.get(seat)
        if without is None or state.over:
            return False
        return _others_to_act(without.state, seat) == _others_to_act(state, seat)


def _others_to_act(state: State, seat: int) -> list[int]:
    return [other for other in state.to_act() if other != seat]
