"""What docs/research.md shows is what happens."""

import doctest
from pathlib import Path

import pytest


def test_the_how_to_runs_without_a_checkout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pytest.importorskip("pyspiel")
    monkeypatch.chdir(tmp_path)
    document = Path(__file__).parents[2] / "docs/research.md"
    failed, tried = doctest.testfile(str(document), module_relative=False)
    assert tried > 15
    assert failed == 0
