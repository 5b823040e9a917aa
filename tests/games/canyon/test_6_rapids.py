"""§6 Rapids, fall and cave."""

import pytest

from games.canyon.positions import drawn, legal, moving, play, spaces, table, told
from rulebook import rule


@rule("6.1")
def test_a_move_from_calm_water_goes_on_with_all_points_inside_the_rapids() -> None:
    state = moving(drawn("20 #~0~~#\n0 S1S2SS"), "3 0 0", "3 1 1")
    assert {int(end[1:]) for end in legal(state)} == {26}


@rule("6.1")
def test_with_a_missed_bid_it_enters_by_its_tricks_and_does_not_drift_in_this_round() -> None:
    state = moving(drawn("20 #~0~~#\n0 S1S2SS"), "0 0 0", "2 1 1")
    assert {int(end[1:]) for end in legal(state)} == {22}
    play(state, "go c22")
    assert spaces(state)[0] == "c22"
    assert told(state, "drift") == []


@rule("6.1")
def test_it_may_even_land_in_the_same_move() -> None:
    state = moving(drawn("20 #~0~~#\n0 S1S2SS"), "4+1 0 0", "5 1 1")
    assert legal(state) == ["b28", "c28", "d28"]


@rule("6.2")
@pytest.mark.parametrize(("bid", "tricks", "rank"), [("0", 0, 24), ("1", 1, 25), ("2", 2, 26), ("4+2", 6, 26)])
def test_in_the_rapids_an_exact_bid_moves_by_the_bonus_alone(bid: str, tricks: int, rank: int) -> None:
    state = moving(drawn("23 ##0→→W\n0 S1S2SS"), f"{bid} 0 0", f"{tricks} 1 1")
    assert {int(end[1:]) for end in legal(state)} == {rank}
    assert table(state)["canoes"][0]["points"] == rank - 23


@rule("6.2")
def test_an_exact_bid_with_a_blocked_way_stays_and_does_not_drift() -> None:
    state = moving(drawn("23 ##0→→W\n24 ##12→W\n22 #→→→→W\n0 S3SSSS"), "0 1 1 1", "0 0 0 0")
    assert legal(state) == ["c23", "d23"]
    play(state, "go c23")
    assert told(state, "drift", "go")[0] == ("go", 0)


@rule("6.2")
def test_not_everybody_drifts_but_only_who_missed() -> None:
    state = moving(drawn("23 ##0→→W\n25 ##1→→W\n0 S2SSSS"), "0 0 0", "0 1 0")
    play(state, "go c24")
    assert told(state, "drift") == [("drift", 1)]
    assert spaces(state)[:2] == ["c24", "d25"]


@rule("6.3")
@pytest.mark.parametrize(
    ("picture", "end"),
    [("22 #→0→→W", "d22"), ("22 #→→→0W", "cave"), ("27 #→→0↗W", "e26"), ("20 #~0~~#", None)],
)
def test_the_view_says_where_the_current_would_take_a_canoe(picture: str, end: str | None) -> None:
    state = moving(drawn(f"{picture}\n0 S1S2SS"), "0 0 0", "0 1 1")
    assert [canoe["drift_to"] for canoe in table(state)["canoes"]] == [end, None, None]


@rule("6.3")
@pytest.mark.parametrize(
    ("picture", "onto"),
    [("21 #0↘↘→W", "c22"), ("22 #→0→→W", "d22"), ("27 #→→0↗W", "e26"), ("26 #0→→↗W", "c26"), ("23 ##→0→W", "e23")],
)
def test_a_missed_bid_drifts_one_space_along_the_arrow(picture: str, onto: str) -> None:
    state = moving(drawn(f"{picture}\n0 S1S2SS"), "0 0 0", "3 1 1")
    assert told(state, "drift") == [("drift", 0)]
    assert spaces(state)[0] == onto
    assert state.to_act() == (1,)


@rule("6.3")
def test_an_arrow_may_lead_backwards() -> None:
    state = moving(drawn("27 #→→0↗W\n0 S1S2SS"), "0 0 0", "2 1 1")
    drift = next(event.facts for event in state.heard if event.kind == "drift")
    assert (drift["from"], drift["to"]) == ("d27", "e26")


@rule("6.3")
def test_a_bid_of_none_that_took_a_trick_is_missed_and_drifts_without_points() -> None:
    state = moving(drawn("24 ##0→→W\n0 S1S2SS"), "0 0 0", "1 1 1")
    assert spaces(state)[0] == "d24"
    assert table(state)["canoes"][0]["points"] == 0


@rule("6.4")
def test_who_lies_there_is_pushed_in_the_same_direction_and_pushes_the_next() -> None:
    """Three in a row: the first drifts, the second and the third are pushed, the third over the fall."""
    state = moving(drawn("24 ##012W\n0 S3SSSS"), "0 0 0 0", "1 0 0 1")
    assert told(state, "drift", "push", "fall") == [("drift", 0), ("push", 1), ("push", 2), ("fall", 2)]
    assert spaces(state)[:3] == ["d24", "e24", "cave"]
    pushes = [event.facts["by_seat"] for event in state.heard if event.kind == "push"]
    assert pushes == [0, 1]


