"""A naive scorer that shares no code with the first agrees with it on whole random games; golden records replay."""

from pathlib import Path
from typing import Any

import pytest

import sylve
from games.leaf.drawing import centre, tip_points
from games.leaf.positions import table
from sylve import bots
from sylve.engine.chance import Dice
from sylve.kit.cases import cases
from sylve.kit.walks import finish

CASES = [case for case in cases() if case.game == "leaf"]
RECORDS = Path(__file__).parent / "records"


def groups_of(view: dict, player: int) -> list[int]:
    """Sizes of groups of adults, flooding from leaf to leaf over common points of their tips."""
    points = {
        leaf["leaf"]: tip_points(leaf["tile"]["species"], leaf["turn"], centre(leaf["q"], leaf["r"]))
        for leaf in view["leaves"]
        if {"player": player, "adult": True} in leaf["mushrooms"]
    }
    sizes = []
    while points:
        reached, group = points.pop(next(iter(points))), 1
        while near := [leaf for leaf, tips in points.items() if tips & reached]:
            for leaf in near:
                reached = reached | points.pop(leaf)
                group += 1
        sizes.append(group)
    return sizes


def naive(view: dict, player: int) -> int:
    own = view["players"][player]
    worth = {0: 0, 1: 1, 2: 3}
    mushrooms = sum(worth[size] if size < 3 else 5 + size for size in groups_of(view, player))
    animals = sum(worth[g["count"]] if g["count"] < 3 else 3 + g["count"] for g in own["den"])
    heights = sorted((other["height"] for other in view["players"]), reverse=True)
    tree = [6, 3, 0, 0][heights.index(own["height"])]
    extra = 0
    if own["wind"]:
        sizes = [sum(group["count"] for group in other["forest"]) for other in view["players"]]
        extra = max(0, sizes[1] - sizes[0])
    return own["acorns"] - 3 * own["debts"] + mushrooms + animals + tree + (own["suns"] + own["cards"]) // 2 + extra


@pytest.mark.parametrize("case", CASES, ids=str)
def test_two_scorers_agree(case: Any) -> None:
    for seed in range(12):
        state = finish(case.start(seed), seed)
        outcome, view = state.outcome(), table(state)
        assert outcome.scores == [naive(view, seat) for seat in range(case.seats)]
        if case.seats == 1:
            assert outcome.rival.points == naive(view, 1)


def played_by_greedy_bots(case: Any) -> sylve.State:
    state, dice = case.start(2024), Dice(2024)
    while not state.over:
        seat = state.to_act()[0]
        state.play(seat, bots.choose("greedy", state, seat, dice))
    return state


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_golden_record_replays_to_its_scores(case: Any) -> None:
    text = (RECORDS / f"{case}.txt").read_text(encoding="utf-8")
    state = sylve.replay(text)
    assert state.over
    assert state.record() == text
    assert text.splitlines()[-1].startswith("scores " + " ".join(map(str, state.outcome().scores)))
