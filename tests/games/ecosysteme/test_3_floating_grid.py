"""§3 Placing."""

import pytest

from games.ecosysteme.positions import GAME, KINDS, dealt, forests, lay_out, picture, play, skip_turns, table, why_not
from rulebook import rule
from sylve.games.ecosysteme.rules import Ecosysteme
from sylve.games.ecosysteme.state import PLACING, SWAPPING


def placing(drawn: str, card: str = "deer") -> Ecosysteme:
    """Seat 0 is about to place a card in this ecosystem."""
    state = forests(drawn)
    state.steps[0] = PLACING
    state.picked[0] = KINDS.index(card)
    return state


def swapping(drawn: str) -> Ecosysteme:
    state = forests(drawn)
    state.steps[0] = SWAPPING
    return state


def legal_places(state: Ecosysteme) -> set[str]:
    return {state.say(action).removeprefix("place ") for action in state.actions(0)}


@rule("3.1")
def test_the_first_card_starts_the_grid_wherever_it_is() -> None:
    state = placing("")
    assert legal_places(state) == {"1 1"}
    assert why_not(state, 0, "place 2 3") == "first-card"
    play(state, (0, "place 1 1"))
    assert picture(state) == ["deer"]


@rule("3.2")
def test_a_card_is_laid_beside_another_one() -> None:
    state = placing("bee")
    assert legal_places(state) == {"0 1", "1 0", "1 2", "2 1"}
    assert why_not(state, 0, "place 2 2") == "not-beside"  # diagonally
    assert why_not(state, 0, "place 3 1") == "not-beside"
    assert why_not(state, 0, "place 1 1") == "taken"


@rule("3.2")
def test_above_and_to_the_left_push_the_grid_on() -> None:
    assert picture(play(placing("bee fox"), (0, "place 0 2"))) == [". deer", "bee fox"]
    assert picture(play(placing("bee fox"), (0, "place 1 0"))) == ["deer bee fox"]
    assert picture(play(placing("bee fox\n. wolf"), (0, "place 2 1"))) == ["bee fox", "deer wolf"]
    assert picture(play(placing(". bee\nfox wolf"), (0, "place 0 2"))) == [". deer", ". bee", "fox wolf"]


@rule("3.2")
def test_the_same_ecosystem_is_the_same_state_whichever_card_came_first() -> None:
    one = forests("bee")
    one.lay(0, 1, 2, KINDS.index("bee"))
    other = forests("bee")
    other.lay(0, 1, 0, KINDS.index("bee"))
    assert picture(one) == picture(other) == ["bee bee"]
    assert one.grid == other.grid


@rule("3.3")
def test_four_rows_are_the_highest_grid() -> None:
    state = placing("bee\nfox\nwolf\nbear")
    assert why_not(state, 0, "place 0 1") == "too-high"
    assert legal_places(state) == {f"{row} {column}" for row in (1, 2, 3, 4) for column in (0, 2)}
    with pytest.raises(ValueError, match="no action"):
        state.read("place 5 1")  # there is no fifth row below


@rule("3.3")
def test_five_columns_are_the_widest_grid() -> None:
    state = placing("bee fox wolf bear deer")
    assert why_not(state, 0, "place 1 0") == "too-wide"
    assert legal_places(state) == {f"{row} {column}" for row in (0, 2) for column in (1, 2, 3, 4, 5)}


@rule("3.3")
def test_the_span_counts_and_not_the_cards_of_a_row() -> None:
    stairs = placing("bee bee . . .\n. bee bee . .\n. . bee bee bee")
    assert why_not(stairs, 0, "place 1 0") == "too-wide"
    assert why_not(stairs, 0, "place 0 1") is None
    high = placing("bee bee .\n. bee .\n. bee bee\n. . bee")
    assert why_not(high, 0, "place 0 2") == "too-high"
    assert why_not(high, 0, "place 1 0") is None


@rule("3.3")
def test_a_grid_can_still_grow_on_either_side_until_it_has_its_span() -> None:
    state = placing("bee bee bee bee\nfox . . .\nfox . . .")
    assert {"0 1", "1 0", "1 5", "4 1", "2 0", "3 0"} <= legal_places(state)


@rule("3.3")
def test_every_random_game_fills_its_grids() -> None:
    for seed in range(5):
        state = GAME.start(3, seed)
        while not state.over:
            seat = state.to_act()[seed % len(state.to_act())]
            actions = state.actions(seat)
            state.play(seat, actions[(seed * 7 + state.turn) % len(actions)])
        assert all("." not in " ".join(picture(state, seat)) for seat in range(3))


