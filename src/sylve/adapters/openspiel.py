"""The games for OpenSpiel. Importing this registers `python_sylve_canopee` and its like, one for each game.

Parameters are `players`, `reward`, `deals` and the game's own options. Chance moves once, at the root: its outcome is
the number of the deal, and deal 7 is the game of seed 7. Seats that choose together are asked one after the other, the
lowest first, and none sees what another chose.

An information state is all that a player has seen: a digest of the earlier views and own actions, and the view now.
`resample_from_infostate` imagines a world of the player, so that information-set search does not cheat.
"""

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final, NamedTuple

import numpy as np
import pyspiel

import sylve
from sylve.adapters import common
from sylve.engine.chance import Dice
from sylve.engine.game import Game
from sylve.engine.rewards import REWARDS, Reward, rewards
from sylve.engine.state import State

DEALS: Final = 1024
LONGEST: Final = 5000  # decisions, far above what any game takes; a race of Canyon without evening has no bound
MOST_POINTS: Final = 2**15  # a score fits into an observation's 16 bits


class Memory(NamedTuple):
    """What a player has seen after so many actions: a digest of the views and own actions before the view now."""

    actions: int = -1
    past: str = ""
    view: str = ""

    def with_view(self, actions: int, view: str) -> "Memory":
        """A view that is as before tells nothing new."""
        if view == self.view:
            return self._replace(actions=actions)
        return Memory(actions, digest(self.past, self.view), view)

    def with_own(self, action: int) -> "Memory":
        return self._replace(past=digest(self.past, f"did {action}"))


class Dealt:
    """A state as OpenSpiel copies it, with where it began and the actions since: what players have seen follows."""

    def __init__(self, state: State | None = None) -> None:
        self.state = state
        self.beginning = None if state is None else state.copy()
        self.since: tuple[tuple[int, int], ...] = ()
        self.memories: dict[int, Memory] = {}

    def __deepcopy__(self, memo: object) -> "Dealt":
        twin = Dealt()
        twin.state = None if self.state is None else self.state.copy()
        twin.beginning, twin.since, twin.memories = self.beginning, self.since, dict(self.memories)
        return twin

    def play(self, player: int, action: int) -> None:
        assert self.state is not None
        self.state.play(player, action)
        self.since = (*self.since, (player, action))

    def imagined(self, player: int, dice: Dice) -> "Dealt":
        """A world of the player, who remembers all; the others' memories of it begin here."""
        assert self.state is not None
        world = Dealt(self.state.imagine(player, dice))
        world.memories[player] = self.memory(player)._replace(actions=0)
        return world

    def memory(self, player: int) -> Memory:
        """What the player has seen; from where it was asked for last, the actions are gone through again."""
        memory = self.memories.get(player, Memory())
        if memory.actions < len(self.since):
            memory = self.memories[player] = self._remembered(player, memory)
        return memory

    def _remembered(self, player: int, memory: Memory) -> Memory:
        assert self.beginning is not None
        known, state = memory.actions, self.beginning.copy()
        for number in range(len(self.since) + 1):
            if number > known:
                memory = memory.with_view(number, in_json(state.view(player)))
            if number < len(self.since):
                mover, action = self.since[number]
                if mover == player and number >= max(known, 0):
                    memory = memory.with_own(action)
                state.play(mover, action)
        return memory


def digest(*texts: str) -> str:
    return sha256("\n".join(texts).encode()).hexdigest()[:32]


class SpielGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """A game with its players and options chosen; each of the games is a subclass."""

    sylve_game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.sylve_game
        chosen = {**parameters(game), **(params or {})}
        players, self.reward, self.deals = chosen["players"], chosen["reward"], chosen["deals"]
        common.check("reward", self.reward, REWARDS)
        if self.deals < 1:
            raise ValueError(f"deals is how many there are to be dealt, not {self.deals}")
        self.deal = common.dealer(game, players, {name: chosen[name] for name in game.options})
        most = 1.0 if self.reward == "place" else float(MOST_POINTS)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if players > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game, alone=players == 1), info, params or {})

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return loaded, (str(self),)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "SpielObserver":
        if params:
            raise ValueError(f"observations have no parameters, not {params}")
        return SpielObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """Before the deal a chance node, then a state of ours."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.dealt = Dealt()

    def current_player(self) -> int:
        state = self.dealt.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if state.over else state.to_act()[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(number, 1 / deals) for number in range(deals)]

    def is_terminal(self) -> bool:
        return self.dealt.state is not None and self.dealt.state.over

    def returns(self) -> list[float]:
        game, state = self.get_game(), self.dealt.state
        kind: Reward = game.reward
        return [0.0] * game.num_players() if state is None else rewards(state, kind)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.dealt.state is not None
        return self.dealt.state.actions(player)

    def _apply_action(self, action: int) -> None:
        if self.dealt.state is None:
            self.dealt = Dealt(self.get_game().deal(action))
        else:
            self.dealt.play(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        said: str = self.get_game().sylve_game.say(action)
        return said

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that the player cannot tell from this one, with another future. It is searched in, not saved.

        The sampler gives numbers from 0 to 1.
        """
        if self.dealt.state is None:
            raise ValueError("nothing is dealt yet, so nobody knows anything")
        world: SpielState = self.clone()
        world.dealt = self.dealt.imagined(player, Dice(int(sampler() * 2**53)))
        return world

    def __str__(self) -> str:
        """The deal and the actions since."""
        return " ".join(map(str, self.history()))


class SpielObserver:
    """What a player may know: numbers from `game.observation`, and as a string the view in JSON."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.observation = game.sylve_game.observation
        self.public = kind.public_info
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.forgetful = not kind.perfect_recall
        self.tensor = None
        self.dict: dict[str, Any] = {}
        if self.public and self.private and self.forgetful:
            self.tensor = np.zeros(self.observation.size, np.float32)
            self.dict = self.observation.split(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        if not self.forgetful:
            raise ValueError("information states are strings; tensors are observations (observation_tensor)")
        if self.tensor is not None:
            dealt = state.dealt.state
            self.tensor[:] = 0 if dealt is None else self.observation.array(dealt, player)

    def string_from(self, state: SpielState, player: int) -> str | None:
        dealt = state.dealt.state
        if dealt is None:
            return ""
        if not self.forgetful:
            if not (self.public and self.private):
                raise ValueError("what a player has seen is told whole: public and private together")
            memory = state.dealt.memory(player)
            return f"{memory.past} {memory.view}"
        if not self.private:
            return in_json(dealt.view(None))
        own = dealt.view(player)
        return in_json(own if self.public else beyond(dealt.view(None), own))


def in_json(view: object) -> str:
    return json.dumps(view, ensure_ascii=False, separators=(",", ":"))


def beyond(public: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """What on the table the player sees otherwise than everybody."""
    return {name: value for name, value in own["table"].items() if value != public["table"].get(name)}


def parameters(game: Game) -> dict[str, Any]:
    """Every parameter with its default."""
    options = {name: option.default for name, option in game.options.items()}
    return {"players": common.company(game), "reward": "place", "deals": DEALS, **options}


def game_type(game: Game, alone: bool = False) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"python_sylve_{game.id}",
        long_name=f"Sylve: {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters(game),
    )


def loaded(told: str) -> SpielGame:
    """The game of that name and parameters; whoever unpickles it has registered it by importing this."""
    game: SpielGame = pyspiel.load_game(told)
    return game


def register() -> None:
    for id in sylve.games():  # noqa: A001 - the contract's word
        game = sylve.game(id)
        pyspiel.register_game(game_type(game), type(f"{id.capitalize()}Game", (SpielGame,), {"sylve_game": game}))


register()
