"""`python -m server.attacks [NAME …]`: what one address can do to the others of a server, in figures.

Each attack has a server of its own, in a process of its own; docs/security.md keeps the figures. Without names: all.
"""

import argparse
import asyncio
import contextlib
import json
import os
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import websockets

from server.clients import Page, Person, quick
from server.processes import Killable
from server.test_floods import p99, waits_during
from sylve.server.store.backup import backup, restore
from sylve.server.store.store import Store
from sylve.table import commands
from sylve.table.seats import OPEN, Seat

Figures = dict[str, float | int | bool]
ATTACKER = {"X-Forwarded-For": "203.0.113.7"}
BYSTANDER = {"X-Forwarded-For": "198.51.100.1"}
PEOPLE = 30  # that may share an address, as the settings have it by default


def ms(waits: list[float]) -> int:
    return round(1000 * p99(waits))


async def answers(page: Page, during: "asyncio.Future[Any]") -> list[float]:
    """How long a bystander waits for each answer until something else is done."""
    waits = []
    while not during.done():
        begun = time.monotonic()
        assert (await page.ask("ping"))["type"] == "done"
        waits.append(time.monotonic() - begun)
        await asyncio.sleep(0.06)
    return waits


async def looks(server: Killable) -> Figures:
    """297 spectators of one address look ten times a second each."""
    async with Person(server.url) as ana:
        tables = [await ana.opens(*["me"] * 4, game="canopee") for _ in range(3)]
        page = await ana.visits(await ana.opens("me", "me"), **BYSTANDER)
        before = await waits_during(server, page, tables, per_second=0)
        flood = asyncio.create_task(waits_during(server, page, tables, per_second=10))
        health = []
        async with httpx.AsyncClient(base_url=server.url, headers=BYSTANDER, timeout=60) as caller:
            while not flood.done():
                begun = time.monotonic()
                assert (await caller.get("/healthz")).status_code == 200
                health.append(time.monotonic() - begun)
                await asyncio.sleep(0.5)
        return {"p99 before": ms(before), "p99 during": ms(await flood), "healthz at most": round(1000 * max(health))}


async def thinking(server: Killable) -> Figures:
    """As many tables of six oaks as one address is let open, each watched by its host; a stranger plays an oak."""

    async def answered(name: str) -> float:
        async with Person(server.url) as ana:
            ana.http.headers.update(BYSTANDER)
            page = await ana.visits(await ana.opens("me", "oak"), **BYSTANDER)
            await page.until(page.my_turn)
            seat, waits = page.state["seat"], []
            for _ in range(3):
                shown = page.state["sequence"]
                assert (await page.plays(seat))["type"] == "done", name
                begun = time.monotonic()
                await page.until(lambda shown=shown: page.state["sequence"] > shown + 1 and page.my_turn())  # type: ignore[misc]
                waits.append(time.monotonic() - begun)
            return max(waits)

    watched: list[Page] = []

    async def takes_a_table(eve: Person) -> bool:
        eve.http.headers.update(ATTACKER)
        try:
            table = await eve.opens(*["oak"] * 6, game="ecosysteme")
        except AssertionError:
            return False
        while True:
            with contextlib.suppress(websockets.WebSocketException):  # too many came at once
                watched.append(await eve.visits(table, **ATTACKER))
                return True
            await asyncio.sleep(0.2)

    before = await answered("before")
    async with contextlib.AsyncExitStack() as hosts:
        while await takes_a_table(await hosts.enter_async_context(Person(server.url))):
            pass
        during = await answered("during")
        playing = sum(page.table["status"] == "playing" for page in watched)
        return {
            "tables": len(watched),
            "of them played": playing,
            "s before": round(before, 2),
            "s during": round(during, 2),
        }


async def places(server: Killable) -> Figures:
    """99 spectators of one address at one table; its host, a guest and a stranger come afterwards."""
    async with Person(server.url) as ana, Person(server.url) as ben, Person(server.url) as eve:
        table = await ana.opens("me", "open")
        crowd = contextlib.AsyncExitStack()
        async with crowd:
            inside = 0
            for _ in range(99):
                fresh = await crowd.enter_async_context(Person(server.url))
                with contextlib.suppress(websockets.WebSocketException):
                    inside += not (await fresh.visits(table, **ATTACKER)).errors
            host = await ana.visits(table, **BYSTANDER)
            stranger = await eve.visits(table, **{"X-Forwarded-For": "192.0.2.9"})
            guest = await (await ben.visits(table, **BYSTANDER)).ask("sit", seat=1)
            return {
                "spectators inside": inside,
                "host inside": not host.errors,
                "stranger inside": not stranger.errors,
                "guest sits": guest["type"] == "done",
            }


