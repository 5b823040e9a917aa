"""House values: numbers of the box that nobody could read for us. An owner of the box replaces them in one file.

The file is `values.toml` in the folder SYLVE_VALUES names, or in the user's configuration folder:
one table per game, one line per value.
"""

import hashlib
import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

Value = str | int


class BadValue(ValueError):
    """A replaced value that the game cannot be played with."""


class HouseValue(NamedTuple):
    """A value of the box: ours until replaced. `form` is what a replacement looks like, as a regular expression."""

    default: Value
    provenance: str
    form: str
    certain: bool


def values_file() -> Path:
    folder = os.environ.get("SYLVE_VALUES")
    if folder:
        return Path(folder, "values.toml")
    config = os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"
    return Path(config, "sylve", "values.toml")


def replaced_values(game: str) -> dict[str, Value]:
    """What the owner's file says for this game."""
    path = values_file()
    if not path.is_file():
        return {}
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8")).get(game, {})
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadValue(f"{path}: {error}") from error
    if not isinstance(table, dict):
        raise BadValue(f"{path}: {game} is not a table")
    return table


class HouseValues(Mapping[str, Value]):
    """The values a game plays with: the owner's where given, ours elsewhere."""

    def __init__(self, game: str, table: Mapping[str, HouseValue]) -> None:
        self.game = game
        self.table = table
        self.replaced = replaced_values(game)
        for name, value in self.replaced.items():
            self.check(name, value)

    def check(self, name: str, value: Value) -> None:
        house = self.table.get(name)
        if house is None:
            raise BadValue(f"{self.game} has no value {name!r} to replace")
        if type(value) is not type(house.default) or not re.fullmatch(house.form, str(value)):
            raise BadValue(f"{self.game}: {name} = {value!r} does not look like {house.default!r}")

    def __getitem__(self, name: str) -> Value:
        return self.replaced.get(name, self.table[name].default)

    def __iter__(self) -> Iterator[str]:
        return iter(self.table)

    def __len__(self) -> int:
        return len(self.table)

    def is_house(self, name: str) -> bool:
        """Whether the value is our guess still."""
        return not self.table[name].certain and name not in self.replaced

    def digest(self) -> str:
        """Empty for our own values; else what a record names them by."""
        changed = sorted((name, value) for name, value in self.replaced.items() if value != self.table[name].default)
        return hashlib.sha256(repr(changed).encode()).hexdigest()[:16] if changed else ""


def replace_values(values: HouseValues, changes: Mapping[str, Value]) -> Path:
    """Write the owner's values into the one file, keeping those of the other games."""
    for name, value in changes.items():
        values.check(name, value)
    path = values_file()
    tables = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    tables[values.game] = {**tables.get(values.game, {}), **changes}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(_toml(game, table) for game, table in sorted(tables.items())), encoding="utf-8")
    return path


def _toml(game: str, table: Mapping[str, Value]) -> str:
    rows = [f"{name} = {value}" if isinstance(value, int) else f'{name} = "{value}"' for name, value in table.items()]
    return "\n".join([f"[{game}]", *rows, ""])
