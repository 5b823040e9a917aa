"""§10 Three and four seats."""

import pytest

import sylve
from games.canopee.positions import (
    bare,
    choices,
    dealt,
    end_season,
    forest,
    give,
    heard,
    nothing_left,
    plant,
    play,
    refusal,
    row,
    table,
    turn_of,
)  # fmt: skip
from rulebook import rule

RING = "fern / rain / sun / monstera bromeliad / fern fern fern fern"  # three side piles, the centre, the deck


@rule("10.1")
def test_each_seat_reaches_its_right_pile_its_left_one_and_the_centre() -> None:
    state = dealt(3, RING)
    assert [len(one["cards"]) for one in table(state)["piles"]] == [1, 1, 1, 2]
    looked: dict[int, list] = {}
    for seat in range(3):
        turn_of(state, seat)
        looked[seat] = []
        for _ in range(3):
            looked[seat].append(table(state, seat)["step"]["pile"])
            play(state, "pass")
    assert looked == {0: [2, 0, 3], 1: [0, 1, 3], 2: [1, 2, 3]}
    assert [one["seats"] for one in table(state)["piles"]] == [[0, 1], [1, 2], [0, 2], [0, 1, 2]]
    assert [one["numbers"][1] for one in table(state)["piles"]] == [1, 2, None, 3]


@rule("10.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_in_words_every_pile_is_named_once_and_those_out_of_reach_by_their_neighbours(seats: int) -> None:
    state = dealt(seats)
    for reader in (*range(seats), None):
        told = [(said, facts) for said, facts in state.setup.game.sentences(state, reader) if "pile" in said]
        numbers = [int(str(facts["pile"])) for said, facts in told if said == "table-pile"]
        apart = [{facts["first_seat"], facts["second_seat"]} for said, facts in told if said == "table-pile-far"]
        assert len(told) == seats + 1
        assert sorted(numbers) == list(range(1, 4 if reader is not None else seats + 2))
        assert len(apart) == (0 if reader is None else seats - 2)
        assert all(reader not in between for between in apart)


@rule("10.1")
def test_turns_go_clockwise() -> None:
    state = dealt(4)
    order = []
    for _ in range(5):
        order.append(state.to_act()[0])
        while state.to_act() == (order[-1],):
            play(state, choices(state)[0])
    assert order == [0, 1, 2, 3, 0]


@rule("10.2")
def test_two_seasons_and_with_four_seats_all_animals_and_no_card_put_back() -> None:
    three, four, rich = table(dealt(3)), table(dealt(4)), table(dealt(4, cards="flora"))
    assert (three["seasons"], four["seasons"]) == (2, 2)
    assert (three["deck"] + 5, three["later_decks"]) == (51, [51])
    assert (four["deck"] + 6, four["later_decks"]) == (63, [63])
    assert (rich["deck"] + 6, rich["later_decks"]) == (70, [70])
    assert len(four["species"]) == 13


@rule("10.2")
def test_with_four_seats_other_recipes_are_refused() -> None:
    for recipe in ("wildlife", "all", "mixed-6", "mixed-7"):
        with pytest.raises(sylve.BadOption):
            sylve.game("canopee").start(4, 1, cards=recipe)


@rule("10.3")
def test_a_kept_centre_gets_two_cards_and_a_passed_one_gets_one() -> None:
    state = dealt(3, RING)
    play(state, "pass", "pass", "keep")
    assert [len(one["cards"]) for one in table(state)["piles"]] == [2, 1, 2, 2]
    assert forest(state, 0) == ["bromeliad", "monstera"]
    play(state, "pass", "pass", "pass")
    assert len(table(state)["piles"][3]["cards"]) == 3


@rule("10.4")
def test_the_season_ends_when_the_seat_in_turn_has_no_pile_and_other_piles_are_discarded() -> None:
    state = nothing_left(dealt(3, RING))
    state.lay_down(1, 6, 0, 0)  # between seats 1 and 2, out of reach for seat 0
    turn_of(state, 0)
    assert table(state)["season"] == 2
    assert state.discarded[6] == 1
    assert heard(state, "leftover") == [{"cards": ["@card-fern"]}]


@rule("10.4")
def test_scoring_begins_with_whoever_kept_the_last_pile_and_goes_clockwise() -> None:
    state = bare(3)
    for seat in range(3):
        give(state, seat, "seed")
    end_season(state, taker=1)
    order = []
    while table(state)["season"] == 1:
        order.append(state.to_act()[0])
        play(state, "done")
    assert order == [1, 2, 0]


@rule("10.4")
def test_fewest_points_begin_and_of_equals_the_first_after_the_last_taker() -> None:
    assert end_season(bare(3), taker=1).to_act() == (2,)
    state = give(give(bare(3), 2, "fern"), 1, "fern")
    assert end_season(state, taker=1).to_act() == (0,)


@rule("10.5")
def test_the_awards_are_three_four_and_five_and_all_equals_win() -> None:
    state = bare(4)
    for seat in range(3):
        plant(state, seat, "0+0/0")
    end_season(state)
    assert row(state, "tallest") == [3, 3, 3, 0]
    assert row(state, "largest") == [5, 5, 5, 0]
    for seat in range(2):
        plant(state, seat, "0+0+0/0")
    end_season(state)
    assert row(state, "tallest") == [7, 7, 3, 0]
    assert state.over


@rule("10.6")
def test_spreading_fires_strike_every_seat() -> None:
    state = give(bare(4), 2, "fire fire fire")
    for seat in range(4):
        give(state, seat, "fern fern")
    end_season(state, taker=3)
    order = []
    while table(state)["season"] == 1:
        order.append(state.to_act()[0])
        play(state, "discard fern")
    assert order == [3, 0, 1, 2]
    assert row(state, "plants") == [2, 2, 2, 2]


@rule("10.6")
def test_lightning_strikes_its_owner_and_a_rival_of_its_choice() -> None:
    state = dealt(3, "fern / rain / lightning / monstera bromeliad / fern fern seed rain rain", cards="flora")
    play(state, "keep", "strike draw")
    assert choices(state) == ["target 2", "target 3"]
    assert refusal(state, "target 1") == "no-rival"
    assert refusal(state, "target 4") == "no-rival"
    play(state, "target 3")
    assert [forest(state, seat) for seat in range(3)] == [["fern", "fern"], [], ["seed", "rain"]]


@rule("10.6")
def test_the_jaguars_owner_chooses_whose_animal_is_lost() -> None:
    state = give(bare(3, cards="wildlife"), 0, "jaguar-active")
    give(state, 2, "howler-active")
    end_season(state)
    assert choices(state) == ["target 3"]
    assert refusal(state, "target 2") == "no-prey"
    play(state, "target 3")
    assert forest(state, 2) == []


@rule("10.6")
def test_the_frog_adds_cards_to_the_three_piles_within_reach_only() -> None:
    state = turn_of(give(dealt(4), 1, "frog-active"), 1)
    play(state, "croak")
    assert [len(one["cards"]) for one in table(state)["piles"]] == [2, 2, 1, 1, 3]
