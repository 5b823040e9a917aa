"""Who is still being shown what happened: bots wait for them, and their clock stands, for a while."""

import asyncio
import contextlib
import time

from sylve.server.rooms.presence import Presence
from sylve.server.rooms.visitors import Visitor
from sylve.table.table import Table

PATIENCE = 30.0


class Readers:
    def __init__(self, presence: Presence) -> None:
        self._presence = presence
        self._elsewhere: dict[str, float] = {}  # since when somebody at another worker is being shown what happened
        self._gone_on = asyncio.Event()

    def begin_or_end(self, table: Table, visitor: Visitor, reading: bool) -> None:
        begun = visitor.reading_since
        visitor.reading_since = time.monotonic() if reading else None
        self._spare(table, visitor, begun)
        self._gone_on.set()

    def begin_elsewhere(self, worker: str) -> None:
        self._elsewhere[worker] = time.monotonic()

    def end_elsewhere(self, worker: str) -> None:
        self._elsewhere.pop(worker, None)
        self._gone_on.set()

    def look_again(self) -> None:
        """Somebody has left, who may have been a reader."""
        self._gone_on.set()

    async def wait(self, table: Table) -> None:
        """While somebody who plays is still being shown what happened, but not for ever."""
        while (patience := self.patience(table)) > 0:
            self._gone_on.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._gone_on.wait(), patience)

    def here(self, table: Table) -> list[float]:
        """Since when those who play here are being shown what happened."""
        readers = [visitor for visitor in self._presence.visitors if table.owned_by(visitor.person)]
        return [visitor.reading_since for visitor in readers if visitor.reading_since is not None]

    def _spare(self, table: Table, visitor: Visitor, begun: float | None) -> None:
        """The clock does not run against a reader, for as long as the bots would wait: granted first, then settled."""
        most = int(1000 * PATIENCE)
        for seat in table.owned_by(visitor.person) if table.pace else []:
            if visitor.reading_since is not None:
                table.spared[seat] = most
            elif begun is not None and table.spared[seat] == most:
                table.spared[seat] = min(most, int(1000 * (time.monotonic() - begun)))

    def patience(self, table: Table) -> float:
        """Seconds that the bots still wait for the slowest reader at the table."""
        begun = [*self.here(table), *self._elsewhere.values()]
        return max((since + PATIENCE - time.monotonic() for since in begun), default=0)
