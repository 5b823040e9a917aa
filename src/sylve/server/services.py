"""Everything the handlers need, opened with the server and closed with it."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
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
            "invitations": self.clearing.rate,
            "invited": self.people.telling.invited,
        }


@contextlib.asynccontextmanager
async def opened(settings: Settings, hub: Hub | None = None) -> AsyncIterator[Services]:
    store = Store(settings)
    roster = Roster(settings.policies)
    worker = secrets.token_hex(8)
    elsewhere = None
    if settings.redis:
        elsewhere = Elsewhere(settings.redis, worker, settings.bot_limit, metrics.BOT_WAIT_SECONDS.observe)
    pool = BotPool(settings, metrics.BOT_WAIT_SECONDS.observe, elsewhere)
    await store.open()
    if hub is None:  # else the others are workers of the same service
        await store.claim.take(shared=bool(settings.redis))
    redis = RedisHub(settings.redis, worker) if hub is None and settings.redis else None
    rooms = Rooms(settings, store, hub or redis or MemoryHub(), pool, roster, worker)
    reviews = Reviews(settings.review_tries)
    reviews.when_done = rooms.house.results.note_review
    clearing = Clearing(store, rooms, await store.key("clearing"))
    people = await People.opened(settings, store, rooms, clearing)
    maintenance = Maintenance(settings, store, rooms)
    await maintenance.begin()
    metrics.ROOMS.set_function(rooms.count)
    metrics.BOTS_WAITING.set_function(pool.waiting)
    services = Services(
        settings=settings,
        store=store,
        sessions=Sessions(await store.key("cookie"), settings.secure, await store.ended_cookies()),
        rooms=rooms,
        roster=roster,
        reviews=reviews,
        calls=Buckets(CALLS),
        changes=Buckets(CHANGES),
        changes_from=Buckets(limits.CHANGES_EACH.times(settings.people_per_address)),
        openings=Buckets(limits.OPENINGS_EACH.times(settings.people_per_address)),
        health=Health(store),
        visits=Visits(settings.people_per_address),
        people=people,
        codes=Codes(store, rooms, settings.people_per_address),
        challenges=Challenges(store, rooms),
        clearing=clearing,
        days=Days(store, rooms, settings.secret or await store.key("days")),
        maintenance=maintenance,
    )
    behind = [
        rooms.sweep_forever(),
        rooms.lay_aside_forever(),
        rooms.prune_forever(settings),
        rooms.run_clocks_forever(),
        maintenance.watch_forever(),
        people.telling.tell_forever(),
    ]
    if redis is not None:
        redis.listen_to_news(services.hear)
        redis.when_missed(services.catch_up)
        behind.append(SharedLimits(redis, worker, services.limits()).share_forever())
        await redis.open()
    if elsewhere is not None:
        await elsewhere.open()
    tasks = [asyncio.create_task(work) for work in behind]
    try:
        yield services
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks, timeout=SECONDS_FOR_TASKS)  # none of them uses the store while it is closed
        await reviews.close()
        await rooms.close()
        if elsewhere is not None:
            await elsewhere.close()
        if redis is not None:
            await redis.close()
        pool.close()
        await store.close()
