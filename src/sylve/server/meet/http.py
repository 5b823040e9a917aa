"""The calls under /api that are about one's games, as docs/protocol.md lists them."""

from collections.abc import Sequence
from typing import Annotated, cast

from litestar import get
from litestar.params import FromQuery, QueryParameter

from sylve.server.meet.messages import Company, Figures, PlayedGame, PlayedGames, PlayedRival, PlayedSeat, Result
from sylve.server.meet.results import Line, Wanted
from sylve.server.meet.statistics import figures, own
from sylve.server.wire.callers import Caller, Serving
from sylve.server.wire.names import told_apart
from sylve.server.wire.problems import documented

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
    )


HANDLERS = (my_games, my_figures)
