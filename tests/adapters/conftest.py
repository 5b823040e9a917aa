import gc
import warnings

import pytest


@pytest.fixture(scope="module", autouse=True)
def what_others_left() -> None:
    """These tests let no warning pass: what tests before them left open in this process is not theirs."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()
