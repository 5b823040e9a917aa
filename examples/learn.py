"""Learn Tout là-haut from nothing, in minutes on one core: `make learn`.

A small network plays both seats of many games at once (`sylve.batch`). After every round of games it is nudged towards
the actions that went better than it had expected: proximal policy optimisation (PPO), with JAX and Optax.
It writes the policy, which plays anywhere as the bot `policy:FILE`, and a picture of how it learned.
"""

import os

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")  # one core; JAX reads it when imported

import argparse
from pathlib import Path
from time import process_time
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from matplotlib.figure import Figure

import sylve
from sylve.bots import policy

GAME, SEATS = sylve.game("toutlahaut"), 2
RIVALS = {"random": "#2a6480", "greedy": "#b1491d"}  # whom it is measured against, and the ink of the curve
TRAINING_DEALS = 1_000_000  # far from those it is measured on

HIDDEN = (128, 128)
EPOCHS, PARTS = 3, 7  # how often a round of games is gone through, and in how many parts
RATE = 2e-3
CLIP = 0.2  # how far one round may change the chance of an action
TRUST = 0.9  # how far the outcome counts, rather than the network's own opinion at its next turn
CURIOSITY = 0.01


class Decisions(NamedTuple):
    seen: np.ndarray
    legal: np.ndarray
    action: np.ndarray
    chance: np.ndarray  # of that action, as a logarithm
    surprise: np.ndarray  # how much better it went than expected
    value: np.ndarray  # what should have been expected


def untrained(key):
    """Layers of weights and biases; the last gives a number for each action, and one for the outcome expected."""
    sizes = (GAME.observation.size, *HIDDEN, GAME.action_count + 1)
    keys = jax.random.split(key, len(sizes) - 1)
    weights = [jax.nn.initializers.orthogonal(2**0.5)(keys[i], sizes[i : i + 2]) for i in range(len(keys))]
    weights[-1] *= 0.1  # no strong opinions yet
    return [(each, jnp.zeros(each.shape[1])) for each in weights]


def opinion(layers, seen, legal):
    """The chance of each action, as a logarithm, and the outcome expected."""
    *hidden, (last, offsets) = layers
    for weights, biases in hidden:
        seen = jax.nn.relu(seen @ weights + biases)
    out = seen @ last + offsets
    return jax.nn.log_softmax(jnp.where(legal, out[:, :-1], -1e9)), out[:, -1]


def of_action(chances, action):
    return jnp.take_along_axis(chances, action[:, None], axis=1)[:, 0]


@jax.jit
def tried(layers, seen, legal, key):
    chances, expected = opinion(layers, seen, legal)
    action = jax.random.categorical(key, chances)
    return action, of_action(chances, action), expected


def played(batch, layers, key):
    """One game in every row, to its end: all games of Tout là-haut have the same number of turns."""
    turns, seats = [], []
    while not turns or not batch.done.all():
        key, now = jax.random.split(key)
        seats.append(batch.seat.copy())
        sight = policy.inputs(GAME, batch.observation), batch.mask.astype(bool)
        turns.append((*sight, *map(np.asarray, tried(layers, *sight, now))))
        batch.step(turns[-1][2])
    seen, legal, action, chance, expected = map(np.array, zip(*turns, strict=True))
    surprise = surprises(batch.reward[np.arange(batch.count), np.array(seats)], expected)
    everything = (seen, legal, action, chance, surprise, surprise + expected)
    return Decisions(*[each.reshape(-1, *each.shape[2:]) for each in everything])


def surprises(outcome, expected):
    """Each turn's opinion against what the same seat thinks at its next, and in the end against the outcome."""
    surprise = (outcome - expected).astype(np.float32)
    for turn in reversed(range(len(expected) - SEATS)):
        surprise[turn] = expected[turn + SEATS] - expected[turn] + TRUST * surprise[turn + SEATS]
    return surprise


def loss(layers, made):
    chances, expected = opinion(layers, made.seen, made.legal)
    change = jnp.exp(of_action(chances, made.action) - made.chance)
    surprise = (made.surprise - made.surprise.mean()) / (made.surprise.std() + 1e-8)
    gain = jnp.minimum(change * surprise, jnp.clip(change, 1 - CLIP, 1 + CLIP) * surprise).mean()
    variety = -(jnp.exp(chances) * jnp.where(made.legal, chances, 0)).sum(axis=1).mean()
    return 0.5 * ((expected - made.value) ** 2).mean() - gain - CURIOSITY * variety


