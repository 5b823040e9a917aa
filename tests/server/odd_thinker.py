"""`python -m server.odd_thinker REDIS`: a machine that thinks for the bots that go wrong, too."""

import asyncio
import sys

from server.odd_bots import ODD, think
from sylve import bots
from sylve.server.bots import pool, thinker

if __name__ == "__main__":
    names = [*bots.names(), *ODD]
    bots.names = lambda: names
    pool._think = think
    asyncio.run(thinker.think(sys.argv[1], processes=1, limit=float(sys.argv[2])))
