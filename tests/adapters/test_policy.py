"""The bot `policy:FILE`: it knows no more than its seat, plays what is legal, and says what is wrong with its file."""

import importlib.util
import io
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import sylve
import sylve.adapters.gymnasium
from adapters.policies import invented
from adapters.spread import at_most_three
from sylve import bots
from sylve.bots import policy
from sylve.engine.chance import Dice
from sylve.kit.cases import Case
from sylve.kit.walks import glimpses

EXAMPLES = Path(__file__).parents[2] / "examples"
LEARNED = EXAMPLES / "toutlahaut.npz"


@at_most_three
def test_the_choice_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(case: Case, tmp_path: Path) -> None:
    bot = f"policy:{invented(tmp_path, case.game)}"
    state = case.start(6)
    for seat, _ in glimpses(state, 6, 5):
        chosen = bots.choose(bot, state, seat, Dice(1))
        assert chosen in state.actions(seat)
        assert {bots.choose(bot, state.imagine(seat, Dice(seed)), seat, Dice(seed)) for seed in range(5)} == {chosen}


@at_most_three
def test_it_plays_to_the_end(case: Case, tmp_path: Path) -> None:
    bot = f"policy:{invented(tmp_path, case.game)}"
    state = case.start(2)
    while not state.over:
        seat = state.to_act()[0]
        state.play(seat, bots.choose(bot, state, seat, Dice(1)))


def test_it_takes_what_it_likes_best_among_what_is_legal(tmp_path: Path) -> None:
    game = sylve.game("toutlahaut")
    weights = np.zeros((game.observation.size, game.action_count))
    for name, likes, wanted in (
        ("late", np.arange(game.action_count), -1),
        ("early", -np.arange(game.action_count), 0),
    ):
        policy.save(tmp_path / f"{name}.npz", game, [2], [(weights, likes)])
        state = game.start(2, 7)
        seat = state.to_act()[0]
        assert bots.choose(f"policy:{tmp_path / name}.npz", state, seat, Dice(1)) == state.actions(seat)[wanted]


def test_its_opinion_comes_from_what_it_sees(tmp_path: Path) -> None:
    """Two layers, counted by hand: one cell goes through, and nothing below 0 does."""
    game = sylve.game("toutlahaut")
    pile = next(piece.offset for piece in game.observation.pieces if piece.name == "pile")
    inner, outer = np.zeros((game.observation.size, 2)), np.zeros((2, game.action_count))
    inner[pile], outer[0, 3], outer[1, 4] = (2, -2), 1, 1
    zeros = np.zeros(2), np.zeros(game.action_count)
    policy.save(tmp_path / "pile.npz", game, [2], [(inner, zeros[0]), (outer, zeros[1])])
    seen = policy.inputs(game, game.observation.array(game.start(2, 7), 0))
    liked = policy.load(str(tmp_path / "pile.npz")).liking(seen)
    assert liked[3] == pytest.approx(2 * seen[pile])
    assert seen[pile] > 0
    assert np.flatnonzero(liked).tolist() == [3]


def npz(**arrays: Any) -> bytes:
    file = io.BytesIO()
    np.savez(file, **arrays)
    return file.getvalue()


def npy() -> bytes:
    file = io.BytesIO()
    np.save(file, np.zeros(3))
    return file.getvalue()


