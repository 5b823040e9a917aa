"""§5 Variants: two games, drawing at the end."""

from typing import Any

from games.toutlahaut.positions import GAME, GREY, dealt, faces, play, shuffle, table, towers
from rulebook import rule
from sylve.engine.chance import Tape
from sylve.games.toutlahaut import pieces
from sylve.games.toutlahaut.rules import ToutLaHaut


def buried_through(state: ToutLaHaut, plays: int) -> None:
    for _ in range(plays):
        (holder,) = state.to_act()
        play(state, "hide " + table(state, holder)["hand"][0]["kind"])


@rule("5.1")
def test_the_lowest_score_begins_the_second_game_the_other_way_round() -> None:
    state = dealt(3, ["b4-g4", "r2-r2", "r2-r2", "v4-v4", "y4-r4"], games="two")
    play(state, "show v4-v4", "show y4-r4")
    buried_through(state, 16)
    assert not state.over
    view = table(state)
    assert (view["game"], view["games"], view["direction"]) == (2, 2, "right")
    assert view["earlier"] == [20 + 8 + 2, 20 + 8, 24]
    assert state.to_act() == (2,)
    buried_through(state, 1)
    assert state.to_act() == (1,)


@rule("5.1")
def test_the_scores_of_both_games_are_added() -> None:
    state = dealt(2, ["b4-g4"], games="two")
    play(state, "show b4-g4")
    buried_through(state, 13)
    buried_through(state, 14)
    assert state.over
    outcome = state.outcome()
    assert table(state)["earlier"] == [24 + 8 + 1, 28]
    assert outcome.scores == [33 + 28, 28 + 28]
    assert table(state)["totals"] == outcome.scores


@rule("5.1")
def test_a_card_of_the_second_game_promises_the_total_of_both() -> None:
    state = dealt(2, ["b4-g4"], games="two")
    play(state, "show b4-g4")
    buried_through(state, 13)
    (seat,) = state.to_act()
    for offer in state.offers(seat):
        if offer["preview"] is not None:
            after = state.copy()
            after.play(seat, offer["action"])
            assert offer["preview"]["total"] == table(after)["totals"][seat] >= table(state)["earlier"][seat]


@rule("5.1")
def test_after_two_games_both_sheets_remain() -> None:
    state = dealt(2, ["b4-g4"], games="two", objective="monochrome")
    play(state, "show b4-g4")
    assert list(state.outcome().breakdown) == ["floors", "longest-run", "objective"]
    buried_through(state, 27)
    assert state.outcome().breakdown == {
        "first-floors": [24 + 8, 28],
        "first-longest-run": [1, 0],
        "first-objective": [5, 0],
        "second-floors": [28, 28],
        "second-longest-run": [0, 0],
        "second-objective": [5, 5],
    }


@rule("5.1")
def test_among_equally_low_scores_the_latest_in_the_order_of_play_begins() -> None:
    state = dealt(3, games="two", first=1)
    buried_through(state, 18)
    assert state.to_act() == (0,)


@rule("5.1")
def test_a_tie_after_both_games_goes_by_the_order_of_play_of_the_second() -> None:
    state = dealt(3, games="two", first=1)
    buried_through(state, 36)
    assert state.outcome().scores == [48, 48, 48]
    assert state.outcome().ranks == [3, 1, 2]  # seat 0 began, then 2, then 1


@rule("5.1")
def test_a_random_objective_is_drawn_for_each_game() -> None:
    state = drawn_twice("diverse", "small-cabin")
    assert table(state)["objective"]["name"] == "diverse"
    buried_through(state, 14)
    assert table(state)["objective"]["name"] == "small-cabin"
    told = [event.facts["objective"] for event in state.heard if event.kind == "objective"]
    assert told == ["@objective-diverse", "@objective-small-cabin"]
    buried_through(state, 14)
    assert state.outcome().scores == [28 + 5 + 28 + 7] * 2
    again = drawn_twice("diverse", "diverse")
    buried_through(again, 14)
    assert table(again)["objective"]["name"] == "diverse"


@rule("5.1")
def test_by_the_first_rules_it_stayed_for_both() -> None:
    state = drawn_twice("diverse", version=1)
    buried_through(state, 14)
    assert table(state)["objective"]["name"] == "diverse"


def drawn_twice(*objectives: str, **options: Any) -> ToutLaHaut:
    """Two games of two seats with random objectives: these."""
    tape: Tape = [0]
    for name in objectives:
        tape += [pieces.OBJECTIVES.index(name) - 1, shuffle(2, [])]
    if len(objectives) == 1:
        tape.append(shuffle(2, []))
    return GAME.start(2, tape=tape, listen=True, games="two", objective="random", **options)


@rule("5.1")
def test_a_chosen_objective_counts_in_both_games() -> None:
    state = dealt(2, games="two", objective="small-cabin")
    buried_through(state, 28)
    assert state.outcome().scores == [28 + 7 + 28 + 7] * 2


@rule("5.2")
def test_each_seat_keeps_a_card_of_its_own_that_nobody_else_sees() -> None:
    state = dealt(3, ["b2-b2", "r2-r2", "g2-g2", "y2-y2", "v4-v4", "y4-r4"], draw="end")
    assert table(state, 0)["drawn"]["kind"] == "y2-y2"
    assert [table(state, seat)["kept"] and table(state, seat)["kept"]["kind"] for seat in (0, 1, 2, None)] == [
        None,
        "v4-v4",
        "y4-r4",
        None,
    ]
    assert table(state)["pile"] == 32 - 6


@rule("5.2")
def test_the_kept_card_joins_the_hand_received_and_another_is_drawn_after_passing_on() -> None:
    state = dealt(3, ["b2-b2", "r2-r2", "g2-g2", "y2-y2", "v4-v4", "y4-r4", "r4-b4"], draw="end")
    play(state, "show y2-y2")
    assert sorted(faces(table(state, 1)["hand"])) == ["b2-b2", "g2-g2", "r2-r2", "v4-v4"]
    assert table(state, 0)["kept"]["kind"] == "r4-b4"
    assert table(state, 1)["kept"] is None
    assert table(state)["pile"] == 32 - 7


@rule("5.2")
def test_nothing_is_drawn_in_the_last_round() -> None:
    state = dealt(3, draw="end")
    buried_through(state, 15)
    pile = table(state)["pile"]
    buried_through(state, 2)
    assert table(state)["pile"] == pile
    assert table(state, 0)["kept"] is None
    buried_through(state, 1)
    assert state.over
    assert (
        towers(" ".join([GREY] * 6), " ".join([GREY] * 6), " ".join([GREY] * 6)).outcome().scores
        == state.outcome().scores
    )


@rule("5.3")
def test_the_small_sibling_ends_after_two_rounds() -> None:
    for seats in (2, 3, 5):
        state = dealt(seats, rounds="two")
        assert table(state)["rounds"] == 2
        buried_through(state, 2 * seats - 1)
        assert not state.over
        buried_through(state, 1)
        assert state.over
