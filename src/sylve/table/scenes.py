"""A state of a table as its pages are told it. Whatever two of them are told alike is made and packed once."""

from typing import NamedTuple

from sylve.engine.changes import Moment, Packing
from sylve.engine.events import Event
from sylve.table.table import Table, Viewer


class News(NamedTuple):
    """What one viewer is told of a state beside the one before: lists, packed; empty where there is nothing."""

    view: bytes
    beats: list[tuple[int, bytes]]  # after how many of the events each was, and what had changed since the one before
    events: bytes
    offers: bytes | None  # as before


class Scene:
    """A state as the pages are told it: the moments that lead to it from the one told before, and its offers."""

    def __init__(self, table: Table, before: "Scene | None", packing: Packing) -> None:
        if before is not None:
            before.settle()
        self.sequence = table.sequence
        self.event_count = table.event_count()
        self.before = before
        self._packing = packing
        self._offers: dict[Viewer, bytes] = {}
        self._beats: list[tuple[int, Moment]] = []
        moment: Moment | None = None if before is None else before._moment
        since = self.event_count if before is None else before.event_count
        self._events: list[Event] = table.happened(since)
        self._public_events: list[bytes] = []
        for beat in table.beats:
            if beat.events > since:
                moment = Moment(beat.views(), moment, packing)
                self._beats.append((beat.events - since, moment))
        self._moment: Moment = Moment(table.views(), moment, packing)

    def follows(self, viewer: Viewer, after: int) -> bool:
        """Whether a page of this viewer that was told the state after that entry can be told what changed."""
        return self.before is not None and self.before.sequence == after and self.before._moment.knows(viewer)

    def tell_all(self, table: Table, viewer: Viewer) -> None:
        """This viewer is told the whole."""
        self._moment.look_again(table.views())
        self._moment.tell(viewer)
        self._offers[viewer] = self._packing.pack(table.offers(viewer))

    def tell(self, table: Table, viewer: Viewer) -> News:
        """What this viewer, who was told the state before, is told now."""
        assert self.before is not None
        beats = [(count, moment.tell(viewer)) for count, moment in self._beats]
        offers = self._packing.pack(table.offers(viewer))
        self._offers[viewer] = offers
        has_other_offers = offers != self.before._offers[viewer]
        return News(self._moment.tell(viewer), beats, self._told(viewer), offers if has_other_offers else None)

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
        self.before = None
        self._beats.clear()
        self._events = []
        self._public_events = []
        self._moment.settle()
