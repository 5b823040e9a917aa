"""How finished games ended, seat by seat: noted once, so that nobody's history needs the games themselves."""

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, exists, func, select, update

import sylve
from sylve.server.bots.reviews import Seen
from sylve.server.meet.rows import ResultRow
from sylve.server.store.commits import Result
from sylve.server.store.models import MemberRow, TableRow
from sylve.server.store.store import Store
from sylve.table.problems import Problem
from sylve.table.table import Table

LATE_AT_ONCE = 20  # games that ended before they were noted, caught up with at one call


class Line(NamedTuple):
    """A row of the results, read."""

    table: str
    seat: int
    game: str
    ended: int
    company: str
    person: str | None
    bot: str | None
    name: str
    result: str
    counts: bool
    points: int | None
    place: int | None
    lines: dict[str, int]
    rival: dict[str, Any]
    costs: dict[str, Any] | None
    day: str | None
    challenge: str | None


class Wanted(NamedTuple):
    """Which of a person's games; what is None does not matter."""

    game: str | None = None
    result: str | None = None
    company: str | None = None
    before: int | None = None


class Results:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def note_review(self, table: str, seen: Sequence[Seen]) -> None:
        """What each seat gave away, by the verb of the decision."""
        await self._note_late([table])
        async with self._store.writing() as connection:
            wanted = select(ResultRow.seat, ResultRow.game).where(ResultRow.table_id == table)
            for seat, game in (await connection.execute(wanted)).all():
                costs = costs_of(game, [each for each in seen if each.seat == seat])
                row = update(ResultRow).where(ResultRow.table_id == table, ResultRow.seat == seat)
                await connection.execute(row.values(costs=_json(costs)))

    async def page(self, person: str, wanted: Wanted, limit: int) -> list[list[Line]]:
        """A person's games, the latest first; of each all seats."""
        await self._catch_up(person)
        mine = select(ResultRow.table_id).where(ResultRow.person == person, *_conditions(wanted))
        some = mine.group_by(ResultRow.table_id, ResultRow.ended).order_by(ResultRow.ended.desc()).limit(limit)
        return await self.games(some.subquery().c.table_id)

    async def counted(self, person: str, limit: int) -> list[list[Line]]:
        """The latest games that count, the latest first; of each all seats."""
        await self._catch_up(person)
        mine = select(ResultRow.table_id).where(ResultRow.person == person, ResultRow.counts)
        some = mine.order_by(ResultRow.ended.desc()).limit(limit)
        return await self.games(some.subquery().c.table_id)

    async def games(self, tables: ColumnElement[str]) -> list[list[Line]]:
        """These games, the latest first; of each all seats."""
        wanted = select(ResultRow.__table__).join(tables.table, tables == ResultRow.table_id)
        ordered = wanted.order_by(ResultRow.ended.desc(), ResultRow.table_id, ResultRow.seat)
        games: dict[str, list[Line]] = defaultdict(list)
        async with self._store.reading() as connection:
            for row in await connection.execute(ordered):
                line = _line(row)
                games[line.table].append(line)
        return list(games.values())

    async def of_day(self, day: str, game: str) -> list[Line]:
        """The first seats of the tables at which the deal of that day was played to the end."""
        wanted = select(ResultRow.__table__).where(ResultRow.day == day, ResultRow.game == game, ResultRow.seat == 0)
        async with self._store.reading() as connection:
            return [_line(row) for row in await connection.execute(wanted.order_by(ResultRow.ended))]

    async def counted_on(self, day: str) -> dict[str, int]:
        """How many people have played the deal of that day to the end, by game."""
        wanted = select(ResultRow.game, func.count()).where(ResultRow.day == day, ResultRow.person.is_not(None))
        async with self._store.reading() as connection:
            rows = await connection.execute(wanted.group_by(ResultRow.game))
            return {row[0]: row[1] for row in rows}

    async def forget(self, person: str) -> None:
        """Others keep how their games ended; who it was that played there is not known any more."""
        mine = update(ResultRow).where(ResultRow.person == person)
        async with self._store.writing() as connection:
            await connection.execute(mine.values(person=None, name="", costs=None))

    async def _catch_up(self, person: str) -> None:
        """Games that ended before results were noted, or just as the server died."""
        noted = exists().where(ResultRow.table_id == TableRow.id)
        wanted = (
            select(TableRow.id)
            .join(MemberRow, MemberRow.table_id == TableRow.id)
            .where(MemberRow.person == person, TableRow.finished.is_not(None), ~noted)
            .order_by(TableRow.updated.desc())
            .limit(LATE_AT_ONCE)
        )
        async with self._store.reading() as connection:
            late = list((await connection.execute(wanted)).scalars())
        await self._note_late(late)

    async def _note_late(self, tables: Sequence[str]) -> None:
        for table in tables:
            async with self._store.reading() as connection:
                known = await connection.scalar(select(func.count()).where(ResultRow.table_id == table))
            if known:
                continue
            with contextlib.suppress(Problem):  # it cannot be read any more
                rebuilt = await asyncio.to_thread(Table.rebuilt, await self._store.entries(table))
                await self._store.append(rows_of(rebuilt, rebuilt.names or [""] * len(rebuilt.seats)))


