"""Many games at once for whoever learns. `sylve.batch(…)` gives a `Batch`; `sylve.batches.vector` is Gymnasium's form.

Everything is stepped and written in compiled code. The NumPy arrays are windows onto what it wrote: the same objects
from beginning to end, read-only, with other contents after every step. Copy what must last.
"""

from collections.abc import Sequence
from typing import Any, SupportsIndex, TypeAlias

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import ArrayLike, NDArray

from sylve import bots
from sylve.engine.batch import IllegalInBatch, Rows
from sylve.engine.chance import Dice
from sylve.engine.game import Game
from sylve.engine.integers import as_index
from sylve.engine.options import Choice
from sylve.engine.rewards import REWARDS, Reward
from sylve.engine.state import State

__all__ = ["Batch", "IllegalInBatch"]


Seeds: TypeAlias = SupportsIndex | Sequence[SupportsIndex]


class Batch:
    """`count` games of the same kind, one action in each at every step.

    Row r plays the games of the seeds seed + r, seed + r + count, seed + r + 2 · count and so on: one that ends is
    followed at once by the next. A list of seeds gives each row its own first one. With `rivals`, a bot's name, only
    seat r mod seats is asked, and the bot plays the others. Its arrays::

        observation  (count, size) int16     what the seat to act may know; game.observation names its pieces
        mask         (count, actions) int8   1 for each action that is legal for the seat to act
        seat         (count,) int64          the seat to act: of several that choose together, the lowest that owes
        reward       (count, seats) float64  to every seat, for the game that ended in this step; else 0
        done         (count,) bool           whether a game ended in this step: the above is of the next one already
        final        (count, size) int16     where a game ended, what the seat asked last saw at its end
    """

    def __init__(
        self,
        game: Game,
        count: int,
        seats: int,
        seed: Seeds = 0,
        *,
        reward: Reward = "place",
        rivals: str | None = None,
        **options: Choice,
    ) -> None:
        rows_wanted = as_index(count)
        if rows_wanted is None or rows_wanted < 1:
            raise ValueError(f"a batch has games, not {count}")
        if reward not in REWARDS:
            raise ValueError(f"a reward is one of {', '.join(REWARDS)}, not {reward!r}")
        if not isinstance(rivals, str | None):
            raise ValueError(f"rivals is the name of one bot, who plays all other seats, not {rivals!r}")
        setup = game.start(seats, 0, **options).setup  # type: ignore[arg-type]
        self.game = game
        self.count = count = rows_wanted
        self.seats = setup.seats
        self.options = setup.options
        self._made = {"reward": reward, "rivals": rivals, **options}
        bot = None if rivals is None else bots.make(rivals, game).choose
        rows = Rows(setup, count, reward, bot)
        self._rows = rows
        self.observation: NDArray[np.int16] = np.asarray(rows.page.cells).reshape(count, -1)
        self.final: NDArray[np.int16] = np.asarray(rows.final.cells).reshape(count, -1)
        self.mask: NDArray[np.int8] = np.asarray(rows.mask).reshape(count, -1)
        self.seat: NDArray[np.int64] = np.asarray(rows.seat)
        self.reward: NDArray[np.float64] = np.asarray(rows.reward).reshape(count, -1)
        self.done: NDArray[np.bool_] = np.asarray(rows.done).view(np.bool_)
        self.reset(seed)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return restored, (self.game, self.count, self.seats, self._made, self._rows.kept())

    def reset(self, seed: Seeds = 0) -> None:
        """Begin anew in every row."""
        self._rows.reset(seeds_of(seed, self.count))

    def step(self, actions: ArrayLike) -> None:
        """Play one action in every row. An illegal one raises `IllegalInBatch` with its row, and changes nothing."""
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise ValueError(f"actions are {self.count} integers, not {given.dtype} of the shape {given.shape}")
        self._rows.step(vec[i64](np.ascontiguousarray(given, dtype=np.int64)))

    def random_actions(self, dice: Dice) -> NDArray[np.int64]:
        """A legal action for every row, each as likely."""
        actions: NDArray[np.int64] = np.asarray(self._rows.chosen(dice))
        return actions

    def seed(self, row: int) -> int:
        """The seed of the game that the row plays now: `game.start(seats, seed, **options)` deals the same."""
        return self._rows.seed(self._checked(row))

    def state(self, row: int) -> State:
        """A copy of the game that the row plays now."""
        return self._rows.states[self._checked(row)].copy()

    def _checked(self, row: int) -> int:
        if not 0 <= row < self.count:
            raise IndexError(f"there are {self.count} rows, and no row {row}")
        return row


def seeds_of(seed: Seeds, count: int) -> list[int]:
    """The first seed of every row: those of a list, or the ones from a number on."""
    given = list(seed) if isinstance(seed, Sequence | np.ndarray) else None
    if given is None:
        first = as_index(seed)
        numbers: list[int | None] = [None if first is None else first + row for row in range(count)]
    else:
        numbers = [as_index(one) for one in given]
    seeds = [number for number in numbers if number is not None and number >= 0]
    if len(numbers) != count or len(seeds) != count:
        raise ValueError(f"a seed is a number that is not negative, or a list of {count} such, not {seed!r}")
    return seeds


def restored(game: Game, count: int, seats: int, made: dict[str, Any], kept: tuple[object, ...]) -> Batch:
    """The batch that was written down, where it was."""
    batch = Batch(game, count, seats, **made)
    batch._rows.restore(kept)
    return batch
