"""A table at which nothing happens takes little memory, and nobody notices that it was laid aside."""

from pathlib import Path

import pytest

from server.clients import Person, quick, running
from sylve.server.rooms import room as rooms


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
