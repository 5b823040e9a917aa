"""Several processes that serve at one address. The first one only watches over them.

A worker that dies is replaced; where the rules have been compiled meanwhile, workers on the plain rules are replaced
one after the other: that is why a lone server whose rules are being compiled is watched over too. Pages connect again
by themselves and find every table as it was.
"""

import contextlib
import dataclasses
import logging
import os
import select
import signal
import socket
import subprocess
import sys
import time
from threading import Thread

import sylve
from sylve import native
from sylve.server.settings import Settings

log = logging.getLogger("sylve.workers")

SECONDS_TO_STOP = 15.0
SECONDS_TO_START = 60.0
SECONDS_BETWEEN_DEATHS = 1.0  # so that a worker that cannot start does not take the whole machine


class Worker:
    """A process that serves; it says when it does, and ends with us."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        ready, says_ready = os.pipe()
        ours, self._life = os.pipe()
        self._ready = ready
        self.started = time.monotonic()
        descriptors = (listening.fileno(), says_ready, ours)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "sylve.server.workers", *map(str, descriptors)],
            env={**os.environ, **settings.environment()},
            pass_fds=descriptors,
        )
        os.close(says_ready)
        os.close(ours)

    def wait_until_ready(self) -> None:
        """Until it serves, or is dead."""
        select.select([self._ready], [], [], SECONDS_TO_START)

    def hears_why(self, why: str) -> None:
        """Why it runs on the plain rules, for whoever asks how the server is."""
        with contextlib.suppress(BrokenPipeError):
            os.write(self._life, why.encode())

    def is_dead(self) -> bool:
        return self.process.poll() is not None

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(SECONDS_TO_STOP)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.close()

    def close(self) -> None:
        os.close(self._ready)
        os.close(self._life)


def supervise(settings: Settings, listening: socket.socket) -> None:
    """Until we are stopped; then all workers are."""
    each = dataclasses.replace(settings, bot_processes=settings.bot_processes or _bot_processes(settings.workers))
    workers = [Worker(each, listening) for _ in range(settings.workers)]
    compiled, why = native.folder(), ""
    native_from_the_start = sylve.build == "native" or bool(os.environ.get("SYLVE_BUILD"))
    try:
        while True:
            time.sleep(0.2)
            for number, worker in enumerate(workers):
                if worker.is_dead():
                    log.error("a worker died", extra={"status": worker.process.returncode})
                    time.sleep(max(0.0, worker.started + SECONDS_BETWEEN_DEATHS - time.monotonic()))
                    worker.close()
                    workers[number], why = Worker(each, listening), ""
            if native_from_the_start:
                continue
            if why != native.why:
                why = native.why
                for worker in workers:
                    worker.hears_why(why)
            if compiled.is_dir():
                native_from_the_start = True
                _replace(workers, each, listening)
    finally:
        for worker in workers:
            worker.process.terminate()
        for worker in workers:
            worker.stop()


def _replace(workers: list[Worker], settings: Settings, listening: socket.socket) -> None:
    """One after the other, so that somebody always serves. A lone one has the database for itself: it goes first."""
    for number, worker in enumerate(workers):
        if not settings.redis:
            worker.stop()
        workers[number] = Worker(settings, listening)
        workers[number].wait_until_ready()
        if settings.redis:
            worker.stop()
    log.info("the workers have taken up the compiled rules")


def _bot_processes(workers: int) -> int:
    """The cores that are left, divided."""
    return max(1, ((os.cpu_count() or 2) - 1) // workers)


# In the worker


def serve(listening: socket.socket, ready: int, life: int) -> None:
    import uvicorn

    from sylve.server import logs, metrics, serving

    logs.set_up()
    serving.collect_seldom()
    Thread(target=_hear, args=(life,), daemon=True).start()
    settings = Settings.from_environment()
    metrics.serve_apart(settings)
    config = serving.uvicorn_config(settings)

    class Telling(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            os.write(ready, b".")

    with contextlib.suppress(KeyboardInterrupt):
        Telling(config).run(sockets=[listening])


def _hear(life: int) -> None:
    """What we are told by whoever watches over us. When nobody does any more, there is no use in going on."""
    while why := os.read(life, 1 << 16):
        native.why = why.decode()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    fileno, ready, life = map(int, sys.argv[1:])
    serve(socket.socket(fileno=fileno), ready, life)
