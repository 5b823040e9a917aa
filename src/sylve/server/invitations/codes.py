"""A short code for a table that waits for people. The table's id stays the secret: a code leads there only while a
seat is free, and nobody may try many."""

import re
import secrets

from sqlalchemy import delete, select

from sylve.server.invitations.rows import CodeRow
from sylve.server.rooms.rooms import Rooms
from sylve.server.store.store import Store
from sylve.server.wire.limits import Buckets, Rate
from sylve.table.entries import now
from sylve.table.problems import Problem
from sylve.table.table import Table

# Syllables that sound alike in French and English, and differ from one another: 70 of them, four to a code.
CONSONANTS, VOWELS = "bdfgklmnprstvz", "aeiou"
SYLLABLES = [consonant + vowel for consonant in CONSONANTS for vowel in VOWELS]
LENGTH = 4
SHAPE = re.compile(f"([{CONSONANTS}][{VOWELS}]){{{LENGTH}}}")
DAYS = 30
# For each of the people who may share an address: a class can come in at once, and a guess among 22 million costs.
TRIES_EACH = Rate(per_second=1 / 60, burst=2)


class Codes:
    def __init__(self, store: Store, rooms: Rooms, people_per_address: int) -> None:
        self._store = store
        self._rooms = rooms
        self.tries = Buckets(TRIES_EACH.times(people_per_address))

    async def of(self, table: str) -> str | None:
        """The code of a table, made when somebody first asks for it. None as soon as no seat is free."""
        if not _waits((await self._rooms.room(table)).table):
            return None
        async with self._store.writing() as connection:
            await connection.execute(delete(CodeRow).where(CodeRow.made < now() - DAYS * 86_400_000))
            new = self._store.insert(CodeRow).values(code=_new(), table_id=table, made=now())
            await connection.execute(new.on_conflict_do_nothing())
            code = await connection.scalar(select(CodeRow.code).where(CodeRow.table_id == table))
        if code is None:  # the code was another table's: the next one is not
            return await self.of(table)
        return str(code)

    async def table_of(self, said: str) -> str:
        """Where a code leads, however it is written: « BADO-kilu »."""
        code = re.sub(r"[\s\-·.]", "", said.lower())
        if not SHAPE.fullmatch(code):
            raise Problem("unknown-code")
        async with self._store.reading() as connection:
            table = await connection.scalar(select(CodeRow.table_id).where(CodeRow.code == code))
        if table is None:
            raise Problem("unknown-code")
        if not await self._is_waiting(str(table)):
            raise Problem("unknown-code")
        return str(table)

    async def _is_waiting(self, table: str) -> bool:
        try:
            return _waits((await self._rooms.room(table)).table)
        except Problem:  # it is there no more
            return False


def _waits(table: Table) -> bool:
    return table.status == "waiting" and not table.locked and any(seat.kind == "open" for seat in table.seats)


def _new() -> str:
    """No syllable twice, so that none is left out by ear."""
    return "".join(secrets.SystemRandom().sample(SYLLABLES, LENGTH))
