"""The tables in memory: loaded from the store on demand, forgotten when idle."""

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections import deque
from collections.abc import Callable

from sylve.server import metrics
from sylve.server.bots.hints import Hints
from sylve.server.bots.pool import BotPool
from sylve.server.bots.roster import Roster
from sylve.server.meet.results import Results
from sylve.server.people.asked import Asked
from sylve.server.rooms.giving_back import give_back
from sylve.server.rooms.hub import Hub, News, Notice
from sylve.server.rooms.room import House, Room
from sylve.server.settings import Settings
from sylve.server.store.retention import prune
from sylve.server.store.store import Store
from sylve.server.wire import limits
from sylve.server.wire.messages import ToPage
from sylve.table import commands
from sylve.table.entries import Entry, now
from sylve.table.problems import Problem
from sylve.table.table import Table

log = logging.getLogger("sylve.rooms")
SWEEP_SECONDS = 60.0
LAY_ASIDE_SECONDS = 5.0
MANY = 200  # tables that nobody needs any more
MOST_LOADED_AT_ONCE = 10
MOST_LOOKED_AT = 100  # tables that are made because pages have come, and at which nobody has played since
SECONDS_BEFORE_RETRY = 1.0
PRUNE_SECONDS = 3600.0
CLOCK_SECONDS = 30.0  # between looks at the clocks of tables that nobody looks at
TABLE_ID = re.compile(r"[\w-]{1,40}", re.ASCII)


