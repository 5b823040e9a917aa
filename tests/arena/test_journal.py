"""Finished games are kept, whatever happens to the line being written."""

from pathlib import Path
from typing import Any

import pytest

from arena.plan import plan, results
from sylve.arena.journal import FILE, Journal
from sylve.arena.playing import play
from sylve.arena.problems import Problem

GAMES = 4


@pytest.fixture
def written(tmp_path: Path) -> Path:
    with Journal(tmp_path, plan()) as journal:
        for number in range(GAMES):
            journal.add(play(plan(), number))
    return tmp_path / FILE


def problem(folder: Path, **changes: Any) -> Problem:
    with pytest.raises(Problem) as caught:
        Journal(folder, plan(**changes))
    return caught.value


def test_finished_games_are_found_again(written: Path) -> None:
    with Journal(written.parent, plan()) as journal:
        assert results(journal.first(GAMES)) == results(play(plan(), number) for number in range(GAMES))
        assert journal.missing(GAMES + 2) == [GAMES, GAMES + 1]


def test_a_game_is_on_disk_as_soon_as_it_is_added(tmp_path: Path) -> None:
    with Journal(tmp_path, plan()) as journal:
        journal.add(play(plan(), 0))
        assert len((tmp_path / FILE).read_bytes().splitlines()) == 2


def test_wherever_a_line_is_torn_only_its_game_is_played_again(written: Path) -> None:
    whole = written.read_bytes()
    last = whole[:-1].rindex(b"\n") + 1
    for cut in {last, last + 1, (last + len(whole)) // 2, len(whole) - 1}:
        written.write_bytes(whole[:cut])
        with Journal(written.parent, plan()) as journal:
            assert journal.missing(GAMES) == [GAMES - 1]
    with Journal(written.parent, plan()) as journal:
        journal.add(play(plan(), GAMES - 1))
    with Journal(written.parent, plan()) as journal:
        assert journal.missing(GAMES) == []


def test_a_torn_plan_begins_anew(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b'{"game":"tout')
    with Journal(tmp_path, plan()) as journal:
        assert journal.missing(1) == [0]
    with Journal(tmp_path, plan()) as journal:
        assert journal.missing(1) == [0]


def test_another_plan_is_refused_by_what_differs(written: Path) -> None:
    before = written.read_bytes()
    refused = problem(written.parent, seed=2, seats=3)
    assert (refused.code, refused.facts["differ"]) == ("other-plan", "seats, seed")
    assert written.read_bytes() == before


def test_a_line_that_is_no_game_is_named(written: Path) -> None:
    lines = written.read_bytes().splitlines(keepends=True)
    lines[2] = b'{"game": 1}\n'
    written.write_bytes(b"".join(lines))
    refused = problem(written.parent)
    assert (refused.code, refused.facts["line"]) == ("journal-unreadable", 3)


def test_two_arenas_do_not_share_a_folder(tmp_path: Path) -> None:
    with Journal(tmp_path, plan()):
        assert problem(tmp_path).code == "folder-busy"


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert problem(tmp_path / "file" / "inside").code == "folder-unusable"
