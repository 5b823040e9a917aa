"""Limits that hold for all workers together: once a second each tells the others what it has let visitors have.

Nobody waits for another worker; for a second a visitor may get as much from each of them.
"""

import asyncio
from collections import Counter
from collections.abc import Mapping

from sylve.server.rooms.hub import Hub, News
from sylve.server.wire.limits import Buckets

SECONDS = 1.0
TAKEN = "taken"


class SharedLimits:
    def __init__(self, hub: Hub, worker: str, buckets: Mapping[str, Buckets]) -> None:
        self._hub = hub
        self._worker = worker
        self._buckets = buckets
        for each in buckets.values():
            each.taken = Counter()
        hub.listen_to_news(self._hear)

    async def share_forever(self) -> None:
        while True:
            await asyncio.sleep(SECONDS)
            self.share()

    def share(self) -> None:
        for name, buckets in self._buckets.items():
            taken = buckets.taken or Counter[str]()
            buckets.taken = Counter()
            for visitor, tokens in taken.items():
                self._hub.tell(News(self._worker, TAKEN, f"{name} {visitor}", tokens))

    async def _hear(self, news: News) -> None:
        if news.topic != TAKEN:
            return
        name, _, visitor = news.about.partition(" ")
        if name in self._buckets:
            self._buckets[name].taken_elsewhere(visitor, news.number)
