"""Work that is shared out comes back in its order, and what goes wrong in another process is told here."""

import math
import os
from concurrent.futures import BrokenExecutor

import pytest

from sylve.processes import AHEAD, shared_out


def test_more_tasks_than_may_be_begun_come_back_in_their_order() -> None:
    numbers = range(2 * AHEAD + 5)
    assert list(shared_out(math.sqrt, numbers, 2)) == list(shared_out(math.sqrt, numbers, 1))


@pytest.mark.parametrize(("work", "task", "told"), [(math.sqrt, -1, ValueError), (os._exit, 3, BrokenExecutor)])
def test_what_goes_wrong_in_another_process_is_told_here(work: object, task: int, told: type[Exception]) -> None:
    with pytest.raises(told):
        list(shared_out(work, [task], 2))  # type: ignore[arg-type]
