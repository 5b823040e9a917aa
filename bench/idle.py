"""`python -m bench.idle`: many tables in mid-game with a page open at each, and nothing happens.

Told is the memory of the serving process when all pages have come, when their tables are laid aside (here after five
seconds instead of five minutes), and when all have left and their tables are forgotten.
"""

import argparse
import asyncio
import os
import secrets
import tempfile
from dataclasses import replace
from pathlib import Path

import sylve
from bench.load import GAMES, Server
from bench.memory import played
from bench.quick_pages import Browser, Page, open_page
from sylve.server.settings import Settings
from sylve.server.store.store import Store
from sylve.table import Entry

STORED_TOGETHER, OPENED_TOGETHER = 100, 10
QUIET_SECONDS = 5.0


async def fill(folder: str, half: list[Entry], tables: int) -> list[str]:
    """The same half game at so many tables, at which nobody has played for an hour."""
    half = [replace(entry, at=entry.at - 3_600_000) for entry in half]
    store = Store(Settings(folder=Path(folder)))
    await store.open()
    names = [secrets.token_urlsafe(12) for _ in range(tables)]
    for start in range(0, tables, STORED_TOGETHER):
        some = names[start : start + STORED_TOGETHER]
        await store.append([replace(entry, table=name) for name in some for entry in half])
    await store.close()
    return names


async def visit(serving: Server, person: Browser, names: list[str]) -> list[int]:
    """MiB at the beginning, with all pages, with all tables laid aside, and when nobody is left."""
    seen = [serving.resident()]
    pages: list[Page] = []
    for start in range(0, len(names), OPENED_TOGETHER):
        opening = (open_page(person, name, lambda *_: None) for name in names[start : start + OPENED_TOGETHER])
        pages += await asyncio.gather(*opening)
    seen.append(serving.resident())
    await settled(serving)
    seen.append(serving.resident())
    for page in pages:
        page.leave()
    await settled(serving)
    seen.append(serving.resident())
    return [kibibytes // 1024 for kibibytes in seen]


async def settled(serving: Server) -> None:
    """Until the server has had next to nothing to do for a while."""
    worked = -1.0
    while serving.processor_seconds() - worked > 0.1:
        worked = serving.processor_seconds()
        await asyncio.sleep(3 * QUIET_SECONDS)


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
    each = 1024 * (seen[2] - seen[0]) / tables
    print(f"| {game}, {len(half) - 2} moves | {tables} | {' | '.join(map(str, seen))} | {each:.0f} | {worked:.0f} |")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.idle", description=__doc__)
    parser.add_argument("game", nargs="*", default=GAMES)
    parser.add_argument("--tables", type=int, default=1000)
    given = parser.parse_args()
    os.environ["BENCH_QUIET_SECONDS"] = str(QUIET_SECONDS)
    os.environ["SYLVE_IDLE_MINUTES"] = str(QUIET_SECONDS / 60)
    print("| game | tables | MiB at first | with all pages | laid aside | all gone | KiB each | processor seconds |")
    print("|---" * 8 + "|")
    for game in given.game:
        measure(game, given.tables)


if __name__ == "__main__":
    main()
