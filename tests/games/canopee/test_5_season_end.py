"""§5 The season's end."""

import sylve
from games.canopee.positions import (
    bare,
    choices,
    dealt,
    end_season,
    forest,
    give,
    heard,
    kind,
    plant,
    play,
    refusal,
    row,
    table,
    trees,
)  # fmt: skip
from rulebook import rule


@rule("5.1")
def test_every_step_is_told_and_done_by_all_before_the_next() -> None:
    state = bare()
    give(state, 0, "seed fire fire fern fern")
    give(state, 1, "seed fire fire fern fern")
    end_season(state, taker=1)
    order = []
    while table(state)["season"] == 1:
        order.append((table(state)["ending"], *state.to_act()))
        play(state, choices(state)[-1])
    assert order == [(2, 1), (2, 0), (3, 1), (3, 1), (3, 0), (3, 0)]
    assert [event["step"] for event in heard(state, "step")] == [1, 2, 3, 4, 5, 6]


@rule("5.2")
def test_ants_and_butterflies_are_asked_before_the_jaguar_hunts() -> None:
    state = dealt(cards="mixed-6", species="ant jaguar butterfly boa frog sloth")
    give(state, 0, "jaguar-active")
    give(state, 1, "ant-active fern")
    end_season(state, taker=0)
    assert state.to_act() == (1,)
    assert choices(state) == ["gnaw", "done"]
    play(state, "gnaw", "discard ant-active")
    assert heard(state, "pounce") == []


@rule("5.3")
def test_seeds_draw_three_cards_and_keep_one_each() -> None:
    state = bare(germination="fern rain sun monstera")
    give(state, 0, "seed seed")
    end_season(state)
    assert table(state)["tray"] == ["fern", "rain", "sun"]
    assert table(state, 0)["step"]["left"] == 2
    assert refusal(state, "sow monstera") == "not-drawn"
    play(state, "sow rain", "sow sun")
    assert row(state, "weather") == [5, 0]
    assert forest(state, 0) == []
    assert table(state)["germination"] == 19


@rule("5.3")
def test_each_own_fire_draws_one_card_more_and_still_burns() -> None:
    state = bare(germination="fern rain sun monstera bromeliad")
    give(state, 0, "seed fire fire")
    end_season(state)
    assert len(table(state)["tray"]) == 5
    play(state, "sow fern")
    assert choices(state) == ["discard fern"]  # a germinated plant can burn


@rule("5.3")
def test_keeping_is_optional_and_the_rest_goes_under_the_deck_in_random_order() -> None:
    state = bare(germination="fern rain sun monstera")
    give(state, 0, "seed")
    end_season(state)
    orders = set()
    for seed in range(20):
        other = state.copy()
        other.chance = sylve.Dice(seed)
        play(other, "done")
        orders.add(tuple(int(card) for card in other.sprouts[18:]))
    assert len(orders) > 3
    play(state, "done")
    assert table(state)["germination"] == 21
    assert table(state)["germination_known"] == [["fern", "rain", "sun"]]


@rule("5.3")
def test_a_short_germination_deck_gives_what_is_left() -> None:
    state = bare()
    state.sprouts, state.sprout_batch = state.sprouts[:2], state.sprout_batch[:2]
    give(state, 0, "seed fire")
    end_season(state)
    assert len(table(state)["tray"]) == 2


@rule("5.4")
def test_two_fires_burn_two_plants_of_the_owners_choice() -> None:
    state = bare()
    give(state, 0, "fire fire fern bromeliad bromeliad 1+1")
    give(state, 1, "fern")
    end_season(state)
    assert choices(state) == ["discard fern", "discard bromeliad"]
    assert refusal(state, "discard trunk1") == "not-flora"
    play(state, "discard fern", "discard bromeliad")
    assert row(state, "plants") == [2, 2]


@rule("5.4")
def test_one_fire_burns_nothing() -> None:
    state = end_season(give(bare(), 0, "fire fern"))
    assert row(state, "plants") == [2, 0]


