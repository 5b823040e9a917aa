"""`sylve think`: a machine that only thinks, for the bots of servers on others."""

import asyncio
import os
import sys

from sylve.cli.arguments import Mistake, needing
from sylve.cli.build import compile_behind

with needing("serve"):
    from sylve.server import StartError, logs
    from sylve.server.bots import thinker


def think(*, redis: str = "", processes: int = 0, limit: float = 20.0) -> None:
    """
    Args:
        redis: URL of the Redis of the server (SYLVE_REDIS)
        processes: how many thoughts at once; 0: as many as there are cores
        limit: seconds that one thought may take
    """
    url = redis or os.environ.get("SYLVE_REDIS", "")
    if not url:
        raise Mistake("name the Redis of the server: --redis redis://…")
    logs.set_up()
    with compile_behind():
        print("Sylve thinks.", flush=True)
        try:
            asyncio.run(thinker.think(url, processes, limit))
        except StartError as problem:
            sys.exit(f"sylve: {problem}")
