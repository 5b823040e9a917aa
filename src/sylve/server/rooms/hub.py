"""Keeps workers in step: each tells the others that a table changed, and who is there. In memory for one process.

Entries do not travel here: whoever is told reads them from the store. Redis would take this place for many processes.
"""

from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol


class Notice(NamedTuple):
    """What a worker tells the others of a table."""

    worker: str
    table: str
    people: frozenset[str]  # who is there, as far as this worker sees


Listener = Callable[[Notice], Awaitable[None]]


class Hub(Protocol):
    def listen(self, listener: Listener) -> None: ...

    async def announce(self, notice: Notice) -> None: ...


class MemoryHub:
    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    async def announce(self, notice: Notice) -> None:
        for listener in self._listeners:
            await listener(notice)
