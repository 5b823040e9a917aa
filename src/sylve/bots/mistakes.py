"""How the levels err: what their decisions cost, by the count of the strongest bot."""

from typing import NamedTuple

from sylve.bots import make
from sylve.bots.review import judge
from sylve.engine.chance import Dice
from sylve.engine.game import Game

DEAR = 10  # a decision is dear that costs more than the tenth part of a usual score
APART = 3  # every so many decisions one is judged: those of one turn hang together


class Mistakes(NamedTuple):
    """The decisions of one level that were judged: how many, how many dear ones, what they cost on the average."""

    level: str
    decisions: int
    dear: int
    cost: float

    @property
    def share(self) -> float:
        return self.dear / max(1, self.decisions)


def usual_score(game: Game, seats: int, games: int, seed: int) -> float:
    """The mean score of seats that play by first sight."""
    bot, total = make("beech", game), 0
    for number in range(games):
        state, dice = game.start(seats, seed + number), Dice(seed + number)
        while not state.over:
            seat = state.to_act()[0]
            state.play(seat, bot.choose(state, seat, dice))
        total += sum(state.outcome().scores)
    return total / (games * seats)


def mistakes(game: Game, level: str, seats: int, decisions: int, tries: int, usual: float, seed: int) -> Mistakes:
    """Judge so many decisions of a level among its like."""
    bot, judged, dear, costs, met, number = make(level, game), 0, 0, 0.0, 0, 0
    while judged < decisions:
        state, dice = game.start(seats, seed + number), Dice(seed + number)
        number += 1
        while not state.over and judged < decisions:
            seat = state.to_act()[0]
            action = bot.choose(state, seat, dice)
            met += len(state.actions(seat)) > 1
            if len(state.actions(seat)) > 1 and met % APART == 0:
                verdict = judge(state, seat, action, dice, tries)
                cost = max(0.0, verdict.best.points - verdict.played.points)
                judged, costs, dear = judged + 1, costs + cost, dear + (cost > usual / DEAR)
            state.play(seat, action)
    return Mistakes(level, judged, dear, costs / judged)
