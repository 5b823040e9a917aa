"""Small plans for the arena's tests, and what is the same on every machine of their games."""

from collections.abc import Iterable
from functools import cache
from typing import Any

import sylve
from sylve.arena.plans import Plan
from sylve.arena.playing import Played

BOTS = ("random", "greedy")


@cache
def plan(game: str = "toutlahaut", seats: int = 2, seed: int = 1, ladder: bool = False, **options: Any) -> Plan:
    return Plan.of(sylve.game(game), options, seats, BOTS, ladder, seed)


def named(*bots: str, seats: int = 2, ladder: bool = False) -> Plan:
    """A plan to look at, not to play: its bots need not exist."""
    return Plan(
        game="toutlahaut", version=1, options={}, values="", rules="", seats=seats, bots=bots, ladder=ladder, seed=1
    )


def results(games: Iterable[Played]) -> list[dict[str, Any]]:
    return [game.result() for game in sorted(games, key=lambda game: game.game)]
