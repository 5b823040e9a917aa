"""§7 The end."""

from typing import Any

import pytest

from games.canyon.positions import drawn, game, legal, moving, play, spaces, table, told
from rulebook import rule
from sylve.games.canyon import pieces
from sylve.games.canyon.rules import Canyon
from sylve.kit.walks import finish

NEAR = drawn("27 #→0↗↗W\n26 #1→→↗W\n0 S2SSSS")


def outcome(state: Canyon) -> tuple[list[int], list[int]]:
    return state.outcome().scores, state.outcome().ranks


@rule("7.1")
def test_a_canoe_that_can_reach_a_stage_lands_on_any_of_them() -> None:
    state = moving(NEAR, "1 0 0", "1 1 1")
    assert legal(state) == ["b28", "c28", "d28"]
    assert [offer["preview"]["unused"] for offer in state.offers(0) if offer["refusal"] is None] == [1, 1, 1]


@rule("7.1")
def test_it_lands_by_a_shortest_way_and_keeps_the_points_left_over() -> None:
    state = moving(NEAR, "0 2 0", "1 2 1", first=1)
    assert legal(state) == ["b28", "c28", "d28"]
    previews = {offer["preview"]["to"]: offer["preview"]["unused"] for offer in state.offers(1) if offer["preview"]}
    assert previews == {"b28": 1, "c28": 1, "d28": 0}  # seat 0 lies on the straight way to the third
    play(state, "go b28")
    assert table(state)["canoes"][1]["unused"] == 1


@rule("7.1")
def test_a_stage_holds_one_canoe() -> None:
    state = moving(drawn("27 #0123W\n0 S4SSSS"), "0 0 0 0 0", "0 0 0 0 0")
    play(state, "go c28")
    assert legal(state) == ["b28", "d28"]
    play(state, "go b28")
    assert legal(state) == ["d28"]
    play(state, "go d28")
    assert told(state, "land") == [("land", 0), ("land", 1), ("land", 2)]
    # The fourth finds no free stage: its point is lost, it stays where it is or goes aside.
    assert legal(state) == ["d27", "e27"]


@rule("7.1")
def test_a_stage_farther_off_may_be_chosen_at_the_price_of_points() -> None:
    state = moving(drawn("26 #0→→↗W\n0 S1S2SS"), "2 0 0", "2 1 1")
    assert legal(state) == ["b28", "c28", "d28"]
    state = moving(drawn("27 #0→↗↗W\n0 S1S2SS"), "2 0 0", "2 1 1")
    previews = {offer["preview"]["to"]: offer["preview"]["unused"] for offer in state.offers(0) if offer["preview"]}
    assert previews == {"b28": 2, "c28": 2, "d28": 1}


@rule("7.1")
def test_a_landed_canoe_is_out_of_the_water() -> None:
    """Nothing lies on its way to push it: currents end at the stages."""
    state = moving(drawn("27 #→0↗↗W\n0 S1S2SS"), "0 4 4", "0 2 0")
    play(state, "go c28")
    assert spaces(state)[0] == "c28"


@rule("7.2")
def test_the_others_still_move_and_then_the_race_is_over() -> None:
    state = moving(NEAR, "0 0 0", "0 1 1")
    play(state, "go c28")
    assert not state.over
    assert told(state, "drift") == [("drift", 1)]
    play(state, f"go {legal(state)[0]}")
    assert state.over
    assert state.to_act() == ()


@rule("7.2")
def test_who_lands_last_of_the_round_may_still_win() -> None:
    state = moving(drawn("27 #→0↗↗W\n25 ##1→→W\n20 #~2~~#"), "0 2 4+3+1", "0 2 8")
    play(state, "go c28", "go b28", "go d28")
    assert state.over
    assert state.outcome().scores == [28, 28, 31]
    assert state.outcome().ranks[2] == 1


@rule("7.3")
def test_whoever_landed_wins() -> None:
    state = moving(NEAR, "0 2 4", "0 1 0")
    play(state, "go b28")
    assert state.over
    assert outcome(state)[1][0] == 1
    assert told(state, "win") == [("win", 0)]


@rule("7.3")
def test_of_several_the_most_unused_points_win() -> None:
    state = moving(drawn("27 #→0↗↗W\n26 #1→→↗W\n0 S2SSSS"), "2 2 4", "2 2 0")
    play(state, "go c28", "go b28")
    assert state.outcome().breakdown["unused"] == [2, 1, 0]
    assert outcome(state)[1] == [1, 2, 3]


@rule("7.3")
def test_unused_points_from_the_rapids_are_what_the_bonus_leaves() -> None:
    state = moving(drawn("27 #→0↗↗W\n0 S1S2SS"), "4+1 4 4", "5 0 0")
    play(state, "go c28")
    assert state.outcome().breakdown["unused"][0] == 2


