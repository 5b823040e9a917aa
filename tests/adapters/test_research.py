"""What docs/research.md shows is what happens."""

import doctest
from pathlib import Path

import pytest


def test_the_how_to_runs() -> None:
    pytest.importorskip("pyspiel")
    failed, tried = doctest.testfile(str(Path(__file__).parents[2] / "docs" / "research.md"), module_relative=False)
    assert tried > 15
    assert failed == 0
