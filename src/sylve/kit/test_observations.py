"""Observations show what a seat may know: nothing that it may not, and next to nothing left out."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i16

import sylve
from sylve.engine.chance import Dice
from sylve.engine.observation import Observation
from sylve.engine.state import State
from sylve.kit.cases import Case, cases, every_case, every_game
from sylve.kit.walks import glimpses
from sylve.telling import in_full

GAP = 3
BLIND = 0.05  # the share of different views that may look the same: what each game's observation.py leaves out


def moments(case: Case, seed: int) -> Iterator[State]:
    """Some positions of a random game, the end included."""
    state = case.start(seed)
    for _ in glimpses(state, seed):
        yield state
    yield state


@every_case
def test_an_observation_is_the_same_in_all_worlds_of_its_seat(case: Case) -> None:
    dice = Dice(41)
    for state in moments(case, 41):
        observation = state.setup.game.observation
        for seat in range(state.seats):
            seen = observation.named(state, seat)
            imagined = observation.named(state.imagine(seat, dice), seat)
            assert [name for name in seen if not np.array_equal(seen[name], imagined[name])] == []


@every_case
def test_every_piece_has_its_shape_keeps_its_bounds_and_counts_from_the_own_seat(case: Case) -> None:
    for state in moments(case, 42):
        observation = state.setup.game.observation
        for seat in range(state.seats):
            array = observation.array(state, seat)
            assert array.dtype == np.int16
            assert array.shape == (observation.size,)
            for piece in observation.pieces:
                values = observation.split(array)[piece.name]
                assert values.shape == piece.shape
                assert piece.low <= values.min() <= values.max() <= piece.high, piece.name
            assert_own_seat_first(state, seat)


@every_case
def test_no_row_of_a_piece_reaches_beyond_its_end(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a gap after every row the observation is the same, and nothing lies in the gaps."""
    observation = sylve.game(case.game).observation
    states = [state.copy() for state in moments(case, 44)]
    packed = [observation.array(state, seat) for state in states for seat in range(case.seats)]
    places = spread_out(observation, monkeypatch)
    spread = [observation.array(state, seat) for state in states for seat in range(case.seats)]
    for before, after in zip(packed, spread, strict=True):
        assert np.array_equal(before, after[places])
        assert not np.delete(after, places).any()


def spread_out(observation: Observation, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Lay the pieces out with gaps; where their cells are now. A piece of one dimension is one row."""
    places: list[int] = []
    end = 0
    for piece in observation.pieces:
        rows, width = (piece.rows, piece.columns) if len(piece.shape) > 1 else (1, piece.size)
        monkeypatch.setattr(piece, "offset", end)
        if len(piece.shape) > 1:
            monkeypatch.setattr(piece, "columns", width + GAP)
        for _row in range(rows):
            places.extend(range(end, end + width))
            end += width + GAP
    monkeypatch.setattr(observation, "zeros", vec[i16]([0] * end))
    return places


@every_case
def test_different_views_are_different_observations(case: Case) -> None:
    """Worlds that others imagine look different to a seat: it must see the difference."""
    dice, pairs, blind = Dice(43), 0, 0
    for number, state in enumerate(moments(case, 43)):
        observe, seat = state.setup.game.observation.array, number % case.seats
        for other in {None, (seat + 1) % case.seats} - {seat}:
            world = state.imagine(other, dice)
            if world.view(seat) != state.view(seat):
                pairs += 1
                blind += np.array_equal(observe(world, seat), observe(state, seat))
    assert pairs
    assert blind <= BLIND * pairs


@every_case
def test_different_views_are_told_in_different_words(case: Case) -> None:
    """The text is as complete as the view: two ways on from the same moment differ in it wherever they differ."""
    for number, state in enumerate(moments(case, 45)):
        seat, reader = (state.to_act() or (0,))[0], number % case.seats
        views = {}
        for action in state.actions(seat)[:4]:
            after = state.copy()
            after.play(seat, action)
            views[str(after.view(reader)["table"])] = in_full(after, reader)
        assert len(set(views.values())) == len(views)
        assert all(str(action) in in_full(state, seat) for action in state.actions(seat))


@every_case
def test_words_are_the_same_in_all_worlds_of_the_seat(case: Case) -> None:
    dice = Dice(46)
    for state in moments(case, 46):
        for seat in range(case.seats):
            assert in_full(state.imagine(seat, dice), seat) == in_full(state, seat)


def assert_own_seat_first(state: State, seat: int) -> None:
    seen = state.setup.game.observation.named(state, seat)
    assert seen["seats"][0] == 1
    assert seen["seats"].sum() == state.seats
    assert seen["to_act"][0] == (seat in state.to_act())
    assert seen["to_act"].sum() == len(state.to_act())


@every_game
def test_the_table_tells_of_every_cell(name: str) -> None:
    observation = sylve.game(name).observation
    names = [piece.name for piece in observation.pieces]
    assert len(set(names)) == len(names)
    assert [row[0] for row in observation.table()] == names
    assert all(all(row) for row in observation.table())
    assert sum(int(np.prod(piece.shape)) for piece in observation.pieces) == observation.size
    low, high = observation.bounds()
    assert low.shape == high.shape == (observation.size,)
    assert (low < high).all()


@every_game
def test_there_is_no_observation_for_nobody(name: str) -> None:
    game = sylve.game(name)
    state = game.start(game.seats[0], 1)
    nobody: list[Any] = [-1, game.seats[0], None, True, "0"]
    for seat in nobody:
        with pytest.raises(ValueError, match="no seat"):
            game.observation.array(state, seat)


@pytest.mark.long
@every_game
def test_every_piece_is_filled_sooner_or_later(name: str) -> None:
    observation = sylve.game(name).observation
    filled = {piece.name: False for piece in observation.pieces}
    for case, rivals in product(cases(), (None, "greedy")):
        if case.game != name:
            continue
        batch, dice = sylve.batch(name, 40, case.seats, seed=1, rivals=rivals, **case.options), Dice(1)  # type: ignore[arg-type]
        while batch.seed(0) == 1 and not all(filled.values()):
            batch.step(batch.random_actions(dice))
            state = batch.state(0)
            waiting = [observation.array(state, seat) for seat in range(case.seats)]
            for piece, values in observation.split(np.vstack([batch.observation, *waiting])).items():
                filled[piece] |= bool(values.any())
    assert [piece for piece, done in filled.items() if not done] == []
