"""`==` notices every field, and every field says who may see it."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import sylve
from sylve.drawing import package_of
from sylve.engine.state import State
from sylve.kit.cases import Case, every_case, every_game
from sylve.kit.walks import glimpses

SHARED = {
    "setup",
    "seats",
    "version",
    "action_count",
    "chance",
    "finished",
    "reveals",
    "past",
    "shares_past",
    "imagined_world",
    "heard",
    "beats_heard",
    "box",
}


def fields(state: State) -> set[str]:
    """Those of the compiled class, and those that a plain one has in its place or besides."""
    compiled = getattr(type(state), "__mypyc_attrs__", ())
    return {*compiled, *getattr(state, "__dict__", ())} - SHARED - {"__dict__"}


@every_game
def test_every_field_says_who_may_see_it(name: str) -> None:
    game = sylve.game(name)
    declared = import_module(f"{package_of(game)}.fields").FIELDS
    audience = {field.name for field in declared if field.audience}
    assert audience == fields(game.start(game.seats[0], 1))


def changed(value: Any) -> Iterator[object]:
    """The value with one thing different; nothing for an empty collection."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif hasattr(value, "steps"):  # an agenda
        other = value.copy()
        other.push(1, 0, 0)
        yield other
    elif len(value):
        other = value[:]
        if isinstance(other[0], int):
            other[0] += 1
            yield other


@every_case
def test_equality_notices_a_change_of_any_field(case: Case) -> None:
    state = case.start(21)
    noticed = set()
    for _ in glimpses(state, 21):
        for field in fields(state):
            for value in changed(getattr(state, field)):
                copy = state.copy()
                setattr(copy, field, value)
                assert copy != state, field
                noticed.add(field)
    possible = {field for field in fields(state) if list(changed(getattr(state, field)))}
    assert possible <= noticed | {field for field in possible if field not in noticed and _only_at_the_end(field, case)}


def _only_at_the_end(field: str, case: Case) -> bool:
    state = case.start(21)
    return not any(list(changed(getattr(state, field))) for _ in glimpses(state, 21))


@every_case
def test_chance_to_come_counts_and_the_past_does_not(case: Case) -> None:
    state = case.start(22)
    other = state.copy()
    other.chance = sylve.Dice(1)
    assert other != state
    played = state.copy()
    seat = played.to_act()[0]
    played.play(seat, played.actions(seat)[0])
    misled = state.copy()
    misled.past = played.past
    assert misled == state
