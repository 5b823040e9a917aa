"""The games on a Ray cluster, the extra `cluster`.

Ray ends the process that talks to it when the cluster is gone, so it gets a process of its own: to the arena it is one
worker with much room. What Ray itself says goes to `cluster.log` in the arena's folder.
"""

import importlib.util
import os
import signal
import sys
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from sylve.arena.plans import Plan
from sylve.arena.playing import play_batch
from sylve.arena.problems import Problem
from sylve.arena.workers import Crew, Ready

LOG = "cluster.log"
LOCAL = "local"  # Ray's word for a new cluster of this machine, whatever others run on it
JOINING = 45.0
STARTING = 180.0
CHECK = 0.2  # seconds between two looks for new batches
RETRIES = 3


def cluster(address: str | None, cores: int, games_of_a_pair: int, folder: Path) -> Crew:
    """The cluster at that address, or one of this machine's cores."""
    if importlib.util.find_spec("ray") is None:
        raise Problem("no-ray")
    facts: dict[str, str | int] = {"address": address or LOCAL, "log": str(folder / LOG)}
    return Crew(
        partial(play_on_ray, address=address, cores=cores, log=str(folder / LOG)),
        workers=1,
        batch=games_of_a_pair,
        losses=0,
        patience=JOINING if address else STARTING,
        grace=20,
        silent=Problem("cluster-silent", facts),
        lost=Problem("cluster-lost", facts),
    )


def play_on_ray(connection: Connection, plan: Plan, address: str | None, cores: int, log: str) -> None:
    """A worker that hands its batches on to Ray, which tries again those whose machine is lost."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _write_to(log)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))  # a cluster of this machine plays this Sylve
    import ray

    try:
        own: dict[str, Any] = {} if address else {"num_cpus": cores, "include_dashboard": False}
        ray.init(address=address or LOCAL, log_to_driver=False, **own)
        task = ray.remote(play_batch).options(max_retries=RETRIES)
        connection.send(Ready(2 * max(1, int(ray.cluster_resources().get("CPU", 1)))))
        playing: list[ray.ObjectRef] = []
        while True:
            while connection.poll(0 if playing else None):
                playing.append(task.remote(plan, connection.recv()))
            done, playing = ray.wait(playing, timeout=CHECK)
            for answer in ray.get(done):
                connection.send(answer)
    except (EOFError, BrokenPipeError):  # the arena is done
        ray.shutdown()
    except Exception as error:
        reason = (str(error).strip().splitlines() or [type(error).__name__])[-1].rstrip(".")
        connection.send(Problem("cluster-failed", {"address": address or LOCAL, "reason": reason, "log": log}))


def _write_to(log: str) -> None:
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(file, 1)
    os.dup2(file, 2)