@rule("5.4")
def test_three_fires_burn_one_plant_of_everybody_instead() -> None:
    state = bare()
    give(state, 0, "fire fire fire fern fern")
    give(state, 1, "fern fern")
    end_season(state, taker=1)
    assert state.to_act() == (1,)
    play(state, "discard fern", "discard fern")
    assert row(state, "plants") == [2, 2]


@rule("5.4")
def test_fewer_plants_than_due_are_all_lost() -> None:
    state = end_season(give(bare(), 0, "fire fire fern"))
    play(state, "discard fern")
    assert table(state)["season"] == 2


@rule("5.4")
def test_two_spreading_fires_count_each_for_itself() -> None:
    state = bare()
    for seat in range(2):
        give(state, seat, "fire fire fire fern fern fern fern fern")
    end_season(state)
    play(state, *["discard fern"] * 4)
    assert row(state, "plants") == [6, 6]


@rule("5.4")
def test_own_fires_and_a_rivals_spreading_ones_both_count() -> None:
    state = bare()
    give(state, 0, "fire fire fern fern fern fern")
    give(state, 1, "fire fire fire")
    end_season(state)
    play(state, *["discard fern"] * 3)
    assert row(state, "plants") == [2, 0]


@rule("5.4")
def test_what_is_due_is_fixed_when_the_step_begins() -> None:
    """A third fire that a burnt pitcher plant gives back spreads nothing."""
    state = bare(cards="flora")
    give(state, 0, "fire fire pitcher fern")
    give(state, 1, "fern")
    state.lay_down(state.pitcher_place(0, 0), kind("fire"), 1, 1)
    end_season(state)
    play(state, "discard pitcher", "discard fern")
    assert row(state, "plants") == [0, 2]


@rule("5.5")
def test_diseases_do_the_same_to_animals() -> None:
    state = bare()
    give(state, 0, "disease disease boa-active boa-breeding ant-breeding fern")
    end_season(state)
    assert choices(state) == ["discard boa-active", "discard boa-breeding", "discard ant-breeding"]
    assert refusal(state, "discard fern") == "not-wildlife"
    play(state, "discard boa-active", "discard boa-breeding")
    assert forest(state, 0) == ["ant-breeding"]


@rule("5.5")
def test_three_diseases_take_one_animal_of_everybody() -> None:
    state = bare()
    give(state, 0, "disease disease disease")
    give(state, 1, "boa-active frog-active")
    end_season(state)
    assert state.to_act() == (1,)
    play(state, "discard frog-active")
    assert forest(state, 1) == ["boa-active"]


@rule("5.5")
def test_fewer_animals_than_due_are_all_lost() -> None:
    state = end_season(give(bare(), 0, "disease disease boa-active"))
    play(state, "discard boa-active")
    assert table(state)["season"] == 2


@rule("5.6")
def test_a_tree_scores_its_trunks_and_the_canopy_once_for_each_trunk() -> None:
    state = bare()
    for tree in ("1+2/2", "0/1", "2+2+2"):
        plant(state, 0, tree)
    end_season(state)
    assert row(state, "trees")[0] == (1 + 2 + 2 * 2) + 1
    assert [tree["scored"] for tree in table(state)["forests"][0]["trees"]] == [True, True, False]


@rule("5.6")
def test_a_scored_tree_scores_no_more_and_open_trees_stay() -> None:
    state = bare()
    plant(state, 0, "1+2/2", scored=True)
    plant(state, 0, "2+2")
    end_season(state)
    assert row(state, "trees") == [0, 0]
    assert trees(state, 0) == ["1+2/2", "2+2"]


@rule("5.7")
def test_the_tallest_tree_wins_three_four_five_points() -> None:
    for season, points in ((0, 3), (1, 4), (2, 5)):
        state = bare()
        state.season = season
        plant(state, 0, "0+0/0")
        plant(state, 1, "2/2")
        end_season(state, step=4)
        assert row(state, "tallest") == [points, 0]


