"""Whether an action can be taken back is known when it is played; it is what the engine says when asked."""

import random

import pytest

import sylve
from sylve.engine import undo as engine_undo
from sylve.engine.refusals import IllegalAction
from sylve.engine.state import State
from sylve.table import commands
from table.live import LiveTable, person

MOVES = 60


def engine_allows(state: State, seat: int) -> bool:
    try:
        engine_undo.take_back(state, seat)
    except IllegalAction:
        return False
    return not state.over


@pytest.mark.parametrize("game", sylve.games())
def test_the_table_knows_what_the_engine_would_say(game: str) -> None:
    seats = min(sylve.game(game).seats, key=lambda count: abs(count - 3))
    live = LiveTable(game, *(person(f"p{seat}") for seat in range(seats)))
    dice, allowed = random.Random(5), 0
    for _ in range(MOVES):
        if live.table.status == "over":
            break
        seat = dice.choice(live.table.to_act())
        live.plays(seat, dice.choice(live.table.started().actions(seat)))
        state = live.table.started()
        known = [live.table.may_undo(each) for each in range(seats)]
        assert known == [engine_allows(state, each) for each in range(seats)]
        allowed += sum(known)
        if any(known) and dice.random() < 0.3:
            back = known.index(True)
            live.does(commands.undo, f"p{back}", back, live.table.sequence)
    assert allowed or game in ("canyon", "toutlahaut")  # where every action hands the turn on
