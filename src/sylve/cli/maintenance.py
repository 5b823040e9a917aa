"""`sylve maintenance`: a running server says that it will stop, and does."""

from pathlib import Path

from sylve.cli.arguments import Mistake
from sylve.cli.database import settings_from, with_store
from sylve.server import maintenance as server_maintenance
from sylve.server.store.store import Store


def maintenance(
    *, minutes: float = 5.0, cancel: bool = False, folder: Path | None = None, database: str | None = None
) -> None:
    """
    Args:
        minutes: until it stops; meanwhile every page says so, and no table is opened
        cancel: go on after all
        folder: where the SQLite file lives
        database: URL of another database, for example postgresql://…
    """
    if not 0 <= minutes <= 24 * 60:
        raise Mistake("minutes are 0 to 1440")

    async def work(store: Store) -> None:
        await (server_maintenance.take_back(store) if cancel else server_maintenance.announce(store, minutes))

    with_store(settings_from(folder=folder, database=database), work)
    print("The server goes on." if cancel else f"The server stops in {minutes:g} minutes, and every page says so.")
