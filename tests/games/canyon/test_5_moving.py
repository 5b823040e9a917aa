"""§5 Moving. The pictures show ranks of the river as on the map; digits are seats."""

from itertools import pairwise

import pytest

from games.canyon.positions import (
    OUR_BOX,
    bids,
    cards,
    dealt,
    drawn,
    legal,
    moving,
    play,
    put,
    quiet,
    spaces,
    table,
    told,
)
from rulebook import rule
from sylve import Refusal
from sylve.games.canyon.board import SPACES

OPEN_WATER = drawn("""
    8  1~##~~
    9  #0~~~#
    10 ##~~~#
    0  SS2SSS
""")


def ends(picture: str, bid: str, tricks: str) -> list[str]:
    return sorted(legal(moving(drawn(picture), bid, tricks)))


@rule("5.1")
def test_canoes_move_in_order_from_the_first_player_wherever_they_lie() -> None:
    state = moving("b5 d12 c20", "0 0 0", "1 1 1", first=1)
    order = []
    while table(state)["phase"] == "move":
        order.append(state.to_act()[0])
        play(state, f"go {legal(state)[0]}")
    assert order == [1, 2, 0]


@rule("5.1")
def test_each_makes_its_whole_move_before_the_next() -> None:
    """Seat 1 finds the space before it free because seat 0 has left it."""
    state = moving("d4 d3 a0", "0 0 0", "2 1 0")
    play(state, "go e6")
    assert legal(state) == ["c4", "d4"]


@rule("5.2")
@pytest.mark.parametrize(
    ("tricks", "bid", "rank"), [(3, "0", 12), (3, "3", 15), (1, "1", 12), (2, "4", 11), (0, "0", 10)]
)
def test_a_canoe_in_calm_water_moves_by_its_tricks_and_its_bonus(tricks: int, bid: str, rank: int) -> None:
    state = moving(OPEN_WATER, f"{bid} 0 0", f"{tricks} 1 1")
    assert {int(end[1:]) for end in legal(state)} == {rank}


@rule("5.2")
@pytest.mark.parametrize(("place", "ranks"), [("b0", {3}), ("cave", {21, 22})])
def test_so_does_one_at_its_pier_or_in_the_cave(place: str, ranks: set[int]) -> None:
    """Three tricks, as in the rulebook's example, are three spaces."""
    state = moving(f"{place} e0 f0", "0 0 0", "3 1 1")
    assert {int(end[1:]) for end in legal(state)} <= ranks
    assert all(offer["preview"]["steps"] == 3 for offer in state.offers(0) if offer["refusal"] is None)


@rule("5.2")
def test_without_a_point_a_canoe_stays() -> None:
    state = moving(OPEN_WATER, "2 0 0", "0 1 1")
    assert told(state, "stay") == [("stay", 0)]
    assert state.to_act() == (1,)
    assert spaces(state)[0] == "b9"


@rule("5.3")
@pytest.mark.parametrize(
    ("bid", "tricks", "points"),
    [("0", 0, 1), ("1", 1, 3), ("2", 2, 5), ("3", 3, 6), ("4", 4, 7), ("4+1", 5, 8), ("4+3+1", 8, 11), ("1", 2, 2)],
)
def test_the_bonus_is_one_for_none_two_for_one_three_for_more_and_only_for_an_exact_bid(
    bid: str, tricks: int, points: int
) -> None:
    state = moving("c5 a0 b0", f"{bid} 0 0", f"{tricks} 1 1")
    assert table(state)["canoes"][0]["points"] == points
    assert state.view(0)["prompt"]["facts"]["points"] == points


@rule("5.4")
def test_a_step_goes_to_any_of_eight_neighbours() -> None:
    """With one point only forward ends are legal, but all eight neighbours are in reach."""
    state = moving("d9 a0 b0", "2 0 0", "1 1 1")
    reached = {
        offer["preview"]["to"] if offer["preview"] else offer["refusal"]["facts"]["space"] for offer in state.offers(0)
    }
    assert reached == {"d9", "c9", "e9", "e8", "c10", "d10", "e10"}  # c8 and d8 are rock


@rule("5.4")
def test_only_water_is_paddled_on() -> None:
    state = moving("b8 e0 f0", "2 0 0", "1 1 1")
    assert legal(state) == ["b9", "c9"]
    assert state.why_not(0, state.read("go c8")) == Refusal("no-space", "5.4", {"space": "c8"})  # an island


@rule("5.4")
def test_a_space_holds_one_canoe() -> None:
    state = moving(drawn("3 ##0~##\n4 ##1~##\n0 SS2SSS"), "2 0 0", "1 1 1")
    assert legal(state) == ["d4"]
    assert state.why_not(0, state.read("go c4")) == Refusal("space-taken", "5.4", {"space": "c4"})


