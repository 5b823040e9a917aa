"""A naive scorer that shares no code with the first agrees with it on whole random games."""

from itertools import groupby
from typing import Any

import pytest

import sylve
from sylve.kit.cases import cases
from sylve.kit.walks import finish


def naive(view: dict) -> list[int]:
    """Scores of one game from the open trees alone, by reading them floor by floor."""
    trees = [[floor for level in tree["levels"] for floor in (level["bottom"], level["top"])] for tree in view["trees"]]
    colours = [[floor["colour"] for floor in tree] for tree in trees]
    runs = [max([len(list(g)) for c, g in groupby(tree) if c != "grey"], default=0) for tree in colours]
    bonus = [run if run == max(runs) else 0 for run in runs]
    base = [sum(floor["value"] for floor in tree) + extra for tree, extra in zip(trees, bonus, strict=True)]
    counts = [{c: tree.count(c) for c in set(tree) - {"grey"}} for tree in colours]
    if view["objective"] is None:
        return base
    most = [max(count.values(), default=0) for count in counts]
    kinds = [len(count) for count in counts]
    pairs = [sum(n >= 2 for n in count.values()) for count in counts]
    reached = {
        "monochrome": [n == max(most) for n in most],
        "two-steps": [list(count.values()).count(3) >= 2 for count in counts],
        "efficient": [n == min(kinds) for n in kinds],
        "diverse": [n == max(pairs) for n in pairs],
        "small-cabin": [n == min(base) for n in base],
    }[view["objective"]["name"]]
    return [points + view["objective"]["points"] * won for points, won in zip(base, reached, strict=True)]


@pytest.mark.parametrize("case", [case for case in cases() if case.game == "toutlahaut"], ids=str)
def test_two_scorers_agree(case: Any) -> None:
    for seed in range(60):
        state = finish(case.start(seed), seed)
        view = state.view(None)["table"]
        earlier = view["earlier"] or [0] * case.seats
        assert state.outcome().scores == [a + b for a, b in zip(naive(view), earlier, strict=True)]
        assert sylve.replay(state.record()).outcome() == state.outcome()
