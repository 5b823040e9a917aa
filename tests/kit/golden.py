"""Golden records: one whole game of greedy bots for every case, kept as text that a reviewer can read.

`PYTHONPATH=src:tests python -m kit.golden` writes the missing ones; a record that exists is never written again.
"""

from pathlib import Path

from sylve import bots
from sylve.engine.chance import Dice
from sylve.engine.state import State
from sylve.kit.cases import Case, cases

GAMES = Path(__file__).parents[1] / "games"


def path_of(case: Case) -> Path:
    return GAMES / case.game / "records" / f"{case}.txt"


def played(case: Case) -> State:
    state, dice = case.start(2026), Dice(2026)
    while not state.over:
        seat = state.to_act()[0]
        state.play(seat, bots.choose("greedy", state, seat, dice))
    return state


if __name__ == "__main__":
    for missing in (case for case in cases() if not path_of(case).is_file()):
        path_of(missing).parent.mkdir(parents=True, exist_ok=True)
        path_of(missing).write_text(played(missing).record(), encoding="utf-8")
