"""The kit as a plugin of pytest: `pytest --kit pebbles` holds the game `pebbles` to it, from any folder."""

from pathlib import Path

import pytest

import sylve
from sylve.kit import ONLY

HERE = str(Path(__file__).parent)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("sylve").addoption("--kit", metavar="GAME", help="hold this game of Sylve to the kit of all games")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "long: takes minutes")
    game = config.getoption("--kit")
    if game is None:
        return
    if game not in sylve.games():
        raise pytest.UsageError(f"there is no game {game!r}; there are: {', '.join(sylve.games())}")
    ONLY.append(game)
    asked = config.args_source is pytest.Config.ArgsSource.ARGS
    config.args[:] = [*config.args, HERE] if asked else [HERE]
