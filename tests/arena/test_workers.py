"""Any crew plays the same games, and a worker that is lost costs nobody's game."""

from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arena import fakes
from arena.plan import plan, results
from sylve.arena import cluster
from sylve.arena.playing import Played, play
from sylve.arena.problems import Problem
from sylve.arena.workers import Crew, Shift, processes

GAMES = 12


@pytest.fixture(scope="module")
def expected() -> list[dict[str, Any]]:
    return results(play(plan(), number) for number in range(GAMES))


def played(crew: Crew, numbers: range = range(GAMES)) -> list[Played]:
    return list(Shift(crew, plan(), list(numbers)).games())


@pytest.mark.parametrize("jobs", [1, 2])
def test_any_number_of_processes_plays_the_same_games(jobs: int, expected: list[dict[str, Any]]) -> None:
    assert results(played(processes(jobs))) == expected


def test_games_of_a_lost_worker_are_played_again(tmp_path: Path, expected: list[dict[str, Any]]) -> None:
    dies_once = processes(1)._replace(work=partial(fakes.die_once, marker=tmp_path / "died"))
    assert results(played(dies_once)) == expected
    assert (tmp_path / "died").exists()


def test_workers_that_die_again_and_again_are_given_up() -> None:
    with pytest.raises(Problem) as caught:
        played(processes(1)._replace(work=partial(fakes.play_and_die, batches=0), losses=1))
    assert caught.value.code == "workers-lost"


def test_a_cluster_that_dies_half_way_has_given_its_finished_games(expected: list[dict[str, Any]]) -> None:
    games: list[Played] = []
    shift = Shift(fakes.cluster_that_dies(after=3, batch=2), plan(), list(range(GAMES)))
    with pytest.raises(Problem) as caught:
        games.extend(shift.games())
    assert caught.value.code == "cluster-lost"
    assert results(games) == expected[:6]


def test_a_cluster_that_does_not_answer_is_not_waited_for() -> None:
    with pytest.raises(Problem) as caught:
        played(fakes.cluster_that_is_silent())
    assert caught.value.code == "cluster-silent"


def test_what_a_worker_cannot_play_is_said_at_once() -> None:
    others = msgspec.structs.replace(plan(), rules="others")
    with pytest.raises(Problem) as caught:
        list(Shift(processes(1), others, [0]).games())
    assert caught.value.code == "other-rules"


def test_without_ray_a_cluster_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(Problem) as caught:
        cluster.cluster(None, 1, 2, tmp_path)
    assert caught.value.code == "no-ray"
