"""What docs/research.md shows is what happens."""

import doctest
from pathlib import Path

import pytest


def test_the_how_to_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyspiel")
    monkeypatch.chdir(Path(__file__).parents[2])
    failed, tried = doctest.testfile("docs/research.md", module_relative=False)
    assert tried > 15
    assert failed == 0
