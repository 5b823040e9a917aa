"""Workers that fail in the ways that processes and clusters do. They run in processes of their own."""

import os
import time
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from sylve.arena.plans import Plan
from sylve.arena.playing import play_batch
from sylve.arena.problems import Problem
from sylve.arena.workers import Crew, Ready, play_here

ROOM = 4


def play_and_die(connection: Connection, plan: Plan, batches: int) -> None:
    """A cluster that is lost half-way: Ray ends the process that talks to it."""
    connection.send(Ready(ROOM))
    for _ in range(batches):
        connection.send(play_batch(plan, connection.recv()))
    os._exit(1)


def die_once(connection: Connection, plan: Plan, marker: Path) -> None:
    if not marker.exists():
        marker.touch()
        play_and_die(connection, plan, 1)
    play_here(connection, plan)


def say_nothing(connection: Connection, plan: Plan) -> None:  # noqa: ARG001 - the signature of a worker
    time.sleep(600)


def cluster_that_dies(after: int, batch: int = 2) -> Crew:
    return _cluster(partial(play_and_die, batches=after), batch)


def cluster_that_is_silent() -> Crew:
    return _cluster(say_nothing, 1)._replace(patience=0.5)


def _cluster(work: Any, batch: int) -> Crew:
    facts: dict[str, str | int] = {"address": "fake", "log": "cluster.log"}
    return Crew(
        work,
        workers=1,
        batch=batch,
        losses=0,
        patience=60,
        grace=5,
        silent=Problem("cluster-silent", facts),
        lost=Problem("cluster-lost", facts),
    )
