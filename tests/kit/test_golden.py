"""Whole games of every case, kept as text, replay to their scores for ever."""

import sylve
from kit.golden import path_of
from sylve.engine.records import parse
from sylve.kit.cases import Case, every_case


@every_case
def test_the_golden_record_of_the_case_replays_to_its_scores(case: Case) -> None:
    path = path_of(case)
    assert path.is_file(), "run `PYTHONPATH=src:tests python -m kit.golden`"
    text = path.read_text(encoding="utf-8")
    record, state = parse(text), sylve.replay(text)
    assert (record.game, record.seats) == (case.game, case.seats)
    assert case.options.items() <= record.options.items()
    assert state.over
    assert state.outcome().scores == record.scores
    assert state.record() == text
