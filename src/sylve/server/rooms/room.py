"""A table in memory with its visitors. Whatever changes it goes through `Room.do`: asked, stored, applied, shown."""

import asyncio
import contextlib
import hashlib
import logging
import time
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import NamedTuple, cast

from msgspec.structs import replace

from sylve.bots.reasons import Advice
from sylve.server import metrics
from sylve.server.bots.hints import Hints
from sylve.server.bots.pool import BotPool
from sylve.server.bots.roster import STAND_IN, Roster
from sylve.server.bots.turns import Account
from sylve.server.meet.results import Results
from sylve.server.people.asked import Asked
from sylve.server.people.rests import rests_of
from sylve.server.rooms.hub import HAS_READ, READS, Aside, Hub, Notice
from sylve.server.rooms.laid_aside import LaidAside
from sylve.server.rooms.visitors import Visitor, encode
from sylve.server.store.commits import SequenceTaken
from sylve.server.store.store import Store
from sylve.server.wire import limits, presenter
from sylve.server.wire.messages import ReactionMessage, StateMessage, TableMessage
from sylve.server.wire.values import Reaction, TableSummary
from sylve.table import commands, company, promises, replays
from sylve.table.entries import Entry, now
from sylve.table.problems import Problem
from sylve.table.table import DAY, Rest, Table, Viewer

Ask = Callable[[Table], list[Entry]]

log = logging.getLogger("sylve.room")
SECONDS_BEFORE_RETRY = 1.0
PATIENCE_WITH_READERS = 30.0
SECONDS_BETWEEN_REACTIONS = 3.0
QUIET_SECONDS = 300.0  # after which a table is laid aside; whoever is silent has been noticed by then
LOOKING_SECONDS = 5.0  # where nobody has played since it was opened
CROWD = 10
CLOCK_GRAIN = 200  # milliseconds


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


class Told(NamedTuple):
    """What a page is told of the table around the game, without what comes with each state; and the message."""

    lasting: TableSummary
    encoded: bytes

    @classmethod
    def of(cls, summary: TableSummary) -> "Told":
        lasting = replace(summary, to_act=[], sequence=0, updated=0, since=[], left=[])
        return cls(lasting, encode(TableMessage(summary)))


