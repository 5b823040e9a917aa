"""A server in a process of its own, for the tests that kill, flood or fill it."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

from sylve.server import Settings

started: list[Process] = []


class Killable:
    """A server in a process of its own."""

    def __init__(self, settings: Settings, *command: str) -> None:
        self.command = command or ("-m", "sylve.server")
        self.environment = {
            **os.environ,
            "SYLVE_PORT": "0",
            "SYLVE_FOLDER": str(settings.folder),
            "SYLVE_DATABASE": settings.database,
            "SYLVE_BOT_PAUSE": "0",
            "SYLVE_KNOWN_DEALS_FOR_TESTS": settings.known_deals_for_tests,
            "SYLVE_PEOPLE_PER_ADDRESS": str(settings.people_per_address),
        }
        self.process: Process
        self.url = ""

    async def start(self) -> str:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, *self.command, env=self.environment, stdout=PIPE
        )
        started.append(self.process)
        assert self.process.stdout is not None
        self.url = (await self.process.stdout.readline()).decode().split()[-1]
        return self.url

    def children(self) -> list[int]:
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(pid) for pid in listed.split()]

    async def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    async def ended(self) -> int:
        """The status with which it stopped by itself."""
        return await self.process.wait()

    async def stop(self) -> int:
        self.process.terminate()
        return await self.process.wait()
