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
from tempfile import TemporaryFile
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import sylve
from sylve.engine.rewards import rewards
from sylve.engine.state import State

KINDS = {
    "observation": "int16",
    "mask": "uint8",
    "action": "int16",
    "seat": "int8",
    "game": "int32",
    "reward": "float32",
    "scores": "int32",
    "ranks": "int8",
}
ARRAYS = tuple(KINDS)


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
            digest.update(f"{name} {array.dtype.name} {array.shape}".encode())
            digest.update(little.data)
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


class Rows(NamedTuple):
    """One finished game: what kind of game it was, and its rows."""

    kind: dict[str, Any]
    arrays: dict[str, NDArray[Any]]


def collect(games: Iterable[State], about: Mapping[str, Any] | None = None) -> Dataset:
    """The decisions of finished games, which are gone through again from their beginning. All are of one kind."""
    return joined(map(rows_of, games), about)


def joined(games: Iterable[Rows], about: Mapping[str, Any] | None = None) -> Dataset:
    """The rows of many games as one set. They lie in temporary files, so that they need not fit into memory."""
    kind: dict[str, Any] = {}
    heaps = {name: Heap(name) for name in ARRAYS}
    for number, (own, arrays) in enumerate(games):
        if kind and own != kind:
            raise ValueError(f"game {number} is of another kind than those before it")
        kind = own
        arrays["game"] = np.full(len(arrays["action"]), number, KINDS["game"])
        for name, heap in heaps.items():
            heap.add(arrays[name])
    if not kind:
        raise ValueError("there are no games")
    return Dataset({**kind, **(about or {})}, {name: heap.array() for name, heap in heaps.items()})


class Heap:
    """An array that grows in a temporary file."""

    def __init__(self, name: str) -> None:
        self.dtype = np.dtype(KINDS[name])
        self.file = TemporaryFile()  # noqa: SIM115 - it is there as long as the array
        self.rows = 0
        self.row: tuple[int, ...] = ()

    def add(self, rows: NDArray[Any]) -> None:
        self.file.write(rows.tobytes())
        self.rows += len(rows)
        self.row = rows.shape[1:]

    def array(self) -> NDArray[Any]:
        self.file.flush()
        return np.asarray(np.memmap(self.file, self.dtype, "r+", shape=(self.rows, *self.row)))


def rows_of(ended: State) -> Rows:
    """The decisions of one finished game."""
    if not ended.over:
        raise ValueError("a game is not over")
    setup, outcome, worth = ended.setup, ended.outcome(), rewards(ended)
    game, state = setup.game, setup.deal()
    rows: dict[str, list[Any]] = {name: [] for name in ARRAYS}
    for seat, action in ended.history():
        legal = np.zeros(game.action_count, np.uint8)
        legal[state.actions(seat)] = 1
        rows["observation"].append(game.observation.array(state, seat))
        rows["mask"].append(np.packbits(legal))
        rows["action"].append(action)
        rows["seat"].append(seat)
        rows["reward"].append(worth[seat])
        state.play(seat, action)
    rows["scores"].append(outcome.scores)
    rows["ranks"].append(outcome.ranks)
    kind = {"game": game.id, "rules": setup.version, "seats": setup.seats, "options": dict(setup.options)}
    return Rows(kind, {name: np.array(rows[name], KINDS[name]) for name in ARRAYS})
