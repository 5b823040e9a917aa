"""A disk that fails under a server: nothing acknowledged is lost, players are told, and afterwards they play on.

The operating system refuses the writes, by a limit on the size of files that is put on the running process.
"""

import contextlib
import json
import os
import random
import resource
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from server.clients import Page, Person, quick
from server.processes import Killable

FAULTS = int(os.environ.get("SYLVE_FAULTS", "3"))
TRIES = 3
AT_A_TABLE = 5  # faults, so that no game ends meanwhile
ENDLESS = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


class Failing(Killable):
    """A server whose disk can be made to fail."""

    def __init__(self, folder: Path) -> None:
        super().__init__(quick(folder))
        self._folder = folder

    @property
    def written(self) -> int:
        """The size of the file that the next move is written to."""
        return (self._folder / "sylve.sqlite3-wal").stat().st_size

    @contextlib.contextmanager
    def cannot_write_beyond(self, size: int) -> Iterator[None]:
        """Meanwhile every write beyond that size is an error of the operating system."""
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        try:
            yield
        finally:
            if self.process.returncode is None:
                resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, ENDLESS)

    def moves(self, table: str) -> list[tuple[int, int]]:
        """What the file holds, read behind the server's back."""
        with contextlib.closing(sqlite3.connect(self._folder / "sylve.sqlite3")) as database:
            wanted = "SELECT seat, payload FROM entries WHERE table_id = ? AND kind = 'play' ORDER BY sequence"
            return [(seat, json.loads(payload)["action"]) for seat, payload in database.execute(wanted, (table,))]


class Player:
    """Plays for both seats and remembers what was acknowledged."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.page: Page
        self.acknowledged: list[tuple[int, int]] = []
        self.dice = random.Random(5)

    async def comes(self, ana: Person) -> None:
        self.page = await ana.visits(self.table)
        await self.page.until(lambda: bool(self.page.state))

    async def plays(self) -> str:
        seat: int = self.page.state["view"]["to_act"][0]
        await self.page.ask("look", seat=seat)
        action = self.dice.choice(self.page.legal())
        answer = await self.page.plays(seat, action)
        if answer["type"] == "done":
            self.acknowledged.append((seat, action))
        return str(answer.get("code", answer["type"]))


@contextlib.asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[tuple[Failing, Person]]:
    server = Failing(folder)
    async with Person(await server.start()) as ana:
        yield server, ana
        assert await server.stop() == 0


async def table_of(ana: Person) -> Player:
    player = Player(await ana.opens("me", "me", game="canopee"))
    await player.comes(ana)
    assert await player.plays() == "done"
    return player


async def fails(server: Failing, ana: Person, player: Player) -> None:
    """As long as there is room moves are stored; then all are refused, which `/healthz` tells too."""
    await player.comes(ana)  # a page of its own for each fault asks so little that no limit is met
    while (said := await player.plays()) == "done":
        pass
    assert [said, *[await player.plays() for _ in range(TRIES)]] == ["not-stored"] * (1 + TRIES)
    assert (await ana.http.get("/healthz")).status_code == 503
    assert server.moves(player.table) == player.acknowledged


async def plays_on(server: Failing, player: Player) -> None:
    assert await player.plays() == "done"
    assert server.moves(player.table) == player.acknowledged


async def test_a_disk_that_fails_now_and_then_loses_nothing(tmp_path: Path) -> None:
    """An I/O error at once, or in the middle of what is written."""
    dice = random.Random(11)
    async with serving(tmp_path) as (server, ana):
        for fault in range(FAULTS):
            if fault % AT_A_TABLE == 0:
                await ana.forgets_pages()
                player = await table_of(ana)
            with server.cannot_write_beyond(server.written + dice.randrange(4000) if fault % 2 else 0):
                await fails(server, ana, player)
            await plays_on(server, player)


async def test_a_server_that_dies_while_the_disk_fails_has_lost_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as (server, ana):
        player = await table_of(ana)
        with server.cannot_write_beyond(server.written + 1000):
            await fails(server, ana, player)
            await server.kill()
        ana.moves_to(await server.start())
        await player.comes(ana)
        assert player.page.state["entry"] == len(player.acknowledged)
        await plays_on(server, player)


@pytest.mark.long
async def test_a_disk_that_is_full_loses_nothing(tmp_path: Path) -> None:
    """A small disk of its own, which another program fills."""
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", tmp_path], check=False)
    if mounted.returncode:
        pytest.skip("a disk of its own needs an administrator")
    try:
        async with serving(tmp_path) as (server, ana):
            for fault in range(FAULTS):
                if fault % AT_A_TABLE == 0:
                    await ana.forgets_pages()
                    player = await table_of(ana)
                with filled(tmp_path):
                    await fails(server, ana, player)
                await plays_on(server, player)
    finally:
        subprocess.run(["umount", "--lazy", tmp_path], check=True)


@contextlib.contextmanager
def filled(folder: Path) -> Iterator[None]:
    """Not a byte is free meanwhile."""
    with (folder / "other").open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(4096))
    try:
        yield
    finally:
        (folder / "other").unlink()
