"""Looking after the database of a server: deleting what is old."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from sylve.server import Settings, StartError
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


def _settings(**given: Any) -> Settings:
    try:
        return Settings.from_environment(**given)
    except StartError as problem:
        sys.exit(f"sylve: {problem}")


def _with_store(settings: Settings, work: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = Store(settings)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except StartError as problem:
        sys.exit(f"sylve: {problem}")
