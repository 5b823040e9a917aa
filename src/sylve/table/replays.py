"""A finished game shown again: move by move from any seat, and as a record that anybody can check."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sylve.engine.records import Live, Record
from sylve.engine.state import State
from sylve.table.problems import Problem
from sylve.table.table import Table, Viewer

EARLIER = 40  # events: at least a round of every game


@dataclass(frozen=True, slots=True)
class Frame:
    """The table after so many moves, and the move that led there."""

    move: int
    moves: int
    seat: int | None
    say: str
    state: State
    view: dict[str, Any]
    events: list[dict[str, Any]]
    earlier: list[dict[str, Any]]  # the last of what had happened before
    beats: list[dict[str, Any]]


def frame(table: Table, move: int, viewer: Viewer) -> Frame:
    """What the viewer saw after so many moves; any seat may be looked at, since nothing is hidden any more."""
    check_over(table)
    if move > len(table.plays):
        raise Problem("unknown-move", move=move, moves=len(table.plays))
    if viewer is not None and viewer >= len(table.seats):
        raise Problem("unknown-seat", seat=viewer)
    state = table.dealt()
    heard_before = 0
    for play in table.plays[:move]:
        heard_before = len(state.heard or [])
        state.beats_heard.clear()
        state.play(play.seat, play.action)
    last = table.plays[move - 1] if move else None
    return Frame(
        move=move,
        moves=len(table.plays),
        seat=last and last.seat,
        say=state.say(last.action) if last else "",
        state=state,
        view=state.view(viewer),
        events=[event.seen_by(viewer) for event in (state.heard or [])[heard_before:]],
        earlier=[event.seen_by(viewer) for event in (state.heard or [])[:heard_before][-EARLIER:]],
        beats=[
            {"events": int(beat.events) - heard_before, "view": beat.view(viewer)} for beat in state.beats_heard if move
        ],
    )


def record(table: Table, names: Sequence[str]) -> str:
    """The whole game as text, with the secret that the commitment promised."""
    check_over(table)
    live = Live(tuple(names), table.secret, tuple(table.salts), tuple(table.conceded))
    return Record.of(table.started(), live=live).text()


def check_over(table: Table) -> None:
    if table.status != "over":
        raise Problem("not-over")
