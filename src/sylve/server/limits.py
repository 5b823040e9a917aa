"""How much one visitor may ask for. A bucket fills with time; every request takes a token out of it."""

import time
from collections import OrderedDict
from dataclasses import dataclass, field

MESSAGE_BYTES = 4096
BODY_BYTES = 16 * 1024
CONNECTIONS_PER_TABLE = 100
CONNECTIONS_PER_PERSON = 20
TABLES_PER_DAY = 200
TABLES_LISTED = 20
WAITING_MESSAGES = 256  # that a slow page may leave unread before it is let go
REVIEWS_WAITING = 20
REVIEWS_KEPT = 200
FLOOD = 50  # requests refused in a row as too fast, after which the connection ends


@dataclass(frozen=True, slots=True)
class Rate:
    per_second: float
    burst: int


MESSAGES = Rate(per_second=20, burst=60)
CALLS = Rate(per_second=50, burst=300)
CHANGES = Rate(per_second=2, burst=40)
HINTS = Rate(per_second=0.5, burst=10)


@dataclass(slots=True)
class Bucket:
    rate: Rate
    tokens: float = field(init=False)
    filled: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.tokens = self.rate.burst

    def take(self) -> bool:
        """Whether there was a token left."""
        moment = time.monotonic()
        self.tokens = min(self.rate.burst, self.tokens + (moment - self.filled) * self.rate.per_second)
        self.filled = moment
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """One bucket per visitor; those not seen for longest are forgotten first, so that the memory stays small."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self.rate = rate
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, visitor: str) -> bool:
        bucket = self._buckets.setdefault(visitor, Bucket(self.rate))
        self._buckets.move_to_end(visitor)
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        return bucket.take()
