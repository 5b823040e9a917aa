"""Work that several processes share, and that comes back in its order, as if one had done it."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 8  # tasks of each process: what is done early waits in memory


def shared_out(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Iterator[Result]:
    """What the work makes of each task, in the tasks' order; one job is done here, without another process."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    spawn, waiting = multiprocessing.get_context("spawn"), iter(tasks)
    with ProcessPoolExecutor(jobs, mp_context=spawn, initializer=_leave_interrupts) as pool:
        begun: deque[Future[Result]] = deque(pool.submit(work, task) for task in islice(waiting, AHEAD * jobs))
        try:
            while begun:
                yield begun.popleft().result()
                begun.extend(pool.submit(work, task) for task in islice(waiting, 1))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _leave_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that shares out
