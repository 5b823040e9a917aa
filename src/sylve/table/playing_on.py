"""Playing on from a position of a finished game, at a table of one's own that counts nowhere."""

import secrets

from sylve.table.commands import SECRET_BYTES, place_of, play
from sylve.table.entries import Entry
from sylve.table.practice import Practice
from sylve.table.problems import Problem, Refused
from sylve.table.replays import frame
from sylve.table.seats import Seat
from sylve.table.table import Table


def play_on(
    table: Table,
    person: str,
    move: int,
    seat: int,
    stand_in: str,
    action: int | None = None,
    secret: bytes | None = None,
) -> list[Entry]:
    """A table that begins where the other stood after so many moves, or with one more; bots play all seats but one.

    What the seat did not know then is dealt anew, and so is all that comes: who has seen the game knows too much of it.
    """
    place_of(table, seat)
    if frame(table, move, None).state.over:
        raise Problem("unknown-move", move=move, moves=len(table.plays))
    seats = [Seat(bot=place.bot or stand_in) for place in table.seats]
    seats[seat] = Seat(person=person)
    practice = _practice(table, move, seat)
    payload = {
        "game": table.game.id,
        "options": table.options,
        "host": person,
        "secret": (secret or secrets.token_bytes(SECRET_BYTES)).hex(),
        "seats": [place.stored() for place in seats],
        "hints": True,
        "values": table.values,
        "practice": practice.stored(),
    }
    opening = Entry(secrets.token_urlsafe(12), 1, "open", None, payload)
    started = [opening, Entry(opening.table, 2, "start", None, {"version": practice.version, "salts": []})]
    return started if action is None else started + _first(Table.rebuilt(started), person, seat, action)


def _first(table: Table, person: str, seat: int, action: int) -> list[Entry]:
    try:
        return play(table, person, seat, action, table.sequence)
    except Refused:
        raise Problem("bad-message") from None


def _practice(table: Table, move: int, seat: int) -> Practice:
    actions = [(play.seat, play.action) for play in table.plays[:move]]
    before = table.practice
    if before is None:
        return Practice(table.id, move, seat, table.version, table.seed, [], actions)
    partings = before.parted_by(table.seed)
    return Practice(table.id, move, seat, table.version, before.seed, partings, actions)
