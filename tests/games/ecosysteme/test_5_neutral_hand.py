"""§5 Two seats."""

from typing import Any

import pytest

import sylve
from games.ecosysteme.positions import GAME, dealt, forests, play, points, skip_turn, skip_turns, table
from rulebook import rule
from sylve.engine.undo import take_back
from sylve.games.ecosysteme.rules import Ecosysteme


def start(draws: Any = (0,) * 20, **more: Any) -> Ecosysteme:
    return dealt("bee*8", "bear*10", "wolf*5 fox*5", "trout*10", "deer*10", "stream*10", seats=2, draws=draws, **more)


@rule("5.1")
def test_a_third_hand_is_dealt_to_a_neutral_player() -> None:
    state = start()
    assert [hand["size"] for hand in table(state)["hands"]] == [10, 10, 10]
    assert table(state)["pile"] == 100
    assert [shown["rival"] for shown in table(state)["ecosystems"]] == [None, None, "neutral"]
    assert state.to_act() == (0, 1)


@rule("5.1")
def test_the_second_seat_passes_to_the_neutral_player_in_the_first_round() -> None:
    state = start()
    assert (table(state, 0)["receiver"], table(state, 1)["receiver"]) == (1, 2)
    assert (table(state, 0)["giver"], table(state, 1)["giver"]) == (2, 0)
    assert state.view(1)["prompt"]["code"] == "choose-for-neutral"
    skip_turn(state)
    assert set(table(state, 0)["hand"]) == {"wolf", "fox"}
    assert table(state, 1)["hand"][:7] == ["bee"] * 7


@rule("5.1")
def test_the_first_seat_passes_to_the_neutral_player_in_the_second_round() -> None:
    state = skip_turns(start(), 10)
    assert (table(state, 0)["receiver"], table(state, 1)["receiver"]) == (2, 0)
    skip_turn(state)
    assert table(state, 0)["hand"] == ["deer"] * 9
    assert table(state, 1)["hand"] == ["stream"] * 9


@rule("5.2")
def test_a_random_card_is_laid_open_before_him_once_both_have_chosen() -> None:
    state = start(draws=(3,), listen=True)
    play(state, (0, "choose bee"))
    assert table(state)["ecosystems"][2]["cards"] == []
    play(state, (1, "choose bear"))
    assert [card["kind"] for card in table(state)["ecosystems"][2]["cards"]] == ["fox"]
    assert state.heard[-1].seen_by(None) == {"kind": "neutral", "facts": {"card": "@one-fox"}}
    assert play_other_draw(9) == "wolf"


def play_other_draw(number: int) -> str:
    state = play(start(draws=(number,)), (0, "choose bee"), (1, "choose bear"))
    return table(state)["ecosystems"][2]["cards"][0]["kind"]


@rule("5.2")
def test_the_card_is_random_and_cannot_be_taken_back() -> None:
    found = set()
    for seed in range(30):
        state = GAME.start(2, seed)
        results = state.chance.results
        play(state, *[(seat, state.say(state.actions(seat)[0])) for seat in (0, 1)])
        assert state.chance.results == results + 1
        found.add(table(state)["ecosystems"][2]["cards"][0]["kind"])
        with pytest.raises(sylve.IllegalAction):
            take_back(state, 1)
    assert len(found) > 4


@rule("5.2")
def test_he_lays_twenty_cards_from_the_hands_that_pass_by() -> None:
    state = skip_turns(start(), 20)
    assert state.over
    assert len(table(state)["ecosystems"][2]["cards"]) == 20
    assert table(state)["pile"] == 70


@rule("5.2")
def test_he_knows_no_secret_and_a_hand_that_he_held_is_not_known_for_that() -> None:
    state = start()
    assert [hand["cards"] is not None for hand in table(state, 0)["hands"]] == [True, False, False]
    skip_turn(state)
    assert [hand["cards"] is not None for hand in table(state, 1)["hands"]] == [False, True, True]


@rule("5.3")
def test_his_wolves_and_streams_take_part_in_the_comparisons() -> None:
    state = forests("wolf wolf stream", "wolf stream stream", "wolf wolf wolf stream stream\nstream", seats=2)
    assert [points(state, "wolf", seat) for seat in (0, 1)] == [8, 4]
    assert [points(state, "stream", seat) for seat in (0, 1)] == [0, 5]


@rule("5.3")
def test_all_his_streams_count_as_one() -> None:
    state = forests("stream stream", "stream", "stream bee stream bee stream", seats=2)
    assert table(state)["ecosystems"][2]["stream"] == 3
    assert [points(state, "stream", seat) for seat in (0, 1)] == [5, 0]


@rule("5.3")
def test_he_scores_nothing_and_does_not_win() -> None:
    state = skip_turns(start(), 20)
    outcome = state.outcome()
    assert len(outcome.scores) == 2
    assert outcome.rival is None
    neutral = table(state)["ecosystems"][2]
    assert (neutral["sheet"], neutral["total"], neutral["count"]) == ([], 0, None)
