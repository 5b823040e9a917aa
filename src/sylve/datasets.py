"""Played games as arrays for whoever learns from them: what each decision saw, what was legal, what was done, the end.

A file is NumPy's `.npz`. One row for each decision, in the order in which they were made, game after game::

    observation  (rows, size) int16     what the seat could know: game.observation names its pieces
    mask         (rows, bytes) uint8    the legal actions, eight to a byte (numpy.packbits); `masks` unpacks them
    action       (rows,) int16          what was done
    seat         (rows,) int8           whose decision it was
    game         (rows,) int32          which game it belongs to
    reward       (rows,) float32        what that game was worth to the seat in the end, from +1 to -1
    scores       (games, seats) int32   and how each game ended
    ranks        (games, seats) int8
"""

import hashlib
import json
import os
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

import sylve
from sylve.engine.rewards import rewards
from sylve.engine.state import State

ARRAYS = ("observation", "mask", "action", "seat", "game", "reward", "scores", "ranks")


class BadDataset(ValueError):
    """A file that is no dataset, or was altered."""


class Dataset:
    """The arrays of a file, and what it tells of itself: game, rules, seats, options and how it was made."""

    def __init__(self, about: dict[str, Any], arrays: Mapping[str, NDArray[Any]]) -> None:
        self.about = about
        self.arrays = arrays

    def __len__(self) -> int:
        """How many decisions."""
        return len(self.arrays["action"])

    def masks(self) -> NDArray[np.int8]:
        """The legal actions of every row, 1 for each."""
        count = sylve.game(self.about["game"]).action_count
        return np.unpackbits(self.arrays["mask"], axis=1, count=count).astype(np.int8)

    def checksum(self) -> str:
        """Names the contents: the same games give the same, whenever and wherever the file was written."""
        digest = hashlib.sha256(json.dumps(self.about, sort_keys=True).encode())
        for name in ARRAYS:
            array = np.ascontiguousarray(self.arrays[name])
            little = array.astype(array.dtype.newbyteorder("<"), copy=False)
            digest.update(f"{name} {array.dtype.name} {array.shape}".encode() + little.tobytes())
        return digest.hexdigest()

    def save(self, path: str | os.PathLike[str]) -> None:
        about = json.dumps({**self.about, "checksum": self.checksum()}, sort_keys=True)
        arrays: dict[str, Any] = dict(self.arrays)
        np.savez_compressed(path, about=np.array(about), **arrays)


def load(path: str | os.PathLike[str]) -> Dataset:
    """What was saved; `BadDataset` where the contents do not fit their checksum."""
    try:
        with np.load(path, allow_pickle=False) as file:
            about = json.loads(str(file["about"]))
            arrays = {name: file[name] for name in ARRAYS}
    except (OSError, ValueError, KeyError, EOFError) as problem:
        raise BadDataset(f"{path} is no dataset, or is damaged: {problem}") from problem
    dataset = Dataset({name: value for name, value in about.items() if name != "checksum"}, arrays)
    if dataset.checksum() != about.get("checksum"):
        raise BadDataset(f"{path} was altered: its checksum does not fit")
    return dataset


def collect(games: Iterable[State], about: Mapping[str, Any] | None = None) -> Dataset:
    """The decisions of finished games, which are gone through again from their beginning. All are of one kind."""
    rows: dict[str, list[Any]] = {name: [] for name in ARRAYS}
    kind: dict[str, Any] = {}
    for number, ended in enumerate(games):
        if not ended.over:
            raise ValueError(f"game {number} is not over")
        setup = ended.setup
        own = {"game": setup.game.id, "rules": setup.version, "seats": setup.seats, "options": dict(setup.options)}
        if kind and own != kind:
            raise ValueError(f"game {number} is of another kind than those before it")
        kind = own
        _add(rows, ended, number)
    if not kind:
        raise ValueError("there are no games")
    return Dataset({**kind, **(about or {})}, _as_arrays(rows))


def _add(rows: dict[str, list[Any]], ended: State, number: int) -> None:
    state, worth, outcome = ended.setup.deal(), rewards(ended), ended.outcome()
    game = ended.setup.game
    for seat, action in ended.history():
        legal = np.zeros(game.action_count, np.uint8)
        legal[state.actions(seat)] = 1
        rows["observation"].append(game.observation.array(state, seat))
        rows["mask"].append(np.packbits(legal))
        rows["action"].append(action)
        rows["seat"].append(seat)
        rows["game"].append(number)
        rows["reward"].append(worth[seat])
        state.play(seat, action)
    rows["scores"].append(outcome.scores)
    rows["ranks"].append(outcome.ranks)


def _as_arrays(rows: dict[str, list[Any]]) -> dict[str, NDArray[Any]]:
    kinds = {
        "action": "int16",
        "seat": "int8",
        "game": "int32",
        "reward": "float32",
        "scores": "int32",
        "ranks": "int8",
    }
    return {name: np.array(rows[name], kinds.get(name)) for name in ARRAYS}
