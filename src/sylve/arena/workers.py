"""Who plays the games: processes that take batches of game numbers by a pipe and send back what came of them.

One that dies is replaced and its batches are played again. A cluster is one such process with much room.
"""

import signal
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import NamedTuple

from sylve.arena.plans import Plan
from sylve.arena.playing import Played, play_batch
from sylve.arena.problems import Problem

Batch = list[int]
Work = Callable[[Connection, Plan], None]


class Ready(NamedTuple):
    """A worker's first word: how many batches it holds at a time."""

    room: int


class Crew(NamedTuple):
    """What kind of workers, and how they are treated."""

    work: Work
    workers: int
    batch: int
    """Games in a batch."""
    losses: int
    """How many workers may be lost with no result between them."""
    patience: float
    """Seconds until a worker must have said that it is ready."""
    grace: float
    """Seconds that a worker gets in the end to tidy up."""
    silent: Problem
    """What is said of one that never gets ready,"""
    lost: Problem
    """and of one lost too many."""


def play_here(connection: Connection, plan: Plan) -> None:
    """A worker of this machine."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the arena, which ends its workers
    with suppress(EOFError, OSError):
        connection.send(Ready(2))  # one to play, and the next
        while True:
            connection.send(play_batch(plan, connection.recv()))


def processes(jobs: int) -> Crew:
    lost = Problem("workers-lost")
    return Crew(play_here, jobs, batch=1, losses=3, patience=300, grace=0, silent=lost, lost=lost)


class Worker:
    def __init__(self, crew: Crew, plan: Plan) -> None:
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=crew.work, args=(theirs, plan), daemon=True)
        self.process.start()
        theirs.close()
        self.room = 0
        self.deadline = monotonic() + crew.patience
        self.batches: dict[int, Batch] = {}

    def fill(self, batches: deque[Batch]) -> None:
        while batches and len(self.batches) < self.room:
            batch = batches.popleft()
            self.batches[batch[0]] = batch
            with suppress(OSError):  # that it is dead is heard from its pipe
                self.connection.send(batch)

    def end(self, grace: float) -> None:
        self.connection.close()
        self.process.join(grace)
        self.process.kill()
        self.process.join()


class Shift:
    """Workers at work on a heap of batches."""

    def __init__(self, crew: Crew, plan: Plan, numbers: list[int]) -> None:
        self.crew = crew
        self.plan = plan
        self.batches = deque(numbers[start : start + crew.batch] for start in range(0, len(numbers), crew.batch))
        self.workers: dict[Connection, Worker] = {}
        self.losses = 0

    def games(self) -> Iterator[Played]:
        """Each game as soon as it is over, in any order."""
        try:
            while self.batches or any(worker.batches for worker in self.workers.values()):
                self._hand_out()
                for connection in self._heard():
                    yield from self._answer(self.workers[connection])
        finally:
            for worker in self.workers.values():
                worker.end(self.crew.grace if worker.room else 0)

    def _hand_out(self) -> None:
        while len(self.workers) < min(self.crew.workers, len(self.batches)):
            worker = Worker(self.crew, self.plan)
            self.workers[worker.connection] = worker
        for worker in self.workers.values():
            worker.fill(self.batches)

    def _heard(self) -> list[Connection]:
        """Those who have something to say. One that does not get ready is not waited for."""
        deadlines = [worker.deadline for worker in self.workers.values() if not worker.room]
        heard = wait(list(self.workers), max(0, min(deadlines) - monotonic()) if deadlines else None)
        if not heard:
            raise self.crew.silent
        return [connection for connection in heard if isinstance(connection, Connection)]

    def _answer(self, worker: Worker) -> list[Played]:
        try:
            answer = worker.connection.recv()
        except (EOFError, OSError):
            self._lose(worker)
            return []
        if isinstance(answer, Problem):
            raise answer
        if isinstance(answer, Ready):
            worker.room = answer.room
            return []
        self.losses = 0
        games: list[Played] = answer
        del worker.batches[games[0].game]
        return games

    def _lose(self, worker: Worker) -> None:
        self.losses += 1
        if self.losses > self.crew.losses:
            raise self.crew.lost
        self.batches.extendleft(worker.batches.values())
        self.workers.pop(worker.connection).end(0)
