"""The same deal for other people: a table that is dealt the cards of a finished one."""

from dataclasses import replace

from sylve.table import commands
from sylve.table.entries import Entry
from sylve.table.problems import Problem
from sylve.table.seats import OPEN, Seat
from sylve.table.table import Table


def check_may_challenge(table: Table, person: str) -> None:
    """Who played a game to its end may send its deal on."""
    if not table.owned_by(person):
        raise Problem("not-your-seat")
    if table.status != "over":
        raise Problem("not-over")
    if not table.counts:
        raise Problem("no-challenge")


def open_challenge(table: Table, challenge: str, person: str) -> list[Entry]:
    """The finished table's seats, robots and cards; the first person's seat is the host's, others wait for people."""
    people = [number for number, seat in enumerate(table.seats) if seat.bot is None or seat.lent]
    seats = [
        Seat(person=person) if number == people[0] else OPEN if number in people else seat
        for number, seat in enumerate(table.seats)
    ]
    opened = commands.open_table(
        *(person, table.game.id, table.options, seats, False, table.pace, table.values, table.secret, True),
    )
    dealt = {"version": table.version, "salts": [salt.hex() for salt in table.salts]}
    marked = replace(opened[0], payload={**opened[0].payload, "challenge": challenge, "dealt": dealt, "hold": False})
    return [marked, *commands.start_if_full(Table(marked), seats)]
