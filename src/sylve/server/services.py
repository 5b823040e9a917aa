"""Everything the handlers need, opened with the server and closed with it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass

from sylve.server.hub import Hub, MemoryHub
from sylve.server.limits import CALLS, CHANGES, Buckets, Visits
from sylve.server.reviews import Reviews
from sylve.server.rooms import Rooms
from sylve.server.roster import Roster
from sylve.server.sessions import Sessions
from sylve.server.settings import Settings
from sylve.server.store import Store
from sylve.server.thinkers import Thinkers


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
    visits: Visits


@contextlib.asynccontextmanager
async def opened(settings: Settings, hub: Hub | None = None) -> AsyncIterator[Services]:
    store = Store(settings)
    roster = Roster(settings.policies)
    thinkers = Thinkers(settings)
    await store.open()
    rooms = Rooms(settings, store, hub or MemoryHub(), thinkers, roster)
    reviews = Reviews(settings.review_tries)
    sweeping = asyncio.create_task(rooms.sweep_forever(), name="sweep")
    try:
        yield Services(
            settings=settings,
            store=store,
            sessions=Sessions(await store.key("cookie"), settings.secure),
            rooms=rooms,
            roster=roster,
            reviews=reviews,
            calls=Buckets(CALLS),
            changes=Buckets(CHANGES),
            visits=Visits(settings.people_per_address),
        )
    finally:
        sweeping.cancel()
        await reviews.close()
        await rooms.close()
        thinkers.close()
        await store.close()
