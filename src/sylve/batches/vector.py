"""A batch in the form of Gymnasium's vector environments: one seat of each game learns, a bot plays the others."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sylve.adapters import common
from sylve.batches import Batch, Seeds
from sylve.engine.game import Game
from sylve.engine.options import Choice
from sylve.engine.rewards import Reward


class BatchVectorEnv(VectorEnv):  # type: ignore[misc, type-arg, unused-ignore]
    """`num_envs` games; in game r the learner has seat r mod seats. Legal actions are `info["action_mask"]`.

    A game that ends is followed by the next in the same step; its last observation is `info["final_obs"]`.
    """

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        seats: int | None = None,
        seed: Seeds = 0,
        *,
        rivals: str = "greedy",
        reward: Reward = "place",
        render_mode: str | None = None,
        **options: Choice,
    ) -> None:
        common.check("render_mode", render_mode, (None, *common.RENDER_MODES))
        self.render_mode = render_mode
        game = common.game_of(game)
        seats = common.seats_of(game, seats)
        self.batch = Batch(game, num_envs, seats, seed, reward=reward, rivals=rivals, **options)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": list(common.RENDER_MODES)}
        self.num_envs = num_envs
        self.single_observation_space = common.observation_space(game)
        self.single_action_space = spaces.Discrete(game.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._learners = np.arange(num_envs) % seats
        self._rows = np.arange(num_envs)

    def reset(
        self,
        *,
        seed: Seeds | list[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - Gymnasium's signature
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """Begin anew with the games from that seed on, of those seeds, or (None) of random ones."""
        if isinstance(seed, Sequence | np.ndarray):
            self.batch.reset([self._random_seed() if one is None else one for one in seed])
        else:
            super().reset(seed=None if seed is None else int(seed))
            self.batch.reset(self._random_seed() if seed is None else seed)
        return self.batch.observation.copy(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.int16], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        self.batch.step(actions)
        done = self.batch.done.copy()
        info = self._info()
        if done.any():
            info["final_obs"], info["_final_obs"] = self.batch.final.copy(), done
        rewards = self.batch.reward[self._rows, self._learners]
        return self.batch.observation.copy(), rewards, done, np.zeros_like(done), info

    def render(self) -> tuple[Any, ...]:
        """Every game as its learner sees it."""
        seats = self._learners.tolist()
        return tuple(common.rendered(self.render_mode, self.batch.state(row), seat) for row, seat in enumerate(seats))

    def _random_seed(self) -> int:
        return int(self.np_random.integers(2**62))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.mask.copy()}
