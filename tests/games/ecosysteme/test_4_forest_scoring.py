"""§4 Scoring, with every example of the rulebook."""

import pytest

from games.ecosysteme.positions import GAME, KINDS, forests, points, scored, table
from rulebook import rule
from sylve.games.ecosysteme import pieces, scoring

# The example ecosystem of the scoring pages as far as their text tells, filled up so that the pad's column fits.
FERDI = """
meadow bee    stream    stream    stream
rabbit meadow bee       dragonfly stream
meadow trout  stream    stream    bear
eagle  rabbit dragonfly meadow    rabbit
"""
# Two ecosystems that score the other columns of the example pad.
AMELIE = """
eagle     deer   trout     stream dragonfly
deer      stream stream    deer   deer
dragonfly stream dragonfly bee    meadow
fox       eagle  eagle     bear   bee
"""
MANA = """
fox    wolf   bee    eagle  fox
deer   bee    deer   wolf   eagle
meadow meadow bee    fox    eagle
fox    meadow meadow meadow wolf
"""
PAD = {
    "bee": [6, 9, 9],
    "bear": [4, 0, 0],
    "trout": [4, 2, 0],
    "fox": [3, 0, 6],
    "eagle": [2, 6, 0],
    "dragonfly": [7, 8, 0],
    "deer": [12, 0, 6],
    "rabbit": [0, 3, 0],
    "meadow": [0, 0, 15],
    "stream": [5, 8, 0],
    "wolf": [0, 0, 12],
    "biodiversity": [7, 0, -5],
}


@rule("4.1")
def test_a_bee_scores_three_points_for_each_meadow_beside_it() -> None:
    assert scored("bee", "meadow bee meadow\n. meadow .") == 9
    assert scored("bee", "meadow fox\nfox bee") == 0  # diagonally


@rule("4.1")
def test_the_bees_of_the_example_score_six_and_three() -> None:
    assert scored("bee", FERDI) == 6 + 3


@rule("4.2")
def test_a_bear_scores_two_points_for_each_bee_and_each_trout_beside_it() -> None:
    assert scored("bear", ". bee .\ntrout bear bee\n. meadow .") == 6
    assert scored("bear", "bear bear\nfox bee") == 2


@rule("4.3")
def test_a_trout_scores_two_points_for_each_stream_and_each_dragonfly_beside_it() -> None:
    assert scored("trout", ". stream .\nstream trout dragonfly\n. bear .") == 6
    assert scored("trout", "trout trout") == 0


@rule("4.4")
def test_a_fox_scores_three_points_beside_no_wolf_and_no_bear() -> None:
    assert scored("fox", "fox fox\nbee deer") == 6
    assert scored("fox", "fox bear") == 0
    assert scored("fox", "fox\nwolf") == 0
    assert scored("fox", "fox deer\ndeer wolf") == 3  # diagonally nobody minds


@rule("4.5")
def test_an_eagle_scores_two_points_for_each_rabbit_and_trout_within_two_cards() -> None:
    around = """
. . rabbit . .
. trout rabbit trout .
rabbit rabbit eagle rabbit rabbit
. trout rabbit trout .
"""
    assert scored("eagle", around) == 2 * 11
    assert scored("eagle", "eagle bee bee rabbit") == 0  # three cards away
    assert scored("eagle", "eagle bee bee\nbee bee rabbit") == 0  # a knight's move is three cards


@rule("4.5")
def test_nothing_between_hides_the_prey() -> None:
    assert scored("eagle", "eagle bear rabbit") == 2


@rule("4.5")
def test_the_eagle_of_the_example_scores_six() -> None:
    assert scored("eagle", FERDI) == 6


@rule("4.6")
def test_the_dragonflies_of_the_example_score_two_and_six() -> None:
    assert scored("dragonfly", FERDI) == 2 + (4 + 2)


@rule("4.6")
def test_a_stream_on_two_sides_of_a_dragonfly_counts_once() -> None:
    assert scored("dragonfly", "stream stream\nstream dragonfly") == 3


@rule("4.6")
def test_only_streams_beside_the_dragonfly_count_with_all_their_cards() -> None:
    assert scored("dragonfly", "dragonfly stream stream stream\nbee bee bee stream") == 4
    assert scored("dragonfly", "dragonfly bee\nbee stream") == 0
    assert scored("dragonfly", "dragonfly") == 0


@rule("4.7")
def test_three_deer_in_two_columns_and_three_rows_score_ten() -> None:
    assert scored("deer", "deer bee\nbee deer\ndeer bee") == 10


@rule("4.7")
def test_a_row_or_a_column_counts_once_however_many_deer_it_has() -> None:
    assert scored("deer", "deer") == 4
    assert scored("deer", "deer deer deer deer deer") == 2 + 10
    diagonal = "deer bee bee bee bee\nbee deer bee bee bee\nbee bee deer bee bee\nbee bee bee deer deer"
    assert scored("deer", diagonal) == 18


@rule("4.8")
def test_a_rabbit_scores_a_point() -> None:
    assert scored("rabbit", "rabbit wolf rabbit") == 2


