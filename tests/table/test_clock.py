"""A clock that runs out lets a bot decide, and never ends a game."""

import pytest

from sylve.table import Table, commands
from sylve.table.entries import now
from sylve.table.problems import Problem
from table.live import ANA, BEN, LiveTable, person

PACE = 60


@pytest.fixture
def live() -> LiveTable:
    return LiveTable("toutlahaut", person(ANA), person(BEN), pace=PACE)


def later(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    moment = now() + int(1000 * seconds)
    monkeypatch.setattr("sylve.table.table.now", lambda: moment)


def test_a_bot_decides_once_the_time_is_over(live: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    (seat,) = live.table.to_act()
    action = live.table.started().actions(seat)[0]
    assert live.table.bots_to_act() == []
    assert live.does(commands.play_as_bot, seat, live.table.asked_at[seat], action) == []
    later(monkeypatch, PACE + 1)
    assert live.table.bots_to_act() == [seat]
    live.does(commands.play_as_bot, seat, live.table.asked_at[seat], action)
    assert live.table.plays[-1].late
    assert Table.rebuilt(live.entries).plays == live.table.plays


def test_every_question_has_its_own_time(live: LiveTable) -> None:
    (seat,) = live.table.to_act()
    asked = live.table.deadline(seat)
    live.plays(seat)
    assert not live.table.plays[-1].late
    (other,) = live.table.to_act()
    assert live.table.deadline(seat) is None
    assert asked is not None
    assert (live.table.deadline(other) or 0) >= asked


def test_a_person_who_is_late_may_still_be_faster_than_the_bot(
    live: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    (seat,) = live.table.to_act()
    asked_at, action = live.table.asked_at[seat], live.table.started().actions(seat)[0]
    later(monkeypatch, PACE + 1)
    live.plays(seat)
    assert live.does(commands.play_as_bot, seat, asked_at, action) == []


def test_whoever_comes_back_has_the_whole_time_again(live: LiveTable) -> None:
    (seat,) = live.table.to_act()
    owner = live.table.seats[seat].person
    live.does(commands.assign, owner, seat, "random", False)
    assert live.table.deadline(seat) is None
    live.table.asked_when[seat] = 0
    live.does(commands.sit, owner, seat, b"")
    assert not live.table.is_late(seat)


def test_without_a_clock_nobody_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    live = LiveTable("toutlahaut", person(ANA), person(BEN))
    later(monkeypatch, 10**9)
    assert live.table.bots_to_act() == []
    assert live.table.deadlines() == []


def test_seats_that_choose_together_are_late_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    live = LiveTable("ecosysteme", person(ANA), person(BEN), pace=PACE)
    assert live.table.to_act() == (0, 1)
    live.plays(0)
    later(monkeypatch, PACE + 1)
    assert live.table.bots_to_act() == [1]


def test_a_rematch_keeps_the_pace(live: LiveTable) -> None:
    live.plays_to_the_end()
    assert live.does(commands.rematch, ANA)[0].payload["pace"] == PACE


def test_only_the_paces_on_offer_are_taken() -> None:
    with pytest.raises(Problem, match="bad-option"):
        LiveTable("toutlahaut", person(ANA), person(BEN), pace=1)
