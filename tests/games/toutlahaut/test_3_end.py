"""§3 The end: rounds, floors, the longest run, winning."""

import pytest

from games.toutlahaut.positions import GREY, dealt, play, scores, table, towers
from rulebook import rule

ALL_GREY = " ".join([GREY] * 6)


@rule("3.1")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 7), (3, 6), (4, 5), (5, 4)])
def test_the_number_of_rounds_depends_on_the_seats(seats: int, rounds: int) -> None:
    state = dealt(seats)
    assert table(state)["rounds"] == rounds
    for _ in range(seats * rounds):
        assert not state.over
        (holder,) = state.to_act()
        play(state, "hide " + table(state, holder)["hand"][0]["kind"])
    assert state.over
    assert [len(tree["levels"]) for tree in table(state)["trees"]] == [rounds] * seats
    assert scores(state, "floors") == [4 * rounds] * seats


@rule("3.1")
def test_the_cards_left_in_the_hand_are_never_shown() -> None:
    state = towers(ALL_GREY, ALL_GREY, ALL_GREY)
    assert state.over
    for reader in (0, 1, 2, None):
        assert table(state, reader)["hand"] is None


@rule("3.1", "3.2")
def test_the_rulebooks_example_scores_32_for_floors_and_4_for_its_green_run() -> None:
    state = towers(f"r3-g3 g2-g3 g3-b3 b3-y3 {GREY} y2-y3", ALL_GREY, ALL_GREY)
    assert scores(state, "floors")[0] == 32
    assert scores(state, "longest-run")[0] == 4
    assert state.outcome().scores[0] == 36


@rule("3.2")
def test_a_run_crosses_cards_and_grey_cuts_it() -> None:
    joined = towers("y2-y2 y2-y3", f"{GREY} {GREY}")
    assert table(joined)["trees"][0]["run"] == {"colour": "yellow", "length": 4, "first": 0}
    cut = towers(f"y2-y2 {GREY} y2-y3", f"{GREY} {GREY} {GREY}")
    assert table(cut)["trees"][0]["run"]["length"] == 2


@rule("3.2")
def test_only_the_longest_run_of_the_table_scores() -> None:
    state = towers("b2-b2 b2-b3", "r2-r2 r2-r2", "y2-y2 " + GREY)
    assert scores(state, "longest-run") == [4, 4, 0]
    assert [tree["longest"] for tree in table(state)["trees"]] == [True, True, False]


@rule("3.2")
def test_a_single_floor_is_a_run_and_a_grey_tree_has_none() -> None:
    single = towers("r3-g3", "b3-y3", GREY)
    assert scores(single, "longest-run") == [1, 1, 0]
    none = towers(GREY, GREY)
    assert scores(none, "longest-run") == [0, 0]


@rule("3.3")
def test_the_most_points_win() -> None:
    state = towers("b4-g4 " + " ".join([GREY] * 5), ALL_GREY, ALL_GREY)
    assert state.outcome().ranks[0] == 1


@rule("3.3")
@pytest.mark.parametrize(("first", "winner"), [(0, 2), (1, 0), (2, 1)])
def test_among_equals_the_farthest_from_the_first_player_wins(first: int, winner: int) -> None:
    outcome = towers(ALL_GREY, ALL_GREY, ALL_GREY, first=first).outcome()
    assert outcome.scores == [24, 24, 24]
    assert outcome.ranks.index(1) == winner
    assert outcome.ranks[first] == 3
