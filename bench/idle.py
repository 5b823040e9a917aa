"""`python -m bench.idle`: many tables in mid-game with a page open at each, and nothing happens.

Told is the memory of the serving process when all pages have come, when their tables are laid aside (here after five
seconds instead of five minutes), and when all have left and their tables are forgotten.
"""

import argparse
import asyncio
import os
import re
import resource
import secrets
import sqlite3
import tempfile
from dataclasses import replace
from pathlib import Path
from urllib.request import Request, urlopen

import sylve
from bench.load import GAMES, Server
from bench.memory import played
from bench.quick_pages import Browser, Page, open_page
from sylve.server.settings import Settings
from sylve.server.store.store import Store
from sylve.table import Entry

OPENED_TOGETHER = 50
COPIES = (
    """INSERT INTO tables (id, game, host, opened, updated)
        SELECT ?, game, host, opened, updated FROM tables WHERE id = ?""",
    "INSERT INTO members (person, table_id) SELECT person, ? FROM members WHERE table_id = ?",
    """INSERT INTO entries (table_id, sequence, kind, seat, payload, at)
        SELECT ?, sequence, kind, seat, payload, at FROM entries WHERE table_id = ?""",
)
QUIET_SECONDS = 5.0
TOKEN = secrets.token_hex(16)


async def fill(folder: str, half: list[Entry], tables: int) -> list[str]:
    """The same half game at so many tables, at which nobody has played for an hour."""
    half = [replace(entry, at=entry.at - 3_600_000) for entry in half]
    store = Store(Settings(folder=Path(folder)))
    await store.open()
    first, *others = names = [secrets.token_urlsafe(12) for _ in range(tables)]
    await store.append([replace(entry, table=first) for entry in half])
    await store.close()
    with sqlite3.connect(Path(folder, "sylve.sqlite3")) as database:
        for statement in COPIES:
            database.executemany(statement, [(name, first) for name in others])
    database.close()
    return names


class Seen:
    """MiB of the serving process at the beginning, with all pages (and the most until then), laid aside, all gone."""

    def __init__(self, serving: Server) -> None:
        self._serving = serving
        self.mebibytes = [self.now()]
        self.most = 0

    def now(self) -> int:
        return self._serving.resident() // 1024

    def look(self) -> None:
        self.most = max(self.most, self.now())

    def note(self) -> None:
        self.look()
        self.mebibytes.append(self.now())


async def visit(serving: Server, person: Browser, names: list[str]) -> Seen:
    seen = Seen(serving)
    pages: list[Page] = []
    for start in range(0, len(names), OPENED_TOGETHER):
        shown = [shown_page(person, name) for name in names[start : start + OPENED_TOGETHER]]
        pages += await asyncio.gather(*shown)
        seen.look()
    seen.note()
    await asyncio.sleep(4 * QUIET_SECONDS)
    seen.note()
    assert not any(page.closed for page in pages)
    for page in pages:
        page.leave()
    await forgotten(serving)
    seen.note()
    return seen


async def shown_page(person: Browser, name: str) -> Page:
    """A page that has been shown the game."""
    is_shown = asyncio.Event()
    page = await open_page(person, name, lambda _page, told: is_shown.set() if b'"view":' in told else None)
    await is_shown.wait()
    return page


async def forgotten(serving: Server) -> None:
    """Until the server has no table in memory any more, and has been quiet for a moment."""
    while tables_in_memory(serving):
        await asyncio.sleep(QUIET_SECONDS)
    await asyncio.sleep(QUIET_SECONDS)


def tables_in_memory(serving: Server) -> int:
    asked = Request(f"{serving.url}/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    with urlopen(asked) as answer:
        told = re.search(rb"^sylve_rooms (\d+)", answer.read(), re.MULTILINE)
    assert told is not None
    return int(told[1])


def measure(game: str, tables: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        serving = Server(Path(__file__).parent.parent / "src", folder, sylve.build, "bench.unlimited")
        try:
            person = Browser(serving.url)
            others = ["p1", "p2"] if game == "canyon" else ["p1"]
            entries = played(game, [person.id, *others])
            half = entries[: 2 + (len(entries) - 2) // 2]
            names = asyncio.run(fill(folder, half, tables))
            seen = asyncio.run(visit(serving, person, names))
            worked = serving.processor_seconds()
        finally:
            serving.stop()
    first, _, aside, _ = seen.mebibytes
    figures = (*seen.mebibytes, seen.most, round(1024 * (aside - first) / tables), round(worked))
    print(f"| {game}, {len(half) - 2} moves | {tables} | {' | '.join(map(str, figures))} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.idle", description=__doc__)
    parser.add_argument("game", nargs="*", default=GAMES)
    parser.add_argument("--tables", type=int, default=1000)
    given = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    os.environ["BENCH_QUIET_SECONDS"] = str(QUIET_SECONDS)
    os.environ["SYLVE_METRICS_TOKEN"] = TOKEN
    os.environ["SYLVE_IDLE_MINUTES"] = str(QUIET_SECONDS / 60)
    print("| game | tables | MiB at first | all pages | laid aside | all gone | most | KiB each | processor seconds |")
    print("|---" * 9 + "|")
    for game in given.game:
        measure(game, given.tables)


if __name__ == "__main__":
    main()
