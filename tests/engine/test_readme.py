"""What the README shows is what happens."""

import doctest
from pathlib import Path


def test_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(Path(__file__).parents[2] / "README.md"), module_relative=False)
    assert tried > 5
    assert failed == 0