def rows_of(table: Table, names: Sequence[str]) -> list[Result]:
    """One row for each seat. Lessons and practice leave rows too, which name nobody: so they are looked at once."""
    state = table.started()
    outcome = state.outcome() if state.over else None
    rival = outcome.rival if outcome else None
    told_rival = {"name": rival.name, "points": rival.points, "level": outcome and outcome.level} if rival else {}
    rows = []
    for seat, place in enumerate(table.seats):
        owner = _owner(table, seat) if table.counts else None
        rows.append(
            Result(
                table_id=table.id,
                seat=seat,
                game=table.game.id,
                ended=table.updated,
                company=_company(table),
                person=owner,
                bot=place.bot,
                name=(names[seat] if owner and place.person else "") or "",
                result=_result(table, seat),
                counts=owner is not None and _decided_alone(table, seat, owner),
                points=outcome.scores[seat] if outcome else None,
                place=outcome.ranks[seat] if outcome else None,
                lines=_json({rule: points[seat] for rule, points in outcome.breakdown.items()} if outcome else {}),
                rival=_json(told_rival),
                costs=None,
                day=table.day,
                challenge=table.challenge,
            )
        )
    return rows


def _owner(table: Table, seat: int) -> str | None:
    """Whoever has the seat, or gave it up; who just left has no part in the end."""
    if table.seats[seat].person is None and seat in table.conceded:
        return next((person for person, held in table.held.items() if seat in held), None)
    return table.seats[seat].person


def _company(table: Table) -> str:
    if not table.counts:
        return "none"
    if len(table.seats) == 1:
        return "alone"
    people = [seat for seat in range(len(table.seats)) if _owner(table, seat) is not None]
    return "people" if len(people) > 1 else "bots"


def _result(table: Table, seat: int) -> str:
    state = table.started()
    if seat in table.conceded:
        return "left"
    if not state.over:  # all others gave up
        return "won"
    outcome = state.outcome()
    won = outcome.ranks[seat] == 1 if outcome.won is None else outcome.won
    return "won" if won else "lost"


def _decided_alone(table: Table, seat: int, person: str) -> bool:
    """Not so at a screen that is shared, nor where a robot kept the seat to the end."""
    owned = [number for number in range(len(table.seats)) if _owner(table, number) == person]
    return len(owned) == 1 and not table.seats[seat].lent


def costs_of(game: str, seen: Sequence[Seen]) -> dict[str, Any]:
    """The chances to win that a seat gave away, by the verb it played: how often, and how much in all."""
    verbs: dict[str, list[float]] = {}
    for each in seen:
        verb = str(sylve.game(game).actions.act(each.verdict.played.action)["verb"])
        count, cost = verbs.get(verb, [0, 0.0])
        verbs[verb] = [count + 1, round(cost + each.verdict.cost, 4)]
    return {"verbs": verbs}


def _conditions(wanted: Wanted) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = []
    if wanted.game is not None:
        found.append(ResultRow.game == wanted.game)
    if wanted.result is not None:
        found.append(ResultRow.result == wanted.result)
    if wanted.company is not None:
        found.append(ResultRow.company == wanted.company)
    if wanted.before is not None:
        found.append(ResultRow.ended < wanted.before)
    return found


def _line(row: Any) -> Line:
    read = msgspec.json.decode
    costs = None if row.costs is None else read(row.costs)
    kept = (row.table_id, row.seat, row.game, row.ended, row.company, row.person, row.bot, row.name, row.result)
    return Line(
        *kept, row.counts, row.points, row.place, read(row.lines), read(row.rival), costs, row.day, row.challenge
    )


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
