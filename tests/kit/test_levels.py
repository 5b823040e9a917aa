"""The levels err like people: none chooses what nobody would, by what the rules themselves say of the choice."""

from collections.abc import Callable
from typing import Any

import pytest

import sylve
from sylve import bots
from sylve.engine.chance import Dice
from sylve.engine.state import State
from sylve.kit.cases import every_game

USUAL = "pine"  # the level that a new table offers
ENOUGH = 800  # decisions of the usual level with something to decide, in each game
FEWER = 150


def told(state: State, action: int) -> list[str]:
    return state.say(action).split()


def points_after(state: State, seat: int, action: int) -> dict[str, list[int]]:
    after = state.copy()
    after.play(seat, action)
    return after.outcome().breakdown


def others(state: State, seat: int, verb: str) -> list[int]:
    return [action for action in state.actions(seat) if told(state, action)[0] == verb]


def hides_a_good_card(state: State, seat: int, action: int) -> bool:
    """Four points for a card that fits and would bring at least three more."""
    verb, card = told(state, action)
    shown = [other for other in others(state, seat, "show") if told(state, other)[1] == card]
    if verb == "show" or not shown:
        return False
    floors = [points_after(state, seat, play)["floors"][seat] for play in (action, shown[0])]
    return floors[1] - floors[0] > 2


def bids_more_than_the_hand(state: State, seat: int, action: int) -> bool:
    verb, said = told(state, action)
    return verb == "bid" and sum(map(int, said.split("+"))) > len(state.view(seat)["table"]["hand"])


def loses_points_by_a_place(state: State, seat: int, action: int) -> bool:
    """A card that lowers the sum of its ecosystem, where the same card elsewhere, or keeping all, would not."""
    verb = told(state, action)[0]
    if verb not in ("place", "swap"):
        return False
    before = lying(state.outcome().breakdown, seat)
    if lying(points_after(state, seat, action), seat) >= before:
        return False
    return verb == "swap" or any(
        lying(points_after(state, seat, other), seat) >= before for other in others(state, seat, "place")
    )


def lying(breakdown: dict[str, list[int]], seat: int) -> int:
    """What no rival and no end of the game can change."""
    return sum(points[seat] for line, points in breakdown.items() if line not in ("stream", "wolf", "biodiversity"))


def lays_a_leaf_where_it_earns_less(state: State, seat: int, action: int) -> bool:
    """Another place earns the same actions and at least two more."""
    if told(state, action)[0] != "place":
        return False
    step: Any = state.asked(seat)
    earned = {other: step.preview(state, seat, other)["actions"] for other in state.actions(seat)}
    own = earned[action]
    return any(
        sum(more.values()) >= sum(own.values()) + 2 and all(more.get(colour, 0) >= own[colour] for colour in own)
        for more in earned.values()
    )


def plants_stumps(state: State, seat: int, action: int) -> bool:
    """A third tree is begun beside two open ones."""
    return told(state, action)[0] == "sprout" and len(others(state, seat, "grow")) >= 2


POINTLESS: dict[str, Callable[[State, int, int], bool]] = {
    "toutlahaut": hides_a_good_card,
    "canyon": bids_more_than_the_hand,
    "ecosysteme": loses_points_by_a_place,
    "leaf": lays_a_leaf_where_it_earns_less,
    "canopee": plants_stumps,
}


def decided(name: str, level: str, enough: int) -> int:
    """Let the level play against itself, and look at so many decisions; how many of them nobody would have made."""
    game, pointless, seen, found, seed = sylve.game(name), POINTLESS[name], 0, 0, 0
    bot = bots.make(level, game)
    while seen < enough:
        seed += 1
        state, dice = game.start(max(2, game.seats[0]), seed), Dice(seed)
        while not state.over and seen < enough:
            seat = state.to_act()[0]
            action = bot.choose(state, seat, dice)
            if len(state.actions(seat)) > 1:
                seen += 1
                found += pointless(state, seat, action)
            state.play(seat, action)
    return found


@every_game
def test_the_usual_level_never_chooses_what_nobody_would(name: str) -> None:
    assert decided(name, USUAL, ENOUGH) == 0


@every_game
@pytest.mark.parametrize("level", ["seedling", "sapling", "beech"])
def test_nor_do_the_others(name: str, level: str) -> None:
    assert decided(name, level, FEWER) == 0


@every_game
def test_chance_alone_does_choose_it(name: str) -> None:
    assert decided(name, "random", ENOUGH) > 0
