"""The table at one moment as all see it who look: what everybody may know is made once, each seat's own put into it."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sylve.engine.state import State


class Views:
    """The views of a state that stays as it is meanwhile.

    Whatever two of them have in common is one object, so that it is compared and told once for both.
    """

    def __init__(self, state: "State", asks: bool, over: bool) -> None:
        self._state = state
        self._game = state.setup.game
        self._asks = asks
        self._of_seats: dict[int, dict[str, Any]] = {}
        self._of_everybody: dict[str, Any] = {
            "game": self._game.id,
            "version": int(state.version),
            "seat": None,
            "seats": int(state.seats),
            "options": dict(state.setup.options),
            "to_act": list(state.to_act()) if asks else [],
            "over": over,
            "prompt": self._prompt(None),
            "table": self._game.view.table(state),
        }

    def of(self, seat: int | None) -> dict[str, Any]:
        """What the seat (None: a spectator) may know, as plain JSON values."""
        if seat is None:
            return self._of_everybody
        if seat not in self._of_seats:
            table = self._game.view.own(self._state, seat, self._of_everybody["table"])
            self._of_seats[seat] = {**self._of_everybody, "seat": seat, "prompt": self._prompt(seat), "table": table}
        return self._of_seats[seat]

    def _prompt(self, seat: int | None) -> dict[str, Any] | None:
        if not self._asks:
            return None
        code, facts = self._game.prompt(self._state, seat)
        return {"code": code, "facts": dict(facts)}
