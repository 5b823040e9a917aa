"""§1 Setting up."""

from collections import Counter
from typing import Any

import sylve
from games.canyon.positions import GAME, game, launched, legal, play, shuffle, spaces, table
from rulebook import rule
from sylve.games.canyon import pieces


@rule("1.1")
def test_there_are_fifty_cards_of_five_suits_from_one_to_ten() -> None:
    assert len(pieces.CARD_NAMES) == len(set(pieces.CARD_NAMES)) == 50
    names = [name.split("-") for name in pieces.CARD_NAMES]
    assert Counter(suit for suit, _ in names) == dict.fromkeys(("sun", "feather", "paw", "pine", "fire"), 10)
    assert {int(value) for _, value in names} == set(range(1, 11))


@rule("1.1")
def test_there_are_six_canoes_with_five_tempo_cards_each() -> None:
    assert sylve.game("canyon").seats == range(3, 7)
    assert pieces.CANOES == 6
    assert {card for bid in pieces.BIDS for card in bid} == {0, 1, 2, 3, 4}


@rule("1.2")
def test_a_random_seat_launches_first_and_the_others_follow_clockwise() -> None:
    firsts = set()
    for seed in range(12):
        state = game(4, seed)
        (first,) = state.to_act()
        firsts.add(first)
        for place, pier in enumerate(("c0", "a0", "f0", "d0")):
            assert state.to_act() == ((first + place) % 4,)
            play(state, f"launch {pier}")
        assert sorted(spaces(state)) == ["a0", "c0", "d0", "f0"]
    assert firsts == {0, 1, 2, 3}


@rule("1.2")
def test_with_the_option_the_first_seat_launches_first_and_the_dealer_is_drawn_all_the_same() -> None:
    dealers = set()
    for seed in range(30):
        state = game(4, seed, first="first-seat")
        for seat, pier in enumerate(("c0", "a0", "f0", "d0")):
            assert state.to_act() == (seat,)
            play(state, f"launch {pier}")
        dealers.add(table(state)["dealer_seat"])
    assert dealers == {0, 1, 2, 3}


@rule("1.2")
def test_a_pier_holds_one_canoe() -> None:
    state = game(3)
    assert legal(state) == ["a0", "b0", "c0", "d0", "e0", "f0"]
    play(state, "launch c0")
    assert legal(state) == ["a0", "b0", "d0", "e0", "f0"]
    (seat,) = state.to_act()
    assert state.why_not(seat, state.read("launch c0")) == sylve.Refusal("pier-taken", "1.2", {"space": "c0"})


@rule("1.3")
def test_in_words_the_own_hand_is_told_from_the_deal_on_and_before_it_that_none_is_dealt() -> None:
    state = game(3)
    said = state.setup.game.sentences
    for pier in ("a0", "b0", "c0"):
        messages = [message for message, _ in said(state, 0)]
        assert ("table-undealt" in messages, "table-hand" in messages) == (True, False)
        play(state, f"launch {pier}")
    told: dict[str, Any] = dict(said(state, 0))
    assert "table-undealt" not in told
    assert told["table-hand"]["cards"] == [f"@card-{card['card']}" for card in table(state, 0)["hand"]]


def first_deal(*cards: str) -> sylve.State:
    """Three seats that draw these cards for the deal."""
    state = GAME.start(3, tape=[0, shuffle(cards), shuffle([])], listen=True)
    return play(state, "launch a0", "launch b0", "launch c0")


@rule("1.3")
def test_the_highest_card_deals() -> None:
    assert table(first_deal("sun-3", "paw-9", "fire-8"))["dealer_seat"] == 1
    assert table(first_deal("sun-10", "paw-9", "fire-8"))["dealer_seat"] == 0


@rule("1.3")
def test_equals_draw_again_among_themselves() -> None:
    state = first_deal("sun-9", "paw-2", "fire-9", "pine-1", "pine-4")
    assert table(state)["dealer_seat"] == 2
    draws = [(event.facts["seat"], event.facts["card"]) for event in state.heard if event.kind == "draw"]
    assert draws[3:] == [(0, "@card-pine-1"), (2, "@card-pine-4")]


@rule("1.3")
def test_the_cards_drawn_for_the_deal_are_shuffled_in_again() -> None:
    state = launched(6)
    assert len(state.census()) == 56
    assert sum(canoe["cards"] for canoe in table(state)["canoes"]) + table(state)["stock"] + 1 == 50
