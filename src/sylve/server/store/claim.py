"""One server per database: a second one would not hear what the first is told. Those that share a Redis do."""

import fcntl
import os
from typing import IO

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sylve.server.settings import StartError

PLACE = 0x53796C7665  # the number under which PostgreSQL keeps the claim
TAKEN = "Another Sylve serves this database already: stop it, or use another database."


class Claim:
    """Held while the server runs; ends with its process, however that ends."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._file: IO[str] | None = None
        self._connection: AsyncConnection | None = None

    async def take(self, shared: bool = False) -> None:
        """Alone, or together with others who share. A StartError says that somebody else has it."""
        if self._engine.dialect.name == "postgresql":
            await self._lock_database("pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock")
        elif self._engine.url.database and not self._engine.url.database.startswith((":", "file:")):
            self._lock_file(f"{self._engine.url.database}.lock", fcntl.LOCK_SH if shared else fcntl.LOCK_EX)

    async def give_back(self) -> None:
        if self._file is not None:
            self._file.close()
        if self._connection is not None:
            await self._connection.invalidate()  # the claim ends with the connection, not with its use
            await self._connection.close()
        self._file = self._connection = None

    def _lock_file(self, path: str, how: int) -> None:
        self._file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+")
        try:
            fcntl.flock(self._file, how | fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            self._file = None
            raise StartError(TAKEN) from None

    async def _lock_database(self, how: str) -> None:
        self._connection = await self._engine.connect()
        taken = await self._connection.execute(text(f"SELECT {how}(:place)"), {"place": PLACE})
        if not taken.scalar_one():
            await self.give_back()
            raise StartError(TAKEN)
        await self._connection.commit()
