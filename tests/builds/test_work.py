"""A change that makes a game's words much more work is seen, whatever the machine is busy with."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("work.py")
BUDGET = json.loads(SCRIPT.with_name("work.json").read_text())
ROOM = 1.3  # versions of Python count lines a little differently
RENEW = "If it is meant to be so, `SYLVE_BUILD=plain python tests/builds/work.py` keeps the new counts."


@pytest.fixture(scope="module")
def counted() -> dict[str, dict[str, int]]:
    done = subprocess.run(
        [sys.executable, SCRIPT, "--print"],
        env={**os.environ, "SYLVE_BUILD": "plain"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    counts: dict[str, dict[str, int]] = json.loads(done.stdout)
    return counts


def test_no_word_is_much_more_work_than_it_was(counted: dict[str, dict[str, int]]) -> None:
    slower = [
        f"{name}: {word} runs {lines} lines, {BUDGET[name][word]} before"
        for name, words in counted.items()
        for word, lines in words.items()
        if lines > ROOM * BUDGET[name][word]
    ]
    assert not slower, "\n".join([*slower, RENEW])


def test_a_word_twice_as_much_work_would_be_seen(counted: dict[str, dict[str, int]]) -> None:
    blind = [
        f"{name}: {word} runs {lines} lines, its budget is {BUDGET[name][word]}"
        for name, words in counted.items()
        for word, lines in words.items()
        if 2 * lines <= ROOM * BUDGET[name][word]
    ]
    assert not blind, "\n".join([*blind, RENEW])
