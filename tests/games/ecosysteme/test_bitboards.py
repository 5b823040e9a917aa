"""Ecosystems as bitboards: what the table and a bot read off them is what lies there."""

import random

from games.ecosysteme import naive_scorer as naive
from games.ecosysteme.positions import GAME, KINDS, forests
from games.ecosysteme.test_second_scorer import drawn, random_board
from sylve import bots
from sylve.engine.chance import Dice
from sylve.games.ecosysteme import bitboards, bot, scoring
from sylve.games.ecosysteme.actions import PLACE, SWAP
from sylve.games.ecosysteme.rules import Ecosysteme
from sylve.kit.walks import walk


def test_a_forest_has_every_card_on_its_site() -> None:
    chooser = random.Random(23)
    for _ in range(100):
        board = random_board(chooser)
        forest = forests(drawn(board)).forest(0)
        for kind, name in enumerate(KINDS):
            cells = [5 * row + column for (row, column), card in board.items() if card == name]
            assert bitboards.cells_of(forest.of(kind)) == sorted(cells)
            assert bitboards.size(forest.of(kind)) == len(cells)


def test_the_table_keeps_the_length_of_the_largest_stream() -> None:
    """The one amount that the state keeps for the comparisons, after every card and every swap."""
    for seed in range(3):
        state = GAME.start(3, seed)
        for seat, _ in walk(state, seed):
            shown = state.view(None)["table"]["ecosystems"][seat]
            board = {(card["row"], card["column"]): card["kind"] for card in shown["cards"]}
            assert state.streams[seat] == naive.largest_stream(board)


def test_what_single_cards_score_adds_up_to_what_all_score() -> None:
    chooser = random.Random(25)
    for _ in range(200):
        forest = forests(drawn(random_board(chooser))).forest(0)
        for name in ("bee", "bear", "trout", "fox", "eagle", "dragonfly", "rabbit"):
            kind = KINDS.index(name)
            single = [bitboards.SITE_OF[cell] for cell in bitboards.cells_of(forest.of(kind))]
            points = [int(scoring.kind_points(forest, kind, card)) for card in single]
            assert sum(points) == scoring.kind_points(forest, kind, forest.of(kind))


def test_a_card_in_thought_promises_what_it_does_once_it_lies_there() -> None:
    looked = set()
    for seed in range(3):
        state = GAME.start(3, seed)
        for seat, action in walk(state, seed):
            if state.laid[seat] < 19 and (PLACE.has(action) or SWAP.has(action)):
                after = state.copy()
                after.play(seat, action)
                assert GAME.bot.rollout_value(state, seat, action) == bot.outlook(bot.Thought(after, seat), 1, 1)
                looked.add(PLACE.has(action))
    assert looked == {True, False}


def practised_action(state: Ecosysteme, seat: int) -> int:
    return max(state.actions(seat), key=lambda action: int(GAME.bot.rollout_value(state, seat, action)))


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
