"""What the server counts, for Prometheus: never a table, a person or an address. Read at a place the owner names."""

import hmac
import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, start_http_server

from sylve.server.settings import Settings, StartError

REGISTRY = CollectorRegistry()
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 60.0)

MOVES = Counter("sylve_moves", "Actions stored", ["by"], registry=REGISTRY)
TABLES = Counter("sylve_tables_opened", "Tables opened", ["game"], registry=REGISTRY)
COMMITS = Counter("sylve_commits", "Commits to the database", registry=REGISTRY)
COMMIT_ENTRIES = Histogram(
    "sylve_commit_entries", "Entries of one commit", buckets=(1, 2, 4, 8, 16, 32, 64, 128), registry=REGISTRY
)
COMMIT_SECONDS = Histogram("sylve_commit_seconds", "Time of one commit", buckets=QUICK, registry=REGISTRY)
PLAY_SECONDS = Histogram("sylve_play_seconds", "From a person's play to its answer", buckets=QUICK, registry=REGISTRY)
BOT_SECONDS = Histogram("sylve_bot_seconds", "From a bot's question to its action", buckets=SLOW, registry=REGISTRY)
BOTS_WAITING = Gauge("sylve_bots_waiting", "Questions that wait for a process to think about them", registry=REGISTRY)
BOT_WAIT_SECONDS = Histogram(
    "sylve_bot_wait_seconds", "How long a question waits for a process", buckets=SLOW, registry=REGISTRY
)
ROOMS = Gauge("sylve_rooms", "Tables in memory", registry=REGISTRY)
CONNECTIONS = Gauge("sylve_connections", "Open pages at tables", registry=REGISTRY)
REFUSALS = Counter("sylve_refusals", "What was refused, by its code", ["code"], registry=REGISTRY)

MOVES_OF_PEOPLE, MOVES_OF_BOTS = MOVES.labels("person"), MOVES.labels("bot")  # shown as 0 from the beginning

text = generate_latest


class timed:  # noqa: N801 - read as a word: `with timed(…)`
    """Counts how long what is done inside takes, also where it fails."""

    def __init__(self, histogram: Histogram) -> None:
        self._histogram = histogram

    def __enter__(self) -> None:
        self._begun = time.perf_counter()

    def __exit__(self, *_error: object) -> None:
        self._histogram.observe(time.perf_counter() - self._begun)


def serve_apart(settings: Settings) -> None:
    """A port of its own for Prometheus, where the owner wants one."""
    if not settings.metrics:
        return
    if settings.workers > 1:
        raise StartError("SYLVE_METRICS counts one process: for several workers use SYLVE_METRICS_TOKEN.")
    host, _, port = settings.metrics.rpartition(":")
    try:
        start_http_server(int(port), host.strip("[]") or "127.0.0.1", REGISTRY)
    except (OSError, ValueError, OverflowError) as problem:
        raise StartError(
            f"SYLVE_METRICS is an address and a free port, not {settings.metrics!r} ({problem})."
        ) from None


def is_let_in(settings: Settings, authorization: str | None) -> bool:
    """Whether who asks at the common port has the owner's token; without one nobody has."""
    expected = f"Bearer {settings.metrics_token}"
    return bool(settings.metrics_token) and hmac.compare_digest((authorization or "").encode(), expected.encode())
