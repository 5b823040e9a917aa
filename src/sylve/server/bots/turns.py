"""Fair turns: whoever asks for much waits for the own turns, not the others for theirs.

Where somebody waits for the answer comes first. Then networks take turns, in each network the people who ask, and for
each of them their tables.
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
    table: str = ""
    is_urgent: bool = True  # somebody waits for it; not so where bots play among themselves


Granted = asyncio.Future[None]
Row = OrderedDict[str, "Row | deque[Granted]"]  # whoever's turn it is, first


class Turns:
    def __init__(self, places: int, waited: Callable[[float], object] = float) -> None:
        self._places = places
        self._free = places
        self._waited = waited  # is told how long each has waited, in seconds
        self._urgent, self._others = Row(), Row()

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
        return _count(self._urgent) + _count(self._others)

    async def _take(self, account: Account) -> None:
        if self._free > 0:
            self._free -= 1
            return
        granted = asyncio.get_running_loop().create_future()
        row = self._urgent if account.is_urgent else self._others
        _join(row, (account.network, account.person, account.table), granted)
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
        while self._free > 0 and (row := self._urgent or self._others):
            granted = _first(row)
            if not granted.done():  # whoever waited may be gone
                granted.set_result(None)
                self._free -= 1


def _join(row: Row, names: tuple[str, ...], granted: Granted) -> None:
    name, *inner = names
    if inner:
        within = row.setdefault(name, Row())
        assert isinstance(within, OrderedDict)
        _join(within, tuple(inner), granted)
    else:
        last = row.setdefault(name, deque())
        assert isinstance(last, deque)
        last.append(granted)


def _first(row: Row) -> Granted:
    """The first of whoever's turn it is, who goes to the end of the row."""
    name, within = row.popitem(last=False)
    granted = within.popleft() if isinstance(within, deque) else _first(within)
    if within:
        row[name] = within
    return granted


def _count(row: Row) -> int:
    return sum(len(within) if isinstance(within, deque) else _count(within) for within in row.values())
