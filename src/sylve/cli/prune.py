"""`sylve prune`: deleting what nobody has touched for a long time."""

from pathlib import Path

from sylve.cli.database import settings_from, with_store
from sylve.server.store import retention
from sylve.server.store.store import Store


def prune(
    *,
    unfinished_days: float | None = None,
    finished_days: float | None = None,
    folder: Path | None = None,
    database: str | None = None,
    dry_run: bool = False,
) -> None:
    """
    Args:
        unfinished_days: days after which a game that nobody plays on is deleted; 0: never
        finished_days: days after which a finished game is deleted; 0: never
        folder: where the SQLite file lives
        database: URL of another database, for example postgresql://…
        dry_run: only say how many there are
    """
    settings = settings_from(
        folder=folder, database=database, keep_unfinished_days=unfinished_days, keep_finished_days=finished_days
    )

    async def work(store: Store) -> retention.Pruned:
        return await retention.prune(store, settings, dry_run)

    pruned = with_store(settings, work)
    verb = "would be deleted" if dry_run else "deleted"
    print(f"{pruned.unfinished} unfinished and {pruned.finished} finished games {verb}.")
