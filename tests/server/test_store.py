"""What the store promises, on SQLite and on PostgreSQL."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import event, text

from server.clients import quick
from sylve.server import Settings, StartError
from sylve.server.store import store as stores
from sylve.server.store.commits import SequenceTaken
from sylve.server.store.store import Store
from sylve.table import Entry, commands
from sylve.table.problems import Problem
from sylve.table.seats import OPEN, Seat


@contextlib.asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    store = Store(settings)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def new_table(host: str = "ana") -> list[Entry]:
    return commands.open_table(host, "toutlahaut", {}, [Seat(person="ana"), OPEN])


def play(table: str, sequence: int, action: int = 0) -> Entry:
    return Entry(table, sequence, "play", 0, {"action": action})


def later(entries: list[Entry], milliseconds: int) -> list[Entry]:
    """The same, but not in the same moment as others."""
    return [replace(entry, at=entry.at + milliseconds) for entry in entries]


async def test_entries_come_back_as_they_were_stored(settings: Settings) -> None:
    async with opened(settings) as store:
        entries = new_table()
        await store.append(entries)
        await store.append([play(entries[0].table, 2)])
        assert await store.entries(entries[0].table) == [*entries, play(entries[0].table, 2)]
        assert [entry.sequence for entry in await store.entries(entries[0].table, after=1)] == [2]
    async with opened(settings) as again:
        assert len(await again.entries(entries[0].table)) == 2


async def test_a_hundred_who_come_to_watch_at_once_share_few_commits(settings: Settings) -> None:
    async with opened(settings) as store:
        before = store.writer.commits
        await asyncio.gather(*(store.note_witness("table", f"person {number}", None) for number in range(100)))
        await store.note_witness("table", "person 7", None)
        assert store.writer.commits - before <= 10
        async with store.reading() as connection:
            assert await connection.scalar(text("SELECT count(*) FROM witnesses")) == 100


async def test_in_sqlite_one_writes_and_the_others_queue(tmp_path: Path) -> None:
    """Else they would ask SQLite again and again, and after five seconds some would hear that it is locked."""
    writing, most = 0, 0

    def begins(_connection: object) -> None:
        nonlocal writing, most
        writing += 1
        most = max(most, writing)

    def ends(_connection: object) -> None:
        nonlocal writing
        writing -= 1

    async with opened(quick(tmp_path)) as store:
        event.listen(store.engine.sync_engine, "begin", begins)
        event.listen(store.engine.sync_engine, "commit", ends)
        await asyncio.gather(*(store.rename(f"person {number}", "Ana") for number in range(100)))
    assert (writing, most) == (0, 1)


async def test_who_queues_too_long_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "SECONDS_FOR_A_TURN", 0.0)
    async with opened(quick(tmp_path)) as store:
        async with store.writing():
            with pytest.raises(Problem, match="not-stored"):
                await store.rename("ana", "Ana")
            with pytest.raises(Problem, match="not-stored"):
                await store.note_witness("table", "ana", None)
        await store.rename("ana", "Ana")


async def test_many_writes_share_few_commits_and_none_is_lost(settings: Settings) -> None:
    async with opened(settings) as store:
        tables = [new_table() for _ in range(50)]
        await asyncio.gather(*(store.append(entries) for entries in tables))
        opening_commits = store.writer.commits
        for sequence in range(2, 12):
            await asyncio.gather(*(store.append([play(entries[0].table, sequence)]) for entries in tables))
        assert opening_commits <= 5
        assert store.writer.commits - opening_commits <= 50
        for entries in tables:
            assert [entry.sequence for entry in await store.entries(entries[0].table)] == list(range(1, 12))


async def test_of_two_writers_with_the_same_number_exactly_one_wins(settings: Settings) -> None:
    async with opened(settings) as one, opened(settings) as other:
        entries = new_table()
        await one.append(entries)
        table = entries[0].table
        for sequence in range(2, 12):
            results = await asyncio.gather(
                one.append([play(table, sequence, 1)]), other.append([play(table, sequence, 2)]), return_exceptions=True
            )
            assert sorted(map(type, results), key=str) == sorted([type(None), SequenceTaken], key=str)
            winner = 1 if results[0] is None else 2
            assert (await one.entries(table))[-1].payload["action"] == winner


async def test_a_collision_harms_nobody_else_in_the_same_commit(settings: Settings) -> None:
    async with opened(settings) as store:
        tables = [new_table() for _ in range(5)]
        await asyncio.gather(*(store.append(entries) for entries in tables))
        ids = [entries[0].table for entries in tables]
        writes = [store.append([play(table, 2)]) for table in [*ids, ids[2]]]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(result) for result in results] == [type(None)] * 5 + [SequenceTaken]
        assert [len(await store.entries(table)) for table in ids] == [2] * 5


async def test_a_group_is_stored_as_a_whole_or_not_at_all(settings: Settings) -> None:
    async with opened(settings) as store:
        first, second = new_table(), new_table()
        await store.append(first)
        with pytest.raises(SequenceTaken):
            await store.append([*second, play(first[0].table, 1)])
        assert await store.entries(second[0].table) == []


async def test_whoever_stops_waiting_does_not_stop_the_others(settings: Settings) -> None:
    async with opened(settings) as store:
        one, two = new_table(), new_table()
        writes = [asyncio.create_task(store.append(entries)) for entries in (one, two)]
        await asyncio.sleep(0)
        writes[0].cancel()
        await writes[1]
        assert await store.entries(two[0].table) == two


async def test_what_waits_when_the_store_closes_is_stored_first(settings: Settings) -> None:
    async with opened(settings) as store:
        tables = [new_table() for _ in range(5)]
        waiting = [asyncio.create_task(store.append(entries)) for entries in tables]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    async with opened(settings) as again:
        assert [await again.entries(entries[0].table) for entries in tables] == tables


async def test_people_tables_and_keys_are_kept(settings: Settings) -> None:
    async with opened(settings) as store:
        await store.rename("ana", "Ana")
        await store.rename("ana", "Anaïs 🌲")
        await store.rename("ben", "")
        assert await store.names(["ana", "ben", "eve"]) == {"ana": "Anaïs 🌲", "ben": ""}
        old = new_table()
        await store.append(old)
        new = later(new_table(host="ben"), 1000)
        await store.append(new)
        assert await store.tables_of("ana", 10) == [new[0].table, old[0].table]
        await store.append(later([play(old[0].table, 2)], 2000))
        assert await store.tables_of("ana", 1) == [old[0].table]
        assert await store.tables_of("ben", 10) == [new[0].table]
        await store.note_end(old[0].table, 3000)  # a game that is over comes after those that are not
        assert await store.tables_of("ana", 10) == [new[0].table, old[0].table]
        assert (await store.opened_since("ben", 0), await store.opened_since("ben", 1 << 60)) == (1, 0)
        key = await store.key("cookie")
        assert len(key) == 32
        assert await store.key("cookie") == key
    async with opened(settings) as again:
        assert await again.key("cookie") == key


async def test_a_database_from_a_newer_version_is_left_alone(settings: Settings) -> None:
    async with opened(settings) as store, store.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StartError, match="newer Sylve"):
        async with opened(settings):
            pass


async def test_the_migrations_make_the_tables_that_the_models_say(settings: Settings) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from sylve.server.store.models import Base

    async with opened(settings) as store, store.engine.connect() as connection:
        differences = await connection.run_sync(
            lambda plain: compare_metadata(MigrationContext.configure(plain), Base.metadata)
        )
    assert differences == []


async def test_sqlite_keeps_its_promises_on_every_connection(tmp_path_factory: pytest.TempPathFactory) -> None:
    names = ("journal_mode", "foreign_keys", "busy_timeout", "synchronous")
    async with (
        opened(quick(tmp_path_factory.mktemp("pragmas"))) as store,
        store.engine.connect() as one,
        store.engine.connect() as two,
    ):
        for connection in (one, two):
            found = [(await connection.execute(text(f"PRAGMA {name}"))).scalar_one() for name in names]
            assert found == ["wal", 1, 5000, 2]


async def test_an_error_of_the_database_tells_no_secret(settings: Settings) -> None:
    async with opened(settings) as store:
        entries = new_table()
        await store.append(entries)
        with pytest.raises(SequenceTaken) as raised:
            await store.append(entries)
        assert entries[0].payload["secret"] not in repr(raised.getrepr(style="long")) + str(raised.value.__cause__)
