"""Machines that only think: a bot's decision comes whatever happens to whoever thinks about it."""

import asyncio
import math
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest

import sylve
from dealing import PATIENCE
from server.clients import Person, quick, running
from server.odd_bots import ODD, think
from server.redis_server import RedisServer
from sylve import bots
from sylve.engine.state import State
from sylve.server.bots import elsewhere
from sylve.server.bots.elsewhere import Elsewhere
from sylve.server.bots.pool import BotPool
from sylve.server.bots.turns import Account, Turns

HERE = Account("203.0.113.7", "ana")
NAMES = [*bots.names(), *ODD]


@pytest.fixture(autouse=True)
def odd(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bots, "names", lambda: NAMES)
    monkeypatch.setattr("sylve.server.bots.pool._think", think)
    monkeypatch.setenv("FIRST_ASKED", str(tmp_path / "first"))
    monkeypatch.setattr(elsewhere, "BEAT", 0.1)


@contextmanager
def thinkers(redis: RedisServer, count: int) -> Iterator[dict[int, "subprocess.Popen[bytes]"]]:
    command = [sys.executable, "-m", "server.odd_thinker", redis.url, str(PATIENCE)]
    path = os.pathsep.join(sys.path)
    processes = [subprocess.Popen(command, env={**os.environ, "PYTHONPATH": path}) for _ in range(count)]
    try:
        yield {process.pid: process for process in processes}
    finally:
        for process in processes:
            process.kill()
            process.wait()


@asynccontextmanager
async def asking(redis: RedisServer, folder: Path, places: int) -> AsyncIterator[BotPool]:
    """A server's pool, once it knows of so many places elsewhere."""
    there = Elsewhere(redis.url, "worker", PATIENCE)
    pool = BotPool(quick(folder), elsewhere=there)
    await there.open()
    try:
        await knows_of(pool, places)
        yield pool
    finally:
        await there.close()
        pool.close()


async def knows_of(pool: BotPool, places: int) -> None:
    assert pool.elsewhere is not None
    async with asyncio.timeout(PATIENCE):
        while pool.elsewhere.places < places:
            await asyncio.sleep(0.01)


async def nobody(*_: object) -> int:
    """Whoever is asked here never answers."""
    return await asyncio.get_running_loop().create_future()


def started() -> tuple[State, int]:
    state = sylve.game("toutlahaut").start(2, 7)
    return state, state.to_act()[0]


async def first_asked() -> int:
    """The thinker that has taken the question and will never answer it."""
    path = Path(os.environ["FIRST_ASKED"])
    async with asyncio.timeout(PATIENCE):
        while not path.is_symlink():
            await asyncio.sleep(0.01)
    return int(path.readlink().name)


async def is_given_up(pool: BotPool, chosen: "asyncio.Task[int]") -> None:
    """Long after the last sign of life of whoever has taken the only question."""
    assert pool.elsewhere is not None
    [question] = pool.elsewhere._questions.values()
    name = question.taken_by or ""
    async with asyncio.timeout(PATIENCE):
        while not chosen.done():
            if name in pool.elsewhere._thinkers:
                pool.elsewhere._thinkers[name].at = -math.inf
            await asyncio.sleep(0.01)


async def test_a_decision_survives_the_machine_that_dies_over_it(
    redis: RedisServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        elsewhere, "DEAD", 10 * PATIENCE
    )  # however slow the machine is, who lives is not taken for dead
    state, seat = started()
    with thinkers(redis, 2) as processes:
        async with asking(redis, tmp_path, places=2) as pool:
            monkeypatch.setattr(pool, "_ask", nobody)
            chosen = asyncio.create_task(pool.choose("waits", state, seat, "topic", HERE))
            thinker = await first_asked()
            processes[thinker].kill()
            processes[thinker].wait()
            await is_given_up(pool, chosen)
            assert await chosen == state.actions(seat)[-1]


async def test_when_nobody_thinks_elsewhere_any_more_the_server_does(redis: RedisServer, tmp_path: Path) -> None:
    state, seat = started()
    async with asking(redis, tmp_path, places=0) as pool:
        here = await pool.choose("random", state, seat, "topic", HERE)
        with thinkers(redis, 1) as processes:
            await knows_of(pool, places=1)
            assert await pool.choose("random", state, seat, "topic", HERE) == here
            chosen = asyncio.create_task(pool.choose("waits", state, seat, "topic", HERE))
            thinker = await first_asked()
            processes[thinker].terminate()  # it says goodbye
            assert await asyncio.wait_for(chosen, PATIENCE) == state.actions(seat)[-1]
        redis.kill()
        assert await pool.choose("random", state, seat, "topic", HERE) == here


async def test_a_table_is_thought_for_by_the_command_that_only_thinks(
    redis: RedisServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = [sys.executable, "-m", "sylve.cli", "think", "--redis", redis.url, "--processes", "1"]
    process = subprocess.Popen(command, env={**os.environ, "SYLVE_BUILD": "plain"}, stdout=subprocess.DEVNULL)
    try:
        async with running(quick(tmp_path, redis=redis.url)) as server, Person(server.url) as ana:
            pool = server.rooms.house.pool
            monkeypatch.setattr(pool, "_ask", nobody)
            await knows_of(pool, places=1)
            page = await ana.visits(await ana.opens("random", "random"))
            await page.until(lambda: page.table["status"] == "over")
    finally:
        process.terminate()
    assert process.wait(PATIENCE) == 0


async def test_places_that_come_and_go_are_given_in_turn() -> None:
    turns, order = Turns(0), []

    async def thought(network: str) -> None:
        async with turns.turn(Account(network, "ana")):
            order.append(network)
            await asyncio.sleep(0)

    tasks = [asyncio.create_task(thought(network)) for network in ("there", "there", "here")]
    await asyncio.sleep(0)
    assert turns.waiting() == 3
    turns.resize(2)
    await asyncio.gather(*tasks)
    assert order == ["there", "here", "there"]
    turns.resize(1)
    async with turns.turn(HERE):
        late = asyncio.create_task(thought("late"))
        await asyncio.sleep(0)
        assert turns.waiting() == 1
        turns.resize(0)
    assert turns.waiting() == 1
    turns.resize(1)
    await late
