"""`sylve arena`: interrupted and resumed, mistaken, and what it writes."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from arena import fakes
from dealing import PATIENCE
from sylve.arena.journal import FILE
from sylve.cli import arena as command
from sylve.cli.arguments import Mistake
from sylve.wording import LANGUAGES

SOURCE = Path(__file__).parents[2] / "src"
SEATINGS = 2


def compete(folder: Path, name: str = "toutlahaut", bots: str = "random,greedy", **changes: Any) -> None:
    words = {"games": 8, "seed": 1, "jobs": 1, "language": "en", **changes}
    command.arena(name, bots=bots, folder=folder, **words)


def report(folder: Path) -> dict[str, Any]:
    """The report without what differs from run to run."""
    whole = json.loads((folder / "report.json").read_bytes())
    del whole["timing"], whole["build"]
    return whole


def games(folder: Path) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in (folder / FILE).read_bytes().splitlines()[1:]]
    return [
        {key: line[key] for key in line if key != "micros"} for line in sorted(lines, key=lambda line: line["game"])
    ]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("whole")
    compete(folder)
    return folder


def test_table_plot_and_report_are_written(whole: Path) -> None:
    assert (whole / "ratings.png").read_bytes().startswith(b"\x89PNG")
    table = (whole / "table.md").read_text(encoding="utf-8")
    assert table.startswith("# Tout là-haut, 2 seats: 8 games on 4 deals, seed 1")
    assert "| greedy | " in table
    standings = report(whole)["results"]["standings"]
    assert [standing["bot"] for standing in standings] == ["greedy", "random"]
    assert report(whole)["reproducible"] is True


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_found(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    compete(tmp_path, games=2, language=language)
    told = "".join(capsys.readouterr()) + (tmp_path / "table.md").read_text(encoding="utf-8")
    assert "arena-" not in told
    assert ("graine 1" if language == "fr" else "seed 1") in told


def test_the_same_seed_gives_the_same_report_from_two_processes(whole: Path, tmp_path: Path) -> None:
    compete(tmp_path, jobs=2)
    assert report(tmp_path) == report(whole)
    assert games(tmp_path) == games(whole)


def test_more_games_are_added_to_those_played(whole: Path, tmp_path: Path) -> None:
    compete(tmp_path, games=4)
    before = (tmp_path / FILE).read_bytes()
    compete(tmp_path, games=8)
    assert (tmp_path / FILE).read_bytes().startswith(before)
    assert report(tmp_path) == report(whole)


def test_a_torn_journal_goes_on_to_the_same_report(whole: Path, tmp_path: Path) -> None:
    text = (whole / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(text[: len(text) * 2 // 3])
    compete(tmp_path)
    assert games(tmp_path) == games(whole)
    assert report(tmp_path) == report(whole)


def test_a_cluster_lost_half_way_loses_no_game(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "on_cluster", lambda *_: fakes.cluster_that_dies(after=2, batch=SEATINGS))
    with pytest.raises(Mistake, match=r"The cluster \(fake\) was lost before all games were over"):
        compete(tmp_path, cluster=["fake"])
    assert "4 of 8 games are kept" in capsys.readouterr().err
    assert games(tmp_path) == games(whole)[:4]
    compete(tmp_path)
    assert "4 of 8 games were played before" in capsys.readouterr().err
    assert report(tmp_path) == report(whole)


def test_ctrl_c_ends_cleanly_and_the_same_command_goes_on(tmp_path: Path) -> None:
    words = [
        "arena",
        "ecosysteme",
        "--bots",
        "random,greedy",
        "--games",
        "4000",
        "--jobs",
        "1",
        "--folder",
        str(tmp_path),
        "--language",
        "en",
    ]
    running = subprocess.Popen(
        [sys.executable, "-m", "sylve.cli", *words],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    journal = tmp_path / FILE
    while running.poll() is None and not (journal.exists() and journal.read_bytes().count(b"\n") > 2):
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    _, told = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert "of 4,000 games are kept" in told
    assert "Run the same command again to go on from there." in told
    assert "Traceback" not in told
    before = journal.read_bytes()
    compete(tmp_path, "ecosysteme", games=before.count(b"\n") + 1, seed=0)
    assert journal.read_bytes().startswith(before)


def test_another_choice_in_the_same_folder_is_refused(whole: Path) -> None:
    with pytest.raises(Mistake, match="another choice of: seed"):
        compete(whole, seed=2)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"name": "chess"}, "there is no game 'chess'"),
        ({"bots": "random,nobody"}, "there is no bot 'nobody'"),
        ({"bots": "random"}, "random has nobody to meet"),
        ({"bots": "greedy,random,greedy"}, "greedy is named twice"),
        ({"seats": 9}, "2 to 5 seats"),
        ({"name": "leaf", "seats": 1}, "at least two seats"),
        ({"games": 0}, "--games is at least 1"),
        ({"jobs": 0}, "--jobs is at least 1"),
        ({"seed": -1}, "--seed is at least 0"),
        ({"seed": 1 << 300}, "seed"),
        ({"option": ["objective=gold"]}, "objective is one of"),
        ({"cluster": ["here", "there"]}, "one address"),
    ],
)
def test_a_mistake_is_one_sentence(changes: dict[str, Any], sentence: str, tmp_path: Path) -> None:
    with pytest.raises(Mistake, match=sentence):
        compete(tmp_path, **changes)


def test_the_smallest_table_that_has_a_rival_is_the_default(tmp_path: Path) -> None:
    compete(tmp_path, "canyon", games=6)
    assert report(tmp_path)["plan"]["seats"] == 3


def test_without_the_extra_the_arena_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(Mistake, match=r"sylve\[arena\]"):
        compete(tmp_path)
