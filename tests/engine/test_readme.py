"""What the README and the first page of the documentation show is what happens."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("document", ["README.md", "docs/index.md"])
def test_the_examples_run(document: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / document), module_relative=False)
    assert tried > 3
    assert failed == 0
