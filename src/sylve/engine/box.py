"""The box: the values printed on cards and boards that are in force at one table.

A game declares what each value is and how sure we are of it; an owner of the box may replace it for the own tables.
The values come in with the setup, go into the record, and never change while a game is played.
"""

import hashlib
import re
from collections.abc import Callable, Mapping
from typing import Generic, NamedTuple, TypeVar

Value = str | int
MOST_BOXES = 64  # kept ready for the next game with the same values


class BadValue(ValueError):
    """A replaced value that the game cannot be played with, and why."""


class HouseValue(NamedTuple):
    """A value of the box: ours until replaced. `form` is what a replacement looks like, as a regular expression."""

    default: Value
    provenance: str
    form: str
    certain: bool


B = TypeVar("B")


class HouseValues(Generic[B]):
    """What can be replaced in a game's box, and how the box is made of all values together."""

    def __init__(
        self,
        game: str,
        table: Mapping[str, HouseValue],
        make: Callable[[Mapping[str, Value]], B],
        files: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.table = table
        self.files = files  # the values that an owner writes into files of their own: maps
        self._make = make
        self._boxes: dict[tuple[tuple[str, Value], ...], B] = {}

    def checked(self, changes: Mapping[str, Value]) -> dict[str, Value]:
        """The values that differ from ours, in the box's order; `BadValue` says what cannot be played with."""
        for name, value in changes.items():
            self._check(name, value)
        replaced = {name: changes[name] for name in self.table if name in changes}
        replaced = {name: value for name, value in replaced.items() if value != self.table[name].default}
        self.box(replaced)
        return replaced

    def box(self, replaced: Mapping[str, Value]) -> B:
        """The box with these values in the place of ours; made once, for it never changes."""
        key = tuple(replaced.items())
        if key not in self._boxes:
            if len(self._boxes) >= MOST_BOXES:
                self._boxes.clear()
            self._boxes[key] = self._make({name: self.value(replaced, name) for name in self.table})
        return self._boxes[key]

    def value(self, replaced: Mapping[str, Value], name: str) -> Value:
        return replaced.get(name, self.table[name].default)

    def is_house(self, replaced: Mapping[str, Value], name: str) -> bool:
        """Whether the value is our guess still."""
        return not self.table[name].certain and name not in replaced

    def guessed(self, replaced: Mapping[str, Value]) -> dict[str, bool]:
        """That of every value, in the box's order."""
        return {name: self.is_house(replaced, name) for name in self.table}

    def _check(self, name: str, value: Value) -> None:
        house = self.table.get(name)
        if house is None:
            raise BadValue(f"{self.game} has no value {name!r} to replace")
        if type(value) is not type(house.default) or not re.fullmatch(house.form, str(value), re.DOTALL):
            raise BadValue(f"{self.game}: {name} = {value!r} does not look like {house.default!r}")


def digest(replaced: Mapping[str, Value]) -> str:
    """What records before version 2 of their format named replaced values by; empty for our own."""
    return hashlib.sha256(repr(sorted(replaced.items())).encode()).hexdigest()[:16] if replaced else ""
