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
    """How JSON values become bytes, and values again; and how bytes are put among values that are packed."""

    def __init__(
        self, pack: Callable[[object], bytes], unpack: Callable[[bytes], Any], packed: Callable[[bytes], object]
    ) -> None:
        self.pack = pack
        self.unpack = unpack
        self.packed = packed


class Picture:
    """A view as it was told: its own fields, and what of its table is not as everybody sees it."""

    def __init__(self, fields: dict[str, Any], own: dict[str, Any]) -> None:
        self.fields = fields
        self.own = own


class Moment:
    """What all who look are told of one moment, after another one. What everybody may know is packed once."""

    def __init__(self, views: Views, before: "Moment | None", packing: Packing) -> None:
        self._views: Views | None = views
        self._before = before
        self._packing = packing
        known: dict[str, Any] = {} if before is None else before._public
        self._public: dict[str, Any] = self._packed(views.of(None)["table"], {}, known)
        self._pictures: dict[int | None, Picture] = {}
        self._changed: dict[str, bytes] | None = None  # for everybody, by the part

    def knows(self, viewer: int | None) -> bool:
        """Whether this viewer was told of the moment."""
        return viewer in self._pictures

    def tell(self, viewer: int | None) -> bytes:
        """What leads this viewer here from the moment before, where there was one: its changes, packed; empty: none."""
        assert self._views is not None
        view = self._views.of(viewer)
        before = None if self._before is None else self._before._pictures.get(viewer)
        picture = self._picture(view, {} if before is None else before.own)
        self._pictures[viewer] = picture
        return b"" if before is None else self._between(before, picture, viewer, view["table"])

    def settle(self) -> None:
        """All have been told: the pictures stay, and all that they were made from goes at once."""
        self._views, self._before, self._changed = None, None, None

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
            return Picture(fields, {})
        own = {name: value for name, value in table.items() if value is not public[name]}
        return Picture(fields, self._packed(own, public, before))

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

    def _between(self, before: Picture, after: Picture, viewer: int | None, table: View) -> bytes:
        told: list[bytes] = []
        fields: list[Change] = []
        for name, value in after.fields.items():
            old = before.fields[name]
            if old is not value and old != value:
                _collect(old, value, [name], fields)
        if fields:
            told.append(self._packing.pack(fields)[1:-1])
        changed = self._public_changes()
        for name in table:
            if name in after.own or name in before.own:
                told.append(self._changes_of(name, before.own, after.own, viewer, table[name]))
            elif name in changed:
                told.append(changed[name])
        told = [some for some in told if some]
        return b"[" + b",".join(told) + b"]" if told else b""

    def _public_changes(self) -> dict[str, bytes]:
        if self._changed is None:
            assert self._views is not None
            table = self._views.of(None)["table"]
            changes = {name: self._changes_of(name, {}, {}, None, value) for name, value in table.items()}
            self._changed = {name: some for name, some in changes.items() if some}
        return self._changed

    def _changes_of(
        self, name: str, own_before: dict[str, Any], own: dict[str, Any], viewer: int | None, now: object
    ) -> bytes:
        """What has changed of one part. Where the view of before is still at hand, nothing of it has to be unpacked."""
        assert self._before is not None
        old = own_before[name] if name in own_before else self._before._public[name]
        new = own[name] if name in own else self._public[name]
        if old is new or old == new:
            return b""
        views_before = self._before._views
        was = self._unpacked(old, new, now) if views_before is None else views_before.of(viewer)["table"][name]
        changes: list[Change] = []
        _collect(was, now, ["table", name], changes)
        return self._packing.pack(changes)[1:-1]

    def _unpacked(self, old: object, new: object, now: object) -> object:
        """A part as it was, as far as that matters. What has stayed as it is needs no unpacking: it is that of now."""
        if isinstance(old, tuple):
            if not isinstance(now, list) or len(now) < len(old):
                return None
            packed: tuple[bytes, ...] = new if isinstance(new, tuple) else ()
            same = [place < len(packed) and each == packed[place] for place, each in enumerate(old)]
            return [now[place] if same[place] else self._packing.unpack(each) for place, each in enumerate(old)]
        if not isinstance(old, bytes) or not isinstance(now, (dict, list)):
            return None
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