@rule("6.4")
def test_a_push_follows_the_drifting_canoes_arrow_not_the_pushed_ones() -> None:
    """c21 points to d22. Seat 1 there is pushed diagonally to e23, though its own arrow points to e22."""
    state = moving(drawn("21 #↘0↘→W\n22 #→→1→W\n23 ##→→→W\n0 S2SSSS"), "0 0 0", "1 0 1")
    assert spaces(state)[:2] == ["d22", "e23"]


@rule("6.4")
def test_a_pushed_canoe_makes_its_own_move_from_its_new_space_later() -> None:
    state = moving(drawn("24 ##01→W\n0 S2SSSS"), "0 1 0", "1 1 1")
    assert spaces(state)[1] == "e24"
    assert state.to_act() == (1,)
    assert legal(state) == ["c26", "d26", "e26"]
    state = moving(drawn("24 ##01→W\n0 S2SSSS"), "0 0 0", "1 1 1")
    assert spaces(state)[1] == "cave"  # pushed to e24, and then adrift over the fall


@rule("6.4")
def test_who_moved_already_is_pushed_all_the_same() -> None:
    state = moving(drawn("24 ##1→→W\n23 ##0→→W\n0 S2SSSS"), "0 0 0", "0 1 1")
    play(state, "go d24")
    assert told(state, "drift", "push") == [("drift", 1), ("push", 0)]
    assert spaces(state)[:2] == ["e24", "d24"]


# The current of rank 2 runs on into calm water, that of b3 through c3 at the bank, that of d4 through d5 at a stage.
OTHER_BOARD = """
rank abcdef
 0   SSSSSS
 1   ~~~~~~
 2   #→→~~#
 3   #→↓###
 4   #~~↓~W
 5   #~~→→W
 6   ##LLL#
cave b4
"""


def elsewhere(places: str, bids: str, tricks: str) -> tuple[list, list]:
    """Where three canoes on the other board end, and what carried them."""
    state = moving(places, bids, tricks, river=OTHER_BOARD)
    return spaces(state)[:3], told(state, "drift", "push", "held", "fall")


@rule("6.4")
def test_against_the_bank_the_whole_row_stays() -> None:
    """b3 points at c3, whose canoe would be pushed at the rock beyond."""
    assert elsewhere("b3 c3 a0", "0 0 0", "1 0 1") == (["b3", "c3", "a0"], [("held", 0)])


@rule("6.4")
def test_so_it_does_against_a_stage() -> None:
    assert elsewhere("d4 d5 a0", "0 0 0", "1 0 1") == (["d4", "d5", "a0"], [("held", 0)])
    assert elsewhere("d4 d5 d6", "0 0 0", "1 0 1") == (["d4", "d5", "d6"], [("held", 0)])


@rule("6.4")
def test_into_calm_water_a_canoe_drifts_and_is_pushed_as_anywhere() -> None:
    assert elsewhere("c2 d2 a0", "0 0 0", "1 0 1") == (["d2", "e2", "a0"], [("drift", 0), ("push", 1)])


@rule("6.5")
def test_over_the_fall_is_into_the_cave_at_once() -> None:
    for picture in ("21 #↘↘↘0W", "27 #→→↗0W", "24 ##→→0W"):
        state = moving(drawn(f"{picture}\n0 S1S2SS"), "0 0 0", "2 1 1")
        assert spaces(state)[0] == "cave"
        assert table(state)["canoes"][0]["fell"]
        assert table(state)["canoes"][0]["left"] == 9


@rule("6.5")
def test_pushed_over_the_fall_before_its_move_a_canoe_loses_it() -> None:
    state = moving(drawn("24 ##→01W\n0 S2SSSS"), "0 3 0", "1 3 1")
    assert spaces(state)[:2] == ["e24", "cave"]
    assert told(state, "forfeit") == [("forfeit", 1)]
    assert state.to_act() == (2,)


@rule("6.5")
def test_in_the_next_round_it_moves_again() -> None:
    state = moving(drawn("24 ##→→0W\n0 S1S2SS"), "0 4 4", "2 0 0")
    assert state.round == 2
    assert not table(state)["canoes"][0]["fell"]


@rule("6.6")
def test_out_of_the_cave_a_canoe_moves_by_tricks_and_bonus_through_an_exit() -> None:
    state = moving("cave a0 b0", "1 0 0", "1 1 1")
    assert {int(end[1:]) for end in legal(state)} == {22}
    offer = next(offer for offer in state.offers(0) if offer["refusal"] is None)
    assert offer["preview"]["path"][:2] == ["cave", "e20"]
    state = moving("cave a0 b0", "4 0 0", "1 1 1")
    assert legal(state) == ["e20"]


@rule("6.6")
def test_the_cave_holds_any_number() -> None:
    state = moving("cave cave cave cave", "0 0 0 0", "1 1 1 1")
    assert spaces(state) == ["cave"] * 4
    play(state, "go e20")
    assert legal(state) == ["e19", "cave"]  # neither is farther forward than the other


@rule("6.6")
def test_with_its_exits_taken_a_canoe_stays_in_the_cave() -> None:
    state = moving(drawn("19 #~~~1#\n20 #~~~2#\ncave 0"), "0 0 0", "3 1 1")
    assert told(state, "blocked") == [("blocked", 0)]
    assert state.to_act() == (1,)
