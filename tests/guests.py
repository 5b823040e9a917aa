"""A machine on which the example's package is installed, by pip, as anybody would."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def installed(folder: Path) -> dict[str, str]:
    """The environment that finds the game `pebbles`, which is installed into `folder`."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(folder), str(ROOT / "examples" / "pebbles")], check=True)
    return {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(folder)]), "LANG": "C.UTF-8"}
