"""How the database is, found out by writing; many who ask at once share one answer."""

import asyncio
import time

from sylve.server.store.store import Store
from sylve.table.problems import Problem

SECONDS_TRUE = 1.0
SECONDS_OF_PATIENCE = 5.0  # a database that takes longer is as good as gone


class Health:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        self._asked = -SECONDS_TRUE
        self._works = True

    async def works(self) -> bool:
        async with self._lock:
            if time.monotonic() - self._asked >= SECONDS_TRUE:
                self._works = await self._find_out()
                self._asked = time.monotonic()
            return self._works

    async def _find_out(self) -> bool:
        try:
            async with asyncio.timeout(SECONDS_OF_PATIENCE):
                await self._store.check()
        except TimeoutError:
            self._store.outage.seen("no answer")
            return False
        except Problem:
            return False
        return True
