"""Looking after the database of a server: deleting what is old, backup and restore."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from sylve.server import Settings, StartError
from sylve.server.store.backup import backup, restore
from sylve.server.store.retention import Pruned, prune
from sylve.server.store.store import Store

T = TypeVar("T")


def prune_tables(
    folder: Path | None, database: str | None, unfinished: float | None, finished: float | None, dry_run: bool
) -> None:
    settings = _settings(folder=folder, database=database, keep_unfinished_days=unfinished, keep_finished_days=finished)

    async def work(store: Store) -> Pruned:
        return await prune(store, settings, dry_run)

    pruned = _with_store(settings, work)
    verb = "would be deleted" if dry_run else "deleted"
    print(f"{pruned.unfinished} unfinished and {pruned.finished} finished games {verb}.")


def back_up(file: Path, folder: Path | None, database: str | None) -> None:
    async def work(store: Store) -> int:
        return await backup(store, file)

    count = _with_store(_settings(folder=folder, database=database), work)
    print(f"{count} tables are in {file}. Keep it as secret as the database.")


def restore_from(file: Path, folder: Path | None, database: str | None) -> None:
    async def work(store: Store) -> int:
        return await restore(store, file)

    settings = _settings(folder=folder, database=database)
    if not settings.database:
        settings.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    count = _with_store(settings, work, is_new=True)
    print(f"{count} tables are back.")


def _settings(**given: Any) -> Settings:
    try:
        return Settings.from_environment(**given)
    except StartError as problem:
        sys.exit(f"sylve: {problem}")


def _with_store(settings: Settings, work: Callable[[Store], Awaitable[T]], is_new: bool = False) -> T:
    async def run() -> T:
        store = Store(settings)
        try:
            if not is_new:
                await store.open()
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except StartError as problem:
        sys.exit(f"sylve: {problem}")
