"""Days off in all tables that are played by the day; bounded, so that nobody keeps others waiting for ever."""

from collections.abc import Iterable

from sqlalchemy import delete, select, update

from sylve.server.people.rows import RestRow
from sylve.server.store.store import Store
from sylve.table.entries import now
from sylve.table.problems import Problem
from sylve.table.table import Rest

DAY = 86_400_000  # milliseconds
DAYS_AT_ONCE = 21
DAYS_A_YEAR = 42
YEAR = 365 * DAY


async def rests_of(store: Store, people: Iterable[str]) -> dict[str, list[Rest]]:
    """The days off of these people in the last year, which no clock of days reaches beyond."""
    wanted = select(RestRow.person, RestRow.begins, RestRow.ends).where(
        RestRow.person.in_(list(people)), RestRow.ends > now() - YEAR
    )
    found: dict[str, list[Rest]] = {}
    async with store.reading() as connection:
        for row in await connection.execute(wanted):
            found.setdefault(row.person, []).append(Rest(row.begins, row.ends))
    return found


class Rests:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: str) -> list[Rest]:
        return (await rests_of(self._store, [person])).get(person, [])

    async def days_left(self, person: str) -> int:
        """How many whole days off a person may still take."""
        taken = sum(rest.ends - max(rest.begins, now() - YEAR) for rest in await self.of(person))
        return max(0, DAYS_A_YEAR - -(-taken // DAY))

    async def until(self, person: str) -> int | None:
        """When the days off that have begun end."""
        return max((rest.ends for rest in await self.of(person) if rest.begins <= now() < rest.ends), default=None)

    async def begin(self, person: str, days: int) -> None:
        """From now on; whoever has days off already takes others instead of what is left of them."""
        await self.end(person)
        most = min(DAYS_AT_ONCE, await self.days_left(person))
        if days > most:
            raise Problem("too-many", most=most)
        rest = {"begins": now(), "ends": now() + days * DAY}
        begun = self._store.insert(RestRow).values(person=person, **rest)
        async with self._store.writing() as connection:
            await connection.execute(delete(RestRow).where(RestRow.person == person, RestRow.ends <= now() - YEAR))
            await connection.execute(begun.on_conflict_do_update(index_elements=["person", "begins"], set_=rest))

    async def end(self, person: str) -> None:
        """Back again: what is left of the days is not lost."""
        running = update(RestRow).where(RestRow.person == person, RestRow.begins <= now(), RestRow.ends > now())
        async with self._store.writing() as connection:
            await connection.execute(running.values(ends=now()))
