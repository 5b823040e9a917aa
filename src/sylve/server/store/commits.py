"""How entries reach the disk: one commit for many, past SQLAlchemy, which is asked for everything else.

A commit here is the only thing that people wait for with every move. SQLite's runs in a thread of its own, each
statement once for all rows, since every statement gives the interpreter away and has to get it back.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, Protocol

import msgspec
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from sylve.table.entries import Entry

_encode = msgspec.json.encode


class SequenceTaken(RuntimeError):
    """Another writer stored an entry with this number first."""


class NotStored(RuntimeError):
    """The database did not do it, or did not say that it did."""


class Ended(NamedTuple):
    """The game of a table is over since then."""

    table: str
    moment: int


class Seen(NamedTuple):
    """A person has looked at a table's game, and so knows cards of its deal."""

    table: str
    person: str
    challenge: str | None


class Result(NamedTuple):
    """How one seat of a finished game did: a row of the results. Noted twice it stays as it was."""

    table_id: str
    seat: int
    game: str
    ended: int
    company: str
    person: str | None
    bot: str | None
    name: str
    result: str
    counts: bool
    points: int | None
    place: int | None
    lines: str
    rival: str
    costs: str | None
    day: str | None
    challenge: str | None


News = Entry | Ended | Seen | Result
Row = tuple[Any, ...]


class Rows(NamedTuple):
    """All that one commit stores."""

    opened: list[Row]
    entries: list[Row]
    members: list[Row]
    touched: list[Row]
    ended: list[Row]
    seen: list[Row]
    results: list[Row]


def rows_of(news: Sequence[News]) -> Rows:
    entries = [each for each in news if isinstance(each, Entry)]
    return Rows(
        opened=[_table_row(entry) for entry in entries if entry.kind == "open"],
        entries=[
            (entry.table, entry.sequence, entry.kind, entry.seat, _encode(entry.payload).decode(), entry.at)
            for entry in entries
        ],
        members=[(person, entry.table) for entry in entries for person in _joining(entry)],
        touched=list({entry.table: entry.at for entry in entries}.items()),
        ended=[each for each in news if isinstance(each, Ended)],
        seen=[each for each in news if isinstance(each, Seen)],
        results=[each for each in news if isinstance(each, Result)],
    )


def _table_row(entry: Entry) -> Row:
    return entry.table, entry.payload["game"], entry.payload["host"], entry.at, entry.at


def _joining(entry: Entry) -> set[str]:
    """The people whose list of tables this entry lengthens."""
    if entry.kind == "open":
        seated = {seat["person"] for seat in entry.payload["seats"] if seat["person"]}
        return {entry.payload["host"], *seated}
    return {entry.payload["person"]} if entry.kind == "sit" else set()


class Commits(Protocol):
    async def commit(self, rows: Rows) -> None:
        """All or nothing; on return it is stored. `SequenceTaken` or `NotStored` when it is not."""

    async def forget(self) -> None:
        """Let the connection go; the next commit makes a new one."""


# SQLite


def _insert(into: str, columns: Sequence[str], otherwise: str = "") -> str:
    """All rows come as one list, in JSON."""
    values = ", ".join(f"json_extract(value, '$[{number}]')" for number in range(len(columns)))
    return f"INSERT {otherwise} INTO {into} ({', '.join(columns)}) SELECT {values} FROM json_each(?)"


# In the order of `Rows`.
_SQLITE = (
    _insert("tables", ("id", "game", "host", "opened", "updated")),
    _insert("entries", ("table_id", "sequence", "kind", "seat", "payload", "at")),
    _insert("members", ("person", "table_id"), "OR IGNORE"),
    """UPDATE tables SET updated = json_extract(value, '$[1]') FROM json_each(?)
        WHERE tables.id = json_extract(value, '$[0]')""",
    """UPDATE tables SET finished = json_extract(value, '$[1]') FROM json_each(?)
        WHERE tables.id = json_extract(value, '$[0]') AND finished IS NULL""",
    _insert("witnesses", ("table_id", "person", "challenge"), "OR IGNORE"),
    _insert("results", Result._fields, "OR IGNORE"),
)


class SqliteCommits:
    def __init__(self, engine: AsyncEngine, prepare: Callable[[sqlite3.Connection], None]) -> None:
        self._engine = engine
        self._prepare = prepare
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._cursor: sqlite3.Cursor | None = None  # one for all: the connection would remember two hundred

    async def commit(self, rows: Rows) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, rows)

    async def forget(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)

    def _commit(self, rows: Rows) -> None:
        try:
            if self._cursor is None:
                self._cursor = self._connect().cursor()
            self._write(self._cursor, rows)
        except sqlite3.IntegrityError as error:
            raise SequenceTaken from error
        except (sqlite3.Error, OSError) as error:
            raise NotStored(str(error)) from error

    def _write(self, cursor: sqlite3.Cursor, rows: Rows) -> None:
        cursor.execute("BEGIN IMMEDIATE")
        try:
            for statement, some in zip(_SQLITE, rows, strict=True):
                if some:
                    cursor.execute(statement, (_encode(some).decode(),))
            cursor.execute("COMMIT")
        except BaseException:
            if cursor.connection.in_transaction:
                cursor.execute("ROLLBACK")
            raise

    def _connect(self) -> sqlite3.Connection:
        where, how = self._engine.dialect.create_connect_args(self._engine.url)
        options: dict[str, Any] = {**how, "check_same_thread": False, "isolation_level": None}
        connection: sqlite3.Connection = sqlite3.connect(where[0], **options)
        self._prepare(connection)
        return connection

    def _close(self) -> None:
        if self._cursor is not None:
            self._cursor.connection.close()
            self._cursor = None


