"""A state told by what changed is the same state, is small, and tells nobody more than the whole would."""

import json
import random
from statistics import median
from typing import Any, cast

import msgspec
import pytest

import sylve
from server.clients import whole
from sylve.engine.changes import Changes
from sylve.server.rooms.visitors import encode
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


def told(table: Table, viewer: Viewer, since: int = 0) -> StateMessage:
    return presenter.state_message(table, table.views(), viewer, since, reset=since == 0)


def read(message: Any) -> dict[str, Any]:
    return cast(dict[str, Any], json.loads(encode(message)))


@pytest.mark.parametrize("game", sylve.games())
def test_changes_lead_to_the_same_state_and_are_small(game: str) -> None:
    live, dice, sizes = seated(game), random.Random(3), []
    viewers: list[Viewer] = [None, *range(len(live.table.seats))]
    known = {viewer: told(live.table, viewer) for viewer in viewers}
    for _ in range(MOVES):
        if live.table.status == "over":
            break
        heard = live.table.event_count()
        seat = dice.choice(live.table.to_act())
        live.plays(seat, dice.choice(live.table.started().actions(seat)))
        views, changes = live.table.views(), Changes()  # shared by all who look, as in `Showing`
        for viewer in viewers:
            state = presenter.state_message(live.table, views, viewer, heard or 1, reset=False)
            assert read(state) == read(told(live.table, viewer, heard or 1))
            raw = encode(presenter.changes_message(state, known[viewer], changes))
            assert whole(read(known[viewer]), json.loads(raw)) == read(state)
            known[viewer] = state
            sizes.append(len(encode({**json.loads(raw), "offers": []})))
    assert median(sizes) <= 1300  # offers apart, which are told to whoever decides


def test_a_sealed_choice_changes_nothing_that_others_are_sent() -> None:
    messages = []
    for choice in (0, -1):
        live = seated("ecosysteme")
        before = {viewer: told(live.table, viewer) for viewer in (None, 1)}
        live.plays(0, live.table.started().actions(0)[choice])
        messages.append(
            [
                encode(presenter.changes_message(told(live.table, viewer, 1), state, Changes()))
                for viewer, state in before.items()
            ]
        )
    assert messages[0] == messages[1]


def test_after_an_undo_the_whole_is_told() -> None:
    live = seated("ecosysteme")
    live.plays(0)
    live.does(commands.undo, "p0", 0, live.table.sequence)
    assert told(live.table, 1).reset


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
