"""PettingZoo's own tests on every game, and ours: worlds, the same play in both forms, a game by itself."""

import pickle
from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import sylve
from adapters.spread import assert_by_itself, at_most_three, chosen, every_case
from sylve.adapters.pettingzoo import aec_env, parallel_env, raw_env
from sylve.engine.chance import Dice
from sylve.engine.rewards import rewards
from sylve.kit.cases import Case

pytestmark = [
    pytest.mark.filterwarnings("error"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
# An agent whose game has ended has no legal action; that nobody else lacks one is tested below.
no_action_at_the_end = pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")


def made(case: Case, form: Any = aec_env, **more: Any) -> Any:
    return form(case.game, case.seats, **case.options, **more)


@no_action_at_the_end
@every_case
def test_pettingzoo_approves(case: Case) -> None:
    api_test(made(case), num_cycles=1000)
    seed_test(partial(made, case), num_cycles=500)


@every_case
def test_pettingzoo_approves_of_choosing_together(case: Case) -> None:
    parallel_api_test(made(case, parallel_env), num_cycles=5000)
    parallel_seed_test(partial(made, case, parallel_env))


@at_most_three
def test_pettingzoo_can_show_it(case: Case) -> None:
    render_test(partial(made, case))


@at_most_three
def test_the_raw_form_is_the_game(case: Case) -> None:
    """Agent by agent the same decisions as in the state, alive agents with an action, and the rewards at the end."""
    env, state, dice = made(case, raw_env), case.start(3), Dice(3)
    env.reset(seed=3)
    while not state.over:
        seat = state.to_act()[0]
        assert env.agent_selection == f"player_{seat}"
        seen, reward, ended, cut, _ = env.last()
        assert (reward, ended, cut) == (0, False, False)
        assert np.flatnonzero(seen["action_mask"]).tolist() == state.actions(seat) != []
        assert np.array_equal(seen["observation"], state.setup.game.observation.array(state, seat))
        waiting = [agent for agent in env.agents if agent != env.agent_selection]
        assert not any(env.observe(agent)["action_mask"].any() for agent in waiting)
        action = chosen(seen["action_mask"], dice)
        env.step(action)
        state.play(seat, action)
    assert list(env.rewards.values()) == rewards(state)
    for agent, worth in zip(list(env.agents), rewards(state), strict=True):
        assert (env.agent_selection, *env.last(observe=False)[1:4]) == (agent, worth, True, False)
        env.step(None)
    assert env.agents == []


@at_most_three
def test_all_that_owe_a_decision_act_at_once(case: Case) -> None:
    env, state, dice = made(case, parallel_env), case.start(3), Dice(3)
    seen, _ = env.reset(seed=3)
    together = 0
    while env.agents:
        movers = state.to_act()
        together = max(together, len(movers))
        assert [seat for seat in range(case.seats) if seen[f"player_{seat}"]["action_mask"].any()] == list(movers)
        actions = {f"player_{seat}": chosen(seen[f"player_{seat}"]["action_mask"], dice) for seat in movers}
        seen, worth, ended, _, _ = env.step(actions)
        for seat in movers:
            state.play(seat, actions[f"player_{seat}"])
        assert env.table == state
        assert list(worth.values()) == rewards(state)
        assert set(ended.values()) == {state.over}
    assert together == (case.seats if case.game in ("ecosysteme", "leaf") else 1)


@at_most_three
def test_all_is_the_same_in_every_world_of_an_agent(case: Case) -> None:
    """Also while others have chosen already and their choice is sealed."""
    env, teller, dice = made(case, raw_env), made(case, raw_env, text=True), Dice(2)
    env.reset(seed=4)
    state, decisions = env.table, 0

    def shown(table: sylve.State, agent: str) -> tuple[object, ...]:
        teller.table, teller.agent_selection = table, env.agent_selection
        return teller.observe(agent), teller.information(agent)

    while not state.over:
        if decisions % 17 == 0:
            for agent in env.agents:
                np.testing.assert_equal(shown(state.imagine(env.seat[agent], dice), agent), shown(state, agent))
        decisions += 1
        env.step(chosen(env.observe(env.agent_selection)["action_mask"], dice))


@at_most_three
def test_a_game_is_by_itself(case: Case) -> None:
    envs = {seed: made(case) for seed in (5, 6)}

    def play(seed: int) -> Iterator[object]:
        env, dice = envs[seed], Dice(seed)
        env.reset(seed=seed)
        for agent in env.agent_iter():
            seen, reward, ended, _, _ = env.last()
            yield agent, seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward
            env.step(None if ended else chosen(seen["action_mask"], dice))

    assert_by_itself(play)


def test_without_a_seed_the_next_game_follows_from_the_last_seed() -> None:
    def deals(env: Any) -> list[bytes]:
        seen = []
        for seed in (8, None, None):
            env.reset(seed=seed)
            seen.append(env.observe("player_0")["observation"].tobytes())
        return seen

    one, other = deals(made(Case("leaf", 2, {}))), deals(made(Case("leaf", 2, {})))
    assert one == other
    assert len(set(one)) == 3


@pytest.mark.parametrize("form", [raw_env, parallel_env])
def test_a_copy_goes_on_from_the_same_place(form: Any) -> None:
    env = made(Case("ecosysteme", 2, {}), form)
    env.reset(seed=1)
    env.step(3) if form is raw_env else env.step({"player_0": 3, "player_1": 3})
    copy = pickle.loads(pickle.dumps(env))
    assert copy.table == env.table
    assert copy.agents == env.agents
    env.reset()
    copy.reset()
    assert copy.table == env.table


def test_an_illegal_action_ends_the_game_or_raises() -> None:
    case = Case("toutlahaut", 3, {})
    env = made(case)
    env.reset(seed=1)
    agent = env.agent_selection
    refused = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(refused)
    assert env.rewards == {f"player_{seat}": -1.0 * (f"player_{seat}" == agent) for seat in range(3)}
    assert all(env.terminations.values())
    env = made(case, parallel_env)
    env.reset(seed=1)
    _, worth, ended, _, infos = env.step(dict.fromkeys(env.agents, refused))
    assert worth == {f"player_{seat}": -1.0 * (f"player_{seat}" == agent) for seat in range(3)}
    assert all(ended.values())
    assert infos[agent]["refusal"] == "not-in-hand"
    assert env.agents == []
    for form, action in ((aec_env, refused), (parallel_env, dict.fromkeys(env.possible_agents, refused))):
        strict = made(case, form, illegal="raise")
        strict.reset(seed=1)
        before = strict.unwrapped.table.copy()
        with pytest.raises(sylve.IllegalAction, match="not-in-hand"):
            strict.step(action)
        assert strict.unwrapped.table == before


@pytest.mark.parametrize("form", [aec_env, raw_env, parallel_env])
def test_what_cannot_be_is_refused(form: Any) -> None:
    for wrong in ({"seats": 9}, {"reward": "money"}, {"objective": "none at all"}, {"render_mode": "smoke"}):
        with pytest.raises(ValueError, match=r"."):
            form("toutlahaut", **wrong)


def test_words_for_whoever_reads_them() -> None:
    env = made(Case("toutlahaut", 3, {}), text=True)
    env.reset(seed=7)
    assert "Your hand: " in env.infos["player_1"]["text"]
    assert "show g2-g3" in env.infos["player_1"]["text"]
    assert "show" not in env.infos["player_0"]["text"]
