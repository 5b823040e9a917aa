"""A real server in a process of its own, on a port that it takes and tells: no other can have it meanwhile."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import sylve
from dealing import DEAL, PATIENCE

PACKAGES = str(Path(sylve.__file__).parents[1])


OPEN_AT = re.compile(r"open at (\S+)")


class Server:
    program = ("-m", "sylve.server")

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.settings = settings
        self.url = ""  # a free port of its own choice, which it has when it starts again
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        settings = {
            "PYTHONPATH": PACKAGES,
            "SYLVE_PORT": self.url.rpartition(":")[2] or "0",
            "SYLVE_FOLDER": str(self.folder),
            "SYLVE_BOT_PROCESSES": "1",
            "SYLVE_BOT_PAUSE": "0",
            "SYLVE_REVIEW_TRIES": "700",
            "SYLVE_PEOPLE_PER_ADDRESS": "1000",
            "SYLVE_KNOWN_DEALS_FOR_TESTS": DEAL,
        }
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, *self.program],
                env={**os.environ, **settings, **self.settings},
                stdout=log,
                stderr=log,
            )
        latest = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, (self.folder / "server.log").read_text()
            assert time.monotonic() < latest, "the server did not start in time"
            time.sleep(0.1)

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            self._process.wait(timeout=PATIENCE)
            self._process = None

    def _answers(self) -> bool:
        if not self.url:
            told = OPEN_AT.search((self.folder / "server.log").read_text())
            self.url = told[1] if told else ""
        try:
            with urlopen(f"{self.url}/healthz", timeout=1) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError, ValueError):  # the last: nobody knows yet where it is
            return False
