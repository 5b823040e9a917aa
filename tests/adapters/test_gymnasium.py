"""Gymnasium's own checks on one seat of every game, and ours."""

import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import sylve
import sylve.adapters.gymnasium
from adapters.spread import assert_by_itself, at_most_three, chosen, every_case
from sylve.adapters.gymnasium import SeatEnv
from sylve.batches.vector import BatchVectorEnv
from sylve.engine.chance import Dice
from sylve.engine.rewards import rewards
from sylve.kit.cases import Case

pytestmark = pytest.mark.filterwarnings("error")


def made(case: Case, **more: Any) -> SeatEnv:
    name = f"sylve/{case.game.capitalize()}-v{sylve.game(case.game).version}"
    env = gymnasium.make(name, seats=case.seats, **{"rivals": "random", **case.options, **more}).unwrapped
    assert isinstance(env, SeatEnv)
    return env


@every_case
def test_gymnasium_approves(case: Case) -> None:
    check_env(made(case))


def test_there_is_one_for_every_game() -> None:
    names = {name for name in gymnasium.registry if name.startswith("sylve/")}
    assert names == {
        "sylve/Canopee-v3",
        "sylve/Canyon-v3",
        "sylve/Ecosysteme-v2",
        "sylve/Leaf-v3",
        "sylve/Toutlahaut-v3",
    }


@at_most_three
def test_it_plays_the_games_of_a_batch(case: Case) -> None:
    """Seat 0 of the batch's first row meets the same decisions against the same rivals."""
    env, dice = made(case), Dice(1)
    batch = sylve.batch(case.game, 1, case.seats, seed=9, rivals="random")
    observation, info = env.reset(seed=9)
    ended = False
    while not ended:
        assert np.array_equal(observation, batch.observation[0])
        assert np.array_equal(info["action_mask"], batch.mask[0])
        assert env.action_masks().tolist() == [bool(mark) for mark in batch.mask[0]]
        action = chosen(batch.mask[0], dice)
        observation, reward, ended, cut, info = env.step(action)
        batch.step([action])
        assert (reward, ended, cut) == (batch.reward[0, 0], batch.done[0], False)
    assert np.array_equal(observation, batch.final[0])
    outcome = env.state.outcome()
    assert (info["score"], info["rank"]) == (outcome.scores[0], outcome.ranks[0])
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


@at_most_three
def test_all_is_the_same_in_every_world_of_the_seat(case: Case) -> None:
    """An illegal action shows everything there is to see, and changes nothing."""
    env, dice = made(case, text=True), Dice(2)
    observer = made(case, text=True, render_mode="ansi")
    observer.reset()

    def seen(state: sylve.State, action: int) -> tuple[object, ...]:
        observer.state, observer._ended = state, False
        observation, reward, ended, _, info = observer.step(action)
        return observation.tolist(), reward, ended, info.pop("action_mask").tolist(), info, observer.render()

    _, info = env.reset(seed=4)
    ended, decisions = False, 0
    while not ended:
        if decisions % 9 == 0:
            shut = np.flatnonzero(info["action_mask"] == 0)
            refused = int(shut[dice.below(len(shut))])
            assert seen(env.state, refused) == seen(env.state.imagine(0, dice), refused)
        _, _, ended, _, info = env.step(chosen(info["action_mask"], dice))
        decisions += 1


@at_most_three
def test_a_game_is_by_itself(case: Case) -> None:
    env_of = {seed: made(case) for seed in (5, 6)}

    def play(seed: int) -> Iterator[object]:
        env, dice = env_of[seed], Dice(seed)
        observation, info = env.reset(seed=seed)
        ended = False
        while not ended:
            observation, reward, ended, _, info = env.step(chosen(info["action_mask"], dice))
            yield observation.tobytes(), info["action_mask"].tobytes(), reward

    assert_by_itself(play)


def test_an_illegal_action_ends_the_episode_or_raises() -> None:
    case = Case("toutlahaut", 3, {})
    env = made(case)
    observation, info = env.reset(seed=1)
    refused = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, ended, _, info = env.step(refused)
    assert (reward, ended, info["refusal"]) == (-1.0, True, "not-in-hand")
    assert np.array_equal(observation, after)
    env = made(case, illegal="raise")
    env.reset(seed=1)
    before = env.state.copy()
    with pytest.raises(sylve.IllegalAction, match="not-in-hand"):
        env.step(refused)
    with pytest.raises(sylve.IllegalAction, match="unknown-action"):
        env.step(1.5)
    assert env.state == before


def test_rivals_have_their_seats() -> None:
    env = made(Case("toutlahaut", 3, {}), seat=1, rivals=["random", "greedy"])
    assert env.rivals == ["random", "", "greedy"]
    observation, _ = env.reset(seed=3)
    assert np.array_equal(observation, env.game.observation.array(env.state, 1))


