"""OpenSpiel's own tests on every game, and ours: worlds, a game by itself, the same games as everywhere."""

import copy
import os
import pickle
import re
import subprocess
import sys
import unittest
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sylve
from adapters.spread import assert_by_itself, at_most_three, every_case
from sylve import bots
from sylve.engine.chance import Dice
from sylve.engine.rewards import rewards
from sylve.kit.cases import Case

pyspiel = pytest.importorskip("pyspiel")

from absl import flags  # noqa: E402
from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough  # noqa: E402
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # noqa: E402
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator  # noqa: E402
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver  # noqa: E402
from open_spiel.python.policy import UniformRandomPolicy  # noqa: E402

from sylve.adapters import openspiel  # noqa: E402

pytestmark = pytest.mark.filterwarnings("error")

GOLDEN = Path(__file__).parent / "python_sylve_toutlahaut.txt"
PARTIAL = 40  # states; the peer's own number is 400


def made(case: Case, **more: Any) -> Any:
    return pyspiel.load_game(f"python_sylve_{case.game}", {"players": case.seats, "deals": 8, **case.options, **more})


def dealt(case: Case, seed: int) -> Any:
    state = made(case).new_initial_state()
    state.apply_action(seed)
    return state


def chosen(state: Any, dice: Dice) -> int:
    actions = state.legal_actions()
    return actions[dice.below(len(actions))]


