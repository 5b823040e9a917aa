"""The bot `policy:FILE`: a small network that was trained elsewhere, played by NumPy alone.

It is told what `game.observation` tells its seat and which actions are legal, and takes the one it likes best.
A file holds the game's id, the numbers of seats it was trained with, and the layers; `examples/learn.py` makes one.
"""

import os
import zipfile
import zlib
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

import sylve
from sylve.bots.bot import Bot
from sylve.engine.chance import Dice
from sylve.engine.game import Game
from sylve.engine.state import State

Floats: TypeAlias = NDArray[np.float32]
Layer: TypeAlias = tuple[ArrayLike, ArrayLike]
UNREADABLE = (OSError, TypeError, ValueError, KeyError, EOFError, zipfile.BadZipFile, zlib.error)


class Policy(Bot):
    """What was learned. Between two layers of weights and biases everything below 0 becomes 0."""

    def __init__(self, game: str, seats: tuple[int, ...], layers: tuple[tuple[Floats, Floats], ...]) -> None:
        self.game = game
        self.seats = seats
        self.layers = layers

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Policy, (self.game, self.seats, self.layers)

    def choose(self, state: State, seat: int, dice: Dice) -> int:  # noqa: ARG002 - it leaves nothing to chance
        game, legal = state.setup.game, state.actions(seat)
        liked = self.liking(inputs(game, game.observation.array(state, seat)))
        return legal[int(liked[legal].argmax())]

    def liking(self, seen: Floats) -> Floats:
        """How much it likes every action of the game's table, legal or not."""
        *hidden, (weights, biases) = self.layers
        for inner, offsets in hidden:
            seen = np.maximum(seen @ inner + offsets, 0)
        return seen @ weights + biases


def inputs(game: Game, observation: NDArray[np.int16]) -> Floats:
    """Observations with every cell between 0 and 1, as networks like them."""
    low, high = game.observation.bounds()
    scaled: Floats = ((observation - low) / np.maximum(high - low, 1)).astype(np.float32)
    return scaled


def save(path: str | os.PathLike[str], game: Game, seats: Iterable[int], layers: Sequence[Layer]) -> None:
    """Write a policy in half precision: a choice needs no more, and the file stays small."""
    arrays: dict[str, Any] = {"game": np.array(game.id), "seats": np.array(list(seats))}
    for number, (weights, biases) in enumerate(layers):
        arrays[f"w{number}"], arrays[f"b{number}"] = np.asarray(weights, np.float16), np.asarray(biases, np.float16)
    np.savez_compressed(path, **arrays)


def load_for(path: str, game: Game) -> Policy:
    """The policy of a file, which must be for this game."""
    policy = load(path)
    if policy.game != game.id:
        raise ValueError(f"policy:{path} plays {policy.game}, not {game.id}")
    return policy


@cache
def load(path: str) -> Policy:
    """The policy of a file, read once; a ValueError says what is wrong with it."""
    if not Path(path).is_file():
        raise ValueError(f"there is no policy {path}")
    try:
        policy = _read(path)
    except UNREADABLE:
        raise ValueError(f"{path} is not a policy, or is damaged") from None
    if policy.game not in sylve.games():
        raise ValueError(f"{path} is a policy for {policy.game!r}, which is no game here")
    if not _fits(policy, sylve.game(policy.game)):
        raise ValueError(f"{path} does not fit what {policy.game} shows and asks: it was made by other rules")
    return policy


def _read(path: str) -> Policy:
    with np.load(path, allow_pickle=False) as file:
        count = sum(name.startswith("w") for name in file.files)
        layers = [(file[f"w{i}"].astype(np.float32), file[f"b{i}"].astype(np.float32)) for i in range(count)]
        return Policy(str(file["game"]), tuple(map(int, file["seats"])), tuple(layers))


def _fits(policy: Policy, game: Game) -> bool:
    """Whether the layers lead from an observation to a number for every action."""
    width = game.observation.size
    for weights, biases in policy.layers:
        if weights.ndim != 2 or weights.shape[0] != width or biases.shape != weights.shape[1:]:
            return False
        width = weights.shape[1]
    return bool(policy.layers) and width == game.action_count
