"""§2 The round."""

from itertools import pairwise

import pytest

from games.canyon.positions import bids, cards, dealt, launched, legal, moving, play, table
from rulebook import rule
from sylve.games.canyon import pieces
from sylve.games.canyon.rounds import move_marker
from sylve.games.canyon.rules import Canyon
from sylve.kit.walks import walk


@rule("2.1")
def test_a_round_goes_from_bids_to_tricks_to_moves_and_on() -> None:
    state = dealt("sun-9", "sun-1", "sun-2", trump="fire-1")
    phases = [table(state)["phase"]]
    for say in ("bid 1", "bid 0", "bid 0", "play sun-9", "play sun-1", "play sun-2"):
        phases.append(table(play(state, say))["phase"])
    while state.round == 1:
        play(state, f"go {legal(state)[0]}")
        phases.append(table(state)["phase"])
    assert phases == ["bid", "bid", "bid", "play", "play", "play", "move", "move", "move", "bid"]
    assert [canoe["cards"] for canoe in table(state)["canoes"]] == [2, 2, 2]


@rule("2.1")
def test_bids_tricks_and_moves_begin_left_of_the_dealer() -> None:
    for first in range(3):
        state = dealt("sun-9", "sun-1", "sun-2", trump="fire-1", first=first)
        view = table(state)
        assert (view["dealer_seat"], view["first_seat"]) == ((first - 1) % 3, first)
        assert state.to_act() == (first,)
        bids(state, "0", "0", "0")
        assert state.to_act() == (first,)
        assert moving("b5 c5 d5", "0 0 0", "1 1 1", first=first).to_act() == (first,)


@rule("2.1")
def test_each_step_refuses_what_belongs_to_another() -> None:
    state = dealt("sun-9", "sun-1", "sun-2", trump="fire-1")
    refusal = state.why_not(0, state.read("play sun-9"))
    assert (refusal.code, refusal.section, refusal.facts) == ("not-now", "2.1", {"phase": "@phase-bid"})
    bids(state, "0", "0", "0")
    assert state.why_not(0, state.read("bid 1")).code == "not-now"
    assert state.why_not(0, state.read("go d4")).code == "not-now"
    assert state.why_not(0, state.read("launch a0")).code == "not-now"


def fields(state: Canyon, rounds: int) -> list[int]:
    """The fields of so many rounds to come; nobody moves."""
    found = []
    for _ in range(rounds):
        found.append(int(state.field))
        state.dealer = state.first()
        move_marker(state)
    return found


@rule("2.2")
def test_the_counter_says_how_many_cards_are_dealt_in_each_of_fourteen_rounds_and_then_begins_again() -> None:
    on = [pieces.COUNTER[field - 1] for field in fields(launched(3), 29)]
    assert on[:14] == [8, 7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7]
    assert on[14:28] == on[:14]
    assert on[28] == 8


@rule("2.2")
def test_the_dark_fields_are_the_sixth_to_the_ninth() -> None:
    counter = table(launched(3))["counter"]
    assert counter["dark"] == [6, 7, 8, 9]
    assert [counter["cards"][field - 1] for field in counter["dark"]] == [3, 2, 1, 2]


@rule("2.2")
def test_the_old_first_player_deals_the_next_round() -> None:
    state = launched(4, seed=5)
    seen = []
    for _ in walk(state, 5):
        deal = (int(state.round), int(state.dealer), int(state.first()), int(state.hand_size()))
        if deal not in seen:
            seen.append(deal)
        if state.round == 6:
            break
    assert [cards for *_, cards in seen] == [8, 7, 6, 5, 4, 3]
    for (_, _, first, _), (_, dealer, following, _) in pairwise(seen):
        assert dealer == first
        assert following == (first + 1) % 4


@rule("2.3")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_seat_gets_eight_cards_in_the_first_round_and_one_card_more_is_turned_up(seats: int) -> None:
    state = launched(seats)
    view = table(state, 0)
    assert len(view["hand"]) == 8
    assert [canoe["cards"] for canoe in view["canoes"]] == [8] * seats
    assert view["stock"] == 50 - 8 * seats - 1
    assert view["trump"] not in view["hand"]


@rule("2.3")
def test_the_second_round_deals_seven_cards_of_all_fifty() -> None:
    state = launched(3, seed=3)
    for _ in walk(state, 3):
        if state.round == 2:
            break
    assert [canoe["cards"] for canoe in table(state)["canoes"]] == [7, 7, 7]
    assert table(state)["stock"] == 50 - 21 - 1
    assert table(state)["tricks"] == []


@rule("2.3")
def test_the_card_turned_up_makes_trump_and_is_not_played() -> None:
    state = dealt("sun-9 fire-2", "sun-1 pine-1", "sun-2 pine-2", trump="fire-10")
    assert table(state)["trump"] == {"card": "fire-10", "suit": "fire", "value": 10}
    assert all(state.why_not(seat, state.read("play fire-10")) for seat in range(3))
    bids(state, "0", "0", "0")
    cards(state, "sun-9", "sun-1", "sun-2", "fire-2", "pine-1", "pine-2")
    assert table(state)["phase"] == "move"


@rule("2.3")
def test_everybody_sees_the_own_hand_only() -> None:
    state = dealt("sun-9", "sun-1", "sun-2", trump="fire-1")
    assert [[card["card"] for card in table(state, seat)["hand"]] for seat in range(3)] == [
        ["sun-9"],
        ["sun-1"],
        ["sun-2"],
    ]
    assert table(state)["hand"] is None
    deal = next(event for event in state.heard if event.kind == "deal")
    assert deal.seen_by(1)["facts"] == {"cards": 1, "hand": ["@card-sun-1"]}
    assert deal.seen_by(None)["facts"] == {"cards": 1}
