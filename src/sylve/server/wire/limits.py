"""How much one visitor, and all visitors of one address, may ask for.

A bucket fills with time; every request takes tokens out of it. Cookies are free, so what is dear is counted by address;
who comes without one gets less.
"""

import contextlib
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address

from sylve.server import metrics
from sylve.table.problems import Problem

MESSAGE_BYTES = 4096
BODY_BYTES = 16 * 1024
SPECTATORS_PER_TABLE = 100
PLACES_KEPT = 10  # of these, for addresses from which nobody watches the table yet
CONNECTIONS_PER_PERSON = 20
TABLES_PER_DAY = 200
TABLES_LISTED = 20
MOST_TABLES_LISTED = 100  # where somebody wants to see all
TABLES_OF_A_PERSON = 10_000
UNREAD_BYTES = 1 << 20  # that a slow page may leave unread before it is let go
REVIEWS_WAITING = 100
REVIEWS_WAITING_PER_ADDRESS = 5
REVIEWS_KEPT = 200
FLOOD = 20  # requests refused in a row as too fast, after which the connection ends


@dataclass(frozen=True, slots=True)
class Rate:
    per_second: float
    burst: float

    def times(self, people: int) -> "Rate":
        return Rate(self.per_second * people, self.burst * people)


MESSAGES = Rate(per_second=20, burst=60)
WATCHING = Rate(per_second=1, burst=10)  # messages of a page without a session, which can do little but look

# For each of the people whom the settings allow to share an address.
CONNECTIONS_EACH = 3
CONNECTIONS_WITHOUT_SESSION_EACH = 0.5
MESSAGES_EACH = Rate(per_second=4, burst=10)  # what weighs most can still be asked where one person has an address
WATCHING_EACH = Rate(per_second=0.5, burst=1)
OPENINGS_EACH = Rate(per_second=20 / 86_400, burst=2)
CHANGES_EACH = Rate(per_second=0.5, burst=5)
ARRIVALS_EACH = Rate(per_second=0.2, burst=1)
WARNINGS = Rate(per_second=1 / 60, burst=1)  # so that a flood does not fill the log

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

    def take(self, tokens: int = 1) -> bool:
        """Whether there were so many tokens left."""
        self._fill()
        if self.tokens < tokens:
            return False
        self.tokens -= tokens
        return True

    def lose(self, tokens: float) -> None:
        self._fill()
        self.tokens = max(0.0, self.tokens - tokens)

    def _fill(self) -> None:
        moment = time.monotonic()
        self.tokens = min(self.rate.burst, self.tokens + (moment - self.filled) * self.rate.per_second)
        self.filled = moment


class Buckets:
    """One bucket per visitor; those not seen for longest are forgotten first, so that the memory stays small."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self.rate = rate
        self.most = most
        self.taken: Counter[str] | None = None  # since the other workers were told, where there are some
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, visitor: str, tokens: int = 1) -> bool:
        if not self._bucket(visitor).take(tokens):
            return False
        if self.taken is not None:
            self.taken[visitor] += tokens
        return True

    def taken_elsewhere(self, visitor: str, tokens: float) -> None:
        """Another worker has let this visitor have so many."""
        self._bucket(visitor).lose(tokens)

    def _bucket(self, visitor: str) -> Bucket:
        bucket = self._buckets.get(visitor)
        if bucket is None:
            bucket = self._buckets[visitor] = Bucket(self.rate)
        self._buckets.move_to_end(visitor)
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        return bucket


def network_of(host: str) -> str:
    """An address as it is counted: whoever has one IPv6 address has all of its /64."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"


class Visits:
    """The open connections and their messages, counted by person and by network."""

    def __init__(self, people_per_address: int) -> None:
        self._people = people_per_address
        self._open: Counter[str] = Counter()
        self.arrivals = Buckets(ARRIVALS_EACH.times(people_per_address))
        self.messages = Buckets(MESSAGES_EACH.times(people_per_address))
        self.watching = Buckets(WATCHING_EACH.times(people_per_address))
        self.warnings = Bucket(WARNINGS)

    def may_arrive(self, network: str) -> bool:
        return self.arrivals.take(network)

    @contextlib.contextmanager
    def connected(self, person: str | None, network: str) -> Iterator[None]:
        """Counts one connection while it lasts; refuses one too many."""
        limits = self._limits(person, network)
        for counted, most in limits.items():
            if self._open[counted] >= most:
                raise Problem("too-many", most=most)
        self._open.update(limits.keys())
        metrics.CONNECTIONS.inc()
        try:
            yield
        finally:
            metrics.CONNECTIONS.dec()
            for counted in limits:
                self._open[counted] -= 1
                if not self._open[counted]:
                    del self._open[counted]

    def _limits(self, person: str | None, network: str) -> dict[str, int]:
        from_there = {f"network {network}": CONNECTIONS_EACH * self._people}
        if person is not None:
            return {**from_there, f"person {person}": CONNECTIONS_PER_PERSON}
        return {**from_there, f"watching {network}": int(CONNECTIONS_WITHOUT_SESSION_EACH * self._people)}

    def may_speak(self, person: str | None, network: str, tokens: int) -> bool:
        """Whether the network has said less than it may."""
        return (self.watching if person is None else self.messages).take(network, tokens)
