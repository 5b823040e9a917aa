"""§4 Objectives."""

from games.toutlahaut.positions import GREY, scores, table, towers
from rulebook import rule


def objective(name: str, *trees: str) -> list[int]:
    return scores(towers(*trees, objective=name), "objective")


@rule("4.1")
def test_all_who_are_equal_reach_a_comparing_objective() -> None:
    assert objective("monochrome", "b2-b2", "r2-r2", "g3-b3") == [5, 5, 0]


@rule("4.1")
def test_the_points_count_for_the_win() -> None:
    plain = towers("b2-b2 " + GREY, "r3-g3 g4-y4")
    with_objective = towers("b2-b2 " + GREY, "r3-g3 g4-y4", objective="efficient")
    assert plain.outcome().ranks == [2, 1]
    assert with_objective.outcome().scores == [plain.outcome().scores[0] + 5, plain.outcome().scores[1]]
    assert table(with_objective)["objective"]["seats"] == [0]


@rule("4.2")
def test_monochrome_counts_floors_of_one_colour_together_or_not() -> None:
    assert objective("monochrome", f"b2-b2 {GREY} b2-b3", "r2-r2 r2-r3 r3-y3") == [0, 5]
    assert objective("monochrome", f"b2-b2 {GREY} b2-b2", f"r2-r2 {GREY} {GREY}") == [5, 0]


@rule("4.3")
def test_two_steps_asks_for_exactly_three_floors_in_two_colours() -> None:
    three_and_three = "b2-b2 b3-r3 r2-r2"
    assert objective("two-steps", three_and_three, f"y2-y2 {GREY} {GREY}") == [5, 0]
    four_and_three = "b2-b2 b2-b3 b3-r3 r2-r2"
    assert objective("two-steps", four_and_three, f"{GREY} {GREY} {GREY} {GREY}") == [0, 0]


@rule("4.3")
def test_two_steps_is_reached_by_everybody_who_has_it() -> None:
    assert objective("two-steps", "b2-b2 b3-r3 r2-r2", "g2-g2 g3-r3 r2-r3")[0] == 5
    assert objective("two-steps", "b2-b2 b3-r3 r2-r2", "y2-y2 y3-g3 g2-g2") == [5, 5]


@rule("4.4")
def test_efficient_asks_for_the_fewest_colours_and_grey_is_none() -> None:
    assert objective("efficient", "b2-b2", "r3-g3", "y2-y2") == [5, 0, 5]
    assert objective("efficient", "b2-b2", GREY, "y2-y2") == [0, 5, 0]


@rule("4.5")
def test_diverse_counts_colours_with_at_least_two_floors() -> None:
    assert objective("diverse", "b2-b2 r2-r2", "r3-g3 y3-b3", f"g2-g2 {GREY}") == [5, 0, 0]


@rule("4.6")
def test_small_cabin_asks_for_the_lowest_total_the_run_included() -> None:
    assert objective("small-cabin", GREY, "r2-r2", "b4-g4") == [7, 0, 0]
    assert objective("small-cabin", "b2-b2", GREY) == [0, 7]


@rule("4.6")
def test_small_cabin_does_not_count_its_own_points() -> None:
    state = towers(GREY, "r2-r2", objective="small-cabin")
    assert state.outcome().scores == [11, 6]
    assert table(state)["objective"]["seats"] == [0]
