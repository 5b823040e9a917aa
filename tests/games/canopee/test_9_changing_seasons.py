"""§9 Changing seasons."""

import pytest

import sylve
from games.canopee.positions import (
    bare,
    choices,
    dealt,
    end_season,
    forest,
    give,
    heard,
    plant,
    play,
    refusal,
    row,
    table,
)
from rulebook import rule
from sylve.games.canopee import agenda, pieces


@rule("9.1")
def test_a_card_is_revealed_each_season_and_holds_during_it() -> None:
    state = dealt(sign="rains groves giants")
    assert table(state)["season_card"] == {"name": "rains", "value": 1, "house": True}
    assert len(pieces.SIGNS) == 11
    end_season(state)
    assert table(state)["season_card"]["name"] == "groves"
    assert [card["name"] for card in table(state)["past_season_cards"]] == ["rains"]


@rule("9.1")
def test_season_cards_are_not_used_alone() -> None:
    with pytest.raises(sylve.BadOption) as caught:
        sylve.game("canopee").start(1, 1, seasons="changing")
    assert caught.value.code == "bad-option"


@rule("9.2")
def test_the_tallest_tree_takes_an_animal_from_the_rival() -> None:
    state = bare(sign="prestige")
    plant(state, 0, "0+0/0")
    give(state, 0, "boa-active")
    give(state, 1, "toucan-active frog-breeding")
    end_season(state)
    assert choices(state) == ["take frog-breeding", "take toucan-active"]
    assert refusal(state, "take boa-active") == "not-a-rivals"
    play(state, "take frog-breeding")
    assert forest(state, 0) == ["boa-active", "frog-breeding"]
    assert forest(state, 1) == ["toucan-active"]


@rule("9.2")
def test_in_a_tie_each_takes_one_but_not_the_one_just_taken() -> None:
    state = bare(sign="prestige")
    for seat in range(2):
        plant(state, seat, "0+0/0")
    give(state, 0, "boa-active")
    give(state, 1, "toucan-active")
    end_season(state, taker=0)
    play(state, "take toucan-active")
    assert state.to_act() == (1,)
    assert choices(state) == ["take boa-active"]
    assert refusal(state, "take toucan-active") == "just-taken"
    play(state, "take boa-active")
    assert (forest(state, 0), forest(state, 1)) == (["toucan-active"], ["boa-active"])


@rule("9.3")
def test_unpaired_rain_or_sun_scores_in_its_season() -> None:
    for sign, weather, points in (
        ("rains", "rain rain rain sun", 2),
        ("rains", "sun sun", 0),
        ("sunshine", "sun sun", 2),
    ):
        assert row(end_season(give(bare(sign=sign), 0, weather)), "season")[0] == points


@rule("9.4")
def test_a_single_fire_or_disease_strikes_in_its_season() -> None:
    embers = end_season(give(bare(sign="embers"), 0, "fire fern fern"))
    play(embers, "discard fern")
    assert row(embers, "plants") == [2, 0]
    fevers = end_season(give(bare(sign="fevers"), 0, "disease boa-active"))
    play(fevers, "discard boa-active")
    assert forest(fevers, 0) == []
    assert table(give(bare(sign="embers"), 0, "fire"))["forests"][0]["threats"][0]["effect"] == "own"


@rule("9.4")
@pytest.mark.parametrize(("sign", "threat", "loss"), [("embers", "fire", "fern"), ("fevers", "disease", "boa-active")])
def test_the_only_threat_of_its_season_does_nothing_once_it_is_discarded(sign: str, threat: str, loss: str) -> None:
    state = give(bare(sign=sign), 0, f"{threat} {loss}")
    state.agenda.push(agenda.DISCARDING, 0, agenda.BY_DROUGHT)
    discards = {state.say(offer["action"]): offer["preview"] for offer in state.offers(0)}
    gone = {"kind": threat, "count": 0, "effect": "none", "losses": 0}
    assert discards[f"discard {threat}"]["threats"] == [gone]
    assert discards[f"discard {loss}"]["threats"] == []


@rule("9.5")
def test_everybody_has_one_seed_more() -> None:
    state = give(bare(sign="sowing", germination="fern fern fern"), 0, "seed")
    end_season(state)
    assert table(state, 0)["step"]["left"] == 2
    play(state, "sow fern", "done")
    assert state.to_act() == (1,)
    assert table(state, 1)["step"]["left"] == 1


@rule("9.6")
def test_the_three_plants_together_score_three() -> None:
    assert row(end_season(give(bare(sign="blooms"), 0, "fern bromeliad monstera")), "season") == [3, 0]
    assert row(end_season(give(bare(sign="blooms"), 0, "fern fern monstera")), "season") == [0, 0]


@rule("9.7")
def test_tall_trees_or_all_trees_scored_now_bring_points() -> None:
    for sign, points in (("giants", 3), ("groves", 2)):
        state = bare(sign=sign)
        for tree in ("0+0+0/0", "0/0"):
            plant(state, 0, tree)
        plant(state, 0, "0+0+0+0/0", scored=True)
        assert row(end_season(state), "season")[0] == points


@rule("9.8")
def test_animals_that_came_this_season_score_one() -> None:
    state = give(dealt(sign="migrations", deck="boa-active / rain sun / fern fern fern"), 0, "ant-breeding")
    play(state, "keep")
    end_season(state)
    assert row(state, "season") == [1, 0]


@rule("9.9")
def test_drought_takes_two_cards() -> None:
    state = dealt(sign="arid", deck="drought / rain sun / fern fern fern")
    give(state, 0, "fire disease")
    play(state, "keep", "discard fire", "discard disease")
    assert forest(state, 0) == []
    assert state.to_act() == (1,)
    assert len(heard(state, "discard")) == 2
