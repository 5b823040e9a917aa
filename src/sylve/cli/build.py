"""`sylve build`: compiling the rules, at once or behind a server that has begun to serve."""

import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread

from rich.console import Console

from sylve import native
from sylve.cli.arguments import Mistake

log = logging.getLogger("sylve.native")


def build() -> None:
    with Console(stderr=True).status("Compiling the rules; this takes a minute or two."):
        try:
            folder = native.build()
        except native.CannotCompile as problem:
            sentence = f"no native build, the plain rules serve as well: {problem}"
            raise Mistake("\n".join(filter(None, (sentence, problem.details)))) from problem
    print(f"The native build is in {os.path.relpath(folder)}.")


@contextmanager
def compile_behind() -> Iterator[bool]:
    """Nobody waits: plain rules serve at once, and the native build is taken up when it is there. Whether it comes."""
    if native.folder().is_dir() or os.environ.get("SYLVE_BUILD"):
        yield False
        return
    try:
        native.check_tools()
    except native.CannotCompile as problem:
        failed(str(problem))
        yield False
        return
    compiling = subprocess.Popen(
        [sys.executable, "-m", "sylve.cli", "build"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=(lambda: os.nice(15)) if os.name == "posix" else None,
    )
    native.why = "the rules are being compiled"
    print("The rules are being compiled beside: in a minute or two everything goes much faster.", flush=True)
    Thread(target=follow, args=(compiling,), daemon=True).start()
    try:
        yield True
    finally:
        compiling.terminate()
        compiling.wait()


def follow(compiling: "subprocess.Popen[str]") -> None:
    """Say what came of it; one that was ended with the server has nothing to say."""
    _, said = compiling.communicate()
    if compiling.returncode == 0:
        native.why = "the rules are compiled and being taken up"
        log.info(native.why)
    elif compiling.returncode > 0:
        sentence, _, details = said.strip().removeprefix("sylve: ").partition("\n")
        failed(sentence, details)


def failed(sentence: str, details: str = "") -> None:
    """In the log, and for whoever asks how the server is."""
    native.why = f"compiling failed: {sentence}"
    log.warning(native.why, extra={"details": details} if details else {})
