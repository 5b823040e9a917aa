"""Native and plain play the same games: whole records of every case, compared between two processes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sylve import native

SCRIPT = """
import hashlib, sys
sys.path[:0] = [{tests!r}, {source!r}]
import sylve
from sylve.kit.cases import cases
from sylve.kit.walks import patient
from sylve import bots
from sylve.engine.chance import Dice
print(sylve.build)
for case in cases():
    digest = hashlib.sha256()
    state, dice = case.start(1), Dice(1)
    while not state.over:
        for seat in state.to_act():
            world = state.imagine(seat, dice)
            digest.update(repr((world.view(seat), sorted(world.census()))).encode())
            digest.update(state.setup.game.observation.array(state, seat).tobytes())
            bot = patient(("random", "greedy")[dice.below(2)], len(state.history()))
            state.play(seat, bots.choose(bot, state, seat, dice))
    digest.update(state.record(tape=True).encode())
    print(case, digest.hexdigest())
"""


def played(build: str) -> list[str]:
    tests = Path(__file__).parents[1]
    script = SCRIPT.format(tests=str(tests), source=str(tests.parent / "src"))
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "SYLVE_BUILD": build},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_native_and_plain_play_the_same_games() -> None:
    if not native.folder().is_dir():
        pytest.fail("the present sources are not compiled: run `sylve build` first (make test does)")
    plain, compiled = played("plain"), played("native")
    assert (plain[0], compiled[0]) == ("plain", "native")
    assert plain[1:] == compiled[1:]


GCC_WITHOUT_LTO = """#!/bin/sh
case "$*" in *-flto*) echo "could not run lto-wrapper" >&2; exit 1;; esac
"""


def test_a_compiler_that_cannot_optimise_links_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    poor = tmp_path / "gcc"
    poor.write_text(GCC_WITHOUT_LTO)
    poor.chmod(0o755)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("CC", str(poor))
    assert not native.links_across_modules()
    poor.write_text("#!/bin/sh\n")
    assert native.links_across_modules()


def test_a_compiler_that_is_no_gcc_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "clang")
    assert not native.links_across_modules()
