"""Who meets whom, on which deal, in which seat."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from arena.plan import named, plan
from sylve.arena.plans import Seating, is_timed, rules_digest


def test_two_seats_are_played_both_ways_round_on_the_same_deal() -> None:
    first, second, third = map(plan().fixture, range(3))
    assert first.seating.seated(2) == ["random", "greedy"]
    assert second.seating.seated(2) == ["greedy", "random"]
    assert first.seed == second.seed != third.seed


def test_at_a_larger_table_each_sits_alone_in_every_seat_among_copies_of_the_other() -> None:
    assert named("a", "b", seats=3).seatings == [
        Seating(alone, rest, seat) for alone, rest in [("a", "b"), ("b", "a")] for seat in range(3)
    ]
    assert Seating("a", "b", 1).seated(3) == ["b", "a", "b"]


def test_everybody_meets_everybody_or_the_next_on_the_ladder() -> None:
    assert named("a", "b", "c").pairs == [("a", "b"), ("a", "c"), ("b", "c")]
    assert named("a", "b", "c", ladder=True).pairs == [("a", "b"), ("b", "c")]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_all_pairs_play_the_same_deals_from_every_seat_equally_often(seats: int) -> None:
    whole = named("a", "b", "c", seats=seats)
    fixtures = [whole.fixture(number) for number in range(whole.total(4))]
    deals: dict[Any, set] = {pair: set() for pair in whole.pairs}
    for fixture in fixtures:
        pair = tuple(sorted(fixture.seating[:2]))
        deals[pair].add(fixture.seed)
    assert len(deals["a", "b"]) == 4
    assert deals["a", "b"] == deals["a", "c"] == deals["b", "c"]
    assert set(Counter(fixture.seating for fixture in fixtures).values()) == {4}


def test_another_seed_shares_no_deal() -> None:
    def deals(seed: int) -> set[int]:
        return {plan(seed=seed).fixture(number).seed for number in range(200)}

    assert not deals(1) & deals(2)


def test_the_name_of_a_folder_follows_from_the_plan() -> None:
    assert named("a", "b").name() == named("a", "b").name() != named("a", "c").name()


def test_a_policy_that_has_learned_more_makes_another_plan(tmp_path: Path) -> None:
    bot = (f"policy:{tmp_path}/ivy.npz",)
    missing = rules_digest(bot)
    (tmp_path / "ivy.npz").write_bytes(b"once")
    once = rules_digest(bot)
    (tmp_path / "ivy.npz").write_bytes(b"twice")
    assert len({missing, once, rules_digest(bot)}) == 3
    assert rules_digest(("oak",)) == rules_digest(("random", "greedy"))


@pytest.mark.parametrize(
    ("bot", "timed"), [("search:0.5s", True), ("search:1000", False), ("birches", False), ("policy:moss", False)]
)
def test_a_bot_that_thinks_by_the_clock_is_known(bot: str, timed: bool) -> None:
    assert is_timed(bot) is timed
    assert named("random", bot).reproducible is not timed
