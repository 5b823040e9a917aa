"""Every registered game with every number of seats, and with every choice of every option."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import pytest

import sylve
from sylve.engine.options import Choice
from sylve.engine.state import State
from sylve.kit import ONLY


def games() -> list[str]:
    return ONLY or sylve.games()


class Case(NamedTuple):
    game: str
    seats: int
    options: Mapping[str, Choice]

    def start(self, seed: int, **more: Any) -> State:
        return sylve.game(self.game).start(self.seats, seed, **self.options, **more)  # type: ignore[arg-type]

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={choice}" for name, choice in self.options.items())
        return f"{self.game}-{self.seats}{chosen}"


def cases() -> Iterator[Case]:
    """Each number of seats with the defaults, then each other choice with the fewest and the most seats possible."""
    for name in games():
        game = sylve.game(name)
        for seats in game.seats:
            yield Case(name, seats, {})
        for each, option in game.options.items():
            for choice in option.choices:
                if choice != option.default:
                    yield from _extremes(name, each, choice)


def _extremes(name: str, option: str, choice: Choice) -> list[Case]:
    possible = [
        case for case in (Case(name, seats, {option: choice}) for seats in sylve.game(name).seats) if _starts(case)
    ]
    return possible[:1] + possible[1:][-1:]


def _starts(case: Case) -> bool:
    try:
        case.start(0)
    except sylve.BadOption:
        return False
    return True


every_case = pytest.mark.parametrize("case", list(cases()), ids=str)
every_game = pytest.mark.parametrize("name", games())
