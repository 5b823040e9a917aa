"""§5 The season."""

from itertools import pairwise

import pytest

import sylve
from games.leaf.positions import (
    acting,
    active,
    animals,
    deck,
    empty,
    events,
    game,
    groups,
    pass_turn,
    play,
    player,
    says,
    table,
    why_not,
)
from rulebook import rule
from sylve.engine.undo import take_back
from sylve.games.leaf.rules import Leaf
from sylve.kit.walks import walk


def at_season(state: Leaf, suns: int = 3, marker: int | None = None) -> Leaf:
    """The active seat has done its actions and may advance the season."""
    acting(state, yellow=1)
    state.suns[active(state)] = suns - 1
    if marker is not None:
        state.season = marker
    return play(state, "sun")


@rule("5.1")
def test_three_suns_advance_the_marker_and_bring_the_acorns_of_its_cell() -> None:
    state = game()
    seat = active(state)
    at_season(state, 4)
    assert says(state) == ["advance", "keep"]
    play(state, "advance")
    assert (player(state, seat)["suns"], player(state, seat)["acorns"]) == (1, 2)
    assert table(state)["season"]["marker"] == 2
    assert active(state) != seat


@rule("5.1")
def test_the_season_may_be_kept_and_is_skipped_without_three_suns() -> None:
    state = game()
    seat = active(state)
    at_season(state, 3)
    play(state, "keep")
    assert player(state, seat)["suns"] == 3
    state = game()
    at_season(state, 2)
    assert table(state, active(state))["turn"]["step"] == "choose"


@rule("5.1")
def test_the_season_advances_once_a_turn() -> None:
    state = game()
    seat = active(state)
    at_season(state, 9)
    play(state, "advance")
    assert active(state) != seat
    assert player(state, seat)["suns"] == 6


@rule("5.2")
@pytest.mark.parametrize(("seats", "start", "acorns", "lines"), [
    (1, 0, [0, 2, 2, 2, 3, 2, 4, 2, 3], {4: "frost", 6: "frost", 8: "winter"}),
    (2, 1, [0, 2, 2, 2, 3, 2, 4, 2, 3], {4: "frost", 6: "frost", 8: "winter"}),
    (3, 0, [0, 2, 2, 3, 2, 4, 2, 3], {3: "frost", 5: "frost", 7: "winter"}),
    (4, 1, [0, 2, 2, 3, 2, 4, 2, 3], {3: "frost", 5: "frost", 7: "winter"}),
])  # fmt: skip
def test_the_track_of_each_number_of_players(seats: int, start: int, acorns: list, lines: dict) -> None:
    season = table(game(seats))["season"]
    assert season["marker"] == season["start"] == start
    assert [cell["acorns"] for cell in season["cells"]] == acorns
    assert {n: cell["line"] for n, cell in enumerate(season["cells"]) if cell["line"]} == lines


def frosty(seats: int = 2, marker: int = 3) -> Leaf:
    """The next advance crosses a frost line."""
    state = game(seats)
    return at_season(state, 3, marker)


@rule("5.3")
def test_in_a_frost_all_choose_a_species_of_their_forest_at_once_and_sealed() -> None:
    state = frosty()
    animals(animals(state, 0, "raven raven fox"), 1, "owl hedgehog")
    play(state, "advance")
    assert state.to_act() == (0, 1)
    assert [state.say(a) for a in state.actions(0)] == ["shelter raven", "shelter fox"]
    assert state.why_not(0, state.read("shelter owl")).code == "not-in-forest"
    before = state.view(1)
    state.play(0, state.read("shelter raven"))
    assert state.to_act() == (1,)
    assert table(state, 0)["sealed"] == "raven"
    assert table(state, 1)["sealed"] is None
    assert table(state, 1)["players"] == before["table"]["players"]
    assert events(state, "shelter") == []
    state.play(1, state.read("shelter owl"))
    assert groups(state, 0, "den") == {"raven": 2}
    assert groups(state, 0, "forest") == {"fox": 1}
    assert groups(state, 1, "den") == {"owl": 1}
    assert [event["count"] for event in events(state, "shelter")] == [2, 1]


@rule("5.3")
def test_the_others_imagine_any_sealed_choice() -> None:
    state = frosty()
    animals(animals(state, 0, "raven raven fox"), 1, "owl hedgehog")
    play(state, "advance")
    state.play(0, state.read("shelter raven"))
    dice = sylve.Dice(1)
    assert {table(state.imagine(1, dice), 0)["sealed"] for _ in range(40)} == {"raven", "fox"}
    assert {table(state.imagine(0, dice), 0)["sealed"] for _ in range(10)} == {"raven"}


@rule("5.3")
def test_a_sealed_choice_may_be_taken_back_until_the_last_is_in() -> None:
    state = finish_until_frost(game(3, 8))
    first, *_ = waiting = state.to_act()
    state.play(first, state.actions(first)[0])
    assert take_back(state, first).to_act() == waiting


def finish_until_frost(state: Leaf) -> Leaf:
    """A real game, played at random until several owe a choice."""
    for _ in walk(state, 8):
        if len(state.to_act()) > 1:
            return state
    raise AssertionError("there was no frost")


@rule("5.3")
def test_the_acorns_come_before_the_frost_and_an_empty_forest_chooses_nothing() -> None:
    state = frosty()
    seat = active(state)
    animals(animals(state, seat, "raven"), 1 - seat, "")
    play(state, "advance")
    assert player(state, seat)["acorns"] == 3
    assert state.to_act() == (seat,)
    assert says(state) == ["shelter raven"]
    play(state, "shelter raven")
    assert groups(state, seat, "den") == {"raven": 1}


