"""A table in memory with its visitors. Whatever changes it goes through `Room.do`: asked, stored, applied, shown."""

import asyncio
import contextlib
import hashlib
import time
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import NamedTuple, cast

from msgspec.structs import replace

from sylve.bots.reasons import Advice
from sylve.server import metrics
from sylve.server.bots.hints import Hints
from sylve.server.bots.pool import BotPool
from sylve.server.bots.roster import STAND_IN, Roster
from sylve.server.bots.turns import Account
from sylve.server.meet.results import Results, rows_of
from sylve.server.people.asked import Asked
from sylve.server.people.rests import rests_of
from sylve.server.rooms.hub import HAS_READ, READS, Aside, Hub, Notice
from sylve.server.rooms.laid_aside import LaidAside
from sylve.server.rooms.presence import Presence
from sylve.server.rooms.readers import Readers
from sylve.server.rooms.showing import Showing
from sylve.server.rooms.thinking import Thinking
from sylve.server.rooms.visitors import Visitor
from sylve.server.store.commits import Ended, News, SequenceTaken
from sylve.server.store.store import Store
from sylve.server.wire import presenter
from sylve.server.wire.messages import ReactionMessage
from sylve.server.wire.values import Reaction, TableSummary
from sylve.table import commands, company, promises, replays
from sylve.table.entries import Entry, now
from sylve.table.problems import Problem
from sylve.table.seats import Company
from sylve.table.table import DAY, Rest, Table, Viewer

Ask = Callable[[Table], Sequence[News]]

SECONDS_BETWEEN_REACTIONS = 3.0
QUIET_SECONDS = 300.0  # after which a table is laid aside; whoever is silent has been noticed by then
LOOKING_SECONDS = 5.0  # where nobody has played since it was opened


class House(NamedTuple):
    """What all rooms of a worker share."""

    worker: str
    store: Store
    hub: Hub
    pool: BotPool
    roster: Roster
    hints: Hints
    secret: bytes | None  # of every new table, in tests
    asked: Asked
    results: Results

    def wanted(self, promise: str | None) -> str | None:
        """The promise of a salt, but where tests want to know the deals."""
        return None if self.secret else promise


