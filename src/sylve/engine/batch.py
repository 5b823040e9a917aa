"""Many games at once, one in each row, stepped together in compiled code. `sylve.batches` shows them to NumPy."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from sylve.engine.chance import SeededChance, seed_bytes
from sylve.engine.game import Choice, Game, Setup
from sylve.engine.observation import Page
from sylve.engine.refusals import IllegalAction, Refusal
from sylve.engine.rewards import Reward, rewards
from sylve.engine.state import State

NOBODY: Final = -1


class IllegalInBatch(IllegalAction):
    """An action that was refused in one row; nothing changed in any."""

    def __init__(self, row: int, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.row = row
        self.args = (f"row {row}: {self.args[0]}",)


class Rows:
    """The games and what is to be known of them; the vectors stay the same from beginning to end."""

    def __init__(
        self, game: Game, count: int, seats: int, options: Mapping[str, Choice], version: int, reward: Reward
    ) -> None:
        self.game = game
        self.count: i64 = count
        self.seats: i64 = seats
        self.options = options
        self.version = version
        self.reward_kind: Reward = reward
        self.actions: i64 = game.action_count
        self.first_seed = 0
        self.observation = game.observation
        self.page = Page(count, game.observation.size)
        self.states: list[State] = []
        self.played = zeros(self.count)  # games that each row has finished
        self.to_act = zeros(self.count)
        self.mask = falses(self.count * self.actions)
        self.done = falses(self.count)
        self.reward = floats(self.count * self.seats)
        self.legal = vec[i16]()  # by row: the actions that are open in its mask
        for _ in range(self.count * self.actions):
            self.legal = append(self.legal, i16(0))
        self.open = zeros(self.count)  # by row: how many

    def reset(self, seed: int) -> None:
        """Row r plays the seeds seed + r, seed + r + count, seed + r + 2 · count and so on."""
        self.first_seed = seed
        self.states = []
        for row in range(self.count):
            self.played[row] = 0
            self.done[row] = False
            self.states.append(self.dealt(row))
            self.show(row)
        for i in range(len(self.reward)):
            self.reward[i] = 0.0

    def seed(self, row: i64) -> int:
        """The seed of the game that a row plays now."""
        return self.first_seed + int(row) + int(self.played[row]) * int(self.count)

    def dealt(self, row: i64) -> State:
        seed = seed_bytes(self.seed(row))
        setup = Setup(self.game, int(self.seats), self.options, self.version, seed, None, False)
        return self.game.rules.deal(setup, SeededChance(seed))

    def step(self, actions: vec[i64]) -> None:
        """One action in every row, for the seat that is to act there. A game that ends makes room for the next."""
        self.check(actions)
        for row in range(self.count):
            state = self.states[row]
            state.step(self.to_act[row], actions[row])
            if state.finished:
                self.end(row, state)
            elif self.done[row]:
                self.clear(row)
            self.show(row)

    def check(self, actions: vec[i64]) -> None:
        """Refuse the first illegal action, before anything has changed."""
        if len(actions) != self.count:
            raise ValueError(f"there are {self.count} games, but {len(actions)} actions")
        for row in range(self.count):
            action = actions[row]
            if action < 0 or action >= self.actions or not self.mask[row * self.actions + action]:
                refusal = self.states[row].why_not(int(self.to_act[row]), int(action))
                assert refusal is not None
                raise IllegalInBatch(int(row), refusal)

    def end(self, row: i64, state: State) -> None:
        """Reward the seats and begin the row's next game."""
        self.done[row] = True
        worth = rewards(state, self.reward_kind)
        for seat in range(self.seats):
            self.reward[row * self.seats + seat] = worth[seat]
        self.played[row] += 1
        self.states[row] = self.dealt(row)

    def clear(self, row: i64) -> None:
        """What the last step ended is long over."""
        self.done[row] = False
        for seat in range(self.seats):
            self.reward[row * self.seats + seat] = 0.0

    def show(self, row: i64) -> None:
        """Say who is to act in the row (of several the lowest seat), what it may do and what it sees."""
        state = self.states[row]
        seat: i64 = 0
        while not state.owes(seat):
            seat += 1
        self.to_act[row] = seat
        start = row * self.actions
        for i in range(start, start + self.open[row]):
            self.mask[start + i64(self.legal[i])] = False
        actions = state.legal(seat)
        for i in range(len(actions)):
            self.mask[start + actions[i]] = True
            self.legal[start + i] = i16(actions[i])
        self.open[row] = len(actions)
        self.observation.write(state, seat, self.page, row)


def zeros(size: i64) -> vec[i64]:
    values = vec[i64](capacity=size)
    for _ in range(size):
        values = append(values, 0)
    return values


def falses(size: i64) -> vec[bool]:
    values = vec[bool](capacity=size)
    for _ in range(size):
        values = append(values, False)
    return values


def floats(size: i64) -> vec[float]:
    values = vec[float](capacity=size)
    for _ in range(size):
        values = append(values, 0.0)
    return values
