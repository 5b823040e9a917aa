"""What changed from one view to the next, so that a page is not told again what it knows.

Made from two views of the same viewer and nothing else: who may not know something learns nothing of it from what is
left out. Of a view that was told a picture is kept, in which every larger part of the table is packed: the same part
packs into the same bytes, and only one that has changed is unpacked and looked through. What is told is packed too,
once for all to whom the same has changed.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from sylve.engine.views import Views

Change = tuple[list[str | int], Any]
"""Where, from the view's own fields inwards, and what is there now. One past the end of a list lengthens it."""

View = Mapping[str, Any]

DIVIDED: Final = 8  # at most: the seats, and what each of them has a few of


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
        self._public: dict[str, Any] = self._packed(views.of(None)["table"], {}, known)
        self._pictures: dict[int | None, Picture] = {}
        self._found: dict[tuple[str, int, int], bytes] = {}  # by the packed parts, which all are kept meanwhile

    def knows(self, viewer: int | None) -> bool:
        """Whether this viewer was told of the moment."""
        return viewer in self._pictures

    def tell(self, viewer: int | None) -> bytes:
        """What leads this viewer here from the moment before, where there was one: its changes, packed; empty: none."""
        assert self._views is not None
        view = self._views.of(viewer)
        before, views_before = None, None
        if self._before is not None:
            before, views_before = self._before._pictures.get(viewer), self._before._views
        picture = self._picture(view, {} if before is None else before.parts)
        self._pictures[viewer] = picture
        if before is None:
            return b""
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
        return Picture(fields, {**self._public, **self._packed(own, public, before)})

    def _packed(self, table: Mapping[str, Any], public: Mapping[str, Any], before: dict[str, Any]) -> dict[str, Any]:
        """The parts as they are kept. One that has not changed is the very same as before."""
        parts: dict[str, Any] = {}
        for name, value in table.items():
            part: object = value
            if isinstance(value, list) and _is_divided(value):
                part = self._packed_one_by_one(name, value, public.get(name))
            elif isinstance(value, (dict, list)):
                part = self._packing.pack(value)
            old = before.get(name)
            parts[name] = old if type(old) is type(part) and old == part else part
        return parts

    def _packed_one_by_one(self, name: str, values: list[Any], public: list[Any] | None) -> tuple[bytes, ...]:
        """What everybody may know is packed already."""
        known = self._public[name] if public is not None and len(public) == len(values) else None
        if not isinstance(known, tuple) or public is None:
            return tuple([self._packing.pack(value) for value in values])
        return tuple(
            [
                known[place] if value is public[place] else self._packing.pack(value)
                for place, value in enumerate(values)
            ]
        )

    def _between(self, before: Picture, after: Picture, table: View, table_before: View | None) -> bytes:
        """Where the table before is still at hand, nothing of it has to be unpacked."""
        told: list[bytes] = []
        fields: list[Change] = []
        for name, value in after.fields.items():
            old = before.fields[name]
            if old is not value and old != value:
                _collect(old, value, [name], fields)
        if fields:
            told.append(self._packed_changes(fields))
        for name, part in after.parts.items():
            old_part = before.parts[name]
            if old_part is not part and old_part != part:
                key = (name, id(old_part), id(part))
                if key not in self._found:
                    changes: list[Change] = []
                    now: object = table[name]
                    was = self._unpacked(old_part, part, now) if table_before is None else table_before[name]
                    _collect(was, now, ["table", name], changes)
                    self._found[key] = self._packed_changes(changes)
                told.append(self._found[key])
        told = [some for some in told if some]
        return b"[" + b",".join(told) + b"]" if told else b""

    def _packed_changes(self, changes: list[Change]) -> bytes:
        return self._packing.pack(changes)[1:-1]

    def _unpacked(self, old: object, new: object, now: object) -> object:
        """A part as it was. What has stayed as it is needs no unpacking: it is taken from the part of now."""
        if isinstance(old, tuple):
            packed, values = (new, now) if isinstance(new, tuple) and isinstance(now, list) else ((), [])
            same = [place < len(packed) and each == packed[place] for place, each in enumerate(old)]
            return [values[place] if same[place] else self._packing.unpack(each) for place, each in enumerate(old)]
        if not isinstance(old, bytes):
            return old
        if isinstance(new, bytes) and isinstance(now, list) and new.startswith(old[:-1] + b","):
            lengthened_by = len(self._packing.unpack(b"[" + new[len(old) :]))
            return now[: len(now) - lengthened_by]
        return self._packing.unpack(old)


def _is_divided(values: list[Any]) -> bool:
    """Whether it is packed one by one: mostly it has something of every seat, and that of one changes."""
    return 0 < len(values) <= DIVIDED and isinstance(values[0], dict)


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
