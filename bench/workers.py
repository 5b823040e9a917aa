"""`python -m bench.workers`: what a move costs each of the processes that several workers need.

The same tables play at the same pace, one setting after the other. Counted is the processor time of those who serve,
of PostgreSQL and of Redis, for each move.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import pgserver
import psutil

from bench.load import Figures, Server, play_round
from bench.quick_pages import Browser

HERE = Path(__file__).parent.parent
sys.path.append(str(HERE / "tests"))

from server.redis_server import RedisServer  # noqa: E402

WORKERS = {"SYLVE_BOT_PROCESSES": "1", "SYLVE_PEOPLE_PER_ADDRESS": "1000000"}


def family_seconds(pid: int) -> float:
    """Processor time of a process and of its children."""
    family = [psutil.Process(pid), *psutil.Process(pid).children(recursive=True)]
    return sum(sum(each.cpu_times()[:2]) for each in family)


class Serving(Server):
    def processor_seconds(self) -> float:
        return family_seconds(self.process.pid)


@dataclass
class Setting:
    name: str
    environment: Mapping[str, str]
    rounds: list[dict[str, float]] = field(default_factory=list)  # milliseconds of a move, by who took them


@contextmanager
def postgres() -> Iterator[Any]:
    with tempfile.TemporaryDirectory(prefix="sylve-postgres-", ignore_cleanup_errors=True) as folder:
        server = pgserver.get_server(folder, cleanup_mode="delete")  # type: ignore[attr-defined]
        yield server
        server.cleanup()


@contextmanager
def redis() -> Iterator[RedisServer]:
    with tempfile.TemporaryDirectory(prefix="sylve-redis-") as folder:
        server = RedisServer(Path(folder))
        server.start()
        yield server
        server.kill()


def played(setting: Setting, beside: Mapping[str, int], given: argparse.Namespace) -> None:
    """One round, at a new server."""
    clocks: dict[str, Callable[[], float]] = {name: lambda pid=pid: family_seconds(pid) for name, pid in beside.items()}
    with tempfile.TemporaryDirectory() as folder:
        os.environ.update(setting.environment)
        serving = Serving(HERE / "src", folder, "native", "sylve.server")
        try:
            people = [[Browser(serving.url) for _ in range(3)] for _ in range(given.tables)]
            asyncio.run(play_round(serving, people, given.game, 1.0, 0, given.rate))
            before = {name: clock() for name, clock in clocks.items()}
            figures: Figures = asyncio.run(play_round(serving, people, given.game, given.seconds, 1, given.rate))
            taken = {name: clock() - before[name] for name, clock in clocks.items()}
        finally:
            serving.stop()
            for name in setting.environment:
                del os.environ[name]
    taken["serving"] = figures.processor
    each = {name: 1000 * seconds / figures.moves for name, seconds in taken.items()}
    setting.rounds.append({**each, "p50": figures.wait(0.5), "p99": figures.wait(0.99)})


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.workers", description=__doc__)
    parser.add_argument("--game", default="canyon")
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--rate", type=float, default=150.0, help="moves a second in all")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=2)
    given = parser.parse_args()
    with ExitStack() as stack:
        database, announcing = stack.enter_context(postgres()), stack.enter_context(redis())
        program = int(subprocess.check_output(["pgrep", "-f", str(announcing.path)]).split()[0])
        beside = {"PostgreSQL": database.get_pid(), "Redis": program}
        stored = {"SYLVE_DATABASE": database.get_uri(), **WORKERS}
        shared = {**stored, "SYLVE_REDIS": announcing.url}
        settings = [
            Setting("one process, SQLite", WORKERS),
            Setting("one process, PostgreSQL", stored),
            Setting("one worker, PostgreSQL and Redis", {**shared, "SYLVE_WORKERS": "1"}),
            Setting("two workers, PostgreSQL and Redis", {**shared, "SYLVE_WORKERS": "2"}),
        ]
        print(f"{given.game}, {given.tables} tables, {given.rate:.0f} moves a second, load {os.getloadavg()[0]:.0f}\n")
        for _ in range(given.rounds):
            for setting in settings:
                played(setting, beside, given)
    columns = ("serving", "PostgreSQL", "Redis", "p50", "p99")
    print(f"| ms of a move | {' | '.join(columns)} |\n{'|---' * (len(columns) + 1)}|")
    for setting in settings:
        cells = [f"{median(taken[column] for taken in setting.rounds):.2f}" for column in columns]
        print(f"| {setting.name} | {' | '.join(cells)} |")
    print(f"\nload {os.getloadavg()[0]:.0f}")


if __name__ == "__main__":
    main()
