"""`python -m server.nursery`: forks a server for each line it reads, and says when it has ended.

It has read the whole program already, and so has the process from which theirs for bots are forked: a start costs a
tenth of one from nothing. Nothing is limited there.
"""

import multiprocessing
import os
import sys
from multiprocessing import forkserver


def main() -> None:
    from sylve.server import Settings, serve, services
    from sylve.server.bots import pool
    from sylve.server.wire import limits

    endless = limits.Rate(per_second=1e9, burst=1e9)
    for place, name in ((services, "CALLS"), (services, "CHANGES"), (limits, "MESSAGES")):
        setattr(place, name, endless)
    limits.TABLES_PER_DAY = 10**9
    settings = Settings.from_environment(people_per_address=10**6)
    fast = multiprocessing.get_context("forkserver")
    fast.set_forkserver_preload([pool.__name__])
    forkserver.ensure_running()
    while sys.stdin.readline():
        child = os.fork()
        if not child:
            forkserver._forkserver.ensure_running = lambda: None  # type: ignore[method-assign]  # it is no child of ours
            multiprocessing.get_context = lambda _how: fast  # type: ignore[assignment]
            try:
                serve(settings)
            finally:
                os._exit(0)
        print(f"born {child}", flush=True)
        _, status = os.waitpid(child, 0)
        print(f"ended {os.waitstatus_to_exitcode(status)}", flush=True)


if __name__ == "__main__":
    main()
