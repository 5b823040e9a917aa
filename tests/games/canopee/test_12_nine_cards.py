"""RULES.md §12: the small sibling."""

from typing import Any

import pytest

import sylve
from games.canopee.positions import GAME
from rulebook import rule
from sylve.kit.walks import finish


def table(state: Any) -> Any:
    return state.view(None)["table"]


@rule("12.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_season_is_played_with_nine_cards_those_of_the_first_piles_included(seats: int) -> None:
    seen = table(GAME.start(seats, 1, deck="nine"))
    assert seen["season"] == seen["seasons"] == (3 if seats == 2 else 2)
    assert seen["deck"] + sum(len(pile["cards"]) for pile in seen["piles"]) == 9


@rule("12.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_with_this_season(seats: int) -> None:
    state = GAME.start(seats, 2, deck="nine", listen=True)
    ended = finish(state, 2)
    assert ended.over
    assert table(ended)["deck"] == 0
    assert sum(event.kind == "season-begins" for event in ended.heard) == 0


@rule("12.1")
def test_the_tallest_tree_is_worth_what_it_is_in_the_last_season() -> None:
    assert table(GAME.start(2, 1, deck="nine"))["tallest_award"] == 5


@rule("12.1")
def test_it_is_for_two_seats_and_more_and_without_season_cards() -> None:
    with pytest.raises(sylve.BadOption):
        GAME.start(1, 1, deck="nine")
    with pytest.raises(sylve.BadOption):
        GAME.start(2, 1, deck="nine", seasons="changing")
