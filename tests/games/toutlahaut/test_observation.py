"""What the observation counts by itself agrees with the scoring."""

from typing import Any

import pytest

from sylve.games.toutlahaut import scoring
from sylve.kit.cases import Case
from sylve.kit.walks import walk


@pytest.mark.parametrize("case", [Case("toutlahaut", 3, {}), Case("toutlahaut", 5, {"objective": "diverse"})], ids=str)
def test_runs_and_points_are_those_of_the_score(case: Case) -> None:
    state: Any = case.start(51)
    for seat, _ in walk(state, 51):
        seen = state.setup.game.observation.named(state, seat)
        for place in range(state.seats):
            other = (seat + place) % state.seats
            assert seen["run"][place] == scoring.longest_run(state, other).length
            assert seen["floor_points"][place] == scoring.floor_points(state, other)
            assert seen["objective_points"][place] == scoring.objective_points(state, other)


def test_every_card_is_somewhere() -> None:
    """Shown, buried, held, passed on, lost sight of or never seen: nothing is counted twice or forgotten."""
    case = Case("toutlahaut", 4, {})
    state: Any = case.start(52)
    for _ in walk(state, 52):
        shown = sum(int(up) for up in state.shown)
        for seat in range(state.seats):
            seen = state.setup.game.observation.named(state, seat)
            hidden = sum(int(seen[name].sum()) for name in ("buried", "hand", "passed", "lost", "unseen"))
            assert shown + hidden == len(state.order)
