"""Fair turns: whoever asks for much waits for the own turns, not the others for theirs.

Networks take turns, and in each network the people who ask.
"""

import asyncio
import contextlib
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from typing import NamedTuple


class Account(NamedTuple):
    """On whose account something is thought about."""

    network: str
    person: str


Waiting = deque[asyncio.Future[None]]


class Turns:
    def __init__(self, places: int, waited: Callable[[float], object] = float) -> None:
        self._places = places
        self._free = places
        self._waited = waited  # is told how long each has waited, in seconds
        self._waiting: OrderedDict[str, OrderedDict[str, Waiting]] = OrderedDict()

    @contextlib.asynccontextmanager
    async def turn(self, account: Account) -> AsyncIterator[None]:
        """One of the places, when it is the account's turn."""
        begun = time.perf_counter()
        await self._take(account)
        self._waited(time.perf_counter() - begun)
        try:
            yield
        finally:
            self._give_back()

    def resize(self, places: int) -> None:
        """From now on there are more places, or fewer as soon as they are given back."""
        self._free += places - self._places
        self._places = places
        self._grant()

    def waiting(self) -> int:
        return sum(len(queue) for people in self._waiting.values() for queue in people.values())

    async def _take(self, account: Account) -> None:
        if self._free > 0:
            self._free -= 1
            return
        granted = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(account.network, OrderedDict()).setdefault(account.person, deque()).append(granted)
        try:
            await granted
        except asyncio.CancelledError:
            if granted.done() and not granted.cancelled():
                self._give_back()
            raise

    def _give_back(self) -> None:
        self._free += 1
        self._grant()

    def _grant(self) -> None:
        while self._free > 0 and self._waiting:
            granted = self._next()
            if not granted.done():  # whoever waited may be gone
                granted.set_result(None)
                self._free -= 1

    def _next(self) -> asyncio.Future[None]:
        """The first of the person whose turn it is in the network whose turn it is; both go to the end of their row."""
        network, people = self._waiting.popitem(last=False)
        person, queue = people.popitem(last=False)
        granted = queue.popleft()
        if queue:
            people[person] = queue
        if people:
            self._waiting[network] = people
        return granted
