"""Deals of finished games sent to friends. Whoever has seen the cards does not sit down to them."""

import secrets
from collections import OrderedDict

from sqlalchemy import or_, select

from sylve.server.meet.results import Line, Results
from sylve.server.meet.rows import ChallengeRow, ResultRow, WitnessRow
from sylve.server.rooms.rooms import Rooms
from sylve.server.store.models import MemberRow
from sylve.server.store.store import Store
from sylve.table import challenges, days
from sylve.table.entries import now
from sylve.table.problems import Problem
from sylve.table.table import Table

REMEMBERED = 10_000  # who was just noted, so that every frame of a replay is not written down
MOST_SHOWN = 50  # games of one deal


class Challenges:
    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store = store
        self._rooms = rooms
        self._results = Results(store)
        self._noted: OrderedDict[tuple[str, str], None] = OrderedDict()

    async def make(self, table: Table, person: str) -> str:
        """What leads others to this table's deal, and not to the table. Asked again it is the same."""
        challenges.check_may_challenge(table, person)
        days.check_told(table)
        if table.challenge is not None:
            return table.challenge
        made = self._store.insert(ChallengeRow).values(id=secrets.token_urlsafe(12), table_id=table.id, made=now())
        async with self._store.writing() as connection:
            await connection.execute(made.on_conflict_do_nothing())
            wanted = select(ChallengeRow.id).where(ChallengeRow.table_id == table.id)
            return str((await connection.execute(wanted)).scalar_one())

    async def origin(self, challenge: str) -> Table:
        """The finished table whose deal it is."""
        async with self._store.reading() as connection:
            table = await connection.scalar(select(ChallengeRow.table_id).where(ChallengeRow.id == challenge))
        if table is None:
            raise Problem("unknown-challenge")
        return (await self._rooms.room(str(table))).table

    async def open(self, challenge: str, person: str, network: str) -> str:
        origin = await self.origin(challenge)
        if mine := await self.table_of(challenge, person):
            return mine
        if await self.has_seen(challenge, person):
            raise Problem("seen-deal")
        room = await self._rooms.open(challenges.open_challenge(origin, challenge, person), network)
        await self.note(room.table, person)
        return room.table.id

    async def table_of(self, challenge: str, person: str) -> str | None:
        """Where this person plays or played the deal."""
        wanted = (
            select(WitnessRow.table_id)
            .join(MemberRow, (MemberRow.table_id == WitnessRow.table_id) & (MemberRow.person == WitnessRow.person))
            .where(WitnessRow.challenge == challenge, WitnessRow.person == person)
        )
        async with self._store.reading() as connection:
            return await connection.scalar(wanted)

    async def has_seen(self, challenge: str, person: str, besides: str = "") -> bool:
        """Whether this person sat at the finished table, or was seen looking at a game of this deal that had begun."""
        origin = await self.origin(challenge)
        sat = select(MemberRow.table_id).where(MemberRow.person == person, MemberRow.table_id == origin.id)
        looked = select(WitnessRow.table_id).where(
            WitnessRow.person == person, or_(WitnessRow.table_id == origin.id, WitnessRow.challenge == challenge)
        )
        async with self._store.reading() as connection:
            tables = set((await connection.execute(sat.union(looked))).scalars()) - {besides}
        return any([await self._has_begun(table) for table in tables])

    async def _has_begun(self, table: str) -> bool:
        """Of a table that was deleted before its game nobody is kept as a witness."""
        if not await self._store.has_table(table):
            return True
        return (await self._rooms.room(table)).table.status != "waiting"

    async def check_sit(self, table: Table, person: str) -> None:
        """Whoever has a seat here already may come back to it; others must not know the cards."""
        if table.challenge is None or table.owned_by(person):
            return
        if await self.has_seen(table.challenge, person, besides=table.id):
            raise Problem("seen-deal")

    async def note(self, table: Table, person: str | None) -> None:
        """Somebody looks at a game. Whoever has a seat is known from there, unless the deal came from elsewhere."""
        key = (table.id, person or "")
        sits = table.challenge is None and (table.host == person or bool(table.owned_by(person)))
        if person is None or sits or key in self._noted:
            return
        await self._store.note_witness(table.id, person, table.challenge)
        self._noted[key] = None
        if len(self._noted) > REMEMBERED:
            self._noted.popitem(last=False)

    async def results(self, challenge: str) -> list[list[Line]]:
        """Every game of the deal that has ended, the first one first; of each all seats."""
        origin = await self.origin(challenge)
        mine = select(ResultRow.table_id).where(
            or_(ResultRow.challenge == challenge, ResultRow.table_id == origin.id), ResultRow.seat == 0
        )
        some = mine.order_by(ResultRow.ended).limit(MOST_SHOWN)
        return (await self._results.games(some.subquery().c.table_id))[::-1]
