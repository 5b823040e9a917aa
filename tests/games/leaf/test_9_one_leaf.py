"""RULES.md §9: the small sibling."""

import pytest

import sylve
from games.leaf.positions import GAME, active, game, table
from rulebook import rule
from sylve.games.leaf.steps.placing import actions_earned
from sylve.kit.walks import finish


@rule("9.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_lays_one_leaf_and_the_game_ends(seats: int) -> None:
    state = game(seats, 3, turns="one")
    assert state.winter
    ended = finish(state, 3)
    assert len(table(ended)["leaves"]) == 2 + seats
    assert sorted(seat for seat, action in ended.history() if state.say(action).startswith("place")) == list(
        range(seats)
    )


@rule("9.1")
def test_each_action_that_the_leaf_earns_is_exchanged_at_once_and_nobody_is_asked() -> None:
    state = game(2, 1, turns="one")
    first = active(state)
    chosen = state.actions(first)[0]
    state.play(first, chosen)
    species = state.agenda.argument()
    earned, place = max((sum(actions_earned(state, species, action)), action) for action in state.actions(first))
    state.play(first, place)
    assert earned >= 2
    assert table(state)["players"][first]["acorns"] == earned
    assert active(state) != first


@rule("9.1")
def test_without_it_the_actions_are_asked_for() -> None:
    state = game(2, 1)
    first = active(state)
    for _ in range(2):
        state.play(first, state.actions(first)[0])
    assert active(state) == first
    assert not state.winter


@rule("9.1")
def test_it_is_for_two_seats_and_more() -> None:
    with pytest.raises(sylve.BadOption):
        GAME.start(1, 1, turns="one")
