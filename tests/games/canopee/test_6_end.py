"""§6 The end."""

from games.canopee.positions import bare, end_season, give, plant, play, row
from rulebook import rule
from sylve.games.canopee import pieces
from sylve.games.canopee.rules import Canopee


def ended(state: Canopee, taker: int = 0):  # type: ignore[no-untyped-def]
    """The last season ends."""
    state.season = state.seasons - 1
    end_season(state, taker)
    assert state.over
    return state


@rule("6.1")
def test_a_pair_scores_the_active_and_the_higher_breeding_points() -> None:
    state = ended(give(give(bare(), 0, "frog-active frog-breeding"), 1, "boa-breeding toucan-active"))
    assert row(state, "wildlife") == [2 + 5, 1 + 1]


@rule("6.1")
def test_a_breeding_card_whose_mate_was_lost_scores_the_lower_points() -> None:
    state = give(bare(), 0, "boa-active boa-breeding disease disease toucan-active")
    assert row(state, "wildlife") == [1 + 6 + 1, 0]
    state.season = state.seasons - 1
    end_season(state)
    play(state, "discard boa-active", "discard toucan-active")
    assert row(state, "wildlife") == [1, 0]
    assert row(ended(give(bare(), 0, "sloth-breeding")), "wildlife") == [2, 0]


@rule("6.1")
def test_every_estimated_value_carries_the_mark_of_a_house_value() -> None:
    assert not pieces.VALUES.is_house({}, "frog-active")
    assert not pieces.VALUES.is_house({}, "frog-high")
    assert pieces.VALUES.is_house({}, "boa-high")
    assert pieces.VALUES.is_house({}, "orchid")


@rule("6.1", "6.2", "6.3")
def test_the_rulebooks_example_of_the_last_reckoning() -> None:
    """Trees 8, plants 8, weather 5, animals 10; the rival has the tallest tree, 5 trees beat 4."""
    state = bare()
    plant(state, 0, "1+2/2")
    plant(state, 0, "0/1")
    for _ in range(3):
        plant(state, 0, "0/0", scored=True)
    give(state, 0, "bromeliad fern fern fern monstera rain rain sun")
    give(state, 0, "toucan-active frog-active frog-breeding sloth-breeding")
    plant(state, 1, "0+0+0/0")
    for _ in range(3):
        plant(state, 1, "0/0", scored=True)
    ended(state)
    assert row(state, "trees")[0] == 8
    assert row(state, "plants")[0] == 8
    assert row(state, "weather")[0] == 5
    assert row(state, "wildlife")[0] == 10
    assert row(state, "tallest") == [0, 5]
    assert row(state, "largest") == [10, 0]
    assert state.outcome().ranks == [1, 2]


@rule("6.2")
def test_the_largest_forest_counts_complete_trees_of_all_seasons() -> None:
    state = bare()
    plant(state, 0, "0/0", scored=True)
    plant(state, 0, "0/0")
    plant(state, 1, "0/0")
    plant(state, 1, "1+1")
    assert row(ended(state), "largest") == [10, 0]


@rule("6.2")
def test_all_who_are_equal_get_it_even_without_a_tree() -> None:
    assert row(ended(bare()), "largest") == [10, 10]


@rule("6.3")
def test_most_points_win_then_most_animals_then_the_victory_is_shared() -> None:
    assert ended(give(bare(), 1, "fern")).outcome().ranks == [2, 1]
    more_animals = give(give(bare(), 0, "boa-active toucan-active"), 1, "kinkajou-active")
    assert ended(more_animals).outcome().scores == [12, 12]
    assert more_animals.outcome().ranks == [1, 2]
    assert ended(bare()).outcome().ranks == [1, 1]
