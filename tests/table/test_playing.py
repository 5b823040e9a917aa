"""Whose play counts: legality, staleness, undo."""

from typing import Any

import pytest

import sylve
from sylve.engine import undo as engine_undo
from sylve.table import Problem, Refused, commands
from table.live import ANA, BEN, EVE, OPEN, LiveTable, person, two_people


def refusal_of(live: LiveTable, *arguments: Any) -> str:
    before = live.table.sequence
    with pytest.raises(Refused) as raised:
        live.does(*arguments)
    assert live.table.sequence == before
    return raised.value.refusal.code


def test_a_play_before_the_start_is_refused() -> None:
    live = LiveTable("toutlahaut", person(ANA), OPEN)
    with pytest.raises(Problem, match="not-started"):
        live.does(commands.play, ANA, 0, 0, 1)


def test_a_play_on_somebody_elses_seat_is_refused() -> None:
    live = two_people()
    with pytest.raises(Problem, match="not-your-seat"):
        live.does(commands.play, EVE, 0, 0, live.table.sequence)


def test_a_play_out_of_turn_gets_the_games_own_refusal() -> None:
    live = two_people()
    waiting = 1 - live.table.to_act()[0]
    owner = live.table.seats[waiting].person
    assert refusal_of(live, commands.play, owner, waiting, 0, live.table.sequence) == "not-to-act"


def test_an_unknown_action_gets_the_games_own_refusal() -> None:
    live = two_people()
    seat = live.table.to_act()[0]
    owner = live.table.seats[seat].person
    assert refusal_of(live, commands.play, owner, seat, 10**6, live.table.sequence) == "unknown-action"


def test_the_second_click_of_a_double_click_is_stale() -> None:
    live = two_people()
    seat, seen = live.table.to_act()[0], live.table.sequence
    live.plays(seat, at=seen)
    owner = live.table.seats[seat].person
    assert refusal_of(live, commands.play, owner, seat, 0, seen) == "stale"


def test_a_state_that_never_was_is_stale() -> None:
    live = two_people()
    seat = live.table.to_act()[0]
    owner = live.table.seats[seat].person
    assert refusal_of(live, commands.play, owner, seat, 0, live.table.sequence + 1) == "stale"


def test_a_seat_that_changes_hands_makes_no_play_stale() -> None:
    live = two_people()
    seat, seen = live.table.to_act()[0], live.table.sequence
    live.does(commands.stand, live.table.seats[1 - seat].person, 1 - seat, "random")
    live.plays(seat, at=seen)
    assert len(live.table.plays) == 1


@pytest.mark.usefixtures("draft")
class TestSealedChoices:
    """Everybody chooses at the same time."""

    def table(self) -> LiveTable:
        return LiveTable("draft", person(ANA), person(BEN), person(EVE))

    def test_a_sealed_choice_of_another_seat_does_not_make_mine_stale(self) -> None:
        live = self.table()
        seen = live.table.sequence
        live.plays(1, 3, at=seen)
        live.plays(2, 4, at=seen)
        live.plays(0, 5, at=seen)
        assert live.table.state is not None
        assert live.table.state.outcome().scores == [5, 3, 4]

    def test_the_reveal_makes_older_choices_stale(self) -> None:
        live = self.table()
        seen = live.table.sequence
        for seat in range(3):
            live.plays(seat, 3, at=seen)
        assert refusal_of(live, commands.play, ANA, 0, 4, seen) == "stale"
        live.plays(0, 4)

    def test_a_choice_made_before_an_undo_is_stale_after_it(self) -> None:
        live = self.table()
        seen = live.table.sequence
        live.plays(0, 3)
        live.does(commands.undo, ANA, 0, live.table.sequence)
        assert refusal_of(live, commands.play, ANA, 0, 4, seen) == "stale"
        live.plays(0, 4)
        assert [play.action for play in live.table.plays] == [4]

    def test_anothers_undo_does_not_make_mine_stale(self) -> None:
        live = self.table()
        seen = live.table.sequence
        live.plays(1, 3)
        live.does(commands.undo, BEN, 1, live.table.sequence)
        live.plays(0, 4, at=seen)

    def test_a_sealed_choice_is_taken_back_from_between_the_others(self) -> None:
        live = self.table()
        live.plays(0, 3)
        live.plays(1, 4)
        assert live.table.may_undo(0)
        assert live.table.state is not None
        wanted = engine_undo.take_back(live.table.state, 0)
        live.does(commands.undo, ANA, 0, live.table.sequence)
        assert live.table.state == wanted
        assert [(play.seat, play.action) for play in live.table.plays] == [(1, 4)]
        assert live.table.to_act() == (0, 2)

    def test_the_log_forgets_what_was_taken_back(self) -> None:
        live = self.table()
        live.plays(0, 3)
        live.plays(1, 4)
        live.does(commands.undo, ANA, 0, live.table.sequence)
        assert live.table.events(0) == [{"kind": "choose", "facts": {"seat": 1}}]
        assert live.table.rewinds == 1

    def test_the_second_click_on_undo_takes_nothing_more_back(self) -> None:
        live = self.table()
        for seat in range(3):
            live.plays(seat, 3)
        live.plays(0, 4)
        seen = live.table.sequence
        live.does(commands.undo, ANA, 0, seen)
        assert refusal_of(live, commands.undo, ANA, 0, seen) == "stale"

    def test_a_revealed_choice_cannot_be_taken_back(self) -> None:
        live = self.table()
        for seat in range(3):
            live.plays(seat, 3)
        assert not live.table.may_undo(0)
        assert refusal_of(live, commands.undo, ANA, 0, live.table.sequence).startswith("undo-")

    def test_nobody_sees_a_sealed_choice_but_who_made_it(self) -> None:
        live = self.table()
        live.plays(0, 3)
        others = [str((live.table.view(viewer), live.table.events(viewer))) for viewer in (1, 2, None)]
        live.does(commands.undo, ANA, 0, live.table.sequence)
        live.plays(0, 5)
        assert others == [str((live.table.view(viewer), live.table.events(viewer))) for viewer in (1, 2, None)]


def test_undo_without_an_action_is_refused() -> None:
    live = two_people()
    assert refusal_of(live, commands.undo, ANA, 0, live.table.sequence) == "nothing-to-undo"


def test_undo_after_handing_over_is_refused() -> None:
    live = two_people()
    seat = live.table.to_act()[0]
    live.plays(seat)
    owner = live.table.seats[seat].person
    assert refusal_of(live, commands.undo, owner, seat, live.table.sequence) == "undo-handed-over"
    assert not live.table.may_undo(seat)


def test_undo_of_another_seat_is_refused() -> None:
    live = two_people()
    with pytest.raises(Problem, match="not-your-seat"):
        live.does(commands.undo, ANA, 1, live.table.sequence)


def test_the_state_is_dealt_with_the_rules_of_the_start() -> None:
    live = two_people()
    assert live.table.state is not None
    assert live.table.state.version == sylve.game("toutlahaut").version == live.table.version
