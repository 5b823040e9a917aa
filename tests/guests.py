"""A machine on which the example's package is installed: its modules, and what pip writes of it."""

import os
from pathlib import Path

ROOT = Path(__file__).parents[1]


def installed(folder: Path) -> dict[str, str]:
    """The environment that finds the game `pebbles`, with what is written of it in `folder`."""
    told = folder / "sylve_pebbles-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: sylve-pebbles\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text("[sylve.games]\npebbles = pebbles:GAME\n")
    paths = [ROOT / "src", ROOT / "examples" / "pebbles", folder]
    return {"PYTHONPATH": os.pathsep.join(map(str, paths)), "LANG": "C.UTF-8"}
