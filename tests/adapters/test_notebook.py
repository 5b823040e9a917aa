"""The notebook runs from top to bottom, and what it trains beats chance."""

import json
import os
import subprocess
import sys
from pathlib import Path

NOTEBOOK = Path(__file__).parents[2] / "examples" / "sylve.ipynb"
ROUNDS = 8  # of 512 games
LEAST = 0.6  # of the games against random


def script() -> str:
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    return "\n\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")


def test_the_notebook_keeps_no_results() -> None:
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    assert all(cell["outputs"] == [] for cell in cells if cell["cell_type"] == "code")


def test_the_notebook_runs_and_what_it_trains_beats_chance(tmp_path: Path) -> None:
    """As many rounds of learning as are said here, so that no clock decides."""
    counted = script().replace("time.process_time() - begun < SECONDS", f"rounds < {ROUNDS}")
    assert f"rounds < {ROUNDS}" in counted
    done = subprocess.run(
        [sys.executable, "-c", counted + f'\nassert shares["random"][0] > {LEAST}, shares'],
        env={**os.environ, "GAMES": "20"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "against oak" in done.stdout
