"""What all commands ask of their arguments."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

from cyclopts import Parameter

import sylve
from sylve import bots
from sylve.bots import Bot
from sylve.engine.game import Game
from sylve.wording import LANGUAGES

Language = Annotated[str | None, Parameter(help="fr or en; by default the terminal's own.")]


class Mistake(Exception):
    """Something that whoever typed the command can mend."""


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Around imports of what only an extra brings."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] == "sylve":
            raise
        install = f"pip install 'sylve[{extra}]'"
        raise Mistake(f"this needs the extra {extra!r} ({missing.name} is not installed): {install}") from missing


def game_named(name: str) -> Game:
    if name not in sylve.games():
        raise Mistake(f"there is no game {name!r}; there are: {', '.join(sylve.games())}")
    return sylve.game(name)


def bot_named(name: str, game: Game) -> Bot:
    try:
        return bots.make(name, game)
    except ValueError as problem:
        raise Mistake(str(problem)) from problem


def seats_for(game: Game, seats: int | None, least: int = 1) -> int:
    """The number asked for, or the fewest that make sense."""
    if seats is None:
        return max(least, game.seats[0])
    if seats not in game.seats:
        raise Mistake(f"{game.id} has {game.seats[0]} to {game.seats[-1]} seats, not {seats}")
    return seats


def options_from(game: Game, pairs: list[str]) -> dict[str, Any]:
    """`name=value` pairs as the game's options."""
    chosen: dict[str, Any] = {}
    for pair in pairs:
        name, _, text = pair.partition("=")
        if name not in game.options:
            raise Mistake(f"{game.id} has no option {name!r}; there are: {', '.join(game.options) or 'none'}")
        option = game.options[name]
        found = [choice for choice in option.choices if str(choice).lower() == text.lower()]
        choice = found[0] if found else option.settled(text.lower())
        if choice is None:
            raise Mistake(f"{name} is one of: {option.told()}")
        chosen[name] = choice
    return chosen


def language_or_own(language: str | None) -> str:
    if language is None:
        own = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
        return "fr" if own.startswith("fr") else "en"
    if language not in LANGUAGES:
        raise Mistake(f"Sylve speaks {' and '.join(LANGUAGES)}, not {language}")
    return language