@rule("5.7")
def test_a_tree_with_an_award_does_not_count_again_but_older_trees_do() -> None:
    state = bare()
    plant(state, 0, "0+0+0/0", scored=True, awarded=True)
    plant(state, 0, "0+0/0", scored=True)
    plant(state, 1, "0/0")
    plant(state, 1, "1+1+1")  # not complete
    end_season(state)
    assert row(state, "tallest") == [3, 0]
    assert [tree["awarded"] for tree in table(state)["forests"][0]["trees"]] == [True, True]


@rule("5.7")
def test_all_who_are_equal_win_and_each_marks_its_oldest_tree() -> None:
    state = bare()
    plant(state, 0, "0+0/0")
    plant(state, 0, "1+1/0")
    plant(state, 1, "2+2/2")
    end_season(state)
    assert row(state, "tallest") == [3, 3]
    assert [tree["awarded"] for tree in table(state)["forests"][0]["trees"]] == [True, False]


@rule("5.7")
def test_without_a_complete_tree_nobody_wins() -> None:
    state = bare()
    plant(state, 0, "0+0")
    end_season(state)
    assert row(state, "tallest") == [0, 0]


@rule("5.8")
def test_ferns_score_when_their_number_is_odd() -> None:
    for ferns, points in ((0, 0), (1, 2), (2, 0), (3, 6), (5, 10), (6, 0)):
        assert row(end_season(give(bare(), 0, "fern " * ferns)), "plants")[0] == points


@rule("5.8")
def test_bromeliads_and_monsteras_score_as_sets() -> None:
    for bromeliads, points in ((1, 2), (2, 7), (3, -3), (5, -3)):
        assert row(end_season(give(bare(), 0, "bromeliad " * bromeliads)), "plants")[0] == points
    for monsteras, points in ((1, 0), (2, 0), (3, 8), (7, 8)):
        assert row(end_season(give(bare(), 0, "monstera " * monsteras)), "plants")[0] == points


@rule("5.8")
def test_the_view_says_what_plants_are_worth_now_and_how_many_are_worth_something_else() -> None:
    state = give(bare(cards="flora"), 0, "fern fern bromeliad bromeliad monstera pitcher")
    plants = {plant["kind"]: (plant["points"], plant["next"]) for plant in table(state)["forests"][0]["plants"]}
    assert plants == {
        "fern": (0, {"count": 3, "points": 6}),
        "bromeliad": (7, {"count": 3, "points": -3}),
        "monstera": (0, {"count": 3, "points": 8}),
        "pitcher": (0, None),
    }


@rule("5.9")
def test_each_pair_of_rain_and_sun_scores_five() -> None:
    state = give(bare(), 0, "rain rain sun")
    give(state, 1, "rain rain sun sun sun")
    end_season(state)
    assert row(state, "weather") == [5, 10]


@rule("5.10")
def test_only_trees_and_animals_stay() -> None:
    state = bare()
    give(state, 0, "fern rain sun fire disease boa-active 1+1")
    end_season(state)
    assert forest(state, 0) == ["boa-active"]
    assert trees(state, 0) == ["1+1"]


@rule("5.11")
def test_the_next_season_lays_out_piles_and_fewest_points_begin() -> None:
    state = give(bare(), 1, "fern")
    end_season(state, taker=1)
    assert table(state)["season"] == 2
    assert [len(one["cards"]) for one in table(state)["piles"]] == [1, 2, 3]
    assert state.to_act() == (0,)
    richer = end_season(give(bare(), 0, "fern"), taker=1)
    assert richer.to_act() == (1,)


@rule("5.11")
def test_among_equals_whoever_did_not_keep_the_last_pile_begins() -> None:
    assert end_season(bare(), taker=0).to_act() == (1,)
    assert end_season(bare(), taker=1).to_act() == (0,)
