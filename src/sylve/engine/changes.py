"""What changed from one view to the next, so that a page is not told again what it knows.

Made from two views of the same viewer and nothing else: who may not know something learns nothing of it from what is
left out. Where others were shown the very same two things before, what lies between them is not looked for again.
"""

from collections.abc import Mapping
from typing import Any

Change = tuple[list[str | int], Any]
"""Where, from the view's own fields inwards, and what is there now. One past the end of a list lengthens it."""


View = Mapping[str, Any]


class Found:
    """What changed from one value of a view to another. Both are kept, so that nothing else takes their places."""

    def __init__(self, before: object, after: object, changes: list[Change]) -> None:
        self.before = before
        self.after = after
        self.changes = changes


class Changes:
    """What leads from views to others that are told at the same time."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, int, int], Found] = {}

    def between(self, before: View, after: View) -> list[Change]:
        found: list[Change] = []
        for name, value in after.items():
            if name == "table":
                self._between_tables(before[name], value, found)
            elif before[name] != value:
                _collect(before[name], value, [name], found)
        return found

    def _between_tables(self, before: View, after: View, found: list[Change]) -> None:
        if before.keys() != after.keys():
            found.append((["table"], after))
            return
        for name, value in after.items():
            old = before[name]
            if old is not value:
                found.extend(self._of_field(name, old, value))

    def _of_field(self, name: str, before: object, after: object) -> list[Change]:
        key = (name, id(before), id(after))
        known = self._found.get(key)
        if known is None:
            changes: list[Change] = []
            if before != after:
                _collect(before, after, ["table", name], changes)
            self._found[key] = known = Found(before, after, changes)
        return known.changes


def _collect(before: object, after: object, path: list[str | int], found: list[Change]) -> None:
    """Add what leads from one value to another at this place, which is different."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        _collect_from_fields(before, after, path, found)
    elif isinstance(before, list) and isinstance(after, list) and 0 < len(before) <= len(after):
        _collect_from_list(before, after, path, found)
    else:
        found.append((path[:], after))


def _collect_from_fields(
    before: dict[str, object], after: dict[str, object], path: list[str | int], found: list[Change]
) -> None:
    for name, value in after.items():
        old = before[name]
        if old is not value and old != value:
            path.append(name)
            _collect(old, value, path, found)
            path.pop()


def _collect_from_list(before: list[object], after: list[object], path: list[str | int], found: list[Change]) -> None:
    told = len(found)
    for number in range(len(before)):
        old, value = before[number], after[number]
        if old is not value and old != value:
            path.append(number)
            _collect(old, value, path, found)
            path.pop()
    for number in range(len(before), len(after)):
        found.append(([*path, number], after[number]))
    # Where everything has moved by a place it is shorter to tell the list again.
    if len(found) - told > len(after) and _length_of_changes(found, told) > _length(after):
        del found[told:]
        found.append((path[:], after))


def _length_of_changes(found: list[Change], first: int) -> int:
    length = 0
    for number in range(first, len(found)):
        where, value = found[number]
        length += _length(where) + _length(value) + 3
    return length


def _length(value: object) -> int:
    """About how long the value is on the wire."""
    if isinstance(value, str):
        return len(value) + 2
    if isinstance(value, list):
        length = 2
        for each in value:
            length += _length(each) + 1
        return length
    if isinstance(value, dict):
        length = 2
        for name, each in value.items():
            length += _length(name) + _length(each) + 2
        return length
    return 2 if isinstance(value, int) else 4
