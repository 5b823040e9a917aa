"""The compiled copy of the rules: built beside the sources, named by their hash, used only while it is theirs.

A wheel brings it along; in a checkout `sylve build` makes it, and one edited character means that the plain files run
until the next build. SYLVE_BUILD=plain or =native insists on one.
"""

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.util import find_spec
from pathlib import Path

PACKAGE = Path(__file__).parent
# What runs once a decision at most stays plain and is copied as it is; all else is compiled.
PLAIN = {
    "engine": ("__init__", "box", "fields", "game", "options", "records", "refusals", "secrets", "undo", "vec"),
    "games": ("__init__", "fields", "secrets", "sketch"),
    "bots": ("__init__", "agents", "levels", "mistakes", "policy", "reasons", "review", "thought"),
    "table": (
        *("__init__", "challenges", "commands", "company", "days", "entries", "making", "playing_on", "practice"),
        *("problems", "promises", "replays", "seats", "teaching"),
    ),
}
MYPYC = "mypy==2.4.1"
SETUPTOOLS = "setuptools>=80,<90"
NO_COPY = "there is no compiled copy of these sources; `sylve build` makes one"

why = NO_COPY
"""Why this build runs, in words."""


class CannotCompile(Exception):
    """Why there is no native build, in a sentence, and what the compilers said."""

    def __init__(self, sentence: str, details: str = "") -> None:
        super().__init__(sentence)
        self.details = details


def sources() -> list[Path]:
    return sorted(path for name in PLAIN for path in (PACKAGE / name).rglob("*.py"))


def fingerprint() -> str:
    """A digest of everything the compiled copy depends on."""
    kind = sysconfig.get_config_var("EXT_SUFFIX")  # which Pythons can load it
    digest = hashlib.sha256(f"{MYPYC} {kind} {platform.machine()}".encode())
    for path in [Path(__file__), *sources()]:
        digest.update(f"{path.relative_to(PACKAGE).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:20]


def folder() -> Path:
    """Where the compiled copy of the present sources is, or would be."""
    return PACKAGE / "_native" / fingerprint()


def activate(search_path: list[str]) -> str:
    """Let `import sylve.…` find the compiled copy first, where there is one. Says which build runs."""
    global why
    wanted = os.environ.get("SYLVE_BUILD", "")
    if wanted == "plain":
        why = "SYLVE_BUILD=plain asks for it"
        return "plain"
    copy = folder()
    if not copy.is_dir():
        if wanted == "native":
            raise ImportError("SYLVE_BUILD=native, but these sources are not compiled: run `sylve build`")
        return "plain"
    why = "compiled from these sources"
    search_path.insert(0, str(copy / "sylve"))
    sys.path.append(str(copy))
    return "native"


def hot_modules(root: Path) -> list[str]:
    """The files to compile, relative to the folder that holds the copy."""
    files = [
        path
        for package, plain in PLAIN.items()
        for path in sorted((root / "sylve" / package).rglob("*.py"))
        if path.stem not in plain
    ]
    return [str(path.relative_to(root)) for path in files]


def build() -> Path:
    """Compile the present sources, unless that is done already."""
    target = folder()
    if target.is_dir():
        return target
    check_tools()
    with tempfile.TemporaryDirectory() as scratch:
        _copy_sources(Path(scratch))
        _compile(Path(scratch))
        _replace_others(Path(scratch), target)
    return target


def check_tools() -> None:
    """Refuse what cannot work, before a minute has passed."""
    if not (find_spec("mypyc") and find_spec("setuptools")):
        raise CannotCompile(f"mypyc is not installed: pip install {MYPYC} '{SETUPTOOLS}'")
    if os.name == "posix" and not (compiler() and shutil.which(compiler().split()[0])):
        raise CannotCompile("no C compiler was found")
    place = PACKAGE / "_native"
    if not os.access(place if place.is_dir() else PACKAGE, os.W_OK):
        raise CannotCompile("the folder of the package cannot be written to")


def _copy_sources(root: Path) -> None:
    unneeded = shutil.ignore_patterns("__pycache__", "lang", "*.md")
    for name in PLAIN:
        shutil.copytree(PACKAGE / name, root / "sylve" / name, ignore=unneeded)
    for name in ("__init__.py", "native.py"):
        shutil.copy(PACKAGE / name, root / "sylve")


SETUP = """
import os
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools import setup
from setuptools._distutils.ccompiler import CCompiler


def compile_side_by_side(self, sources, output_dir=None, macros=None, include_dirs=None, debug=0,
                         extra_preargs=None, extra_postargs=None, depends=None):
    prepared = self._setup_compile(output_dir, macros, include_dirs, sources, depends, extra_postargs)
    macros, objects, extra_postargs, pp_opts, build = prepared
    cc_args = self._get_cc_args(pp_opts, debug, extra_preargs)
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        list(workers.map(lambda one: self._compile(one, *build[one], cc_args, extra_postargs, pp_opts), build))
    return objects


CCompiler.compile = compile_side_by_side
modules = mypycify(["--strict", *MODULES], opt_level="3", debug_level="0", multi_file=True)
for module in modules:
    if os.name == "posix":  # nobody but Python enters from outside, so calls need no detour
        module.extra_compile_args.append("-fvisibility=hidden")
    if ACROSS_MODULES:
        module.extra_compile_args.append("-flto")
        module.extra_link_args += ["-O3", f"-flto={os.cpu_count()}"]
setup(name="sylve", packages=[], ext_modules=modules)
"""


def compiler() -> str:
    """The C compiler: the one asked for, else the one that made this Python, else any that is here."""
    if asked := os.environ.get("CC"):
        return asked
    usual = (sysconfig.get_config_var("CC") or "", "cc", "gcc", "clang")
    return next((command for command in usual if command and shutil.which(command.split()[0])), "")


def links_across_modules() -> bool:
    """Whether the compiler is a gcc whose link-time optimisation works here; some lack a part of it."""
    if sys.platform != "linux" or "gcc" not in compiler():
        return False
    with tempfile.TemporaryDirectory() as scratch:
        Path(scratch, "probe.c").write_text("int main(void) { return 0; }")
        command = [*compiler().split(), "-flto", "probe.c", "-o", "probe"]
        return subprocess.run(command, cwd=scratch, capture_output=True).returncode == 0


def _compile(root: Path) -> None:
    facts = f"MODULES = {hot_modules(root)!r}\nACROSS_MODULES = {links_across_modules()}"
    (root / "setup.py").write_text(f"{facts}\n{SETUP}", encoding="utf-8")
    others = [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if Path(path) != PACKAGE.parent]
    environment = {**os.environ, "SYLVE_BUILD": "plain", "PYTHONPATH": os.pathsep.join(others)}
    if os.name == "posix":
        environment["CC"] = compiler()
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=root,
        env=environment,
        capture_output=True,
        text=True,
    )
    for name in ("build", ".mypy_cache"):
        shutil.rmtree(root / name, ignore_errors=True)
    (root / "setup.py").unlink()
    if done.returncode:
        raise CannotCompile("the compiler found errors", (done.stdout + done.stderr)[-4000:])


def _replace_others(root: Path, target: Path) -> None:
    """Put the finished copy in its place at once, and drop those of older sources."""
    target.parent.mkdir(exist_ok=True)
    older = list(target.parent.iterdir())
    with tempfile.TemporaryDirectory(dir=target.parent) as near:
        whole = shutil.copytree(root, Path(near, target.name))
        if not target.is_dir():  # another build may have been faster
            whole.rename(target)
    for path in older:
        shutil.rmtree(path, ignore_errors=True)
