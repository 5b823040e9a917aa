"""The bot's sketch of an ecosystem against the rules, and the practised player against the greedy one."""

import random
from typing import Any

from games.ecosysteme.positions import GAME, forests
from games.ecosysteme.test_second_scorer import drawn, random_board
from kit.walks import walk
from sylve import bots
from sylve.engine.chance import Dice
from sylve.games.ecosysteme import bot, scoring
from sylve.games.ecosysteme.actions import is_place, is_swap
from sylve.games.ecosysteme.pieces import KIND_COUNT, STREAM, WOLF
from sylve.games.ecosysteme.sketch import Sketch


def measures(state: Any, player: int) -> list[int]:
    sketch = Sketch(state, player)
    return [int(sketch.measure(kind)) for kind in range(KIND_COUNT)]


def by_the_rules(state: Any, player: int) -> list[int]:
    points = [int(points) for points in scoring.sheet(state, player)]
    return [*points[:STREAM], int(state.streams[player]), int(state.count(player, WOLF))]


def test_a_sketch_counts_like_the_rules() -> None:
    chooser = random.Random(23)
    for _ in range(300):
        state = forests(*[drawn(random_board(chooser)) for _ in range(3)], seats=3)
        for seat in range(3):
            assert measures(state, seat) == by_the_rules(state, seat)


def test_a_card_in_thought_promises_what_it_does_once_it_lies_there() -> None:
    looked = set()
    for seed in range(3):
        state = GAME.start(3, seed)
        for seat, action in walk(state, seed):
            if state.laid[seat] < 19 and (is_place(action) or is_swap(action)):
                after = state.copy()
                after.play(seat, action)
                assert bot.practised(state, seat, action) == bot.outlook(Sketch(after, seat), 1, 1)
                looked.add(is_place(action))
    assert looked == {True, False}


def practised_action(state: Any, seat: int) -> int:
    return max(state.actions(seat), key=lambda action: int(bot.practised(state, seat, action)))


def test_the_practised_player_beats_the_greedy_one() -> None:
    won = 0
    for number in range(8):
        state, dice, clever = GAME.start(2, 2000 + number // 2), Dice(number), number % 2
        while not state.over:
            seat = state.to_act()[0]
            action = practised_action(state, seat) if seat == clever else bots.choose("greedy", state, seat, dice)
            state.play(seat, action)
        won += state.outcome().ranks[clever] == 1
    assert won >= 6
