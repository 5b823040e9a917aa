"""A bot's process keeps the games it thinks about, and is told only what is new."""

import os
import pickle
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sylve
from server.clients import quick
from sylve import bots
from sylve.engine.chance import Dice
from sylve.engine.state import State
from sylve.kit.walks import walk
from sylve.server.bots import memory, pool
from sylve.server.bots.memory import Forgotten, Memory, News, Position, Told
from sylve.server.bots.pool import BotPool, BotProcess
from sylve.server.bots.turns import Account

HERE = Account("203.0.113.7", "ana")


def game(seed: int = 7) -> State:
    return sylve.game("toutlahaut").start(3, seed)


def told_over(state: State, told: Told, mind: Memory) -> Iterator[News]:
    """The news before each decision of a random game, each checked against what the process makes of it."""
    for _ in walk(state, 1):
        news = told.news(Position.of(state))
        known = mind.recall(news)
        assert known == state
        assert known.history() == state.history()
        yield news


def test_a_game_is_told_action_by_action() -> None:
    state = game()
    news = list(told_over(state, Told(), Memory()))
    assert sum(len(each.actions) for each in news) == len(state.history()) - 1
    assert [each.deal is None for each in news] == [False] + [True] * (len(news) - 1)


def test_no_news_but_the_first_grows_with_the_game() -> None:
    state = sylve.game("ecosysteme").start(2, 1)
    sizes = [len(pickle.dumps(news)) for news in told_over(state, Told(), Memory())]
    assert max(sizes[1:]) < 200


def test_an_undo_is_noticed() -> None:
    told, mind = Told(), Memory()
    state = game()
    before = state.copy()
    seat = state.to_act()[0]
    one, other = state.actions(seat)[:2]
    state.play(seat, one)
    mind.recall(told.news(Position.of(state)))
    before.play(seat, other)  # the action was taken back, and another one played
    news = told.news(Position.of(before))
    assert news.deal is not None
    assert mind.recall(news) == before
    shorter = told.news(Position.of(game()))
    assert mind.recall(shorter) == game()


def test_what_a_process_does_not_know_it_says() -> None:
    told = Told()
    told.news(Position.of(game()))
    with pytest.raises(Forgotten):
        Memory().recall(told.news(Position.of(game())))


def test_the_games_thought_about_last_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "KEPT", 2)
    told, mind = Told(), Memory()
    news = [told.news(Position.of(game(seed))) for seed in (1, 2, 1, 3, 1, 2)]
    assert [each.deal is None for each in news] == [False, False, True, False, True, False]
    for each in news:
        mind.recall(each)


async def test_a_killed_process_recovers() -> None:
    process = BotProcess()
    state = game()
    position = Position.of(state)
    try:
        first = await process.think_about(position, whoami)
        os.kill(first[0], signal.SIGKILL)
        with pytest.raises(Exception, match="terminated abruptly"):
            await process.think_about(position, whoami)
        process.stop()  # as the pool does
        second = await process.think_about(position, whoami)
    finally:
        process.stop()
    assert first[0] != second[0]
    assert first[1] == second[1] == state.view(None)


async def test_a_process_that_forgot_is_told_again() -> None:
    process = BotProcess()
    state = game()
    try:
        await process.think_about(Position.of(state), whoami)
        await process.think(forget)
        state.play(state.to_act()[0], state.actions(state.to_act()[0])[0])
        known = await process.think_about(Position.of(state), whoami)
    finally:
        process.stop()
    assert known[1] == state.view(None)


async def test_the_pool_chooses_as_the_bot_would_from_the_whole_game(tmp_path: Path) -> None:
    thinking = BotPool(quick(tmp_path, bot_processes=1))
    state, chooser = game(), Random(1)
    bot = bots.make("greedy", state.setup.game)
    try:
        for decision in range(8):
            seat = state.to_act()[0]
            chosen = await thinking.choose("greedy", state, seat, str(decision), HERE)
            assert chosen == bot.choose(state, seat, Dice(pool.seed_of(str(decision))))
            state.play(seat, chooser.choice(state.actions(seat)))
    finally:
        thinking.close()


# In the thinking process


def whoami(state: State) -> tuple[int, dict[str, Any]]:
    return os.getpid(), state.view(None)


def forget() -> None:
    pool._memory = Memory()
