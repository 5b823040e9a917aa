"""`sylve backup`: everything that a server has stored, in one file."""

from pathlib import Path

from sylve.cli.database import settings_from, with_store
from sylve.server.store import backup as copies
from sylve.server.store.store import Store


def backup(file: Path, *, folder: Path | None = None, database: str | None = None) -> None:
    """
    Args:
        file: the file to write; it holds secrets of running games
        folder: where the SQLite file lives
        database: URL of another database, for example postgresql://…
    """

    async def work(store: Store) -> int:
        return await copies.backup(store, file)

    count = with_store(settings_from(folder=folder, database=database), work)
    print(f"{count} tables are in {file}. Keep it as secret as the database.")
