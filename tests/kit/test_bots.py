"""Every bot plays every game to its end, legally and the same way from the same dice."""

import pytest

import sylve
from kit.cases import Case, every_case
from sylve import bots
from sylve.engine.chance import Dice


@every_case
@pytest.mark.parametrize("bot", bots.names())
def test_a_bot_plays_to_the_end_and_again_the_same_way(case: Case, bot: str) -> None:
    records = []
    for _ in range(2):
        state, dice = case.start(61), Dice(61)
        while not state.over:
            seat = state.to_act()[0]
            before = state.copy()
            action = bots.choose(bot, state, seat, dice)
            assert state == before
            state.play(seat, action)
        records.append(state.record())
    assert records[0] == records[1]


def test_an_unknown_bot_is_named() -> None:
    state = sylve.game("toutlahaut").start(2, 1)
    with pytest.raises(ValueError, match="no bot 'oak'"):
        bots.choose("oak", state, state.to_act()[0], Dice(1))