def learn(rounds, games, measure):
    """The layers after so many rounds of games against itself; `measure` is shown them now and then."""
    rate = optax.linear_schedule(RATE, RATE / 20, rounds * EPOCHS * PARTS)
    optimiser = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(rate))

    def nudged(learned, part):
        layers, memory = learned
        change, memory = optimiser.update(jax.grad(loss)(layers, part), memory)
        return (optax.apply_updates(layers, change), memory), None

    @jax.jit
    def taught(learned, made, key):
        for now in jax.random.split(key, EPOCHS):
            order = jax.random.permutation(now, len(made.action))[: len(made.action) // PARTS * PARTS]
            parts = Decisions(*[each[order].reshape(PARTS, -1, *each.shape[1:]) for each in made])
            learned, _ = jax.lax.scan(nudged, learned, parts)
        return learned

    key, first = jax.random.split(jax.random.key(1))
    layers = untrained(first)
    memory = optimiser.init(layers)
    batch = sylve.batch(GAME, games, SEATS, seed=TRAINING_DEALS)
    for number in range(rounds):
        if number % max(1, rounds // 20) == 0:
            measure(layers, number * games)
        key, now, then = jax.random.split(key, 3)
        layers, memory = taught((layers, memory), played(batch, layers, now), then)
    measure(layers, rounds * games)
    return layers


def for_numpy(layers):
    """The layers as a policy has them: no more need to expect an outcome."""
    *hidden, (weights, biases) = [tuple(map(np.asarray, layer)) for layer in layers]
    return (*hidden, (weights[:, :-1], biases[:-1]))


def won(layers, rival, games):
    """The share of games won when it plays what it likes best, as often from each seat."""
    player = policy.Policy(GAME.id, (SEATS,), for_numpy(layers))
    batch, rows = sylve.batch(GAME, games, SEATS, seed=0, rivals=rival), np.arange(games)
    while not batch.done.all():
        liked = player.liking(policy.inputs(GAME, batch.observation))
        batch.step(np.where(batch.mask, liked, -np.inf).argmax(axis=1))
    return float((batch.reward[rows, rows % SEATS] == 1).mean())


def draw(curve, measured, path):
    figure = Figure(figsize=(8, 4.6), dpi=160, facecolor="#f2e9d6", layout="constrained")
    axes = figure.subplots()
    thousands = [games / 1000 for games, _ in curve]
    for rival, ink in RIVALS.items():
        share = 100 * np.array([shares[rival] for _, shares in curve])
        error = 1.96 * np.sqrt(share * (100 - share) / measured)
        axes.plot(thousands, share, color=ink, linewidth=2, marker="o", label=f"against {rival}: {share[-1]:.1f} %")
        axes.fill_between(thousands, share - error, share + error, color=ink, alpha=0.18, linewidth=0)
    axes.axhline(50, color="#5e6452", linestyle="--", linewidth=1.2, label="50 %: equals")
    axes.set(ylim=(0, 103), xlabel="games against itself, in thousands (14 decisions each)", ylabel="games won, in %")
    axes.set(title="Tout là-haut for two, learned from nothing", facecolor="#faf4e6")
    axes.grid(color="#d3c4a2", linewidth=0.6)
    axes.legend(loc="lower right", facecolor="#faf4e6")
    figure.savefig(path)


def main():
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--rounds", type=int, default=100, help="rounds of games to learn from")
    asked.add_argument("--games", type=int, default=2048, help="games of a round")
    asked.add_argument("--measured", type=int, default=1000, help="games against each rival, for a point of the curve")
    asked.add_argument("--folder", type=Path, default=Path(__file__).parent, help="where policy and picture go")
    given = asked.parse_args()
    curve = []

    def measure(layers, games):
        curve.append((games, {rival: won(layers, rival, given.measured) for rival in RIVALS}))
        told = ", ".join(f"{100 * share:.1f} % won against {rival}" for rival, share in curve[-1][1].items())
        print(f"{games:>7} games, {process_time():4.0f} s of processor time: {told}", flush=True)

    layers = learn(given.rounds, given.games, measure)
    policy.save(given.folder / f"{GAME.id}.npz", GAME, [SEATS], for_numpy(layers))
    draw(curve, given.measured, given.folder / "learning_curve.png")


main()
