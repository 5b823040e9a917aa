"""Group commit: one task gathers what is to be written for a moment, commits once, then acknowledges each."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(slots=True)
class Waiting(Generic[T]):
    group: T
    done: asyncio.Future[None]


class Writer(Generic[T]):
    def __init__(
        self, commit: Callable[[Sequence[T]], Awaitable[None]], conflict: type[Exception], pause: float
    ) -> None:
        self.commit = commit
        self.conflict = conflict
        self.pause = pause
        self.commits = 0
        self._queue: asyncio.Queue[Waiting[T]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what is still waiting, then stop."""
        if self._task is None:
            return
        await self._queue.join()
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        self._task = None

    async def write(self, group: T) -> None:
        """Returns when the group is stored for good; raises when it is not."""
        done = self._loop.create_future()
        self._queue.put_nowait(Waiting(group, done))
        await done

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            await asyncio.sleep(self.pause)
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            await self._write(batch)
            for _ in batch:
                self._queue.task_done()

    async def _write(self, batch: list[Waiting[T]]) -> None:
        try:
            await self.commit([waiting.group for waiting in batch])
        except self.conflict as conflict:
            await self._write_apart(batch, conflict)
        except Exception as error:
            _settle(batch, error)
        else:
            self.commits += 1
            _settle(batch, None)

    async def _write_apart(self, batch: list[Waiting[T]], conflict: Exception) -> None:
        """One group of the batch collides with another writer: it alone shall fail."""
        if len(batch) == 1:
            _settle(batch, conflict)
            return
        for waiting in batch:
            await self._write([waiting])


def _settle(batch: list[Waiting[T]], error: Exception | None) -> None:
    for waiting in batch:
        if waiting.done.done():  # whoever asked is gone
            continue
        if error is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(error)
