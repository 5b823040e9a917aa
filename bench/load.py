"""`python -m bench.load`: two people at each of many tables play as fast as the server lets them.

Counted is the processor time of the serving process alone: rules, redaction, durable commits, sending. Every round
opens its tables first, which is not counted, then plays them to the end or until the round's time is over.
"""

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
import uvloop

from bench.quick_pages import Browser, Page, open_page

SALT = "00" * 16
SITTING = 10**6  # a request number that no move has
TICKS = os.sysconf("SC_CLK_TCK")
GAMES = ("toutlahaut", "canyon", "ecosysteme", "canopee", "leaf")


@dataclass
class Figures:
    """What a round came to."""

    moves: int = 0
    seconds: float = 0.0
    processor: float = 0.0
    own: float = 0.0  # processor time of those who play
    waits: list[float] = field(default_factory=list)  # from play to done
    state_bytes: list[int] = field(default_factory=list)  # of each state sent after a move

    @property
    def per_core(self) -> float:
        return self.moves / self.processor if self.processor else 0.0

    def wait(self, share: float) -> float:
        """Milliseconds within which this share of the moves was acknowledged."""
        return 1000 * sorted(self.waits)[int(share * (len(self.waits) - 1))] if self.waits else 0.0


class Server:
    """A server without limits, in a process of its own, with an empty database."""

    def __init__(self, source: Path, folder: str, build: str, module: str) -> None:
        here = Path(__file__).parent.parent
        environment = {
            **os.environ,
            "PYTHONPATH": f"{source}{os.pathsep}{here}",
            "SYLVE_PORT": "0",
            "SYLVE_FOLDER": folder,
            "SYLVE_BUILD": build,
            "SYLVE_BOT_PAUSE": "0",
        }
        command = [sys.executable, "-m", module]
        self.is_looked_at = module == "bench.profiled"
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True, cwd=folder)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("the server did not start")
        self.url = line.split()[-1]

    def look(self, begin: bool) -> None:
        """Let the profile count from now on, or stop."""
        if self.is_looked_at:
            self.process.send_signal(signal.SIGUSR1 if begin else signal.SIGUSR2)

    def processor_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def resident(self) -> int:
        """KiB in memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0])

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


@contextmanager
def server(source: Path, build: str, module: str = "bench.unlimited") -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        serving = Server(source, folder, build, module)
        try:
            yield serving
        finally:
            serving.stop()


class Legal(msgspec.Struct):
    """An offer: its action, and whether that is refused."""

    action: int
    refusal: "Nothing | None"


class Nothing(msgspec.Struct):
    """Something of which nothing is read."""


class View(msgspec.Struct):
    to_act: list[int]
    over: bool


class State(msgspec.Struct, tag="state"):
    """What playing needs of a state; all else is passed over, for what the bench does the server waits for."""

    sequence: int
    seat: int | None
    view: View
    offers: list[Legal]

    def change(self, changes: "Changes") -> None:
        self.sequence = changes.sequence
        if changes.offers is not None:
            self.offers = changes.offers
        for path, value in changes.view:
            if path == ["over"]:
                self.view.over = _read_any(value)
            elif path == ["to_act"]:
                self.view.to_act = _read_any(value)
            elif path[0] == "to_act":
                place = int(path[1])
                self.view.to_act[place : place + 1] = [_read_any(value)]


class Changes(msgspec.Struct, tag="changes"):
    sequence: int
    view: list[tuple[list[str | int], msgspec.Raw]] = []
    offers: list[Legal] | None = None


class Done(msgspec.Struct, tag="done"):
    request: int


class Table(msgspec.Struct, tag="table"):
    """The table around the game."""


class Refused(msgspec.Struct, tag="refused"):
    refusal: Any


class Error(msgspec.Struct, tag="error"):
    code: str


_read = msgspec.json.Decoder(State | Changes | Done | Table | Refused | Error).decode
_read_any = msgspec.json.decode


class LiveTable:
    """A table with its pages, which play at random, one move after the other."""

    def __init__(self, figures: Figures, dice: random.Random, pause: float, seats: int) -> None:
        self.figures = figures
        self.seats = seats
        self.dice = dice
        self.pause = pause
        self.pages: list[Page] = []
        self.known: dict[Page, State] = {}
        self.asked = 0.0
        self.request = 0
        self.playing = False
        self.stopped = False
        self.over = asyncio.Event()
        self.started = asyncio.Event()

    def together(self) -> bool:
        """Whether all pages have been shown the same."""
        return len({state.sequence for state in self.known.values()}) == 1

    def heard(self, page: Page, told: bytes) -> None:
        message = _read(told)
        if isinstance(message, (State, Changes)):
            if isinstance(message, State):
                self.known[page] = message
            else:
                self.known[page].change(message)
            if len(self.known) == self.seats:
                self.started.set()
            if self.playing:
                self.figures.state_bytes.append(len(told))
                self.next()
        elif isinstance(message, Done) and self.playing and message.request == self.request:
            self.figures.waits.append(time.perf_counter() - self.asked)
            self.figures.moves += 1
            self.request += 1
            self.next()
        elif isinstance(message, (Refused, Error)):
            raise RuntimeError(str(message))

    def begin(self) -> None:
        self.playing = True
        self.next()

    def next(self) -> None:
        """The next move, once the last one is acknowledged and all pages have been shown it."""
        if self.request % 2 or not self.together():
            return
        if self.stopped or self.known[self.pages[0]].view.over:
            self.over.set()
            return
        self.request += 1
        if self.pause:
            asyncio.get_running_loop().call_later(self.dice.expovariate(1 / self.pause), self.play)
        else:
            self.play()

    def play(self) -> None:
        for page in self.pages:
            state = self.known[page]
            if state.seat in state.view.to_act:
                legal = [offer.action for offer in state.offers if offer.refusal is None]
                self.asked = time.perf_counter()
                page.say(
                    {
                        "type": "play",
                        "request": self.request,
                        "seat": state.seat,
                        "action": self.dice.choice(legal),
                        "sequence": state.sequence,
                    }
                )
                return
        raise RuntimeError("nobody is asked")


async def table_of(people: list[Browser], game: str, figures: Figures, seed: int, pause: float) -> LiveTable:
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (len(people) - 1)
    name = people[0].call("POST", "/api/tables", {"game": game, "options": {}, "seats": seats})["table"]
    live = LiveTable(figures, random.Random(seed), pause, len(people))
    for person in people:
        live.pages.append(await open_page(person, name, live.heard))
    for seat, page in enumerate(live.pages[1:], 1):
        page.say({"type": "sit", "request": SITTING, "seat": seat, "salt": SALT})
    await live.started.wait()
    return live


async def play_round(
    serving: Server, people: list[list[Browser]], game: str, seconds: float, seed: int, rate: float = 0.0
) -> Figures:
    """All tables at once; with a rate, so many moves a second in all."""
    figures = Figures()
    pause = len(people) / rate if rate else 0.0
    tables = [await table_of(pair, game, figures, seed + number, pause) for number, pair in enumerate(people)]
    serving.look(begin=True)
    figures.processor -= serving.processor_seconds()
    figures.own -= time.process_time()
    figures.seconds -= time.perf_counter()
    for table in tables:
        table.begin()
    ending = asyncio.get_running_loop().call_later(seconds, stop_all, tables)
    for table in tables:
        await table.over.wait()
    ending.cancel()
    figures.seconds += time.perf_counter()
    figures.processor += serving.processor_seconds()
    figures.own += time.process_time()
    serving.look(begin=False)
    for table in tables:
        for page in table.pages:
            page.leave()
    return figures


def stop_all(tables: list[LiveTable]) -> None:
    for table in tables:
        table.stopped = True


class Measured:
    """One server under one game's load, round after round."""

    def __init__(self, name: str, serving: Server, game: str, tables: int) -> None:
        seats = 3 if game == "canyon" else 2  # Canyon has no game for two
        self.name = name
        self.rounds: list[Figures] = []
        self._serving = serving
        self._game = game
        self._people = [[Browser(serving.url) for _ in range(seats)] for _ in range(tables)]
        uvloop.run(play_round(serving, self._people, game, 0.5, 0))  # imports and caches are warm then

    def play(self, seconds: float, rate: float) -> None:
        seed = 1000 * len(self.rounds)
        playing = play_round(self._serving, self._people, self._game, seconds, seed, rate)
        self.rounds.append(uvloop.run(playing))