# PostgreSQL

_OPENED = """INSERT INTO tables (id, game, host, opened, updated)
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[])"""
_MEMBERS = "INSERT INTO members (person, table_id) SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING"
_ENDED = """UPDATE tables SET finished = ended.moment FROM unnest($1::text[], $2::bigint[]) AS ended (table_id, moment)
    WHERE tables.id = ended.table_id AND finished IS NULL"""
_SEEN = """INSERT INTO witnesses (table_id, person, challenge)
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[]) ON CONFLICT DO NOTHING"""
_RESULTS = f"""INSERT INTO results ({", ".join(Result._fields)}) SELECT * FROM unnest(
    $1::text[], $2::int[], $3::text[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
    $10::boolean[], $11::int[], $12::int[], $13::text[], $14::text[], $15::text[], $16::text[], $17::text[])
    ON CONFLICT DO NOTHING"""
_READ = """SELECT table_id, sequence, kind, seat, payload, at FROM entries
    WHERE table_id = $1 AND sequence > $2 ORDER BY sequence"""
# One statement is its own transaction: an ordinary move goes to the database and back once.
_ENTRIES = """WITH stored AS (INSERT INTO entries (table_id, sequence, kind, seat, payload, at)
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::int[], $5::text[], $6::bigint[]))
    UPDATE tables SET updated = touched.moment FROM unnest($7::text[], $8::bigint[]) AS touched (table_id, moment)
    WHERE tables.id = touched.table_id"""


class Line:
    """One connection to PostgreSQL, made when it is needed."""

    def __init__(self, url: URL) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection: Any = None

    async def open(self) -> Any:
        import asyncpg  # type: ignore[import-untyped]

        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._address)
        return self._connection

    def drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


class PostgresReads:
    """The entries of a table, which a worker reads after every move that another one has stored."""

    def __init__(self, url: URL) -> None:
        self._line = Line(url)
        self._turn = asyncio.Lock()

    async def entries(self, table: str, after: int) -> Sequence[Mapping[str, Any]]:
        """In order; OSError when the database does not answer."""
        import asyncpg

        async with self._turn:
            for is_last in (False, True):  # the database may have ended the connection meanwhile
                try:
                    rows: Sequence[Mapping[str, Any]] = await (await self._line.open()).fetch(_READ, table, after)
                except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
                    self._line.drop()
                    if is_last:
                        raise OSError(str(error) or type(error).__name__) from error
                except BaseException:
                    self._line.drop()
                    raise
                else:
                    break
        return rows

    def forget(self) -> None:
        self._line.drop()


class PostgresCommits:
    def __init__(self, url: URL) -> None:
        self._line = Line(url)

    async def commit(self, rows: Rows) -> None:
        import asyncpg

        try:
            await self._write(rows)
        except asyncpg.IntegrityConstraintViolationError as error:
            raise SequenceTaken from error
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            await self.forget()
            raise NotStored(str(error) or type(error).__name__) from error
        except BaseException:  # nobody knows how far it came
            self._line.drop()
            raise

    async def _write(self, rows: Rows) -> None:
        connection = await self._line.open()
        if not (rows.opened or rows.members or rows.ended or rows.seen or rows.results):
            await connection.execute(_ENTRIES, *_columns(rows.entries, 6), *_columns(rows.touched, 2))
            return
        async with connection.transaction():
            if rows.opened:
                await connection.execute(_OPENED, *_columns(rows.opened, 5))
            if rows.entries:
                await connection.execute(_ENTRIES, *_columns(rows.entries, 6), *_columns(rows.touched, 2))
            if rows.members:
                await connection.execute(_MEMBERS, *_columns(rows.members, 2))
            if rows.ended:
                await connection.execute(_ENDED, *_columns(rows.ended, 2))
            if rows.seen:
                await connection.execute(_SEEN, *_columns(rows.seen, 3))
            if rows.results:
                await connection.execute(_RESULTS, *_columns(rows.results, len(Result._fields)))

    async def forget(self) -> None:
        self._line.drop()


def _columns(rows: Sequence[Row], count: int) -> list[list[Any]]:
    return [[row[number] for row in rows] for number in range(count)]
