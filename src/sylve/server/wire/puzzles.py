"""The puzzles of the games, as the page asks them. They need no table: a question is the same for everybody."""

from functools import cache
from typing import Annotated, cast

from litestar import get
from litestar.params import FromPath, PathParameter

import sylve
from sylve import puzzles
from sylve.bots.review import told
from sylve.engine.chance import Dice
from sylve.engine.state import State
from sylve.server.wire.bodies import PuzzleMessage, Tried
from sylve.server.wire.problems import documented
from sylve.server.wire.values import Act, Deed, Event, Offer, View, Why
from sylve.table.problems import Problem

PuzzleNumber = Annotated[int, PathParameter(ge=1, le=10_000)]


@get("/games/{game:str}/puzzles/{number:int}", responses=documented(404), sync_to_thread=True)
def puzzle(game: FromPath[str], number: PuzzleNumber) -> PuzzleMessage:
    """One puzzle of a game, counted from 1, with its answer: whoever looks it up spoils it for nobody else."""
    if game not in sylve.games():
        raise Problem("unknown-game", game=game)
    if number > len(puzzles.of_game(game)):
        raise Problem("not-found")
    return _message(game, number)


@cache
def _message(game: str, number: int) -> PuzzleMessage:
    all_of_game = puzzles.of_game(game)
    asked = all_of_game[number - 1]
    state = asked.position()
    return PuzzleMessage(
        number=number,
        of=len(all_of_game),
        seat=asked.seat,
        view=cast(View, state.view(asked.seat)),
        offers=cast(list[Offer], state.offers(asked.seat)),
        answer=_deed(state, asked.seat, asked.answer),
        instead=asked.instead,
        rivals=[
            Tried(deed=_deed(state, asked.seat, state.read(rival["action"])), cost=rival["chance"])
            for rival in asked.written["proof"]["rivals"]
        ],
        why=cast(list[Why], asked.written["why"]),
    )


def _deed(state: State, seat: int, action: int) -> Deed:
    game = state.setup.game
    return {
        "action": action,
        "act": cast(Act, game.actions.act(action)),
        "say": game.say(action),
        "told": cast("Event | None", told(state, seat, action, Dice(1))),
    }
