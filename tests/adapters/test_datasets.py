"""Games as arrays: what is in a file is what was played, it is the same every time, and an altered file is found."""

import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import sylve
from sylve import datasets
from sylve.engine.rewards import rewards
from sylve.kit.cases import every_game
from sylve.kit.walks import finish

ROOT = Path(__file__).parents[2]


def run(folder: Path, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "sylve.cli", *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@every_game
def test_rows_are_the_decisions(name: str, tmp_path: Path) -> None:
    game = sylve.game(name)
    games = [finish(game.start(3, seed), seed) for seed in (1, 2)]
    datasets.collect(games).save(tmp_path / "games.npz")
    found = datasets.load(tmp_path / "games.npz")
    assert found.about == {"game": name, "rules": game.version, "seats": 3, "options": dict(games[0].setup.options)}
    arrays, masks, row = found.arrays, found.masks(), 0
    for number, ended in enumerate(games):
        state, worth = game.start(3, number + 1), rewards(ended)
        for seat, action in ended.history():
            assert np.array_equal(arrays["observation"][row], game.observation.array(state, seat))
            assert np.flatnonzero(masks[row]).tolist() == state.actions(seat)
            told = tuple(int(arrays[name][row]) for name in ("action", "seat", "game"))
            assert told == (action, seat, number)
            assert arrays["reward"][row] == pytest.approx(worth[seat])
            state.play(seat, action)
            row += 1
        assert arrays["scores"][number].tolist() == ended.outcome().scores
        assert arrays["ranks"][number].tolist() == ended.outcome().ranks
    assert len(found) == row


def test_the_same_games_have_the_same_checksum_and_others_another(tmp_path: Path) -> None:
    game = sylve.game("toutlahaut")
    one, again, other = (datasets.collect([finish(game.start(2, seed), seed)]) for seed in (1, 1, 2))
    assert one.checksum() == again.checksum() != other.checksum()
    one.save(tmp_path / "one.npz")
    with np.load(tmp_path / "one.npz") as file:
        arrays = dict(file)
    arrays["action"] = arrays["action"] + 1
    np.savez_compressed(tmp_path / "altered.npz", **arrays)
    with pytest.raises(datasets.BadDataset, match="altered"):
        datasets.load(tmp_path / "altered.npz")
    (tmp_path / "no.npz").write_text("no dataset")
    with pytest.raises(datasets.BadDataset, match="no dataset"):
        datasets.load(tmp_path / "no.npz")


def test_what_is_no_set_of_games_is_refused() -> None:
    game = sylve.game("toutlahaut")
    with pytest.raises(ValueError, match="no games"):
        datasets.collect([])
    with pytest.raises(ValueError, match="not over"):
        datasets.collect([game.start(2, 1)])
    with pytest.raises(ValueError, match="another kind"):
        datasets.collect([finish(game.start(2, 1), 1), finish(game.start(3, 1), 1)])


def test_the_command_plays_and_reads_records(tmp_path: Path) -> None:
    words = ("toutlahaut", "--games", "3", "--bots", "greedy,random", "--seats", "2", "--seed", "5")
    told = run(tmp_path, "dataset", words[0], "played.npz", *words[1:], "--jobs", "1")
    assert "42 decisions of 3 games, sha256 " in told.replace("\n", " ")
    run(tmp_path, "dataset", words[0], "shared_out.npz", *words[1:], "--jobs", "2")
    assert (tmp_path / "shared_out.npz").read_bytes() == (tmp_path / "played.npz").read_bytes()
    run(tmp_path, "simulate", *words, "--records", "records")
    assert len(list((tmp_path / "records").glob("*.txt"))) == 3
    run(tmp_path, "dataset", "toutlahaut", "read.npz", "--records", "records")
    played, read = datasets.load(tmp_path / "played.npz"), datasets.load(tmp_path / "read.npz")
    assert (played.about["bots"], played.about["seed"]) == (["greedy", "random"], 5)
    for name in datasets.ARRAYS:
        assert np.array_equal(played.arrays[name], read.arrays[name])


def test_a_tournament_keeps_its_records(tmp_path: Path) -> None:
    words = ("toutlahaut", "--bots", "random,greedy", "--games", "2", "--jobs", "1", "--folder", "results")
    run(tmp_path, "arena", *words, "--records", "records")
    records = sorted((tmp_path / "records").glob("*.txt"))
    assert len(records) == 2
    assert all(sylve.replay(path.read_text("utf-8")).over for path in records)


def reference_sets() -> list[tuple[str, str, str]]:
    """The rows of the table in docs/research.md: the command's words, how many decisions, and the checksum."""
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    return re.findall(r"^\| `sylve dataset (.+?)` \| ([\d,]+) \| `(\w{64})` \|$", page, re.MULTILINE)


@pytest.mark.parametrize("bots", ["greedy", "oak"])
def test_the_first_reference_set_is_made_anew_by_its_command(bots: str, tmp_path: Path) -> None:
    words, decisions, checksum = min(
        (row for row in reference_sets() if f"--bots {bots} " in row[0]), key=lambda row: int(row[1].replace(",", ""))
    )
    told = run(tmp_path, "dataset", *words.split()).replace("\n", "")
    assert f"{decisions.replace(',', '')} decisions" in told
    assert checksum in told
