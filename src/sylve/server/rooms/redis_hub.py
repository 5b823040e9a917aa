"""Workers kept in step by Redis, which only announces: what is true is in the database.

Without Redis people play on. Each worker then looks into the database once a second for what it did not hear of, and
several may think for the same bot, of whom the store lets one win.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterable
from typing import Any

import msgspec

from sylve.server.rooms.hub import GONE, Aside, Listener, Missed, News, NewsListener, Notice
from sylve.server.settings import StartError
from sylve.table.problems import Problem

log = logging.getLogger("sylve.redis")

EVERYBODY = "sylve:news"
BEAT = 1.0  # seconds between two signs of life
DEAD = 6.0  # seconds without one after which a worker is gone, and what it led is free
PATIENCE = 2.0
ALIVE = "alive"


class Said(msgspec.Struct, array_like=True):
    worker: str
    topic: str
    about: str
    number: float
    people: list[str]
    aside: str = ""


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Said).decode
_TABLE = "table"


class RedisHub:
    may_miss = True

    def __init__(self, url: str, worker: str) -> None:
        try:
            from redis import asyncio as redis
        except ModuleNotFoundError:
            raise StartError("Several workers need the Python package redis: pip install 'sylve[redis]'.") from None
        try:
            self._redis = redis.Redis.from_url(url, socket_connect_timeout=PATIENCE, socket_timeout=None)
        except ValueError as error:
            raise StartError(f"SYLVE_REDIS cannot be read: {error}") from None
        self.worker = worker
        self.connected = False
        self._pubsub: Any = None
        self._channels = {EVERYBODY}
        self._confirmed: dict[str, asyncio.Future[None]] = {}
        self._listeners: list[Listener] = []
        self._news_listeners: list[NewsListener] = []
        self._catch_up: list[Missed] = []
        self._outgoing: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._leads: set[str] = set()
        self._heard_of: dict[str, float] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._hearing: set[asyncio.Task[None]] = set()

    async def check(self) -> None:
        """A StartError says that there is no Redis; one that goes away later stops nobody."""
        try:
            await asyncio.wait_for(self._redis.ping(), PATIENCE)
        except Exception as error:
            raise StartError(f"Redis cannot be reached: {str(error) or type(error).__name__}") from None
        finally:
            await self._redis.aclose()

    async def open(self) -> None:
        working = (self._hear_forever(), self._speak_forever(), self._live_forever())
        self._tasks = [asyncio.create_task(work) for work in working]

    async def close(self) -> None:
        with contextlib.suppress(Exception):
            goodbye = _encode(Said(self.worker, GONE, "", 0, []))
            await asyncio.wait_for(self._redis.publish(EVERYBODY, goodbye), PATIENCE)
            if self._leads:
                await asyncio.wait_for(self._redis.delete(*map(_lease, self._leads)), PATIENCE)
        for task in (*self._tasks, *self._hearing):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._hearing, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self._redis.aclose()

    # The words of a hub

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    def listen_to_news(self, listener: NewsListener) -> None:
        self._news_listeners.append(listener)

    def when_missed(self, catch_up: Missed) -> None:
        self._catch_up.append(catch_up)

    async def follow(self, table: str) -> None:
        channel = _channel(table)
        if channel in self._channels:
            return
        self._channels.add(channel)
        if self._pubsub is None:
            return
        confirmed = self._confirmed[channel] = asyncio.get_running_loop().create_future()
        with contextlib.suppress(Exception):  # Redis is gone: once it is back, everything is caught up with
            await self._pubsub.subscribe(channel)
            await asyncio.wait_for(confirmed, PATIENCE)
        self._confirmed.pop(channel, None)

    def leave(self, table: str) -> None:
        channel = _channel(table)
        self._channels.discard(channel)
        if self._pubsub is not None:
            self._spawn(self._pubsub.unsubscribe(channel))

    async def announce(self, notice: Notice) -> None:
        word, seat = notice.aside or ("", 0)
        self._say(_channel(notice.table), Said(notice.worker, _TABLE, notice.table, seat, list(notice.people), word))

    def tell(self, news: News) -> None:
        self._say(EVERYBODY, Said(news.worker, news.topic, news.about, news.number, []))

    async def leads(self, task: str, worker: str) -> bool:
        if task in self._leads or not self.connected:
            return True
        try:
            won = await self._redis.set(_lease(task), worker, nx=True, px=int(1000 * DEAD))
        except Exception:
            return True
        if won:
            self._leads.add(task)
        return bool(won)

    def done(self, task: str) -> None:
        if task in self._leads:
            self._leads.discard(task)
            self._spawn(self._redis.delete(_lease(task)))

    # Behind them

    def _say(self, channel: str, said: Said) -> None:
        if self.connected:
            self._outgoing.put_nowait((channel, _encode(said)))

    async def _speak_forever(self) -> None:
        """All that is to be said by now goes at once. What Redis does not take is dropped: it is in the store."""
        while True:
            batch = [await self._outgoing.get()]
            while not self._outgoing.empty():
                batch.append(self._outgoing.get_nowait())
            pipeline = self._redis.pipeline(transaction=False)
            for channel, said in batch:
                pipeline.publish(channel, said)
            with contextlib.suppress(Exception):
                await pipeline.execute()

    async def _hear_forever(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(*self._channels)
                    await self._hear(pubsub)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                if self.connected:
                    log.error("Redis fails", extra={"reason": str(error) or type(error).__name__})
            self.connected, self._pubsub = False, None
            self._leads.clear()
            await self._missed()
            await asyncio.sleep(BEAT)

    async def _hear(self, pubsub: Any) -> None:
        async for message in pubsub.listen():
            if message["type"] == "subscribe":
                await self._subscribed(pubsub, message["channel"].decode())
            elif message["type"] == "message":
                self._heard(_decode(message["data"]))

    async def _subscribed(self, pubsub: Any, channel: str) -> None:
        if channel in self._confirmed and not self._confirmed[channel].done():
            self._confirmed[channel].set_result(None)
        if channel == EVERYBODY and not self.connected:
            self.connected, self._pubsub = True, pubsub
            await pubsub.subscribe(*self._channels)  # those that came meanwhile too
            self._heard_of = dict.fromkeys(self._heard_of, time.monotonic())
            self._spawn(self._missed())

    def _heard(self, said: Said) -> None:
        if said.worker == self.worker:
            return
        self._heard_of[said.worker] = time.monotonic()
        if said.topic == _TABLE:
            aside = Aside(said.aside, int(said.number)) if said.aside else None
            notice = Notice(said.worker, said.about, frozenset(said.people), aside)
            for listener in self._listeners:
                self._spawn(listener(notice))
        elif said.topic != ALIVE:
            self._pass_on(News(said.worker, said.topic, said.about, said.number))

    def _pass_on(self, news: News) -> None:
        if news.topic == GONE:  # perhaps before it could tell what it stored last
            self._heard_of.pop(news.worker, None)
            self._spawn(self._missed())
        for listener in self._news_listeners:
            self._spawn(listener(news))

    async def _live_forever(self) -> None:
        """Say that we live, keep what we lead, and notice who is dead."""
        while True:
            self._say(EVERYBODY, Said(self.worker, ALIVE, "", 0, []))
            if self.connected:
                with contextlib.suppress(Exception):
                    await self._keep_leading(list(self._leads))
                before = time.monotonic() - DEAD
                for worker in [worker for worker, heard in self._heard_of.items() if heard < before]:
                    self._pass_on(News(worker, GONE))
            await asyncio.sleep(BEAT)

    async def _keep_leading(self, tasks: Iterable[str]) -> None:
        """A lease that ran out, because we were slow, may be somebody else's by now."""
        for task in tasks:
            lease = _lease(task)
            if await self._redis.get(lease) == self.worker.encode():
                await self._redis.pexpire(lease, int(1000 * DEAD))
            else:
                self._leads.discard(task)

    async def _missed(self) -> None:
        for catch_up in self._catch_up:
            try:
                while not await _is_read(catch_up):
                    await asyncio.sleep(BEAT)
            except Exception:
                log.exception("what was missed could not be read")

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(_harmless(work))
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)


async def _is_read(catch_up: Missed) -> bool:
    """Not so while the database fails, which has said so."""
    try:
        await catch_up()
    except Problem:
        return False
    return True


async def _harmless(work: Any) -> None:
    try:
        await work
    except Exception as error:
        log.warning("a notice was lost", extra={"reason": str(error) or type(error).__name__})


def _channel(table: str) -> str:
    return f"sylve:table:{table}"


def _lease(task: str) -> str:
    return f"sylve:lease:{task}"
