"""Finished games, one line each in `games.jsonl`, written as they end. The first line is the plan.

A line that was torn by a crash is dropped, and its game is played again.
"""

import fcntl
from pathlib import Path
from types import TracebackType
from typing import TypeVar

import msgspec

from sylve.arena.plans import Plan
from sylve.arena.playing import Played
from sylve.arena.problems import Problem

FILE = "games.jsonl"

Line = TypeVar("Line")


class Journal:
    """The finished games of one plan, by number."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.path = folder / FILE
        self.games: dict[int, Played] = {}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("a+b")
        except OSError as error:
            raise Problem("folder-unusable", {"folder": str(folder), "reason": error.strerror or ""}) from error
        try:
            self._lock()
            self._read(plan)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, played: Played) -> None:
        self._write(played)
        self.games[played.game] = played

    def first(self, count: int) -> list[Played]:
        """The games below that number, in order."""
        return [self.games[number] for number in range(count)]

    def missing(self, count: int) -> list[int]:
        return [number for number in range(count) if number not in self.games]

    def _lock(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise Problem("folder-busy", {"folder": str(self.path.parent)}) from error

    def _read(self, plan: Plan) -> None:
        self._file.seek(0)
        whole, newline, _torn = self._file.read().rpartition(b"\n")
        self._file.truncate(len(whole) + len(newline))
        if not newline:
            self._write(plan)
            return
        header, *lines = whole.split(b"\n")
        self._compare(self._decoded(header, 1, Plan), plan)
        for number, line in enumerate(lines, start=2):
            played = self._decoded(line, number, Played)
            self.games.setdefault(played.game, played)

    def _decoded(self, line: bytes, number: int, kind: type[Line]) -> Line:
        try:
            return msgspec.json.decode(line, type=kind)
        except msgspec.DecodeError as error:
            facts: dict[str, str | int] = {"file": str(self.path), "line": number, "reason": str(error)}
            raise Problem("journal-unreadable", facts) from error

    def _compare(self, theirs: Plan, ours: Plan) -> None:
        differ = [name for name in ours.__struct_fields__ if getattr(theirs, name) != getattr(ours, name)]
        if differ:
            raise Problem("other-plan", {"folder": str(self.path.parent), "differ": ", ".join(differ)})

    def _write(self, line: Plan | Played) -> None:
        try:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()
        except OSError as error:
            raise Problem("journal-unwritable", {"file": str(self.path), "reason": error.strerror or ""}) from error
