"""The greedy bot plays well: it beats random play, and its games look like those of sensible players."""

import pytest

from games.leaf.positions import GAME, acting, active, animals, deck, floor, game, laying, mushrooms, slots
from sylve import bots
from sylve.engine.chance import Dice
from sylve.games.leaf.rules import Leaf


def choice(state: Leaf) -> str:
    seat = active(state)
    return state.say(bots.choose("greedy", state, seat, Dice(1)))


def test_it_completes_a_trio_of_animals() -> None:
    state = acting(deck(slots(game(), "fox owl raven turtle raven"), "owl"), orange=1)
    animals(state, active(state), "raven raven")
    assert choice(state) in ("take slot-3", "take slot-5")


def test_it_completes_a_trio_of_mushrooms() -> None:
    text = "sweetgum-green@0,0 silver-maple-orange@1,0 sweetgum-red@2,0 silver-maple-red@3,0"
    state = acting(floor(game(), text), red=1)
    mushrooms(state, active(state), babies="1 4", adults="2 3")
    assert choice(state) in ("grow leaf-1", "grow leaf-4")


def test_it_grudges_a_sun_for_the_biggest_mushroom_of_a_leaf_alone() -> None:
    state = laying("sweetgum-green@0,0 silver-maple-orange@1,0", "sweetgum-red", seats=3)
    seat = active(state)
    first, second = (seat + 1) % 3, (seat + 2) % 3
    (action, *_) = state.actions(seat)
    free = GAME.bot.greedy_value(state, seat, action)
    mushrooms(state, first, adults="1")
    grudged = GAME.bot.greedy_value(state, seat, action)
    mushrooms(state, second, babies="1")
    assert free > grudged == GAME.bot.greedy_value(state, seat, action)
    mushrooms(state, second, adults="1")
    assert grudged > GAME.bot.greedy_value(state, seat, action)


def duel(games: int) -> float:
    won = 0
    for number in range(games):
        state, dice, hero = GAME.start(2, 500 + number), Dice(number), number % 2
        while not state.over:
            seat = state.to_act()[0]
            state.play(seat, bots.choose("greedy" if seat == hero else "random", state, seat, dice))
        won += state.outcome().ranks[hero] == 1
    return won / games


def test_greedy_beats_random() -> None:
    assert duel(6) == 1


@pytest.mark.long
@pytest.mark.parametrize(
    ("seats", "scores", "turns"), [(2, (43, 52), (11, 13)), (3, (31, 38), (7.5, 8.7)), (4, (22, 29), (5.2, 6.4))]
)
def test_greedy_games_are_as_long_and_as_high_as_expected(seats: int, scores: tuple, turns: tuple) -> None:
    points, leaves = [], []
    for seed in range(80):
        state, dice = GAME.start(seats, seed), Dice(seed)
        while not state.over:
            seat = state.to_act()[0]
            state.play(seat, bots.choose("greedy", state, seat, dice))
        points += state.outcome().scores
        leaves.append(len(state.leaves) - 2)
    assert scores[0] <= sum(points) / len(points) <= scores[1]
    assert turns[0] <= sum(leaves) / len(leaves) / seats <= turns[1]


@pytest.mark.long
def test_greedy_nearly_always_beats_random() -> None:
    assert duel(200) >= 0.98
