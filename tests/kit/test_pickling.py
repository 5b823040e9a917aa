"""What researchers send to other processes and keep: it pickles and deep-copies, and goes on alike, in both builds."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

import sylve
from sylve import bots
from sylve.adapters.gymnasium import SeatEnv
from sylve.adapters.pettingzoo import aec_env, parallel_env
from sylve.batches import Batch
from sylve.batches.vector import BatchVectorEnv
from sylve.engine.chance import Dice, SeededChance, TapedChance, seed_bytes
from sylve.engine.rewards import rewards
from sylve.kit.cases import Case, every_case, every_game
from sylve.kit.walks import glimpses, seats_and_spectator

Again = Callable[[Any], Any]
both_ways = pytest.mark.parametrize(
    "again", [lambda thing: pickle.loads(pickle.dumps(thing)), copy.deepcopy], ids=["pickled", "copied"]
)


@every_case
def test_an_imagined_world_goes_on_elsewhere(case: Case) -> None:
    state, dice = case.start(61), Dice(61)
    for _ in glimpses(state, 61, 4):
        for seat in seats_and_spectator(state):
            world = state.imagine(seat, dice)
            again = pickle.loads(pickle.dumps(world))
            assert again == world
            assert again.written_down() == world.written_down()
            assert again.view(seat) == state.view(seat)
            assert (again.imagined_world, again.reveals) == (True, world.reveals)
            assert finished(again).outcome() == finished(world.copy()).outcome()


def finished(state: sylve.State) -> sylve.State:
    dice = Dice(1)
    return sylve.play_out(state, lambda state, seat: bots.choose("greedy", state, seat, dice))


@both_ways
@every_game
def test_a_state_is_copied_with_its_past(name: str, again: Again) -> None:
    game = sylve.game(name)
    state = game.start(game.seats[-1], 62)
    for _ in glimpses(state, 62, 3):
        twin = again(state)
        assert twin == state
        assert twin.history() == state.history()
        seat = twin.to_act()[0]
        twin.play(seat, twin.actions(seat)[0])
        assert len(twin.history()) == len(state.history()) + 1


@both_ways
@pytest.mark.parametrize("used", [0, 5, 8, 9])
def test_chance_goes_on_where_it_was(again: Again, used: int) -> None:
    for chance in (Dice(7), SeededChance(seed_bytes(7)), TapedChance([3] * 20)):
        for _ in range(used):
            chance.draw(6)
        twin = again(chance)
        assert twin.same(chance)
        assert twin.results == chance.results
        assert [twin.draw(6) for _ in range(9)] == [chance.draw(6) for _ in range(9)]


@both_ways
@every_game
@pytest.mark.parametrize("bot", ["random", "greedy", "sapling", "search:20"])
def test_a_bot_decides_alike(name: str, bot: str, again: Again) -> None:
    game = sylve.game(name)
    state = game.start(game.seats[-1], 63)
    seat, player = state.to_act()[0], bots.make(bot, game)
    assert again(player).choose(state, seat, Dice(1)) == player.choose(state, seat, Dice(1))


@both_ways
@every_game
@pytest.mark.parametrize("rivals", [None, "greedy"])
def test_a_batch_goes_on_where_it_was(name: str, rivals: str | None, again: Again) -> None:
    game = sylve.game(name)
    batch, dice = sylve.batch(name, 3, game.seats[-1], seed=5, rivals=rivals, reward="score"), Dice(64)
    for _ in range(40):
        batch.step(batch.random_actions(dice))
    twin, same_dice = again(batch), dice.copy()
    assert_same_rows(twin, batch)
    for _ in range(40):
        batch.step(batch.random_actions(dice))
        twin.step(twin.random_actions(same_dice))
        assert_same_rows(twin, batch)
    assert batch.seed(0) != 5 or not rewards(batch.state(0), "score")[0]


def assert_same_rows(one: Batch, other: Batch) -> None:
    for array in ("observation", "mask", "seat", "reward", "done", "final"):
        assert np.array_equal(getattr(one, array), getattr(other, array)), array
    assert [one.seed(row) for row in range(3)] == [other.seed(row) for row in range(3)]
    assert [one.state(row) for row in range(3)] == [other.state(row) for row in range(3)]


@both_ways
@every_game
def test_environments_go_on_where_they_were(name: str, again: Again) -> None:
    env = gymnasium.make(f"sylve/{name.capitalize()}-v{sylve.game(name).version}", rivals="sapling")
    _, info = env.reset(seed=65)
    dice = Dice(65)
    for _ in range(3):
        _, _, ended, _, info = env.step(first(info["action_mask"], dice))
        assert not ended
    twin = again(env)
    action = first(info["action_mask"], dice)
    one, other = env.step(action), twin.step(action)
    assert np.array_equal(one[0], other[0])
    assert one[1:4] == other[1:4]
    before, after = env.unwrapped, twin.unwrapped
    assert isinstance(before, SeatEnv)
    assert isinstance(after, SeatEnv)
    assert after.state == before.state


@both_ways
def test_the_other_environments_too(again: Again) -> None:
    one = aec_env("leaf")
    one.reset(seed=1)
    assert again(one).unwrapped.table == one.unwrapped.table
    many = parallel_env("leaf")
    many.reset(seed=1)
    assert again(many).table == many.table
    vector = BatchVectorEnv("leaf", 3)
    vector.reset(seed=1)
    assert_same_rows(again(vector).batch, vector.batch)


@both_ways
def test_what_happened_and_the_setup_too(again: Again) -> None:
    state = sylve.game("canyon").start(3, 7, listen=True, evening="never")
    seat = state.to_act()[0]
    state.play(seat, state.actions(seat)[0])
    assert state.heard
    assert [again(event).seen_by(0) for event in state.heard] == [event.seen_by(0) for event in state.heard]
    setup = again(state.setup)
    assert setup.same_rules(state.setup)
    assert (setup.seed, setup.tape, setup.listening) == (state.setup.seed, None, True)


@both_ways
@every_game
def test_there_is_one_observation_of_a_game(name: str, again: Again) -> None:
    assert again(sylve.game(name).observation) is sylve.game(name).observation


REFUSED: dict[str, Callable[[], Any]] = {
    "an action": lambda: sylve.game("leaf").start(2, 7).play(0, 10**6),
    "a row": lambda: sylve.batch("leaf", 2, 2).step([10**6] * 2),
    "an option": lambda: sylve.game("leaf").start(2, 7, wind="storm"),
    "a record": lambda: sylve.replay("no record"),
}


@both_ways
@pytest.mark.parametrize("what", REFUSED)
def test_a_refusal_reaches_another_process(what: str, again: Again) -> None:
    with pytest.raises(ValueError, match=r".") as caught:
        REFUSED[what]()
    twin = again(caught.value)
    assert type(twin) is type(caught.value)
    assert str(twin) == str(caught.value)
    assert vars(twin) == vars(caught.value)


def first(mask: Any, dice: Dice) -> int:
    open_actions = np.flatnonzero(mask)
    return int(open_actions[dice.below(len(open_actions))])
