"""Bots think elsewhere; one that fails is replaced by a random legal move."""

import asyncio
import logging
import os
import time
from pathlib import Path

import pytest

import sylve
from dealing import PATIENCE
from server.clients import Person, quick, running
from server.odd_bots import think
from sylve import bots
from sylve.engine.state import State
from sylve.server.bots.pool import BotPool, BotProcess
from sylve.server.bots.turns import Account, Turns

HERE = Account("203.0.113.7", "ana")


@pytest.mark.parametrize(
    ("bot", "limit", "said"),
    [
        ("crashes", PATIENCE, "a bot failed"),
        ("raises", PATIENCE, "a bot failed"),
        ("sleeps", 1, "a bot took too long"),
        ("cheats", PATIENCE, "a bot chose an illegal action"),
    ],
)
async def test_a_bot_that_fails_is_replaced_and_the_next_one_thinks_again(
    bot: str, limit: float, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("sylve.server.bots.pool._think", think)
    pool = BotPool(quick(tmp_path, bot_limit=limit))
    state = sylve.game("toutlahaut").start(2, 7)
    seat = state.to_act()[0]
    try:
        with caplog.at_level(logging.ERROR):
            action = await pool.choose(bot, state, seat, "topic", HERE)
        assert action in state.actions(seat)
        assert said in caplog.messages
        caplog.clear()
        pool.limit = PATIENCE
        assert await pool.choose("greedy", state, seat, "topic", HERE) in state.actions(seat)
        assert caplog.messages == []
    finally:
        pool.close()


async def test_the_same_topic_gives_the_same_choice(tmp_path: Path) -> None:
    pool = BotPool(quick(tmp_path))
    state = sylve.game("toutlahaut").start(3, 7)
    seat = state.to_act()[0]
    try:
        topics = ["a", "b", "c", "d", "e", "f", "g", "h"]
        once = [await pool.choose("random", state, seat, topic, HERE) for topic in topics]
        again = [await pool.choose("random", state, seat, topic, HERE) for topic in topics]
    finally:
        pool.close()
    assert once == again
    assert len(set(once)) > 1


async def test_a_process_starts_anew_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that started before the rules were compiled would never find them."""
    monkeypatch.setattr("sylve.server.bots.pool.THOUGHTS", 2)
    process = BotProcess()
    try:
        first, second, third = [await process.think(os.getpid) for _ in range(3)]
    finally:
        process.stop()
    assert first == second != third


async def test_bots_do_not_answer_faster_than_people_can_follow(tmp_path: Path) -> None:
    pool = BotPool(quick(tmp_path, bot_pause=0.4))
    state = sylve.game("toutlahaut").start(2, 7)
    try:
        await pool.choose("random", state, state.to_act()[0], "warm", HERE)
        begun = time.monotonic()
        await pool.choose("random", state, state.to_act()[0], "topic", HERE)
    finally:
        pool.close()
    assert time.monotonic() - begun >= 0.4


async def test_people_are_served_while_bots_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sylve.server.bots.pool._think", think)
    monkeypatch.setattr(bots, "names", lambda: ["sleeps"])
    async with running(quick(tmp_path)) as server, Person(server.url) as ana:
        page = await ana.visits(await ana.opens("sleeps", "sleeps", "me"))

        def thinks() -> bool:
            return any(seat["thinking"] for seat in page.table["seats"])

        await page.until(lambda: page.my_turn() or thinks())
        if not thinks():
            await page.plays(2)
            await page.until(thinks)
        for _ in range(20):
            assert (await page.ask("ping"))["type"] == "done"
            assert thinks()


async def test_networks_take_turns_and_people_within_them() -> None:
    """However much one asks for, another waits for one turn of each who asks."""
    turns, order = Turns(1), []
    asked = {"eve 1": 4, "eve 2": 2, "ana": 2, "ben": 1}
    networks = {"eve 1": "there", "eve 2": "there", "ana": "here", "ben": "elsewhere"}

    async def think(person: str) -> None:
        async with turns.turn(Account(networks[person], person)):
            order.append(person)

    async with turns.turn(HERE):
        tasks = [asyncio.create_task(think(person)) for person, times in asked.items() for _ in range(times)]
        await asyncio.sleep(0)
        assert turns.waiting() == 9
    await asyncio.gather(*tasks)
    assert order == ["eve 1", "ana", "ben", "eve 2", "ana", "eve 1", "eve 2", "eve 1", "eve 1"]


async def test_where_a_person_waits_comes_first_and_tables_take_turns() -> None:
    turns, order = Turns(1), []

    async def thought(table: str, is_urgent: bool) -> None:
        async with turns.turn(HERE._replace(table=table, is_urgent=is_urgent)):
            order.append(table)

    async with turns.turn(HERE):
        asked = [("bots", False), ("bots", False), ("big", True), ("big", True), ("big", True), ("small", True)]
        tasks = [asyncio.create_task(thought(*each)) for each in asked]
        await asyncio.sleep(0)
        assert turns.waiting() == len(asked)
    await asyncio.gather(*tasks)
    assert order == ["big", "small", "big", "big", "bots", "bots"]


async def test_who_gives_up_waiting_leaves_the_turn_to_the_next() -> None:
    turns = Turns(1)

    async def think() -> str:
        async with turns.turn(HERE):
            return "thought"

    async with turns.turn(HERE):
        gone, granted, last = (asyncio.create_task(think()) for _ in range(3))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
    granted.cancel()  # its turn has come, and it is gone all the same
    assert await last == "thought"
    assert await think() == "thought"


async def test_bots_alone_think_while_somebody_watches(tmp_path: Path) -> None:
    async with running(quick(tmp_path)) as server, Person(server.url) as ana:
        table = await ana.opens("random", "random")
        room = await server.rooms.room(table)
        assert (room.table.plays, room.busy) == ([], False)
        page = await ana.visits(table)
        await page.until(lambda: page.table["status"] == "over")


async def test_a_bot_thinks_on_the_account_of_who_opened_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    accounts: list[Account] = []

    async def choose(_bot: str, state: State, seat: int, _topic: str, account: Account) -> int:
        accounts.append(account)
        return state.actions(seat)[0]

    async with running(quick(tmp_path)) as server, Person(server.url) as ana, Person(server.url) as eve:
        monkeypatch.setattr(server.rooms.house.pool, "choose", choose)
        ana.http.headers["X-Forwarded-For"] = "2001:db8::7"
        table = await ana.opens("random", "random")
        page = await eve.visits(table)
        await page.until(lambda: page.table["status"] == "over")
        assert set(accounts) == {Account("2001:db8::/64", ana.id, table, is_urgent=False)}