@pytest.mark.parametrize(
    "wrong",
    [
        {"rivals": "nobody"},
        {"rivals": ["random"]},
        {"seat": 3},
        {"seats": 9},
        {"reward": "money"},
        {"illegal": "shrug"},
        {"objective": "none at all"},
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"."):
        SeatEnv(**{"game": "toutlahaut", "seats": 3, **wrong})


def test_alone_against_the_automa() -> None:
    env, dice = made(Case("ecosysteme", 1, {}), reward="score"), Dice(3)
    _, info = env.reset(seed=2)
    ended, reward = False, 0.0
    while not ended:
        assert reward == 0
        _, reward, ended, _, info = env.step(chosen(info["action_mask"], dice))
    assert reward == rewards(env.state, "score")[0] == info["score"]


def test_a_vector_is_a_batch() -> None:
    envs = gymnasium.make_vec("sylve/Toutlahaut-v3", num_envs=4, seats=np.int64(2), rivals="random")
    assert isinstance(envs, BatchVectorEnv)  # the type is the spec's vector entry point
    first, info = envs.reset(seed=np.int64(5))
    batch = sylve.batch("toutlahaut", 4, 2, seed=5, rivals="random")
    assert np.array_equal(first, batch.observation)
    assert np.array_equal(info["action_mask"], batch.mask)
    one, _ = envs.reset(seed=[8, 6, 7, 5])
    assert [envs.batch.seed(row) for row in range(4)] == [8, 6, 7, 5]
    other, _ = envs.reset(seed=np.array([8, 6, 7, 9]))
    assert np.array_equal(one[:3], other[:3])
    envs.reset(seed=[1, None, None, 2])
    seeds = [envs.batch.seed(row) for row in range(4)]
    assert (seeds[0], seeds[3]) == (1, 2)
    assert seeds[1] != seeds[2]
    for wrong in ([1, 2], [0, 1, 2, -3], [0, 1, 2, True]):
        with pytest.raises(ValueError, match="a seed is a number that is not negative, or a list of 4 such"):
            envs.reset(seed=wrong)


def test_a_game_may_be_named_and_integers_be_numpys() -> None:
    numbers: Any = (np.int32(3), np.int64(2), np.uint32(7))
    seats, seat, seed = numbers
    assert BatchVectorEnv("leaf", seat).batch.game.id == "leaf"
    env = SeatEnv("leaf", seats, seat=seat)
    env.reset(seed=seed)
    assert env.state is not None
    assert env.state.setup.seed == sylve.game("leaf").start(seats, seed).setup.seed
    assert (env.seats, env.seat) == (3, 2)
    assert sylve.Dice(seed).same(sylve.Dice(7))
    others: tuple[Any, ...] = (True, 2.0, "2")
    for wrong in others:
        with pytest.raises(sylve.BadOption, match="seats"):
            SeatEnv("leaf", wrong)


@at_most_three
def test_the_table_is_drawn_from_what_the_seat_may_know(case: Case) -> None:
    """The picture changes with the table, but for its size, and is the same in every world of the seat."""
    env, dice = made(case, render_mode="rgb_array"), Dice(8)
    _, info = env.reset(seed=8)
    pictures = []
    for _ in range(6):
        shown = env.render()
        assert isinstance(shown, np.ndarray)
        assert (shown.dtype, shown.shape) == (np.dtype(np.uint8), (720, 1280, 3))
        true, colours = env.state, len(np.unique(shown[::9, ::9].reshape(-1, 3), axis=0))
        assert true is not None
        assert colours > 5
        env.state = true.imagine(env.seat, dice)
        assert np.array_equal(env.render(), shown)
        env.state = true
        pictures.append(shown.tobytes())
        _, _, _, _, info = env.step(chosen(info["action_mask"], dice))
    assert len(set(pictures)) > 1


def test_every_game_of_a_vector_is_drawn() -> None:
    envs = gymnasium.make_vec("sylve/Leaf-v3", num_envs=2, render_mode="rgb_array")
    envs.reset(seed=3)
    drawn: Any = envs.render()
    one, other = drawn
    assert one.shape == other.shape == (720, 1280, 3)
    assert one.tobytes() != other.tobytes()


def test_gymnasium_of_old_finds_the_games_by_themselves() -> None:
    declared = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
    (found,) = declared["entry-points"]["gymnasium.envs"].values()
    module, _, function = found.partition(":")
    before = dict(gymnasium.registry)
    getattr(import_module(module), function)()
    assert dict(gymnasium.registry) == before


def test_many_at_once() -> None:
    envs = gymnasium.make_vec("sylve/Toutlahaut-v3", num_envs=3, vectorization_mode="sync", seats=2, rivals="random")
    _, infos = envs.reset(seed=1)
    endings = 0
    for _ in range(20):
        masks = infos["action_mask"]
        _, _, ended, _, infos = envs.step([chosen(mask, Dice(1)) if mask.any() else 0 for mask in masks])
        assert infos["action_mask"].shape == (3, 54)
        endings += ended.sum()
    assert endings == 2 * 3
    envs.close()
