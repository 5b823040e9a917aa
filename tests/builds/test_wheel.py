"""A wheel in an empty environment, outside the sources: what everybody gets who has no checkout."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import httpx
import pytest

import sylve
from server.clients import Person
from sylve import native

ROOT = Path(__file__).parents[2]
FEW = 13  # packages of the bare install, Sylve included
LIBRARY = """
import sylve
from sylve import bots
for name in sylve.games():
    state, dice = sylve.game(name).start(seats=3, seed=7), sylve.Dice(1)
    while not state.over:
        for seat in state.to_act():
            state.play(seat, bots.choose("greedy", state, seat, dice))
    assert sylve.replay(state.record()) == state
open("game.txt", "w", encoding="utf-8").write(state.record())
print(sylve.build, sylve.__file__)
"""


def build_wheel(kind: str, folder: Path) -> Path:
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    done = subprocess.run(
        [*pip, "--wheel-dir", str(folder), str(ROOT)],
        env={**os.environ, "SYLVE_WHEEL": kind},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel


class Environment:
    """An environment with nothing of ours, and a folder to run in that is no checkout."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "elsewhere"
        self.folder.mkdir()
        self.home = folder / "environment"
        self.bin = self.home / ("Scripts" if os.name == "nt" else "bin")
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(self.home)], check=True)
        self.pins = folder / "pins.txt"
        pinned = (ROOT / "requirements/test.txt").read_text(encoding="utf-8")
        self.pins.write_text("\n".join(re.findall(r"^[\w.\[\]-]+==[^\\\n]+", pinned, re.MULTILINE)), encoding="utf-8")

    def install(self, *what: str) -> None:
        pip = [sys.executable, "-m", "pip", "--python", str(self.home), "install", "--quiet", "--no-compile"]
        done = subprocess.run(
            [*pip, "--disable-pip-version-check", "--constraint", str(self.pins), *what],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def packages(self) -> list[str]:
        pip = [sys.executable, "-m", "pip", "--python", str(self.home), "list", "--format", "freeze"]
        return subprocess.run(pip, capture_output=True, text=True, check=True).stdout.split()

    def settings(self, **more: Any) -> dict[str, str]:
        ours = ("SYLVE_", "PYTHON")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
        return {**kept, "LANG": "C.UTF-8", "COLUMNS": "200", **more}

    def run(self, *words: str, typed: str = "", **settings: Any) -> subprocess.CompletedProcess[str]:
        command = [str(self.bin / words[0]), *words[1:]]
        return subprocess.run(
            command,
            cwd=self.folder,
            env=self.settings(**settings),
            input=typed,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )

    def says(self, *words: str, typed: str = "", **settings: Any) -> str:
        done = self.run(*words, typed=typed, **settings)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def refuses(self, *words: str) -> str:
        """What it cannot do it says in a sentence."""
        done = self.run(*words)
        assert done.returncode == 1, done.stdout + done.stderr
        (sentence,) = done.stderr.strip().splitlines()
        return sentence


@pytest.fixture
def environment(tmp_path: Path) -> Environment:
    return Environment(tmp_path)


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    if not native.folder().is_dir():
        pytest.fail("the present sources are not compiled: run `sylve build` first (make test does)")
    return build_wheel("native", tmp_path)


def test_the_bare_wheel_has_the_games_bots_and_commands_in_native_code(environment: Environment, wheel: Path) -> None:
    environment.install(str(wheel))
    assert len(environment.packages()) <= FEW, environment.packages()
    build, place = environment.says("python", "-c", LIBRARY).split(maxsplit=1)
    assert build == "native"
    assert Path(place.strip()).is_relative_to(environment.home)

    told = f"sylve {sylve.__version__}, native build: compiled from these sources"
    assert environment.says("sylve", "--version").strip() == told
    assert "plain build: SYLVE_BUILD=plain" in environment.says("sylve", "--version", SYLVE_BUILD="plain")
    assert "Longest run" in environment.says("sylve", "play", "toutlahaut", "--seed", "3", typed="4\n" * 7)
    assert "6 games from seed 0" in environment.says("sylve", "simulate", "leaf", "--games", "6")
    assert environment.says("sylve", "replay", "game.txt")
    assert environment.says("sylve", "verify", "game.txt")
    assert "house values" in environment.says("sylve", "values", "leaf")
    assert "native build is in" in environment.says("sylve", "build")
    for command in (["serve"], ["prune"], ["backup", "here"], ["restore", "here"], ["maintenance"], ["think"]):
        assert "pip install 'sylve[serve]'" in environment.refuses("sylve", *command)
    assert "pip install 'sylve[arena]'" in environment.refuses("sylve", "arena", "leaf")
    assert "pip install 'sylve[rl]'" in environment.refuses("sylve", "dataset", "leaf", "here.npz")
    assert "how many to find" in environment.says("sylve", "puzzles", "--help")
    assert environment.says("sylve", "mistakes", "toutlahaut", "--decisions", "1", "--tries", "1")
    of_the_server = {"serve", "think", "prune", "backup", "restore", "maintenance"}
    of_records = {"replay", "verify", "dataset", "values", "build"}
    tried = of_the_server | of_records | {"play", "simulate", "arena", "puzzles", "mistakes"}
    assert set(re.findall(r"^│ ([a-z]+) ", environment.says("sylve", "--help"), re.MULTILINE)) == tried


def test_a_pure_wheel_runs_anywhere_and_says_what_compiling_would_need(
    environment: Environment, tmp_path: Path
) -> None:
    wheel = build_wheel("pure", tmp_path)
    assert wheel.name.endswith("-py3-none-any.whl")
    names = ZipFile(wheel).namelist()
    assert not [name for name in names if "_native" in name]
    assert {"sylve/py.typed", "sylve/server/static/index.html", "sylve/games/leaf/RULES.fr.md"} <= set(names)
    assert [name for name in names if name.endswith(".dist-info/licenses/LICENSE")]
    environment.install(str(wheel))
    assert "plain build: there is no compiled copy" in environment.says("sylve", "--version")
    assert environment.says("python", "-c", LIBRARY.replace("sylve.games()", "['toutlahaut']")).startswith("plain ")
    assert "pip install mypy==" in environment.refuses("sylve", "build")


@contextmanager
def served(environment: Environment) -> Iterator[str]:
    """The address of a server that runs from the wheel."""
    command = [str(environment.bin / "sylve"), "serve", "--port", "0", "--folder", str(environment.folder)]
    settings = environment.settings(SYLVE_BOT_PAUSE="0", SYLVE_THINKERS="1")
    with subprocess.Popen(command, cwd=environment.folder, env=settings, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().split()[-1]
        finally:
            server.terminate()


async def test_the_wheel_serves_the_page_and_a_game_to_its_end(environment: Environment, wheel: Path) -> None:
    environment.install(f"{wheel}[serve]")
    with served(environment) as url:
        async with Person(url) as ana:
            assert (await ana.http.get("/healthz")).json()["build"] == "native"
            page = await ana.http.get("/")
            assert page.status_code == 200
            for address in re.findall(r'(?:src|href)="(/[^"]+)"', page.text):
                assert (await ana.http.get(address)).status_code == 200, address
            assert (await ana.http.get("/api/games/leaf/rules/fr")).json()
            await plays_to_the_end(ana)


async def plays_to_the_end(ana: Person) -> None:
    table = await ana.opens("me", "greedy")
    page = await ana.visits(table)
    while not (page.state and page.state["view"]["over"]):
        await page.until(lambda: page.my_turn() or bool(page.state and page.state["view"]["over"]))
        if page.my_turn():
            assert (await page.plays(page.state["seat"]))["type"] == "done"
            known = page.state["sequence"]
            await page.until(lambda known=known: page.state["sequence"] >= known)  # type: ignore[misc]
    answer: httpx.Response = await ana.http.get(f"/api/tables/{table}/record")
    assert sylve.replay(answer.text).over
