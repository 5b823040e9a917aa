"""The box of Canopée: an owner's numbers are those that are played with."""

from typing import Any

import pytest

import sylve
from games.canopee.positions import give, table
from sylve.engine.box import BadValue

CANOPEE: Any = sylve.game("canopee")


def test_an_owners_numbers_are_counted_with_and_shown_without_the_mark() -> None:
    state = give(CANOPEE.start(3, 1, cards="all", values={"boa-active": 3, "orchid": 7}), 0, "boa-active orchid")
    forest = table(state)["forests"][0]
    assert [(animal["points"], animal["house"]) for animal in forest["animals"]] == [(3, False)]
    assert [(plant["points"], plant["house"]) for plant in forest["plants"]] == [(7, False)]
    assert forest["sheet"]["wildlife"] == 3
    assert table(state)["orchid"] == {"value": 7, "house": False}


def test_an_owners_canopies_are_in_the_deck_and_the_record_keeps_them() -> None:
    state = CANOPEE.start(2, 1, values={"canopy0-cards": 2, "canopy1-cards": 4, "canopy2-cards": 4})
    assert len(state.order) == 111
    assert sylve.replay(state.record()) == state


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("canopy0-cards", 4, "10 or 11 canopies"),
        ("canopy1-cards", 1, "10 or 11 canopies"),
        ("boa-high", 0, "the boa is worth 1 or more"),
        ("frog-low", 9, "the frog is worth 9 or more"),
        ("orchid", 40, "does not look like"),
        ("season-embers", 0, "does not look like"),
    ],
)
def test_what_cannot_be_printed_is_refused(name: str, value: int, why: str) -> None:
    with pytest.raises(BadValue, match=why):
        CANOPEE.start(2, 1, values={name: value})
