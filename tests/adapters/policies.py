"""Policies for the tests: made up rather than learned."""

from itertools import pairwise
from pathlib import Path

import numpy as np

import sylve
from sylve.bots import policy


def invented(folder: Path, game: str = "toutlahaut", name: str = "invented", seed: int = 1) -> Path:
    """A small network of random layers: it has opinions, and no idea."""
    rules, chance = sylve.game(game), np.random.default_rng(seed)
    sizes = (rules.observation.size, 8, rules.action_count)
    layers = [(chance.normal(size=shape), chance.normal(size=shape[1])) for shape in pairwise(sizes)]
    policy.save(folder / f"{name}.npz", rules, rules.seats, layers)
    return folder / f"{name}.npz"
