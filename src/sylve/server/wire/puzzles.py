"""The puzzles of the games, as the page asks them. They need no table: a question is the same for everybody."""

from functools import cache
from typing import cast

from litestar import get
from litestar.params import FromPath

import sylve
from sylve import puzzles
from sylve.bots.review import told
from sylve.engine.chance import Dice
from sylve.engine.state import State
from sylve.puzzles import Puzzle
from sylve.server.wire.bodies import PuzzleMessage, Tried
from sylve.server.wire.problems import documented
from sylve.server.wire.values import Act, Deed, Event, Offer, View, Why
from sylve.table.problems import Problem


@get("/games/{game:str}/puzzles/{name:str}", responses=documented(404), sync_to_thread=True)
def puzzle(game: FromPath[str], name: FromPath[str]) -> PuzzleMessage:
    """One puzzle of a game, with its answer: whoever looks it up spoils it for nobody else."""
    if game not in sylve.games():
        raise Problem("unknown-game", game=game)
    asked = puzzles.named(game, name)
    if asked is None:
        raise Problem("not-found")
    return _message(asked)


@cache
def _message(asked: Puzzle) -> PuzzleMessage:
    state = asked.position()
    return PuzzleMessage(
        name=asked.name,
        puzzles=[each.name for each in puzzles.of_game(asked.game.id)],
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
