"""How well the greedy bot plays."""

import pytest

import sylve
from games.ecosysteme.positions import GAME, KINDS, forests, lay_out
from sylve import bots
from sylve.engine.chance import Dice
from sylve.games.ecosysteme.bot import SWAP_IN_HAND, best_place


def wins(games: int) -> int:
    """How many three-seat games a greedy bot wins alone against two random ones, each seat in turn."""
    won = 0
    for number in range(games):
        state, dice = GAME.start(3, 1000 + number), Dice(number)
        clever = number % 3
        while not state.over:
            for seat in state.to_act():
                state.play(seat, bots.choose("greedy" if seat == clever else "random", state, seat, dice))
        ranks = state.outcome().ranks
        won += ranks[clever] == 1 and ranks.count(1) == 1
    return won


def test_the_first_card_promises_no_swap() -> None:
    state = forests()
    first = best_place(state, 0, KINDS.index("rabbit"))
    lay_out(state, 0, "meadow")
    assert best_place(state, 0, KINDS.index("rabbit")) == first + SWAP_IN_HAND


def test_greedy_beats_two_random_bots() -> None:
    assert wins(20) >= 19


@pytest.mark.long
def test_greedy_beats_two_random_bots_in_95_of_100_games() -> None:
    assert wins(300) >= 285


def test_greedy_beats_alban() -> None:
    state, dice = GAME.start(1, 3), sylve.Dice(3)
    while not state.over:
        state.play(0, bots.choose("greedy", state, 0, dice))
    assert state.outcome().level is not None
