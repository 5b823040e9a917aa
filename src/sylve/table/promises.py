"""How a deal comes about that nobody can choose.

The table has promised its secret when it is opened. Everybody who sits down promises a salt, by its hash. When all sit,
the promises of those who are present are fixed and shown; only then do they tell their salts, and the seed is made of
the secret and all of them. Whoever does not tell is left out, and then all others promise anew: no salt is ever told
for two different deals.
"""

import hashlib
from collections.abc import Set
from typing import NamedTuple

from sylve.table.commands import entry_of, start_of
from sylve.table.entries import Entry
from sylve.table.making import NO_DEAL, Deal
from sylve.table.problems import Problem
from sylve.table.table import Table


def promise(table: Table, person: str, promised: str) -> list[Entry]:
    """Promise a salt, or another one in the place of a salt that is lost. A deal that was being made is made anew."""
    if table.status != "waiting" or table.dealt_as is not None:
        raise Problem("started")
    if not table.owned_by(person):
        raise Problem("not-your-seat")
    return [entry_of(table, "promise", None, {"person": person, "promise": promised})]


def reveal(table: Table, person: str, salt: bytes) -> list[Entry]:
    """Tell the salt that was promised; with the last one the cards are dealt."""
    deal = table.making.deal
    if deal is None or person not in deal.people:
        raise Problem("no-deal")
    if hashlib.sha256(salt).hexdigest() != deal.promises[deal.people.index(person)]:
        raise Problem("broken-promise")
    if person in deal.salts:
        return []
    told = entry_of(table, "reveal", None, {"person": person, "salt": salt.hex()})
    salts = {**deal.salts, person: salt}
    if len(salts) < len(deal.people):
        return [told]
    return [told, start_of(table, [salts[each] for each in deal.people], before=1)]


def gather(table: Table, present: Set[str]) -> list[Entry]:
    """What follows when all sit: the promises of those present are fixed, once nobody owes a new one.

    Who is not there any more holds nobody up. Where only people who are away have promised, the table waits for one.
    """
    making, deal = table.making, table.making.deal
    if not table.is_complete or not making.promised.keys() | making.spent:
        return []
    if deal is not None:
        missing = [person for person in deal.people if person not in deal.salts and person not in present]
        others = [person for person in deal.people if person in present]
        return [entry_of(table, "deal", None, NO_DEAL.stored())] if missing and others else []
    if making.spent & present:
        return []
    people = [person for person in table.people() if person in making.promised and person in present]
    if not people:
        return []
    return [entry_of(table, "deal", None, Deal(people, [making.promised[person] for person in people]).stored())]


class Asked(NamedTuple):
    """What the making of the deal asks of one person."""

    promise: bool
    salt: bool


def asked_of(table: Table, person: str | None) -> Asked:
    deal = table.making.deal
    waits = table.status == "waiting"
    return Asked(
        promise=waits and not table.dealt_as and bool(table.owned_by(person)) and person not in table.making.promised,
        salt=waits and deal is not None and person in deal.people and person not in deal.salts,
    )
