"""Who owes which table a decision, since when and until when: kept, so that no table needs to be looked at for it."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import delete, select

from sylve.server.people.rows import AskedRow
from sylve.server.store.store import Store
from sylve.table.problems import Problem
from sylve.table.table import DAY, Table

SECONDS_BEFORE_NOTING = 1.0


class Question(NamedTuple):
    """What one person is asked; with several seats, what is asked of the first."""

    question: int
    since: int
    due: int | None


class Asked:
    def __init__(self, store: Store) -> None:
        self._store = store
        self.is_told: Callable[[str], bool] = lambda _person: False  # whether a person has a way to be told
        self._soon: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> None:
        for task in self._soon.values():
            task.cancel()

    async def note(self, table: Table) -> None:
        """The table has changed. Whoever is asked the same as before stays told."""
        if table.pace >= DAY:
            await self._note_now(table)
        elif table.id not in self._soon and any(self.is_told(seat.person or "") for seat in table.seats):
            self._soon[table.id] = asyncio.create_task(self._note_soon(table))

    async def _note_soon(self, table: Table) -> None:
        """Where people play together a message is not urgent, and no move waits for this."""
        await asyncio.sleep(SECONDS_BEFORE_NOTING)
        del self._soon[table.id]
        await self._note_now(table)

    async def _note_now(self, table: Table) -> None:
        with contextlib.suppress(Problem):  # the store fails, and has said so; who opens the table notes it again
            await self._note(table)

    async def _note(self, table: Table) -> None:
        questions = _questions(table)
        gone = delete(AskedRow).where(AskedRow.table_id == table.id, AskedRow.person.not_in(questions))
        async with self._store.writing() as connection:
            await connection.execute(gone)
            known = await connection.execute(
                select(AskedRow.person, AskedRow.question).where(AskedRow.table_id == table.id)
            )
            asked_before = {row.person: row.question for row in known}
            for person, question in questions.items():
                fresh = question._asdict() | ({} if asked_before.get(person) == question.question else {"told": None})
                row = self._store.insert(AskedRow).values(
                    table_id=table.id, person=person, game=table.game.id, **question._asdict()
                )
                await connection.execute(row.on_conflict_do_update(index_elements=["table_id", "person"], set_=fresh))

    async def due(self, moment: int) -> list[str]:
        """The tables at which somebody's time is over."""
        wanted = select(AskedRow.table_id).where(AskedRow.due <= moment).order_by(AskedRow.due)
        async with self._store.reading() as connection:
            return list(dict.fromkeys((await connection.execute(wanted)).scalars()))

    async def has(self, table: str) -> bool:
        async with self._store.reading() as connection:
            found = await connection.execute(select(AskedRow.person).where(AskedRow.table_id == table).limit(1))
            return found.first() is not None

    async def forget(self, table: str) -> None:
        """The table is gone."""
        async with self._store.writing() as connection:
            await connection.execute(delete(AskedRow).where(AskedRow.table_id == table))


def _questions(table: Table) -> dict[str, Question]:
    asked: dict[str, Question] = {}
    for number in table.to_act():
        seat = table.seats[number]
        if seat.kind == "person" and seat.person not in asked:
            asked[seat.person or ""] = Question(
                table.asked_at[number], table.asked_when[number], table.deadline(number)
            )
    return asked
