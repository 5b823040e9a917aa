"""A state of a table as its pages are told it. Whatever two of them are told alike is made and packed once."""

from typing import Any, NamedTuple

from sylve.engine.changes import Moment, Packing
from sylve.engine.events import Event
from sylve.table.table import Table, Viewer


class News(NamedTuple):
    """What one viewer is told of a state beside the one before, its lists packed: the fields of `ChangesMessage`."""

    after: int
    sequence: int
    entry: int
    view: Any
    offers: Any | None  # as before
    events: Any
    beats: list[Any]
    undo: bool
    outcome: Any | None  # is added where there is one
    left: list[int | None]
    late: int | None


class Scene:
    """A state as the pages are told it: the moments that lead to it from the one told before, and its offers."""

    def __init__(self, table: Table, before: "Scene | None", packing: Packing) -> None:
        if before is not None:
            before.settle()
        self.sequence = table.sequence
        self._event_count = table.event_count()
        self._before = before
        self._packing = packing
        self._offers: dict[Viewer, bytes] = {}
        self._swayed_by: dict[Viewer, object] = {}
        self._beats: list[tuple[int, Moment]] = []
        moment: Moment | None = None if before is None else before._moment
        since = self._event_count if before is None else before._event_count
        self._events: list[Event] = table.happened(since)
        self._public_events: list[bytes] = []
        for beat in table.beats:
            if beat.events > since:
                moment = Moment(beat.views(), moment, packing)
                self._beats.append((beat.events - since, moment))
        self._moment: Moment = Moment(table.views(), moment, packing)

    def follows(self, viewer: Viewer, after: int) -> bool:
        """Whether a page of this viewer that was told the state after that entry can be told what changed."""
        return self._before is not None and self._before.sequence == after and self._before._moment.knows(viewer)

    def tell_all(self, table: Table, viewer: Viewer) -> None:
        """This viewer is told the whole."""
        self._moment.look_again(table.views())
        self._moment.tell(viewer)
        self._swayed_by[viewer] = table.swayed_by(viewer)
        self._offers[viewer] = self._packing.pack(table.offers(viewer))

    def tell(self, table: Table, viewer: Viewer) -> News:
        """What this viewer, who was told the state before, is told now."""
        assert self._before is not None
        beats = [{"events": count, "view": self._list(moment.tell(viewer))} for count, moment in self._beats]
        known = self._before._offers[viewer]
        offers = known if self._offers_stay(table, viewer) else self._packing.pack(table.offers(viewer))
        self._offers[viewer] = offers
        return News(
            self._before.sequence,
            self.sequence,
            len(table.plays),
            self._list(self._moment.tell(viewer)),
            None if offers == known else self._list(offers),
            self._list(self._told(viewer)),
            beats,
            table.may_undo(viewer),
            None,
            table.times_left() if table.deadlines() else [],
            table.late_seat(),
        )

    def _list(self, packed: bytes) -> object:
        """A list that is packed already, or has nothing in it."""
        return self._packing.packed(packed) if packed else []

    def _offers_stay(self, table: Table, viewer: Viewer) -> bool:
        """Whether the question is the one of before, and nobody has changed what sways its offers."""
        assert self._before is not None
        swayed_by = table.swayed_by(viewer)
        self._swayed_by[viewer] = swayed_by
        if viewer is None or swayed_by is None or self._before._swayed_by[viewer] != swayed_by:
            return False
        return max(table.asked_at[viewer], table.arranged_at) <= self._before.sequence

    def _told(self, viewer: Viewer) -> bytes:
        """What has happened, as this viewer may know it."""
        if not self._events:
            return b""
        if not self._public_events:
            self._public_events = [self._packing.pack(event.seen_by(None)) for event in self._events]
        told = [
            self._packing.pack(event.seen_by(viewer)) if viewer in event.secrets else public
            for event, public in zip(self._events, self._public_events, strict=True)
        ]
        return b"[" + b",".join(told) + b"]"

    def settle(self) -> None:
        """All who are here have been told."""
        self._before = None
        self._beats.clear()
        self._events = []
        self._public_events = []
        self._moment.settle()