BAD = {
    "empty": (b"", "is not a policy, or is damaged"),
    "words": (b"root:x:0:0:root:/root:/bin/bash\n", "is not a policy, or is damaged"),
    "another array": (npy(), "is not a policy, or is damaged"),
    "no game": (npz(w0=np.zeros((2, 2)), b0=np.zeros(2)), "is not a policy, or is damaged"),
    "objects": (npz(game=np.array([{}], dtype=object), seats=np.array([2])), "is not a policy, or is damaged"),
    "another game": (npz(game="chess", seats=np.array([2])), "is a policy for 'chess', which is no game here"),
    "no layers": (npz(game="leaf", seats=np.array([2])), "does not fit what leaf shows and asks"),
    "wrong layers": (
        npz(game="leaf", seats=np.array([2]), w0=np.zeros((9, 9)), b0=np.zeros(9)),
        "does not fit what leaf shows and asks",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_a_file_that_is_no_policy_is_refused_with_a_sentence(name: str, tmp_path: Path) -> None:
    content, sentence = BAD[name]
    (tmp_path / "bad.npz").write_bytes(content)
    with pytest.raises(ValueError, match=sentence):
        bots.make(f"policy:{tmp_path}/bad.npz", sylve.game("leaf"))


def test_half_a_file_and_none_are_refused_with_a_sentence(tmp_path: Path) -> None:
    whole = invented(tmp_path).read_bytes()
    (tmp_path / "half.npz").write_bytes(whole[: len(whole) // 2])
    with pytest.raises(ValueError, match=r"half\.npz is not a policy, or is damaged"):
        bots.make(f"policy:{tmp_path}/half.npz", sylve.game("toutlahaut"))
    with pytest.raises(ValueError, match=r"there is no policy nowhere\.npz"):
        bots.make("policy:nowhere.npz", sylve.game("toutlahaut"))


def test_it_does_not_sit_down_to_another_game(tmp_path: Path) -> None:
    bot = f"policy:{invented(tmp_path)}"
    with pytest.raises(ValueError, match="plays toutlahaut, not leaf"):
        bots.make(bot, sylve.game("leaf"))
    with pytest.raises(ValueError, match="plays toutlahaut, not leaf"):
        gymnasium.make("sylve/Leaf-v3", rivals=bot)
    with pytest.raises(ValueError, match="plays toutlahaut, not leaf"):
        sylve.batch("leaf", 2, seats=2, rivals=bot)


def test_it_is_a_rival_for_others_who_learn(tmp_path: Path) -> None:
    bot = f"policy:{invented(tmp_path)}"
    env = gymnasium.make("sylve/Toutlahaut-v3", seats=3, rivals=["greedy", bot])
    _, info = env.reset(seed=7)
    while "rank" not in info:
        _, _, _, _, info = env.step(env.action_space.sample(info["action_mask"]))
    batch, dice = sylve.batch("toutlahaut", 4, seats=2, rivals=bot), Dice(1)
    while not batch.done.all():
        batch.step(batch.random_actions(dice))


@pytest.mark.parametrize(("rival", "least"), [("random", 95), ("greedy", 45)])
def test_what_was_learned_wins(rival: str, least: int) -> None:
    wins = 0
    for deal in range(100):
        state, dice, own = sylve.game("toutlahaut").start(2, 50_000 + deal), Dice(deal), deal % 2
        while not state.over:
            seat = state.to_act()[0]
            state.play(seat, bots.choose(f"policy:{LEARNED}" if seat == own else rival, state, seat, dice))
        wins += state.outcome().ranks[own] == 1
    assert wins >= least


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.npz")), ids=lambda path: path.stem)
def test_every_policy_of_the_examples_is_small_and_plays_its_game(path: Path) -> None:
    assert path.stat().st_size < 300_000
    game = sylve.game(path.stem)
    bot, state, dice = bots.make(f"policy:{path}", game), game.start(max(2, game.seats[0]), 7), Dice(1)
    for _ in range(10):
        seat = state.to_act()[0]
        state.play(seat, bot.choose(state, seat, dice))


@pytest.mark.long
def test_the_example_watches_and_writes_a_policy(tmp_path: Path) -> None:
    if importlib.util.find_spec("optax") is None:
        pytest.skip("needs requirements/learn.txt")
    few = ["canyon", "--rounds", "1", "--games", "16", "--steps", "70", "--measured", "6", "--folder", str(tmp_path)]
    source = {"PYTHONPATH": str(EXAMPLES.parent / "src")}
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "imitate.py"), *few],
        env={**os.environ, **source},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "1120 decisions watched" in done.stdout
    bots.make(f"policy:{tmp_path}/canyon.npz", sylve.game("canyon"))


@pytest.mark.long
def test_the_example_learns_and_writes_policy_and_picture(tmp_path: Path) -> None:
    if importlib.util.find_spec("optax") is None:
        pytest.skip("needs requirements/learn.txt")
    few = ["--rounds", "2", "--games", "16", "--measured", "10", "--folder", str(tmp_path)]
    source = {"PYTHONPATH": str(EXAMPLES.parent / "src")}
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "learn.py"), *few], env={**os.environ, **source}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert "% won against greedy" in done.stdout
    bots.make(f"policy:{tmp_path}/toutlahaut.npz", sylve.game("toutlahaut"))
    assert (tmp_path / "learning_curve.png").read_bytes().startswith(b"\x89PNG")
