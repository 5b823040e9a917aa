"""Sylve: one table for five games of woods and rivers.

>>> import sylve
>>> state = sylve.game("toutlahaut").start(seats=3, seed=7)
>>> seat, = state.to_act()
>>> state.play(seat, state.actions(seat)[0])
"""

from sylve import native

build = native.activate(__path__)

from functools import cache  # noqa: E402
from importlib import import_module  # noqa: E402
from importlib.metadata import entry_points  # noqa: E402
from pkgutil import iter_modules  # noqa: E402
from typing import TYPE_CHECKING  # noqa: E402

import sylve.games as _folders  # noqa: E402 - before the function of the same name takes its place
from sylve.engine.chance import Dice  # noqa: E402
from sylve.engine.game import Game, Outcome, Rival  # noqa: E402
from sylve.engine.options import Option  # noqa: E402
from sylve.engine.playing import play_out  # noqa: E402
from sylve.engine.records import replay  # noqa: E402
from sylve.engine.refusals import BadOption, IllegalAction, Refusal, UnreadableText  # noqa: E402
from sylve.engine.state import State  # noqa: E402

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from sylve.batches import Batch  # type: ignore[import-not-found, import-untyped, unused-ignore]
    from sylve.engine.options import Choice
    from sylve.engine.rewards import Reward

__version__ = "0.1.0"
__all__ = [
    "BadOption",
    "Dice",
    "Game",
    "IllegalAction",
    "Option",
    "Outcome",
    "Refusal",
    "Rival",
    "State",
    "UnreadableText",
    "batch",
    "build",
    "game",
    "games",
    "play_out",
    "replay",
]


def games() -> list[str]:
    """The ids of the games that are here: our own, and those that other packages bring."""
    return sorted({*own_games(), *_brought()})


@cache
def own_games() -> tuple[str, ...]:
    """The games of this package: its folders."""
    return tuple(sorted(module.name for module in iter_modules(_folders.__path__) if module.ispkg))


@cache
def _brought() -> "dict[str, EntryPoint]":
    """Games of other packages, by the entry point `sylve.games`: id = "package:GAME"."""
    return {point.name: point for point in entry_points(group="sylve.games")}


def game(id: str) -> Game:  # noqa: A002 - the contract's word
    """The game of that id."""
    if id not in games():
        raise KeyError(f"there is no game {id!r} (there are: {', '.join(games())})")
    found: Game = import_module(f"sylve.games.{id}").GAME if id not in _brought() else _brought()[id].load()
    return found


def batch(
    game: Game | str,
    count: int,
    seats: int,
    seed: int = 0,
    *,
    reward: "Reward" = "place",
    rivals: str | None = None,
    **options: "Choice",
) -> "Batch":
    """Many games at once, stepped in compiled code into NumPy arrays; needs the extra `rl`."""
    from sylve import game as game_of
    from sylve.batches import Batch  # type: ignore[import-not-found, import-untyped, unused-ignore]

    chosen = game_of(game) if isinstance(game, str) else game
    return Batch(chosen, count, seats, seed, reward=reward, rivals=rivals, **options)
