"""Bots think in processes of their own, never in the one that serves people.

Each keeps the games it thinks about, is told what is new, and decides in worlds that its seat imagines. One that fails
or takes too long is replaced by a random legal move: a game never stops for a bot.
"""

import asyncio
import contextlib
import hashlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing.connection import wait
from typing import TypeVar

import sylve
from sylve import bots
from sylve.bots import Bot, Budget
from sylve.bots.reasons import Advice, advise
from sylve.engine.chance import Dice
from sylve.engine.state import State
from sylve.server.bots.elsewhere import Elsewhere, NobodyThinks
from sylve.server.bots.memory import Forgotten, Memory, News, Position, Told
from sylve.server.bots.turns import Account, Turns
from sylve.server.settings import Settings

log = logging.getLogger("sylve.bots")

PATIENCE = 1.0  # where the tries of the strongest bot take longer
REASON_PATIENCE = 0.5  # seconds that the reasons of a hint may take besides
MOST_IDEAS = 3
THOUGHTS = 100  # after which a process starts anew, and finds the rules compiled that were not when it started
POLITE = 5  # how far what can wait steps back behind what people wait for

T = TypeVar("T")


class BotPool:
    def __init__(
        self, settings: Settings, waited: Callable[[float], object] = float, elsewhere: Elsewhere | None = None
    ) -> None:
        self.elsewhere = elsewhere
        self.pause = settings.bot_pause
        self.limit = settings.bot_limit
        count = settings.bot_processes or max(1, (os.cpu_count() or 2) - 1)
        self.turns = Turns(count, waited)
        self._all = [BotProcess() for _ in range(count)]
        self._idle = list(self._all)

    def waiting(self) -> int:
        """How many questions wait for a process, here or elsewhere."""
        return self.turns.waiting() + (self.elsewhere.turns.waiting() if self.elsewhere else 0)

    async def choose(self, bot: str, state: State, seat: int, topic: str, account: Account) -> int:
        """The bot's action, not faster than people can follow. The topic makes its dice, so that it can be repeated."""
        seed = seed_of(topic)
        position, legal = Position.of(state), state.actions(seat)
        thought = self._thought(bot, position, seat, seed, legal, account)
        chosen, _ = await asyncio.gather(thought, asyncio.sleep(self.pause))
        return chosen

    async def _thought(
        self, bot: str, position: Position, seat: int, seed: int, legal: list[int], account: Account
    ) -> int:
        try:
            action = await self._decided(bot, position, seat, seed, account)
            if action in legal:
                return action
            log.error("a bot chose an illegal action", extra={"bot": bot, "action": action})
        except TimeoutError:
            log.error("a bot took too long", extra={"bot": bot, "seconds": self.limit})
        except Exception:
            log.exception("a bot failed", extra={"bot": bot})
        return legal[Dice(seed).below(len(legal))]

    async def _decided(self, bot: str, position: Position, seat: int, seed: int, account: Account) -> int:
        """On a machine that only thinks, where there is one; else here. Hints are always thought about here."""
        if self.elsewhere is not None:
            with contextlib.suppress(NobodyThinks):
                return await self.elsewhere.choose(account, bot, position, seat, seed)
        return await self._ask(account, position, _think, bot, seat, seed)

    async def advice(self, state: State, seat: int, topic: str, account: Account) -> Advice:
        """What the strongest bot would do on this seat, what else, and why. The topic makes its dice."""
        return await self._ask(account, Position.of(state), _advise, seat, seed_of(topic))

    async def _ask(self, account: Account, position: Position, thought: Callable[..., T], *about: object) -> T:
        """One process thinks about it when it is the account's turn; one that fails or takes too long starts anew."""
        async with self.turns.turn(account):
            process = self._idle.pop()
            try:
                return await asyncio.wait_for(process.think_about(position, thought, *about), self.limit)
            except Exception:
                process.stop()
                raise
            finally:
                self._idle.append(process)

    def close(self) -> None:
        for process in self._all:
            process.stop()


class BotProcess:
    """One process; it starts with its first thought. A polite one leaves the cores to the others."""

    def __init__(self, polite: bool = False) -> None:
        self._polite = polite
        self._pool: ProcessPoolExecutor | None = None
        self._thoughts = 0
        self._told = Told()

    async def think(self, thought: Callable[..., T], *about: object) -> T:
        if self._thoughts >= THOUGHTS:
            self.stop()
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=_prepare, initargs=(self._polite,))
        self._thoughts += 1
        return await asyncio.wrap_future(self._pool.submit(thought, *about))

    async def think_about(self, position: Position, thought: Callable[..., T], *about: object) -> T:
        """A thought about a game, of which the process is told what it does not know yet."""
        try:
            return await self.think(_recall_and, self._told.news(position), thought, *about)
        except Forgotten:
            self._told.forget()
            return await self.think(_recall_and, self._told.news(position), thought, *about)

    def stop(self) -> None:
        """End the process, whatever it is doing; the next thought gets a new one."""
        pool, self._pool, self._thoughts = self._pool, None, 0
        self._told.forget()
        if pool is None:
            return
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)


def seed_of(topic: str) -> int:
    return int.from_bytes(hashlib.sha256(topic.encode()).digest()[:7], "big")


def _prepare(polite: bool) -> None:
    """Leave Ctrl-C to the server, and do not outlive it."""
    if polite:
        os.nice(POLITE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


# In the thinking process

_memory = Memory()


def _recall_and(news: News, thought: Callable[..., T], *about: object) -> T:
    return thought(_memory.recall(news), *about)


def _think(state: State, bot: str, seat: int, seed: int) -> int:
    return _made(bot, state.setup.game.id).choose(state, seat, Dice(seed))


@cache
def _made(bot: str, game: str) -> Bot:
    return bots.make(bot, sylve.game(game), PATIENCE)


def _advise(state: State, seat: int, seed: int) -> Advice:
    budget = Budget(tries=int(state.setup.game.bot.tries), seconds=PATIENCE)
    return advise(state, seat, Dice(seed), budget, MOST_IDEAS, REASON_PATIENCE)
