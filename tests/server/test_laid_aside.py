"""A table at which nothing happens takes little memory, and nobody notices that it was laid aside."""

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any

import pytest

from dealing import PATIENCE
from server.clients import Page, Person, Running, quick, running
from sylve.server.rooms import room as rooms
from sylve.server.rooms import rooms as all_rooms
from sylve.server.wire.page_protocol import PageProtocol


async def test_a_table_that_was_laid_aside_is_played_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(quick(tmp_path)) as server, Person(server.url) as ana, Person(server.url) as ben:
        table = await ana.opens("me", "open")
        hers, his = await ana.visits(table), await ben.visits(table)
        assert (await his.ask("sit", seat=1))["type"] == "done"
        await hers.until(lambda: bool(hers.state))
        for _ in range(3):
            page, other = (hers, his) if hers.my_turn() else (his, hers)
            assert (await page.plays(page.state["seat"]))["type"] == "done"
            await other.sees(page.state["sequence"])
        room = await server.rooms.room(table)
        await server.rooms.lay_aside()
        assert not room.is_laid_aside  # somebody has just played
        before, told = room.table, len(hers.raw)
        monkeypatch.setattr(rooms, "QUIET_SECONDS", -1.0)
        await server.rooms.lay_aside()
        assert room.is_laid_aside
        assert (await hers.ask("ping"))["type"] == "done"
        assert room.is_laid_aside
        page, other = (hers, his) if hers.my_turn() else (his, hers)
        assert (await page.plays(page.state["seat"]))["type"] == "done"
        await other.sees(page.state["sequence"])
        assert not room.is_laid_aside
        assert room.table is not before
        assert room.table.plays[:-1] == before.plays
        assert room.table.asked_when[0] >= before.asked_when[0]
        assert all('"reset":true' not in raw for raw in hers.raw[told:])  # no page forgets what it was told


async def looks(person: Person, table: str) -> Page:
    page = await person.visits(table)
    await page.until(lambda: bool(page.state))
    return page


async def left(server: Running, page: Page, table: str) -> None:
    await page.connection.close()
    room = await server.rooms.room(table)
    async with asyncio.timeout(PATIENCE):
        while room.visitors:
            await asyncio.sleep(0.01)


async def test_a_table_is_not_made_again_because_its_last_page_leaves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "LOOKING_SECONDS", -1.0)
    async with running(quick(tmp_path)) as server, Person(server.url) as ana:
        table = await ana.opens("me", "me")
        page = await looks(ana, table)
        await server.rooms.lay_aside()
        room = await server.rooms.room(table)
        assert room.is_laid_aside
        await left(server, page, table)
        assert room.is_laid_aside
        assert list(room.presence.gone) == [ana.id]
        assert (await looks(ana, table)).table["seats"][0]["present"]


async def test_few_tables_are_kept_made_for_pages_that_only_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(all_rooms, "MOST_LOOKED_AT", 2)
    async with running(quick(tmp_path)) as server, Person(server.url) as ana:
        tables = [await ana.opens("me", "me") for _ in range(5)]
        pages = [await looks(ana, table) for table in tables]
        made = [not (await server.rooms.room(table)).is_laid_aside for table in tables]
        assert made == [False, False, False, True, True]
        seat = pages[0].table["to_act"][0]
        await pages[0].ask("look", seat=seat)
        assert (await pages[0].plays(seat))["type"] == "done"


async def test_what_is_gone_needs_no_looking_for(tmp_path: Path) -> None:
    """Rings of objects that know each other would stay for hours: a server looks for them seldom."""
    async with running(quick(tmp_path)) as server, Person(server.url) as ana:
        table = await ana.opens("me", "me")
        await left(server, await looks(ana, table), table)  # what is made once is made now
        gc.collect()
        gc.disable()
        try:
            page = await looks(ana, table)
            room = await server.rooms.room(table)
            gone: list[weakref.ref[Any]] = [weakref.ref(room), weakref.ref(room.table.making)]
            gone += [weakref.ref(each) for each in gc.get_objects() if isinstance(each, PageProtocol)]
            await left(server, page, table)
            server.rooms._forget(table)
            del room, page
            async with asyncio.timeout(PATIENCE):
                while any(reference() is not None for reference in gone):
                    await asyncio.sleep(0.01)
        finally:
            gc.enable()
