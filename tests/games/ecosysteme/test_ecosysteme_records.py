"""Golden records: whole games, one for each number of seats and each option."""

from pathlib import Path

import pytest

import sylve
from sylve.engine.records import parse

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_scores(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    state = sylve.replay(text)
    assert state.over
    assert state.outcome().scores == parse(text).scores
    assert state.record() == text


def test_there_is_a_record_for_each_number_of_seats_and_each_option() -> None:
    records = [parse(path.read_text(encoding="utf-8")) for path in RECORDS]
    assert {record.seats for record in records} == {1, 2, 3, 4, 5, 6}
    assert {record.options["memory_aid"] for record in records} == {False, True}
