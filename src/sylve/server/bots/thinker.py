"""A machine that only thinks: it takes what bots shall decide from Redis, and sends back their actions."""

import asyncio
import contextlib
import logging
import os
import secrets
import signal
from typing import Any

from sylve import bots
from sylve.server.bots import pool
from sylve.server.bots.elsewhere import ASKED, BEAT, THINKERS, Answer, Asked, Sign, connect, encode, read_asked
from sylve.server.bots.memory import Position
from sylve.server.bots.pool import BotProcess

log = logging.getLogger("sylve.thinker")

SECONDS_KEPT = 60  # of an answer that nobody fetches


class Thinker:
    def __init__(self, url: str, processes: int = 0, limit: float = 20.0) -> None:
        self.name = secrets.token_hex(8)
        self._redis = connect(url)
        self._limit = limit
        self._processes = [BotProcess() for _ in range(processes or os.cpu_count() or 1)]

    async def think_forever(self) -> None:
        """Until it is cancelled; what it was thinking about then, others think about."""
        working = [self._think_with(process) for process in self._processes]
        try:
            await asyncio.gather(self._live_forever(), *working)
        finally:
            for process in self._processes:
                process.stop()
            with contextlib.suppress(Exception):
                await self._redis.hdel(THINKERS, self.name)
                await self._redis.aclose()

    async def _live_forever(self) -> None:
        count, is_heard = 0, True
        while True:
            count += 1
            try:
                await self._redis.hset(THINKERS, self.name, encode(Sign(count, len(self._processes))))
                is_heard = True
            except Exception as error:
                if is_heard:
                    log.error("Redis fails", extra={"reason": str(error) or type(error).__name__})
                is_heard = False
            await asyncio.sleep(BEAT)

    async def _think_with(self, process: BotProcess) -> None:
        while True:
            try:
                _, told = await self._redis.blpop([ASKED])
                asked = read_asked(told)
                await self._answer(asked, Answer(asked.number, self.name, done=False))
                await self._answer(asked, Answer(asked.number, self.name, True, await self._chosen(process, asked)))
            except Exception:  # Redis is away: who asked thinks
                await asyncio.sleep(BEAT)

    async def _answer(self, asked: Asked, answer: Answer) -> None:
        async with self._redis.pipeline(transaction=False) as pipeline:
            pipeline.rpush(asked.answers, encode(answer))
            pipeline.expire(asked.answers, SECONDS_KEPT)
            await pipeline.execute()

    async def _chosen(self, process: BotProcess, asked: Asked) -> int | None:
        position = Position(asked.deal, asked.actions)
        try:
            if asked.bot not in bots.names():
                raise ValueError("only levels think here")
            thought: Any = process.think_about(position, pool._think, asked.bot, asked.seat, asked.seed)
            return int(await asyncio.wait_for(thought, self._limit))
        except Exception:
            log.exception("a bot failed", extra={"bot": asked.bot})
            process.stop()
            return None


async def think(url: str, processes: int, limit: float) -> None:
    """Until somebody stops it. A StartError says why there is nothing to think about."""
    thinking = asyncio.create_task(Thinker(url, processes, limit).think_forever())
    loop = asyncio.get_running_loop()
    for stop in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(stop, thinking.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await thinking
