"""§6 Scoring."""

import pytest

from games.leaf.positions import CELL_NAMES, STARTERS, animals, floor, game, hand, mushrooms, table
from rulebook import rule
from sylve.games.leaf.pieces import ANIMAL_ACORNS, MUSHROOM_ACORNS, group_acorns
from sylve.games.leaf.rules import Leaf

# A row of leaves with six tips: each is adjacent to the next.
ROW = " ".join(f"{name}@{q},0" for q, name in enumerate([
    "sweetgum-green", "silver-maple-orange", "sweetgum-red", "silver-maple-red", "sweetgum-yellow",
    "silver-maple-yellow", "sweetgum-brown", "silver-maple-brown", "sweetgum-orange", "silver-maple-green",
]))  # fmt: skip


def scores(state: Leaf, rule_name: str) -> list[int]:
    return state.outcome().breakdown[rule_name]


def heights(state: Leaf, *names: str) -> Leaf:
    for seat, name in enumerate(names):
        state.squirrels[seat] = CELL_NAMES.index(name)
    return state


@rule("6.1")
def test_acorns_count_one_each_and_empty_hands_cost_three() -> None:
    state = game()
    state.acorns[0], state.debts[0] = 9, 2
    assert scores(state, "acorns")[0] == 9
    assert scores(state, "debts") == [-6, 0]


@rule("6.2")
@pytest.mark.parametrize(("cells", "points"), [
    (("5", "4L", "2", "1"), [6, 3, 0, 0]),
    (("4L", "4R", "2", "1"), [6, 6, 0, 0]),
    (("5", "4L", "4R", "1"), [6, 3, 3, 0]),
    (("5", "start", "start", "start"), [6, 3, 3, 3]),
    (("start", "start", "start", "start"), [6, 6, 6, 6]),
])  # fmt: skip
def test_the_highest_squirrel_brings_six_and_the_second_three(cells: tuple, points: list[int]) -> None:
    assert scores(heights(game(4), *cells), "tree") == points


@rule("6.2")
def test_with_two_seats_the_lower_squirrel_always_has_three() -> None:
    assert scores(heights(game(2), "14", "start"), "tree") == [6, 3]


@rule("6.3")
@pytest.mark.parametrize(("adults", "points"), [
    ("", 0), ("1", 1), ("1 2", 3), ("1 2 3", 8), ("1 2 3 4", 9), ("1 2 3 4 5", 10),
    ("1 3 5", 3), ("1 2 4 5", 6), ("1 2 3 5 6", 11),
])  # fmt: skip
def test_groups_of_adults_on_adjacent_leaves_score_by_size(adults: str, points: int) -> None:
    state = mushrooms(floor(game(), ROW), 0, adults=adults)
    assert scores(state, "mushrooms")[0] == points


@rule("6.3")
def test_babies_neither_count_nor_connect_and_every_player_has_groups_of_their_own() -> None:
    state = mushrooms(floor(game(), ROW), 0, babies="2", adults="1 3")
    mushrooms(state, 1, adults="2")
    assert scores(state, "mushrooms") == [2, 1]


@rule("6.3")
def test_leaves_side_by_side_without_connected_tips_are_no_group() -> None:
    state = mushrooms(floor(game(), "ginkgo-red@0,0/0 ginkgo-green@1,0/1"), 0, adults="1 2")
    assert scores(state, "mushrooms")[0] == 2


@rule("6.4")
@pytest.mark.parametrize(("den", "points"), [("", 0), ("fox", 1), ("fox fox-acorn", 3), ("fox fox fox", 6)])
def test_species_in_the_den_score_by_size_and_the_forest_nothing(den: str, points: int) -> None:
    state = animals(game(), 0, "owl owl owl", den)
    assert scores(state, "animals")[0] == points


@rule("6.4")
def test_each_further_animal_and_mushroom_brings_one_more() -> None:
    assert [group_acorns(ANIMAL_ACORNS, size) for size in range(7)] == [0, 1, 3, 6, 7, 8, 9]
    assert [group_acorns(MUSHROOM_ACORNS, size) for size in range(6)] == [0, 1, 3, 8, 9, 10]


@rule("6.5")
@pytest.mark.parametrize(("suns", "cards", "points"), [(0, "", 0), (1, "", 0), (1, "tulip", 1), (2, "tulip" * 0, 1)])
def test_pairs_of_suns_and_cards_bring_an_acorn(suns: int, cards: str, points: int) -> None:
    state = hand(game(), 0, cards)
    state.suns[0] = suns
    assert scores(state, "pairs")[0] == points


@rule("6.1", "6.5")
def test_the_example_of_33_acorns() -> None:
    """3 + 7 + 1 for animals, 3 for the tree, 3 + 9 for mushrooms, 2 for pairs, 8 acorns, less 3."""
    state = floor(game(3), ROW)
    hera = 0
    animals(state, hera, "treefrog treefrog", den="raven raven fox fox fox fox owl")
    heights(state, "6", "7", "2")
    mushrooms(state, hera, adults="1 2 4 5 6 7")
    hand(state, hera, "tulip tulip ginkgo")
    state.suns[hera], state.acorns[hera], state.debts[hera] = 2, 8, 1
    assert {rule_name: points[hera] for rule_name, points in state.outcome().breakdown.items()} == {
        "acorns": 8, "debts": -3, "tree": 3, "mushrooms": 12, "animals": 11, "pairs": 2,
    }  # fmt: skip
    assert state.outcome().scores[hera] == 33
    assert table(state)["players"][hera]["points"] == 33


def tied(suns: tuple[int, int], cards: tuple[str, str]) -> Leaf:
    state = heights(floor(game(), STARTERS), "1", "1")
    for seat in (0, 1):
        hand(state, seat, cards[seat])
        state.suns[seat] = suns[seat]
    return state


@rule("6.6")
def test_the_most_acorns_win_then_the_most_suns_and_cards_then_the_win_is_shared() -> None:
    ahead = tied((0, 0), ("", ""))
    ahead.acorns[1] = 1
    assert ahead.outcome().ranks == [2, 1]
    assert tied((2, 3), ("", "")).outcome().ranks == [2, 1]
    assert tied((2, 0), ("tulip", "tulip ginkgo")).outcome().ranks == [1, 2]
    assert tied((2, 1), ("", "tulip")).outcome().ranks == [1, 1]
