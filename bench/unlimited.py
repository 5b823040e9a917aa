"""`python -m bench.unlimited`: the server without its limits, so that few addresses can make much load."""

import os

from sylve.server import Settings, serve, services
from sylve.server.rooms import room
from sylve.server.wire import limits

ENDLESS = limits.Rate(per_second=1e9, burst=1e9)


def main() -> None:
    services.CALLS = services.CHANGES = ENDLESS
    limits.MESSAGES = ENDLESS
    if quiet := os.environ.get("BENCH_QUIET_SECONDS"):
        room.QUIET_SECONDS = float(quiet)
    limits.TABLES_PER_DAY = limits.CONNECTIONS_PER_PERSON = limits.SPECTATORS_PER_TABLE = 10**9
    serve(Settings.from_environment(people_per_address=10**6))


if __name__ == "__main__":
    main()