def told(name: str, rounds: list[Figures]) -> str:
    """One line of the table that bench/README.md keeps."""
    speeds = [figures.per_core for figures in rounds]
    cells = [
        name,
        f"{median(speeds):.0f} ({min(speeds):.0f}–{max(speeds):.0f})",
        f"{median(figures.moves / figures.seconds for figures in rounds):.0f}",
        f"{median(figures.wait(0.5) for figures in rounds):.1f}",
        f"{median(figures.wait(0.99) for figures in rounds):.1f}",
        f"{median(median(figures.state_bytes) for figures in rounds):.0f}",
        f"{100 * median(figures.own / figures.seconds for figures in rounds):.0f} %",
    ]
    return "| " + " | ".join(cells) + " |"


COLUMNS = (
    "game",
    "moves per second of processor time",
    "moves per second",
    "p50 ms",
    "p99 ms",
    "bytes of a state",
    "bench",
)
HEAD = f"| {' | '.join(COLUMNS)} |\n{'|---' * len(COLUMNS)}|"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("game", nargs="*", default=GAMES)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=3.0, help="the most that one round plays")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--rate", type=float, default=0.0, help="moves a second in all; 0: as fast as it goes")
    parser.add_argument("--build", choices=("native", "plain"), default="native")
    parser.add_argument("--before", type=Path, help="the src of another checkout, measured in turns with this one")
    parser.add_argument("--peer", action="store_true", help="boardgame.io in turns with it too")
    parser.add_argument("--profile", action="store_true", help="write where the time goes to profile-GAME.txt")
    given = parser.parse_args()
    print(f"{given.build} build, {given.tables} tables, load {os.getloadavg()[0]:.1f}\n\n{HEAD}", flush=True)
    for game in given.game:
        measure(game, given)


def measure(game: str, given: argparse.Namespace) -> None:
    """All sides in turns, so that a busy machine slows each of them."""
    os.environ["SYLVE_PROFILE"] = str(Path(f"profile-{game}.txt").resolve())
    sources = {game: Path(__file__).parent.parent / "src"}
    if given.before:
        sources[f"{game}, before"] = given.before.resolve()
    with ExitStack() as stack:
        sides = []
        for name, source in sources.items():
            module = "bench.profiled" if given.profile else "bench.unlimited"
            serving = stack.enter_context(server(source, given.build, module))
            sides.append(Measured(name, serving, game, given.tables))
        peer, beside = beside_us(stack, given.peer), []
        for _ in range(given.rounds):
            for side in sides:
                side.play(given.seconds, given.rate)
            if peer is not None:
                beside.append(peer(given.tables, given.seconds))
    for side in sides:
        print(told(side.name, side.rounds), flush=True)
    if beside:
        print(told("boardgame.io", beside), flush=True)


def beside_us(stack: ExitStack, wanted: bool) -> "Callable[[int, float], Figures] | None":
    if not wanted:
        return None
    from bench.boardgame import Peer

    peer = Peer()
    stack.callback(peer.stop)
    return peer.round


if __name__ == "__main__":
    main()
