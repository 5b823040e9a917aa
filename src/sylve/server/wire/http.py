"""The calls under /api, as docs/protocol.md lists them."""

import contextlib
import io
from typing import Annotated, Literal

import segno
from litestar import Response, Router, delete, get, post, put
from litestar.di import Provide
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

import sylve
from sylve import lessons, owner, puzzles
from sylve.engine.options import Option
from sylve.server import metrics
from sylve.server.bots.roster import STAND_IN, Roster
from sylve.server.bots.turns import Account
from sylve.server.invitations import http as invitations
from sylve.server.meet import clearing_http, games_http
from sylve.server.people import http as people
from sylve.server.services import Services
from sylve.server.wire import guests, limits, presenter, rulebooks
from sylve.server.wire.bodies import (
    Frame,
    GameSummary,
    Health,
    Lesson,
    Me,
    NewName,
    NewSeat,
    NewTable,
    Opened,
    OptionSummary,
    PlayOn,
    Review,
    RuleSection,
    WhenSummary,
    Words,
)
from sylve.server.wire.callers import Anyone, Caller, Serving, let_in, network_of, provide_anyone, provide_caller
from sylve.server.wire.names import checked_name
from sylve.server.wire.openings import check_openings
from sylve.server.wire.problems import AnyRequest, documented
from sylve.server.wire.puzzles import puzzle
from sylve.server.wire.values import TableSummary
from sylve.table import commands, days, playing_on, replays, teaching
from sylve.table.entries import Entry
from sylve.table.problems import Problem
from sylve.table.seats import OPEN, Seat

TableId = Annotated[str, PathParameter(max_length=64)]
MoveNumber = Annotated[int, PathParameter(ge=0, le=100_000)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=63)]
OffersQuery = Annotated[bool, QueryParameter()]
StepQuery = Annotated[str, QueryParameter(max_length=40)]


@get("/healthz")
async def health(services: Serving) -> Response[Health]:
    """Whether players can play: something is written to find out, once a second at most."""
    works = await services.health.works()
    state: Literal["ok", "failing"] = "ok" if works else "failing"
    told = Health(state, sylve.__version__, sylve.build, sylve.native.why, state)
    return Response(told, status_code=200 if works else 503)


@get("/metrics", include_in_schema=False, media_type="text/plain", sync_to_thread=False)
def metrics_text(services: Serving, request: AnyRequest) -> bytes:
    """What Prometheus reads, for who has the owner's token; to all others there is nothing here."""
    if not metrics.is_let_in(services.settings, request.headers.get("authorization")):
        raise Problem("not-found")
    return metrics.text(metrics.REGISTRY)


@get("/games", responses=documented(), sync_to_thread=False)
def games(services: Serving) -> list[GameSummary]:
    """Our own games, and those that other packages bring."""
    return [_game_summary(sylve.game(name), services.roster) for name in guests.games()]


def _game_summary(game: sylve.Game, roster: Roster) -> GameSummary:
    return GameSummary(
        id=game.id,
        version=game.version,
        seats=(min(game.seats), max(game.seats)),
        hidden=game.hidden,
        options=[_option_summary(name, option) for name, option in game.options.items()],
        bots=roster.offered(game.id),
        puzzles=[puzzle.name for puzzle in puzzles.of_game(game.id)],
    )


def _option_summary(name: str, option: Option) -> OptionSummary:
    when = [
        WhenSummary((table.seats[0], table.seats[-1]), dict(table.chosen), list(table.choices), table.most)
        for table in option.when
    ]
    return OptionSummary(name, list(option.choices), option.default, list(option.parts), when)


@get("/games/{game:str}/rules/{language:str}", responses=documented(404), sync_to_thread=False)
def rules(game: FromPath[str], language: FromPath[Literal["fr", "en"]]) -> list[RuleSection]:
    return rulebooks.sections(game, language)


@get("/games/{game:str}/words/{language:str}", responses=documented(404), sync_to_thread=False)
def words(game: FromPath[str], language: FromPath[Literal["fr", "en"]]) -> Words:
    """What a game of another package says, as Fluent's text: the page brings only our own games' words."""
    return Words(guests.words(game, language))


