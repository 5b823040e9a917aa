"""What the server tells a page over its websocket."""

from typing import TypedDict

from msgspec import Struct

from sylve.server.wire.values import (
    Beat,
    Event,
    Fact,
    Facts,
    Idea,
    Offer,
    Outcome,
    Reaction,
    Refusal,
    TableSummary,
    View,
    Why,
)


class TableMessage(Struct, tag="table"):
    table: TableSummary


class StateMessage(Struct, tag="state"):
    sequence: int
    seat: int | None
    view: View
    offers: list[Offer]
    events: list[Event]
    beats: list[Beat]
    undo: bool
    outcome: Outcome | None
    entry: int
    reset: bool
    left: list[int | None]  # milliseconds that each seat has to decide, where a clock runs
    late: int | None  # the seat for which the clock has just decided


Change = tuple[list[str | int], Fact]


class ChangedBeat(TypedDict):
    """A beat, its view told by what changed since the one before."""

    events: int
    view: list[Change]


class ChangesMessage(Struct, tag="changes", omit_defaults=True):
    """A state told by what changed since the one that this page was sent last; what is left out is as its default.

    Its fields are those of `table.scenes.News`, in its order.
    """

    after: int  # the sequence of that state
    sequence: int
    entry: int
    view: list[Change] = []
    offers: list[Offer] | None = None  # as before
    events: list[Event] = []
    beats: list[ChangedBeat] = []
    undo: bool = False
    outcome: Outcome | None = None
    left: list[int | None] = []
    late: int | None = None


class HintMessage(Struct, tag="hint"):
    request: int
    seat: int
    sequence: int
    ideas: list[Idea]
    why: list[Why]
    rather: int | None  # the action of the idea that the first is compared with


class Stops(Struct, tag="stops"):
    """The server will stop for a while, in so many seconds; none: it goes on after all."""

    seconds: int | None


class Done(Struct, tag="done"):
    request: int


class Refused(Struct, tag="refused"):
    request: int
    refusal: Refusal


class Error(Struct, tag="error"):
    request: int | None
    code: str
    facts: Facts


class ReactionMessage(Struct, tag="reaction"):
    seat: int
    reaction: Reaction


ToPage = TableMessage | StateMessage | ChangesMessage | HintMessage | ReactionMessage | Stops | Done | Refused | Error
