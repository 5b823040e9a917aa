"""What outlives the process: SQLite in one file, or PostgreSQL by its URL.

Entries are stored before they are shown. One writer gathers them for a moment and commits once; two entries with the
same number in the same table cannot both win.
"""

import asyncio
import contextlib
import os
import secrets
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, delete, event, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sylve.server import metrics
from sylve.server.invitations.rows import CodeRow
from sylve.server.meet.rows import ChallengeRow, ClearingRow, InvitationRow, ResultRow, WitnessRow
from sylve.server.people.rows import AskedRow, MuteRow
from sylve.server.settings import Settings, StartError
from sylve.server.store.claim import Claim
from sylve.server.store.commits import (
    Commits,
    Ended,
    News,
    NotStored,
    PostgresCommits,
    PostgresReads,
    Seen,
    SequenceTaken,
    SqliteCommits,
    rows_of,
)
from sylve.server.store.models import Base, EntryRow, KeyRow, MemberRow, PersonRow, TableRow
from sylve.server.store.outage import Outage
from sylve.server.store.writer import Writer
from sylve.table.entries import Entry
from sylve.table.problems import Problem

MIGRATIONS = Path(__file__).parent / "migrations"
SQLITE_PRAGMAS = ("journal_mode=WAL", "foreign_keys=ON", "busy_timeout=5000", "synchronous=FULL")
LAST_CHECK = "last check"
SECONDS_FOR_A_TURN = 15.0  # three times what SQLite itself waits for other programs
ASKED_TOGETHER = 500  # tables; a database takes only so many parameters
SEVERAL_PAGES = 10_000  # bytes, so that a little room left on a page of the file does not pass for room on the disk
# What goes with a table.
OF_A_TABLE = (
    *(EntryRow, MemberRow, CodeRow, AskedRow, MuteRow),
    *(ResultRow, ChallengeRow, WitnessRow, ClearingRow, InvitationRow),
)
DRIVERS = {"sqlite+aiosqlite": "aiosqlite", "postgresql+asyncpg": "asyncpg"}


