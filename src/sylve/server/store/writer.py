"""Group commit: one task gathers what is to be written for a moment, commits once, then acknowledges each."""

import asyncio
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
        self._waiting: list[Waiting[T]] = []
        self._asked = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopping = False

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._stopping = False
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what is still waiting, then stop."""
        if self._task is None:
            return
        self._stopping = True
        self._asked.set()
        await self._task
        self._task = None

    async def write(self, group: T) -> None:
        """Returns when the group is stored for good; raises when it is not."""
        done = self._loop.create_future()
        self._waiting.append(Waiting(group, done))
        if len(self._waiting) == 1:
            self._asked.set()
        await done

    async def _run(self) -> None:
        while self._waiting or not self._stopping:
            await self._asked.wait()
            await asyncio.sleep(self.pause)
            self._asked.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._write(batch)

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