@get("/games/{game:str}/lessons", responses=documented(404), sync_to_thread=False)
def lessons_of(game: FromPath[str]) -> list[Lesson]:
    if game not in sylve.games():
        raise Problem("unknown-game", game=game)
    return [presenter.lesson(lesson) for lesson in lessons.of_game(game)]


@post("/games/{game:str}/lessons/{name:str}", status_code=201, responses=documented(401, 403, 404))
async def open_lesson(
    services: Serving,
    request: AnyRequest,
    caller: Caller,
    game: FromPath[str],
    name: FromPath[str],
    step: StepQuery = "",
) -> Opened:
    """A table of one's own, at which the lesson is played, from its beginning or a step on; it counts nowhere."""
    found = lessons.named(game, name) if game in sylve.games() else None
    begins = None if found is None else found.begins(step)
    if found is None or begins is None:
        raise Problem("unknown-lesson")
    await check_openings(services, network_of(request), caller)
    room = await services.rooms.open(teaching.open_lesson(caller, found, begins), network_of(request))
    return Opened(room.table.id)


@get("/me", responses=documented())
async def me(services: Serving, person: Anyone) -> Response[Me]:
    """Who I am; a caller without a session gets one."""
    if person is None:
        new = services.sessions.new_person()
        return Response(Me("", []), headers={"set-cookie": services.sessions.set_cookie(new)})
    return Response(await _me(services, person))


async def _me(services: Serving, person: str) -> Me:
    names = await services.store.names([person])
    return Me(names.get(person, ""), await _tables_of(services, person, limits.TABLES_LISTED))


@get("/me/tables", responses=documented())
async def my_tables(services: Serving, person: Anyone) -> list[TableSummary]:
    """All tables of the caller, as far as anybody would look through them."""
    return await _tables_of(services, person, limits.MOST_TABLES_LISTED) if person else []


async def _tables_of(services: Serving, person: str, most: int) -> list[TableSummary]:
    """A table that cannot be shown any more does not hide the others."""
    tables = []
    for table in await services.store.tables_of(person, most):
        with contextlib.suppress(Problem):
            summary = await _summary(services, table, person)
            if summary.lesson is None and summary.practice is None:  # lessons stand on the shelf of their game
                tables.append(summary)
    return tables


@put("/me", status_code=204, responses=documented(401, 403, 413))
async def rename(services: Serving, caller: Caller, data: JSONBody[NewName]) -> None:
    await services.rooms.rename(caller, checked_name(data.name))


@delete("/me/devices", status_code=200, responses=documented(401, 403))
async def leave_devices(services: Serving, caller: Caller) -> Response[Me]:
    """This browser alone stays: every other one is a stranger, neither link nor phrase leads here, no channel tells."""
    await services.people.devices.void(caller)
    await services.people.channels.drop_all(caller)
    await services.leave_devices(caller)
    return Response(await _me(services, caller), headers={"set-cookie": services.sessions.set_cookie(caller)})


@post("/tables", status_code=201, responses=documented(401, 403, 404, 413))
async def open_table(services: Serving, request: AnyRequest, caller: Caller, data: JSONBody[NewTable]) -> Opened:
    await check_openings(services, network_of(request), caller)
    for seat in data.seats:
        if seat.kind == "bot":
            services.roster.check(seat.bot, data.game)
    seats = [_new_seat(seat, caller) for seat in data.seats]
    room = await services.rooms.open(_opening(services, caller, data, seats), network_of(request))
    return Opened(room.table.id)


def _opening(services: Services, caller: str, data: NewTable, seats: list[Seat]) -> list[Entry]:
    """With the values of the owner's box, as the file has them now."""
    values = owner.values_of(sylve.game(data.game)) if data.game in sylve.games() else {}
    house = services.rooms.house
    promise = house.wanted(data.promise)
    return commands.open_table(
        *(caller, data.game, data.options, seats, data.hints, data.pace, values, house.secret, data.hold),
        promises={caller: promise} if promise else None,
    )


