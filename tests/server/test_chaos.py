"""Three workers under load while they, Redis and PostgreSQL are killed in turn: what was acknowledged is stored, once.

SYLVE_CHAOS_SECONDS says for how long; it prints what it counted.
"""

import asyncio
import itertools
import os
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pgserver
import pytest
from pgserver._commands import pg_ctl  # type: ignore[attr-defined]

from server.clients import Page, Person, quick
from server.processes import Killable
from server.redis_server import RedisServer
from server.test_crash import moves

SECONDS = float(os.environ.get("SYLVE_CHAOS_SECONDS", "600"))
CALM = 4.0  # seconds between two blows
TABLES = 12
PATIENCE = 60.0


class Player:
    """Somebody who plays both seats of one table after the other, and comes back whenever the connection ends."""

    def __init__(self, url: str, counted: "Counter[str]", pauses: list[float]) -> None:
        self.person = Person(url)
        self.counted = counted
        self.pauses = pauses
        self.dice = random.Random(3)
        self.table = ""
        self.known: list[str] = []  # what was acknowledged; ? for what may have been stored when the answer was cut off
        self.served = time.monotonic()

    async def plays_until(self, over: asyncio.Event) -> None:
        while not over.is_set():
            try:
                if not self.table:
                    self.table, self.known = await self.person.opens("me", "me", games="two"), []
                page = await self.person.visits(self.table)
                await self._plays(page, over)
            except Exception as error:  # whatever a dying worker or database makes of it
                self.counted[type(error).__name__] += 1
                await asyncio.sleep(0.1)

    async def _plays(self, page: Page, over: asyncio.Event) -> None:
        await page.until(lambda: bool(page.state))
        self._compare(page.state["entry"])
        while not over.is_set() and not page.state["view"]["over"]:
            seat = page.state["view"]["to_act"][0]
            await page.ask("look", seat=seat)
            action = self.dice.choice(page.legal())
            before = page.state["entry"]
            answer = await page.plays(seat, action)
            if answer["type"] == "done":
                self.known.append(f"{seat} {action}")
                self.counted["acknowledged"] += 1
                self.pauses.append(time.monotonic() - self.served)
                self.served = time.monotonic()
            else:
                self.counted[str(answer.get("code", answer["type"]))] += 1
                await asyncio.sleep(0.2)
                if page.state["entry"] > before:
                    self._compare(page.state["entry"])
        if page.state["view"]["over"]:
            await self._check()
            self.table = ""
        await page.connection.close()

    def _compare(self, stored: int) -> None:
        """At most the one move whose answer was cut off is stored beyond what was acknowledged."""
        assert_kept(self.counted, stored - len(self.known))
        self.known += ["?"] * max(0, stored - len(self.known))

    async def _check(self) -> None:
        answer = await self.person.http.get(f"/api/tables/{self.table}/record")
        if answer.status_code == 200:
            self.counted["games"] += 1
            assert_kept(self.counted, len(moves(answer.text)) - len(self.known))


def assert_kept(counted: "Counter[str]", beyond: int) -> None:
    counted["lost"] += max(0, -beyond)
    counted["doubled"] += max(0, beyond - 1)


@pytest.fixture
def database() -> Iterator[Any]:
    with tempfile.TemporaryDirectory(prefix="sylve-postgres-", ignore_cleanup_errors=True) as folder:
        server = pgserver.get_server(folder, cleanup_mode="delete")  # type: ignore[attr-defined]
        yield server
        server.cleanup()


@pytest.mark.long
async def test_nothing_is_lost_whatever_is_killed(tmp_path: Path, database: Any) -> None:
    redis = RedisServer(Path(tempfile.mkdtemp(prefix="sylve-redis-")))
    redis.start()
    server = Killable(quick(tmp_path, database=database.get_uri()))
    more = {"SYLVE_WORKERS": "3", "SYLVE_REDIS": redis.url, "SYLVE_BOT_PROCESSES": "1"}
    server.environment |= more
    url = await server.start()
    counted, pauses, over = Counter[str](), list[float](), asyncio.Event()
    players = [Player(url, counted, pauses) for _ in range(TABLES)]
    try:
        for player in players:
            await player.person.__aenter__()
        playing = [asyncio.create_task(player.plays_until(over)) for player in players]
        until = time.monotonic() + SECONDS
        for blow in itertools.cycle(("worker", "redis", "database")):
            await asyncio.sleep(CALM)
            if time.monotonic() > until:
                break
            counted[f"{blow} killed"] += 1
            if blow == "worker":
                os.kill(random.Random(counted["worker killed"]).choice(server.children()), signal.SIGKILL)
            elif blow == "redis":
                redis.kill()
                await asyncio.sleep(CALM)
                redis.start()
            else:
                restart = ["-m", "immediate", "-w", "restart"]
                await asyncio.to_thread(pg_ctl, restart, pgdata=database.pgdata, user=database.system_user)
        counted["acknowledged at the end"] = counted["acknowledged"]
        over.set()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*playing)
    finally:
        for player in players:
            await player.person.__aexit__()
        await server.stop()
        redis.kill()
    pauses.sort()
    print(f"\n{dict(counted)}\nlongest pause {pauses[-1]:.1f} s, 99 % under {pauses[int(0.99 * len(pauses))]:.2f} s")
    assert counted["lost"] == counted["doubled"] == 0
    assert counted["acknowledged"] > SECONDS
    assert pauses[-1] < PATIENCE
