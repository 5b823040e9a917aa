"""Learn a long game by watching: `python examples/imitate.py canopee`.

A small network learns to do what a practised player does: whoever goes by what the oak's rollouts go by
(`Judgement.prior`), without any search. It watches many games at once (`sylve.batch`), first those of the practised
player, then its own, in which it is told what the practised player would have done there.
It writes the policy, which plays anywhere as the bot `policy:FILE`. It needs what `learn.py` needs.
"""

import os

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")  # one core; JAX reads it when imported

import argparse
from pathlib import Path
from time import process_time

import jax
import jax.numpy as jnp
import numpy as np
import optax

import sylve
from sylve.bots import policy

# Hidden layers: a file stays below 300 kB, so that a wide observation has narrow ones.
HIDDEN = {"canopee": (48, 64), "canyon": (128, 128), "ecosysteme": (128, 128), "leaf": (64, 64)}
WATCHED_DEALS = 2_000_000  # far from those it is measured on
EPOCHS, PART, RATE = 3, 1024, 1e-3  # how often a round is gone through, in parts of so many decisions


def untrained(key, sizes):
    """Layers of weights and biases; the last has no strong opinions yet."""
    keys = jax.random.split(key, len(sizes) - 1)
    weights = [jax.nn.initializers.orthogonal(2**0.5)(keys[i], sizes[i : i + 2]) for i in range(len(keys))]
    weights[-1] *= 0.1
    return [(each, jnp.zeros(each.shape[1])) for each in weights]


def opinion(layers, seen, legal):
    """The chance of each action, as a logarithm."""
    *hidden, (last, offsets) = layers
    for weights, biases in hidden:
        seen = jax.nn.relu(seen @ weights + biases)
    return jax.nn.log_softmax(jnp.where(legal, seen @ last + offsets, -1e9))


def practised(game):
    """Who goes by what the oak's rollouts go by, in a world that the seat imagines."""

    def choose(state, seat, dice):
        world = state.imagine(seat, dice)
        return int(max(game.bot.sensible(world, seat), key=lambda action: game.bot.prior(world, seat, action)))

    return choose


def imitate(game, seats, rounds, rows, steps, measure):
    """The layers after so many rounds of watching; `measure` is shown them now and then."""
    optimiser = optax.adam(RATE)

    @jax.jit
    def nudged(layers, memory, seen, legal, action):
        def unlike(layers):
            return -jnp.take_along_axis(opinion(layers, seen, legal), action[:, None], axis=1).mean()

        change, memory = optimiser.update(jax.grad(unlike)(layers), memory)
        return optax.apply_updates(layers, change), memory

    @jax.jit
    def tried(layers, seen, legal, key):
        return jax.random.categorical(key, opinion(layers, seen, legal))

    key, first = jax.random.split(jax.random.key(1))
    layers = untrained(first, (game.observation.size, *HIDDEN[game.id], game.action_count))
    memory, choose, dice = optimiser.init(layers), practised(game), sylve.Dice(1)
    batch = sylve.batch(game, rows, seats, seed=WATCHED_DEALS)
    for number in range(rounds):
        seen, legal, wise = [], [], []
        for _ in range(steps):
            key, now = jax.random.split(key)
            seen.append(policy.inputs(game, batch.observation))
            legal.append(batch.mask.astype(bool))
            wise.append(np.array([choose(batch.state(row), int(seat), dice) for row, seat in enumerate(batch.seat)]))
            own = np.asarray(tried(layers, seen[-1], legal[-1], now))
            batch.step(wise[-1] if number < rounds // 2 else own)
        watched = [np.concatenate(each) for each in (seen, legal, wise)]
        for _ in range(EPOCHS):
            key, now = jax.random.split(key)
            order = np.asarray(jax.random.permutation(now, len(watched[0])))
            for begin in range(0, len(order) - PART + 1, PART):
                layers, memory = nudged(layers, memory, *[each[order[begin : begin + PART]] for each in watched])
        if (number + 1) % 10 == 0 or number + 1 == rounds:
            measure(for_numpy(layers), (number + 1) * rows * steps)


def for_numpy(layers):
    return tuple((np.asarray(weights), np.asarray(biases)) for weights, biases in layers)


def won(game, seats, layers, rival, games):
    """The share of games won when it plays what it likes best, as often from each seat."""
    player = policy.Policy(game.id, (seats,), layers)
    batch, rows = sylve.batch(game, games, seats, seed=0, rivals=rival), np.arange(games)
    first, over = np.zeros(games, bool), np.zeros(games, bool)
    while not over.all():
        liked = player.liking(policy.inputs(game, batch.observation))
        batch.step(np.where(batch.mask, liked, -np.inf).argmax(axis=1))
        first |= batch.done & ~over & (batch.reward[rows, rows % seats] == 1)
        over |= batch.done
    return float(first.mean())


def main():
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", choices=HIDDEN)
    asked.add_argument("--rounds", type=int, default=60, help="rounds of watching")
    asked.add_argument("--games", type=int, default=256, help="games at once")
    asked.add_argument("--steps", type=int, default=60, help="decisions of each in a round")
    asked.add_argument("--measured", type=int, default=200, help="games against greedy, now and then")
    asked.add_argument("--folder", type=Path, default=Path(__file__).parent, help="where the policy goes")
    given = asked.parse_args()
    game = sylve.game(given.game)
    seats = max(2, game.seats[0])

    def measure(layers, decisions):
        share = won(game, seats, layers, "greedy", given.measured)
        told = f"{100 * share:.1f} % won against greedy"
        print(f"{decisions:>8} decisions watched, {process_time():4.0f} s of processor time: {told}", flush=True)
        policy.save(given.folder / f"{game.id}.npz", game, [seats], layers)

    imitate(game, seats, given.rounds, given.games, given.steps, measure)


if __name__ == "__main__":
    main()
