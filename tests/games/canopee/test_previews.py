"""What previews, views and the log say of an action is what the rules then do."""

from typing import Any

import pytest

from games.canopee.positions import bare, dealt, end_season, forest, give, heard, play, row, table, turn_of
from rulebook import rule
from sylve.games.canopee import pieces, threats
from sylve.games.canopee.rules import Canopee


def preview(state: Canopee, say: str) -> dict[str, Any]:
    (seat,) = state.to_act()
    return next(offer["preview"] for offer in state.offers(seat) if state.say(offer["action"]) == say)


@rule("9.4")
def test_in_the_season_of_embers_a_forest_without_its_only_fire_loses_nothing() -> None:
    state = turn_of(give(bare(sign="embers"), 0, "fire fern fern ant-active"), 0)
    play(state, "gnaw")
    assert table(state)["forests"][0]["threats"] == [{"kind": "fire", "count": 1, "effect": "own", "losses": 1}]
    assert preview(state, "discard fire")["threats"] == [{"kind": "fire", "count": 0, "effect": "none", "losses": 0}]
    end_season(play(state, "discard fire"))
    assert heard(state, "discard") == [{"seat": 0, "card": "@card-fire"}]


@rule("5.4", "5.5", "7.6", "9.4")
@pytest.mark.parametrize("sign", ["", "embers", "fevers"])
@pytest.mark.parametrize("given", ["fire", "disease", "blight"])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_threats_take_as_many_cards_as_the_view_says(sign: str, given: str, count: int) -> None:
    state = bare(sign=sign, cards="flora")
    plenty = "mushroom mushroom mushroom mushroom boa-active boa-breeding ant-breeding toucan-active"
    give(state, 0, f"{plenty} {' '.join([given] * count)}")
    (told,) = table(state)["forests"][0]["threats"]
    end_season(state, step=3)
    lost = 0
    while not state.over and state.to_act() == (0,) and table(state)["ending"] == 3:
        play(state, state.say(state.actions(0)[0]))
        lost += 1
    assert lost == told["losses"]
    assert len(heard(state, f"{given}-strikes")) == (given != "blight" and told["effect"] == "own")
    assert len(heard(state, f"{given}-spreads")) == (told["effect"] == "spread")


def test_no_threats_do_nothing_in_any_season() -> None:
    for sign in pieces.SIGNS:
        state = bare(sign=sign)
        for kind in range(pieces.FIRE, pieces.WILDLIFE):
            assert (threats.effect(state, 0, kind), threats.losses(state, 0, kind)) == (threats.NOTHING, 0)


@rule("3.3")
def test_a_canopy_without_an_open_tree_is_said_to_be_lost() -> None:
    state = dealt(deck="canopy2 / canopy1 canopy2")
    assert preview(state, "keep")["wasted"] == []
    play(state, "pass")
    told = preview(state, "keep")
    assert told["wasted"] == ["canopy1"]  # the better one completes the starting trunk
    before = table(state)["forests"][0]
    play(state, "keep", "place canopy2", "crown 1")
    assert heard(state, "waste") == [{"seat": 0, "card": "@card-canopy1"}]
    after = table(state)["forests"][0]
    assert told["trees"] == 2
    assert (told["running"], told["points"]) == (after["running"], after["running"] - before["running"])
    assert told["cards"] == [{"kind": "canopy2", "points": 5}, {"kind": "canopy1", "points": 0}]


@rule("5.7")
def test_a_preview_counts_the_award_for_the_tallest_tree() -> None:
    state = turn_of(give(give(dealt(deck="canopy0"), 1, "0+0/0"), 0, "0+0 0+0+0"), 0)
    play(state, "keep")
    assert (preview(state, "crown 1")["tallest"], preview(state, "crown 2")["tallest"]) == (0, 3)
    assert preview(state, "crown 3")["points"] == 3
    end_season(play(state, "crown 3"))
    assert row(state, "tallest") == [3, 0]


@rule("9.9")
def test_a_preview_counts_all_cards_that_a_drought_takes_in_the_arid_season() -> None:
    state = turn_of(give(dealt(deck="drought", sign="arid"), 0, "fern fern fern"), 0)
    assert preview(state, "keep")["plants"] == 2 - 6


@rule("9.8")
def test_a_preview_counts_a_new_animal_in_the_season_of_migrations() -> None:
    state = dealt(deck="frog-active", sign="migrations")
    assert (preview(state, "keep")["wildlife"], preview(state, "keep")["season"]) == (2, 1)


def test_a_preview_changes_nothing_on_the_table() -> None:
    state = turn_of(give(dealt(deck="drought / trunk1 canopy2 fern"), 0, "boa-active ant-active fern 1+1"), 0)
    before, told = state.copy(), len(state.heard)
    for _ in range(2):
        state.offers(0)
        state.view(0)
        assert state == before
        assert len(state.heard) == told
        play(state, "pass")
        before, told = state.copy(), len(state.heard)
    assert forest(state, 0) == ["fern", "boa-active", "ant-active"]


@rule("5.8", "5.9")
def test_a_preview_tells_what_each_card_brings_and_what_the_forest_would_then_be() -> None:
    state = turn_of(give(dealt(deck="fern / fern fern / bromeliad rain fire"), 0, "bromeliad sun fire"), 0)
    play(state, "pass", "pass")
    told = preview(state, "keep")
    assert told["cards"] == [
        {"kind": "bromeliad", "points": 5},
        {"kind": "rain", "points": 5},
        {"kind": "fire", "points": 0},
    ]
    assert told["beds"] == [{"kind": "bromeliad", "count": 2, "points": 7, "next": {"count": 3, "points": -3}}]
    assert told["sky"] == {"rain": 1, "sun": 1, "pairs": 1, "points": 5}
    assert told["threats"] == [{"kind": "fire", "count": 2, "effect": "own", "losses": 2}]
    play(state, "keep")
    assert table(state)["forests"][0]["running"] == told["running"]


@rule("5.8")
def test_a_preview_of_a_first_monstera_says_what_three_are_worth() -> None:
    state = dealt(deck="monstera")
    told = preview(state, "keep")
    assert (told["points"], told["beds"]) == (
        0,
        [{"kind": "monstera", "count": 1, "points": 0, "next": {"count": 3, "points": 8}}],
    )


@rule("5.7", "6.1")
def test_what_is_counted_and_what_is_expected_are_told_apart() -> None:
    state = turn_of(give(bare(), 0, "2/1 fern frog-active"), 0)
    mine = table(state)["forests"][0]
    assert (mine["points"], mine["running"]) == (0, 3 + 3 + 2 + 2)  # tree, tallest, fern, frog
    end_season(state)
    mine = table(state)["forests"][0]
    assert (mine["points"], mine["running"]) == (3 + 3 + 2, 2)


@rule("5.4")
def test_two_fires_ask_for_one_plant_of_two_and_then_for_the_other() -> None:
    state = end_season(give(bare(), 0, "fire fire fern bromeliad bromeliad"), step=3)
    asked = [state.view(0)["prompt"]["facts"]]
    play(state, "discard fern")
    asked.append(state.view(0)["prompt"]["facts"])
    assert asked == [{"seat": 0, "number": number, "count": 2} for number in (1, 2)]
