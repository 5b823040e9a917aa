"""How much work the words of each game are, without a clock: the lines of the plain rules run in a fixed random game.

`SYLVE_BUILD=plain python tests/builds/work.py` prints the counts and keeps them as the budget of `test_work.py`.
"""

import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

TESTS = Path(__file__).parents[1]
SOURCE = TESTS.parent / "src"
sys.path[:0] = [str(TESTS), str(SOURCE)]

import sylve  # noqa: E402
from sylve.bots.uniform import roll_out  # noqa: E402
from sylve.engine.chance import Dice  # noqa: E402
from sylve.kit.walks import glimpses  # noqa: E402

BUDGET = Path(__file__).with_name("work.json")
STANDS_IN = str(SOURCE / "sylve" / "engine" / "vec.py")  # for what is machine code in the native build
SEED = 5
ROLLOUTS = 3
GLIMPSES = 5

Counts = dict[str, dict[str, int]]


def lines(call: Callable[[], object]) -> int:
    """How many lines of our own run for a call."""
    count = 0

    def step(_frame: FrameType, event: str, _arg: Any) -> Any:
        nonlocal count
        count += event == "line"
        return step

    def enter(frame: FrameType, _event: str, _arg: Any) -> Any:
        path = frame.f_code.co_filename
        return step if path.startswith(str(SOURCE)) and path != STANDS_IN else None

    sys.settrace(enter)
    try:
        call()
    finally:
        sys.settrace(None)
    return count


def work(name: str) -> dict[str, int]:
    """The lines of each word, added up over some decisions, and of a hundred moves of rollouts from the first."""
    game, dice = sylve.game(name), Dice(SEED)
    state = game.start(min(game.seats, key=lambda seats: abs(seats - 3)), SEED)
    moves: list[int] = []
    rollouts = lines(lambda: moves.extend(int(roll_out(state.copy(), dice)) for _ in range(ROLLOUTS)))
    counts = {"100 moves": 100 * rollouts // sum(moves)}
    for seat, _action in glimpses(state, SEED, GLIMPSES):
        calls: dict[str, Callable[[], object]] = {
            "copy": state.copy,
            "legal": partial(state.legal, seat),
            "imagine": partial(state.imagine, seat, dice),
        }
        for word, call in calls.items():
            counts[word] = counts.get(word, 0) + lines(call)
    return counts


def all_work() -> Counts:
    return {name: work(name) for name in sylve.games()}


if __name__ == "__main__":
    assert sylve.build == "plain", "compiled code has no lines to count: SYLVE_BUILD=plain"
    text = json.dumps(all_work(), indent=2) + "\n"
    print(text)
    if "--print" not in sys.argv:
        BUDGET.write_text(text)
