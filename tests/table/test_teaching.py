"""The table of a lesson: one way on, one way back, and nothing that counts."""

import pytest

from sylve import lessons
from sylve.lessons import Lesson
from sylve.table import Entry, Problem, Refused, Table, commands, teaching
from table.live import ANA, EVE, LiveTable


class Taught(LiveTable):
    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.entries = teaching.open_lesson(ANA, lesson, lesson.opening)
        self.table = Table.rebuilt(self.entries)

    def does_what_is_asked(self) -> None:
        made = len(self.table.plays)
        expected = self.lesson.expected(made)
        if expected is None:
            self.does(teaching.go, ANA, self.lesson.ahead[made])
        else:
            self.plays(self.lesson.seat, expected)


def taught() -> Taught:
    lesson = lessons.named("leaf", "first")
    assert lesson is not None
    return Taught(lesson)


def test_a_lesson_is_a_table_that_is_marked_and_has_its_own_deal() -> None:
    live, other = taught(), taught()
    assert live.table.is_lesson
    assert commands.lesson_of(live.table) is live.lesson
    assert live.table.state == live.lesson.played(live.lesson.opening) == other.table.state


def test_a_lesson_can_be_played_to_its_end_and_read_again_from_its_entries() -> None:
    live = taught()
    while len(live.table.plays) < len(live.lesson.moves):
        live.does_what_is_asked()
    assert live.table.status == "over"
    assert Table.rebuilt(live.entries).state == live.table.state


def test_what_the_step_does_not_ask_for_is_refused_and_changes_nothing() -> None:
    live = taught()
    expected = live.lesson.expected(0)
    other = next(action for action in live.table.started().actions(0) if action != expected)
    before = live.table.sequence
    with pytest.raises(Refused) as refused:
        live.plays(0, other)
    assert refused.value.refusal.code == "lesson"
    assert live.table.sequence == before


def test_what_the_rules_forbid_gets_the_rules_own_refusal() -> None:
    live = taught()
    with pytest.raises(Refused) as refused:
        live.plays(0, live.lesson.game.read("keep"))
    assert refused.value.refusal.code != "lesson"


def test_no_bot_plays_in_a_lesson() -> None:
    live = taught()
    while live.table.to_act() == (0,):
        live.does_what_is_asked()
        assert live.table.bots_to_act() == []


def test_the_lesson_plays_prepared_moves_only_as_far_as_they_go_together() -> None:
    live = taught()
    for too_far in (1, 2, 10_000):
        with pytest.raises(Problem, match="unknown-move"):
            live.does(teaching.go, ANA, too_far)


def test_one_can_go_back_to_any_step_and_play_it_again() -> None:
    live = taught()
    for _ in range(4):
        live.does_what_is_asked()
    live.does(teaching.go, ANA, 1)
    assert live.table.state == live.lesson.played(1)
    live.does_what_is_asked()
    assert live.table.state == live.lesson.played(2)
    assert Table.rebuilt(live.entries).state == live.table.state


def test_only_the_learner_moves_the_lesson_on() -> None:
    live = taught()
    live.does_what_is_asked()
    with pytest.raises(Problem, match="not-your-seat"):
        live.does(teaching.go, EVE, 0)


@pytest.mark.parametrize("command", ["undo", "stand", "assign", "rematch"])
def test_a_lesson_is_not_taken_back_handed_on_or_played_again_like_other_games(command: str) -> None:
    live = taught()
    live.does_what_is_asked()
    asked = {
        "undo": lambda table: commands.undo(table, ANA, 0, table.sequence),
        "stand": lambda table: commands.stand(table, ANA, 0, "seedling"),
        "assign": lambda table: commands.assign(table, ANA, 0, "seedling", away=False),
        "rematch": lambda table: commands.rematch(table, ANA),
    }[command]
    with pytest.raises(Problem, match="in-lesson"):
        live.does(asked)


def test_a_table_of_a_lesson_that_has_changed_since_is_known_as_such() -> None:
    opening, *rest = teaching.open_lesson(ANA, taught().lesson, 0)
    old = {**opening.payload, "lesson": {"name": "first", "script": "another"}}
    table = Table.rebuilt([Entry(opening.table, 1, "open", None, old), *rest])
    assert table.is_lesson
    assert commands.lesson_of(table) is None
    with pytest.raises(Refused):
        commands.play(table, ANA, 0, table.started().actions(0)[0], table.sequence)
