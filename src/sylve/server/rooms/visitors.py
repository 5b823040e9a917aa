"""One open page at a table: whose it is, which seat it looks at, and what it has been sent so far."""

import asyncio

import msgspec

from sylve.server.wire import limits
from sylve.server.wire.messages import Error, TableSummary, ToPage
from sylve.table.problems import Problem
from sylve.table.table import Table, Viewer

encode = msgspec.json.Encoder().encode


class Visitor:
    def __init__(self, person: str | None, network: str = "") -> None:
        self.person = person
        self.network = network
        self.for_good = False  # whether it is sent away for good
        self.look: Viewer = None
        self.reading_since: float | None = None  # it is still being shown what happened
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(limits.WAITING_MESSAGES)
        self.shown_summary: TableSummary | None = None
        self._played_at = 0
        self._events = 0
        self._rewinds = 0
        self._looked: Viewer = None
        self._decided = False

    # What was shown

    def has_seen(self, table: Table) -> bool:
        shown, is_now = (
            (self._played_at, self._looked, self._decided),
            (table.played_at, self.look, table.decides(self.look)),
        )
        return shown == is_now

    def events_to_keep(self, table: Table) -> int:
        """How many of the events that were sent still stand: all, or none after a change of seat or an undo."""
        same = self._looked == self.look and self._rewinds == table.rewinds
        return self._events if same else 0

    def saw(self, table: Table) -> None:
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
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.let_go()

    def let_go(self, why: Problem | None = None) -> None:
        """Send the page away: to come back later, or for good with the reason."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
        if why is not None:
            self.for_good = True
            self.outbox.put_nowait(encode(Error(None, why.code, dict(why.facts))))
        self.outbox.put_nowait(None)
