"""All seats of a game as a PettingZoo environment: one after the other, or all that choose together at once.

Agents are `player_0`, `player_1` and so on, by seat. An observation is `game.observation.array` with its action mask,
which is 0 everywhere for who is not to act. `reset(seed=7)` deals the game that `game.start(seats, 7)` deals.
With `text`, `infos[agent]["text"]` is the table in words, and behind them the whole view as JSON.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from sylve.adapters import common
from sylve.engine.game import Game
from sylve.engine.integers import as_index
from sylve.engine.options import Choice
from sylve.engine.refusals import IllegalAction, Refusal
from sylve.engine.rewards import REWARDS, Reward, rewards
from sylve.engine.state import State
from sylve.telling import in_full

Observed = dict[str, NDArray[Any]]


def aec_env(
    game: Game | str, seats: int | None = None, *, illegal: common.Illegal = "end", **more: Any
) -> "AECEnv[str, Observed, int]":
    """`raw_env` in PettingZoo's usual wrappers. An illegal action ends the game, with -1 for who took it, or raises."""
    common.check("illegal", illegal, common.ILLEGAL)
    env: AECEnv[str, Observed, int] = raw_env(game, seats, **more)
    if illegal == "end":
        env = wrappers.TerminateIllegalWrapper(env, illegal_reward=common.ILLEGAL_REWARD)
        env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


class Players:
    """What both forms have: the seats as agents, their spaces, and what each of them is shown."""

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        *,
        reward: Reward = "place",
        text: bool = False,
        render_mode: str | None = None,
        **options: Choice,
    ) -> None:
        common.check("reward", reward, REWARDS)
        common.check("render_mode", render_mode, (None, *common.RENDER_MODES))
        self.game = common.game_of(game)
        self.seats = common.seats_of(self.game, seats)
        self.deal = common.dealer(self.game, self.seats, options)
        self.reward: Reward = reward
        self.text = text
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{self.game.id}_v{self.game.version}",
            "render_modes": list(common.RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": True,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self.seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.game.action_count) for agent in self.possible_agents}
        self.table: State | None = None
        self.generator: np.random.Generator | None = None

    def _space(self) -> spaces.Dict:
        mask = spaces.Box(0, 1, (self.game.action_count,), np.int8)
        return spaces.Dict({"observation": common.observation_space(self.game), "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def dealt(self, seed: int | None) -> State:
        """The game of that seed, or the next of those that the last seed began."""
        if self.generator is None or seed is not None:
            self.generator, _ = seeding.np_random(as_index(seed))
        self.agents = self.possible_agents[:]
        self.table = self.deal(common.deal_number(seed, self.generator))
        return self.table

    def on_table(self) -> State:
        if self.table is None:
            raise RuntimeError("nothing is dealt before reset()")
        return self.table

    def observed(self, agent: str, acts: bool) -> Observed:
        state, seat = self.on_table(), self.seat[agent]
        mask = common.mask_of(state, seat) if acts else np.zeros(self.game.action_count, np.int8)
        return {"observation": self.game.observation.array(state, seat), "action_mask": mask}

    def information(self, agent: str) -> dict[str, Any]:
        return {"text": in_full(self.on_table(), self.seat[agent])} if self.text else {}

    def informed(self) -> dict[str, dict[str, Any]]:
        return {agent: self.information(agent) for agent in self.agents}

    def rewarded(self) -> dict[str, float]:
        worth = rewards(self.on_table(), self.reward)
        return {agent: worth[self.seat[agent]] for agent in self.agents}

    def show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:  # type: ignore[override, unused-ignore]
        """The table in words, as everybody may know it."""
        return common.rendered(self.render_mode, self.on_table(), None)

    def close(self) -> None:
        """There is nothing to close."""


class raw_env(Players, AECEnv):  # type: ignore[misc, type-arg, unused-ignore] # noqa: N801 - PettingZoo's own name for it
    """One agent after the other. Of several that choose together the lowest seat comes first, and nobody sees it."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        state = self.dealt(seed)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._skip_agent_selection = None
        self._tell(state)
        self.agent_selection = self._mover(state)
        self.show()

    def step(self, action: Any) -> None:
        agent, state = self.agent_selection, self.on_table()
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state.play(self.seat[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self._tell(state)
        self._accumulate_rewards()
        self.agent_selection = self._mover(state)
        self._deads_step_first()
        self.show()

    def observe(self, agent: str) -> Observed:
        return self.observed(agent, acts=agent == self.agent_selection)

    def _tell(self, state: State) -> None:
        self.rewards = self.rewarded()
        self.terminations = dict.fromkeys(self.agents, state.over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.informed()

    def _mover(self, state: State) -> str:
        return self.possible_agents[0 if state.over else state.to_act()[0]]


class parallel_env(Players, ParallelEnv):  # type: ignore[misc, type-arg, unused-ignore] # noqa: N801 - PettingZoo's own name for it
    """Every agent that owes a decision acts in the same step; what the others send is not looked at.

    An illegal action ends the game, with -1 for who took it and its code in `infos[agent]["refusal"]`; with
    `illegal="raise"` it raises `sylve.IllegalAction`. Either way nobody's action is played.
    """

    def __init__(self, game: Game | str, seats: int | None = None, *, illegal: common.Illegal = "end", **more: Any):
        super().__init__(game, seats, **more)
        common.check("illegal", illegal, common.ILLEGAL)
        self.illegal = illegal

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        self.dealt(seed)
        self.show()
        return self._all_observed(), self.informed()

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        state = self.on_table()
        movers = [self.possible_agents[seat] for seat in state.to_act()]
        refusals = self._refusals(state, movers, actions)
        if not refusals:
            for agent in movers:
                state.play(self.seat[agent], actions[agent])
        over = state.over or bool(refusals)
        infos = self.informed()
        worth = self.rewarded()
        for agent, refusal in refusals.items():
            worth[agent] = common.ILLEGAL_REWARD
            infos[agent]["refusal"] = refusal.code
        result = (
            self._all_observed(),
            worth,
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, False),
            infos,
        )
        if over:
            self.agents = []
        self.show()
        return result

    def _refusals(self, state: State, movers: list[str], actions: dict[str, Any]) -> dict[str, Refusal]:
        refusals = {}
        for agent in movers:
            refusal = state.why_not(self.seat[agent], actions[agent])
            if refusal is not None:
                if self.illegal == "raise":
                    raise IllegalAction(refusal)
                refusals[agent] = refusal
        return refusals

    def _all_observed(self) -> dict[str, Observed]:
        return {agent: self.observed(agent, acts=True) for agent in self.agents}
