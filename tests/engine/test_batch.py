"""A batch plays the same games as anybody: by seed, row by row, and a refused action changes nothing."""

import random
from typing import Any

import numpy as np
import pytest

import sylve
from sylve import bots
from sylve.engine.chance import Dice
from sylve.engine.rewards import place_rewards, rewards, score_rewards
from sylve.kit.cases import every_game


def seats_of(name: str) -> int:
    """Three seats, or the nearest the game has."""
    return min(sylve.game(name).seats, key=lambda seats: abs(seats - 3))


@every_game
def test_a_game_in_a_batch_is_that_game_played_alone(name: str) -> None:
    game, dice = sylve.game(name), Dice(1)
    batch = sylve.batch(name, 3, seats_of(name), seed=7)
    alone = [game.start(batch.seats, 7 + row) for row in range(3)]
    for _ in range(60):
        for row, state in enumerate(alone):
            seat = state.to_act()[0]
            assert batch.seat[row] == seat
            assert np.flatnonzero(batch.mask[row]).tolist() == state.actions(seat)
            assert np.array_equal(batch.observation[row], game.observation.array(state, seat))
            assert batch.state(row) == state
        actions = batch.random_actions(dice)
        seats = batch.seat.copy()
        batch.step(actions)
        for row, state in enumerate(alone):
            state.play(int(seats[row]), int(actions[row]))
            assert batch.done[row] == state.over
            assert batch.reward[row].tolist() == rewards(state)
            if state.over:
                assert np.array_equal(batch.final[row], game.observation.array(state, int(seats[row])))
                alone[row] = game.start(batch.seats, batch.seed(row))


