"""A state told by what changed is the same state, is small, and tells nobody more than the whole would."""

import json
import random
from statistics import median
from typing import Any, cast

import msgspec
import pytest

import sylve
from server.clients import whole
from sylve.server.rooms.showing import Scene
from sylve.server.rooms.visitors import Visitor, encode
from sylve.server.wire import presenter
from sylve.server.wire.messages import StateMessage
from sylve.server.wire.values import SeatSummary, TableSummary
from sylve.table import commands
from sylve.table.table import Table, Viewer
from table.live import LiveTable, person

MOVES = 80


def seated(game: str, **options: Any) -> LiveTable:
    seats = min(sylve.game(game).seats, key=lambda count: abs(count - 2))
    return LiveTable(game, *(person(f"p{seat}") for seat in range(seats)), **options)


def told(table: Table, viewer: Viewer) -> StateMessage:
    return presenter.state_message(table, table.views(), viewer, 0, reset=True)


def read(message: Any) -> dict[str, Any]:
    return cast(dict[str, Any], json.loads(encode(message)))


@pytest.mark.parametrize("game", sylve.games())
def test_changes_lead_to_the_same_state_and_are_small(game: str) -> None:
    live, dice, sizes = seated(game), random.Random(3), []
    viewers: list[Viewer] = [None, *range(len(live.table.seats))]
    known = {viewer: read(told(live.table, viewer)) for viewer in viewers}
    scene = shown_whole(live.table, viewers)
    for _ in range(MOVES):
        if live.table.status == "over":
            break
        heard = live.table.event_count()
        seat = dice.choice(live.table.to_act())
        live.plays(seat, dice.choice(live.table.started().actions(seat)))
        after, scene = scene.sequence, Scene(live.table, scene)
        for viewer in viewers:
            assert scene.follows(viewer, after)
            raw = scene.changes(live.table, viewer)
            state = read(presenter.state_message(live.table, live.table.views(), viewer, heard, reset=False))
            assert whole(known[viewer], json.loads(raw)) == state
            known[viewer] = state
            sizes.append(len(encode({**json.loads(raw), "offers": []})))
        scene.settle()
        live.table.beats = []
    assert median(sizes) <= 1300  # offers apart, which are told to whoever decides


def test_a_sealed_choice_changes_nothing_that_others_are_sent() -> None:
    messages = []
    for choice in (0, -1):
        live = seated("ecosysteme")
        before = shown_whole(live.table, [None, 1])
        live.plays(0, live.table.started().actions(0)[choice])
        scene = Scene(live.table, before)
        messages.append([scene.changes(live.table, viewer) for viewer in (None, 1)])
    assert messages[0] == messages[1]


def test_who_was_not_told_the_state_before_is_told_the_whole() -> None:
    live = seated("canyon")
    before = shown_whole(live.table, [0])
    live.plays(live.table.to_act()[0])
    scene = Scene(live.table, before)
    assert scene.follows(0, before.sequence)
    assert not scene.follows(1, before.sequence)
    assert not scene.follows(0, before.sequence - 1)


def shown_whole(table: Table, viewers: list[Viewer]) -> Scene:
    """The state as these have been told it."""
    scene = Scene(table, None)
    for viewer in viewers:
        scene.whole(table, viewer, 0)
    scene.settle()
    table.beats = []
    return scene


def test_after_an_undo_the_whole_is_told() -> None:
    live, visitor = seated("leaf"), Visitor("spectator", "here", Unread())
    (seat,) = live.table.to_act()
    live.plays(seat)
    visitor.saw(live.table)
    assert visitor.events_to_keep(live.table) == live.table.event_count() > 0
    live.does(commands.undo, f"p{seat}", seat, live.table.sequence)
    assert visitor.events_to_keep(live.table) == 0


class Unread:
    """A page that nothing is sent to."""

    def write(self, message: bytes) -> None: ...

    def unread(self) -> int:
        return 0

    def part(self, code: int) -> None: ...


def test_whatever_a_summary_tells_is_looked_at_when_it_is_sent_again() -> None:
    """A new field has to be known to `Room._around`; else pages do not hear of it."""
    told = {field.name for shape in (TableSummary, SeatSummary) for field in msgspec.structs.fields(shape)}
    never_changes = {
        "table",
        "game",
        "options",
        "hot_seat",
        "commitment",
        "hints",
        "pace",
        "seat",
        "lesson",
        "day",
        "challenge",
        "practice",
    }
    comes_with_states = {"to_act", "sequence", "updated", "since", "left"}
    looked_at = {
        "status",
        "host",
        "seats",
        "rematch",
        "hold",
        "locked",
        "silent",
        "nudged",
        "conceded",
        "deal",
        "seal",
        "watching",
        "hushed",
    }
    of_seats = {"kind", "name", "bot", "mine", "present", "thinking", "gone", "rests"}
    assert told == never_changes | comes_with_states | looked_at | of_seats