@rule("7.3")
@pytest.mark.parametrize(("bids", "winner"), [("3 2+1", 0), ("2+1 3", 1), ("3+2 4+1", 1), ("4+1 3+2", 0)])
def test_then_the_highest_single_tempo_card_wins(bids: str, winner: int) -> None:
    laid = ["+".join(sorted(bid.split("+"), reverse=True)) for bid in bids.split()]
    tricks = [sum(map(int, bid.split("+"))) for bid in laid]
    state = moving(drawn("27 #→0↗↗W\n27 #1→↗↗W\n0 S2SSSS"), f"{laid[0]} {laid[1]} 4", f"{tricks[0]} {tricks[1]} 0")
    play(state, "go c28", "go b28")
    assert state.outcome().scores[:2] == [30, 30]
    assert state.outcome().ranks[winner] == 1


@rule("7.3")
def test_then_who_moved_earlier() -> None:
    for first in (0, 1):
        state = moving(drawn("27 #→0↗↗W\n27 #1→↗↗W\n0 S2SSSS"), "3 3 4", "3 3 0", first=first)
        play(state, *(("go c28", "go b28") if first == 0 else ("go b28", "go c28")))
        assert state.over
        assert state.outcome().ranks[first] == 1


@rule("7.4")
def test_the_score_is_the_way_travelled_and_the_unused_points() -> None:
    state = moving("c27 cave a0 d12", "0 0 4 4", "0 1 0 0")
    play(state, "go c28", "go e20")
    assert state.outcome().breakdown == {"way": [28, 20, 0, 12], "unused": [0, 0, 0, 0]}
    assert outcome(state) == ([28, 20, 0, 12], [1, 2, 4, 3])


@rule("7.4")
def test_equals_are_ranked_by_tempo_card_and_order() -> None:
    state = moving("c27 d12 e12 b0", "0 3 4 4", "0 0 0 0")
    play(state, "go c28")
    assert outcome(state)[1] == [1, 3, 2, 4]
    state = moving("c27 d12 e12 b0", "0 3 3 4", "0 0 0 0")
    play(state, "go c28")
    assert outcome(state)[1] == [1, 2, 3, 4]


@rule("7.5")
def test_after_twenty_eight_rounds_evening_falls_and_the_nearest_canoe_wins() -> None:
    state = moving("d12 c20 e9", "4 4 4", "0 0 0")
    assert state.round == 2  # nobody moved, the next round is dealt
    state = moving("d12 c20 e9", "4 4 4", "1 0 0")
    state.round = pieces.LAST_ROUND
    play(state, f"go {legal(state)[0]}")
    assert state.over
    assert outcome(state) == ([13, 20, 9], [2, 1, 3])
    assert [event.facts["round"] for event in state.heard if event.kind == "evening"] == [28]


@rule("7.5")
def test_no_game_is_longer() -> None:
    for seats in (3, 6):
        state: Any = finish(game(seats, seed=2), 2)
        assert state.over
        assert state.round <= 28


@rule("7.5", "8.1")
def test_without_dark_rounds_two_laps_are_twenty_rounds() -> None:
    state = last_of_lap(2, 20, dark="skipped")
    assert state.over
    assert [event.facts["round"] for event in state.heard if event.kind == "evening"] == [20]
    assert table(last_of_lap(1, 10, dark="skipped"))["counter"]["lap"] == 2
    old = last_of_lap(2, 20, dark="skipped", version=1)  # the first rules counted the rounds that were skipped
    assert not old.over
    assert table(old)["counter"]["last_round"] == 28


@rule("7.5")
def test_with_the_option_evening_never_falls_and_the_marker_goes_round_again() -> None:
    state = last_of_lap(2, 28, evening="never")
    assert not state.over
    counter = table(state)["counter"]
    assert (counter["round"], counter["field"], counter["lap"], counter["last_round"]) == (29, 1, 3, None)
    assert not [event for event in state.heard if event.kind == "evening"]


@rule("7.5")
def test_a_landing_in_the_last_round_is_no_evening() -> None:
    state = moving(NEAR, "0 4 4", "0 0 0")
    state.round = 28
    play(state, "go c28")
    assert state.over
    assert told(state, "win") == [("win", 0)]
    assert not [event for event in state.heard if event.kind == "evening"]


def last_of_lap(lap: int, number: int, **options: Any) -> Canyon:
    """What follows on the last round of a lap in which a canoe moved a step and none landed."""
    state = moving("d12 c20 e9", "4 4 4", "1 0 0", **options)
    state.round, state.field = number, pieces.FIELDS
    assert table(state)["counter"]["lap"] == lap
    return play(state, f"go {legal(state)[0]}")
