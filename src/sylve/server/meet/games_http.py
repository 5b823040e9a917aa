"""The calls under /api about one's games, the deals of the day and challenges, as docs/protocol.md lists them."""

import asyncio
from collections.abc import Sequence
from datetime import date, timedelta
from typing import Annotated, cast

from litestar import get, post
from litestar.params import FromPath, FromQuery, PathParameter, QueryParameter

import sylve
from sylve.server.meet.days import Entrant
from sylve.server.meet.decisions import decisions as decisions_of
from sylve.server.meet.messages import (
    ChallengeGame,
    ChallengeSeat,
    ChallengeSheet,
    Company,
    DayGame,
    DayOverview,
    DayResult,
    DaySheet,
    Figures,
    MyDay,
    NewChallenge,
    PlayedGame,
    PlayedGames,
    PlayedRival,
    PlayedSeat,
    Result,
)
from sylve.server.meet.results import Line, Wanted
from sylve.server.meet.statistics import figures, own
from sylve.server.wire.bodies import Decision, Opened
from sylve.server.wire.callers import Anyone, Caller, Serving, network_of
from sylve.server.wire.names import told_apart
from sylve.server.wire.openings import check_openings
from sylve.server.wire.problems import AnyRequest, documented
from sylve.table import days
from sylve.table.problems import Problem

A_PAGE = 20
MOST_COUNTED = 500  # games that figures are made of, the latest
GameQuery = Annotated[str | None, QueryParameter(max_length=40)]
Before = Annotated[int | None, QueryParameter(ge=0, le=2**53 - 1)]


@get("/me/games", responses=documented(401))
async def my_games(
    services: Serving,
    caller: Caller,
    game: GameQuery = None,
    result: FromQuery[Result | None] = None,
    company: FromQuery[Company | None] = None,
    before: Before = None,
) -> PlayedGames:
    """The caller's finished games, the latest first; `before` is the end of the last one that was shown."""
    wanted = Wanted(game, result, company, before)
    found = await services.rooms.house.results.page(caller, wanted, A_PAGE + 1)
    return PlayedGames([_played(each, caller) for each in found[:A_PAGE]], len(found) > A_PAGE)


@get("/me/figures", responses=documented(401))
async def my_figures(services: Serving, caller: Caller) -> Figures:
    """What the caller's games say, game by game."""
    return Figures(figures(await services.rooms.house.results.counted(caller, MOST_COUNTED), caller))


def _played(game: Sequence[Line], person: str) -> PlayedGame:
    me = own(game, person)
    names = told_apart([line.name for line in game])
    return PlayedGame(
        table=me.table,
        game=me.game,
        ended=me.ended,
        company=cast(Company, me.company),
        result=cast(Result, me.result),
        counts=me.counts,
        points=me.points,
        place=me.place,
        seats=[
            PlayedSeat(line.seat, names[line.seat], line.bot, line.person == person, line.points, line.place)
            for line in game
        ],
        rival=PlayedRival(**me.rival) if me.rival else None,
        day=me.day,
    )


# The deal of the day

MOST_SHOWN = 100
TableId = Annotated[str, PathParameter(max_length=64)]


@get("/days", responses=documented())
async def days_today(services: Serving, person: Anyone) -> DayOverview:
    """Today's deals, and how the caller did."""
    today = days.today()
    if not services.settings.days:
        return DayOverview(today.isoformat(), [])
    begun = await services.days.begun_by(person, today) if person else {}
    players = await services.days.players(today)
    return DayOverview(
        today.isoformat(),
        [
            DayGame(
                game=game,
                commitment=services.days.commitment(today, game),
                tomorrow=services.days.commitment(today + timedelta(days=1), game),
                players=players.get(game, 0),
                mine=await _my_day(services, begun[game], await services.days.entrants(today, game))
                if game in begun
                else None,
            )
            for game in sylve.own_games()
        ],
    )


@post("/days/{game:str}", status_code=201, responses=documented(401, 403, 404))
async def open_day(services: Serving, request: AnyRequest, caller: Caller, game: FromPath[str]) -> Opened:
    """The caller's table of today's deal: opened once, and led to ever after."""
    _check_days(services)
    await check_openings(services, network_of(request), caller)
    return Opened(await services.days.open(game, caller, network_of(request)))


