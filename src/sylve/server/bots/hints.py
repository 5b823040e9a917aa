"""Hints: what a bot would do, for one person at a time and not too often."""

import logging

from sylve.bots.reasons import Advice
from sylve.engine.state import State
from sylve.server.bots.pool import BotPool
from sylve.server.bots.turns import Account
from sylve.server.wire import limits
from sylve.table.problems import Problem

log = logging.getLogger("sylve.hints")


class Hints:
    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self.rate = limits.Buckets(limits.HINTS)
        self._asking: set[str] = set()

    async def ask(self, account: Account, state: State, seat: int, topic: str) -> Advice:
        """The best few actions and why; nothing of the game changes."""
        person = account.person
        if person in self._asking or not self.rate.take(person):
            raise Problem("too-fast")
        self._asking.add(person)
        try:
            return await self._pool.advice(state, seat, topic, account)
        finally:
            self._asking.remove(person)
