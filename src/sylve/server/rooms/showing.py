"""What the pages at a table are sent: each what it has not been sent yet, made once for all who look alike."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from msgspec.structs import replace

from sylve.engine.changes import Changes
from sylve.engine.views import Views
from sylve.server.rooms.visitors import Visitor, encode
from sylve.server.wire import presenter
from sylve.server.wire.messages import StateMessage, TableMessage
from sylve.server.wire.values import TableSummary
from sylve.table.entries import now
from sylve.table.table import Table, Viewer

CLOCK_GRAIN = 200  # milliseconds
Summarize = Callable[[str | None], TableSummary]


class Told(NamedTuple):
    """What a page is told of the table around the game, without what comes with each state; and the message."""

    lasting: TableSummary
    encoded: bytes

    @classmethod
    def of(cls, summary: TableSummary) -> "Told":
        lasting = replace(summary, to_act=[], sequence=0, updated=0, since=[], left=[])
        return cls(lasting, encode(TableMessage(summary)))


class Showing:
    def __init__(self) -> None:
        self._encoded: dict[tuple[Viewer, int, int], bytes] = {}  # states as they were told, while they are true
        self._encoded_at: tuple[int, int] = (0, 0)
        self._shown: dict[Viewer, StateMessage] = {}  # what was told of the present state
        self._shown_before: dict[Viewer, StateMessage] = {}  # and of the one before
        self._views: Views | None = None  # of the present state, for all who look
        self._changes = Changes()  # that lead to it

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
            self.show_state(table, visitor)

    def _show_summary(self, visitor: Visitor, told: Told) -> None:
        if told.lasting != visitor.shown_summary:
            visitor.shown_summary = told.lasting
            visitor.send_encoded(told.encoded)

    def show_state(self, table: Table, visitor: Visitor) -> None:
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
            self._encoded = {}
            if moment[0] != self._encoded_at[0]:
                self._shown, self._shown_before = {}, self._shown
                self._views, self._changes = table.views(), Changes()
            self._encoded_at = moment
        key = (viewer, since, after)
        if key not in self._encoded:
            self._encoded[key] = self._encode_state(table, viewer, since, after)
        return self._encoded[key]

    def _encode_state(self, table: Table, viewer: Viewer, since: int, after: int) -> bytes:
        """What changed, where the page has the state before; else the whole."""
        self._views = self._views or table.views()
        state = presenter.state_message(table, self._views, viewer, since, reset=since == 0)
        self._shown[viewer] = state
        before = self._shown_before.get(viewer)
        if state.reset or before is None or before.sequence != after:
            return encode(state)
        return encode(presenter.changes_message(state, before, self._changes))

    def forget(self) -> None:
        """What the pages were shown; they are sent the whole next time."""
        self._encoded, self._shown, self._shown_before = {}, {}, {}
        self._views, self._changes = None, Changes()