async def tables(server: Killable) -> Figures:
    """Tables that one address opens in ten seconds, each with a fresh cookie."""
    opened, until = 0, time.monotonic() + 10
    new = {"game": "toutlahaut", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    headers = {**ATTACKER, "X-Sylve": "1"}
    while time.monotonic() < until:
        async with httpx.AsyncClient(base_url=server.url, headers=headers, verify=False) as fresh:
            await fresh.get("/api/me")
            opened += (await fresh.post("/api/tables", json=new)).status_code == 201
    return {"tables in 10 s": opened}


async def half(server: Killable) -> Figures:
    """500 requests whose head never ends; a bystander plays meanwhile."""
    port = int(server.url.rpartition(":")[2])

    async def begins() -> float:
        begun = time.monotonic()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: here\r\n")
        with contextlib.suppress(ConnectionError):
            await asyncio.wait_for(reader.read(), 120)
        writer.close()
        return time.monotonic() - begun

    async with Person(server.url) as ana:
        page = await ana.visits(await ana.opens("me", "me"), **BYSTANDER)
        all_of_them = asyncio.gather(*(begins() for _ in range(500)))
        waits = await answers(page, all_of_them)
        return {"s held at most": round(max(await all_of_them), 1), "p99 during": ms(waits)}


async def rest(server: Killable) -> Figures:
    """Fifty pages are open when the owner stops the server, which starts again."""
    command = [sys.executable, "-m", "sylve.cli", "maintenance", "--minutes", "0"]
    async with contextlib.AsyncExitStack() as people:
        pages: list[tuple[Person, str, Page]] = []
        for _ in range(50):
            person = await people.enter_async_context(Person(server.url))
            table = await person.opens("me", "me")
            pages.append((person, table, await person.visits(table)))
        begun = time.monotonic()
        announced = await asyncio.create_subprocess_exec(
            *command, "--folder", server.environment["SYLVE_FOLDER"], env=os.environ, stdout=asyncio.subprocess.DEVNULL
        )
        assert await announced.wait() == 0
        told = [await page.closed() for _, _, page in pages]
        status, stopped = await server.ended(), time.monotonic()
        url = await server.start()
        back = 0
        for person, table, _ in pages:
            person.moves_to(url)
            back += (await person.visits(table)).table["status"] == "playing"
        return {
            "status": status,
            "pages told to come back": told.count(1012),
            "s until it had stopped": round(stopped - begun, 1),
            "tables back": back,
        }


async def backups(server: Killable) -> Figures:
    """2,000 tables are written to a file while somebody plays, then restored."""
    folder = Path(server.environment["SYLVE_FOLDER"])
    store = Store(quick(folder))
    await store.open()
    seats = [Seat(person="ana"), OPEN]
    await asyncio.gather(*(store.append(commands.open_table("ana", "toutlahaut", {}, seats)) for _ in range(2000)))
    async with Person(server.url) as ana:
        page = await ana.visits(await ana.opens("me", "me"), **BYSTANDER)
        before = await answers(page, asyncio.ensure_future(asyncio.sleep(5)))
        begun = time.monotonic()
        writing = asyncio.ensure_future(backup(store, folder / "backup"))
        waits = await answers(page, writing)
        written, took = await writing, time.monotonic() - begun
    await store.close()
    (folder / "new").mkdir()
    new = Store(quick(folder / "new"))
    begun = time.monotonic()
    back = await restore(new, folder / "backup")
    await new.close()
    return {
        "tables": written,
        "s to write": round(took, 1),
        "p99 before": ms(before),
        "p99 during": ms(waits),
        "restored": back,
        "s to restore": round(time.monotonic() - begun, 1),
    }


ATTACKS: dict[str, tuple[Callable[[Killable], Awaitable[Figures]], int]] = {
    "looks": (looks, PEOPLE),
    "thinking": (thinking, PEOPLE),
    "places": (places, 1000),
    "tables": (tables, PEOPLE),
    "half": (half, PEOPLE),
    "rest": (rest, 1000),
    "backups": (backups, PEOPLE),
}


async def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m server.attacks", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*ATTACKS, []])
    for name in parser.parse_args().names or ATTACKS:
        attack, people = ATTACKS[name]
        with tempfile.TemporaryDirectory(prefix="sylve-attacks-") as folder:
            server = Killable(quick(Path(folder), people_per_address=people))
            await server.start()
            try:
                print(json.dumps({name: await attack(server), "load": round(os.getloadavg()[0], 1)}), flush=True)
            finally:
                await server.stop()


if __name__ == "__main__":
    asyncio.run(main())
