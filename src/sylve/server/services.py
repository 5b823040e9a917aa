"""Everything the handlers need, opened with the server and closed with it."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Collection, Coroutine
from dataclasses import dataclass

from sylve.server import metrics
from sylve.server.bots.elsewhere import Elsewhere
from sylve.server.bots.pool import BotPool
from sylve.server.bots.reviews import Reviews
from sylve.server.bots.roster import Roster
from sylve.server.invitations.codes import Codes
from sylve.server.maintenance import Maintenance
from sylve.server.meet.challenges import Challenges
from sylve.server.meet.clearing import Clearing
from sylve.server.meet.days import Days
from sylve.server.people.people import People
from sylve.server.rooms.hub import Hub, MemoryHub, News
from sylve.server.rooms.redis_hub import RedisHub
from sylve.server.rooms.rooms import Rooms
from sylve.server.settings import Settings
from sylve.server.store.health import Health
from sylve.server.store.store import Store
from sylve.server.wire import limits
from sylve.server.wire.limits import CALLS, CHANGES, Buckets, Visits
from sylve.server.wire.sessions import Sessions
from sylve.server.wire.sharing import SharedLimits

SECONDS_FOR_TASKS = 2.0
COOKIE = "cookie"  # what workers tell each other: the number of a person's only valid one


@dataclass(frozen=True, slots=True)
class Services:
    settings: Settings
    store: Store
    sessions: Sessions
    rooms: Rooms
    roster: Roster
    reviews: Reviews
    calls: Buckets
    changes: Buckets
    changes_from: Buckets
    openings: Buckets
    health: Health
    visits: Visits
    people: People
    codes: Codes
    days: Days
    challenges: Challenges
    clearing: Clearing
    maintenance: Maintenance

    async def leave_devices(self, person: str) -> None:
        """No browser that has this person's cookie is let in or told anything any more; the next cookie is."""
        await self.people.channels.drop_devices(person)
        number = await self.store.end_cookies(person)
        self.sessions.end_before(person, number)
        house = self.rooms.house
        house.hub.tell(News(house.worker, COOKIE, person, number))
        await self.rooms.leave_devices(person)

    async def hear(self, news: News) -> None:
        """Another worker was told that a person's cookies are not valid any more."""
        if news.topic == COOKIE:
            self.sessions.end_before(news.about, int(news.number))

    async def catch_up(self) -> None:
        for person, number in (await self.store.ended_cookies()).items():
            self.sessions.end_before(person, number)

    def limits(self) -> dict[str, Buckets]:
        """What holds for all workers together."""
        return {
            "calls": self.calls,
            "changes": self.changes,
            "changes-from": self.changes_from,
            "openings": self.openings,
            "arrivals": self.visits.arrivals,
            "messages": self.visits.messages,
            "watching": self.visits.watching,
            "guesses": self.people.guesses,
            "files": self.people.files,
            "hints": self.rooms.house.hints.rate,
            "codes": self.codes.tries,
            "letters": self.people.letters,
            "invitations": self.clearing.rate,
            "invited": self.people.telling.invited,
        }


@contextlib.asynccontextmanager
async def opened(settings: Settings, hub: Hub | None = None) -> AsyncIterator[Services]:
    """What was opened is closed again, the last first. With a hub the others are workers of the same service."""
    worker = secrets.token_hex(8)
    redis = RedisHub(settings.redis, worker) if hub is None and settings.redis else None
    async with contextlib.AsyncExitStack() as closing:
        store = await _store(settings, closing, alone=hub is None)
        pool = await _pool(settings, closing, worker)
        rooms = Rooms(settings, store, hub or redis or MemoryHub(), pool, Roster(settings.policies), worker)
        services = await _services(settings, store, rooms)
        if redis is not None:
            await _join_workers(services, closing, redis)
        closing.push_async_callback(rooms.close)
        closing.push_async_callback(services.reviews.close)
        tasks = [asyncio.create_task(work) for work in _work_behind(services, redis)]
        closing.push_async_callback(_stop, tasks)
        yield services


async def _store(settings: Settings, closing: contextlib.AsyncExitStack, alone: bool) -> Store:
    store = Store(settings)
    await store.open()
    closing.push_async_callback(store.close)
    if alone:
        await store.claim.take(shared=bool(settings.redis))
    return store


async def _pool(settings: Settings, closing: contextlib.AsyncExitStack, worker: str) -> BotPool:
    """Where bots think: in processes here, and on other machines where Redis finds them."""
    waited, elsewhere = metrics.BOT_WAIT_SECONDS.observe, None
    if settings.redis:
        elsewhere = Elsewhere(settings.redis, worker, settings.bot_limit, waited)
    pool = BotPool(settings, waited, elsewhere)
    closing.callback(pool.close)
    if elsewhere is not None:
        await elsewhere.open()
        closing.push_async_callback(elsewhere.close)
    metrics.BOTS_WAITING.set_function(pool.waiting)
    return pool


async def _services(settings: Settings, store: Store, rooms: Rooms) -> Services:
    reviews = Reviews(settings.review_tries)
    reviews.when_done = rooms.house.results.note_review
    clearing = Clearing(store, rooms, await store.key("clearing"))
    maintenance = Maintenance(settings, store, rooms)
    await maintenance.begin()
    metrics.ROOMS.set_function(rooms.count)
    return Services(
        settings=settings,
        store=store,
        sessions=Sessions(await store.key("cookie"), settings.secure, await store.ended_cookies()),
        rooms=rooms,
        roster=rooms.house.roster,
        reviews=reviews,
        calls=Buckets(CALLS),
        changes=Buckets(CHANGES),
        changes_from=Buckets(limits.CHANGES_EACH.times(settings.people_per_address)),
        openings=Buckets(limits.OPENINGS_EACH.times(settings.people_per_address)),
        health=Health(store),
        visits=Visits(settings.people_per_address),
        people=await People.opened(settings, store, rooms, clearing),
        codes=Codes(store, rooms, settings.people_per_address),
        challenges=Challenges(store, rooms),
        clearing=clearing,
        days=Days(store, rooms, settings.secret or await store.key("days")),
        maintenance=maintenance,
    )


async def _join_workers(services: Services, closing: contextlib.AsyncExitStack, redis: RedisHub) -> None:
    redis.listen_to_news(services.hear)
    redis.when_missed(services.catch_up)
    await redis.open()
    closing.push_async_callback(redis.close)


def _work_behind(services: Services, redis: RedisHub | None) -> list[Coroutine[None, None, None]]:
    """What goes on as long as the server does."""
    rooms = services.rooms
    work = [
        rooms.sweep_forever(),
        rooms.lay_aside_forever(),
        rooms.prune_forever(services.settings),
        rooms.run_clocks_forever(),
        services.maintenance.watch_forever(),
        services.people.telling.tell_forever(),
    ]
    if redis is not None:
        work.append(SharedLimits(redis, rooms.house.worker, services.limits()).share_forever())
    return work


async def _stop(tasks: Collection[asyncio.Task[None]]) -> None:
    """None of them uses the store while it is closed."""
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks, timeout=SECONDS_FOR_TASKS)
