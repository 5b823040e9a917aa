"""How people meet who have no link: tables shown in the clearing, invitations among those who have played together,
and blocking. A game that is played is shown where its host said so, and nobody is told another person's id."""

import base64
import contextlib
import hashlib
import hmac
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sqlalchemy import delete, func, or_, select, update

from sylve.server.meet.results import Results
from sylve.server.meet.rows import BlockRow, ClearingRow, InvitationRow
from sylve.server.rooms.room import Room
from sylve.server.rooms.rooms import Rooms
from sylve.server.store.store import Store
from sylve.server.wire.limits import Buckets, Rate
from sylve.table.entries import now
from sylve.table.problems import Problem
from sylve.table.table import Table

MOST_SHOWN = 60  # tables in the clearing
MOST_WATCHED = 6
MOST_INVITED = 12  # to one table
MOST_INVITATIONS = 20  # that wait for one person, the latest
MOST_TOLD_AT_ONCE = 50
MOST_BLOCKED = 500
GAMES_LOOKED_AT = 300  # for those one has played with
DAYS_KEPT = 30 * 86_400_000
# By person: a flood of invitations ends here, whoever they are for.
INVITATIONS = Rate(per_second=1 / 300, burst=20)


class Companion(NamedTuple):
    """Somebody with whom a person has played: `key` names them to that person alone."""

    key: str
    person: str
    name: str
    games: int


