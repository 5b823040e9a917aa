"""What is told as integers becomes facts, each for those who may know it."""

from typing import Any

import pytest

import sylve
from sylve.engine.events import NUMBER, SEAT, Kinds, for_each_seat, of_seat, read_off

STATE = sylve.game("toutlahaut").start(3, 1)
TENS = of_seat(lambda _state, seat: 10 * seat, "number", "ten times the seat")
OWN = for_each_seat(lambda _state, seat: 100 + seat, "number", "a hundred more than the seat")


def test_the_rules_tell_integers_only_for_what_the_listener_does_not_find_by_itself() -> None:
    kind = Kinds().kind(
        "toy", seat=SEAT, tens=TENS, seats=read_off(lambda state: int(state.seats), "number", ""), n=NUMBER
    )
    assert kind.event(STATE, [2, 7]).facts == {"seat": 2, "tens": 20, "seats": 3, "n": 7}


def test_what_is_for_its_seat_is_known_to_that_seat_alone() -> None:
    kind = Kinds().kind("toy", seat=SEAT, tens=TENS.for_its_seat(), n=NUMBER.for_its_seat())
    event = kind.event(STATE, [2, 7])
    assert event.seen_by(2)["facts"] == {"seat": 2, "tens": 20, "n": 7}
    assert event.seen_by(1)["facts"] == event.seen_by(None)["facts"] == {"seat": 2}


def test_each_seat_may_know_one_of_its_own() -> None:
    event = Kinds().kind("toy", n=NUMBER, own=OWN).event(STATE, [7])
    assert [event.seen_by(seat)["facts"] for seat in (0, 1, 2)] == [{"n": 7, "own": own} for own in (100, 101, 102)]
    assert event.seen_by(None)["facts"] == {"n": 7}


@pytest.mark.parametrize("fact", [TENS, NUMBER.for_its_seat()])
def test_what_belongs_to_a_seat_needs_one(fact: Any) -> None:
    with pytest.raises(ValueError, match="there is none"):
        Kinds().kind("toy", fact=fact)
