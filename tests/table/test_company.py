"""Who plays with whom: the host's table, somebody who is silent, giving up."""

import pytest

from sylve.table import Problem, Refused, Table, commands, company, replays
from sylve.table.entries import now
from sylve.table.table import SILENCE, SILENCE_NUDGED, WAITING
from table.live import ANA, BEN, EVE, OPEN, LiveTable, bot, person, two_people

ALL = frozenset({ANA, BEN, EVE})


def later(monkeypatch: pytest.MonkeyPatch, milliseconds: int) -> None:
    moment = now() + milliseconds
    monkeypatch.setattr("sylve.table.table.now", lambda: moment)


# Before the game


def test_the_host_removes_somebody_who_does_not_come_again() -> None:
    live = LiveTable("toutlahaut", person(ANA), OPEN, OPEN)
    live.does(commands.sit, BEN, 1)
    live.does(company.remove, ANA, 1)
    assert live.table.seats[1] == OPEN
    with pytest.raises(Problem, match="removed"):
        live.does(commands.sit, BEN, 2)
    live.does(commands.sit, EVE, 1)
    assert Table.rebuilt(live.entries).removed == {BEN}


def test_only_the_host_removes_and_only_others_and_only_before_the_game() -> None:
    live = LiveTable("toutlahaut", person(ANA), person(BEN), OPEN)
    for who, seat, code in ((BEN, 0, "not-host"), (ANA, 0, "not-your-seat"), (ANA, 2, "not-your-seat")):
        with pytest.raises(Problem, match=code):
            live.does(company.remove, who, seat)
    with pytest.raises(Problem, match="started"):
        two_people().does(company.remove, ANA, 1)


def test_nobody_sits_down_at_a_locked_table() -> None:
    live = LiveTable("toutlahaut", person(ANA), OPEN)
    live.does(company.lock, ANA, True)
    with pytest.raises(Problem, match="locked"):
        live.does(commands.sit, BEN, 1)
    assert live.does(company.lock, ANA, True) == []
    live.does(company.lock, ANA, False)
    live.does(commands.sit, BEN, 1)
    assert live.table.status == "playing"


def test_a_host_who_said_so_starts_the_game_by_hand() -> None:
    live = LiveTable("toutlahaut", person(ANA), OPEN, hold=True)
    live.does(commands.sit, BEN, 1)
    assert live.table.status == "waiting"
    with pytest.raises(Problem, match="not-host"):
        live.does(company.start, BEN, "beech")
    live.does(company.start, ANA, "beech")
    assert live.table.status == "playing"
    with pytest.raises(Problem, match="started"):
        live.does(company.start, ANA, "beech")


def test_robots_take_what_is_open_when_the_host_starts() -> None:
    live = LiveTable("toutlahaut", person(ANA), OPEN, OPEN)
    live.does(company.start, ANA, "beech")
    assert [seat.bot for seat in live.table.seats] == [None, "beech", "beech"]
    assert Table.rebuilt(live.entries).status == "playing"


# Somebody is silent


def silent_table(monkeypatch: pytest.MonkeyPatch) -> tuple[LiveTable, int, list[str]]:
    """Three people, the one asked silent for three minutes; the others by name."""
    live = LiveTable("toutlahaut", person(ANA), person(BEN), person(EVE))
    (seat,) = live.table.to_act()
    later(monkeypatch, SILENCE)
    others = [place.person for number, place in enumerate(live.table.seats) if number != seat and place.person]
    return live, seat, others


def test_nobody_is_replaced_before_three_minutes_of_silence() -> None:
    live = two_people()
    (seat,) = live.table.to_act()
    other = live.table.seats[1 - seat].person
    assert live.table.silent_seats() == []
    with pytest.raises(Problem, match="not-silent"):
        live.does(company.vote, other, seat, True, ALL, "beech")


def test_a_robot_plays_for_the_silent_when_everybody_present_agrees(monkeypatch: pytest.MonkeyPatch) -> None:
    live, seat, (one, other) = silent_table(monkeypatch)
    owner = live.table.seats[seat].person
    live.does(company.vote, one, seat, True, ALL, "beech")
    assert live.table.seats[seat].kind == "person"
    assert live.table.consent(seat).people == {one}
    live.does(company.vote, other, seat, True, ALL, "beech")
    assert live.table.seats[seat].lent
    live.does(commands.sit, owner, seat)  # coming back is one touch
    assert live.table.seats[seat].kind == "person"
    assert live.table.consent(seat).people == frozenset()
    assert Table.rebuilt(live.entries).seats == live.table.seats


def test_who_is_not_present_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    live, seat, (one, _) = silent_table(monkeypatch)
    live.does(company.vote, one, seat, True, frozenset({one}), "beech")
    assert live.table.seats[seat].lent