@rule("4.9")
@pytest.mark.parametrize(("size", "worth"), [(1, 0), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_a_meadow_scores_by_its_size(size: int, worth: int) -> None:
    assert scored("meadow", " ".join(["meadow"] * size)) == worth


@rule("4.9")
def test_a_meadow_beyond_five_scores_fifteen_and_is_one_area() -> None:
    assert scored("meadow", "meadow " * 5 + "\n" + "meadow") == 15
    assert scored("meadow", ("meadow " * 5 + "\n") * 4) == 15


@rule("4.9")
def test_several_meadows_add_up_and_diagonals_do_not_connect() -> None:
    assert scored("meadow", "meadow meadow bee meadow\nbee bee bee meadow") == 6
    assert scored("meadow", "meadow bee\nbee meadow") == 0


def streams(*lengths: int) -> list[int]:
    """What streams of these lengths score, one for each seat."""
    state = forests(*[" ".join(["stream"] * length) for length in lengths], seats=len(lengths))
    return [points(state, "stream", seat) for seat in range(len(lengths))]


def wolves(*packs: int) -> list[int]:
    state = forests(*[" ".join(["wolf"] * pack) for pack in packs], seats=len(packs))
    return [points(state, "wolf", seat) for seat in range(len(packs))]


@rule("4.10")
def test_the_largest_stream_scores_eight_and_the_second_five() -> None:
    assert streams(2, 4, 3, 1) == [0, 8, 5, 0]


@rule("4.10")
def test_without_a_stream_nothing_is_scored() -> None:
    assert streams(0, 1, 0) == [0, 8, 0]
    assert streams(0, 0, 0) == [0, 0, 0]


@rule("4.10")
def test_only_the_largest_stream_of_each_is_compared() -> None:
    state = forests("stream stream bee stream stream", "stream stream stream", "")
    assert [points(state, "stream", seat) for seat in range(3)] == [5, 8, 0]


@rule("4.11")
def test_the_packs_of_wolves_score_twelve_eight_and_four() -> None:
    assert wolves(1, 4, 3, 2) == [0, 12, 8, 4]
    assert wolves(0, 0, 2) == [0, 0, 12]
    assert wolves(0, 1, 2) == [0, 8, 12]


@rule("4.11")
def test_wolves_need_not_be_adjacent() -> None:
    state = forests("wolf bee wolf\nbee wolf bee", "wolf wolf", "")
    assert [points(state, "wolf", seat) for seat in range(3)] == [12, 8, 0]


@rule("4.12")
def test_equals_take_the_same_place_and_the_next_ones_are_not_awarded() -> None:
    assert wolves(3, 3, 2, 1) == [12, 12, 4, 0]
    assert wolves(3, 2, 2, 1) == [12, 8, 8, 0]
    assert wolves(2, 2, 2, 1) == [12, 12, 12, 0]
    assert wolves(4, 3, 2, 2) == [12, 8, 4, 4]
    assert streams(3, 3, 2) == [8, 8, 0]
    assert streams(3, 2, 2) == [8, 5, 5]


@rule("4.12")
def test_the_rank_is_shown_with_its_prize() -> None:
    state = forests("wolf wolf stream", "wolf wolf", "wolf")
    rows = {row["rule"]: row for row in table(state)["ecosystems"][2]["sheet"]}
    assert rows["wolf"] == {"rule": "wolf", "points": 4, "rank": 3, "certain": False}
    assert rows["stream"] == {"rule": "stream", "points": 0, "rank": None, "certain": False}


@rule("4.13")
@pytest.mark.parametrize(("gaps", "worth"), [(0, 12), (2, 12), (3, 7), (4, 3), (5, 0), (6, -5), (11, -5)])
def test_gaps_decide_over_biodiversity(gaps: int, worth: int) -> None:
    column = [0] * gaps + [1] * (11 - gaps)
    assert scoring.gaps(pieces.numbers(column)) == gaps
    assert scoring.biodiversity(forests(""), 0, pieces.numbers(column)) == worth


@rule("4.13")
def test_a_kind_that_is_there_but_scores_nothing_is_a_gap() -> None:
    state = forests("meadow fox\ndeer bear", "stream stream", "stream stream")
    assert set(table(state)["ecosystems"][0]["gaps"]) == set(KINDS) - {"deer"}
    third = forests("stream", "stream stream", "stream stream stream")
    assert "stream" in table(third)["ecosystems"][0]["gaps"]


@rule("4.13")
def test_the_example_pad_adds_up() -> None:
    """Three columns: Amélie, Ferdi, Mana; 3, 5 and 6 gaps."""
    state = forests(AMELIE, FERDI, MANA)
    outcome = state.outcome()
    assert outcome.breakdown == PAD
    assert outcome.scores == [50, 36, 43]
    assert [len(shown["gaps"]) for shown in table(state)["ecosystems"]] == [3, 5, 6]
    assert [shown["stream"] for shown in table(state)["ecosystems"]] == [3, 4, 0]


@rule("4.14")
def test_a_card_helps_every_card_that_counts_it() -> None:
    assert scored("bee", "bee meadow bee") == 6
    assert scored("bear", "bear trout bear") == 4
    assert scored("eagle", "eagle rabbit eagle") == 4
    assert scored("dragonfly", "dragonfly stream dragonfly") == 2


@rule("4.15")
def test_the_most_points_win() -> None:
    outcome = forests(AMELIE, FERDI, MANA).outcome()
    assert outcome.ranks == [1, 3, 2]


@rule("4.15")
def test_equals_share_the_victory() -> None:
    assert forests(MANA, FERDI, MANA).outcome().ranks == [1, 3, 1]


@rule("4.15")
def test_the_log_names_all_who_share_it() -> None:
    state = GAME.start(3, 1, listen=True)
    assert state.outcome().ranks == [1, 1, 1]
    state.heard.clear()
    state.end_game()
    assert [event.kind for event in state.heard] == ["count"] * 12 + ["score"] * 3 + ["share"] * 3
