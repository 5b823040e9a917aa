"""Several workers, kept in step by a real Redis: any of them serves any table, and nobody needs any one of them."""

import asyncio
import math
import os
import signal
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from dealing import PATIENCE
from server.clients import SALT, Page, Person, Running, quick, running
from server.processes import Killable
from server.redis_server import RedisServer
from server.test_startup import complaint, start
from sylve.server import Settings
from sylve.server.rooms import redis_hub
from sylve.server.rooms.hub import MemoryHub, News
from sylve.server.wire.limits import Buckets, Rate
from sylve.server.wire.sharing import SharedLimits


async def connected(*workers: Running) -> None:
    async with asyncio.timeout(PATIENCE):
        while not all(worker.rooms.house.hub.connected for worker in workers):  # type: ignore[attr-defined]
            await asyncio.sleep(0.01)


async def sit_together(ana: Person, ben: Person, *bots: str) -> tuple[str, Page, Page]:
    table = await ana.opens("me", "open", *bots)
    hers, his = await ana.visits(table), await ben.visits(table)
    assert (await his.ask("sit", seat=1, salt=SALT))["type"] == "done"
    await hers.until(lambda: bool(hers.state) and hers.table["seats"][1]["present"])
    await his.until(lambda: bool(his.state) and his.table["seats"][0]["present"])
    return table, hers, his


async def take_turns(hers: Page, his: Page, moves: int) -> None:
    """Whoever's turn it is plays, and the other one is shown it."""
    for _ in range(moves):
        page, other = (hers, his) if hers.my_turn() else (his, hers)
        assert (await page.plays(page.state["seat"]))["type"] == "done"
        await other.sees(page.state["sequence"])


async def test_people_at_two_workers_play_together(settings: Settings, redis: RedisServer) -> None:
    both = replace(settings, redis=redis.url)
    async with (
        running(both) as one,
        running(both) as two,
        Person(one.url) as ana,
        Person(two.url) as ben,
    ):
        await connected(one, two)
        table, hers, his = await sit_together(ana, ben)
        await take_turns(hers, his, 6)
        await ana.http.put("/api/me", json={"name": "Ana"})
        await his.until(lambda: his.table["seats"][0]["name"] == "Ana")
        await his.connection.close()
        await hers.until(lambda: not hers.table["seats"][1]["present"])
        ben.moves_to(one.url)  # any worker serves any table
        again = await ben.visits(table)
        await again.until(lambda: bool(again.state) and again.state["entry"] == 6)


async def test_what_a_worker_could_not_tell_before_it_died_is_shown_by_the_others(
    settings: Settings, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_hub, "DEAD", 10 * PATIENCE)
    both = replace(settings, redis=redis.url)
    async with (
        running(both) as one,
        running(both) as two,
        Person(one.url) as ana,
        Person(two.url) as ben,
    ):
        await connected(one, two)
        table, hers, his = await sit_together(ana, ben)
        page = hers if hers.my_turn() else his
        dying, living = (one, two) if page is hers else (two, one)
        dead: Any = dying.rooms.house.hub
        monkeypatch.setattr(dead, "_say", lambda *_: None)
        assert (await page.plays(page.state["seat"]))["type"] == "done"
        ana.moves_to(living.url)
        await hers.connection.close()
        again = await ana.visits(table)
        await again.until(lambda: bool(again.state))
        assert again.state["entry"] == 1


async def test_what_a_dead_worker_did_not_tell_is_read_when_it_is_missed(
    settings: Settings, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_hub, "DEAD", 10 * PATIENCE)
    both = replace(settings, redis=redis.url)
    async with (
        running(both) as one,
        running(both) as two,
        Person(one.url) as ana,
        Person(two.url) as ben,
    ):
        await connected(one, two)
        _, hers, his = await sit_together(ana, ben)
        page, other = (hers, his) if hers.my_turn() else (his, hers)
        dying, living = (one, two) if page is hers else (two, one)
        dead: Any = dying.rooms.house.hub
        survivor: Any = living.rooms.house.hub
        monkeypatch.setattr(dead, "_say", lambda *_: None)
        assert (await page.plays(page.state["seat"]))["type"] == "done"
        survivor._heard_of[dead.worker] = -math.inf
        await other.until(lambda: other.state["entry"] == 1)


async def test_what_is_said_in_passing_at_one_worker_is_heard_at_the_other(
    settings: Settings, redis: RedisServer
) -> None:
    both = replace(settings, redis=redis.url)
    async with (
        running(both) as one,
        running(both) as two,
        Person(one.url) as ana,
        Person(two.url) as ben,
        Person(two.url) as eve,
    ):
        await connected(one, two)
        table, hers, his = await sit_together(ana, ben)
        await eve.visits(table)
        for page in (hers, his):
            await page.until(lambda page=page: page.table["watching"] == 1)  # type: ignore[misc]
        assert (await his.ask("react", seat=1, reaction="bravo"))["type"] == "done"
        await hers.until(lambda: {"type": "reaction", "seat": 1, "reaction": "bravo"} in hers.errors)


async def test_a_bot_waits_for_a_reader_at_another_worker(settings: Settings, redis: RedisServer) -> None:
    both = replace(settings, redis=redis.url)
    async with running(both) as one, running(both) as two, Person(one.url) as ana, Person(two.url) as ben:
        await connected(one, two)
        table, hers, _ = await sit_together(ana, ben, "random")
        there = await two.rooms.room(table)
        for reading in (True, False):
            await hers.ask("reading", reading=reading)
            async with asyncio.timeout(PATIENCE):
                while bool(there.readers.patience(there.table) > 0) is not reading:
                    await asyncio.sleep(0.01)


