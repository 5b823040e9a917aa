"""§7 Options."""

import pytest

import sylve
from games.ecosysteme.positions import GAME, skip_turn, skip_turns, table
from rulebook import rule


@rule("7.1")
def test_the_memory_aid_is_off_unless_chosen() -> None:
    assert GAME.start(3, 1).view(0)["options"]["memory_aid"] is False
    assert GAME.start(3, 1, memory_aid=True).view(0)["options"]["memory_aid"] is True
    with pytest.raises(sylve.BadOption):
        GAME.start(3, 1, memory_aid="yes")


@rule("7.1")
def test_the_memory_aid_changes_nothing_else() -> None:
    without, with_aid = GAME.start(3, 8), GAME.start(3, 8, memory_aid=True)
    for _ in range(20):
        assert [table(without, seat) for seat in (0, 1, 2, None)] == [table(with_aid, seat) for seat in (0, 1, 2, None)]
        skip_turn(without)
        skip_turn(with_aid)
    assert without.outcome() == with_aid.outcome()


@rule("7.1")
def test_what_is_listed_is_what_is_left_of_the_hands_passed_on() -> None:
    state = skip_turns(GAME.start(4, 8, memory_aid=True), 2)
    for reader in range(4):
        for hand in table(state, reader)["hands"]:
            if hand["cards"] is not None:
                assert hand["cards"] == table(state, hand["player"])["hand"]
