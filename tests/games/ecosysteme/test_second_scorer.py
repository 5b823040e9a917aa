"""The engine's scoring against a second scorer that shares no code with it."""

import random

from games.ecosysteme import naive_scorer as naive
from games.ecosysteme.positions import DECK, GAME, KINDS, forests, lay_out, table
from sylve.games.ecosysteme import counting, scoring
from sylve.games.ecosysteme.rules import Ecosysteme

BOARDS = 10_000
CELLS = [(row, column) for row in range(4) for column in range(5)]


def random_board(chooser: random.Random) -> naive.Board:
    """Twenty cards as the box gives them, or of few kinds, so that large areas and many friends come up."""
    if chooser.random() < 0.4:
        cards = chooser.sample(DECK, 20)
    else:
        few = chooser.sample(KINDS, chooser.randint(2, 6))
        cards = chooser.choices(few, k=20)
    return dict(zip(CELLS, cards, strict=True))


def drawn(board: naive.Board) -> str:
    return "\n".join(" ".join(board.get((row, column), ".") for column in range(5)) for row in range(4))


def columns_of(state: Ecosysteme, players: int) -> list[dict[str, int]]:
    rows = (*KINDS, "biodiversity")
    return [dict(zip(rows, map(int, scoring.sheet(state, player)), strict=True)) for player in range(players)]


def test_ten_thousand_random_final_boards_score_the_same() -> None:
    chooser = random.Random(20)
    boards = 0
    while boards < BOARDS:
        seats = chooser.randint(3, 6)
        hand = [random_board(chooser) for _ in range(seats)]
        state = forests(*map(drawn, hand), seats=seats)
        assert columns_of(state, seats) == naive.table_points(hand)
        boards += seats


def test_two_seats_and_a_neutral_player_score_the_same() -> None:
    chooser = random.Random(21)
    for _ in range(400):
        hand = [random_board(chooser) for _ in range(3)]
        lengths = [naive.largest_stream(board) for board in hand[:2]] + [list(hand[2].values()).count("stream")]
        state = forests(*map(drawn, hand), seats=2)
        assert columns_of(state, 2) == naive.table_points(hand, lengths)[:2]


def test_a_player_and_alban_score_the_same() -> None:
    chooser = random.Random(22)
    for _ in range(400):
        hand = [random_board(chooser) for _ in range(2)]
        state = forests(*map(drawn, hand), seats=1)
        mine, alban = naive.table_points(hand)
        assert columns_of(state, 2) == [mine, {**alban, "biodiversity": 0}]


def test_unfinished_boards_score_the_same() -> None:
    chooser = random.Random(23)
    for _ in range(400):
        hand = [random_board(chooser) for _ in range(3)]
        partial = [{place: board[place] for place in chooser.sample(CELLS, chooser.randint(0, 19))} for board in hand]
        state = GAME.start(3, 1)
        for player, board in enumerate(partial):
            lay_out(state, player, drawn(board))
        assert columns_of(state, 3) == naive.table_points(partial)


def test_the_card_by_card_count_adds_up_to_the_sheet() -> None:
    chooser = random.Random(24)
    for _ in range(300):
        hand = [random_board(chooser) for _ in range(3)]
        state = forests(*map(drawn, hand))
        for player in range(3):
            parts = counting.parts(state, player)
            rows = [sum(part.points for part in parts if part.row == row) for row in range(12)]
            assert rows == list(map(int, scoring.sheet(state, player)))


def test_greedy_games_end_with_the_scores_of_the_second_scorer() -> None:
    from sylve import bots
    from sylve.engine.chance import Dice

    for seats in (3, 5):
        state, dice = GAME.start(seats, 6), Dice(6)
        while not state.over:
            for seat in state.to_act():
                state.play(seat, bots.choose("greedy", state, seat, dice))
        boards = [
            {(card["row"], card["column"]): card["kind"] for card in shown["cards"]}
            for shown in table(state)["ecosystems"]
        ]
        assert state.outcome().scores == [sum(column.values()) for column in naive.table_points(boards)]
