"""A game in a package of its own is found by its entry point, and plays wherever games do."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import guests
from guests import ROOT

SCRIPT = """
import pickle, sylve, gymnasium, sylve.adapters.gymnasium
from sylve import bots
assert "pebbles" in sylve.games() and "pebbles" not in sylve.own_games()
game, dice = sylve.game("pebbles"), sylve.Dice(1)
state = sylve.play_out(game.start(3, 7), lambda state, seat: bots.choose("greedy", state, seat, dice))
assert sylve.replay(state.record()) == state
world = game.start(3, 7).imagine(0, dice)
assert pickle.loads(pickle.dumps(world)) == world
batch = sylve.batch("pebbles", 8, 2)
for _ in range(20):
    batch.step(batch.random_actions(dice))
env = gymnasium.make("sylve/Pebbles-v1", seats=3)
observation, info = env.reset(seed=1)
print(observation.shape, sylve.build)
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return {**os.environ, **guests.installed(tmp_path_factory.mktemp("packages"))}


def run(environment: dict[str, str], *words: str, typed: str = "", within: Path = ROOT) -> str:
    done = subprocess.run(
        [sys.executable, *words], env=environment, cwd=within, input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_found_and_played(installed: dict[str, str]) -> None:
    assert "(11,)" in run(installed, "-c", SCRIPT)


def test_it_is_played_at_the_prompt_and_among_bots(installed: dict[str, str]) -> None:
    told = run(installed, "-m", "sylve.cli", "play", "pebbles", "--seed", "3", "--name", "Ana", typed="1\nq\n")
    assert "pebbles are left: how many do you take?" in told
    assert "You take 1." in told
    assert "greedy" in run(installed, "-m", "sylve.cli", "simulate", "pebbles", "--games", "5")


def test_it_passes_the_kit(installed: dict[str, str], tmp_path: Path) -> None:
    """From a folder of its own, by the plugin alone: rules, worlds, secrets, observations, records, bots, words."""
    plugin = ("-p", "sylve.kit.plugin", "--kit", "pebbles")
    told = run(installed, "-m", "pytest", *plugin, "-m", "not long", "-p", "no:cacheprovider", within=tmp_path)
    assert int(re.search(r"(\d+) passed", told)[1]) > 100
    assert "failed" not in told