def _new_seat(seat: NewSeat, caller: str) -> Seat:
    if seat.kind == "me":
        return Seat(person=caller, name=checked_name(seat.name))
    return Seat(bot=seat.bot) if seat.kind == "bot" else OPEN


@get("/tables/{table:str}", responses=documented(404))
async def table_summary(services: Serving, person: Anyone, table: TableId) -> TableSummary:
    return await _summary(services, table, person)


async def _summary(services: Serving, table: str, person: str | None) -> TableSummary:
    return (await services.rooms.room(table)).summary(person)


@delete("/tables/{table:str}", status_code=204, responses=documented(401, 403, 404, 409))
async def delete_table(services: Serving, caller: Caller, table: TableId) -> None:
    room = await services.rooms.room(table)
    days.check_told(room.table)
    await services.rooms.delete(caller, table)


@get("/tables/{table:str}/qr.svg", responses=documented(404), media_type="image/svg+xml")
async def qr_code(services: Serving, request: AnyRequest, table: TableId) -> bytes:
    room = await services.rooms.room(table)
    elsewhere = invitations.told_reach(services, request).addresses
    base = services.settings.public_url or next(iter(elsewhere), str(request.base_url))
    picture = io.BytesIO()
    segno.make(f"{base.rstrip('/')}/table/{room.table.id}", micro=False).save(
        picture, kind="svg", scale=8, border=2, light="#fff"
    )
    return picture.getvalue()


@get("/tables/{table:str}/record", responses=documented(404, 409), media_type="text/plain")
async def record(services: Serving, person: Anyone, table: TableId) -> str:
    room = await services.rooms.room(table)
    await services.challenges.note(room.table, person)
    days.check_told(room.table)
    return room.record()


@get("/tables/{table:str}/moves/{move:int}", responses=documented(404, 409))
async def frame(
    services: Serving,
    person: Anyone,
    table: TableId,
    move: MoveNumber,
    seat: SeatQuery = None,
    offers: OffersQuery = False,
) -> Frame:
    room = await services.rooms.room(table)
    await services.challenges.note(room.table, person)
    return presenter.frame(replays.frame(room.table, move, seat), offers)


@post("/tables/{table:str}/moves/{move:int}/practice", status_code=201, responses=documented(401, 403, 404, 409, 413))
async def play_on(
    services: Serving, request: AnyRequest, caller: Caller, table: TableId, move: MoveNumber, data: JSONBody[PlayOn]
) -> Opened:
    """A table of one's own that goes on from a position of a finished game; it counts nowhere."""
    room = await services.rooms.room(table)
    days.check_told(room.table)
    await check_openings(services, network_of(request), caller)
    entries = playing_on.play_on(
        *(room.table, caller, move, data.seat, STAND_IN, data.action), secret=services.rooms.house.secret
    )
    return Opened((await services.rooms.open(entries, network_of(request))).table.id)


@post("/tables/{table:str}/review", status_code=202, responses=documented(401, 403, 404, 409))
async def begin_review(services: Serving, request: AnyRequest, caller: Caller, table: TableId) -> Review:
    room = await services.rooms.room(table)
    progress = services.reviews.begin(room.table, Account(network_of(request), caller))
    return presenter.review(room.table.game, progress)


@get("/tables/{table:str}/review", responses=documented(404, 409))
async def review(services: Serving, table: TableId) -> Review:
    room = await services.rooms.room(table)
    return presenter.review(room.table.game, services.reviews.of(room.table))


api = Router(
    "/api",
    route_handlers=[
        games,
        rules,
        words,
        lessons_of,
        open_lesson,
        puzzle,
        me,
        my_tables,
        rename,
        leave_devices,
        open_table,
        table_summary,
        delete_table,
        qr_code,
        record,
        frame,
        play_on,
        begin_review,
        review,
        *people.HANDLERS,
        *invitations.HANDLERS,
        *games_http.HANDLERS,
        *clearing_http.HANDLERS,
    ],
    guards=[let_in],
    dependencies={
        "person": Provide(provide_anyone, sync_to_thread=False),
        "caller": Provide(provide_caller, sync_to_thread=False),
    },
)
