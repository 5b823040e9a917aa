"""The deal of the day: one deal for everybody, which each person plays once. Days are those of the world's clock."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import sylve
from sylve.engine.box import Value
from sylve.table import commands
from sylve.table.entries import Entry, now
from sylve.table.problems import Problem
from sylve.table.seats import Seat
from sylve.table.table import Table

RIVAL = "oak"  # on the other seats, where a game has no automa


def today() -> date:
    return datetime.fromtimestamp(now() / 1000, UTC).date()


def end_of(day: date) -> int:
    """When the day is over, as `now()` counts."""
    midnight = datetime.combine(day + timedelta(days=1), datetime.min.time(), UTC)
    return int(midnight.timestamp() * 1000)


def open_day(table: str, first: Seat, game: str, day: date, secret: bytes, values: Mapping[str, Value]) -> list[Entry]:
    """A table of the day's deal, which begins at once: alone against the automa, or among as few oaks as can be."""
    rivals = [Seat(bot=RIVAL)] * (min(sylve.game(game).seats) - 1)
    opened = commands.open_table(first.person or "", game, {}, [first, *rivals], False, values=values, secret=secret)
    entries = [replace(entry, table=table) for entry in opened]
    marked = replace(entries[0], payload={**entries[0].payload, "day": day.isoformat()})
    return [marked, *entries[1:]]


def is_secret(table: Table) -> bool:
    """Whether the table's secret is that of a day which is not over."""
    return table.day is not None and today() <= date.fromisoformat(table.day)


def check_told(table: Table) -> None:
    """The secret of a day is shown the day after, not to whoever has played it first."""
    if is_secret(table):
        raise Problem("day-open")
