"""Who plays with whom: what the host may do before the game, what the others may do when somebody is silent, giving up.

Like the other commands, each answers with the entries to store, or says why not; none changes the table.
"""

from collections.abc import Set
from dataclasses import replace

from sylve.table.commands import check_free, entry_of, own_place_of, place_of, promised_by, start_of
from sylve.table.entries import Entry
from sylve.table.problems import GAME_OVER, Problem, Refused
from sylve.table.seats import OPEN, Seat
from sylve.table.table import Table


def remove(table: Table, person: str, seat: int) -> list[Entry]:
    """The host does not want to play with whoever sits there, and that person sits down here no more."""
    _check_host_before_the_game(table, person)
    if place_of(table, seat).person in (None, person):
        raise Problem("not-your-seat", seat=seat)
    return [entry_of(table, "remove", seat, OPEN.stored())]


def lock(table: Table, person: str, locked: bool) -> list[Entry]:
    """The host closes the table to newcomers, or opens it again."""
    _check_host_before_the_game(table, person)
    return [] if table.locked == locked else [entry_of(table, "lock", None, {"locked": locked})]


def hush(table: Table, person: str, hushed: bool) -> list[Entry]:
    """The host wants a table without reactions, or with them again."""
    if person != table.host:
        raise Problem("not-host")
    return [] if table.hushed == hushed else [entry_of(table, "hush", None, {"hushed": hushed})]


def start(table: Table, person: str, bot: str) -> list[Entry]:
    """The host wants to play now; robots take the seats that are still open."""
    _check_host_before_the_game(table, person)
    seats = [replace(seat, bot=bot) if seat.kind == "open" else seat for seat in table.seats]
    filled = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    entries = [
        Entry(table.id, table.sequence + 1 + place, "assign", number, seats[number].stored())
        for place, number in enumerate(filled)
    ]
    entries.append(Entry(table.id, table.sequence + 1 + len(entries), "call", None, {}))
    return entries if promised_by(table, seats) else [*entries, start_of(table, [], before=len(entries))]


def nudge(table: Table, person: str, seat: int) -> list[Entry]:
    """Call whoever all wait for, once for every question: then the others need not wait for long."""
    owner = place_of(table, seat).person
    if person == owner or not any(place.person == person and not place.lent for place in table.seats):
        raise Problem("not-your-seat", seat=seat)
    if table.pace or seat not in table.to_act() or table.seats[seat].kind != "person":
        raise Problem("not-silent", seat=seat)
    return [] if table.is_nudged(seat) else [entry_of(table, "nudge", seat, {"person": person})]


def vote(table: Table, person: str, seat: int, agree: bool, present: Set[str], bot: str) -> list[Entry]:
    """Somebody at the table wants a robot to play for a silent person, or rather to wait.

    It does when everybody else who is present agrees; whoever is silent comes back at any time.
    """
    owner = place_of(table, seat).person
    if person == owner or not any(place.person == person and not place.lent for place in table.seats):
        raise Problem("not-your-seat", seat=seat)
    if seat not in table.silent_seats():
        raise Problem("not-silent", seat=seat)
    if agree and person in table.consent(seat).people:
        return []
    said = entry_of(table, "vote", seat, {"person": person, "agree": agree})
    agreed = table.consent(seat).people | {person}
    return (
        [said, *_replaced(table, seat, bot, before=1)] if agree and _voters(table, seat, present) <= agreed else [said]
    )


def settle(table: Table, present: Set[str], bot: str) -> list[Entry]:
    """Whoever did not agree has left: those who are still here decide."""
    for seat in table.silent_seats():
        agreed, voters = table.consent(seat).people, _voters(table, seat, present)
        if agreed and voters and voters <= agreed:
            return _replaced(table, seat, bot)
    return []


def concede(table: Table, person: str, seat: int, stand_in: str) -> list[Entry]:
    """Give up. The game ends where nobody is left to play against; else a robot plays on for good."""
    check_free(table)
    own_place_of(table, person, seat)
    table.started()
    if table.status == "over":
        raise Refused(GAME_OVER)
    remaining = [place for number, place in enumerate(table.seats) if number not in (*table.conceded, seat)]
    ends = len(remaining) < 2 or not any(place.person for place in remaining)
    new = table.seats[seat].lent_to(None) if ends else Seat(bot=stand_in)
    return [entry_of(table, "concede", seat, new.stored())]


def _voters(table: Table, seat: int, present: Set[str]) -> set[str]:
    """Whoever plays, is here and is not the one who is silent."""
    playing = {place.person for place in table.seats if place.person is not None and not place.lent}
    return (playing & present) - {table.seats[seat].person}


def _replaced(table: Table, seat: int, bot: str, before: int = 0) -> list[Entry]:
    lent = table.seats[seat].lent_to(bot)
    return [Entry(table.id, table.sequence + before + 1, "assign", seat, lent.stored())]


def _check_host_before_the_game(table: Table, person: str) -> None:
    if table.host != person:
        raise Problem("not-host")
    if table.status != "waiting":
        raise Problem("started")
