"""§1 Setting up."""

from collections import Counter

from games.ecosysteme.positions import COPIES, GAME, KINDS, dealt, skip_turns, table
from rulebook import rule
from sylve.games.ecosysteme import pieces


@rule("1.1")
def test_the_box_has_130_cards_of_eleven_kinds() -> None:
    assert sum(pieces.COPIES) == 130
    assert list(pieces.COPIES) == [8, 12, 10, 12, 8, 8, 12, 8, 20, 20, 12]
    assert pieces.KINDS == KINDS
    assert len(GAME.values.table) == 0  # nothing in this box had to be guessed


@rule("1.3")
def test_the_numbers_of_the_box_agree() -> None:
    assert pieces.TURNS == pieces.ROUNDS * pieces.HAND == pieces.CELLS == pieces.HEIGHT * pieces.WIDTH == 20


@rule("1.1")
def test_every_card_of_the_box_is_in_the_game() -> None:
    state = GAME.start(4, 9)
    assert Counter(KINDS[kind] for kind in state.census()) == dict(zip(KINDS, COPIES, strict=True))


@rule("1.2")
def test_each_seat_receives_ten_cards_and_the_rest_is_put_aside() -> None:
    for seats in range(3, 7):
        state = GAME.start(seats, 2)
        assert all(len(table(state, seat)["hand"]) == 10 for seat in range(seats))
        assert table(state)["pile"] == 130 - 10 * seats


@rule("1.2")
def test_the_deal_is_the_order_of_the_tape() -> None:
    state = dealt("bee*8 wolf*2", "trout*10", "fox*10")
    assert table(state, 0)["hand"] == ["bee"] * 8 + ["wolf"] * 2
    assert table(state, 1)["hand"] == ["trout"] * 10
    assert table(state, 2)["hand"] == ["fox"] * 10


@rule("1.3")
def test_a_second_round_of_ten_new_cards_follows_the_first() -> None:
    state = dealt("fox*10", "deer*10", "bear*10", "trout*10", "wolf*10", "eagle*8")
    skip_turns(state, 9)
    assert table(state)["round"] == 1
    assert [len(table(state, seat)["hand"]) for seat in range(3)] == [1, 1, 1]
    skip_turns(state, 1)
    assert (table(state)["round"], table(state)["pick"]) == (2, 1)
    assert table(state, 0)["hand"] == ["trout"] * 10
    assert table(state, 1)["hand"] == ["wolf"] * 10
    assert table(state)["pile"] == 130 - 60


@rule("1.3")
def test_the_game_ends_when_everybody_has_laid_twenty_cards() -> None:
    state = GAME.start(3, 5)
    skip_turns(state, 19)
    assert not state.over
    skip_turns(state, 1)
    assert state.over
    for ecosystem in table(state)["ecosystems"]:
        assert len(ecosystem["cards"]) == 20
        assert (ecosystem["height"], ecosystem["width"]) == (4, 5)
