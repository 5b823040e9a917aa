"""Views that are made together: what everybody may know is made once, and nothing of one seat's gets to another."""

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import sylve
from sylve.engine.changes import Moment, Packing
from sylve.engine.state import State
from sylve.engine.views import Views
from sylve.kit.cases import Case, every_case
from sylve.kit.walks import glimpses, seats_and_spectator, walk

PACKING = Packing(lambda value: json.dumps(value).encode(), json.loads, bytes)
HIDING = Case("ecosysteme", 3, {})
Own = Callable[[Any, int, Any], Mapping[str, object]]


def mixed_up(state: State) -> int:
    """How many views are other ones when they are made with those of everybody else, before them or after."""
    alone = {seat: state.view(seat) for seat in seats_and_spectator(state)}
    found = 0
    for order in (list(alone), list(reversed(alone))):
        together = state.views()
        for seat in order:
            together.of(seat)
        found += sum(together.of(seat) != alone[seat] for seat in order)
    return found


@every_case
def test_what_is_made_for_all_together_is_what_is_made_for_each_alone(case: Case) -> None:
    """The views, and what changed from one to the next."""
    state = case.start(71)
    before: Views | None = None
    for _ in glimpses(state, 71, count=6):
        assert mixed_up(state) == 0
        views = state.views()
        if before is not None:
            together = told(before, views, seats_and_spectator(state))
            assert together == {seat: told(before, views, [seat])[seat] for seat in together}
        before = views


def told(before: Views, after: Views, viewers: Iterable[int | None]) -> dict[int | None, bytes]:
    """What each of these is told of what changed."""
    first = Moment(before, None, PACKING)
    second = Moment(after, first, PACKING)
    for viewer in viewers:
        first.tell(viewer)
    return {viewer: second.tell(viewer) for viewer in viewers}


def spoilt(own: Own) -> int:
    """How many views are mixed up in a game whose seats' own part is made so."""
    view, state = sylve.game(HIDING.game).view, HIDING.start(73)
    true_own = view.own
    view.own = own  # type: ignore[method-assign]
    try:
        return mixed_up(state)
    finally:
        view.own = true_own  # type: ignore[method-assign]


def test_an_own_part_that_is_written_into_what_everybody_sees_is_caught() -> None:
    true_own = sylve.game(HIDING.game).view.own

    def leaking(state: State, seat: int, table: dict[str, Any]) -> dict[str, Any]:
        table.update(true_own(state, seat, table))
        return table

    assert spoilt(leaking)
    assert not spoilt(true_own)


@every_case
def test_offers_stay_while_the_question_and_what_sways_them_stay(case: Case) -> None:
    """What a step says that others sway is all that they do; the table does not make such offers anew."""
    state = case.start(79)
    waiting: list[tuple[int, list[int], object, list[dict[str, Any]]]] = []
    for seat, _ in walk(state, 79):
        for other, actions, swayed_by, offers in waiting:
            if state.actions(other) == actions and state.swayed_by(other) == swayed_by:
                assert state.offers(other) == offers
        others = [other for other in state.to_act() if other != seat and state.swayed_by(other) is not None]
        waiting = [(other, state.actions(other), state.swayed_by(other), state.offers(other)) for other in others]


def test_there_are_offers_that_stay() -> None:
    state = HIDING.start(79)
    (seat, other, *_) = state.to_act()
    swayed_by, offers = state.swayed_by(other), state.offers(other)
    state.play(seat, state.actions(seat)[0])
    assert state.swayed_by(other) == swayed_by is not None
    assert state.offers(other) == offers
