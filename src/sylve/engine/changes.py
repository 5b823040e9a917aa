"""What changed from one view to the next, so that a page is not told again what it knows.

Made from two views of the same viewer and nothing else: who may not know something learns nothing of it from what is
left out. Of a view that was told a picture is kept, in which every larger part of the table is packed: the same part
packs into the same bytes, and only one that has changed is unpacked and looked through.
"""

from collections.abc import Callable, Mapping
from typing import Any

from sylve.engine.views import Views

Change = tuple[list[str | int], Any]
"""Where, from the view's own fields inwards, and what is there now. One past the end of a list lengthens it."""

View = Mapping[str, Any]


class Packing:
    """How JSON values become bytes, and values again."""

    def __init__(self, pack: Callable[[object], bytes], unpack: Callable[[bytes], Any]) -> None:
        self.pack = pack
        self.unpack = unpack


class Picture:
    """A view as it was told: its own fields, and the parts of its table."""

    def __init__(self, fields: dict[str, Any], parts: dict[str, Any]) -> None:
        self.fields = fields
        self.parts = parts


class Moment:
    """What all who look are told of one moment, after another one. What everybody may know is packed once."""

    def __init__(self, views: Views, before: "Moment | None", packing: Packing) -> None:
        self._views: Views | None = views
        self._before = before
        self._packing = packing
        known: dict[str, Any] = {} if before is None else before._public
        self._public: dict[str, Any] = self._packed(views.of(None)["table"], known)
        self._pictures: dict[int | None, Picture] = {}
        self._found: dict[tuple[str, int, int], list[Change]] = {}  # by the packed parts, which all are kept meanwhile

    def knows(self, viewer: int | None) -> bool:
        """Whether this viewer was told of the moment."""
        return viewer in self._pictures

    def tell(self, viewer: int | None) -> list[Change]:
        """What leads this viewer here from the moment before, where there was one."""
        assert self._views is not None
        view = self._views.of(viewer)
        before, views_before = None, None
        if self._before is not None:
            before, views_before = self._before._pictures.get(viewer), self._before._views
        picture = self._picture(view, {} if before is None else before.parts)
        self._pictures[viewer] = picture
        if before is None:
            return []
        return self._between(
            before, picture, view["table"], None if views_before is None else views_before.of(viewer)["table"]
        )

    def settle(self) -> None:
        """All have been told: the pictures stay, and all that they were made from goes at once."""
        self._views, self._before = None, None
        self._found.clear()

    def look_again(self, views: Views) -> None:
        """The views once more, for whoever comes later."""
        if self._views is None:
            self._views = views

    def _picture(self, view: View, before: dict[str, Any]) -> Picture:
        assert self._views is not None
        table: dict[str, Any] = view["table"]
        fields = {name: value for name, value in view.items() if name != "table"}
        public: dict[str, Any] = self._views.of(None)["table"]
        if table is public:
            return Picture(fields, self._public)
        own = {name: value for name, value in table.items() if value is not public[name]}
        return Picture(fields, {**self._public, **self._packed(own, before)})

    def _packed(self, table: Mapping[str, Any], before: dict[str, Any]) -> dict[str, Any]:
        """A part that has not changed is the very same as before."""
        parts: dict[str, Any] = {}
        for name, value in table.items():
            part = self._packing.pack(value) if isinstance(value, (dict, list)) else value
            old = before.get(name)
            parts[name] = old if isinstance(old, bytes) and old == part else part
        return parts

    def _between(self, before: Picture, after: Picture, table: View, table_before: View | None) -> list[Change]:
        """Where the table before is still at hand, nothing of it has to be unpacked."""
        found: list[Change] = []
        for name, value in after.fields.items():
            old = before.fields[name]
            if old is not value and old != value:
                _collect(old, value, [name], found)
        for name, part in after.parts.items():
            old_part = before.parts[name]
            if old_part is not part and old_part != part:
                key = (name, id(old_part), id(part))
                if key not in self._found:
                    changes: list[Change] = []
                    was = self._unpacked(old_part) if table_before is None else table_before[name]
                    _collect(was, table[name], ["table", name], changes)
                    self._found[key] = changes
                found.extend(self._found[key])
        return found

    def _unpacked(self, part: object) -> object:
        return self._packing.unpack(part) if isinstance(part, bytes) else part


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
