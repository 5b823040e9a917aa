"""One seat of a game as a Gymnasium environment; bots play the other seats, or the rulebook's automa in solo.

Importing this registers `sylve/Canopee-v3` and its like, one for each game and with the version of its rules.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import sylve
from sylve import bots
from sylve.adapters import common
from sylve.engine.chance import Dice
from sylve.engine.game import Game
from sylve.engine.integers import as_index
from sylve.engine.options import Choice
from sylve.engine.refusals import IllegalAction
from sylve.engine.rewards import REWARDS, Reward, rewards
from sylve.engine.state import State
from sylve.telling import in_full

Step = tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]


class SeatEnv(gymnasium.Env):  # type: ignore[misc, type-arg, unused-ignore]
    """The decisions of one seat.

    `reset(seed=7)` deals the game that `game.start(seats, 7)` deals. The observation is `game.observation.array`, legal
    actions are in `info["action_mask"]` and `action_masks()`. The reward comes at the end, with `info["score"]` and
    `info["rank"]`. An illegal action ends the episode with -1 and its code in `info["refusal"]`; with `illegal="raise"`
    it raises `sylve.IllegalAction` and changes nothing. With `text`, `info["text"]` is the table in words, and behind
    them the whole view as JSON.
    """

    metadata = {"render_modes": list(common.RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        seat: int = 0,
        rivals: str | Sequence[str] = "greedy",
        *,
        reward: Reward = "place",
        illegal: common.Illegal = "end",
        text: bool = False,
        render_mode: str | None = None,
        **options: Choice,
    ) -> None:
        common.check("reward", reward, REWARDS)
        common.check("illegal", illegal, common.ILLEGAL)
        common.check("render_mode", render_mode, (None, *common.RENDER_MODES))
        self.game = common.game_of(game)
        self.seats = common.seats_of(self.game, seats)
        self._deal = common.dealer(self.game, self.seats, options)
        own = as_index(seat)
        if own is None or own not in range(self.seats):
            raise ValueError(f"there is no seat {seat!r} among {self.seats}")
        self.seat = seat = own
        self.rivals = seated(rivals, self.seats, seat)
        self._bots = {at: bots.make(name, self.game) for at, name in enumerate(self.rivals) if at != seat}
        self.reward: Reward = reward
        self.illegal = illegal
        self.text = text
        self.render_mode = render_mode
        self.observation_space = common.observation_space(self.game)
        self.action_space = spaces.Discrete(self.game.action_count)
        self.state: State | None = None
        self._dice = Dice(0)
        self._ended = True

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - Gymnasium's signature
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """Deal anew, and let the others play up to the seat's first decision."""
        super().reset(seed=as_index(seed))
        number = common.deal_number(seed, self.np_random)
        self.state = self._deal(number)
        self._dice = Dice(number)
        self._go_on(self.state)
        self._ended = self.state.over
        self._show()
        return self._observed(self.state), self._info(self.state)

    def step(self, action: Any) -> Step:
        """Play the seat's action, and let the others play up to its next decision."""
        state = self._dealt()
        if self._ended:
            raise gymnasium.error.ResetNeeded("the episode has ended")
        try:
            state.play(self.seat, action)
        except IllegalAction as problem:
            if self.illegal == "raise":
                raise
            self._ended = True
            info = {**self._info(state), "refusal": problem.refusal.code}
            return self._observed(state), common.ILLEGAL_REWARD, True, False, info
        self._go_on(state)
        self._ended = state.over
        self._show()
        reward = rewards(state, self.reward)[self.seat]
        return self._observed(state), reward, self._ended, False, self._info(state)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, under the name that MaskablePPO asks for."""
        return common.mask_of(self._dealt(), self.seat).astype(np.bool_)

    def render(self) -> str | NDArray[np.uint8] | None:  # type: ignore[override, unused-ignore]
        return common.rendered(self.render_mode, self._dealt(), self.seat)

    def _dealt(self) -> State:
        if self.state is None:
            raise gymnasium.error.ResetNeeded("nothing is dealt before reset()")
        return self.state

    def _go_on(self, state: State) -> None:
        """Let bots play until the seat is the first that owes a decision, or to the end."""
        while not state.over:
            mover = state.to_act()[0]
            if mover == self.seat:
                return
            state.play(mover, self._bots[mover].choose(state, mover, self._dice))

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _observed(self, state: State) -> NDArray[np.int16]:
        array: NDArray[np.int16] = self.game.observation.array(state, self.seat)
        return array

    def _info(self, state: State) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": common.mask_of(state, self.seat)}
        if self.text:
            info["text"] = in_full(state, self.seat)
        if state.over:
            outcome = state.outcome()
            info["score"], info["rank"] = outcome.scores[self.seat], outcome.ranks[self.seat]
        return info


def seated(rivals: str | Sequence[str], seats: int, seat: int) -> list[str]:
    """The bot of every seat: one name for all rivals, or one for each in the order of their seats."""
    names = [rivals] * (seats - 1) if isinstance(rivals, str) else list(rivals)
    if len(names) != seats - 1:
        raise ValueError(f"there are {seats - 1} rivals, not {len(names)}")
    return [*names[:seat], "", *names[seat:]]


def register() -> None:
    """Each game once, alone and in its vector form. Gymnasium before version 1 finds this by its entry point."""
    for id in sylve.games():  # noqa: A001 - the contract's word
        name = f"sylve/{id.capitalize()}-v{sylve.game(id).version}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                f"{__name__}:{SeatEnv.__name__}",
                vector_entry_point="sylve.batches.vector:BatchVectorEnv",
                kwargs={"game": id},
            )


register()