@rule("5.4")
def test_nobody_jumps_over_canoes() -> None:
    """Two canoes close the narrows: the third loses its points behind them."""
    state = moving(drawn("10 ##~0~#\n11 ###12#\n12 ###~~#"), "2 0 0", "4 1 1")
    assert "d12" not in legal(state)
    assert state.why_not(0, state.read("go d12")) == Refusal("out-of-reach", "5.4", {"space": "d12", "points": 4})


@rule("5.4")
def test_a_diagonal_step_passes_between_rocks() -> None:
    """From b14 to a15 and on: the corner of the bank does not matter; nor from d13 to e14 past the island."""
    assert ends("14 #0~#~~\n0 S1S2SS", "2 0 0", "1 1 1") == ["a15", "b15"]
    assert "b9" in ends("8 0~##~~\n0 S1S2SS", "2 0 0", "1 1 1")


@rule("5.4")
def test_nobody_paddles_back_to_a_pier_into_the_cave_or_over_the_fall() -> None:
    state = moving("e20 c1 b0", "4 0 0", "2 1 1")
    reached = {state.say(offer["action"]) for offer in state.offers(0)}
    assert "go cave" not in reached
    assert state.why_not(0, state.read("go cave")).code == "out-of-reach"
    play(state, f"go {legal(state)[0]}")
    assert not any(state.say(offer["action"]).endswith("0") for offer in state.offers(1))
    assert "f21" not in {say.partition(" ")[2] for say in reached}


@rule("5.4")
def test_a_space_that_the_other_board_has_is_none_of_this_one() -> None:
    state = moving("b5 c5 d5", "0 0 0", "1 1 1", board="quick")
    assert state.why_not(0, state.read("go b28")) == Refusal("no-space", "5.4", {"space": "b28"})


@rule("5.5")
def test_a_canoe_ends_as_far_forward_as_it_can_in_a_lane_of_its_choice() -> None:
    assert ends("5 #~0~~#\n0 S1S2SS", "2 0 0", "1 1 1") == ["b6"]
    assert ends("1 ~~0~~~\n0 S1S2SS", "2 0 0", "1 1 1") == ["b2", "c2", "d2"]
    assert ends("19 #~0~~#\n0 S1S2SS", "4 0 0", "2 1 1") == ["b21", "c21", "d21", "e21"]


@rule("5.5")
def test_a_space_less_far_forward_is_refused() -> None:
    state = moving(OPEN_WATER, "3 0 0", "2 1 1")
    assert state.why_not(0, state.read("go c10")) == Refusal("not-forward", "5.5", {"space": "c10"})
    assert state.why_not(0, state.read("go b9")).code == "not-forward"


@rule("5.5")
def test_forward_is_nearer_to_a_stage_on_the_empty_river() -> None:
    """On the full board that is the rank. On the quick one some spaces lie beside narrows and need a step aside."""
    aside = {"a1", "f1", "a7"}
    for board, length in ((OUR_BOX.full, 28), (OUR_BOX.quick, 25)):
        for space, name in enumerate(board.names):
            if board.kind[space] and name != "cave":
                extra = int(board is OUR_BOX.quick and name in aside)
                assert board.left[space] == length - int(name[1:]) + extra, name


@rule("5.5")
def test_the_end_comes_with_a_path_that_leads_there() -> None:
    state = moving("d10 e13 a0", "0 0 0", "4 1 1")
    for offer in state.offers(0):
        if offer["refusal"] is None:
            path = offer["preview"]["path"]
            assert path[0] == "d10"
            assert path[-1] == offer["preview"]["to"]
            assert len(path) == offer["preview"]["steps"] + 1 == 5
            assert "e13" not in path
            for (lane, *rank), (onto, *further) in pairwise(path):
                assert abs(ord(lane) - ord(onto)) <= 1
                assert abs(int("".join(rank)) - int("".join(further))) <= 1


@rule("5.6")
def test_points_that_lead_no_farther_are_lost() -> None:
    """d10 stands before the closed narrows: it may stay, or go aside to a space just as far forward."""
    picture = "10 ##~0~#\n11 ###12#\n12 ###~~#"
    assert ends(picture, "2 0 0", "4 1 1") == ["c10", "d10", "e10"]
    state = play(moving(drawn(picture), "2 0 0", "4 1 1"), "go d10")
    go = next(event for event in state.heard if event.kind == "go")
    assert (go.facts["steps"], go.facts["unused"]) == (0, 4)
    assert state.to_act() == (1,)


@rule("5.6")
def test_nobody_has_to_go_back() -> None:
    assert ends("10 ##~0~#\n11 ###12#\n12 ###~~#", "2 0 0", "1 1 1") == ["c10", "d10", "e10"]


