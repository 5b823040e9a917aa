"""§6 Solo."""

from typing import Any

import pytest

import sylve
from games.ecosysteme.positions import GAME, dealt, forests, picture, play, points, table, why_not
from rulebook import rule
from sylve.engine.undo import take_back
from sylve.games.ecosysteme.rules import Ecosysteme
from sylve.games.ecosysteme.solo import level_won


def start(**more: Any) -> Ecosysteme:
    return dealt("bee*2 wolf*2 rabbit*2 fox*4", "trout*10", "deer*10", "stream*10", "meadow*10", seats=1, **more)


def turn(state: Ecosysteme, choose: str, place: str, give: str) -> Ecosysteme:
    return play(state, (0, f"choose {choose}"), (0, f"place {place}"), (0, f"give {give}"))


def played_out(seed: int) -> tuple[Ecosysteme, list[int]]:
    state = GAME.start(1, seed)
    drawn = [10]
    while not state.over:
        size = len(table(state)["hand"])
        action = state.actions(0)[0]
        state.play(0, action)
        if state.say(action).startswith("give"):
            drawn.append(len(table(state)["hand"]) - size + 1)
    return state, drawn


@rule("6.1")
def test_a_lone_player_has_ten_cards_and_no_round() -> None:
    state = start()
    shown = table(state)
    assert len(shown["hand"]) == 10
    assert (shown["round"], shown["rounds"], shown["pick"], shown["picks"]) == (1, 1, 1, 20)
    assert (shown["direction"], shown["receiver"], shown["giver"]) == (None, None, None)
    assert [shown["rival"] for shown in shown["ecosystems"]] == [None, "alban"]
    assert state.to_act() == (0,)


@rule("6.1")
def test_the_hand_stays_with_the_player() -> None:
    state = turn(start(), "bee", "1 1", "wolf")
    assert table(state)["hand"] == ["bee", "trout", *["fox"] * 4, *["rabbit"] * 2, "wolf"]


@rule("6.2")
def test_a_turn_is_a_card_placed_and_a_card_given() -> None:
    state = start()
    play(state, (0, "choose bee"))
    assert why_not(state, 0, "give wolf") == "place-first"
    play(state, (0, "place 1 1"))
    assert why_not(state, 0, "choose wolf") == "give-first"
    assert why_not(state, 0, "give trout") == "not-in-hand"
    play(state, (0, "give wolf"))
    assert why_not(state, 0, "give wolf") == "choose-first"
    assert picture(state) == ["bee"]
    assert picture(state, 1) == ["wolf"]


@rule("6.2")
def test_a_rabbit_swaps_before_the_card_is_given() -> None:
    state = turn(start(), "bee", "1 1", "wolf")
    play(state, (0, "choose rabbit"), (0, "place 1 2"))
    assert why_not(state, 0, "give fox") == "swap-first"
    play(state, (0, "swap 1 1 1 2"), (0, "give fox"))
    assert picture(state) == ["rabbit bee"]


@rule("6.2")
def test_choosing_and_placing_can_be_taken_back_and_a_card_given_cannot() -> None:
    state = play(start(), (0, "choose bee"))
    assert table(take_back(state, 0))["picked"] is None
    play(state, (0, "place 1 1"))
    assert table(take_back(state, 0))["picked"] == "bee"
    play(state, (0, "give wolf"))
    with pytest.raises(sylve.IllegalAction):
        take_back(state, 0)


@rule("6.3")
def test_alban_lays_his_cards_in_reading_order() -> None:
    state = start()
    for _ in range(6):
        play_any(state)
    cards = table(state)["ecosystems"][1]["cards"]
    assert [(card["row"], card["column"]) for card in cards] == [(1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (2, 1)]
    assert [card["card"] - 20 for card in cards] == [1, 2, 3, 4, 5, 6]


def play_any(state: Ecosysteme) -> Ecosysteme:
    """One turn with the first choice each time."""
    turns = state.turn
    while state.turn == turns:
        state.play(0, state.actions(0)[0])
    return state


@rule("6.3")
def test_albans_rabbits_swap_nothing_but_score() -> None:
    state = turn(start(), "bee", "1 1", "wolf")
    turn(state, "wolf", "1 2", "rabbit")
    assert picture(state, 1) == ["wolf rabbit"]
    assert points(state, "rabbit", 1) == 1


@rule("6.3")
def test_alban_never_owes_a_decision() -> None:
    state, _ = played_out(3)
    assert {seat for seat, _ in state.history()} == {0}


@rule("6.4")
def test_one_card_is_drawn_and_five_after_a_full_row_and_none_at_the_end() -> None:
    state, drawn = played_out(2)
    assert drawn == [10, *[1, 1, 1, 1, 5] * 3, 1, 1, 1, 1, 0]
    assert table(state)["pile"] == 130 - 41
    assert len(table(state)["hand"]) == 1


@rule("6.4")
def test_the_draw_to_come_is_announced() -> None:
    state = start()
    for turns in range(20):
        expected = 0 if turns == 19 else 5 if turns % 5 == 4 else 1
        assert table(state)["draws"] == expected
        play_any(state)
    assert table(state)["draws"] == 0


@rule("6.4")
def test_only_the_player_sees_what_is_drawn() -> None:
    state = turn(start(listen=True), "bee", "1 1", "wolf")
    assert state.heard[-1].seen_by(0)["facts"] == {"seat": 0, "count": 1, "cards": ["@one-trout"]}
    assert state.heard[-1].seen_by(None)["facts"] == {"seat": 0, "count": 1}
    assert table(state, None)["hand"] is None


@rule("6.5")
def test_streams_and_wolves_are_compared_with_albans() -> None:
    state = forests("wolf stream", "wolf wolf bee stream stream", seats=1)
    assert (points(state, "wolf", 0), points(state, "wolf", 1)) == (8, 12)
    assert (points(state, "stream", 0), points(state, "stream", 1)) == (5, 8)
    apart = forests("stream stream", "stream bee stream", seats=1)
    assert (points(apart, "stream", 0), points(apart, "stream", 1)) == (8, 5)  # Alban's are no single stream


@rule("6.5")
def test_alban_scores_without_biodiversity() -> None:
    state = forests("bee", "deer rabbit fox", seats=1)
    outcome = state.outcome()
    assert outcome.rival.points == 2 + 2 + 1 + 3
    assert "biodiversity" not in outcome.rival.breakdown
    assert sum(outcome.rival.breakdown.values()) == outcome.rival.points
    assert outcome.scores == [-5]
    assert outcome.ranks == [2]
    assert table(state)["ecosystems"][1]["total"] == 8


@rule("6.6")
def test_the_lead_decides_over_the_level() -> None:
    levels = [level_won(lead) for lead in (-1, 0, 29, 30, 49, 50, 69, 70, 100)]
    assert levels == [None, None, None, "easy", "easy", "normal", "normal", "hard", "hard"]


@rule("6.6")
def test_the_outcome_names_the_level() -> None:
    state = forests("meadow " * 5, "bee", seats=1)
    assert state.outcome().level is None
    lead = 2 * (2 + 5) + 2 * 9 + 15 - 5
    richer = "deer deer deer deer deer\nmeadow bee meadow bee meadow\nmeadow meadow meadow meadow meadow\ndeer"
    won = forests(richer, "bee", seats=1)
    assert won.outcome().scores[0] - won.outcome().rival.points == lead
    assert (won.outcome().level, won.outcome().ranks) == ("easy", [1])
    won.finished = True
    assert won.view(0)["prompt"]["code"] == "over-solo"
    assert won.view(0)["prompt"]["facts"]["level"] == "@level-easy"
