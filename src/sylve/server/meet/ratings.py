"""How strong a person is against those played with, by the arena's own ratings; from the person's own games alone."""

from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from sylve.server.meet.results import Line

LEAST_GAMES = 5  # below that a number says nothing


class Rated(NamedTuple):
    points: float
    low: float
    high: float
    games: int


def rating(games: Sequence[Sequence[Line]], person: str) -> Rated | None:
    """On Elo's scale, from the first game to the last; who is met begins in the middle as well.

    A game against several copies of one robot teaches as much of it as their mean.
    """
    from openskill.models import PlackettLuce, PlackettLuceRating

    from sylve.arena.results import on_elo_scale

    ranked = [game for game in games if len(game) > 1 and all(line.place is not None for line in game)]
    if len(ranked) < LEAST_GAMES:
        return None
    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = defaultdict(model.rating)
    for game in ranked:
        players = [_player(line, person) for line in game]
        teams = model.rate([[known[player]] for player in players], ranks=[float(line.place or 0) for line in game])
        learned: dict[str, list[PlackettLuceRating]] = defaultdict(list)
        for player, [one] in zip(players, teams, strict=True):
            learned[player].append(one)
        for player, copies in learned.items():
            known[player] = model.rating(mu=fmean(one.mu for one in copies), sigma=fmean(one.sigma for one in copies))
    points = on_elo_scale(model, known[person]).points
    return Rated(points.value, points.low, points.high, len(ranked))


def _player(line: Line, person: str) -> str:
    if line.person == person:
        return person
    return f"bot {line.bot}" if line.person is None else line.person