def test_finished_games_make_room_for_the_next_seed() -> None:
    batch, dice = sylve.batch("toutlahaut", 4, 2, seed=100), Dice(3)
    rounds = 14
    for step in range(1, 3 * rounds + 1):
        batch.step(batch.random_actions(dice))
        assert batch.done.all() == (step % rounds == 0)
        assert [batch.seed(row) for row in range(4)] == [100 + row + 4 * (step // rounds) for row in range(4)]
    assert batch.state(2).record() == sylve.game("toutlahaut").start(2, 114).record()


def test_the_same_seed_is_the_same_batch_whatever_else_happens() -> None:
    one, other = sylve.batch("ecosysteme", 5, 3, seed=9), sylve.batch("ecosysteme", 5, 3, seed=1)
    other.reset(9)
    dice, same_dice, before = Dice(2), Dice(2), random.getstate()
    for _ in range(50):
        one.step(one.random_actions(dice))
        random.seed(0)
        other.step(other.random_actions(same_dice))
        assert np.array_equal(one.observation, other.observation)
        assert np.array_equal(one.mask, other.mask)
        assert np.array_equal(one.reward, other.reward)
    random.setstate(before)


def test_an_illegal_action_names_its_row_and_changes_nothing() -> None:
    batch = sylve.batch("toutlahaut", 3, 3, seed=1)
    states, observation = [batch.state(row) for row in range(3)], batch.observation.copy()
    actions = batch.random_actions(Dice(1)).copy()
    actions[1] = np.flatnonzero(batch.mask[1] == 0)[0]
    with pytest.raises(sylve.IllegalAction, match="row 1: not-in-hand") as caught:
        batch.step(actions)
    assert caught.value.row == 1  # type: ignore[attr-defined]
    assert caught.value.refusal == states[1].why_not(int(batch.seat[1]), int(actions[1]))
    assert [batch.state(row) for row in range(3)] == states
    assert np.array_equal(batch.observation, observation)


@pytest.mark.parametrize("actions", [[0, 1], [[0, 1, 2]], [0.0, 1.0, 2.0], [True, True, True], ["a", "b", "c"], None])
def test_what_are_no_actions_is_refused(actions: Any) -> None:
    with pytest.raises(ValueError, match="actions are 3 integers"):
        sylve.batch("toutlahaut", 3, 3).step(actions)


@pytest.mark.parametrize("action", [-1, 54, 2**40])
def test_unknown_actions_are_refused_by_name(action: int) -> None:
    with pytest.raises(sylve.IllegalAction, match="row 0: unknown-action"):
        sylve.batch("toutlahaut", 1, 3).step([action])


def test_nobody_writes_into_a_batch() -> None:
    batch = sylve.batch("toutlahaut", 2, 3)
    for array in (batch.observation, batch.final, batch.mask, batch.seat, batch.reward, batch.done):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_a_batch_that_cannot_be_is_refused() -> None:
    wrongs: list[dict[str, Any]] = [
        {"count": 0},
        {"reward": "money"},
        {"rivals": "nobody"},
        {"rivals": ["greedy", "greedy"]},
        {"seats": 9},
        {"objective": "none at all"},
    ]
    for wrong in wrongs:
        with pytest.raises(ValueError, match=r"."):
            sylve.batch(**{"game": "toutlahaut", "count": 1, "seats": 3, **wrong})
    with pytest.raises(IndexError):
        sylve.batch("toutlahaut", 2, 3).state(2)


@every_game
def test_rivals_play_the_other_seats(name: str) -> None:
    game, dice = sylve.game(name), Dice(4)
    batch = sylve.batch(game, 2, seats_of(name), seed=5, rivals="random")
    alone, alone_dice = game.start(batch.seats, 6), Dice(6)
    for _ in range(30):
        while alone.to_act()[0] != 1:
            seat = alone.to_act()[0]
            alone.play(seat, bots.choose("random", alone, seat, alone_dice))
            if alone.over:
                return
        assert batch.seat.tolist() == [0, 1]
        assert batch.state(1) == alone
        actions = batch.random_actions(dice)
        alone.play(1, int(actions[1]))
        batch.step(actions)
        if alone.over:
            return


def test_places_are_worth_the_same_in_every_game() -> None:
    assert place_rewards([1, 2]) == [1, -1]
    assert place_rewards([1, 1]) == [0, 0]
    assert place_rewards([2, 3, 1]) == [0, -1, 1]
    assert place_rewards([1, 1, 3]) == [0.5, 0.5, -1]
    assert place_rewards([1, 2, 2, 4]) == [1, 0, 0, -1]
    assert score_rewards([10, 4]) == [6, -6]
    assert score_rewards([10, 4, 1]) == [7.5, -1.5, -6]
    assert score_rewards([42]) == [42]


@pytest.mark.parametrize("name", [name for name in sylve.games() if 1 in sylve.game(name).seats])
def test_alone_one_beats_the_rival_or_does_not(name: str) -> None:
    batch, dice = sylve.batch(name, 1, 1, seed=3), Dice(3)
    before = batch.state(0)
    while not batch.done[0]:
        before = batch.state(0)
        assert rewards(before) == [0.0]
        actions = batch.random_actions(dice)
        batch.step(actions)
    before.play(0, int(actions[0]))
    outcome = before.outcome()
    assert isinstance(outcome.won, bool)
    assert batch.reward.tolist() == [[1.0 if outcome.won else -1.0]]


def test_gymnasium_sees_one_learner_in_each_game() -> None:
    pytest.importorskip("gymnasium")
    from sylve.batches.vector import BatchVectorEnv

    env = BatchVectorEnv(sylve.game("toutlahaut"), 6, 3, rivals="greedy")
    first, info = env.reset(seed=11)
    again, _ = env.reset(seed=11)
    other, _ = env.reset()
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)
    env.reset(seed=11)
    dice, ended = Dice(5), 0
    for _ in range(13):
        observation, reward, done, cut, info = env.step(env.batch.random_actions(dice))
        assert env.observation_space.contains(observation)
        assert np.array_equal(env.batch.seat, np.arange(6) % 3)
        assert not cut.any()
        assert (reward[~done] == 0).all()
        ended += done.sum()
        if done.any():
            assert env.observation_space.contains(info["final_obs"])
            assert info["_final_obs"].tolist() == done.tolist()
    assert ended == 12
    assert env.single_action_space.n == info["action_mask"].shape[1] == 54  # type: ignore[attr-defined]
