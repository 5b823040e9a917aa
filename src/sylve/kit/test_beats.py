"""Moments worth seeing: shown to each seat as far as it may know, again in a replay, and of no weight in the rules."""

import json
from itertools import pairwise

import sylve
from sylve.engine.events import Beat
from sylve.kit.cases import Case, every_case
from sylve.kit.twins import BeatView, beats, true_beat, twin_pairs
from sylve.kit.walks import seats_and_spectator, walk

LOUD = Case("canyon", 3, {})


@every_case
def test_the_beats_of_twins_are_one_to_the_seat_that_cannot_tell_them_apart(case: Case) -> None:
    for pair in twin_pairs(case, 61, tries=5):
        assert beats(pair.one, pair.seat) == beats(pair.other, pair.seat)


def caught(view: BeatView) -> int:
    pairs = [pair for seed in range(3) for pair in _shown(seed, view)]
    return sum(one != other for one, other in pairs)


def _shown(seed: int, view: BeatView) -> list[tuple[object, object]]:
    pairs = twin_pairs(LOUD, seed, tries=10)
    return [(beats(pair.one, pair.seat, view), beats(pair.other, pair.seat, view)) for pair in pairs]


def test_a_beat_that_shows_another_seats_cards_is_caught() -> None:
    def leaking(beat: Beat, seat: int | None) -> object:
        return beat.view(0 if seat is None else (seat + 1) % int(beat.state.seats))

    assert caught(leaking)
    assert not caught(true_beat)


@every_case
def test_somebody_who_listens_changes_nothing(case: Case) -> None:
    heard, unheard = case.start(62, listen=True), case.start(62)
    for number, (seat, action) in enumerate(walk(heard, 62)):
        if number % 10 == 0:
            assert heard == unheard
        unheard.play(seat, action)
    assert heard == unheard
    assert heard.record() == unheard.record()
    assert unheard.beats_heard == []


@every_case
def test_a_replay_shows_the_same_beats(case: Case) -> None:
    state = case.start(63, listen=True)
    for _ in walk(state, 63):
        pass
    again = sylve.replay(state.record(), listen=True)
    assert [beat.events for beat in again.beats_heard] == [beat.events for beat in state.beats_heard]
    for now, then in zip(again.beats_heard, state.beats_heard, strict=True):
        assert now.state == then.state


@every_case
def test_every_beat_follows_something_told_and_can_be_shown_to_everybody(case: Case) -> None:
    state = case.start(64, listen=True)
    for _ in walk(state, 64):
        pass
    assert all(one.events < next_one.events for one, next_one in pairwise(state.beats_heard))
    for beat in state.beats_heard:
        for seat in seats_and_spectator(state):
            view = beat.view(seat)
            assert (view["to_act"], view["prompt"]) == ([], None)
            json.dumps(view)
