"""The websocket of a table: reads what a page asks, answers each request, and sends what there is to show."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from sylve.server import metrics
from sylve.server.bots.roster import STAND_IN
from sylve.server.rooms.room import Room
from sylve.server.rooms.visitors import TRY_AGAIN, Visitor
from sylve.server.services import Services
from sylve.server.wire import limits, presenter
from sylve.server.wire.callers import Serving, is_foreign, network_of, person_of
from sylve.server.wire.messages import Done, Error, HintMessage, Refused, ToPage
from sylve.server.wire.openings import check_openings
from sylve.server.wire.page_protocol import EXTENSION, PageProtocol
from sylve.server.wire.requests import (
    Assign,
    Concede,
    FromPage,
    Go,
    Hint,
    Hush,
    Lock,
    Look,
    Nudge,
    Ping,
    Play,
    Promise,
    React,
    Reading,
    Rematch,
    Remove,
    RequestNumber,
    Reveal,
    Sit,
    Stand,
    Start,
    Undo,
    Vote,
)
from sylve.table import commands, company, problems, promises, teaching
from sylve.table.problems import Problem

log = logging.getLogger("sylve.sockets")

FOREIGN, FLOODED = 4003, 4008
SECONDS_OF_PATIENCE = 0.1  # so that a flood slows itself down before it slows others
# What asks for more work than a look takes more of what an address may ask for.
WEIGHTS: dict[type, int] = {
    **dict.fromkeys((Sit, Stand, Assign, Remove, Start, Nudge, Vote, Concede, Promise, Reveal, Hint, Go), 4),
    Play: 2,
    Undo: 10,
    Rematch: 10,
}

Socket = WebSocket[Any, Any, Any]


class Numbered(msgspec.Struct):
    request: RequestNumber


_read: Callable[[bytes], FromPage] = msgspec.json.Decoder(FromPage).decode
_read_number = msgspec.json.Decoder(Numbered).decode


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: Socket, services: Serving, table: FromPath[str]) -> None:
    if is_foreign(socket):
        await socket.close(FOREIGN)
        return
    page: Any = (socket.scope["extensions"] or {}).pop(EXTENSION)
    visitor = Visitor(person_of(socket), network_of(socket), page)
    if not services.visits.may_arrive(visitor.network):
        await socket.close(TRY_AGAIN)
        return
    await socket.accept()
    try:
        with services.visits.connected(visitor.person, visitor.network):
            room = await services.rooms.up_to_date(table)
            await room.enter(visitor)
            await services.challenges.note(room.table, visitor.person)
            if services.maintenance.stops_at is not None:
                visitor.send(services.maintenance.told())
            await _stay(page, services, room, visitor)
    except Problem as problem:
        visitor.let_go(None if problem.code == "store-down" else problem)
    finally:
        del socket.receive, socket.send  # they know the socket too: such rings are seldom looked for


async def _stay(page: PageProtocol, services: Services, room: Room, visitor: Visitor) -> None:
    hints: set[asyncio.Task[None]] = set()
    try:
        await _listen(page, services, room, visitor, hints)
    finally:
        for task in hints:
            task.cancel()
        await asyncio.shield(room.leave(visitor))


async def _listen(
    page: PageProtocol, services: Services, room: Room, visitor: Visitor, hints: set[asyncio.Task[None]]
) -> None:
    """Requests are answered one after the other; a hint takes its time, and nothing waits for it."""
    bucket = limits.Bucket(limits.WATCHING if visitor.person is None else limits.MESSAGES)
    refused = 0
    while (raw := await page.heard()) is not None:
        message = _understood(raw)
        weight = WEIGHTS.get(type(message), 1)
        if not (bucket.take() and services.visits.may_speak(visitor.person, visitor.network, weight)):
            refused += 1
            if refused > limits.FLOOD:
                if services.visits.warnings.take():
                    log.warning("pages flood tables")
                page.part(FLOODED)
                return
            visitor.send(_error(_number_in(raw), Problem("too-fast")))
            await asyncio.sleep(SECONDS_OF_PATIENCE)
            continue
        refused = 0
        if isinstance(message, Hint):
            hint = asyncio.create_task(_reply(message, services, room, visitor))
            hints.add(hint)
            hint.add_done_callback(hints.discard)
        else:
            await _reply(message, services, room, visitor)


def _understood(raw: bytes) -> FromPage | Error:
    if len(raw) > limits.MESSAGE_BYTES:
        return Error(None, "too-large", {"most": limits.MESSAGE_BYTES})
    try:
        return _read(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Error(_number_in(raw), "bad-message", {})


async def _reply(message: FromPage | Error, services: Services, room: Room, visitor: Visitor) -> None:
    visitor.send(message if isinstance(message, Error) else await _answer(message, services, room, visitor))


async def _answer(message: FromPage, services: Services, room: Room, visitor: Visitor) -> ToPage:
    try:
        if isinstance(message, Hint):
            return await _hint(message, room, visitor)
        if isinstance(message, Play):
            with metrics.timed(metrics.PLAY_SECONDS):
                await _play(message, room, visitor)
        else:
            await _do(message, services, room, visitor)
    except problems.Refused as refused:
        metrics.REFUSALS.labels(refused.refusal.code).inc()
        return Refused(message.request, presenter.refusal(refused.refusal))
    except Problem as problem:
        return _error(message.request, problem)
    except Exception:
        log.exception("a request failed", extra={"request": type(message).__name__})
        return Error(message.request, "internal", {})
    return Done(message.request)


async def _hint(message: Hint, room: Room, visitor: Visitor) -> HintMessage:
    advice = await room.hint(visitor, visitor.signed_in(), message.seat, message.sequence)
    ideas = [presenter.idea(room.table.game, idea) for idea in advice.ideas]
    why = [presenter.why(reason) for reason in advice.why]
    return HintMessage(message.request, message.seat, message.sequence, ideas, why, advice.rather)


async def _play(message: Play, room: Room, visitor: Visitor) -> None:
    person = visitor.signed_in()
    await room.do(lambda table: commands.play(table, person, message.seat, message.action, message.sequence))


async def _do(message: FromPage, services: Services, room: Room, visitor: Visitor) -> None:
    if isinstance(message, Ping):
        return
    if isinstance(message, Look):
        room.look(visitor, message.seat)
        return
    if isinstance(message, Reading):
        await room.reads(visitor, message.reading)
        return
    person = visitor.signed_in()
    match message:
        case Sit(seat=seat, promise=promise):
            await services.challenges.check_sit(room.table, person)
            await services.clearing.check_welcome(room.table, person)
            await room.do(lambda table: commands.sit(table, person, seat, room.house.wanted(promise)))
        case Stand(seat=seat):
            await room.do(lambda table: commands.stand(table, person, seat, STAND_IN))
        case Assign(seat=seat, bot=bot):
            if bot is not None:
                room.house.roster.check(bot, room.table.game.id)
            await room.do(lambda table: commands.assign(table, person, seat, bot, room.is_away(seat)))
        case Remove(seat=seat):
            await room.do(lambda table: company.remove(table, person, seat))
        case Lock(locked=locked):
            await room.do(lambda table: company.lock(table, person, locked))
        case Hush(hushed=hushed):
            await room.do(lambda table: company.hush(table, person, hushed))
        case React(seat=seat, reaction=reaction):
            await room.react(person, seat, reaction)
        case Start():
            await room.do(lambda table: company.start(table, person, STAND_IN))
        case Nudge(seat=seat):
            await room.do(lambda table: company.nudge(table, person, seat))
        case Vote(seat=seat, agree=agree):
            await room.do(lambda table: company.vote(table, person, seat, agree, room.present(), STAND_IN))
        case Concede(seat=seat):
            await room.do(lambda table: company.concede(table, person, seat, STAND_IN))
        case Promise(promise=promised):
            await room.do(lambda table: promises.promise(table, person, promised))
        case Reveal(salt=salt):
            await room.do(lambda table: promises.reveal(table, person, bytes.fromhex(salt)))
        case Undo(seat=seat, sequence=sequence):
            await room.do(lambda table: commands.undo(table, person, seat, sequence))
        case Go(to=to):
            await room.do(lambda table: teaching.go(table, person, to))
        case Rematch(promise=promise):
            if room.table.status == "over" and room.table.rematch is None:
                await check_openings(services, visitor.network, person)
            wanted = room.house.wanted(promise)
            await room.do(lambda table: commands.rematch(table, person, wanted, room.house.secret))


def _error(request: int | None, problem: Problem) -> Error:
    metrics.REFUSALS.labels(problem.code).inc()
    return Error(request, problem.code, dict(problem.facts))


def _number_in(raw: bytes) -> int | None:
    """The number of a request that cannot be read otherwise."""
    try:
        return _read_number(raw).request
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
