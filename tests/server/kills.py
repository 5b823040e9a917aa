"""`python -m server.kills sqlite 500 JOURNAL`: kills a server again and again while people and robots play there.

Every kill is a line of the journal; one that is there already is gone on with. After each kill the database is read
behind the server's back: what was acknowledged is there, once, and what was there before is there unchanged. A move
whose answer was cut off is sent again, as a page would.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, NamedTuple

import pgserver

from server.clients import Page, Person, quick
from sylve.server import Settings
from sylve.server.store.store import Store
from sylve.table.entries import Entry

TABLES = (
    ("toutlahaut", "me", "me"),
    ("canopee", "me", "me"),
    ("leaf", "me", "random"),
    ("canyon", "me", "random", "random"),
    ("ecosysteme", "random", "random", "random"),
)
MOST_MOVES = 20  # between two kills


class Nursery:
    """Servers that start fast, one after the other, on one database."""

    def __init__(self, settings: Settings) -> None:
        self._environment = {**os.environ, **settings.environment(), "SYLVE_PORT": "0"}
        self._process: Process
        self.child = 0

    async def __aenter__(self) -> "Nursery":
        command = (sys.executable, "-m", "server.nursery")
        self._process = await asyncio.create_subprocess_exec(
            *command, env=self._environment, cwd=Path(__file__).parents[1], stdin=PIPE, stdout=PIPE
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        self._process.kill()
        await self._process.wait()

    async def start(self) -> str:
        """The address of the next server."""
        assert self._process.stdin is not None
        self._process.stdin.write(b"\n")
        said = dict([await self._hears(), await self._hears()])
        self.child = int(said["born"])
        return said["Sylve"].split()[-1]

    async def ends(self, how: signal.Signals) -> int:
        os.kill(self.child, how)
        return int((await self._hears())[1])

    async def _hears(self) -> tuple[str, str]:
        assert self._process.stdout is not None
        first, _, rest = (await self._process.stdout.readline()).decode().strip().partition(" ")
        return first, rest


class Move(NamedTuple):
    seat: int
    action: int
    sequence: int


class Witness:
    """Knows what a table must hold."""

    def __init__(self, seats: tuple[str, ...], table: str) -> None:
        self.table = table
        self.mine = [seat for seat, kind in enumerate(seats) if kind == "me"]
        self.acknowledged: list[Move] = []
        self.unanswered: Move | None = None
        self.seen = 0  # moves that a page was shown
        self.stored: list[Entry] = []
        self.over = False

    async def plays(self, page: Page, dice: random.Random, told: Callable[[], None], counted: "Counter[str]") -> None:
        """Until the server dies or the game ends."""
        await page.until(lambda: bool(page.state))
        if self.unanswered is not None:
            again = await self._sends(page, self.unanswered)
            counted["sent again"] += 1
            counted["stored already"] += again["type"] == "refused"
            self.acknowledged.append(self.unanswered)
            self.unanswered = None
        while True:
            await page.until(lambda: self._looks(page) or page.state["view"]["over"])
            if page.state["view"]["over"]:
                self.over = True
                for _ in range(MOST_MOVES):
                    told()  # nobody waits for the moves of a game that has ended
                return
            seat = next(seat for seat in page.state["view"]["to_act"] if seat in self.mine)
            if page.state["seat"] != seat:
                await page.ask("look", seat=seat)
            self.unanswered = Move(seat, dice.choice(page.legal()), page.state["sequence"])
            answer = await self._sends(page, self.unanswered)
            if answer["type"] == "done":
                self.acknowledged.append(self.unanswered)
                counted["acknowledged"] += 1
            else:
                counted[f"answered {answer.get('code', answer['type'])}"] += 1
            self.unanswered = None
            told()

    def _looks(self, page: Page) -> bool:
        self.seen = max(self.seen, page.state["entry"])
        return any(seat in self.mine for seat in page.state["view"]["to_act"])

    async def _sends(self, page: Page, move: Move) -> dict[str, Any]:
        return await page.ask("play", seat=move.seat, action=move.action, sequence=move.sequence)

    def compares(self, stored: list[Entry], counted: "Counter[str]") -> None:
        """What is stored now, with what was acknowledged, shown, and stored before."""
        plays = [entry for entry in stored if entry.kind == "play"]
        mine = [(entry.seat, entry.payload["action"]) for entry in plays if entry.seat in self.mine]
        known = [(move.seat, move.action) for move in self.acknowledged]
        beyond = mine[len(known) :]
        cut_off = [] if self.unanswered is None else [(self.unanswered.seat, self.unanswered.action)]
        counted["lost"] += mine[: len(known)] != known or len(plays) < self.seen
        counted["doubled"] += beyond not in ([], cut_off)
        counted["changed"] += stored[: len(self.stored)] != self.stored
        counted["gaps"] += [entry.sequence for entry in stored] != list(range(1, len(stored) + 1))
        counted["moves of robots"] += (
            len(plays) - len(mine) - sum(entry.kind == "play" and entry.seat not in self.mine for entry in self.stored)
        )
        self.stored = stored


class Siege:
    def __init__(self, settings: Settings, nursery: Nursery) -> None:
        self._settings = settings
        self._nursery = nursery
        self._witnesses: dict[tuple[str, ...], Witness] = {}

    async def one_kill(self, ana: Person, number: int) -> "Counter[str]":
        """People and robots play, the server dies, and everything is looked at."""
        dice, counted = random.Random(number), Counter[str](kills=1)
        for kind in TABLES:
            if kind not in self._witnesses or self._witnesses[kind].over:
                self._witnesses[kind] = Witness(kind[1:], await ana.opens(*kind[1:], game=kind[0]))
        enough = asyncio.Semaphore(0)
        playing, pages = [], []
        for witness in self._witnesses.values():
            pages.append(await ana.visits(witness.table))
            playing.append(asyncio.create_task(witness.plays(pages[-1], dice, enough.release, counted)))
        robots = pages[-1]
        await robots.until(lambda: bool(robots.state))
        shown = robots.state["entry"]
        for _ in range(dice.randint(1, MOST_MOVES)):
            await enough.acquire()
        await robots.until(lambda: robots.state["entry"] > shown or robots.state["view"]["over"])
        await asyncio.sleep(0.01 * dice.random())  # anywhere between two commits, and in them
        await self._nursery.ends(signal.SIGKILL)
        for end in await asyncio.gather(*playing, return_exceptions=True):
            if end is not None and not isinstance(end, ConnectionError):
                raise end
        store = Store(self._settings)
        for witness in self._witnesses.values():
            witness.compares(await store.entries(witness.table), counted)
        await store.reconnect()
        return counted


def total(journal: Path) -> "Counter[str]":
    lines = journal.read_text().splitlines() if journal.exists() else []
    return sum((Counter(json.loads(line)) for line in lines), Counter())


async def besiege(settings: Settings, kills: int, journal: Path) -> "Counter[str]":
    """So many kills in all, with those that the journal knows already."""
    async with Nursery(settings) as nursery, Person(await nursery.start()) as ana:
        siege = Siege(settings, nursery)
        for number in range(total(journal)["kills"], kills):
            counted = await siege.one_kill(ana, number)
            with journal.open("a") as written:
                written.write(json.dumps(counted) + "\n")
            await ana.forgets_pages()
            ana.moves_to(await nursery.start())
        assert await nursery.ends(signal.SIGTERM) == 0
    return total(journal)


@contextlib.asynccontextmanager
async def database(kind: str) -> AsyncIterator[Settings]:
    with tempfile.TemporaryDirectory(prefix="sylve-kills-", ignore_cleanup_errors=True) as folder:
        if kind == "sqlite":
            yield quick(Path(folder))
            return
        server = pgserver.get_server(f"{folder}/postgres", cleanup_mode="delete")  # type: ignore[attr-defined]
        yield quick(Path(folder), database=server.get_uri())
        server.cleanup()


async def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m server.kills", description=__doc__)
    parser.add_argument("kind", choices=("sqlite", "postgresql"))
    parser.add_argument("kills", type=int)
    parser.add_argument("journal", type=Path)
    given = parser.parse_args()
    async with database(given.kind) as settings:
        print(dict(await besiege(settings, given.kills, given.journal)))


if __name__ == "__main__":
    asyncio.run(main())
