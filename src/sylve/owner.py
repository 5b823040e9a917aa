"""The owner's file of values: what somebody who has the box in hand read on its cards and boards.

It is `values.toml` in the folder that SYLVE_VALUES names, or in the user's configuration folder: one table per game,
one line per value. Only the command and the server read it; a game gets its values when it is set up.
"""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sylve.engine.box import BadValue, Value
from sylve.engine.game import Game


def values_file() -> Path:
    folder = os.environ.get("SYLVE_VALUES")
    if folder:
        return Path(folder, "values.toml")
    config = os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"
    return Path(config, "sylve", "values.toml")


def values_of(game: Game) -> dict[str, Value]:
    """The values that the owner has replaced in this game, checked; `BadValue` names the file and what is wrong."""
    path = values_file()
    try:
        table = _tables(path).get(game.id, {})
        if not isinstance(table, dict):
            raise BadValue(f"{game.id} is not a table")
        return game.values.checked(_opened(game, table))
    except BadValue as bad:
        raise BadValue(f"{path}: {bad}") from bad


def replace(game: Game, changes: Mapping[str, Value]) -> Path:
    """Write the owner's values into the one file, keeping those of the other games."""
    path = values_file()
    tables = _tables(path)
    tables[game.id] = {**tables.get(game.id, {}), **changes}
    game.values.checked(_opened(game, tables[game.id]))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(_toml(name, table) for name, table in sorted(tables.items())), encoding="utf-8")
    return path


def _tables(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadValue(str(error)) from error


def _opened(game: Game, table: Mapping[str, Value]) -> dict[str, Value]:
    """A value that is a text of many lines (a map) stands in a file of its own, which the table names."""
    return {name: _content(value) if name in game.values.files else value for name, value in table.items()}


def _content(name: Value) -> str:
    try:
        return Path(values_file().parent, str(name)).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadValue(f"{name!r} cannot be read: {error}") from error


def _toml(game: str, table: Mapping[str, Value]) -> str:
    rows = [f"{name} = {value}" if isinstance(value, int) else f'{name} = "{value}"' for name, value in table.items()]
    return "\n".join([f"[{game}]", *rows, ""])
