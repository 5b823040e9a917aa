"""§8 Variants."""

from typing import Any

import pytest

import sylve
from games.canyon.positions import bids, dealt, game, launched, legal, moving, play, spaces, table
from rulebook import rule
from sylve import Dice
from sylve.engine.refusals import IllegalAction
from sylve.engine.undo import take_back
from sylve.games.canyon import pieces, rounds
from sylve.kit.walks import finish

HANDS = ("sun-9 sun-3", "sun-1 pine-1", "sun-2 pine-2")


@rule("8.1")
def test_without_dark_rounds_the_marker_goes_from_the_fifth_field_to_the_tenth_in_every_lap() -> None:
    state = launched(3, dark="skipped")
    on = []
    for _ in range(21):
        on.append(pieces.COUNTER[state.field - 1])
        rounds.move_marker(state)
    assert on == [8, 7, 6, 5, 4, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 4, 5, 6, 7, 8]
    assert table(state)["counter"]["skips_dark"]


@rule("8.2")
def test_sealed_bids_are_made_at_the_same_time() -> None:
    state = dealt(*HANDS, trump="fire-10", bids="sealed")
    assert state.to_act() == (0, 1, 2)
    state.play(2, state.read("bid 1"))
    assert state.to_act() == (0, 1)
    assert state.why_not(2, state.read("bid 2")).code == "not-to-act"


@rule("8.2")
def test_a_sealed_bid_is_shown_to_nobody_until_the_last_is_in() -> None:
    state = dealt(*HANDS, trump="fire-10", bids="sealed")
    state.play(2, state.read("bid 2+1"))
    for reader in (0, 1, None):
        canoe = table(state, reader)["canoes"][2]
        assert (canoe["has_bid"], canoe["bid"], canoe["exact"], canoe["bonus"]) == (True, None, False, 0)
    assert table(state, 2)["canoes"][2]["bid"]["tempo"] == [2, 1]
    laid = next(event for event in state.heard if event.kind == "bid-sealed")
    assert laid.seen_by(0)["facts"] == {"seat": 2}
    assert laid.seen_by(2)["facts"] == {"seat": 2, "bid": 3, "tempo": [2, 1]}
    bids(state, "0", "1")
    assert [canoe["bid"]["total"] for canoe in table(state)["canoes"]] == [0, 1, 3]
    assert [event.facts["seat"] for event in state.heard if event.kind == "bid"] == [0, 1, 2]
    assert table(state)["phase"] == "play"


@rule("8.2")
def test_others_sealed_bids_differ_between_imagined_worlds_and_the_own_does_not() -> None:
    state, dice = dealt(*HANDS, trump="fire-10", bids="sealed"), Dice(3)
    state.play(2, state.read("bid 1"))
    state.play(0, state.read("bid 2"))
    worlds: list[Any] = [state.imagine(0, dice) for _ in range(200)]
    assert {int(world.bids[0]) for world in worlds} == {pieces.BID_NAMES.index("2")}
    assert {int(world.bids[2]) for world in worlds} == set(range(16))
    assert {int(world.bids[1]) for world in worlds} == {pieces.NO_BID}


@rule("8.2")
def test_a_sealed_bid_can_be_taken_back_until_the_bids_are_shown() -> None:
    state = launched(3, bids="sealed")
    state.play(1, state.read("bid 4"))
    assert 1 in take_back(state, 1).to_act()
    bids(state, "0", "1")
    with pytest.raises(IllegalAction):
        take_back(state, 1)


@rule("8.2")
def test_open_bids_are_not_made_together() -> None:
    assert len(launched(4).to_act()) == 1


@rule("8.3")
def test_the_quick_river_is_three_ranks_shorter() -> None:
    full, quick = table(launched(3))["board"], table(launched(3, board="quick"))["board"]
    assert (len(full["rows"]), len(quick["rows"])) == (29, 26)
    assert (full["length"], quick["length"]) == (28, 25)
    left = [row for rank, row in enumerate(full["rows"]) if rank not in (2, 9, 13)]
    assert quick["rows"] == left
    assert quick["cave_exits"] == ["e16", "e17"]
    assert [canoe["left"] for canoe in table(launched(3, board="quick"))["canoes"]] == [25, 25, 25]


@rule("8.3")
def test_it_is_played_by_the_same_rules() -> None:
    state = moving("c24 d10 a0", "0 0 4", "0 3 0", board="quick")
    assert legal(state) == ["b25", "c25", "d25"]
    play(state, "go b25")
    assert table(state)["canoes"][0]["unused"] == 0


@rule("8.4")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_one_round_begins_with_the_canoes_at_the_piers_in_the_order_of_launching(seats: int) -> None:
    state = game(seats, 5, rounds="one")
    assert [spaces(state)[state.seat_after(state.launcher, i)] for i in range(seats)] == [
        "a0",
        "b0",
        "c0",
        "d0",
        "e0",
        "f0",
    ][:seats]
    assert [event.kind for event in state.heard].count("launch") == seats
    assert table(state)["phase"] == "bid"
    assert (state.field, state.hand_size()) == (7, 2)


@rule("8.4")
def test_with_the_first_seat_launching_first_it_lies_at_the_first_pier() -> None:
    assert spaces(game(3, 5, rounds="one", first="first-seat")) == ["a0", "b0", "c0"]


@rule("8.4")
def test_in_one_round_no_more_is_bid_than_there_are_cards_on_one_tempo_card() -> None:
    state = game(3, 1, rounds="one")
    first = state.to_act()[0]
    assert legal(state) == ["0", "1", "2"]
    refusal = state.why_not(first, state.read("bid 3"))
    assert (refusal.code, refusal.section, refusal.facts) == ("bid-too-high", "8.4", {"cards": 2})
    assert state.why_not(first, state.read("go a1")).code == "not-now"
    assert {state.random_action(first, Dice(seed)) for seed in range(40)} == set(state.actions(first))


@rule("8.4")
def test_sealed_bids_of_one_round_are_imagined_among_those_that_can_be_made() -> None:
    state, dice = game(3, 1, rounds="one", bids="sealed"), Dice(3)
    state.play(2, state.read("bid 1"))
    worlds: list[Any] = [state.imagine(0, dice) for _ in range(60)]
    assert {int(world.bids[2]) for world in worlds} == {0, 1, 2}


@rule("8.4")
@pytest.mark.parametrize("seats", [3, 6])
def test_evening_falls_after_the_one_round_and_who_is_nearest_wins(seats: int) -> None:
    ended = finish(game(seats, 2, rounds="one"), 2)
    assert ended.over
    assert table(ended)["counter"]["round"] == 1
    assert [event.kind for event in ended.heard].count("evening") == 1
    left = [canoe["left"] for canoe in table(ended)["canoes"]]
    assert left[ended.outcome().ranks.index(1)] == min(left)


@rule("8.4")
@pytest.mark.parametrize("options", [{"dark": "skipped"}, {"evening": "never"}])
def test_one_round_is_a_dark_one_with_an_evening(options: dict[str, str]) -> None:
    with pytest.raises(sylve.BadOption):
        game(3, 1, rounds="one", **options)
