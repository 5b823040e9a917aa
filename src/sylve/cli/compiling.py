"""Compiling the rules: at once, or behind a server that has begun to serve."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console

from sylve import native
from sylve.cli.asking import Mistake


def compile_now() -> None:
    with Console(stderr=True).status("Compiling the rules; this takes a minute or two."):
        try:
            folder = native.build()
        except native.CannotCompile as problem:
            raise Mistake(f"no native build, the plain rules serve as well: {problem}") from problem
    print(f"The native build is in {os.path.relpath(folder)}.")


@contextmanager
def compile_behind() -> Iterator[None]:
    """Nobody waits: plain rules serve at once, and the processes of bots find the native build when it is there."""
    if native.folder().is_dir() or os.environ.get("SYLVE_BUILD"):
        yield
        return
    compiling = subprocess.Popen(
        [sys.executable, "-m", "sylve.cli", "build"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        preexec_fn=lambda: os.nice(15),
    )
    try:
        yield
    finally:
        compiling.terminate()
        compiling.wait()
