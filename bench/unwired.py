"""`python -m bench.unwired`: what a move costs in the server, but for the network.

Tables and pages are served as ever, by one process that also says what is played; what is written to a page goes
nowhere. So no other program has a part in it, and the same moves are made every time: two checkouts are compared by
running this with the PYTHONPATH of each in turns.
"""

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path
from statistics import median
from types import SimpleNamespace
from typing import Any, NamedTuple

import msgspec
import uvloop
from websockets.protocol import OPEN

import sylve
from bench.load import GAMES
from sylve.server import Settings, services
from sylve.server.rooms.room import Room
from sylve.server.rooms.visitors import Visitor
from sylve.server.services import Services
from sylve.server.serving import collect_seldom
from sylve.server.wire import limits, sockets
from sylve.server.wire.page_protocol import Inbox, PageProtocol
from sylve.table import commands
from sylve.table.seats import Seat

ENDLESS = limits.Rate(per_second=1e9, burst=1e9)
HOME = "bench"
HEAD = "| game | µs of a move: best | median | moves | bytes of a move |\n|---|---|---|---|---|"
PAUSE = 0.003  # seconds between looks whether all moves are made


class Nowhere:
    """Takes what is written, and counts it."""

    sent = 0

    def write(self, data: bytes) -> None:
        Nowhere.sent += len(data)

    def get_write_buffer_size(self) -> int:
        return 0


class Page(PageProtocol):
    """A page whose handshake is done, on a connection that leads nowhere."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.transport: Any = Nowhere()
        self.queue = Inbox(self.loop)
        self.close_sent = self.disconnected = self.read_paused = False
        self.handshake_complete = True
        self.conn: Any = SimpleNamespace(state=OPEN, reader=SimpleNamespace(buffer=b""), current_size=None)


class LiveTable(NamedTuple):
    room: Room
    pages: list[Page]
    dice: random.Random

    def play(self) -> bool:
        """Let whoever is first to act play at random; false where the game is over."""
        table = self.room.table
        if table.status == "over":
            return False
        seat = table.to_act()[0]
        action = self.dice.choice(table.started().actions(seat))
        request = {"type": "play", "request": 1, "seat": seat, "action": action, "sequence": table.sequence}
        payload = msgspec.json.encode(request)
        self.pages[seat].data_received(b"\x81" + bytes((0x80 | len(payload), 0, 0, 0, 0)) + payload)
        return True


async def live_table(serving: Services, game: str, number: int, tasks: list["asyncio.Task[None]"]) -> LiveTable:
    people = [f"{number} {seat}" for seat in range(3 if game == "canyon" else 2)]
    secret = number.to_bytes(32, "big")
    opened = commands.open_table(people[0], game, {}, [Seat(person=person) for person in people], secret=secret)
    live = LiveTable(await serving.rooms.open(opened, HOME), [], random.Random(number))
    for person in people:
        page = Page()
        visitor = Visitor(person, HOME, page)
        await live.room.enter(visitor)
        tasks.append(asyncio.create_task(sockets._stay(page, serving, live.room, visitor)))
        live.pages.append(page)
    return live


async def play_all(tables: list[LiveTable]) -> int:
    """A move at every table, stored and shown everywhere; how many there were."""
    wanted = {live.room: live.room.table.sequence + 1 for live in tables if live.play()}
    while any(room.table.sequence < sequence or room.busy for room, sequence in wanted.items()):
        await asyncio.sleep(PAUSE)
    return len(wanted)


async def measured(game: str, count: int, moves: int, rounds: int) -> str:
    tasks: list[asyncio.Task[None]] = []
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(folder=Path(folder), people_per_address=10**6, known_deals_for_tests="bench")
        async with services.opened(settings) as serving:
            tables = [await live_table(serving, game, number, tasks) for number in range(count)]
            collect_seldom()
            times, made, Nowhere.sent = [], 0, 0
            for _ in range(rounds):
                done, begun = 0, time.process_time()
                while done < moves and (now := await play_all(tables)):
                    done += now
                if done:
                    times.append(1e6 * (time.process_time() - begun) / done)
                made += done
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
    return f"| {game} | {min(times):.0f} | {median(times):.0f} | {made} | {Nowhere.sent / made:.0f} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.unwired", description=__doc__)
    parser.add_argument("game", nargs="*", default=GAMES)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--moves", type=int, default=500, help="of a round")
    parser.add_argument("--rounds", type=int, default=8)
    given = parser.parse_args()
    limits.MESSAGES = ENDLESS
    limits.TABLES_PER_DAY = limits.CONNECTIONS_PER_PERSON = 10**9
    print(f"{sylve.build} build\n\n{HEAD}")
    for game in given.game:
        print(uvloop.run(measured(game, given.tables, given.moves, given.rounds)), flush=True)


if __name__ == "__main__":
    main()