@rule("5.6")
def test_where_staying_is_all_that_is_left_the_canoe_stays_of_itself() -> None:
    state = moving(drawn("11 ###0~#\n10 ##~~~#\n12 ###12#"), "0 0 0", "4 1 1")
    assert legal(state) == ["d11", "e11"]
    state = moving(drawn("11 ###03#\n12 ###12#"), "2 0 0 0", "4 1 1 0")
    assert told(state, "blocked") == [("blocked", 0)]
    assert spaces(state)[0] == "d11"
    assert state.to_act() == (1,)


@rule("5.7")
def test_a_canoe_may_take_the_way_round_the_others_even_backwards() -> None:
    """a7 is the one-wide left arm of the first island. Seat 0 waits behind seat 1, or goes back and round."""
    picture = "5 #~~~~#\n6 0~##~~\n7 1###~~\n0 S2SSSS"
    assert ends(picture, "4 0 0", "1 1 1") == ["a6", "b5", "b6"]
    assert ends(picture, "4 0 0", "3 1 1") == ["a6", "b6", "d5"]
    assert ends(picture, "3 0 0", "4 1 1") == ["a6", "b6", "e6"]
    assert ends(picture, "2 0 0", "5 1 1") == ["e7", "f7"]


@rule("5.5", "5.7")
def test_a_canoe_that_can_get_farther_forward_ends_as_far_forward_as_it_can() -> None:
    """Two canoes close the left arm: a7 is a dead end, and still forward."""
    picture = drawn("5 #~~~~#\n6 0~##~~\n7 ~###~~\n8 12##~~")
    for tricks in (1, 2, 4):
        assert legal(moving(picture, "3 0 0", f"{tricks} 1 1")) == ["a7"]
    assert sorted(legal(moving(picture, "3 0 0", "4 1 1", version=1))) == ["a7", "e6"]  # by the first rules


@rule("5.7")
def test_without_a_way_round_only_forward_counts() -> None:
    picture = "10 ##~0~#\n11 ###12#\n12 ###~~#"
    assert all(end[1:] == "10" for end in ends(picture, "4+3 0 0", "6 1 1"))


@rule("5.2")
@pytest.mark.parametrize(("place", "kept"), [("c20", 3), ("cave", 3), ("c23", 2)])
def test_what_a_kept_bid_promises_is_what_the_canoe_moves_by(place: str, kept: int) -> None:
    """The choices, the prompt, the reckoning, the view and the way itself all say the same, in the rapids too."""
    state = dealt("sun-9", "sun-1", "sun-2", trump="fire-1")
    put(state, "canoes", [SPACES.index(place)])
    promised = next(offer["preview"]["points"] for offer in state.offers(0) if offer["act"]["bid"] == "1")
    bids(state, "1", "1", "1")
    prompted = state.view(0)["prompt"]["facts"]["kept"]
    cards(state, "sun-9", "sun-1", "sun-2")
    reckoned = next(event.facts["points"] for event in state.heard if event.kind == "exact")
    ways = [offer["preview"] for offer in state.offers(0) if offer["refusal"] is None]
    assert {way["steps"] + way["unused"] for way in ways} == {kept}
    assert [promised, prompted, reckoned, table(state)["canoes"][0]["points"]] == [kept] * 4


@rule("5.2")
@pytest.mark.parametrize(("place", "missed"), [("c20", "steps"), ("c23", "drift")])
@pytest.mark.parametrize(("bid", "still"), [("0", False), ("1", True), ("2", True), ("3", False)])
def test_the_prompt_says_when_a_bid_can_no_longer_be_kept(place: str, missed: str, bid: str, still: bool) -> None:
    state = dealt("sun-9 sun-8", "sun-1 sun-2", "sun-3 sun-4", trump="fire-1")
    put(state, "canoes", [SPACES.index(place)])
    bids(state, bid, "1", "1")
    assert state.view(0)["prompt"]["facts"]["missed"] == ("no" if bid != "3" else missed)
    cards(state, "sun-9", "sun-1", "sun-3")
    assert state.view(0)["prompt"]["facts"]["missed"] == ("no" if still else missed)


@rule("6.3")
@pytest.mark.parametrize(("place", "drifts"), [("c20", False), ("c23", True)])
def test_who_will_drift_is_said_by_the_reckoning_and_the_view_alike(place: str, drifts: bool) -> None:
    state = dealt("sun-9", "sun-1", "sun-2", trump="fire-1")
    put(state, "canoes", [SPACES.index(place)])
    cards(quiet(bids(state, "0", "1", "1")), "sun-9", "sun-1", "sun-2")
    reckoned = [event.facts["drifts"] for event in state.heard if event.kind == "missed"]
    reckoning = (
        next(beat for beat in state.beats_heard if beat.view(None)["table"]["phase"] == "move") if drifts else state
    )
    assert reckoned == [drifts, False, False]
    assert [canoe["drifts"] for canoe in reckoning.view(None)["table"]["canoes"]] == reckoned
    assert told(state, "drift") == [("drift", 0)] * drifts
