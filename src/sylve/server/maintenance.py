"""Going down kindly: what the owner has announced is told to every page, no table is opened any more, then it stops.

The announcement is in the database, so that the command reaches a server wherever it runs.
"""

import asyncio
import contextlib
import os
import signal

from sylve.server.rooms.rooms import Rooms
from sylve.server.settings import Settings
from sylve.server.store.store import Store
from sylve.server.wire.messages import Stops
from sylve.table.entries import now
from sylve.table.problems import Problem

NOTE = "maintenance"
SECONDS_BETWEEN_LOOKS = 2.0


async def announce(store: Store, minutes: float) -> None:
    """In so many minutes the server stops."""
    await store.write_note(NOTE, str(now() + int(60_000 * minutes)))


async def take_back(store: Store) -> None:
    await store.write_note(NOTE, "")


def end(settings: Settings) -> None:
    """Stop the server: one of several workers stops them all."""
    os.kill(os.getppid() if settings.workers > 1 else os.getpid(), signal.SIGTERM)


class Maintenance:
    def __init__(self, settings: Settings, store: Store, rooms: Rooms) -> None:
        self._settings = settings
        self._store = store
        self._rooms = rooms
        self.stops_at: int | None = None

    def told(self) -> Stops:
        """How many seconds are left; none: the server goes on."""
        return Stops(None if self.stops_at is None else max(0, (self.stops_at - now()) // 1000))

    def check_open(self) -> None:
        """Nobody opens a table that would have to be left at once."""
        if self.stops_at is not None:
            raise Problem("stopping")

    async def begin(self) -> None:
        """What was announced for the time before this start is done."""
        stops_at = await self._announced()
        if stops_at is not None and stops_at <= now():
            await take_back(self._store)

    async def watch_forever(self) -> None:
        while True:
            with contextlib.suppress(Problem):  # the store fails, and has said so
                await self._look()
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)

    async def _look(self) -> None:
        announced = await self._announced()
        if announced != self.stops_at:
            self.stops_at = announced
            self._rooms.tell_all(self.told())
        if announced is not None and announced <= now():
            await take_back(self._store)
            end(self._settings)

    async def _announced(self) -> int | None:
        note = await self._store.read_note(NOTE)
        return int(note) if note else None
