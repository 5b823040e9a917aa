"""How long tables are kept, and deleting those whose time is over."""

import logging
from typing import NamedTuple

from sylve.server.settings import Settings
from sylve.server.store.store import Store
from sylve.table.entries import now
from sylve.table.problems import Problem
from sylve.table.table import Table

log = logging.getLogger("sylve.retention")

DAY = 24 * 3600 * 1000
AT_ONCE = 200  # tables that are looked at together, so that others can write in between


class Pruned(NamedTuple):
    unfinished: int
    finished: int


async def prune(store: Store, settings: Settings, dry_run: bool = False) -> Pruned:
    """Delete the tables that nobody has touched for longer than the settings keep them; how many."""
    unfinished = finished = 0
    if settings.keep_unfinished_days:
        before = now() - int(settings.keep_unfinished_days * DAY)
        after = ""
        while tables := await store.idle_tables(before, finished=False, after=after, limit=AT_ONCE):
            after = tables[-1]
            gone = [table for table in tables if not await _is_finished(store, table)]
            unfinished += len(gone)
            if not dry_run:
                await store.delete_tables(gone)
    if settings.keep_finished_days:
        before = now() - int(settings.keep_finished_days * DAY)
        after = ""
        while tables := await store.idle_tables(before, finished=True, after=after, limit=AT_ONCE):
            after = tables[-1]
            finished += len(tables)
            if not dry_run:
                await store.delete_tables(tables)
    return Pruned(unfinished, finished)


async def _is_finished(store: Store, table: str) -> bool:
    """The end of a game is noted after its last action; what a crash came between is noted now."""
    try:
        rebuilt = Table.rebuilt(await store.entries(table))
    except Problem:
        return False
    except Exception:
        log.exception("a stored table cannot be rebuilt")
        return True  # somebody should look at it: it is kept
    if rebuilt.status == "over":
        await store.note_end(table, rebuilt.updated)
    return rebuilt.status == "over"