def with_rabbit() -> Ecosysteme:
    """Seat 0 has laid bee, wolf and then a rabbit."""
    state = dealt("bee rabbit fox*8", "bear*10", "wolf*10")
    play(state, (0, "choose bee"), (1, "choose bear"), (2, "choose wolf"))
    play(state, (0, "place 1 1"), (1, "place 1 1"), (2, "place 1 1"))
    play(state, (0, "choose wolf"), (1, "choose rabbit"), (2, "choose bear"))
    return play(state, (0, "place 1 2"), (1, "place 2 1"), (2, "place 2 1"))


@rule("3.4")
def test_a_rabbit_may_swap_two_cards_at_once() -> None:
    state = with_rabbit()
    assert state.to_act() == (1,)
    assert why_not(state, 1, "choose fox") == "swap-first"
    assert [state.say(action) for action in state.actions(1)] == ["keep", "swap 1 1 2 1"]
    play(state, (1, "swap 1 1 2 1"))
    assert picture(state, 1) == ["rabbit", "bear"]
    assert state.to_act() == (0, 1, 2)


@rule("3.4")
def test_the_swap_may_be_left_out() -> None:
    state = play(with_rabbit(), (1, "keep"))
    assert picture(state, 1) == ["bear", "rabbit"]
    assert state.to_act() == (0, 1, 2)


@rule("3.4")
def test_any_two_cards_can_be_swapped_and_keep_their_numbers() -> None:
    state = swapping("bee fox wolf\n. rabbit deer")
    assert len(state.actions(0)) == 1 + 10
    before = {card["card"]: card["kind"] for card in table(state)["ecosystems"][0]["cards"]}
    play(state, (0, "swap 1 1 2 3"))
    assert picture(state) == ["deer fox wolf", ". rabbit bee"]
    after = {card["card"]: card["kind"] for card in table(state)["ecosystems"][0]["cards"]}
    assert after == before


@rule("3.4")
def test_an_empty_cell_cannot_be_swapped() -> None:
    state = swapping("bee fox wolf\n. rabbit deer")
    assert why_not(state, 0, "swap 1 1 2 1") == "no-card-there"
    assert why_not(state, 0, "swap 1 1 4 5") == "no-card-there"
    assert why_not(state, 0, "place 2 1") == "swap-first"


@rule("3.4")
def test_a_swapped_rabbit_gives_no_further_swap_and_equal_cards_may_be_swapped() -> None:
    state = swapping("rabbit rabbit bee\nbee . .")
    play(state, (0, "swap 1 1 1 2"))
    assert picture(state) == ["rabbit rabbit bee", "bee . ."]
    assert 0 not in state.to_act()


@rule("3.4")
def test_a_rabbit_laid_first_has_nothing_to_swap() -> None:
    state = dealt("rabbit*8", "bear*10", "wolf*10")
    play(state, (0, "choose rabbit"), (1, "choose bear"), (2, "choose wolf"), (0, "place 1 1"))
    assert state.to_act() == (1, 2)


@rule("3.4")
def test_a_swap_changes_the_own_ecosystem_only() -> None:
    state = swapping("bee fox rabbit")
    lay_out(state, 1, "bee fox wolf")
    before = table(state)["ecosystems"][1]["cards"]
    play(state, (0, "swap 1 1 1 2"))
    assert table(state)["ecosystems"][1]["cards"] == before


@rule("3.4")
def test_a_swap_measures_the_streams_anew() -> None:
    state = swapping("stream fox stream\nbear rabbit deer")
    assert table(state)["ecosystems"][0]["stream"] == 1
    play(state, (0, "swap 1 2 1 3"))
    assert table(state)["ecosystems"][0]["stream"] == 2


@rule("3.4")
def test_the_swap_shows_what_it_would_bring() -> None:
    state = swapping("meadow fox wolf\n. bee rabbit")
    shown = {state.say(offer["action"]): offer["preview"] for offer in state.offers(0)}
    assert shown["keep"]["points"] == 0
    swap = shown["swap 1 1 1 2"]  # the meadow comes beside the bee, the fox away from the wolf
    assert swap["cells"] == [[1, 1], [1, 2]]
    assert {"rule": "bee", "points": 3} in swap["parts"]
    assert {"rule": "fox", "points": 3} in swap["parts"]
    after = play(state.copy(), (0, "swap 1 1 1 2"))
    total = table(after)["ecosystems"][0]["total"]
    assert swap["total"] == total
    assert swap["points"] == total - table(state)["ecosystems"][0]["total"]


def test_lay_out_draws_what_it_says() -> None:
    state = skip_turns(GAME.start(3, 1), 0)
    lay_out(state, 1, "bee .\nfox wolf")
    assert picture(state, 1) == ["bee .", "fox wolf"]
