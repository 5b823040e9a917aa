"""Starts the server and stops it gracefully. What stands in the way is said in one sentence."""

import asyncio
import gc
import os
import signal
import socket
import sys
import tempfile
import threading

import uvicorn

from sylve.server import logs, metrics, workers
from sylve.server.app import create_app
from sylve.server.bots.roster import Roster
from sylve.server.people.people import ways
from sylve.server.rooms.redis_hub import RedisHub
from sylve.server.settings import Settings, StartError
from sylve.server.store.store import Store
from sylve.server.wire import limits
from sylve.server.wire.page_protocol import PageProtocol
from sylve.server.wire.patience import PatientProtocol

SECONDS_TO_STOP = 5
# Views are trees that go by themselves when nobody needs them: looking for rings among them so often finds none.
COLLECT_AFTER = (100_000, 20, 100)


def serve(settings: Settings, compiling: bool = False) -> None:
    """Serve until stopped; exits with status 1 and a sentence when that is not possible.

    Where the rules are being compiled, the process that serves is another one, which can be replaced then.
    """
    watched_over = settings.workers > 1 or compiling
    try:
        settings.check()
        roster = Roster(settings.policies)
        ways(settings, bytes(32))
        _check_folder(settings)
        asyncio.run(_check_database(settings))
        if settings.redis:
            asyncio.run(RedisHub(settings.redis, "").check())
        listening = listen(settings)
        if settings.workers > 1 or not compiling:
            metrics.serve_apart(settings)
    except StartError as problem:
        print(f"sylve: {problem}", file=sys.stderr)
        raise SystemExit(1) from None
    if settings.secret is not None:
        print("sylve: SYLVE_KNOWN_DEALS_FOR_TESTS is set: anybody can know all cards.", file=sys.stderr)
    for sentence in roster.problems:
        print(f"sylve: {sentence}", file=sys.stderr)
    logs.set_up()
    host, port = listening.getsockname()[:2]
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, _stopped)  # uvicorn hands the signal on when everything is closed
    print(f"Sylve is open at http://{_address(host)}:{port}", flush=True)
    collect_seldom()
    with listening:
        if watched_over:
            workers.supervise(settings, listening)
        else:
            uvicorn.Server(uvicorn_config(settings)).run(sockets=[listening])


def collect_seldom() -> None:
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def _stopped(_signal: int, _frame: object) -> None:
    """Everything is stored and closed by now: nothing that is still under way is waited for long."""
    end = threading.Timer(SECONDS_TO_STOP, os._exit, (0,))
    end.daemon = True
    end.start()
    raise SystemExit(0)


def uvicorn_config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings),
        lifespan="on",
        log_config=None,
        access_log=False,  # addresses of tables let people in and do not belong into a log
        http=PatientProtocol,
        ws=PageProtocol,
        ws_per_message_deflate=False,  # it takes as much memory as the connection, and little is sent twice
        # Larger messages get an answer from us; only far larger ones end the connection.
        ws_max_size=16 * limits.MESSAGE_BYTES,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
        server_header=False,
    )


def _check_folder(settings: Settings) -> None:
    if settings.database:
        return
    try:
        settings.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=settings.folder):
            pass
    except OSError as error:
        reason = os.strerror(error.errno) if error.errno else str(error)
        raise StartError(
            f"The folder {settings.folder} cannot be written to ({reason}): choose another with --folder."
        ) from None


async def _check_database(settings: Settings) -> None:
    store = Store(settings)
    try:
        await store.open()
        await store.claim.take(shared=bool(settings.redis))
    finally:
        await store.close()


def listen(settings: Settings) -> socket.socket:
    """Said to be TCP, or asyncio leaves Nagle's algorithm on: every answer with a body then waits 40 ms for its end."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(1024)
    except OSError as error:
        listening.close()
        reason = os.strerror(error.errno) if error.errno else str(error)
        raise StartError(
            f"Port {settings.port} of {settings.host} cannot be used ({reason}): choose another with --port."
        ) from None
    return listening


def _address(host: str) -> str:
    return f"[{host}]" if ":" in host else host
