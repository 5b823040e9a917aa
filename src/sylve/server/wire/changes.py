"""What changed from one view to the next, so that a page is not told again what it knows.

Made from two views of the same viewer and nothing else: who may not know something learns nothing of it from what is
left out.
"""

from typing import Any

from msgspec.json import encode

Change = tuple[list[str | int], Any]
"""Where, from the view's own fields inwards, and what is there now. One past the end of a list lengthens it."""


def changes(before: Any, after: Any) -> list[Change]:
    found: list[Change] = []
    if before != after:
        _collect(before, after, [], found)
    return found


def _collect(before: Any, after: Any, path: list[str | int], found: list[Change]) -> None:
    if type(before) is dict and type(after) is dict and before.keys() == after.keys():
        for name, value in after.items():
            if before[name] != value:
                _collect(before[name], value, [*path, name], found)
    elif type(before) is list and type(after) is list and 0 < len(before) <= len(after):
        within: list[Change] = []
        for number, value in enumerate(after):
            if number >= len(before):
                within.append(([*path, number], value))
            elif before[number] != value:
                _collect(before[number], value, [*path, number], within)
        # Where everything has moved by a place it is shorter to tell the list again.
        shorter = len(within) > len(after) and len(encode(within)) > len(encode(after))
        found += [(path, after)] if shorter else within
    else:
        found.append((path, after))
