"""What the pages at a table are sent: each what it has not been sent yet, made once for all who look alike."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from sylve.engine.changes import Packing
from sylve.server.rooms.visitors import Visitor, encode
from sylve.server.wire import presenter
from sylve.server.wire.messages import TableMessage
from sylve.server.wire.values import TableSummary
from sylve.table.entries import now
from sylve.table.scenes import Scene
from sylve.table.table import Table, Viewer

CLOCK_GRAIN = 200  # milliseconds
PACKING = Packing(encode, msgspec.json.Decoder().decode, msgspec.Raw)
Summarize = Callable[[str | None], TableSummary]


class Told(NamedTuple):
    """What a page is told of the table around the game, without what comes with each state; and the message."""

    lasting: TableSummary
    encoded: bytes

    @classmethod
    def of(cls, summary: TableSummary) -> "Told":
        lasting = replace(summary, to_act=[], sequence=0, updated=0, since=[], left=[])
        return cls(lasting, encode(TableMessage(summary)))


def whole(scene: Scene, table: Table, viewer: Viewer, since: int) -> bytes:
    scene.tell_all(table, viewer)
    return encode(presenter.state_message(table, table.views(), viewer, since, reset=since == 0))


def changes(scene: Scene, table: Table, viewer: Viewer) -> bytes:
    return encode(presenter.changes_message(table, scene.tell(table, viewer)))


class Showing:
    def __init__(self) -> None:
        self._encoded: dict[tuple[Viewer, int, int], bytes] = {}  # states as they were told, while they are true
        self._encoded_at: tuple[int, int] = (0, 0)
        self._scene: Scene | None = None  # the state that was told last

    def show(self, table: Table, visitors: Iterable[Visitor], around: object, summarize: Summarize) -> None:
        """While `around`, all that a summary is made from, is the same, so is everybody's summary."""
        summaries: dict[str | None, Told] = {}
        for visitor in visitors:
            if visitor.shown_around != around:
                visitor.shown_around = around
                person = visitor.person if table.concerns(visitor.person) else None
                if person not in summaries:
                    summaries[person] = Told.of(summarize(person))
                self._show_summary(visitor, summaries[person])
            self._show_state(table, visitor)
        self._settle()

    def show_state(self, table: Table, visitor: Visitor) -> None:
        self._show_state(table, visitor)
        self._settle()

    def _show_summary(self, visitor: Visitor, told: Told) -> None:
        if told.lasting != visitor.shown_summary:
            visitor.shown_summary = told.lasting
            visitor.send_encoded(told.encoded)

    def _show_state(self, table: Table, visitor: Visitor) -> None:
        if visitor.look is not None and table.seats[visitor.look].person != visitor.person:
            visitor.look = None
        if table.state is None or visitor.has_seen(table):
            return
        since = visitor.events_to_keep(table)
        after = visitor.shown_at if since else 0
        visitor.saw(table)
        visitor.send_encoded(self._encoded_state(table, visitor.look, since, after))

    def _encoded_state(self, table: Table, viewer: Viewer, since: int, after: int) -> bytes:
        """The message is made once for all who look alike; that of a running clock does not stay true for long."""
        moment = (table.sequence, now() // CLOCK_GRAIN if table.pace else 0)
        if moment != self._encoded_at:
            self._encoded, self._encoded_at = {}, moment
        if self._scene is None or self._scene.sequence != table.sequence:
            self._scene = Scene(table, self._scene, PACKING)
        key = (viewer, since, after)
        if key not in self._encoded:
            follows = self._scene.follows(viewer, after)
            self._encoded[key] = (
                changes(self._scene, table, viewer) if follows else whole(self._scene, table, viewer, since)
            )
        return self._encoded[key]

    def _settle(self) -> None:
        """What was made for those who are here goes at once, while it is at hand; what they know stays."""
        if self._scene is not None:
            self._scene.settle()

    def forget(self) -> None:
        """What the pages were shown; they are sent the whole next time."""
        self._encoded, self._scene = {}, None
