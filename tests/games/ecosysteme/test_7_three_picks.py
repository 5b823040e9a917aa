"""RULES.md §7.2: the small sibling."""

import pytest

import sylve
from games.ecosysteme.positions import GAME, table
from rulebook import rule
from sylve.kit.walks import finish


@rule("7.2")
def test_every_hand_is_dealt_three_cards_and_each_ecosystem_is_empty() -> None:
    for seats in range(2, 7):
        state = GAME.start(seats, 1, picks="three")
        for seat in range(seats):
            seen = table(state, seat)
            assert len(seen["hand"]) == 3
            assert (seen["round"], seen["pick"], seen["picks"]) == (2, 8, 10)
            assert [ecosystem["cards"] for ecosystem in seen["ecosystems"]] == [[]] * len(seen["ecosystems"])


@rule("7.2")
def test_everybody_lays_three_cards() -> None:
    for seats in range(2, 7):
        state = finish(GAME.start(seats, 3, picks="three"), 3)
        assert [len(ecosystem["cards"]) for ecosystem in table(state, 0)["ecosystems"][:seats]] == [3] * seats


@rule("7.2")
def test_a_hand_is_known_to_who_has_held_it_since_the_game_began() -> None:
    state = GAME.start(4, 5, picks="three", memory_aid=True)
    for seat in range(4):
        hands = table(state, seat)["hands"]
        assert [hand["player"] for hand in hands if hand["cards"] is not None] == [seat]
        assert [hand["giver"] for hand in hands] == [None] * 4


@rule("7.2")
def test_it_is_for_two_seats_and_more() -> None:
    with pytest.raises(sylve.BadOption):
        GAME.start(1, 1, picks="three")