class Store:
    def __init__(self, settings: Settings) -> None:
        self.engine = _engine(settings)
        self.url = self.engine.url
        self.outage = Outage()
        self.claim = Claim(self.engine)
        self.commits = _commits(self.engine)
        self._reads = PostgresReads(self.url) if self.engine.dialect.name == "postgresql" else None
        self._turn = asyncio.Lock()
        self.writer: Writer[Sequence[News]] = Writer(self._commit, SequenceTaken, settings.write_pause)

    async def open(self) -> None:
        """Bring the database up to date and let entries be written."""
        try:
            _keep_private(self.url)
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
                # Where nothing can be written, this fails.
                await connection.execute(delete(KeyRow).where(KeyRow.name == LAST_CHECK))
        except (SQLAlchemyError, OSError) as error:
            shown = self.url.render_as_string(hide_password=True)
            raise StartError(f"The database {shown} cannot be opened: {first_line(error)}") from error
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        await self.claim.give_back()
        await self.reconnect()

    async def reconnect(self) -> None:
        """Let all connections go; new ones are made where they are needed."""
        await self.commits.forget()
        if self._reads is not None:
            self._reads.forget()
        await self.rest()

    async def rest(self) -> None:
        """Let the connections go that nobody uses just now, with what they keep of what was read."""
        await self.engine.dispose()

    async def check(self) -> None:
        """Whether something can be written, by writing: a full disk can still be read."""
        async with self._writing() as connection:
            await connection.execute(insert(KeyRow), [{"name": LAST_CHECK, "value": "." * SEVERAL_PAGES}])
            await connection.execute(delete(KeyRow).where(KeyRow.name == LAST_CHECK))
        self.outage.over()

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            self.outage.seen(first_line(error))
            raise Problem("store-down") from error

    @contextlib.asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._in_turn(), self.engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise SequenceTaken from error
        except (SQLAlchemyError, OSError) as error:
            self.outage.seen(first_line(error))
            raise Problem("not-stored") from error

    @contextlib.asynccontextmanager
    async def _in_turn(self) -> AsyncIterator[None]:
        """SQLite has one place for who writes and lets the others ask again and again, some of them in vain: here they
        queue for it."""
        if self.url.get_backend_name() != "sqlite":
            yield
            return
        try:
            async with asyncio.timeout(SECONDS_FOR_A_TURN):
                await self._turn.acquire()
        except TimeoutError:
            self.outage.seen("nothing was written for a while")
            raise Problem("not-stored") from None
        try:
            yield
        finally:
            self._turn.release()

    # Entries

    async def append(self, news: Sequence[News]) -> None:
        """Store all of this or none; on return it is stored. `SequenceTaken` when somebody was faster."""
        if news:
            await self.writer.write(news)

    async def _commit(self, groups: Sequence[Sequence[News]]) -> None:
        news = [each for group in groups for each in group]
        try:
            async with self._in_turn():
                with metrics.timed(metrics.COMMIT_SECONDS):
                    await self.commits.commit(rows_of(news))
        except NotStored as error:
            self.outage.seen((str(error).splitlines() or [""])[0])
            raise Problem("not-stored") from error
        metrics.COMMITS.inc()
        metrics.COMMIT_ENTRIES.observe(len(news))
        self.outage.over()

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table, in order."""
        if self._reads is not None:
            return [_entry(row) for row in await self._read_past(self._reads, table, after)]
        wanted = select(EntryRow.__table__).where(EntryRow.table_id == table, EntryRow.sequence > after)
        async with self._reading() as connection:
            rows = await connection.execute(wanted.order_by(EntryRow.sequence))
            return [_entry(row._mapping) for row in rows]

    async def _read_past(self, reads: PostgresReads, table: str, after: int) -> Sequence[Mapping[str, Any]]:
        """Past SQLAlchemy, for which one row is four times the work."""
        try:
            return await reads.entries(table, after)
        except OSError as error:
            self.outage.seen((str(error).splitlines() or [""])[0])
            raise Problem("store-down") from error

    async def sequences(self, tables: Sequence[str]) -> dict[str, int]:
        """How far each of these tables has come."""
        latest = select(func.max(EntryRow.sequence)).where(EntryRow.table_id == TableRow.id).scalar_subquery()
        found: dict[str, int] = {}
        async with self._reading() as connection:
            for start in range(0, len(tables), ASKED_TOGETHER):
                some = tables[start : start + ASKED_TOGETHER]
                found.update((await connection.execute(select(TableRow.id, latest).where(TableRow.id.in_(some)))).all())
        return found

    # Tables and people

    async def tables_of(self, person: str, limit: int) -> list[str]:
        """The tables a person belongs to: games that are not over first, the latest of each kind before the others."""
        wanted = (
            select(TableRow.id).join(MemberRow, MemberRow.table_id == TableRow.id).where(MemberRow.person == person)
        )
        async with self._reading() as connection:
            in_order = wanted.order_by(TableRow.finished.is_not(None), TableRow.updated.desc())
            rows = await connection.execute(in_order.limit(limit))
            return list(rows.scalars())

    async def opened_since(self, host: str, moment: int) -> int:
        """How many tables the person opened since then."""
        wanted = select(func.count()).where(TableRow.host == host, TableRow.opened >= moment)
        async with self._reading() as connection:
            return (await connection.execute(wanted)).scalar_one()

    async def note_end(self, table: str, moment: int) -> None:
        """The game of this table is over."""
        await self.append([Ended(table, moment)])

    async def note_witness(self, table: str, person: str, challenge: str | None) -> None:
        """The person has looked at this game. Many come at once, so it is written together with what is played."""
        await self.append([Seen(table, person, challenge)])

    async def idle_tables(self, before: int, finished: bool, after: str, limit: int) -> list[str]:
        """Tables untouched since then, ordered by their ids."""
        ended = TableRow.finished.is_not(None) if finished else TableRow.finished.is_(None)
        wanted = select(TableRow.id).where(TableRow.updated < before, ended, TableRow.id > after)
        async with self._reading() as connection:
            return list((await connection.execute(wanted.order_by(TableRow.id).limit(limit))).scalars())

    async def delete_tables(self, tables: Sequence[str], keep_witnesses: bool = False) -> None:
        """These tables and all that belongs to them, unless somebody would forget cards that others still play with;
        the names of people who have no table left go too."""
        if not tables:
            return
        people = select(MemberRow.person).where(MemberRow.table_id.in_(tables))
        async with self._writing() as connection:
            concerned = set((await connection.execute(people)).scalars())
            for row in OF_A_TABLE:
                if row is WitnessRow and keep_witnesses:
                    continue
                await connection.execute(delete(row).where(row.table_id.in_(tables)))
            await connection.execute(delete(TableRow).where(TableRow.id.in_(tables)))
            seated = set(
                (await connection.execute(select(MemberRow.person).where(MemberRow.person.in_(concerned)))).scalars()
            )
            gone = PersonRow.id.in_(concerned - seated)
            await connection.execute(delete(PersonRow).where(gone, PersonRow.cookie == 0))

    async def forget_member(
        self, person: str, table: str, has_seen: bool = False, challenge: str | None = None
    ) -> bool:
        """The table leaves the person's list, who keeps knowing the cards; whether it is on somebody else's."""
        seen = self._insert(WitnessRow).values(table_id=table, person=person, challenge=challenge)
        async with self._writing() as connection:
            await connection.execute(delete(MemberRow).where(MemberRow.person == person, MemberRow.table_id == table))
            if has_seen:
                await connection.execute(seen.on_conflict_do_nothing())
            mine = update(ResultRow).where(ResultRow.person == person, ResultRow.table_id == table)
            await connection.execute(mine.values(person=None, name=""))
            left = await connection.execute(select(func.count()).where(MemberRow.table_id == table))
            return left.scalar_one() > 0

    async def has_table(self, table: str) -> bool:
        async with self._reading() as connection:
            return (await connection.execute(select(TableRow.id).where(TableRow.id == table))).first() is not None

    async def names(self, people: Iterable[str]) -> dict[str, str]:
        wanted = select(PersonRow.id, PersonRow.name).where(PersonRow.id.in_(list(people)))
        async with self._reading() as connection:
            return {row.id: row.name for row in await connection.execute(wanted)}

    async def rename(self, person: str, name: str) -> None:
        changed = self._insert(PersonRow).values(id=person, name=name, cookie=0)
        async with self._writing() as connection:
            await connection.execute(changed.on_conflict_do_update(index_elements=["id"], set_={"name": name}))

    async def ended_cookies(self) -> dict[str, int]:
        """For the people who have ended some: which of their cookies is the last."""
        wanted = select(PersonRow.id, PersonRow.cookie).where(PersonRow.cookie > 0)
        async with self._reading() as connection:
            return {row.id: row.cookie for row in await connection.execute(wanted)}

    async def end_cookies(self, person: str) -> int:
        """No cookie that this person has is valid any more; the number of the next."""
        kept = self._insert(PersonRow).values(id=person, name="", cookie=1)
        async with self._writing() as connection:
            await connection.execute(
                kept.on_conflict_do_update(index_elements=["id"], set_={"cookie": PersonRow.cookie + 1})
            )
            number = await connection.execute(select(PersonRow.cookie).where(PersonRow.id == person))
            return number.scalar_one()

    async def key(self, name: str) -> bytes:
        """A secret of the server, the same for everybody who uses this database."""
        async with self._writing() as connection:
            await connection.execute(self._insert_new(KeyRow), [{"name": name, "value": secrets.token_hex(32)}])
            value = await connection.execute(select(KeyRow.value).where(KeyRow.name == name))
            return bytes.fromhex(value.scalar_one())

    async def read_note(self, name: str) -> str:
        """What the owner has left for the server; nothing: an empty text."""
        async with self._reading() as connection:
            return (await connection.execute(select(KeyRow.value).where(KeyRow.name == name))).scalar() or ""

    async def write_note(self, name: str, text: str) -> None:
        async with self._writing() as connection:
            await connection.execute(delete(KeyRow).where(KeyRow.name == name))
            if text:
                await connection.execute(insert(KeyRow), [{"name": name, "value": text}])

    def _insert(self, row: type[Base]) -> Any:
        return (postgresql if self.url.get_backend_name() == "postgresql" else sqlite).insert(row)

    def _insert_new(self, row: type[Base]) -> Any:
        return self._insert(row).on_conflict_do_nothing()

    # For what is kept of people beside their tables.
    reading, writing, insert = _reading, _writing, _insert


def _engine(settings: Settings) -> AsyncEngine:
    name = settings.database_url.partition(":")[0]
    if name not in DRIVERS:
        raise StartError(f"A database is sqlite:… or postgresql:…, not {name}:…")
    if find_spec(DRIVERS[name]) is None:
        raise StartError(f"This database needs the Python package {DRIVERS[name]}, which is not installed.")
    # A table's secret is a parameter. A connection that the database has ended meanwhile is noticed before its use.
    engine = create_async_engine(settings.database_url, hide_parameters=True, pool_pre_ping=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def _commits(engine: AsyncEngine) -> Commits:
    return PostgresCommits(engine.url) if engine.dialect.name == "postgresql" else SqliteCommits(engine, _set_pragmas)


def _keep_private(url: URL) -> None:
    """Secrets of running games are in the file: nobody else on the machine reads it, nor what SQLite lays beside it."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database.startswith((":", "file:")):
        return
    file = os.open(url.database, os.O_RDWR | os.O_CREAT, 0o600)
    os.close(file)
    os.chmod(url.database, 0o600)


def _set_pragmas(connection: Any, _record: object = None) -> None:
    cursor = connection.cursor()
    for pragma in SQLITE_PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection, target: str = "head") -> None:
    """Bring the database's shape to a version; one that is newer than we know is left alone."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    for version in (revision(connection), target):
        if version not in (*known, "head", None):
            raise StartError(
                f"The database comes from a newer Sylve (its version is {version}): update Sylve, or use another."
            )
    command.upgrade(config, target)


def revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def first_line(error: Exception) -> str:
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return (str(cause).splitlines() or [type(cause).__name__])[0]


def _entry(row: Any) -> Entry:
    payload = msgspec.json.decode(row["payload"])
    return Entry(row["table_id"], row["sequence"], row["kind"], row["seat"], payload, row["at"])