def test_who_did_not_agree_and_leaves_decides_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    live, seat, (one, _) = silent_table(monkeypatch)
    live.does(company.vote, one, seat, True, ALL, "beech")
    assert live.does(company.settle, ALL, "beech") == []
    live.does(company.settle, frozenset({one}), "beech")
    assert live.table.seats[seat].lent


def test_waiting_silences_the_question_for_five_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    live, seat, (one, other) = silent_table(monkeypatch)
    live.does(company.vote, one, seat, True, ALL, "beech")
    live.does(company.vote, other, seat, False, ALL, "beech")
    assert live.table.silent_seats() == []
    with pytest.raises(Problem, match="not-silent"):
        live.does(company.vote, one, seat, True, ALL, "beech")
    later(monkeypatch, SILENCE + WAITING)
    assert live.table.silent_seats() == [seat]
    assert live.table.consent(seat).people == frozenset()


def test_neither_the_silent_nor_a_spectator_votes(monkeypatch: pytest.MonkeyPatch) -> None:
    live, seat, _ = silent_table(monkeypatch)
    for who in (live.table.seats[seat].person, "somebody"):
        with pytest.raises(Problem, match="not-your-seat"):
            live.does(company.vote, who, seat, True, ALL, "beech")


def test_where_a_clock_runs_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    live = LiveTable("toutlahaut", person(ANA), person(BEN), pace=86_400)
    later(monkeypatch, SILENCE)
    assert live.table.silent_seats() == []


# Giving up


def test_the_game_is_over_when_one_of_two_gives_up() -> None:
    live = two_people()
    (seat,) = live.table.to_act()
    sequence = live.table.sequence
    live.does(company.concede, BEN, 1, "beech")
    table = live.table
    assert (table.status, table.conceded, table.to_act(), table.bots_to_act()) == ("over", [1], (), [])
    assert table.view(seat)["over"]
    assert table.offers(seat) == []
    with pytest.raises(Refused, match="game-over"):
        live.does(commands.play, table.seats[seat].person, seat, 0, sequence)
    with pytest.raises(Refused, match="game-over"):
        live.does(company.concede, ANA, 0, "beech")
    assert Table.rebuilt(live.entries).status == "over"
    assert replays.frame(table, 0, None).moves == 0
    again = live.does(commands.rematch, ANA)
    assert [seat["person"] for seat in again[0].payload["seats"]] == [ANA, BEN]


def test_the_others_play_on_when_one_of_three_gives_up() -> None:
    live = LiveTable("toutlahaut", person(ANA), person(BEN), bot())
    live.does(company.concede, BEN, 1, "beech")
    assert live.table.status == "playing"
    assert live.table.seats[1].kind == "bot"
    with pytest.raises(Problem, match="seat-taken"):
        live.does(commands.sit, BEN, 1)
    live.does(company.concede, ANA, 0, "beech")
    assert live.table.status == "over"  # robots do not play on among themselves


def test_one_gives_up_the_own_seat_of_a_running_game_alone() -> None:
    with pytest.raises(Problem, match="not-your-seat"):
        two_people().does(company.concede, ANA, 1, "beech")
    with pytest.raises(Problem, match="not-started"):
        LiveTable("toutlahaut", person(ANA), OPEN).does(company.concede, ANA, 0, "beech")


# Called


def test_who_was_called_and_does_not_answer_is_replaced_sooner(monkeypatch: pytest.MonkeyPatch) -> None:
    live = two_people()
    silent = live.table.to_act()[0]
    waiting = (ANA, BEN)[1 - silent]
    live.does(company.nudge, waiting, silent)
    assert live.does(company.nudge, waiting, silent) == []
    assert live.table.is_nudged(silent)
    later(monkeypatch, SILENCE_NUDGED - 1000)
    assert live.table.silent_seats() == []
    later(monkeypatch, SILENCE_NUDGED + 1000)
    assert live.table.silent_seats() == [silent]
    live.does(company.vote, waiting, silent, True, ALL, "beech")
    assert live.table.seats[silent].lent
    assert Table.rebuilt(live.entries).nudges == live.table.nudges


def test_a_call_is_for_one_question_and_from_those_who_wait() -> None:
    live = two_people()
    asked = live.table.to_act()[0]
    for who, seat, code in (((ANA, BEN)[asked], asked, "not-your-seat"), (EVE, asked, "not-your-seat")):
        with pytest.raises(Problem, match=code):
            live.does(company.nudge, who, seat)
    with pytest.raises(Problem, match="not-silent"):
        live.does(company.nudge, (ANA, BEN)[asked], 1 - asked)
    live.does(company.nudge, (ANA, BEN)[1 - asked], asked)
    live.plays(asked)
    assert not live.table.is_nudged(asked)
