"""`python -m bench.memory`: what an idle table and an open page take, and how fast a long game is opened."""

import argparse
import asyncio
import random
import statistics
from pathlib import Path
from time import process_time

import sylve
from bench.load import GAMES, Server, play_round, server
from bench.quick_pages import Browser, open_page
from sylve.table import Table, commands
from sylve.table.seats import Seat

TABLES = 200
PAGES = 200
MOVES = 700


async def kept(serving: Server, game: str) -> tuple[float, float]:
    """KiB of a table that was played for a second, and of a page that looks at one, from many of each."""
    seats = 3 if game == "canyon" else 2
    warm = [[Browser(serving.url) for _ in range(seats)] for _ in range(4)]
    await play_round(serving, warm, game, 0.5, 0)
    before = serving.resident()
    people = warm * (TABLES // len(warm))
    await play_round(serving, people, game, 2.0, 1)
    table = (serving.resident() - before) / TABLES
    name = warm[0][0].call("POST", "/api/tables", {"game": game, "options": {}, "seats": [{"kind": "me"}] * seats})
    before = serving.resident()
    pages = [await open_page(warm[0][0], name["table"], lambda *_: None) for _ in range(PAGES)]
    await asyncio.sleep(1)
    page = (serving.resident() - before) / PAGES
    for each in pages:
        each.leave()
    return table, page


def opened(game: str) -> str:
    """Milliseconds of processor time in which a table is made from its entries, by its number of moves."""
    seats, dice = 3 if game == "canyon" else 2, random.Random(1)
    longest = max((_played(game, seats, dice) for _ in range(5)), key=len)
    times = []
    for _ in range(7):
        begun = process_time()
        Table.rebuilt(longest)
        times.append(1000 * (process_time() - begun))
    moves = len(longest) - 2
    return f"{statistics.median(times):.1f} ({min(times):.1f}–{max(times):.1f}) for {moves}"


def _played(game: str, seats: int, dice: random.Random) -> list:  # type: ignore[type-arg]
    entries = commands.open_table("p0", game, {}, [Seat(person=f"p{seat}") for seat in range(seats)])
    table = Table.rebuilt(entries)
    while table.status != "over" and len(entries) < MOVES + 2:
        seat = table.to_act()[0]
        action = dice.choice(table.started().actions(seat))
        entries += commands.play(table, f"p{seat}", seat, action, table.sequence)
        table.apply(entries[-1])
    return entries


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.memory", description=__doc__)
    parser.add_argument("game", nargs="*", default=GAMES)
    given = parser.parse_args()
    print("| game | idle table KiB | open page KiB | ms to open a table, moves |\n|---|---|---|---|")
    for game in given.game:
        with server(Path(__file__).parent.parent / "src", sylve.build) as serving:
            table, page = asyncio.run(kept(serving, game))
        print(f"| {game} | {table:.0f} | {page:.0f} | {opened(game)} |", flush=True)


if __name__ == "__main__":
    main()
