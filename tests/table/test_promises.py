"""A deal that neither the last to sit down nor the table can choose."""

import hashlib

import pytest

from sylve.engine import records
from sylve.table import Problem, Table, commands, company, promises, replays
from table.live import ANA, BEN, EVE, OPEN, LiveTable, bot, person

SALTS = {name: hashlib.sha256(name.encode()).digest()[:16] for name in (ANA, BEN, EVE)}
FRESH = {name: hashlib.sha256(f"another of {name}".encode()).digest()[:16] for name in (ANA, BEN, EVE)}
ALL = frozenset({ANA, BEN, EVE})


def hashed(salt: bytes) -> str:
    return hashlib.sha256(salt).hexdigest()


PROMISES = {name: hashed(salt) for name, salt in SALTS.items()}


def three() -> LiveTable:
    """Ana, Ben and Eve sit, and each has promised a salt."""
    live = LiveTable("toutlahaut", person(ANA), OPEN, OPEN, promises={ANA: PROMISES[ANA]})
    live.does(commands.sit, BEN, 1, PROMISES[BEN])
    live.does(commands.sit, EVE, 2, PROMISES[EVE])
    return live


def test_the_cards_are_dealt_when_all_who_promised_have_told_their_salts() -> None:
    live = three()
    assert live.table.status == "waiting"
    live.does(promises.gather, ALL)
    assert live.table.making.deal is not None
    assert live.table.making.deal.promises == [PROMISES[ANA], PROMISES[BEN], PROMISES[EVE]]
    for name in (EVE, ANA):
        live.does(promises.reveal, name, SALTS[name])
    assert live.table.status == "waiting"
    live.does(promises.reveal, BEN, SALTS[BEN])
    assert live.table.status == "playing"
    assert live.table.salts == [SALTS[ANA], SALTS[BEN], SALTS[EVE]]  # in the order of the seats, not of telling
    assert Table.rebuilt(live.entries).dealt() == live.table.dealt()


def test_nobody_tells_a_salt_before_all_promises_are_fixed() -> None:
    live = three()
    with pytest.raises(Problem, match="no-deal"):
        live.does(promises.reveal, ANA, SALTS[ANA])


def test_nobody_tells_another_salt_than_the_promised_one() -> None:
    live = three()
    live.does(promises.gather, ALL)
    with pytest.raises(Problem, match="broken-promise"):
        live.does(promises.reveal, BEN, FRESH[BEN])


def test_who_is_away_when_all_sit_holds_nobody_up() -> None:
    live = three()
    live.does(promises.gather, frozenset({BEN, EVE}))
    for name in (BEN, EVE):
        live.does(promises.reveal, name, SALTS[name])
    assert live.table.salts == [SALTS[BEN], SALTS[EVE]]


def test_where_all_who_promised_are_away_the_table_waits_for_one() -> None:
    live = three()
    assert live.does(promises.gather, frozenset()) == []


def test_no_salt_is_told_for_two_deals() -> None:
    """Ben leaves before he tells: Ana has told hers already, so she promises another one for the deal without him."""
    live = three()
    live.does(promises.gather, ALL)
    live.does(promises.reveal, ANA, SALTS[ANA])
    here = frozenset({ANA, EVE})
    live.does(promises.gather, here)
    assert live.table.making.deal is None
    assert promises.asked_of(live.table, ANA).promise
    assert live.does(promises.gather, here) == []
    live.does(promises.promise, ANA, hashed(FRESH[ANA]))
    live.does(promises.gather, here)
    assert live.table.making.deal is not None
    assert live.table.making.deal.promises == [hashed(FRESH[ANA]), PROMISES[EVE]]
    live.does(promises.reveal, ANA, FRESH[ANA])
    live.does(promises.reveal, EVE, SALTS[EVE])
    assert live.table.salts == [FRESH[ANA], SALTS[EVE]]


def test_a_salt_that_is_lost_is_promised_anew() -> None:
    live = three()
    live.does(promises.gather, ALL)
    live.does(promises.promise, BEN, hashed(FRESH[BEN]))
    assert live.table.making.deal is None
    live.does(promises.gather, ALL)
    for name, salt in {**SALTS, BEN: FRESH[BEN]}.items():
        live.does(promises.reveal, name, salt)
    assert live.table.salts == [SALTS[ANA], FRESH[BEN], SALTS[EVE]]


def test_who_stands_up_takes_the_promise_along() -> None:
    live = three()
    live.does(promises.gather, ALL)
    live.does(promises.reveal, ANA, SALTS[ANA])
    live.does(commands.stand, BEN, 1, "beech")
    assert live.table.making.deal is None
    assert live.table.making.promised == {EVE: PROMISES[EVE]}
    live.does(commands.assign, ANA, 1, "random", True)
    assert live.table.status == "waiting"
    assert live.does(promises.gather, frozenset({ANA, EVE})) == []  # Ana's salt is known by now: she owes another


def test_solo_and_rematch_have_their_salts() -> None:
    live = LiveTable("toutlahaut", person(ANA), bot(), promises={ANA: PROMISES[ANA]})
    live.does(promises.gather, ALL)
    live.does(promises.reveal, ANA, SALTS[ANA])
    assert live.table.salts == [SALTS[ANA]]
    live.does(company.concede, ANA, 0, "beech")
    again = live.does(commands.rematch, ANA, hashed(FRESH[ANA]))
    table = Table.rebuilt([entry for entry in again if entry.table != live.table.id])
    assert (table.status, table.making.promised) == ("waiting", {ANA: hashed(FRESH[ANA])})


def test_the_host_starts_by_hand_with_the_promises_of_those_who_sit() -> None:
    live = LiveTable("toutlahaut", person(ANA), OPEN, OPEN, hold=True, promises={ANA: PROMISES[ANA]})
    live.does(commands.sit, BEN, 1, PROMISES[BEN])
    assert live.does(promises.gather, ALL) == []
    live.does(company.start, ANA, "beech")
    live.does(promises.gather, ALL)
    for name in (ANA, BEN):
        live.does(promises.reveal, name, SALTS[name])
    assert live.table.status == "playing"


def test_only_who_sits_promises_and_only_before_the_game() -> None:
    live = LiveTable("toutlahaut", person(ANA), OPEN)
    with pytest.raises(Problem, match="not-your-seat"):
        live.does(promises.promise, BEN, PROMISES[BEN])
    live.does(commands.sit, BEN, 1)
    with pytest.raises(Problem, match="started"):
        live.does(promises.promise, BEN, PROMISES[BEN])


def test_names_are_fixed_when_the_game_ends() -> None:
    live = LiveTable("toutlahaut", person(ANA), person(BEN))
    assert live.does(commands.end, ["Ana", "Ben"]) == []
    live.plays_to_the_end()
    live.does(commands.end, ["Ana", "Ben"])
    assert live.does(commands.end, ["Somebody", "Else"]) == []
    assert Table.rebuilt(live.entries).names == ["Ana", "Ben"]


def test_a_record_tells_who_gave_up() -> None:
    live = LiveTable("toutlahaut", person(ANA), person(BEN))
    live.does(company.concede, BEN, 1, "beech")
    text = replays.record(live.table, ["Ana", "Ben"])
    assert records.parse(text).live.conceded == (1,)
    records.replay(text)
