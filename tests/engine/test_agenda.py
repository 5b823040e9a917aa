"""The agenda: a stack of steps that copies and compares."""

from sylve.engine.agenda import Agenda


def test_the_last_step_pushed_is_done_first() -> None:
    agenda = Agenda()
    assert (agenda.what(), agenda.seat(), agenda.argument()) == (-1, -1, -1)
    agenda.push(1, 0, 10)
    agenda.push(2, 1, 20)
    assert (agenda.what(), agenda.seat(), agenda.argument()) == (2, 1, 20)
    agenda.pop()
    assert (agenda.what(), agenda.seat(), agenda.argument()) == (1, 0, 10)


def test_a_copy_is_equal_and_independent() -> None:
    agenda = Agenda()
    agenda.push(1, 0, 10)
    agenda.push(2, 0, 10)
    agenda.pop()
    twin = agenda.copy()
    assert twin.same(agenda)
    twin.push(3, 0, 0)
    assert not twin.same(agenda)
    agenda.push(3, 0, 1)
    assert not twin.same(agenda)
    assert agenda.argument() == 1
