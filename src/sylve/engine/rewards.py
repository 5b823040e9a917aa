"""What an ended game is worth to each seat, for whoever learns: one choice for all games.

*place*: +1 for the first place, -1 for the last, evenly between; seats that tie share the mean of their places, so that
the rewards of a game add up to 0. Alone: +1 where the rival is beaten, else -1.
*score*: the own score less the mean of the others'; alone the score itself.
"""

from typing import Final, Literal

from sylve.engine.state import State

Reward = Literal["place", "score"]
REWARDS: Final = ("place", "score")


def rewards(state: State, kind: Reward = "place") -> list[float]:
    """The rewards of all seats when the game is over; before, of nobody."""
    if not state.finished:
        return [0.0] * state.seats
    outcome = state.outcome()
    if kind == "score":
        return score_rewards(outcome.scores)
    if outcome.won is not None:
        return [1.0 if outcome.won else -1.0]
    return place_rewards(outcome.ranks)


def score_rewards(scores: list[int]) -> list[float]:
    others = len(scores) - 1
    if others == 0:
        return [float(scores[0])]
    total = sum(scores)
    return [score - (total - score) / others for score in scores]


def place_rewards(ranks: list[int]) -> list[float]:
    """Ranks as in an outcome: 1 is the first place, and who ties has the same."""
    last = len(ranks) - 1
    worth = []
    for rank in ranks:
        tied = ranks.count(rank)
        middle = rank - 1 + (tied - 1) / 2
        worth.append(1.0 - 2.0 * middle / last)
    return worth
