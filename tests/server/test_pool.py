"""Bots think elsewhere; one that fails is replaced by a random legal move."""

import asyncio
import logging
import os
import time
from pathlib import Path

import pytest

import sylve
from server.clients import Person, quick, running
from server.odd_bots import think
from sylve import bots
from sylve.server.bots.pool import BotPool, BotProcess


@pytest.mark.parametrize(
    ("bot", "limit", "said"),
    [
        ("crashes", 20, "a bot failed"),
        ("raises", 20, "a bot failed"),
        ("sleeps", 1, "a bot took too long"),
        ("cheats", 20, "a bot chose an illegal action"),
    ],
)
async def test_a_bot_that_fails_is_replaced_and_the_next_one_thinks_again(
    bot: str, limit: int, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("sylve.server.bots.pool._think", think)
    pool = BotPool(quick(tmp_path, bot_limit=limit))
    state = sylve.game("toutlahaut").start(2, 7)
    seat = state.to_act()[0]
    try:
        with caplog.at_level(logging.ERROR):
            action = await pool.choose(bot, state, seat, "topic")
        assert action in state.actions(seat)
        assert said in caplog.messages
        caplog.clear()
        pool.limit = 20
        assert await pool.choose("greedy", state, seat, "topic") in state.actions(seat)
        assert caplog.messages == []
    finally:
        pool.close()


async def test_the_same_topic_gives_the_same_choice(tmp_path: Path) -> None:
    pool = BotPool(quick(tmp_path))
    state = sylve.game("toutlahaut").start(3, 7)
    seat = state.to_act()[0]
    try:
        topics = ["a", "b", "c", "d", "e", "f", "g", "h"]
        once = [await pool.choose("random", state, seat, topic) for topic in topics]
        again = [await pool.choose("random", state, seat, topic) for topic in topics]
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
        await pool.choose("random", state, state.to_act()[0], "warm")
        begun = time.monotonic()
        await pool.choose("random", state, state.to_act()[0], "topic")
    finally:
        pool.close()
    assert 0.4 <= time.monotonic() - begun < 2


async def test_people_are_served_while_bots_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sylve.server.bots.pool._think", think)
    monkeypatch.setattr(bots, "names", lambda: ["sleeps"])
    async with running(quick(tmp_path, bot_limit=3.0)) as server, Person(server.url) as ana:
        page = await ana.visits(await ana.opens("sleeps", "sleeps", "me"))
        await page.until(lambda: page.my_turn() or any(seat["thinking"] for seat in page.table["seats"]))
        waits = []
        for _ in range(20):
            begun = time.monotonic()
            await page.ask("ping")
            waits.append(time.monotonic() - begun)
            await asyncio.sleep(0.01)
        assert sorted(waits)[10] < 0.1
