"""`python -m bench.memory`: what a table in mid-game and an open page take, and how fast a long game is opened."""

import argparse
import asyncio
import random
import statistics
from pathlib import Path
from time import process_time

import sylve
from bench.load import GAMES, Server, server
from bench.quick_pages import Browser, open_page
from sylve.table import Entry, Table, commands
from sylve.table.seats import Seat

TABLES = 200
PAGES = 400
MOST_MOVES = 700


def resident() -> int:
    """KiB of this process in memory."""
    return int(Path("/proc/self/status").read_text().partition("VmRSS:")[2].split()[0])


async def page_of(serving: Server, game: str, seats: int) -> float:
    """KiB of a page that looks at a table, from many of them."""
    person = Browser(serving.url)
    name = person.call("POST", "/api/tables", {"game": game, "options": {}, "seats": [{"kind": "me"}] * seats})["table"]
    first = [await open_page(person, name, lambda *_: None) for _ in range(20)]
    before = serving.resident()
    pages = [await open_page(person, name, lambda *_: None) for _ in range(PAGES)]
    await asyncio.sleep(1)
    kept = (serving.resident() - before) / PAGES
    for page in (*first, *pages):
        page.leave()
    return kept


def table_of(entries: list[Entry]) -> float:
    """KiB of a table in the middle of its game, from many of them."""
    half = entries[: 2 + (len(entries) - 2) // 2]
    Table.rebuilt(half)
    before = resident()
    tables = []
    for _ in range(TABLES):
        tables.append(Table.rebuilt(half))
        tables[-1].beats = []  # as a room does when all have been shown them
    return (resident() - before) / len(tables)


def opened(entries: list[Entry]) -> str:
    """Milliseconds of processor time in which a table is made from its entries, by its number of moves."""
    times = []
    for _ in range(7):
        begun = process_time()
        Table.rebuilt(entries)
        times.append(1000 * (process_time() - begun))
    return f"{statistics.median(times):.1f} ({min(times):.1f}–{max(times):.1f}) for {len(entries) - 2}"


def played(game: str, people: list[str]) -> list[Entry]:
    """A game of these people at random, to its end or for so many moves."""
    dice = random.Random(1)
    seats = [Seat(person=person) for person in people]
    entries = commands.open_table(people[0], game, {}, seats, secret=bytes(32))  # always the same game
    table = Table.rebuilt(entries)
    while table.status != "over" and len(entries) < MOST_MOVES + 2:
        seat = table.to_act()[0]
        action = dice.choice(table.started().actions(seat))
        entries += commands.play(table, people[seat], seat, action, table.sequence)
        table.apply(entries[-1])
    return entries


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.memory", description=__doc__)
    parser.add_argument("game", nargs="*", default=GAMES)
    given = parser.parse_args()
    print("| game | table in mid-game KiB | open page KiB | ms to open a table, moves |\n|---|---|---|---|")
    for game in given.game:
        seats = 3 if game == "canyon" else 2
        entries = played(game, [f"p{seat}" for seat in range(seats)])
        with server(Path(__file__).parent.parent / "src", sylve.build) as serving:
            page = asyncio.run(page_of(serving, game, seats))
        print(f"| {game} | {table_of(entries):.0f} | {page:.0f} | {opened(entries)} |", flush=True)


if __name__ == "__main__":
    main()