async def test_cookies_that_were_ended_are_ended_at_every_worker(tmp_path: Path, redis: RedisServer) -> None:
    both = quick(tmp_path, redis=redis.url)
    async with running(both) as one, running(both) as two, Person(one.url) as ana:
        await connected(one, two)
        cookie = {"Cookie": f"sylve={ana.http.cookies['sylve']}"}
        assert (await ana.http.delete("/api/me/devices")).status_code == 200
        old = Person(two.url)
        async with asyncio.timeout(PATIENCE):
            while (await old.http.put("/api/me", json={"name": "Eve"}, headers=cookie)).status_code != 401:
                await asyncio.sleep(0.02)
        await old.http.aclose()


async def test_a_table_that_is_deleted_is_gone_at_every_worker(tmp_path: Path, redis: RedisServer) -> None:
    both = quick(tmp_path, redis=redis.url)
    async with running(both) as one, running(both) as two, Person(one.url) as ana, Person(two.url) as eve:
        await connected(one, two)
        table = await ana.opens("me", "me")
        watching = await eve.visits(table)
        assert (await ana.http.delete(f"/api/tables/{table}")).status_code == 204
        assert await watching.closed() == 4004


async def test_without_redis_people_play_on_and_with_it_again(tmp_path: Path, redis: RedisServer) -> None:
    both = quick(tmp_path, redis=redis.url)
    async with (
        running(both) as one,
        running(both) as two,
        Person(one.url) as ana,
        Person(two.url) as ben,
    ):
        await connected(one, two)
        _, hers, his = await sit_together(ana, ben)
        await take_turns(hers, his, 2)
        redis.kill()
        await take_turns(hers, his, 4)
        redis.start()
        await connected(one, two)
        await take_turns(hers, his, 4)
        assert hers.state["entry"] == his.state["entry"] == 10


async def test_one_worker_thinks_for_a_bot_and_another_when_that_one_is_dead(
    tmp_path: Path, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        redis_hub, "DEAD", 10 * PATIENCE
    )  # however slow the machine is, who lives is not taken for dead
    both, asked = quick(tmp_path, redis=redis.url), Counter[str]()
    async with running(both) as one, running(both) as two, Person(one.url) as ana, Person(two.url) as eve:
        await connected(one, two)
        for name, worker in (("one", one), ("two", two)):
            monkeypatch.setattr(worker.rooms.house.pool, "choose", waits_for_ever(asked, name))
        table = await ana.opens("greedy", "greedy")
        hub: Any = one.rooms.house.hub
        there: Any = two.rooms.house.hub
        await ana.visits(table)
        async with asyncio.timeout(PATIENCE):
            while not asked:
                await asyncio.sleep(0.01)
        await eve.visits(table)
        await asyncio.sleep(0)  # the other worker has been asked and has found the lease taken
        assert asked == {"one": 1}
        for task in hub._tasks:  # it gives no more signs of life
            task.cancel()
        await there._redis.delete(*map(redis_hub._lease, hub._leads))  # and what it led runs out
        async with asyncio.timeout(PATIENCE):
            while not asked["two"]:
                there._heard_of[hub.worker] = -math.inf
                await asyncio.sleep(0.01)


def waits_for_ever(asked: "Counter[str]", name: str) -> Any:
    async def choose(*_: object) -> int:
        asked[name] += 1
        await asyncio.Event().wait()
        return 0

    return choose


class TwoHubs(MemoryHub):
    """Tells one other side."""

    def __init__(self) -> None:
        super().__init__()
        self.other: SharedLimits | None = None

    def tell(self, news: News) -> None:
        assert self.other is not None
        self.said = news


async def test_what_a_visitor_takes_at_one_worker_is_taken_at_all() -> None:
    rate = Rate(per_second=0, burst=10)
    here, there = Buckets(rate), Buckets(rate)
    hub = TwoHubs()
    sharing, hearing = SharedLimits(hub, "one", {"calls": here}), SharedLimits(MemoryHub(), "two", {"calls": there})
    hub.other = hearing
    assert all(here.take("ana") for _ in range(8))
    sharing.share()
    await hearing._hear(hub.said)
    assert [there.take("ana") for _ in range(3)] == [True, True, False]
    assert there.take("ben", 10)


async def test_workers_share_one_address_and_a_dead_one_is_replaced(settings: Settings, redis: RedisServer) -> None:
    server = Killable(settings)
    server.environment |= {"SYLVE_WORKERS": "2", "SYLVE_REDIS": redis.url, "SYLVE_BOT_PROCESSES": "1"}
    async with Person(await server.start()) as ana:
        table, acknowledged = await ana.opens("me", "me", games="two"), 0
        for _ in range(3):
            page = await ana.visits(table)
            await page.until(lambda page=page: bool(page.state))  # type: ignore[misc]
            assert page.state["entry"] == acknowledged
            for _ in range(2):
                seat = page.state["view"]["to_act"][0]
                await page.ask("look", seat=seat)
                assert (await page.plays(seat))["type"] == "done"
                acknowledged += 1
            before = server.children()
            for pid in before:  # whichever of them serves this page
                os.kill(pid, signal.SIGKILL)
            await page.closed()
    async with asyncio.timeout(PATIENCE):
        while len(set(server.children()) - set(before)) < 2:
            await asyncio.sleep(0.05)
    assert await server.stop() == 0


def test_workers_without_redis_are_refused(tmp_path: Path) -> None:
    assert "needs Redis" in complaint(start(tmp_path, workers="2"))


def test_a_redis_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    said = complaint(start(tmp_path, redis=f"unix://{tmp_path}/nothing.sock"))
    assert said.startswith("sylve: Redis cannot be reached")
