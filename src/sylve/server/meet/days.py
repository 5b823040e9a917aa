"""The deals of the days: their secrets follow from one of the server's, so that any worker knows them and none sends
them before the day is over."""

import base64
import contextlib
import hashlib
import hmac
from datetime import date, timedelta
from typing import NamedTuple

from sqlalchemy import select

import sylve
from sylve import owner
from sylve.engine import chance
from sylve.server.meet.results import Line, Results
from sylve.server.rooms.rooms import Rooms
from sylve.server.store.commits import SequenceTaken
from sylve.server.store.models import TableRow
from sylve.server.store.store import Store
from sylve.table import days
from sylve.table.problems import Problem
from sylve.table.seats import Seat
from sylve.table.table import Table

DAYS_SHOWN = 30  # that have been
OAK = "the oak's own game"
ID_BYTES = 12


class Entrant(NamedTuple):
    """How somebody did with the deal of a day; `place` is None for who gave up or ended after the day was over."""

    line: Line
    place: int | None


class Days:
    def __init__(self, store: Store, rooms: Rooms, key: bytes) -> None:
        self._store = store
        self._rooms = rooms
        self._results = Results(store)
        self._key = key

    def commitment(self, day: date, game: str) -> str:
        return chance.commitment(self._secret(day, game))

    def told_secret(self, day: date, game: str) -> str | None:
        """The secret of a day that is over."""
        return self._secret(day, game).hex() if day < days.today() else None

    def check(self, day: date, game: str) -> None:
        """Whether there is something to show of that day."""
        if game not in sylve.own_games():
            raise Problem("unknown-game", game=game)
        if not days.today() - timedelta(days=DAYS_SHOWN) <= day <= days.today():
            raise Problem("not-found")

    def table_of(self, day: date, game: str, person: str) -> str:
        """Where this person plays the deal of that day: one table, whichever worker is asked and how often."""
        return base64.urlsafe_b64encode(self._derived("table", day, game, person)[:ID_BYTES]).decode()

    async def open(self, game: str, person: str, network: str) -> str:
        """The caller's table of today's deal. The oak begins its own when somebody does."""
        day = days.today()
        self.check(day, game)
        table = self.table_of(day, game, person)
        if not await self._store.has_table(table):
            await self._open(table, day, game, Seat(person=person), network)
        await self.wake_oak(day, game)
        return table

    async def wake_oak(self, day: date, game: str) -> None:
        """Let the oak play the deal, or play on where the server was stopped."""
        table = self.table_of(day, game, OAK)
        if await self._store.has_table(table):
            await self._rooms.room(table)
        else:
            await self._open(table, day, game, Seat(bot=days.RIVAL), "")

    async def _open(self, table: str, day: date, game: str, first: Seat, network: str) -> None:
        values = owner.values_of(sylve.game(game))
        entries = days.open_day(table, first, game, day, self._secret(day, game), values)
        with contextlib.suppress(SequenceTaken):  # another call was faster
            await self._rooms.open(entries, network)

    async def begun_by(self, person: str, day: date) -> dict[str, str]:
        """The tables of that day that this person has, by game."""
        tables = {self.table_of(day, game, person): game for game in sylve.own_games()}
        wanted = select(TableRow.id).where(TableRow.id.in_(tables))
        async with self._store.reading() as connection:
            return {tables[table]: table for table in (await connection.execute(wanted)).scalars()}

    async def live(self, table: str) -> Table:
        return (await self._rooms.room(table)).table

    async def entrants(self, day: date, game: str) -> list[Entrant]:
        """Everybody who has played the deal to the end, the best first: who won, then who has more points.

        The oak is among them and takes nobody's place.
        """
        oak = self.table_of(day, game, OAK)
        found = [line for line in await self._results.of_day(day.isoformat(), game) if line.person or line.table == oak]
        ranked = sorted((line for line in found if _is_ranked(line, day)), key=_merit, reverse=True)
        people = [line for line in ranked if line.table != oak]
        places = {line.table: sum(_merit(other) > _merit(line) for other in people) + 1 for line in ranked}
        others = [line for line in found if line.table not in places]
        return [Entrant(line, places.get(line.table)) for line in [*ranked, *others]]

    async def players(self, day: date) -> dict[str, int]:
        """How many people have played each game's deal to the end."""
        return await self._results.counted_on(day.isoformat())

    def is_oak(self, line: Line, day: date) -> bool:
        return line.table == self.table_of(day, line.game, OAK)

    def _secret(self, day: date, game: str) -> bytes:
        return self._derived("secret", day, game, "")

    def _derived(self, what: str, day: date, game: str, whose: str) -> bytes:
        return hmac.digest(self._key, f"{what} {day.isoformat()} {game} {whose}".encode(), hashlib.sha256)


def _is_ranked(line: Line, day: date) -> bool:
    return line.points is not None and line.result != "left" and line.ended < days.end_of(day)


def _merit(line: Line) -> tuple[bool, int]:
    return line.result == "won", line.points or 0
