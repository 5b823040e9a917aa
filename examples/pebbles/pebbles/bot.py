"""First sight: leave one pebble, else take many."""

from typing import Any

from sylve.engine.judgement import Judgement


class PebblesJudgement(Judgement[Any]):
    def __init__(self) -> None:
        super().__init__(4, 200, 200)

    def evaluate(self, state: Any, seat: Any) -> Any:
        return 100 * state.outcome().scores[int(seat)]

    def quiet(self, state: Any) -> bool:  # noqa: ARG002 - nothing is ever half done
        return True

    def greedy_value(self, state: Any, seat: Any, action: Any) -> Any:  # noqa: ARG002
        left = state.heap - (int(action) + 1)
        return 1000 if left == 1 else -1000 if left == 0 else int(action)

    def doubt(self, state: Any, seat: Any) -> Any:  # noqa: ARG002 - a pebble more or less
        return 1
