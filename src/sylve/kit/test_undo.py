"""Undo keeps its four nevers in every game."""

from sylve.engine.chance import Dice
from sylve.engine.refusals import IllegalAction
from sylve.engine.undo import take_back
from sylve.kit.cases import Case, every_case
from sylve.kit.walks import glimpses, seats_and_spectator

CODES = {"nothing-to-undo", "undo-handed-over", "undo-others-decided", "undo-revealed", "undo-chance"}


@every_case
def test_what_is_taken_back_was_the_own_last_action_and_nothing_else_changed(case: Case) -> None:
    state = case.start(51)
    for _ in glimpses(state, 51):
        for seat in range(state.seats):
            try:
                undone = take_back(state, seat)
            except IllegalAction as error:
                assert error.refusal.code in CODES
                continue
            mine = [n for n, (who, _) in enumerate(state.history()) if who == seat][-1]
            assert undone.history() == state.history()[:mine] + state.history()[mine + 1 :]
            others = [other for other in range(state.seats) if other != seat]
            assert [other in undone.to_act() for other in others] == [other in state.to_act() for other in others]


@every_case
def test_nothing_counted_as_hidden_still_means_that_nobody_learned_anything(case: Case) -> None:
    """An action that neither reveals nor draws shows the same in every world imagined before it."""
    state, dice = case.start(52), Dice(52)
    for seat, action in glimpses(state, 52, 30):
        after = state.copy()
        after.play(seat, action)
        if after.reveals != state.reveals or after.chance.results != state.chance.results:
            continue
        for reader in seats_and_spectator(state):
            world = state.imagine(reader, dice)
            if world.why_not(seat, action) is None:
                world.play(seat, action)
                if reader == seat:
                    assert world.view(reader) == after.view(reader)


@every_case
def test_nothing_can_be_taken_back_before_the_first_action(case: Case) -> None:
    state = case.start(53)
    for seat in range(state.seats):
        try:
            take_back(state, seat)
        except IllegalAction as error:
            assert error.refusal.code == "nothing-to-undo"
        else:
            raise AssertionError("something was taken back")
