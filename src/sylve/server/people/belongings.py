"""All that is kept of a person: given as one file, or forgotten."""

import asyncio
import contextlib
import io
import zipfile
from functools import partial

import msgspec
from sqlalchemy import delete

from sylve.server.bots.roster import STAND_IN
from sylve.server.meet.clearing import Clearing
from sylve.server.meet.results import Line, Wanted
from sylve.server.meet.rows import WitnessRow
from sylve.server.people.channels import Channels
from sylve.server.people.devices import Devices
from sylve.server.people.learned import Learned
from sylve.server.people.rows import AskedRow, LearnedRow, RestRow
from sylve.server.rooms.room import Room
from sylve.server.rooms.rooms import Rooms
from sylve.server.store.store import Store
from sylve.server.wire import limits, presenter
from sylve.server.wire.messages import StateMessage
from sylve.table import commands, days, replays
from sylve.table.problems import Problem
from sylve.table.table import Table

MOST_GAMES = 2000  # in one file, the latest first


class Belongings:
    def __init__(self, store: Store, rooms: Rooms, devices: Devices, channels: Channels, clearing: Clearing) -> None:
        self._clearing = clearing
        self._store = store
        self._rooms = rooms
        self._devices = devices
        self._channels = channels
        self._packing = asyncio.Semaphore(1)

    async def packed(self, person: str) -> bytes:
        """A zip file: `me.json`, the record of every finished game, and what the person knows of the others."""
        file = io.BytesIO()
        async with self._packing:
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
                tables = await self._store.tables_of(person, MOST_GAMES)
                archive.writestr("me.json", await self._about(person, tables))
                for table in tables:
                    with contextlib.suppress(Problem):  # one that cannot be read any more does not hide the others
                        await self._pack(archive, table, person)
        return file.getvalue()

    async def _about(self, person: str, tables: list[str]) -> bytes:
        names = await self._store.names([person])
        phrase = await self._devices.phrase_made(person)
        games = await self._rooms.house.results.page(person, Wanted(), MOST_GAMES)
        results = [_result(line) for game in games for line in game if line.person == person]
        told = [{"kind": each.kind, "address": each.address} for each in await self._channels.of(person)]
        kept = {"phrase_made": phrase, "told_by": told, "tables": tables, "results": results}
        blocked = [companion.name for companion in await self._clearing.blocked(person)]
        learned = await Learned(self._store).of(person)
        return _json({"name": names.get(person, ""), **kept, "blocked": blocked, "learned": learned})

    async def _pack(self, archive: zipfile.ZipFile, table: str, person: str) -> None:
        """Built beside the rooms: whoever takes everything along does not fill the memory with old tables."""
        entries = await self._store.entries(table)
        room = Room(await asyncio.to_thread(Table.rebuilt, entries), self._rooms.house)
        await room.learn_names()
        name = f"{room.table.game.id}-{table}"
        if room.table.status == "over" and not days.is_secret(room.table):
            archive.writestr(f"records/{name}.txt", replays.record(room.table, room.seat_names()))
        else:
            seen = {"table": room.summary(person), "seats": _seen(room.table, person)}
            archive.writestr(f"unfinished/{name}.json", _json(seen))

    async def forget(self, person: str) -> None:
        """Nothing leads to this person any more. Where others still play a robot takes the seat; the rest goes."""
        await self._devices.void(person)
        await self._channels.drop_all(person)
        await self._rooms.house.results.forget(person)
        await self._clearing.forget(person)
        await self._rooms.rename(person, "")
        for table in await self._store.tables_of(person, limits.TABLES_OF_A_PERSON):
            try:
                await self._leave(table, person)
            except Problem:  # it cannot be read any more
                await self._store.forget_member(person, table)
        async with self._store.writing() as connection:
            for row in (RestRow, AskedRow, WitnessRow, LearnedRow):
                await connection.execute(delete(row).where(row.person == person))

    async def _leave(self, table: str, person: str) -> None:
        room = await self._rooms.room(table)
        if room.table.status != "over" and commands.others_at(room.table, person):
            for seat in room.table.owned_by(person):
                await room.do(partial(commands.stand, person=person, seat=seat, stand_in=STAND_IN))
            await self._store.forget_member(person, table)
        else:
            await self._rooms.delete(person, table)


def _seen(table: Table, person: str) -> list[StateMessage]:
    """The game as each of the own seats may know it."""
    if table.status == "waiting":
        return []
    views = table.views()
    return [presenter.state_message(table, views, seat, 0, reset=True) for seat in table.owned_by(person)]


def _result(line: Line) -> dict[str, object]:
    kept = line._asdict()
    return {name: kept[name] for name in ("table", "seat", "result", "points", "place", "costs", "day")}


def _json(value: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=2)