class Room:
    def __init__(self, table: Table, house: House) -> None:
        self._laid_aside: LaidAside | None = None  # the table as it was when it was opened or last laid aside
        self._rests: dict[str, list[Rest]] | None = None
        self._spared: list[int] | None = None
        self.table = table
        self.table.beats = []  # nobody here has been shown anything yet
        self.house = house
        self.opened_from = ""  # the network, as long as this is remembered
        self.names: dict[str, str] = {}
        self.visitors: set[Visitor] = set()
        self.used = time.monotonic()
        self._reacted: dict[str, float] = {}  # when each person last did
        self._lock = asyncio.Lock()
        self._in_doubt = False  # the store may hold entries that were not applied here
        self._is_behind = False  # somebody waits to read what others have stored
        self._elsewhere: dict[str, frozenset[str]] = {}  # who is present at other workers
        self._reads_elsewhere: dict[str, float] = {}  # since when somebody there is being shown what happened
        self._gone: dict[str, int] = {}  # since when people of the table have no page open
        self._note_presence(table.updated)
        self._thoughts: dict[int, asyncio.Task[None]] = {}
        self._clock: asyncio.TimerHandle | None = None
        self._read = asyncio.Event()  # a reader has gone on
        self._sealed: str | None = None
        self._end_noted = table.names is not None
        self._announced: frozenset[str] | None = None  # whom the other workers know to be here
        self._encoded: dict[tuple[Viewer, int, int], bytes] = {}  # states as they were told, while they are true
        self._encoded_at: tuple[int, int] = (0, 0)
        self._shown: dict[Viewer, StateMessage] = {}  # what was told of the present state
        self._shown_before: dict[Viewer, StateMessage] = {}  # and of the one before

    @cached_property
    def table(self) -> Table:
        """The table, made again where it was laid aside; else this is its attribute, which costs nothing to ask for."""
        assert self._laid_aside is not None
        table = self._laid_aside.table()
        table.rests, table.spared, table.beats = self._rests or {}, self._spared or table.spared, []
        return table

    @property
    def is_laid_aside(self) -> bool:
        return "table" not in vars(self)

    @property
    def busy(self) -> bool:
        return bool(self._thoughts) or self._lock.locked()

    @property
    def idle(self) -> bool:
        return not self.visitors and not self.busy

    def is_quiet(self, moment: float) -> bool:
        """Whether nothing has happened for a while; where pages have only come to look, that is a short one."""
        is_played = self._laid_aside is None or self._laid_aside.sequence < self.table.sequence
        return not self.busy and self.used < moment - (QUIET_SECONDS if is_played else LOOKING_SECONDS)

    def remember(self, entries: list[Entry]) -> None:
        """All that this table has been so far, so that it can be laid aside."""
        self._laid_aside = LaidAside.of(entries)

    async def lay_aside(self) -> None:
        """Keep the entries alone in the memory, unless something happens just now."""
        aside = self._laid_aside
        if aside is None or aside.sequence != self.table.sequence:
            entries = await self.house.store.entries(self.table.id)
            aside = LaidAside.of(entries) if entries else None
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
                while not await self._stored(ask):
                    if not await self._catch_up():
                        await self._explain()
            except Problem as problem:
                if problem.code == "store-down":  # nothing is written: whoever asked shall ask again
                    raise Problem("not-stored") from problem
                raise
        await self._changed()

    async def _stored(self, ask: Ask) -> bool:
        """Whether what was asked is in the store; not so when another worker was faster."""
        entries = ask(self.table)
        self._in_doubt = True
        try:
            await self.house.store.append(entries)
        except SequenceTaken:
            return False
        self._apply([entry for entry in entries if entry.table == self.table.id])
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
        news = await self.house.store.entries(self.table.id, after=self.table.sequence)
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
        await self._announce()
        await self._gather()

    async def _note_end(self) -> None:
        """Fix the names of those who played; where the store fails just then, the next change does it."""
        if self.table.status != "over" or self._end_noted:
            return
        with contextlib.suppress(Problem):
            async with self._lock:
                while not await self._stored(lambda table: commands.end(table, self.seat_names())):
                    await self._catch_up()
            await self.house.results.note(self.table, self.table.names or self.seat_names())
            await self.house.store.note_end(self.table.id, self.table.updated)
            self._end_noted = True

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
        is_new = notice.worker not in self._elsewhere
        self._elsewhere[notice.worker] = notice.people
        self._note_presence()
        await self.catch_up()
        if is_new:
            await self._announce()

    def _overhear(self, worker: str, aside: Aside) -> None:
        if aside.word == READS:
            self._reads_elsewhere[worker] = time.monotonic()
        elif aside.word == HAS_READ:
            self._reads_elsewhere.pop(worker, None)
            self._read.set()
        else:
            self._express(ReactionMessage(aside.seat, cast(Reaction, aside.word)))

    async def _say_aside(self, word: str, seat: int = 0) -> None:
        await self.house.hub.announce(Notice(self.house.worker, self.table.id, aside=Aside(word, seat)))

    async def catch_up(self) -> None:
        """Show what others have stored. Who asks while somebody is about to read it needs not read it again."""
        if not self._is_behind:
            self._is_behind = True
            async with self._lock:
                self._is_behind = False
                await self._catch_up()
        await self.learn_names()
        self.wake_bots()
        self.show()

    def worker_is_gone(self, worker: str) -> None:
        """Whoever was there through another worker is not any more."""
        self._overhear(worker, Aside(HAS_READ))
        if self._elsewhere.pop(worker, None):
            self._note_presence()
            self.wake_bots()
            self.show()

    async def _announce(self) -> None:
        self._announced = self._people_here()
        await self.house.hub.announce(Notice(self.house.worker, self.table.id, self._announced))

    async def learn_names(self) -> None:
        people = {seat.person for seat in self.table.seats if seat.person is not None}
        unknown = people - self.names.keys()
        if unknown:
            self.names |= dict.fromkeys(unknown, "") | await self.house.store.names(unknown)
        if self.table.pace >= DAY:
            self.table.rests = await rests_of(self.house.store, people)

    def seat_names(self) -> list[str]:
        return [seat.name or self.names.get(seat.person or "", "") or seat.bot or "" for seat in self.table.seats]

    # Visitors

    async def enter(self, visitor: Visitor) -> None:
        if not self._concerns(visitor.person):
            self._check_place(visitor)
        visitor.look = self._only_seat(visitor.person)
        self.used = time.monotonic()
        present, watching = self.present(), self._watching()
        self.visitors.add(visitor)
        self._note_presence()
        self.wake_bots()
        if self.present() == present and self._watching() == watching:
            self._show_to([visitor])
        await self._moved(present, watching)
        await self._gather()

    def _check_place(self, visitor: Visitor) -> None:
        """Spectators take no place from the host and the seats, nor one address all places from those to come."""
        networks = [other.network for other in self.visitors if not self._concerns(other.person)]
        most = limits.SPECTATORS_PER_TABLE - (limits.PLACES_KEPT if visitor.network in networks else 0)
        if len(networks) >= most:
            raise Problem("too-many", most=most)

    async def leave(self, visitor: Visitor) -> None:
        present, watching = self.present(), self._watching()
        self.visitors.discard(visitor)
        self._note_presence()
        self._read.set()
        if not self.visitors:
            self.forget_views()
        self.used = time.monotonic()
        await self._moved(present, watching)
        if visitor.reading_since is not None:
            await self._tell_of_readers(visitor)
        if self.present() != present and any(consent.people for consent in self.table.consents.values()):
            await self.do(lambda table: company.settle(table, self.present(), STAND_IN))
        await self._gather()

    def _note_presence(self, moment: int | None = None) -> None:
        """Since when whoever is missing is gone; at the beginning, at least since the table last changed."""
        people = {seat.person for seat in self.table.seats if seat.person is not None}
        away = people - self._people()
        self._gone = {person: self._gone.get(person, moment or now()) for person in away}

    async def _moved(self, present: frozenset[str], watching: int) -> None:
        """Who comes or goes without a seat is counted, up to a few."""
        if self.present() != present or self._watching() != watching:
            self.show()
        if self._people_here() != self._announced:
            await self._announce()

    def _watching(self) -> int:
        """How many watch; a crowd is not counted, so that it costs nothing when it comes and goes."""
        strangers = {visitor.person or id(visitor) for visitor in self.visitors if not self._concerns(visitor.person)}
        elsewhere = frozenset[str]().union(*self._elsewhere.values())
        return min(len(strangers | {person for person in elsewhere if not self._concerns(person)}), CROWD)

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
        self._show_state(visitor)

    def send_away(self, person: str) -> None:
        for visitor in self.visitors:
            if visitor.person == person:
                visitor.let_go()

    def is_away(self, seat: int) -> bool:
        """Whether the person of this seat has no page open at the table."""
        return seat < len(self.table.seats) and self.table.seats[seat].person not in self._people()

    def present(self) -> frozenset[str]:
        """The people of the seats who have a page open."""
        return frozenset(seat.person for seat in self.table.seats if seat.person is not None) & self._people()

    def is_here(self, person: str) -> bool:
        """Whether a person has a page open, seated or not."""
        return person in self._people()

    def _people_here(self) -> frozenset[str]:
        return frozenset(visitor.person for visitor in self.visitors if visitor.person is not None)

    def _people(self) -> frozenset[str]:
        return self._people_here().union(*self._elsewhere.values())

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
        begun = visitor.reading_since
        visitor.reading_since = time.monotonic() if reading else None
        self._spare(visitor, begun)
        self._read.set()
        await self._tell_of_readers(visitor)

    async def _tell_of_readers(self, visitor: Visitor) -> None:
        """Another worker may think for a bot that waits for who plays here."""
        if self.table.owned_by(visitor.person) and any(seat.kind == "bot" for seat in self.table.seats):
            await self._say_aside(READS if self._reading() else HAS_READ)

    def _spare(self, visitor: Visitor, begun: float | None) -> None:
        """The clock does not run against a reader, for as long as the bots would wait: granted first, then settled."""
        most = int(1000 * PATIENCE_WITH_READERS)
        for seat in self.table.owned_by(visitor.person) if self.table.pace else []:
            if visitor.reading_since is not None:
                self.table.spared[seat] = most
            elif begun is not None and self.table.spared[seat] == most:
                self.table.spared[seat] = min(most, int(1000 * (time.monotonic() - begun)))
        self._wind_clock()

    async def _until_read(self) -> None:
        """Wait while somebody who plays is still being shown what happened, but not for ever."""
        while (patience := self._patience()) > 0:
            self._read.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._read.wait(), patience)

    def _patience(self) -> float:
        """Seconds that the bots still wait for the slowest reader at the table."""
        begun = [*self._reading(), *self._reads_elsewhere.values()]
        return max((since + PATIENCE_WITH_READERS - time.monotonic() for since in begun), default=0)

    def _reading(self) -> list[float]:
        """Since when those who play here are being shown what happened."""
        readers = [visitor for visitor in self.visitors if self.table.owned_by(visitor.person)]
        return [visitor.reading_since for visitor in readers if visitor.reading_since is not None]

    # Hints

    async def hint(self, visitor: Visitor, person: str, seat: int, sequence: int) -> Advice:
        """What a bot would do on the seat that this page looks from; refused as stale when the question has changed."""
        self._check_hint(visitor, person, seat, sequence)
        state, topic = self.table.started(), self.table.topic("hint", seat)
        advice = await self.house.hints.ask(Account(visitor.network, person), state, seat, topic)
        self._check_hint(visitor, person, seat, sequence)
        return advice

    def _check_hint(self, visitor: Visitor, person: str, seat: int, sequence: int) -> None:
        commands.check_hint(self.table, person, seat, sequence)
        if visitor.look != seat:  # somebody else may have the screen
            raise Problem("not-your-seat", seat=seat)

    # Showing

    def summary(self, person: str | None) -> TableSummary:
        around = (self.names, self.present(), self._thoughts.keys(), self._gone, self._seal(), self._watching())
        told = presenter.summary(self.table, person, *around)
        return replace(told, deal=None) if self.house.secret else told

    def show(self) -> None:
        """Send every visitor what it has not been sent yet. Then nobody is left who has to see a moment of before."""
        self._show_to(self.visitors)
        self.table.beats = []

    def _show_to(self, visitors: Iterable[Visitor]) -> None:
        summaries: dict[str | None, Told] = {}
        around = self._around()
        for visitor in visitors:
            self._show_summary(visitor, around, summaries)
            self._show_state(visitor)

    def _show_summary(self, visitor: Visitor, around: object, summaries: dict[str | None, Told]) -> None:
        if visitor.shown_around == around:
            return
        visitor.shown_around = around
        person = visitor.person if self._concerns(visitor.person) else None
        if person not in summaries:
            summaries[person] = Told.of(self.summary(person))
        lasting, encoded = summaries[person]
        if lasting != visitor.shown_summary:
            visitor.shown_summary = lasting
            visitor.send_encoded(encoded)

    def _around(self) -> object:
        """All that a summary is made from and that can change; while it is the same, so is everybody's summary."""
        table = self.table
        around = (self.present(), self._watching(), tuple(self._thoughts))
        people = (around, tuple(self.names.items()), tuple(self._gone.items()))
        host = (
            table.host,
            table.hold,
            table.locked,
            table.hushed,
            tuple(table.conceded),
            presenter.silent(table),
            tuple(presenter.nudged(table)),
        )
        rests = tuple(map(table.rests_until, range(len(table.seats))))
        deal = (tuple(table.promises), tuple(table.deal.promises), tuple(table.deal.salts)) if table.deal else None
        promised = (deal, tuple(table.promises.items()), frozenset(table.spent), self._seal())
        return (*table.seats, table.status, table.rematch, people, host, rests, promised)

    def _concerns(self, person: str | None) -> bool:
        """Whether the table looks different to this person than to a spectator."""
        return person == self.table.host or self.table.seats_person(person)

    def _show_state(self, visitor: Visitor) -> None:
        table = self.table
        if visitor.look is not None and table.seats[visitor.look].person != visitor.person:
            visitor.look = None
        if table.state is None or visitor.has_seen(table):
            return
        since = visitor.events_to_keep(table)
        after = visitor.shown_at if since else 0
        visitor.saw(table)
        visitor.send_encoded(self._encoded_state(visitor.look, since, after))

    def _encoded_state(self, viewer: Viewer, since: int, after: int) -> bytes:
        """The message is made once for all who look alike; that of a running clock does not stay true for long."""
        moment = (self.table.sequence, now() // CLOCK_GRAIN if self.table.pace else 0)
        if moment != self._encoded_at:
            self._encoded = {}
            if moment[0] != self._encoded_at[0]:
                self._shown, self._shown_before = {}, self._shown
            self._encoded_at = moment
        key = (viewer, since, after)
        if key not in self._encoded:
            self._encoded[key] = self._encode_state(viewer, since, after)
        return self._encoded[key]

    def _encode_state(self, viewer: Viewer, since: int, after: int) -> bytes:
        """What changed, where the page has the state before; else the whole."""
        state = presenter.state_message(self.table, viewer, since, reset=since == 0)
        self._shown[viewer] = state
        before = self._shown_before.get(viewer)
        if state.reset or before is None or before.sequence != after:
            return encode(state)
        return encode(presenter.changes_message(state, before))

    def forget_views(self) -> None:
        """What the pages were shown; they are sent the whole next time."""
        self._encoded, self._shown, self._shown_before = {}, {}, {}

    # Bots

    def wake_bots(self) -> None:
        for seat in self._bots_to_think():
            if seat not in self._thoughts:
                self._thoughts[seat] = asyncio.create_task(self._think(seat))
        self._wind_clock()

    def _bots_to_think(self) -> list[int]:
        """Bots among themselves play on while somebody watches, or where it is the deal of a day."""
        bots = self.table.bots_to_act()
        alone = bots and self.table.day is None and not any(seat.person for seat in self.table.seats)
        return [] if alone and not self.visitors and not self._people() else bots

    def _account(self) -> Account:
        """Who pays for the bots: the host, from where the table was opened or is played."""
        players = [visitor.network for visitor in self.visitors if self._concerns(visitor.person)]
        return Account(self.opened_from or next(iter(players), ""), self.table.host)

    def _wind_clock(self) -> None:
        """Come back when the next person's time is over, or when somebody has been silent for too long.

        A clock that rings before is left as it is, for every move puts that off: it is wound anew when it rings.
        """
        present, loop = now(), asyncio.get_running_loop()
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

    async def _think(self, seat: int) -> None:
        """Decide for a bot until its seat owes nothing, or a person has taken it back."""
        try:
            while seat in self._bots_to_think():
                await self._think_once(seat)
        finally:
            del self._thoughts[seat]
            if not self._thoughts:
                self.house.hub.done(self.table.id)
            self.show()

    async def _think_once(self, seat: int) -> None:
        table = self.table
        asked_at, bot = table.asked_at[seat], table.seats[seat].bot or STAND_IN
        try:
            if not await self.house.hub.leads(table.id, self.house.worker):  # another worker thinks for this table
                await asyncio.sleep(SECONDS_BEFORE_RETRY)
                return
            player = self.house.roster.played_as(bot)
            topic, account = table.topic("bot", seat), self._account()
            with metrics.timed(metrics.BOT_SECONDS):
                action = await self.house.pool.choose(player, table.started(), seat, topic, account)
            await self._until_read()
            await self.do(lambda table: commands.play_as_bot(table, seat, asked_at, action))
        except Problem:  # the store fails, and has said so
            await asyncio.sleep(SECONDS_BEFORE_RETRY)
        except Exception:
            log.exception("a bot's action could not be stored", extra={"bot": bot})
            await asyncio.sleep(SECONDS_BEFORE_RETRY)

    async def close(self, why: Problem | None = None) -> None:
        """Send everybody away: to come back when the server does, or for good."""
        self.stop_clock()
        thoughts = list(self._thoughts.values())
        for thought in thoughts:
            thought.cancel()
        for thought in thoughts:
            with contextlib.suppress(asyncio.CancelledError):
                await thought
        for visitor in list(self.visitors):
            visitor.let_go(why)
