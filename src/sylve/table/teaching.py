"""What a lesson asks of its table: it opens it, plays the prepared moves, and goes back to an earlier step."""

from dataclasses import replace

from sylve.lessons import Lesson
from sylve.table import commands
from sylve.table.entries import Entry
from sylve.table.problems import Problem
from sylve.table.seats import Seat
from sylve.table.table import Table


def open_lesson(person: str, lesson: Lesson, made: int) -> list[Entry]:
    """A table with the lesson's deal, marked as one, at which so many of its moves have been made."""
    others = iter(lesson.bots)
    seats = [Seat(person=person) if seat == lesson.seat else Seat(bot=next(others)) for seat in range(lesson.seats)]
    opening, *rest = commands.open_table(
        person, lesson.game.id, lesson.options, seats, hints=False, secret=lesson.secret
    )
    marked = replace(opening, payload={**opening.payload, "lesson": {"name": lesson.name, "script": lesson.script}})
    entries = [marked, *rest]
    return entries + _moves(lesson, marked.table, entries[-1].sequence, 0, made)


def go(table: Table, person: str, to: int) -> list[Entry]:
    """Let the lesson play on to where so many moves are made, or go back there.

    Forward it plays prepared moves only, as far as they go together. Back goes to where a step stands.
    """
    lesson = commands.lesson_of(table)
    if lesson is None or not table.owned_by(person):
        raise Problem("not-your-seat")
    made = len(table.plays)
    if to == made:
        return []
    if to > made:
        if lesson.ahead[made] != to:
            raise Problem("unknown-move", move=to, moves=made)
        return _moves(lesson, table.id, table.sequence, made, to)
    if to < lesson.opening:
        raise Problem("unknown-move", move=to, moves=made)
    gone = reversed(table.plays[to:])
    return [
        Entry(table.id, table.sequence + number, "undo", play.seat, {"of": play.sequence})
        for number, play in enumerate(gone, start=1)
    ]


def _moves(lesson: Lesson, table: str, sequence: int, since: int, to: int) -> list[Entry]:
    return [
        Entry(table, sequence + number, "play", move.seat, {"action": move.action})
        for number, move in enumerate(lesson.moves[since:to], start=1)
    ]
