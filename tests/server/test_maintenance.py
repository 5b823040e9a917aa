"""Going down kindly: everybody is told, no table is opened any more, then the server stops."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

import sylve
from dealing import PATIENCE
from server.clients import Person, quick, running
from server.processes import Killable
from sylve.server import Settings, maintenance
from sylve.server.store.store import Store


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maintenance, "SECONDS_BETWEEN_LOOKS", 0.05)


async def test_what_is_announced_is_told_to_every_page_and_taken_back(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    async with running(settings) as server, Person(server.url) as ana:
        page = await ana.visits(await ana.opens("me", "open"))
        store = Store(settings)
        await maintenance.announce(store, minutes=10)
        await page.until(lambda: bool(page.errors))
        assert page.errors[-1]["type"] == "stops"
        assert 600 - PATIENCE <= page.errors[-1]["seconds"] <= 600
        answer = await ana.http.post("/api/tables", json={"game": "toutlahaut", "options": {}, "seats": []})
        assert (answer.status_code, answer.json()["code"]) == (503, "stopping")
        assert 0 < int((await ana.http.get("/api/me")).headers["x-sylve-stops"]) <= 600
        late = await ana.visits(page.table["table"])
        await late.until(lambda: bool(late.errors))
        await maintenance.take_back(store)
        await page.until(lambda: page.errors[-1]["seconds"] is None)
        assert "x-sylve-stops" not in (await ana.http.get("/api/me")).headers
        await ana.opens("me", "open")
        await store.engine.dispose()


async def test_when_the_time_has_come_the_server_stops_once(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped = asyncio.Event()
    monkeypatch.setattr(maintenance, "end", lambda _: stopped.set())
    async with running(settings):
        store = Store(settings)
        await maintenance.announce(store, minutes=0)
        async with asyncio.timeout(PATIENCE):
            await stopped.wait()
        assert await store.read_note(maintenance.NOTE) == ""
        await store.engine.dispose()


async def test_an_announcement_of_before_the_start_is_forgotten(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    async with running(settings):
        pass
    store = Store(settings)
    await maintenance.announce(store, minutes=-1)
    async with running(settings) as server, Person(server.url) as ana:
        await ana.opens("me", "open")
    await store.engine.dispose()


async def test_the_command_stops_a_server_which_comes_back_with_its_tables(tmp_path: Path) -> None:
    server = Killable(quick(tmp_path))
    async with Person(await server.start()) as ana:
        table = await ana.opens("me", "me")
        page = await ana.visits(table)
        environment = {**os.environ, "PYTHONPATH": str(Path(sylve.__file__).parents[1])}
        command = [sys.executable, "-m", "sylve.cli", "maintenance", "--minutes", "0", "--folder", str(tmp_path)]
        done = await asyncio.to_thread(subprocess.run, command, env=environment, capture_output=True, text=True)
        assert "stops in 0 minutes" in done.stdout, done.stderr
        assert await page.closed() == 1012
        assert await server.ended() == 0
        ana.moves_to(await server.start())
        assert (await ana.visits(table)).table["status"] == "playing"
    await server.stop()