@every_case
def test_openspiel_approves(case: Case, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(made(case), num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()


@at_most_three
def test_openspiel_approves_of_part_of_the_tree(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    from open_spiel.python.algorithms import sample_some_states

    whole = sample_some_states.sample_some_states
    monkeypatch.setattr(sample_some_states, "sample_some_states", lambda game, **_limit: whole(game, PARTIAL))
    game = made(case)
    part = type(
        "Part", (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": game.get_type().short_name}
    )
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(part).run(result)
    assert result.testsRun >= 5
    assert result.failures + result.errors == []


def test_the_playthrough_is_the_kept_one() -> None:
    flags.FLAGS.mark_as_parsed()
    kept, played = generate_playthrough.replay(GOLDEN)
    assert played == kept


@pytest.mark.long
@every_case
def test_a_playthrough_comes_out_the_same_again(case: Case) -> None:
    name = str(made(case))
    assert generate_playthrough.playthrough(name, [], seed=1) == generate_playthrough.playthrough(name, [], seed=1)


@at_most_three
def test_a_deal_is_the_game_of_that_seed(case: Case) -> None:
    spiel, state, dice = dealt(case, 5), case.start(5), Dice(5)
    while not spiel.is_terminal():
        seat = state.to_act()[0]
        assert spiel.current_player() == seat
        assert spiel.legal_actions() == state.actions(seat)
        action = chosen(spiel, dice)
        assert spiel.action_to_string(seat, action) == state.say(action)
        spiel.apply_action(action)
        state.play(seat, action)
    assert state.over
    assert spiel.returns() == rewards(state)
    observation = state.setup.game.observation.array(state, 0)
    assert spiel.observation_tensor(0) == observation.astype(float).tolist()


@at_most_three
def test_all_is_the_same_in_every_world_of_a_player(case: Case) -> None:
    state, dice, decisions = dealt(case, 4), Dice(2), 0

    def shown(player: int) -> tuple[object, ...]:
        return state.observation_string(player), state.observation_tensor(player)

    while not state.is_terminal():
        if decisions % 17 == 0:
            true = state.dealt.state
            for player in range(case.seats):
                before = shown(player)
                state.dealt.state = true.imagine(player, dice)
                assert shown(player) == before
                state.dealt.state = true
        decisions += 1
        state.apply_action(chosen(state, dice))


@at_most_three
def test_a_game_is_by_itself(case: Case) -> None:
    def play(seed: int) -> Iterator[object]:
        state, dice = dealt(case, seed), Dice(seed)
        while not state.is_terminal():
            yield state.current_player(), state.legal_actions(), state.observation_tensor()
            state.apply_action(chosen(state, dice))
        yield state.returns()

    assert_by_itself(play)


def test_a_copy_is_another_state() -> None:
    state = dealt(Case("leaf", 2, {}), 1)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert len(state.history()) == 1
    assert copy.dealt.state != state.dealt.state


def test_others_search_in_our_games() -> None:
    game = made(Case("toutlahaut", 2, {}))
    dice = np.random.RandomState(1)
    bot = MCTSBot(game, 1.5, 20, RandomRolloutEvaluator(1, dice), random_state=dice)
    state = dealt(Case("toutlahaut", 2, {}), 3)
    assert bot.step(state) in state.legal_actions()


def test_scores_and_solo() -> None:
    alone = made(Case("leaf", 1, {}))
    assert alone.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    together = made(Case("leaf", 3, {}), reward="score")
    assert (together.utility_sum(), together.max_utility()) == (0, openspiel.MOST_POINTS)


@pytest.mark.parametrize("wrong", [{"players": 9}, {"reward": "money"}, {"objective": "none at all"}, {"trees": 3}])
def test_what_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises((ValueError, pyspiel.SpielError)):
        pyspiel.load_game("python_sylve_toutlahaut", wrong)


@at_most_three
def test_an_information_state_is_all_that_was_seen(case: Case) -> None:
    """Two are the same just where all views and own actions were; a view that stays the same tells nothing."""
    told: dict[tuple[int, str], tuple[object, ...]] = {}
    for number in range(4):
        state, dice = dealt(case, 3), Dice(number // 2)
        late = state.clone()
        past: list[tuple[object, ...]] = [()] * case.seats
        for _ in range(25):
            if state.is_terminal():
                break
            for player in range(case.seats):
                view = openspiel.in_json(state.dealt.state.view(player))
                if past[player][-1:] != (view,):
                    past[player] = (*past[player], view)
                string = state.information_state_string(player)
                assert string.endswith(f" {view}")
                assert told.setdefault((player, string), past[player]) == past[player]
            mover, action = state.current_player(), chosen(state, dice)
            past[mover] = (*past[mover], action)
            state.apply_action(action)
            late.apply_action(action)
        for player in range(case.seats):
            assert late.information_state_string(player) == state.information_state_string(player)
    assert len(set(told.values())) == len(told)


def test_who_did_otherwise_remembers_it() -> None:
    """Two own actions in the other order lead to the same table, and not to the same information state."""
    game, strings = made(Case("toutlahaut", 2, {})), set()
    for first in range(2):
        state = game.new_initial_state()
        state.apply_action(5)
        mover = state.current_player()
        state.apply_action(state.legal_actions()[first])
        strings.add(state.information_state_string(mover).partition(" ")[0])
        assert state.information_state_string(1 - mover) != state.information_state_string(mover)
    assert len(strings) == 2


@at_most_three
def test_a_resampled_state_is_the_same_to_its_player_and_to_no_other(case: Case) -> None:
    state, dice, sampler = dealt(case, 6), Dice(6), pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = 0
    for decisions in range(25):
        if state.is_terminal():
            break
        player = state.current_player()
        world = state.resample_from_infostate(player, sampler)
        for _ in range(2):
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.legal_actions() == state.legal_actions()
            world = world.resample_from_infostate(player, sampler)
        others += world.dealt.state != state.dealt.state
        if decisions % 5 == 0:
            sylve.play_out(world.dealt.state, lambda state, seat: bots.choose("greedy", state, seat, dice))
            assert world.is_terminal()
        state.apply_action(chosen(state, dice))
    assert others


def test_the_same_actions_in_a_world_are_remembered_as_in_the_game() -> None:
    state = dealt(Case("toutlahaut", 2, {}), 2)
    player = state.current_player()
    world = state.resample_from_infostate(player, lambda: 0.5)
    action = state.legal_actions()[0]
    world.apply_action(action)
    state.apply_action(action)
    assert world.information_state_string(player) == state.information_state_string(player)


def test_what_is_not_there_is_said() -> None:
    state = dealt(Case("toutlahaut", 2, {}), 1)
    with pytest.raises(ValueError, match="information states are strings"):
        state.information_state_tensor(0)
    with pytest.raises(ValueError, match="nothing is dealt yet"):
        made(Case("toutlahaut", 2, {})).new_initial_state().resample_from_infostate(0, lambda: 0.5)


def test_information_set_search_does_not_cheat_and_plays() -> None:
    """By the same dice it chooses alike in two games that the player cannot tell apart."""
    game, choices = made(Case("toutlahaut", 2, {})), set()
    state = dealt(Case("toutlahaut", 2, {}), 3)
    player = state.current_player()
    twin = state.resample_from_infostate(player, lambda: 0.25)
    assert twin.dealt.state != state.dealt.state
    for one in (state, twin):
        dice = np.random.RandomState(1)
        bot = ISMCTSBot(game, RandomRolloutEvaluator(1, dice), 2.0, 30, random_state=dice)
        drawn = np.random.RandomState(2)
        bot.set_resampler(lambda state, player, drawn=drawn: state.resample_from_infostate(player, drawn.uniform))
        choices.add(bot.step(one))
    assert len(choices) == 1
    assert choices <= set(state.legal_actions())


def test_regret_is_minimised_over_information_states() -> None:
    solver = OutcomeSamplingSolver(made(Case("toutlahaut", 2, {})))
    for _ in range(3):
        solver.iteration()
    policy = solver.average_policy()
    state = dealt(Case("toutlahaut", 2, {}), 1)
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)


def test_exploitability_is_computed_in_the_small_sibling() -> None:
    """In one deal of two rounds chance can be exploited, and what is found by regret less so."""
    root = Path(__file__).parents[2]
    words = ["--deals", "1", "--rounds", "20", "--samples", "1", "--bots", "greedy"]
    done = subprocess.run(
        [sys.executable, str(root / "examples" / "exploitability.py"), *words],
        env={**os.environ, "PYTHONPATH": str(root / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = {name: float(worth) for name, worth in re.findall(r"`(\w+)` \| ([\d.]+)", done.stdout)}
    assert list(found) == ["random", "greedy", "solved"]
    assert 0 <= found["solved"] < found["random"] <= 1
    assert 0 <= found["greedy"] <= 1


def test_the_first_table_of_exploitability_holds() -> None:
    """What a view tells is part of an information state, so that a change of views changes these figures."""
    from examples.exploitability import DEALS, SAMPLES, SIBLINGS, BotPolicy, exploitability

    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| `(\w+)` \| ([\d.]+) \|$", page, re.MULTILINE)[:4])
    game = pyspiel.load_game("python_sylve_toutlahaut", {"deals": DEALS, **SIBLINGS["toutlahaut"]})
    assert f"{exploitability(game, UniformRandomPolicy(game)):.3f}" == told["random"]
    assert f"{exploitability(game, BotPolicy(game, 'greedy', SAMPLES)):.3f}" == told["greedy"]


@every_case
def test_a_game_pickles_with_its_parameters(case: Case) -> None:
    """Whoever unpickles it need not have imported anything before."""
    game = made(case)
    assert str(copy.deepcopy(game)) == str(game)
    written = pickle.dumps(game)
    assert b"sylve.adapters.openspiel" in written
    assert str(pickle.loads(written)) == str(game)
    assert len(pickle.loads(written).new_initial_state().chance_outcomes()) == 8


def test_there_is_something_to_deal() -> None:
    with pytest.raises(ValueError, match="deals is how many"):
        pyspiel.load_game("python_sylve_leaf", {"deals": 0})
