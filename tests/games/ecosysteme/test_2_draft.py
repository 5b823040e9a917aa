"""§2 The pick."""

from typing import Any

import pytest

import sylve
from games.ecosysteme.positions import GAME, dealt, play, skip_turn, skip_turns, table, why_not
from rulebook import rule
from sylve.engine.undo import take_back
from sylve.games.ecosysteme.rules import Ecosysteme


def start() -> Ecosysteme:
    return dealt("bee*5 wolf*5", "bear*10", "fox*10", listen=True)


@rule("2.1")
def test_all_seats_choose_at_the_same_time() -> None:
    state = start()
    assert state.to_act() == (0, 1, 2)
    play(state, (1, "choose bear"))
    assert state.to_act() == (0, 2)
    play(state, (0, "choose wolf"))
    assert state.to_act() == (2,)


@rule("2.1")
def test_only_a_card_of_the_own_hand_can_be_chosen() -> None:
    state = start()
    assert why_not(state, 0, "choose bear") == "not-in-hand"
    assert why_not(state, 0, "choose bee") is None
    assert why_not(state, 0, "place 1 1") == "choose-first"
    assert why_not(state, 0, "keep") == "choose-first"
    assert why_not(state, 0, "give bee") == "choose-first"


@rule("2.1")
def test_a_chosen_card_stays_secret_until_the_last_one_is_in() -> None:
    one, other = play(start(), (0, "choose bee")), play(start(), (0, "choose wolf"))
    for seat in (1, 2, None):
        assert one.view(seat) == other.view(seat)
        assert [event.seen_by(seat) for event in one.heard] == [event.seen_by(seat) for event in other.heard]
        if seat is not None:
            assert [one.why_not(seat, action) for action in range(243)] == [
                other.why_not(seat, action) for action in range(243)
            ]
            assert one.offers(seat) == other.offers(seat)
    assert table(one, 0)["picked"] == "bee"
    assert table(one, 1)["picked"] is None
    assert table(one, 1)["ecosystems"][0]["revealed"] is None
    assert table(one, 1)["ecosystems"][0]["step"] == "sealed"


@rule("2.1")
def test_a_hand_keeps_its_size_until_the_reveal() -> None:
    state = play(start(), (0, "choose bee"))
    assert [hand["size"] for hand in table(state, 1)["hands"]] == [10, 10, 10]
    play(state, (1, "choose bear"), (2, "choose fox"))
    assert [hand["size"] for hand in table(state, 1)["hands"]] == [9, 9, 9]


@rule("2.1")
def test_a_chosen_card_can_be_taken_back_until_the_last_one_is_in() -> None:
    state = play(start(), (0, "choose bee"), (1, "choose bear"))
    undone: Any = take_back(state, 0)
    assert undone.to_act() == (0, 2)
    assert table(undone, 0)["picked"] is None
    assert table(undone, 1)["picked"] == "bear"
    play(undone, (0, "choose wolf"), (2, "choose fox"))
    assert [ecosystem["revealed"] for ecosystem in table(undone)["ecosystems"]] == ["wolf", "bear", "fox"]
    for seat in range(3):
        with pytest.raises(sylve.IllegalAction):
            take_back(undone, seat)


@rule("2.2")
def test_all_chosen_cards_are_revealed_at_once() -> None:
    state = play(start(), (2, "choose fox"), (0, "choose bee"))
    assert not [event for event in state.heard if event.kind == "reveal"]
    play(state, (1, "choose bear"))
    revealed = [event.facts for event in state.heard if event.kind == "reveal"]
    assert revealed == [
        {"seat": 0, "card": "@one-bee"},
        {"seat": 1, "card": "@one-bear"},
        {"seat": 2, "card": "@one-fox"},
    ]
    for seat in (0, 1, 2, None):
        assert [shown["revealed"] for shown in table(state, seat)["ecosystems"]] == ["bee", "bear", "fox"]


@rule("2.3")
def test_nobody_places_before_the_reveal() -> None:
    state = play(start(), (0, "choose bee"))
    assert why_not(state, 0, "place 1 1") == "not-to-act"


@rule("2.3")
def test_all_place_in_any_order_and_then_the_hands_move_on() -> None:
    state = play(start(), (0, "choose bee"), (1, "choose bear"), (2, "choose fox"))
    assert state.to_act() == (0, 1, 2)
    assert why_not(state, 0, "choose bee") == "place-first"
    play(state, (1, "place 1 1"))
    assert state.to_act() == (0, 2)
    assert table(state, 1)["hand"] == ["bear"] * 9
    play(state, (2, "place 1 1"), (0, "place 1 1"))
    assert state.to_act() == (0, 1, 2)
    assert table(state, 1)["hand"] == ["bee"] * 4 + ["wolf"] * 5