@get("/days/{game:str}/{day:date}", responses=documented(404))
async def day_sheet(services: Serving, person: Anyone, game: FromPath[str], day: FromPath[date]) -> DaySheet:
    _check_days(services)
    deals = services.days
    deals.check(day, game)
    entrants = await deals.entrants(day, game)
    mine = (await deals.begun_by(person, day)).get(game) if person else None
    my_day = await _my_day(services, mine, entrants) if mine else None
    over = day < days.today()
    shown = over or (my_day is not None and my_day.over)
    if shown and not any(deals.is_oak(entrant.line, day) for entrant in entrants):
        await deals.wake_oak(day, game)
    kept = [entrant for number, entrant in enumerate(entrants) if number < MOST_SHOWN or entrant.line.table == mine]
    return DaySheet(
        day=day.isoformat(),
        game=game,
        over=over,
        commitment=deals.commitment(day, game),
        secret=deals.told_secret(day, game),
        players=sum(entrant.line.person is not None for entrant in entrants),
        mine=my_day,
        results=[_day_result(entrant, mine, deals.is_oak(entrant.line, day)) for entrant in kept] if shown else None,
    )


@get("/tables/{table:str}/decisions", responses=documented(404, 409))
async def decisions(services: Serving, person: Anyone, table: TableId) -> list[Decision]:
    """All that was decided in a finished game, in order, to be held against another game of the same deal."""
    room = await services.rooms.room(table)
    await services.challenges.note(room.table, person)
    return await asyncio.to_thread(decisions_of, room.table)


def _check_days(services: Serving) -> None:
    if not services.settings.days:
        raise Problem("days-off")


async def _my_day(services: Serving, table: str, entrants: Sequence[Entrant]) -> MyDay:
    live = await services.days.live(table)
    mine = next((entrant for entrant in entrants if entrant.line.table == table), None)
    points = mine.line.points if mine else None
    return MyDay(table, live.status == "over", points, mine.place if mine else None)


def _day_result(entrant: Entrant, mine: str | None, oak: bool) -> DayResult:
    line = entrant.line
    result = cast(Result, line.result)
    return DayResult(line.name, line.table == mine, oak, line.table, line.points, result, entrant.place)


# The duplicate challenge

ChallengeId = Annotated[str, PathParameter(max_length=64)]


@post("/tables/{table:str}/challenge", status_code=201, responses=documented(401, 403, 404, 409))
async def new_challenge(services: Serving, caller: Caller, table: TableId) -> NewChallenge:
    """What to send to friends, who are dealt the same cards."""
    room = await services.rooms.room(table)
    return NewChallenge(await services.challenges.make(room.table, caller))


@get("/challenges/{challenge:str}", responses=documented(404))
async def challenge_sheet(services: Serving, person: Anyone, challenge: ChallengeId) -> ChallengeSheet:
    dealt = services.challenges
    origin = await dealt.origin(challenge)
    games = await dealt.results(challenge)
    mine = await dealt.table_of(challenge, person) if person else None
    ended = any(line.person == person for game in games for line in game) if person else False
    return ChallengeSheet(
        game=origin.game.id,
        seats=len(origin.seats),
        bots=[seat.bot for seat in origin.seats if seat.bot and not seat.person],
        names=[name for name, seat in zip(origin.names or [], origin.seats, strict=False) if name and seat.person],
        seen=await dealt.has_seen(challenge, person) if person else False,
        mine=mine,
        played=len(games),
        games=[_challenge_game(game, person) for game in games] if ended else None,
    )


@post("/challenges/{challenge:str}", status_code=201, responses=documented(401, 403, 404, 409))
async def open_challenge(services: Serving, request: AnyRequest, caller: Caller, challenge: ChallengeId) -> Opened:
    """A table of the caller's with the same cards; the seats of other people wait for others."""
    await check_openings(services, network_of(request), caller)
    return Opened(await services.challenges.open(challenge, caller, network_of(request)))


def _challenge_game(game: Sequence[Line], person: str | None) -> ChallengeGame:
    names = told_apart([line.name for line in game])
    seats = [
        ChallengeSeat(
            names[number], line.bot, line.person is not None and line.person == person, line.points, line.place
        )
        for number, line in enumerate(game)
    ]
    return ChallengeGame(game[0].table, any(seat.mine for seat in seats), seats)


HANDLERS = (
    my_games,
    my_figures,
    days_today,
    open_day,
    day_sheet,
    decisions,
    new_challenge,
    challenge_sheet,
    open_challenge,
)