@rule("5.3", "5.4")
def test_the_example_of_the_second_frost() -> None:
    """Four acorns, then two ravens go to sleep, and a hedgehog joins the two already asleep."""
    state = frosty(2, 5)
    cleo = active(state)
    hera = 1 - cleo
    animals(animals(state, cleo, "raven raven fox"), hera, "hedgehog fox fox", den="hedgehog hedgehog")
    play(state, "advance")
    assert player(state, cleo)["acorns"] == 4
    state.play(cleo, state.read("shelter raven"))
    state.play(hera, state.read("shelter hedgehog"))
    assert groups(state, cleo, "den") == {"raven": 2}
    assert groups(state, hera, "den") == {"hedgehog": 3}
    assert groups(state, hera, "forest") == {"fox": 2}


@rule("5.4")
def test_only_the_den_scores_and_a_species_that_comes_again_joins_its_group() -> None:
    state = frosty(2, 5)
    seat = active(state)
    animals(animals(state, seat, "fox-acorn fox", den="fox"), 1 - seat, "")
    assert state.outcome().breakdown["animals"][seat] == 1
    play(state, "advance", "shelter fox")
    assert state.outcome().breakdown["animals"][seat] == 6


@rule("5.5")
def test_winter_comes_when_the_marker_crosses_its_line_without_a_frost() -> None:
    state = game(3)
    animals(state, active(state), "fox fox")
    at_season(state, 3, 6)
    play(state, "advance")
    assert table(state)["season"]["winter"]
    assert table(state)["season"]["marker"] == 7
    assert len(state.to_act()) == 1
    assert events(state, "winter-season") == [{}]


@rule("5.5")
def test_winter_comes_at_the_end_of_a_turn_with_three_empty_piles() -> None:
    state = game(3)
    empty(state, "tulip", "ginkgo")
    pass_turn_quickly(state)
    assert not table(state)["season"]["winter"]
    empty(state, "sassafras")
    acting(state, yellow=2)
    play(state, "sun")
    assert not table(state)["season"]["winter"]
    play(state, "sun")
    assert table(state)["season"]["winter"]
    assert events(state, "winter-piles") == [{}]


def pass_turn_quickly(state: Leaf) -> None:
    acting(state, yellow=1)
    play(state, "sun")


@rule("5.5")
def test_after_a_winter_of_piles_the_marker_goes_on_and_frosts_count() -> None:
    state = game(3, 2)
    empty(state, "tulip", "ginkgo", "sassafras")
    pass_turn_quickly(state)
    assert table(state)["season"]["winter"]
    marker = table(state)["season"]["marker"]
    seat = active(state)
    animals(state, seat, "fox")
    at_season(state, 3, 2)
    assert marker == 0
    play(state, "advance")
    assert state.to_act() == (seat,)
    play(state, "shelter fox")
    assert groups(state, seat, "den") == {"fox": 1}
    assert not state.over


@rule("5.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("place", [0, 1])
def test_after_winter_all_have_the_same_number_of_turns_and_a_last_frost(seats: int, place: int) -> None:
    state = game(seats, 6)
    for _ in range(place):
        pass_turn_quickly(state)
    empty(state, "tulip", "ginkgo", "sassafras")
    turns = 0
    for player_number in range(seats):
        animals(state, player_number, "fox")
    while len(state.to_act()) == 1 and not state.over:
        assert table(state)["season"]["last_turns"] in (None, seats - 1 - place - turns)
        pass_turn_quickly(state)
        turns += 1
    assert turns == seats - place
    assert state.to_act() == tuple(range(seats))
    assert events(state, "last-frost") == [{}]
    for seat in range(seats):
        state.play(seat, state.read("shelter fox"))
    assert state.over
    assert state.outcome().breakdown["animals"] == [1] * seats


@rule("5.7")
def test_on_the_cell_of_winter_three_suns_still_bring_three_acorns() -> None:
    state = game(3, 2)
    at_season(state, 3, 6)
    play(state, "advance")
    seat = active(state)
    at_season(state, 3)
    play(state, "advance")
    assert table(state)["season"]["marker"] == 7
    assert player(state, seat)["acorns"] == 3


@rule("5.7")
def test_crossing_the_line_in_a_winter_of_piles_brings_acorns_and_nothing_else() -> None:
    state = game(3, 2)
    empty(state, "tulip", "ginkgo", "sassafras")
    pass_turn_quickly(state)
    seat = active(state)
    at_season(state, 3, 6)
    animals(state, seat, "fox")
    play(state, "advance")
    assert player(state, seat)["acorns"] == 3
    assert len(state.to_act()) == 1
    assert events(state, "winter-season") == []


@rule("5.8")
def test_slots_are_filled_at_the_end_of_a_turn_as_far_as_the_deck_goes() -> None:
    state = acting(deck(game(), "owl"), orange=2)
    play(state, "take slot-2", "take slot-5")
    view = table(state)
    assert view["slots"][1] == {"animal": "owl", "acorn": False}
    assert view["slots"][4] is None
    assert view["animals"] == 0


@rule("5.8")
def test_the_left_neighbour_follows() -> None:
    state = game(4, 3)
    order = []
    for _ in range(8):
        order.append(active(state))
        pass_turn_quickly(state)
    assert all(b == (a + 1) % 4 for a, b in pairwise(order))


def test_a_whole_turn_can_be_passed() -> None:
    state = game(2)
    seat = active(state)
    pass_turn(state)
    assert active(state) != seat
    assert why_not(state, "keep") == "not-now"