@rule("2.3")
def test_a_placed_card_can_be_taken_back_until_all_have_placed() -> None:
    state = play(start(), (0, "choose bee"), (1, "choose bear"), (2, "choose fox"), (0, "place 1 1"), (1, "place 1 1"))
    undone: Any = take_back(state, 0)
    assert undone.to_act() == (0, 2)
    assert table(undone)["ecosystems"][0]["revealed"] == "bee"
    play(state, (2, "place 1 1"))
    for seat in range(3):
        with pytest.raises(sylve.IllegalAction):
            take_back(state, seat)


@rule("2.3")
def test_the_end_of_the_game_cannot_be_taken_back() -> None:
    state = skip_turns(GAME.start(3, 4), 20)
    for seat in range(3):
        with pytest.raises(sylve.IllegalAction):
            take_back(state, seat)


@rule("2.4")
def test_hands_go_left_in_the_first_round_and_right_in_the_second() -> None:
    state = dealt("bee*8", "bear*10", "fox*10", "trout*10", "wolf*10", "deer*10")
    shown = table(state, 0)
    assert (shown["direction"], shown["receiver"], shown["giver"]) == ("left", 1, 2)
    skip_turn(state)
    assert table(state, 0)["hand"] == ["fox"] * 9
    assert table(state, 1)["hand"][:7] == ["bee"] * 7
    skip_turns(state, 9)
    shown = table(state, 0)
    assert (shown["direction"], shown["receiver"], shown["giver"]) == ("right", 2, 1)
    skip_turn(state)
    assert table(state, 0)["hand"] == ["wolf"] * 9
    assert table(state, 1)["hand"] == ["deer"] * 9
    assert table(state, 2)["hand"] == ["trout"] * 9


@rule("2.4")
def test_the_last_card_of_a_hand_is_passed_to_nobody() -> None:
    state = skip_turns(GAME.start(3, 4), 9)
    assert (table(state)["receiver"], table(state)["giver"]) == (None, None)
    assert len(state.actions(0)) == 1


@rule("2.5")
def test_a_hand_is_known_only_to_those_who_have_held_it() -> None:
    state = start()
    assert [hand["cards"] is not None for hand in table(state, 0)["hands"]] == [True, False, False]
    assert [hand["cards"] for hand in table(state, None)["hands"]] == [None, None, None]
    skip_turn(state)
    known = table(state, 0)["hands"]
    assert known[0]["cards"] == ["fox"] * 9
    assert known[1]["cards"] == ["bee"] * 4 + ["wolf"] * 5  # passed on, and the bee was seen to leave it
    assert known[2]["cards"] is None
    skip_turn(state)
    assert all(hand["cards"] is not None for hand in table(state, 0)["hands"])


@rule("2.5")
def test_what_was_taken_from_a_hand_passed_on_is_known_after_the_reveal_and_not_before() -> None:
    state = skip_turn(start())
    play(state, (1, "choose wolf"))
    assert table(state, 0)["hands"][1]["cards"] == ["bee"] * 4 + ["wolf"] * 5
    play(state, (0, "choose fox"), (2, "choose bear"))
    assert table(state, 0)["hands"][1]["cards"] == ["bee"] * 4 + ["wolf"] * 4


@rule("2.5")
def test_new_hands_are_as_secret_as_the_first() -> None:
    state = skip_turns(start(), 10)
    assert [hand["cards"] is not None for hand in table(state, 0)["hands"]] == [True, False, False]


@rule("2.5")
def test_ecosystems_are_open_to_all() -> None:
    state = skip_turns(start(), 3)
    for seat in (0, 1, 2, None):
        assert table(state, seat)["ecosystems"] == table(state, 0)["ecosystems"]


@rule("2.5")
def test_imagined_worlds_keep_the_hands_once_held_and_change_the_others() -> None:
    state = skip_turn(GAME.start(4, 3))
    worlds = [state.imagine(0, sylve.Dice(seed)) for seed in range(20)]
    for hand, known in enumerate(hand["cards"] for hand in table(state, 0)["hands"]):
        hands = [table(world, hand)["hand"] for world in worlds]
        assert (len({tuple(cards) for cards in hands}) == 1) == (known is not None)
    assert all(table(world, 0) == table(state, 0) for world in worlds)


@rule("2.5")
def test_imagined_worlds_choose_other_cards_behind_the_seal() -> None:
    state = play(start(), (0, "choose bee"))
    picked = {table(state.imagine(1, sylve.Dice(seed)), 0)["picked"] for seed in range(30)}
    assert len(picked) > 3
    assert {table(state.imagine(0, sylve.Dice(seed)), 0)["picked"] for seed in range(30)} == {"bee"}


@rule("2.5")
def test_a_known_hand_is_where_a_sealed_card_comes_from() -> None:
    state = play(skip_turn(start()), (1, "choose wolf"))
    picked = {table(state.imagine(0, sylve.Dice(seed)), 1)["picked"] for seed in range(30)}
    assert picked == {"bee", "wolf"}
