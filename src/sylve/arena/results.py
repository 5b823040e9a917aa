"""What came of the games: wins, score differences and ratings, each with its error, and the time that bots took."""

from collections import defaultdict
from collections.abc import Iterable
from math import ceil, log, sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from sylve.arena.plans import FEWEST_SEATS, Plan
from sylve.arena.playing import Played
from sylve.engine.rewards import place_rewards

Z = NormalDist().inv_cdf(0.975)
CENTRE = 1500


class Interval(msgspec.Struct, frozen=True):
    """An estimate with its 95 % interval."""

    value: float
    low: float
    high: float


class Fortune(msgspec.Struct, frozen=True):
    """How a bot fared: against all it met, or against one."""

    games: int
    wins: float
    """A shared first place counts as its share."""
    rate: Interval
    """Of wins, after Wilson."""
    score: float
    """Its own score, on average."""
    reward: float
    """Of its place, as who learns gets it, on average."""
    difference: float
    """Its score less the mean of the other seats', on average."""
    error: float | None
    """Standard error of the difference, from deal to deal; None on a single deal."""


class Rating(msgspec.Struct, frozen=True):
    """openskill's estimate, and the same in points on Elo's scale."""

    mu: float
    sigma: float
    points: Interval


class Standing(msgspec.Struct, frozen=True):
    bot: str
    rating: Rating
    fortune: Fortune


class Meeting(msgspec.Struct, frozen=True):
    """A bot alone among copies of its rival; of two seats, both are alone."""

    bot: str
    rival: str
    fortune: Fortune


class Results(msgspec.Struct, frozen=True):
    fair: float
    """The rate of wins among equals."""
    standings: list[Standing]
    meetings: list[Meeting]


class Pace(msgspec.Struct, frozen=True):
    """Milliseconds of processor time for a decision."""

    decisions: int
    mean: float
    percentile_99: float
    most: float


class Appearance(NamedTuple):
    """A game seen from a bot that sits alone in it."""

    bot: str
    rival: str
    deal: int
    share: float
    score: int
    reward: float
    difference: float


def appearances(plan: Plan, game: Played) -> list[Appearance]:
    fixture = plan.fixture(game.game)
    alone, rest, seat = fixture.seating
    seen = [(alone, rest, seat)]
    if plan.seats == FEWEST_SEATS:
        seen.append((rest, alone, 1 - seat))
    rewards = place_rewards(game.ranks)
    return [
        Appearance(
            bot,
            rival,
            fixture.deal,
            share_of_first(game.ranks, place),
            game.scores[place],
            rewards[place],
            lead(game.scores, place),
        )
        for bot, rival, place in seen
    ]


def share_of_first(ranks: list[int], seat: int) -> float:
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0


def lead(scores: list[int], seat: int) -> float:
    """A seat's score less the mean of the others'."""
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)


def wilson(wins: float, games: int) -> Interval:
    """The interval of a rate that stays between 0 and 1."""
    rate = wins / games
    middle = (rate + Z * Z / (2 * games)) / (1 + Z * Z / games)
    reach = Z / (1 + Z * Z / games) * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    return Interval(rate, max(0.0, middle - reach), min(1.0, middle + reach))


def fortune(seen: list[Appearance]) -> Fortune:
    wins = sum(one.share for one in seen)
    by_deal: dict[int, list[float]] = defaultdict(list)
    for one in seen:
        by_deal[one.deal].append(one.difference)
    means = [fmean(differences) for differences in by_deal.values()]
    error = stdev(means) / sqrt(len(means)) if len(means) > 1 else None
    return Fortune(
        games=len(seen),
        wins=wins,
        rate=wilson(wins, len(seen)),
        score=fmean(one.score for one in seen),
        reward=fmean(one.reward for one in seen),
        difference=fmean(one.difference for one in seen),
        error=error,
    )


def ratings(plan: Plan, games: list[Played]) -> dict[str, Rating]:
    """Ratings from the games in the order of their numbers: openskill takes one after the other, and order matters.

    Each game counts once: won by the bot alone if it leaves more copies of its rival behind than stay before it. Bots
    do not learn, hence no drift (tau), and the variance shrinks in full with every game (gamma): so the bars of
    simulated players of known strength held the truth 92 to 99 times of 100.
    """
    model = PlackettLuce(tau=0.0, gamma=lambda *_, **__: 1.0)
    rated = {bot: model.rating(name=bot) for bot in plan.bots}
    for game in games:
        alone, rest, seat = plan.fixture(game.game).seating
        balance = sum((rank > game.ranks[seat]) - (rank < game.ranks[seat]) for rank in game.ranks)
        ranks = [1.0, 2.0] if balance > 0 else [2.0, 1.0] if balance < 0 else [1.0, 1.0]
        [[rated[alone]], [rated[rest]]] = model.rate([[rated[alone]], [rated[rest]]], ranks=ranks)
    return {bot: on_elo_scale(model, one) for bot, one in rated.items()}


def on_elo_scale(model: PlackettLuce, rating: PlackettLuceRating) -> Rating:
    """Elo's points: 400 more, ten wins to one loss."""
    unit = 400 / log(10) / (sqrt(2) * model.beta)
    points = CENTRE + (rating.mu - model.mu) * unit
    reach = Z * rating.sigma * unit
    return Rating(rating.mu, rating.sigma, Interval(points, points - reach, points + reach))


def results(plan: Plan, games: list[Played]) -> Results:
    """All that follows from the games alone, the best bot first."""
    by_bot: dict[str, list[Appearance]] = defaultdict(list)
    by_meeting: dict[tuple[str, str], list[Appearance]] = defaultdict(list)
    for game in games:
        for seen in appearances(plan, game):
            by_bot[seen.bot].append(seen)
            by_meeting[seen.bot, seen.rival].append(seen)
    rated = ratings(plan, games)
    order = sorted(plan.bots, key=lambda bot: -rated[bot].mu)
    return Results(
        1 / plan.seats,
        [Standing(bot, rated[bot], fortune(by_bot[bot])) for bot in order],
        [
            Meeting(bot, rival, fortune(by_meeting[bot, rival]))
            for bot in order
            for rival in order
            if (bot, rival) in by_meeting
        ],
    )


def paces(plan: Plan, games: Iterable[Played]) -> dict[str, Pace]:
    micros: dict[str, list[int]] = {bot: [] for bot in plan.bots}
    for game in games:
        for bot, spent in game.micros.items():
            micros[bot] += spent
    return {bot: pace(sorted(spent)) for bot, spent in micros.items()}


def pace(micros: list[int]) -> Pace:
    return Pace(len(micros), fmean(micros) / 1000, micros[ceil(0.99 * len(micros)) - 1] / 1000, micros[-1] / 1000)
