"""What the contract answers to those who ask wrongly, or print what they have."""

from typing import Any

import pytest

import sylve
from sylve.engine.state import State
from sylve.kit.cases import every_game
from sylve.kit.walks import finish


def started(name: str) -> State:
    game = sylve.game(name)
    return game.start(game.seats[-1], 1, listen=True)


@every_game
@pytest.mark.parametrize("nobody", [99, -1, True, "0", 1 << 70])
def test_what_a_seat_has_is_asked_of_seats_that_are_there(name: str, nobody: Any) -> None:
    state = started(name)
    for ask in (state.actions, state.view, state.offers):
        with pytest.raises(ValueError, match=r"there is no seat .* \(there are"):
            ask(nobody)


@every_game
def test_a_seat_that_owes_nothing_has_no_actions_and_no_offers(name: str) -> None:
    state = finish(started(name), 1)
    assert state.actions(0) == []
    assert state.offers(0) == []


@every_game
def test_a_text_is_read_before_it_is_played(name: str) -> None:
    state = started(name)
    seat = state.to_act()[0]
    text = state.say(state.actions(seat)[0])
    with pytest.raises(sylve.IllegalAction, match=f"state.read\\({text!r}\\)"):
        state.play(seat, text)  # type: ignore[arg-type]
    assert state.history() == []
    state.play(seat, state.read(text))


@every_game
def test_a_game_without_a_seed_keeps_the_one_it_was_dealt_from(name: str) -> None:
    game = sylve.game(name)
    one, other = game.start(game.seats[0]), game.start(game.seats[0])
    assert one.setup.seed != other.setup.seed
    assert sylve.replay(one.record()) == one


@every_game
def test_states_events_and_outcomes_print_what_they_are(name: str) -> None:
    state = started(name)
    asked = ", ".join(map(str, state.to_act()))
    assert repr(state) == f"<{name}, {state.seats} seats, 0 actions played, seat {asked} to act>"
    assert "an imagined world" in repr(state.imagine(0, sylve.Dice(1)))
    finish(state, 1)
    assert repr(state) == f"<{name}, {state.seats} seats, {len(state.history())} actions played, over>"
    assert all(repr(event).startswith(f"<{event.kind}") for event in state.heard)
    assert repr(state.outcome()).startswith(f"Outcome(scores={state.outcome().scores}, ranks=")
