"""boardgame.io with a trivial game in memory, under the same load: what our server is measured beside.

Its packages are installed by `npm install` in bench/boardgame_io, once, when they are missing. A move's wait is the
time until the other client has it, since its own client shows it at once.
"""

import json
import subprocess
from pathlib import Path

from bench.load import TICKS, Figures

FOLDER = Path(__file__).parent / "boardgame_io"


def install() -> None:
    if not (FOLDER / "node_modules").is_dir():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund"], cwd=FOLDER, check=True)


class Peer:
    """Its server, in a process of its own."""

    def __init__(self) -> None:
        install()
        self._process = _node("server.js")
        while not (line := _line(self._process)).startswith("{"):
            pass
        told = json.loads(line)
        self.port, self._pid = told["port"], told["pid"]

    def processor_seconds(self) -> float:
        fields = Path(f"/proc/{self._pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def round(self, matches: int, seconds: float) -> Figures:
        playing = _node("load.js", str(self.port), str(matches), str(seconds))
        assert playing.stdin is not None
        while _line(playing) != "ready":
            pass
        begun = self.processor_seconds()
        playing.stdin.write("\n")
        playing.stdin.flush()
        told = json.loads(_line(playing))
        processor = self.processor_seconds() - begun
        playing.wait()
        # The waits are told as their percentiles: a list that has these stands for them.
        waits = [told["p50"] / 1000] * 98 + [told["p99"] / 1000] * 3
        return Figures(told["moves"], told["seconds"], processor, waits=waits, state_bytes=[0])

    def stop(self) -> None:
        subprocess.run(["kill", str(self._pid)], check=False)
        self._process.wait()


def _node(*arguments: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(["node", *arguments], cwd=FOLDER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def _line(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        raise SystemExit("boardgame.io did not start")
    return line.strip()
