"""The games on a real Ray cluster of this machine. Long: Ray weighs over 200 MB and starts in ten seconds or more."""

from pathlib import Path

import pytest

from arena.plan import plan, results
from sylve.arena import cluster
from sylve.arena.playing import play
from sylve.arena.problems import Problem
from sylve.arena.workers import Shift

pytestmark = pytest.mark.long
GAMES = 12


@pytest.fixture(autouse=True)
def _ray() -> None:
    pytest.importorskip("ray", reason="Ray is the extra `cluster`; `make test-long` installs it")


def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    crew = cluster.cluster(None, 2, plan().games_of_a_pair, tmp_path)
    played = Shift(crew, plan(), list(range(GAMES))).games()
    assert results(played) == results(play(plan(), number) for number in range(GAMES))


def test_an_address_that_is_none_is_said(tmp_path: Path) -> None:
    with pytest.raises(Problem) as caught:
        list(Shift(cluster.cluster("nonsense", 1, 2, tmp_path), plan(), [0]).games())
    assert caught.value.code == "cluster-failed"


def test_a_cluster_that_does_not_answer_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "JOINING", 5.0)
    with pytest.raises(Problem) as caught:
        list(Shift(cluster.cluster("127.0.0.1:9", 1, 2, tmp_path), plan(), [0]).games())
    assert caught.value.code == "cluster-silent"
