"""What is made from declarations is not stale: the games' fields, the page's types."""

import os
import subprocess
import sys


def test_nothing_that_is_generated_is_stale() -> None:
    """In a process on the plain files: compiled modules keep no annotations to make types from."""
    command = [sys.executable, "-m", "sylve.codegen", "--check"]
    done = subprocess.run(command, env={**os.environ, "SYLVE_BUILD": "plain"}, capture_output=True, text=True)
    assert done.returncode == 0, f"{done.stdout}{done.stderr}\nrun `make types`"
