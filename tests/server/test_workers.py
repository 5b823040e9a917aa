"""Any worker can serve any table: two of them on one store, told of each other's changes by the hub."""

import asyncio
from pathlib import Path

from server.clients import Person, quick, running
from sylve.server.rooms.hub import MemoryHub


async def test_two_workers_serve_one_table(tmp_path: Path) -> None:
    hub, settings = MemoryHub(), quick(tmp_path)
    async with (
        running(settings, hub) as one,
        running(settings, hub) as two,
        Person(one.url) as ana,
        Person(two.url) as ben,
    ):
        table = await ana.opens("me", "open")
        hers, his = await ana.visits(table), await ben.visits(table)
        assert (await his.ask("sit", seat=1))["type"] == "done"
        await hers.until(lambda: bool(hers.state) and hers.table["seats"][1]["present"])
        await his.until(lambda: his.table["seats"][0]["present"])
        for _ in range(6):
            page, other = (hers, his) if hers.my_turn() else (his, hers)
            assert (await page.plays(page.state["seat"]))["type"] == "done"
            await other.sees(page.state["sequence"])
        assert [tree["points"] for tree in hers.state["view"]["table"]["trees"]] == [
            tree["points"] for tree in his.state["view"]["table"]["trees"]
        ]


async def test_a_worker_that_was_not_told_finds_out_and_does_not_overwrite(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    async with running(settings, MemoryHub()) as one, running(settings, MemoryHub()) as two, Person(one.url) as ana:
        table = await ana.opens("me", "me")
        here = await ana.visits(table)
        ana.moves_to(two.url)
        there = await ana.visits(table)
        seat = here.table["to_act"][0]
        await asyncio.gather(here.ask("look", seat=seat), there.ask("look", seat=seat))
        answers = await asyncio.gather(here.plays(seat), there.plays(seat))
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        first, second = (await one.table(table)), (await two.table(table))
        assert first.plays == second.plays
        assert len(first.plays) == 1


async def test_two_workers_thinking_for_the_same_bot_play_once(tmp_path: Path) -> None:
    hub, settings = MemoryHub(), quick(tmp_path)
    async with (
        running(settings, hub) as one,
        running(settings, hub) as two,
        Person(one.url) as ana,
        Person(two.url) as eve,
    ):
        table = await ana.opens("random", "random")
        hers, watching = await ana.visits(table), await eve.visits(table)
        for page in (hers, watching):
            await page.until(lambda page=page: bool(page.state) and page.state["view"]["over"])  # type: ignore[misc]
        assert hers.state["entry"] == watching.state["entry"] == 14
        assert hers.state["view"] == watching.state["view"]
