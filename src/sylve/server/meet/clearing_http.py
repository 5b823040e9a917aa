"""The calls under /api by which people meet: clearing, invitations, blocking, as docs/protocol.md lists them."""

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter

from sylve.server.meet.messages import (
    ClearingSheet,
    Invited,
    Known,
    OpenSeat,
    OpenTable,
    Shown,
    ShownTable,
    WatchedTable,
)
from sylve.server.rooms.room import Room
from sylve.server.wire.callers import Anyone, Caller, Serving
from sylve.server.wire.problems import documented
from sylve.table.problems import Problem
from sylve.table.table import Table

TableId = Annotated[str, PathParameter(max_length=64)]
SeatPath = Annotated[int, PathParameter(ge=0, le=63)]
KeyPath = Annotated[str, PathParameter(max_length=64)]


@get("/clearing", responses=documented())
async def clearing(services: Serving, person: Anyone) -> ClearingSheet:
    """The tables that want players and the games to watch, where the owner has opened a clearing."""
    if not services.settings.clearing:
        return ClearingSheet(False, [], [])
    waiting, played = await services.clearing.tables(person)
    return ClearingSheet(True, [_told(room, person) for room in waiting], [_watched(room.table) for room in played])


@get("/tables/{table:str}/clearing", responses=documented(404))
async def is_shown(services: Serving, table: TableId) -> ShownTable:
    room = await services.rooms.room(table)
    if not services.settings.clearing:
        return ShownTable(False, False, False)
    return ShownTable(True, *await services.clearing.how_shown(room.table.id))


@put("/tables/{table:str}/clearing", status_code=204, responses=documented(401, 403, 404, 413))
async def show(services: Serving, caller: Caller, table: TableId, data: JSONBody[Shown]) -> None:
    """Show the own waiting table to everybody, its game too where `watch` says so, or to nobody any more."""
    if not services.settings.clearing:
        raise Problem("clearing-off")
    room = await services.rooms.room(table)
    await services.clearing.show(room.table, caller, data.shown, data.watch)


@get("/me/companions", responses=documented(401))
async def companions(services: Serving, caller: Caller) -> list[Known]:
    """With whom the caller has played, the latest first."""
    return [Known(each.key, each.name, each.games) for each in await services.clearing.companions(caller)]


@post("/tables/{table:str}/invitations", status_code=204, responses=documented(401, 403, 404, 409, 413))
async def invite(services: Serving, caller: Caller, table: TableId, data: JSONBody[Invited]) -> None:
    room = await services.rooms.room(table)
    await services.clearing.invite(room.table, caller, data.key)


@get("/me/invitations", responses=documented(401))
async def invitations(services: Serving, caller: Caller) -> list[OpenTable]:
    """To which tables the caller is asked, while a seat is free."""
    return [_told(room, caller, asks) for room, asks in await services.clearing.invitations(caller)]


@delete("/me/invitations/{table:str}", status_code=204, responses=documented(401, 403))
async def decline(services: Serving, caller: Caller, table: TableId) -> None:
    await services.clearing.decline(caller, table)


@post("/tables/{table:str}/seats/{seat:int}/block", status_code=204, responses=documented(401, 403, 404))
async def block(services: Serving, caller: Caller, table: TableId, seat: SeatPath) -> None:
    """Whoever sits there does not join the caller's tables any more, nor see them, nor invite the caller."""
    room = await services.rooms.room(table)
    await services.clearing.block(caller, room.table, seat)


@get("/me/blocks", responses=documented(401))
async def blocks(services: Serving, caller: Caller) -> list[Known]:
    return [Known(each.key, each.name, each.games) for each in await services.clearing.blocked(caller)]


@delete("/me/blocks/{key:str}", status_code=204, responses=documented(401, 403))
async def unblock(services: Serving, caller: Caller, key: KeyPath) -> None:
    await services.clearing.unblock(caller, key)


def _told(room: Room, person: str | None, asks: str | None = None) -> OpenTable:
    summary = room.summary(person)
    return OpenTable(
        table=summary.table,
        game=summary.game,
        options=summary.options,
        pace=summary.pace,
        seats=[OpenSeat(seat.kind, seat.name, seat.bot) for seat in summary.seats],
        mine=summary.host or any(seat.mine for seat in summary.seats),
        opened=summary.updated,
        asks=asks,
    )


def _watched(table: Table) -> WatchedTable:
    people = sum(seat.kind == "person" for seat in table.seats)
    return WatchedTable(table.id, table.game.id, people, len(table.seats) - people, len(table.plays))


HANDLERS = (
    clearing,
    is_shown,
    show,
    companions,
    invite,
    invitations,
    decline,
    block,
    blocks,
    unblock,
)
