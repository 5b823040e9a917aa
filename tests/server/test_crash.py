"""A server that is killed between two moves has lost nothing that it acknowledged."""

import asyncio
import random
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

import sylve
from dealing import PATIENCE
from server.clients import Page, Person, quick
from server.processes import Killable
from sylve.engine import records
from sylve.server import Settings

TABLES = 4
GAME = sylve.game("toutlahaut")


async def plays_on(page: Page, acknowledged: list[str], told: Callable[[], None] = lambda: None) -> None:
    """Play for both seats until the server dies or the game ends; keep what was acknowledged, and tell of it."""
    dice = random.Random(7)
    while not page.state or not page.state["view"]["over"]:
        seat = (page.state["view"]["to_act"] if page.state else page.table["to_act"])[0]
        await page.ask("look", seat=seat)
        offer = dice.choice([offer for offer in page.state["offers"] if offer["refusal"] is None])
        if (await page.plays(seat, offer["action"]))["type"] == "done":
            acknowledged.append(f"{seat} {GAME.say(offer['action'])}")
            told()


def moves(record: str) -> list[str]:
    return [f"{move.seat} {move.say}" for move in records.parse(record).moves]


async def test_nothing_acknowledged_is_lost(settings: Settings) -> None:
    server = Killable(settings)
    ana = Person(await server.start())
    async with ana:
        tables = [await ana.opens("me", "me", games="two") for _ in range(TABLES)]
        acknowledged: list[list[str]] = [[] for _ in tables]
        for kill_after in (7, 17):
            pages = [await ana.visits(table) for table in tables]
            enough = asyncio.Semaphore(0)
            playing = [
                asyncio.create_task(plays_on(*each, enough.release)) for each in zip(pages, acknowledged, strict=True)
            ]
            for _ in range(kill_after):
                await enough.acquire()
            await server.kill()
            ends = await asyncio.gather(*playing, return_exceptions=True)
            assert all(isinstance(end, ConnectionError) for end in ends if end is not None), ends
            ana.moves_to(await server.start())
            for table, known in zip(tables, acknowledged, strict=True):
                page = await ana.visits(table)
                await page.until(lambda page=page: bool(page.state))  # type: ignore[misc]
                # One more may be stored whose answer the kill cut off.
                assert page.state["entry"] - len(known) in (0, 1)
                if page.state["entry"] > len(known):
                    known.append("?")
        pages = [await ana.visits(table) for table in tables]
        await asyncio.gather(*(plays_on(*each) for each in zip(pages, acknowledged, strict=True)))
        for table, known in zip(tables, acknowledged, strict=True):
            stored = moves((await ana.http.get(f"/api/tables/{table}/record")).text)
            assert len(stored) == len(known)
            assert all(move in (kept, "?") for kept, move in zip(stored, known, strict=True))
    assert await server.stop() == 0


async def all_end(processes: list[int]) -> None:
    async with asyncio.timeout(PATIENCE):
        while any(Path(f"/proc/{pid}/exe").exists() for pid in processes):
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_a_stopped_server_says_goodbye_and_leaves_no_process(tmp_path: Path, how: signal.Signals) -> None:
    server = Killable(quick(tmp_path))
    async with Person(await server.start()) as ana:
        page = await ana.visits(await ana.opens("me", "greedy"))
        await page.until(lambda: page.my_turn())
        children = server.children()
        server.process.send_signal(how)
        assert await page.closed() in (1012, 1013, 1001)
        assert await server.process.wait() == 0
    await all_end(children)


async def test_thinking_processes_do_not_outlive_a_killed_server(tmp_path: Path) -> None:
    server = Killable(quick(tmp_path))
    async with Person(await server.start()) as ana:
        page = await ana.visits(await ana.opens("me", "greedy", "greedy"))
        await page.until(lambda: page.my_turn())
        await page.plays(0)
        await page.until(lambda: page.my_turn())
        children = server.children()
        assert children
        await server.kill()
    await all_end(children)
