"""Everything that is stored as one file, from one database into the same or another kind.

A file is packed lines of JSON: first the version of the database's shape, then every row. It is as secret as the
database itself.
"""

import gzip
import json
import os
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, MetaData, Table, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from sylve.server.settings import StartError
from sylve.server.store.store import Store, first_line, migrate, revision

FORMAT = "sylve-backup 1"
VERSIONS = "alembic_version"
AT_ONCE = 1000


async def backup(store: Store, path: Path) -> int:
    """Write all rows as they are at one moment, also while a server writes on; how many tables there are."""
    part = path.with_name(path.name + ".part")
    with gzip.open(os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb"), "wt") as file:
        async with store.engine.connect() as connection:
            if store.url.get_backend_name() == "postgresql":
                await connection.execution_options(isolation_level="REPEATABLE READ")
            count = await connection.run_sync(_write_all, file)
    part.replace(path)
    return count


def _write_all(connection: Connection, file: IO[str]) -> int:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")  # else every table would be read at another moment
    rows, shape = 0, _shape(connection)
    _line(file, {"format": FORMAT, "revision": revision(connection)})
    for table in shape.sorted_tables:
        for row in connection.execute(select(table)).mappings():
            rows += table.name == "tables"
            _line(file, {"in": table.name, "row": dict(row)})
    return rows


async def restore(store: Store, path: Path) -> int:
    """Fill an empty database; a StartError says why not. How many tables there are."""
    try:
        with gzip.open(path, "rt") as file:
            async with store.engine.begin() as connection:
                return await connection.run_sync(_read_all, file)
    except (OSError, EOFError, ValueError, KeyError) as error:
        raise StartError(f"{path} cannot be read as a backup ({error}).") from None
    except SQLAlchemyError as error:
        raise StartError(f"The database cannot be filled: {first_line(error)}") from None


def _read_all(connection: Connection, file: IO[str]) -> int:
    """The shape is made as it was when the file was written, filled, and then brought up to date."""
    header = json.loads(file.readline())
    if header["format"] != FORMAT:
        raise ValueError(f"its format is {header['format']}")
    if inspect(connection).has_table(VERSIONS):
        raise StartError("This database is in use: restore into a new one.")
    migrate(connection, header["revision"])
    shape = _shape(connection)
    for table in shape.sorted_tables:
        connection.execute(table.delete())
    count = 0
    waiting: list[dict[str, Any]] = []
    into: Table | None = None
    for line in file:
        read = json.loads(line)
        table = shape.tables[read["in"]]
        if table is not into or len(waiting) >= AT_ONCE:
            _fill(connection, into, waiting)
            into, waiting = table, []
        waiting.append(read["row"])
        count += read["in"] == "tables"
    _fill(connection, into, waiting)
    migrate(connection)
    return count


def _fill(connection: Connection, table: Table | None, rows: list[dict[str, Any]]) -> None:
    if table is not None and rows:
        connection.execute(table.insert(), rows)


def _shape(connection: Connection) -> MetaData:
    """The tables as they are, whatever version made them."""
    shape = MetaData()
    shape.reflect(connection)
    shape.remove(shape.tables[VERSIONS])
    return shape


def _line(file: IO[str], value: dict[str, Any]) -> None:
    file.write(json.dumps(value, ensure_ascii=False) + "\n")
