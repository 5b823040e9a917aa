"""`sylve restore`: a new database from a backup."""

from pathlib import Path

from sylve.cli.database import settings_from, with_store
from sylve.server.store import backup as copies
from sylve.server.store.store import Store


def restore(file: Path, *, folder: Path | None = None, database: str | None = None) -> None:
    """
    Args:
        file: what `sylve backup` has written
        folder: where the new SQLite file will live
        database: URL of another new database, for example postgresql://…
    """

    async def work(store: Store) -> int:
        return await copies.restore(store, file)

    settings = settings_from(folder=folder, database=database)
    if not settings.database:
        settings.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    count = with_store(settings, work, is_new=True)
    print(f"{count} tables are back.")
