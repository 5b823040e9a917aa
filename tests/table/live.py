"""A table that keeps its own entries, as the server would."""

from collections.abc import Callable
from typing import Any

from dealing import SECRET
from sylve.table import Entry, Table, commands
from sylve.table.seats import OPEN, Seat

ANA, BEN, EVE = "ana", "ben", "eve"


class LiveTable:
    """Each command is asked, kept, applied; its entries can be read again from the beginning."""

    def __init__(
        self,
        game: str,
        *seats: Seat,
        host: str = ANA,
        pace: int = 0,
        secret: bytes = SECRET,
        hold: bool = False,
        promises: dict[str, str] | None = None,
        **options: Any,
    ) -> None:
        named = {"pace": pace, "secret": secret, "hold": hold, "promises": promises}
        self.entries = commands.open_table(host, game, options, seats, **named)  # type: ignore[arg-type]
        self.table = Table.rebuilt(self.entries)

    def does(self, command: Callable[..., list[Entry]], *arguments: Any) -> list[Entry]:
        added = command(self.table, *arguments)
        mine = [entry for entry in added if entry.table == self.table.id]
        for entry in mine:
            self.table.apply(entry)
        self.entries += mine
        return added

    def plays(self, seat: int, action: int | None = None, at: int | None = None) -> None:
        """The seat's person plays an action (the first legal one), having seen the latest state."""
        person = self.table.seats[seat].person
        assert self.table.state is not None
        chosen = self.table.state.actions(seat)[0] if action is None else action
        self.does(commands.play, person, seat, chosen, self.table.sequence if at is None else at)

    def plays_to_the_end(self) -> None:
        while self.table.to_act():
            self.plays(self.table.to_act()[0])


def person(name: str) -> Seat:
    return Seat(person=name)


def bot(name: str = "random") -> Seat:
    return Seat(bot=name)


def two_people(game: str = "toutlahaut", **options: Any) -> LiveTable:
    return LiveTable(game, person(ANA), person(BEN), **options)


__all__ = ["ANA", "BEN", "EVE", "OPEN", "LiveTable", "bot", "person", "two_people"]
