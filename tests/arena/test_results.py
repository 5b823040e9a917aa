"""Wins, differences, ratings and times, against figures worked out by hand."""

import random
from math import isclose, sqrt

import msgspec
import pytest

from arena.plan import named
from sylve.arena.plans import Plan
from sylve.arena.playing import Played
from sylve.arena.reports import Report, markdown
from sylve.arena.results import pace, ratings, results, wilson
from sylve.wording import Wording


def game(plan: Plan, number: int, *scores: int) -> Played:
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    seated = plan.fixture(number).seating.seated(plan.seats)
    return Played(number, 0, seated, list(scores), ranks, 1, "", {bot: [1000] for bot in set(seated)})


def test_wilson_of_a_textbook_case() -> None:
    interval = wilson(8, 10)
    assert (round(interval.low, 4), round(interval.high, 4)) == (0.4902, 0.9433)
    assert wilson(0, 10).low == pytest.approx(0)
    assert wilson(10, 10).high == pytest.approx(1)


def test_two_seats_with_a_shared_first_place() -> None:
    plan = named("a", "b")
    whole = results(plan, [game(plan, 0, 10, 4), game(plan, 1, 5, 5), game(plan, 2, 3, 9), game(plan, 3, 2, 4)])
    fortunes = {standing.bot: standing.fortune for standing in whole.standings}
    assert fortunes["a"].wins == 1 + 0.5 + 0 + 1
    assert fortunes["b"].wins == 0 + 0.5 + 1 + 0
    assert fortunes["a"].difference == (6 + 0 - 6 + 2) / 4
    assert fortunes["a"].error is not None
    assert isclose(fortunes["a"].error, abs(3 - -2) / sqrt(2) / sqrt(2))  # two deals, 3 and −2 on average
    assert (fortunes["a"].score, fortunes["b"].score) == ((10 + 5 + 3 + 4) / 4, (4 + 5 + 9 + 2) / 4)
    assert (fortunes["a"].reward, fortunes["b"].reward) == (1 / 4, -1 / 4)
    assert whole.fair == 0.5


def test_a_single_deal_has_no_error_from_deal_to_deal() -> None:
    plan = named("a", "b")
    assert results(plan, [game(plan, 0, 1, 0), game(plan, 1, 1, 0)]).standings[0].fortune.error is None


def test_at_a_larger_table_only_the_bot_alone_is_counted() -> None:
    plan = named("a", "b", seats=3)
    whole = results(plan, [game(plan, 0, 9, 9, 3), game(plan, 3, 1, 5, 6)])  # a alone, then b alone
    fortunes = {meeting.bot: meeting.fortune for meeting in whole.meetings}
    assert (fortunes["a"].games, fortunes["a"].wins, fortunes["a"].difference) == (1, 0.5, 3)
    assert (fortunes["a"].score, fortunes["a"].reward) == (9, 0.5)
    assert (fortunes["b"].games, fortunes["b"].wins, fortunes["b"].difference) == (1, 0, -4.5)
    assert (fortunes["b"].score, fortunes["b"].reward) == (1, -1)


def test_equal_bots_at_a_large_table_are_rated_equal() -> None:
    plan = named("a", "b", seats=4)
    chance = random.Random(5)
    games = [game(plan, number, *chance.sample(range(100), 4)) for number in range(plan.total(100))]
    first, second = (rating.points for rating in ratings(plan, games).values())
    assert first.low < second.value < first.high


@pytest.mark.parametrize("strength", [0, 400])
def test_ratings_hold_the_true_difference_within_their_bars(strength: int) -> None:
    plan = named("a", "b")
    chance = random.Random(7)
    games = []
    for number in range(plan.total(300)):
        strong_wins = chance.random() < 1 / (1 + 10 ** (-strength / 400))
        strong = plan.fixture(number).seating.seated(2).index("b")
        games.append(game(plan, number, *(int((seat == strong) == strong_wins) for seat in range(2))))
    rated = ratings(plan, games)
    gap = rated["b"].points.value - rated["a"].points.value
    reach = sqrt(2) * (rated["b"].points.high - rated["b"].points.value)
    assert abs(gap - strength) < reach < 80


def test_bars_shrink_with_more_games() -> None:
    plan = named("a", "b")
    games = [game(plan, number, 1, 0) for number in range(80)]  # the first seat wins
    assert ratings(plan, games)["a"].sigma < 0.6 * ratings(plan, games[:20])["a"].sigma


def test_times_do_not_touch_the_results() -> None:
    plan = named("a", "b")
    games = [game(plan, number, number, 3) for number in range(6)]
    slower = [msgspec.structs.replace(one, micros={"a": [9_000_000], "b": [1]}) for one in games]
    assert results(plan, games) == results(plan, slower)


def test_the_pace_of_decisions() -> None:
    micros = sorted([1000] * 98 + [5000, 9000])
    assert (pace(micros).mean, pace(micros).percentile_99, pace(micros).most) == (1.12, 5.0, 9.0)


def test_a_report_says_when_a_bot_thinks_by_the_clock() -> None:
    def told(*bots: str) -> str:
        plan = named(*bots)
        return markdown(Report.of(plan, 1, [game(plan, 0, 1, 0), game(plan, 1, 1, 0)]), Wording("en", plan.game))

    assert "cannot be repeated" in told("random", "search:0.5s")
    assert "follows from the seed" in told("random", "search:1000")
