"""Keeps workers in step: each tells the others that a table changed, and who is there. In memory for one process.

Entries do not travel here: whoever is told reads them from the store. `redis_hub.py` does it for many processes.
"""

from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol


class Aside(NamedTuple):
    """Something said at a table in passing, kept nowhere: a reaction, or that who plays is being shown a move."""

    word: str
    seat: int = 0


class Notice(NamedTuple):
    """What a worker tells the others of a table: that it changed, unless it is an aside."""

    worker: str
    table: str
    people: frozenset[str] = frozenset()  # who is there, as far as this worker sees
    aside: Aside | None = None


READS = "reads"
HAS_READ = "has-read"


class News(NamedTuple):
    """What a worker tells all others: of a person's name or cookies, a table that is no more, what visitors took."""

    worker: str
    topic: str
    about: str = ""
    number: float = 0


Listener = Callable[[Notice], Awaitable[None]]
NewsListener = Callable[[News], Awaitable[None]]
Missed = Callable[[], Awaitable[None]]

GONE = "gone"  # a worker that is not heard of any more


class Hub(Protocol):
    may_miss: bool
    """Whether a table may have changed without our being told: another worker may die before it does."""

    def listen(self, listener: Listener) -> None: ...

    def listen_to_news(self, listener: NewsListener) -> None: ...

    def when_missed(self, catch_up: Missed) -> None:
        """Called whenever something may have been said that was not heard."""

    async def follow(self, table: str) -> None:
        """From now on hear of this table; on return nothing is missed."""

    def leave(self, table: str) -> None: ...

    async def announce(self, notice: Notice) -> None: ...

    def tell(self, news: News) -> None: ...

    async def leads(self, task: str, worker: str) -> bool:
        """Whether this worker does what one of them shall do. Stays so until it is done, or the worker is dead."""

    def done(self, task: str) -> None: ...


class MemoryHub:
    may_miss = False

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    def listen_to_news(self, _listener: NewsListener) -> None:
        """A process tells itself no news."""

    def when_missed(self, _catch_up: Missed) -> None:
        """Nothing is missed in memory."""

    async def follow(self, _table: str) -> None:
        """Everything is heard."""

    def leave(self, _table: str) -> None:
        """Nothing was kept for it."""

    async def announce(self, notice: Notice) -> None:
        for listener in self._listeners:
            await listener(notice)

    def tell(self, _news: News) -> None:
        """There is nobody else."""

    async def leads(self, _task: str, _worker: str) -> bool:
        return True

    def done(self, _task: str) -> None:
        """Nobody waits for it."""