class Rooms:
    def __init__(
        self, settings: Settings, store: Store, hub: Hub, pool: BotPool, roster: Roster, worker: str = ""
    ) -> None:
        name = worker or secrets.token_hex(8)
        kept = (settings.secret, Asked(store), Results(store))
        self.house = House(name, store, hub, pool, roster, Hints(pool), *kept)
        self.idle_seconds = settings.idle_minutes * 60
        self._rooms: dict[str, Room] = {}
        self.forget_addresses: Callable[[], None] = lambda: None
        self._forgotten = 0  # tables, since memory was last given back
        self._loads = asyncio.Semaphore(MOST_LOADED_AT_ONCE)
        self._looks: deque[str] = deque()  # the tables that pages have come to
        self._loading: dict[str, asyncio.Task[Room]] = {}
        hub.listen(self._hear)
        hub.listen_to_news(self._hear_news)
        hub.when_missed(self._catch_up)

    async def room(self, table: str) -> Room:
        """The room of a table, from memory or from the store."""
        if table in self._rooms:
            return self._rooms[table]
        if not TABLE_ID.fullmatch(table):
            raise Problem("unknown-table")
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def up_to_date(self, table: str) -> Room:
        """The room of a table for a page that comes, perhaps from another worker, where more may have been stored."""
        was_here = table in self._rooms or table in self._loading
        room = await self.room(table)
        await self._note_look(table)
        if was_here and self.house.hub.may_miss:
            await room.catch_up()
        return room

    async def _load(self, table: str) -> Room:
        """However many are wanted at once, few are made at once: each needs its place in the database and in memory."""
        async with self._loads:
            return await self._loaded(table)

    async def _loaded(self, table: str) -> Room:
        await self.house.hub.follow(table)
        entries = await self.house.store.entries(table)
        if not entries:
            self.house.hub.leave(table)
            raise Problem("unknown-table")
        room = Room(_rebuilt(entries), self.house)
        room.remember(entries)
        await room.learn_names()
        await self.house.asked.note(room.table)
        self._rooms[table] = room
        room.wake_bots()
        return room

    async def _note_look(self, table: str) -> None:
        """However many pages come at once, few tables are kept made for those who only look."""
        self._looks.append(table)
        if len(self._looks) > MOST_LOOKED_AT:
            first = self._rooms.get(self._looks.popleft())
            if first is not None and first.is_looked_at:
                await first.lay_aside()

    async def open(self, entries: list[Entry], network: str = "") -> Room:
        """Store a new table and load it."""
        await self.house.store.append(entries)
        metrics.TABLES.labels(entries[0].payload["game"]).inc()
        room = await self.room(entries[0].table)
        room.opened_from = network
        return room

    async def rename(self, person: str, name: str) -> None:
        await self.house.store.rename(person, name)
        await self._show_name(person, name)
        self._tell("name", person)

    async def _show_name(self, person: str, name: str) -> None:
        for room in await self._rooms_of(person):
            room.names[person] = name
            room.show()

    async def rested(self, person: str) -> None:
        """A person has taken days off, or is back: the clocks of days are set anew."""
        for table in await self.house.store.tables_of(person, limits.TABLES_OF_A_PERSON):
            if table in self._rooms or await self.house.asked.has(table):
                await (await self.room(table)).rewind()

    async def run_clocks(self) -> None:
        """Wherever somebody's time is over a robot decides, also where nobody has looked for days."""
        for table in await self.house.asked.due(now()):
            try:
                room = await self.room(table)
                room.time_is_over()
                if not room.table.deadlines():
                    await self.house.asked.forget(table)
            except Problem as problem:
                if problem.code != "store-down":  # else it is gone, or cannot be played on
                    await self.house.asked.forget(table)

    async def run_clocks_forever(self) -> None:
        while True:
            try:
                if await self.house.hub.leads("clocks", self.house.worker):
                    await self.run_clocks()
            except Exception:
                log.exception("the clocks could not be looked at")
            await asyncio.sleep(CLOCK_SECONDS)

    async def leave_devices(self, person: str) -> None:
        """Every page that this person has open is sent away; what may come back does so."""
        await self._send_away(person)
        self._tell("away", person)

    async def _send_away(self, person: str) -> None:
        for room in await self._rooms_of(person):
            room.send_away(person)

    async def _rooms_of(self, person: str) -> list[Room]:
        """Those in memory, found by the person's own list: nobody walks through all tables."""
        tables = await self.house.store.tables_of(person, limits.TABLES_OF_A_PERSON)
        return [self._rooms[table] for table in tables if table in self._rooms]

    async def delete(self, person: str, table: str) -> None:
        """A person does not want the own table any more. It goes for good where nobody else has it."""
        room = await self.room(table)
        commands.check_delete(room.table, person)
        challenge, has_begun = room.table.challenge, room.table.status != "waiting"
        on_another_list = await self.house.store.forget_member(person, table, has_begun, challenge)
        mine = room.table.host == person or room.table.owned_by(person)
        if not mine or (room.table.status == "over" and on_another_list):
            return
        await self.house.store.delete_tables([table], keep_witnesses=has_begun and challenge is not None)
        await self._close(table)
        self._tell("deleted", table)

    async def _close(self, table: str) -> None:
        """The table is no more."""
        room = self._rooms.pop(table, None)
        if room is not None:
            self.house.hub.leave(table)
            await room.close(Problem("unknown-table"))

    def sweep(self) -> None:
        """Forget the rooms that nobody has needed for a while; their entries stay in the store."""
        before, quiet = time.monotonic() - self.idle_seconds, time.monotonic() - SWEEP_SECONDS
        for table, room in list(self._rooms.items()):
            if room.used < quiet:
                room.forget_views()
            if room.idle and room.used < before:
                self._forget(table)

    async def lay_aside(self) -> None:
        """Pages are open at many tables at which nothing happens: these need little memory."""
        moment = time.monotonic()
        awake = [room for room in self._rooms.values() if not room.is_laid_aside]
        for room in awake:
            if not room.is_laid_aside and room.is_quiet(moment):
                with contextlib.suppress(Problem):  # the store fails, and has said so
                    await room.lay_aside()
                await asyncio.sleep(0)  # those who play wait for one table at most

    async def lay_aside_forever(self) -> None:
        while True:
            await asyncio.sleep(LAY_ASIDE_SECONDS)
            try:
                await self.lay_aside()
            except Exception:
                log.exception("tables could not be laid aside")

    def _forget(self, table: str) -> None:
        self._forgotten += 1
        self._rooms.pop(table).stop_clock()  # whoever comes next finds it wound again
        self.house.hub.leave(table)

    def count(self) -> int:
        return len(self._rooms)

    def tell_all(self, message: ToPage) -> None:
        """Something that every page shall know."""
        for room in self._rooms.values():
            for visitor in list(room.visitors):
                visitor.send(message)

    async def sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.idle_seconds))
            self.sweep()
            if self._forgotten > max(MANY, len(self._rooms)):  # looking through what is left is quick then
                self._forgotten = 0
                await self._give_back()

    async def _give_back(self) -> None:
        """What is kept for each table that many have used goes first: it keeps the memory around it."""
        self.forget_addresses()
        await self.house.store.rest()
        give_back()

    async def prune_forever(self, settings: Settings) -> None:
        """Delete what is kept no longer, now and then."""
        while settings.keep_unfinished_days or settings.keep_finished_days:
            try:
                if await self.house.hub.leads("prune", self.house.worker):
                    pruned = await prune(self.house.store, settings)
                    if any(pruned):
                        log.info("tables deleted", extra=pruned._asdict())
            except Exception:
                log.exception("old tables could not be deleted")
            await asyncio.sleep(PRUNE_SECONDS)

    def is_present(self, table: str, person: str) -> bool:
        return table in self._rooms and self._rooms[table].is_here(person)

    async def is_away(self, table: str, person: str) -> bool:
        """Whether no page of the person is open there, at any worker. Not said while others are only being asked."""
        if self.house.hub.may_miss and table not in self._rooms:
            with contextlib.suppress(Problem):
                await (await self.room(table)).announce()
            return False
        return not self.is_present(table, person)

    async def note_asked(self, person: str) -> None:
        """Somebody can be told from now on: what waits for them is looked up once."""
        for table in await self.house.store.tables_of(person, limits.TABLES_LISTED):
            with contextlib.suppress(Problem):
                await self.house.asked.note((await self.room(table)).table)

    async def close(self) -> None:
        await self.house.asked.close()
        for room in list(self._rooms.values()):
            await room.close()

    async def _hear(self, notice: Notice) -> None:
        """A database that fails just now is asked again: else the page would show what is no longer true."""
        while (room := self._rooms.get(notice.table)) is not None and notice.worker != self.house.worker:
            try:
                await room.hear(notice)
                return
            except Problem:
                await asyncio.sleep(SECONDS_BEFORE_RETRY)

    # What other workers say

    def _tell(self, topic: str, about: str) -> None:
        self.house.hub.tell(News(self.house.worker, topic, about))

    async def _hear_news(self, news: News) -> None:
        match news.topic:
            case "name":
                names = await self.house.store.names([news.about])
                await self._show_name(news.about, names.get(news.about, ""))
            case "away":
                await self._send_away(news.about)
            case "deleted":
                await self._close(news.about)
            case "gone":
                for room in list(self._rooms.values()):
                    room.worker_is_gone(news.worker)

    async def _catch_up(self) -> None:
        """Something may have been said that was not heard. Rooms that nobody needs are read again when they are."""
        for table, room in list(self._rooms.items()):
            if room.idle:
                self._forget(table)
        stored = await self.house.store.sequences(list(self._rooms))
        for table, room in list(self._rooms.items()):
            if stored.get(table, 0) > room.sequence:
                await room.catch_up()


def _rebuilt(entries: list[Entry]) -> Table:
    try:
        return Table.rebuilt(entries)
    except Problem:
        raise
    except Exception:
        log.exception("a stored table cannot be rebuilt")
        raise Problem("internal") from None
