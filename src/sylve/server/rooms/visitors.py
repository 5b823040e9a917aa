"""One open page at a table: whose it is, which seat it looks at, and what it has been sent so far."""

from typing import Protocol

import msgspec

from sylve.server.wire import limits
from sylve.server.wire.messages import Error, ToPage
from sylve.server.wire.values import TableSummary
from sylve.table.problems import Problem
from sylve.table.table import Table, Viewer

encode = msgspec.json.Encoder().encode


TRY_AGAIN, NOT_HERE = 1013, 4004  # why a page is sent away: to come back, or for good


class Connection(Protocol):
    """The way to an open page."""

    def write(self, message: bytes) -> None: ...

    def unread(self) -> int: ...

    def part(self, code: int) -> None: ...


class Visitor:
    def __init__(self, person: str | None, network: str, page: Connection) -> None:
        self.person = person
        self.network = network
        self.page = page
        self.look: Viewer = None
        self.reading_since: float | None = None  # it is still being shown what happened
        self.shown_summary: TableSummary | None = None
        self.shown_around: object = None  # what that summary was made from
        self.shown_at = 0  # the entry of the state that the page has
        self._played_at = 0
        self._events = 0
        self._rewinds = 0
        self._looked: Viewer = None
        self._decided = False

    def signed_in(self) -> str:
        """Who this is; somebody without a cookie can only look."""
        if self.person is None:
            raise Problem("no-session")
        return self.person

    # What was shown

    def has_seen(self, table: Table) -> bool:
        same = self._played_at == table.played_at and self._looked == self.look
        return same and self._decided == table.decides(self.look)

    def events_to_keep(self, table: Table) -> int:
        """How many of the events that were sent still stand: all, or none after a change of seat or an undo."""
        same = self._looked == self.look and self._rewinds == table.rewinds
        return self._events if same else 0

    def saw(self, table: Table) -> None:
        self.shown_at = table.sequence
        self._played_at = table.played_at
        self._events = table.event_count()
        self._rewinds = table.rewinds
        self._looked = self.look
        self._decided = table.decides(self.look)

    def forget_state(self) -> None:
        self._played_at = 0
        self._events = 0

    # Sending

    def send(self, message: ToPage) -> None:
        self.send_encoded(encode(message))

    def send_encoded(self, message: bytes) -> None:
        """A page that does not read is let go; it can come back and is sent everything anew."""
        if self.page.unread() > limits.UNREAD_BYTES:
            self.let_go()
        else:
            self.page.write(message)

    def let_go(self, why: Problem | None = None) -> None:
        """Send the page away: to come back later, or for good with the reason."""
        if why is not None:
            self.page.write(encode(Error(None, why.code, dict(why.facts))))
        self.page.part(TRY_AGAIN if why is None else NOT_HERE)