class Clearing:
    def __init__(self, store: Store, rooms: Rooms, key: bytes) -> None:
        self._store = store
        self._rooms = rooms
        self._key = key
        self._results = Results(store)
        self.rate = Buckets(INVITATIONS)

    # The clearing

    async def show(self, table: Table, person: str, shown: bool, watch: bool) -> None:
        """The host shows the waiting table to everybody, its game too if others may watch, or to nobody any more."""
        if table.host != person:
            raise Problem("not-host")
        row = self._store.insert(ClearingRow).values(table_id=table.id, host=person, shown=now(), watch=watch)
        async with self._store.writing() as connection:
            await connection.execute(delete(ClearingRow).where(ClearingRow.shown < now() - DAYS_KEPT))
            if shown and _may_be_shown(table, watch):
                await connection.execute(row.on_conflict_do_update(index_elements=["table_id"], set_={"watch": watch}))
            else:
                await connection.execute(delete(ClearingRow).where(ClearingRow.table_id == table.id))

    async def how_shown(self, table: str) -> tuple[bool, bool]:
        """Whether a table is shown while it waits, and whether it may be watched afterwards."""
        async with self._store.reading() as connection:
            watch = await connection.scalar(select(ClearingRow.watch).where(ClearingRow.table_id == table))
        return watch is not None, bool(watch)

    async def tables(self, person: str | None) -> tuple[list[Room], list[Room]]:
        """What waits for people and what can be watched, the latest first; nothing of who does not want to play with
        this person."""
        wanted = select(ClearingRow.table_id, ClearingRow.watch).order_by(ClearingRow.shown.desc()).limit(MOST_SHOWN)
        async with self._store.reading() as connection:
            watch = {row.table_id: row.watch for row in await connection.execute(wanted)}
        rooms = [room for room in await self._found(list(watch)) if _may_be_shown(room.table, watch[room.table.id])]
        gone = set(watch) - {room.table.id for room in rooms}
        if gone:
            async with self._store.writing() as connection:
                await connection.execute(delete(ClearingRow).where(ClearingRow.table_id.in_(gone)))
        blocking = await self.blocking(person)
        welcome = [room for room in rooms if not blocking & _people(room.table)]
        played = [room for room in welcome if room.table.status == "playing"]
        return [room for room in welcome if _waits(room.table)], played[:MOST_WATCHED]

    async def _waiting(self, tables: Sequence[str]) -> list[Room]:
        return [room for room in await self._found(tables) if _waits(room.table)]

    async def _found(self, tables: Sequence[str]) -> list[Room]:
        rooms = []
        for table in tables:
            with contextlib.suppress(Problem):  # it is gone, or cannot be read any more
                rooms.append(await self._rooms.room(table))
        return rooms

    # Blocking

    async def block(self, person: str, table: Table, seat: int) -> None:
        """Not to play with whoever sits there, from now on."""
        other = table.seats[seat].person if seat < len(table.seats) else None
        if other is None or other == person:
            raise Problem("unknown-seat", seat=seat)
        if not table.owned_by(person) and table.host != person:
            raise Problem("not-your-seat")
        row = self._store.insert(BlockRow).values(person=person, blocked=other, made=now())
        async with self._store.writing() as connection:
            held = select(func.count()).where(BlockRow.person == person)
            if (await connection.execute(held)).scalar_one() >= MOST_BLOCKED:
                raise Problem("too-many", most=MOST_BLOCKED)
            await connection.execute(row.on_conflict_do_nothing())
            of_theirs = (InvitationRow.person == person) & (InvitationRow.host == other)
            await connection.execute(delete(InvitationRow).where(of_theirs))

    async def unblock(self, person: str, key: str) -> None:
        for other in await self._blocked(person):
            if hmac.compare_digest(self._named(person, other), key):
                async with self._store.writing() as connection:
                    await connection.execute(
                        delete(BlockRow).where(BlockRow.person == person, BlockRow.blocked == other)
                    )

    async def blocked(self, person: str) -> list[Companion]:
        people = await self._blocked(person)
        names = await self._store.names(people)
        return [Companion(self._named(person, other), other, names.get(other, ""), 0) for other in people]

    async def _blocked(self, person: str) -> list[str]:
        wanted = select(BlockRow.blocked).where(BlockRow.person == person).order_by(BlockRow.made.desc())
        async with self._store.reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def blocking(self, person: str | None) -> set[str]:
        """Who does not want to play with this person."""
        if person is None:
            return set()
        async with self._store.reading() as connection:
            rows = await connection.execute(select(BlockRow.person).where(BlockRow.blocked == person))
            return set(rows.scalars())

    async def check_welcome(self, table: Table, person: str) -> None:
        """Nobody is told that they are blocked: to them the table is closed."""
        if table.owned_by(person) or table.host == person:
            return
        if await self.blocking(person) & _people(table):
            raise Problem("locked")

    # Invitations

    async def companions(self, person: str) -> list[Companion]:
        """With whom a person has played to the end, the latest first; those blocked are left out."""
        found: dict[str, Companion] = {}
        for game in await self._results.counted(person, GAMES_LOOKED_AT):
            for line in game:
                if line.person is not None and line.person != person:
                    known = found.get(line.person)
                    games = known.games + 1 if known else 1
                    name = known.name if known else line.name
                    found[line.person] = Companion(self._named(person, line.person), line.person, name, games)
        blocked = set(await self._blocked(person))
        return [companion for other, companion in found.items() if other not in blocked]

    async def invite(self, table: Table, person: str, key: str) -> None:
        """Ask somebody one has played with. Who has blocked the asker hears nothing, and the asker neither."""
        if not table.owned_by(person) and table.host != person:
            raise Problem("not-your-seat")
        if not _waits(table):
            raise Problem("no-free-seat")
        companion = next((each for each in await self.companions(person) if each.key == key), None)
        if companion is None:
            raise Problem("not-found")
        if not self.rate.take(person):
            raise Problem("too-fast")
        if person in await self._blocked(companion.person):
            return
        row = self._store.insert(InvitationRow).values(
            table_id=table.id, person=companion.person, host=person, made=now()
        )
        async with self._store.writing() as connection:
            await connection.execute(delete(InvitationRow).where(InvitationRow.made < now() - DAYS_KEPT))
            asked = select(func.count()).where(InvitationRow.table_id == table.id)
            if (await connection.execute(asked)).scalar_one() >= MOST_INVITED:
                raise Problem("too-many", most=MOST_INVITED)
            await connection.execute(row.on_conflict_do_nothing())

    async def invitations(self, person: str) -> list[tuple[Room, str]]:
        """The tables to which a person is asked while a seat is free, with the name of who asks."""
        wanted = select(InvitationRow.table_id, InvitationRow.host).where(InvitationRow.person == person)
        async with self._store.reading() as connection:
            rows = list(await connection.execute(wanted.order_by(InvitationRow.made.desc()).limit(MOST_INVITATIONS)))
        hosts = {row.table_id: row.host for row in rows}
        names = await self._store.names(hosts.values())
        rooms = await self._waiting(list(hosts))
        return [(room, names.get(hosts[room.table.id], "")) for room in rooms if not room.table.owned_by(person)]

    async def untold(self, people: Iterable[str], before: int) -> list[tuple[str, str]]:
        """Who of these people was asked to which table before that moment and has had no message of it."""
        wanted = (
            select(InvitationRow.table_id, InvitationRow.person)
            .where(InvitationRow.told.is_(None), InvitationRow.made <= before, InvitationRow.person.in_(people))
            .order_by(InvitationRow.made)
            .limit(MOST_TOLD_AT_ONCE)
        )
        async with self._store.reading() as connection:
            return [(row.table_id, row.person) for row in await connection.execute(wanted)]

    async def tell(self, table: str, person: str) -> Table | None:
        """The table to which a person is asked, if it is on us to tell: of several processes one does, and once."""
        asked = (InvitationRow.table_id == table) & (InvitationRow.person == person) & InvitationRow.told.is_(None)
        async with self._store.writing() as connection:
            claimed = await connection.execute(update(InvitationRow).where(asked).values(told=now()))
        if not claimed.rowcount:
            return None
        rooms = await self._waiting([table])
        return next((room.table for room in rooms if not room.table.owned_by(person)), None)

    async def decline(self, person: str, table: str) -> None:
        async with self._store.writing() as connection:
            mine = (InvitationRow.person == person) & (InvitationRow.table_id == table)
            await connection.execute(delete(InvitationRow).where(mine))

    async def forget(self, person: str) -> None:
        async with self._store.writing() as connection:
            await connection.execute(delete(BlockRow).where(or_(BlockRow.person == person, BlockRow.blocked == person)))
            await connection.execute(
                delete(InvitationRow).where(or_(InvitationRow.person == person, InvitationRow.host == person))
            )
            await connection.execute(delete(ClearingRow).where(ClearingRow.host == person))

    def _named(self, person: str, other: str) -> str:
        """What one person calls another on the wire: it means nothing to anybody else."""
        digest = hmac.digest(self._key, f"{person} {other}".encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest[:12]).decode()


def _waits(table: Table) -> bool:
    return table.status == "waiting" and not table.locked and any(seat.kind == "open" for seat in table.seats)


def _may_be_shown(table: Table, watch: bool) -> bool:
    return _waits(table) or (watch and table.status != "over")


def _people(table: Table) -> set[str]:
    return {table.host, *table.people()}
