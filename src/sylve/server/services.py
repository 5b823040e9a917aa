"""Everything the handlers need, opened with the server and closed with it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass

from sylve.server.bots.pool import BotPool
from sylve.server.bots.reviews import Reviews
from sylve.server.bots.roster import Roster
from sylve.server.invitations.codes import Codes
from sylve.server.people.people import People
from sylve.server.rooms.hub import Hub, MemoryHub
from sylve.server.rooms.rooms import Rooms
from sylve.server.settings import Settings
from sylve.server.store.health import Health
from sylve.server.store.store import Store
from sylve.server.wire import limits
from sylve.server.wire.limits import CALLS, CHANGES, Buckets, Visits
from sylve.server.wire.sessions import Sessions


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

    async def leave_devices(self, person: str) -> None:
        """No browser that has this person's cookie is let in any more; the next cookie is."""
        self.sessions.end_before(person, await self.store.end_cookies(person))
        await self.rooms.leave_devices(person)


@contextlib.asynccontextmanager
async def opened(settings: Settings, hub: Hub | None = None) -> AsyncIterator[Services]:
    store = Store(settings)
    roster = Roster(settings.policies)
    pool = BotPool(settings)
    await store.open()
    if hub is None:  # else the others are workers of the same service
        await store.claim.take()
    rooms = Rooms(settings, store, hub or MemoryHub(), pool, roster)
    reviews = Reviews(settings.review_tries)
    people = await People.opened(store, rooms)
    sweeping = asyncio.create_task(rooms.sweep_forever(), name="sweep")
    pruning = asyncio.create_task(rooms.prune_forever(settings), name="prune")
    ticking = asyncio.create_task(rooms.run_clocks_forever(), name="clocks")
    try:
        yield Services(
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
        )
    finally:
        sweeping.cancel()
        pruning.cancel()
        ticking.cancel()
        await reviews.close()
        await rooms.close()
        pool.close()
        await store.close()
