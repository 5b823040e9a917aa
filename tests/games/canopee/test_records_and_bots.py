"""Whole games: golden records that replay to their scores, and how well the greedy bot plays."""

from pathlib import Path

import pytest

import sylve
from sylve import bots
from sylve.engine.chance import Dice

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))
GAMES = 150 if sylve.build == "native" else 12


def test_there_is_a_record_for_every_number_of_seats_and_every_option() -> None:
    names = {path.stem for path in RECORDS}
    seats = {f"{seats}-base" for seats in range(1, 5)}
    recipes = {f"2-{recipe}" for recipe in ("flora", "wildlife", "all", "mixed-6", "mixed-7")}
    assert names >= seats | recipes | {"2-changing", "3-changing", "4-flora", "1-all", "1-easier", "1-harder"}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_scores(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    state = sylve.replay(text)
    assert state.over
    assert state.record() == text


def played(names: tuple[str, str], seed: int) -> sylve.Outcome:
    state, dice = sylve.game("canopee").start(2, seed), Dice(seed)
    while not state.over:
        (seat,) = state.to_act()
        state.play(seat, bots.choose(names[seat], state, seat, dice))
    return state.outcome()


def test_greedy_beats_random() -> None:
    won = 0.0
    for seed in range(GAMES):
        names = ("greedy", "random") if seed % 2 else ("random", "greedy")
        ranks = played(names, seed).ranks
        won += 0.5 if ranks == [1, 1] else ranks[names.index("greedy")] == 1
    assert won / GAMES >= 0.95 if GAMES >= 100 else won / GAMES > 0.8


def test_greedy_scores_as_a_quick_simulation_of_the_base_game_did() -> None:
    scores = [score for seed in range(GAMES) for score in played(("greedy", "greedy"), seed).scores]
    assert 75 <= sum(scores) / len(scores) <= 91