class Room:
    def __init__(self, table: Table, house: House) -> None:
        self._laid_aside: LaidAside | None = None  # the table as it was when it was opened or last laid aside
        self._rests: dict[str, list[Rest]] | None = None
        self._spared: list[int] | None = None
        self.table = table
        self.table.beats = []  # nobody here has been shown anything yet
        self.id = table.id
        self.house = house
        self.opened_from = ""  # the network, as long as this is remembered
        self.names: dict[str, str] = {}
        self.presence = Presence(table)
        self.readers = Readers(self.presence)
        self.used = time.monotonic()
        self._reacted: dict[str, float] = {}  # when each person last did
        self._loop = asyncio.get_running_loop()
        self._lock = asyncio.Lock()
        self._in_doubt = False  # the store may hold entries that were not applied here
        self._reads = 0  # how often what others have stored was read
        self._thinking = Thinking()
        self._clock: asyncio.TimerHandle | None = None
        self._wound_for = 0  # what was arranged when it was last looked at
        self._sealed: str | None = None
        self._end_noted = table.names is not None
        self._announced: frozenset[str] | None = None  # whom the other workers know to be here
        self._showing = Showing()

    @cached_property
    def table(self) -> Table:
        """The table, made again where it was laid aside; else this is its attribute, which costs nothing to ask for."""
        assert self._laid_aside is not None
        table = self._laid_aside.table()
        table.rests, table.spared, table.beats = self._rests or {}, self._spared or table.spared, []
        return table

    @property
    def visitors(self) -> set[Visitor]:
        return self.presence.visitors

    @property
    def is_laid_aside(self) -> bool:
        return "table" not in vars(self)

    # Asked without making the table again.

    @property
    def sequence(self) -> int:
        return self._laid_aside.sequence if self._laid_aside and self.is_laid_aside else self.table.sequence

    @property
    def company(self) -> Company:
        return self._laid_aside.company if self._laid_aside and self.is_laid_aside else self.table

    @property
    def busy(self) -> bool:
        return bool(self._thinking.seats) or self._lock.locked()

    @property
    def idle(self) -> bool:
        return not self.visitors and not self.busy

    @property
    def is_looked_at(self) -> bool:
        """Whether the table is made, and nobody has played since."""
        return not self.is_laid_aside and self._laid_aside is not None and self._laid_aside.sequence == self.sequence

    def is_quiet(self, moment: float) -> bool:
        """Whether nothing has happened for a while; where pages have only come to look, that is a short one."""
        return not self.busy and self.used < moment - (LOOKING_SECONDS if self.is_looked_at else QUIET_SECONDS)

    def remember(self, entries: list[Entry]) -> None:
        """All that this table has been so far, so that it can be laid aside."""
        self._laid_aside = LaidAside.of(entries, self.table)

    async def lay_aside(self) -> None:
        """Keep the entries alone in the memory, unless something happens just now."""
        aside = self._laid_aside
        if not self.is_looked_at:
            entries = await self.house.store.entries(self.table.id)
            is_all = bool(entries) and entries[-1].sequence == self.table.sequence
            aside = LaidAside.of(entries, self.table) if is_all else None
        if aside is not None and aside.sequence == self.table.sequence and not self.busy and not self._in_doubt:
            self.forget_views()
            self._laid_aside = aside
            # What a table is told and does not keep among its entries; mostly nothing.
            self._rests = dict(self.table.rests) or None
            self._spared = list(self.table.spared) if any(self.table.spared) else None
            del self.table

    # Changes

    async def do(self, ask: Ask) -> None:
        """Let the table change as asked. Who stops waiting halfway leaves it in doubt: the next one catches up."""
        async with self._lock:
            self.used = time.monotonic()
            try:
                if self._in_doubt:
                    await self._catch_up()
                await self._store(ask)
            except Problem as problem:
                if problem.code == "store-down":  # nothing is written: whoever asked shall ask again
                    raise Problem("not-stored") from problem
                raise
        await self._changed()

    async def _store(self, ask: Ask) -> None:
        while not await self._stored(ask):
            if not await self._catch_up():
                await self._explain()

    async def _stored(self, ask: Ask) -> bool:
        """Whether what was asked is in the store; not so when another worker was faster."""
        news = ask(self.table)
        self._in_doubt = True
        try:
            await self.house.store.append(news)
        except SequenceTaken:
            return False
        entries = [each for each in news if isinstance(each, Entry) and each.table == self.id]
        self._apply(entries)
        self._in_doubt = False
        self._count(entries)
        return True

    def _count(self, entries: list[Entry]) -> None:
        for entry in entries:
            if entry.kind == "play" and entry.seat is not None:
                by_bot = self.table.seats[entry.seat].kind == "bot" or "late" in entry.payload
                (metrics.MOVES_OF_BOTS if by_bot else metrics.MOVES_OF_PEOPLE).inc()

    async def _explain(self) -> None:
        """Why the store refuses an entry that nobody else has written."""
        if not await self.house.store.has_table(self.table.id):
            raise Problem("unknown-table")
        raise RuntimeError("the store refuses an entry that nobody else has written")

    async def _catch_up(self) -> bool:
        """Apply what others have stored; whether there was anything."""
        news = await self.house.store.entries(self.id, after=self.sequence)
        self._apply(news)
        self._in_doubt = False
        return bool(news)

    def _apply(self, entries: list[Entry]) -> None:
        for entry in entries:
            self.table.apply(entry)
            if entry.kind == "sit":
                self._lead_to_seat(entry.payload["person"])

    async def _changed(self) -> None:
        with contextlib.suppress(Problem):  # the store fails just then: what is stored is shown, the names come later
            await self.learn_names()
        await self.house.asked.note(self.table)
        await self._note_end()
        self.wake_bots()
        self.show()
        await self.announce()
        await self._gather()

    async def _note_end(self) -> None:
        """Where the store fails just then, the next change does it."""
        if self.table.status != "over" or self._end_noted:
            return
        with contextlib.suppress(Problem):
            async with self._lock:
                await self._store(self._end)
            self._end_noted = True

    def _end(self, table: Table) -> Sequence[News]:
        """The names of those who played are fixed together with how they did: in one commit, however it ends."""
        names = table.names or self.seat_names()
        return [*commands.end(table, names), *rows_of(table, names), Ended(table.id, table.updated)]

    async def _gather(self) -> None:
        """When all sit, those who are present make the deal."""
        if self.table.is_complete and promises.gather(self.table, self.present()):
            with contextlib.suppress(Problem):
                await self.do(lambda table: promises.gather(table, self.present()))

    def record(self) -> str:
        """The finished game as text, with the names that its players had at the end."""
        return replays.record(self.table, self.table.names or self.seat_names())

    def _seal(self) -> str | None:
        """What tells whether a record is the one of this game, made once."""
        if self.table.status == "over" and self.table.names and not self._sealed:
            self._sealed = hashlib.sha256(self.record().encode()).hexdigest()
        return self._sealed

    async def hear(self, notice: Notice) -> None:
        """Another worker changed the table, or its visitors did. One not heard before is told who is here."""
        if notice.aside is not None:
            self._overhear(notice.worker, notice.aside)
            return
        is_new = self.presence.hear(notice.worker, notice.people)
        self.presence.note(self.company)
        await self.catch_up()
        if is_new:
            await self.announce()

    def _overhear(self, worker: str, aside: Aside) -> None:
        if aside.word == READS:
            self.readers.begin_elsewhere(worker)
        elif aside.word == HAS_READ:
            self.readers.end_elsewhere(worker)
        else:
            self._express(ReactionMessage(aside.seat, cast(Reaction, aside.word)))

    async def _say_aside(self, word: str, seat: int = 0) -> None:
        await self.house.hub.announce(Notice(self.house.worker, self.table.id, aside=Aside(word, seat)))

    async def catch_up(self) -> None:
        """Show what others have stored. Who asks while somebody is about to read it only waits until that is done."""
        asked_at = self._reads
        async with self._lock:
            if self._reads == asked_at:
                await self._read_news()
        if self.is_laid_aside and not self.visitors:
            return
        await self.learn_names()
        self.wake_bots()
        self.show()

    async def _read_news(self) -> None:
        self._reads += 1
        try:
            await self._catch_up()
        except Problem:
            self._reads -= 1
            raise

    def worker_is_gone(self, worker: str) -> None:
        """Whoever was there through another worker is not any more."""
        self._overhear(worker, Aside(HAS_READ))
        if self.presence.forget_worker(worker):
            self.presence.note(self.company)
            self.wake_bots()
            self.show()

    async def announce(self) -> None:
        """Tell the other workers who is here. Those who have not heard of this one tell it the same."""
        self._announced = self.presence.people_here()
        await self.house.hub.announce(Notice(self.house.worker, self.id, self._announced))

    async def learn_names(self) -> None:
        unknown = {seat.person for seat in self.table.seats if seat.person is not None} - self.names.keys()
        if unknown:
            self.names |= dict.fromkeys(unknown, "") | await self.house.store.names(unknown)
        if self.table.pace >= DAY:
            self.table.rests = await rests_of(self.house.store, set(self.table.people()))

    def seat_names(self) -> list[str]:
        return [seat.name or self.names.get(seat.person or "", "") or seat.bot or "" for seat in self.table.seats]

    # Visitors

    async def enter(self, visitor: Visitor) -> None:
        self.presence.check_place(self.company, visitor)
        visitor.look = self._only_seat(visitor.person)
        self.used = time.monotonic()
        present, watching = self.present(), self.presence.watching(self.table)
        self.visitors.add(visitor)
        self.presence.note(self.table)
        self.wake_bots()
        if self.present() == present and self.presence.watching(self.table) == watching:
            self._show_to([visitor])
        await self._moved(present, watching)
        await self._gather()

    async def leave(self, visitor: Visitor) -> None:
        present, watching = self.present(), self.presence.watching(self.company)
        self.visitors.discard(visitor)
        self.presence.note(self.company)
        self.readers.look_again()
        if not self.visitors:
            self.forget_views()
        self.used = time.monotonic()
        await self._moved(present, watching)
        if visitor.reading_since is not None:
            await self._tell_of_readers(visitor)
        if self.is_laid_aside and self._laid_aside and self._laid_aside.is_settled:
            return
        if self.present() != present and any(consent.people for consent in self.table.consents.values()):
            await self.do(lambda table: company.settle(table, self.present(), STAND_IN))
        await self._gather()

    async def _moved(self, present: frozenset[str], watching: int) -> None:
        """Who comes or goes without a seat is counted, up to a few."""
        has_changed = self.present() != present or self.presence.watching(self.company) != watching
        if has_changed and (self.visitors or not self.is_laid_aside):
            self.show()
        if self.presence.people_here() != self._announced:
            await self.announce()

    async def react(self, person: str, seat: int, reaction: Reaction) -> None:
        """Shown to everybody for a moment; kept nowhere."""
        if seat not in self.table.owned_by(person):
            raise Problem("not-your-seat", seat=seat)
        if self.table.hushed:
            raise Problem("hushed")
        moment = time.monotonic()
        if moment - self._reacted.get(person, -SECONDS_BETWEEN_REACTIONS) < SECONDS_BETWEEN_REACTIONS:
            raise Problem("too-fast")
        self._reacted[person] = moment
        self._express(ReactionMessage(seat, reaction))
        await self._say_aside(reaction, seat)

    def _express(self, reaction: ReactionMessage) -> None:
        for visitor in self.visitors:
            visitor.send(reaction)

    def look(self, visitor: Visitor, seat: Viewer) -> None:
        """Show this visitor the game from one of the own seats, or as a spectator sees it."""
        if seat is not None and seat >= len(self.table.seats):
            raise Problem("unknown-seat", seat=seat)
        if seat is not None and seat not in self.table.owned_by(visitor.person):
            raise Problem("not-your-seat", seat=seat)
        visitor.look = seat
        visitor.forget_state()
        self._showing.show_state(self.table, visitor)

    def send_away(self, person: str) -> None:
        for visitor in self.visitors:
            if visitor.person == person:
                visitor.let_go()

    def is_away(self, seat: int) -> bool:
        """Whether the person of this seat has no page open at the table."""
        return seat < len(self.table.seats) and self.table.seats[seat].person not in self.presence.people()

    def present(self) -> frozenset[str]:
        """The people of the seats who have a page open."""
        return self.presence.of_seats(self.company)

    def is_here(self, person: str) -> bool:
        """Whether a person has a page open, seated or not."""
        return person in self.presence.people()

    def _only_seat(self, person: str | None) -> Viewer:
        """Who has one seat looks from there; who has several lifts the curtain first."""
        seats = self.table.owned_by(person)
        return seats[0] if len(seats) == 1 else None

    def _lead_to_seat(self, person: str) -> None:
        for visitor in self.visitors:
            if visitor.person == person:
                visitor.look = self._only_seat(person)

    # Readers

    async def reads(self, visitor: Visitor, reading: bool) -> None:
        """The page is showing what happened, or has shown it all."""
        self.readers.begin_or_end(self.table, visitor, reading)
        self._wind_clock()
        await self._tell_of_readers(visitor)

    async def _tell_of_readers(self, visitor: Visitor) -> None:
        """Another worker may think for a bot that waits for who plays here."""
        if self.table.owned_by(visitor.person) and any(seat.kind == "bot" for seat in self.table.seats):
            await self._say_aside(READS if self.readers.here(self.table) else HAS_READ)

    # Hints

    async def hint(self, visitor: Visitor, person: str, seat: int, sequence: int) -> Advice:
        """What a bot would do on the seat that this page looks from; refused as stale when the question has changed."""
        self._check_hint(visitor, person, seat, sequence)
        state, topic = self.table.started(), self.table.topic("hint", seat)
        advice = await self.house.hints.ask(Account(visitor.network, person, self.id), state, seat, topic)
        self._check_hint(visitor, person, seat, sequence)
        return advice

    def _check_hint(self, visitor: Visitor, person: str, seat: int, sequence: int) -> None:
        commands.check_hint(self.table, person, seat, sequence)
        if visitor.look != seat:  # somebody else may have the screen
            raise Problem("not-your-seat", seat=seat)

    # Showing

    def summary(self, person: str | None) -> TableSummary:
        around = presenter.Around(
            names=self.names,
            present=self.present(),
            gone=self.presence.gone,
            watching=self.presence.watching(self.table),
            thinking=self._thinking.seats,
            seal=self._seal(),
        )
        told = presenter.summary(self.table, person, around)
        return replace(told, deal=None) if self.house.secret else told

    def show(self) -> None:
        """Send every visitor what it has not been sent yet. Then nobody is left who has to see a moment of before."""
        self._show_to(self.visitors)
        self.table.beats = []

    def _show_to(self, visitors: Iterable[Visitor]) -> None:
        self._showing.show(self.table, visitors, self._around(), self.summary)

    def _around(self) -> object:
        """What a summary is made from comes down to this; while it is the same, so is everybody's summary."""
        table = self.table
        return (
            table.arranged_at,
            table.status,
            self.presence.noted,
            self._thinking.seats,
            tuple(self.names.items()),
            presenter.silent(table),
            presenter.nudged(table),
            [table.rests_until(seat) for seat in range(len(table.seats))] if table.rests else None,
            self._seal(),
        )

    def forget_views(self) -> None:
        """What the pages were shown; they are sent the whole next time."""
        self._showing.forget()

    # Bots and clocks

    def wake_bots(self) -> None:
        self._thinking.wake(self)
        self._wind_clock()

    def _wind_clock(self) -> None:
        """Come back when the next person's time is over, or when somebody has been silent for too long.

        A clock that rings before is left as it is, for every move puts that off: it is wound anew when it rings.
        """
        wound_for, self._wound_for = self._wound_for, self.table.arranged_at
        if self._clock is not None and not self.table.pace and wound_for == self._wound_for:
            return
        present, loop = now(), self._loop
        ahead = [moment for moment in (*self.table.deadlines(), *self.table.silences()) if moment > present]
        if not ahead:
            self.stop_clock()
            return
        rings = loop.time() + (min(ahead) - present) / 1000
        if self._clock is None or self._clock.when() > rings:
            self.stop_clock()
            self._clock = loop.call_at(rings, self.time_is_over)

    async def rewind(self) -> None:
        """Somebody of this table has taken days off, or is back."""
        await self.learn_names()
        await self.house.asked.note(self.table)
        self.wake_bots()
        self.show()

    def stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def time_is_over(self) -> None:
        self.stop_clock()
        self.wake_bots()
        self.show()

    async def close(self, why: Problem | None = None) -> None:
        """Send everybody away: to come back when the server does, or for good."""
        self.stop_clock()
        await self._thinking.stop()
        for visitor in list(self.visitors):
            visitor.let_go(why)
