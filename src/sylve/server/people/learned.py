"""What a person has learned, by name: lessons played to their end, puzzles solved, things that the coach has told of.

Names are only ever added, so that two devices of one person never undo each other's.
"""

from collections.abc import Iterable

from sqlalchemy import select

from sylve.server.people.rows import LearnedRow
from sylve.server.store.store import Store

MOST = 2000  # of a person; what goes beyond is not kept


class Learned:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: str) -> list[str]:
        wanted = select(LearnedRow.name).where(LearnedRow.person == person).order_by(LearnedRow.name)
        async with self._store.reading() as connection:
            return [row.name for row in await connection.execute(wanted)]

    async def add(self, person: str, names: Iterable[str]) -> None:
        known = await self.of(person)
        new = sorted(set(names).difference(known))[: max(0, MOST - len(known))]
        if not new:
            return
        rows = [{"person": person, "name": name} for name in new]
        async with self._store.writing() as connection:
            await connection.execute(self._store.insert(LearnedRow).on_conflict_do_nothing(), rows)
