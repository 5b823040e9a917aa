"""Many games at once, one in each row, stepped together in compiled code. `sylve.batches` shows them to NumPy."""

from collections.abc import Callable
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from sylve.engine import vec as either
from sylve.engine.chance import Dice, SeededChance, seed_bytes
from sylve.engine.observation import Page
from sylve.engine.refusals import IllegalAction, Refusal
from sylve.engine.rewards import Reward, rewards
from sylve.engine.setup import Setup
from sylve.engine.state import State

Bot = Callable[[State, int, Dice], int]


class IllegalInBatch(IllegalAction):
    """An action that was refused in one row; nothing changed in any."""

    def __init__(self, row: int, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.args = (f"row {row}: {self.args[0]}",)
        self.row = row

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.row, self.refusal)


class Rows:
    """The games and what is to be known of them; the vectors stay the same from beginning to end."""

    def __init__(self, setup: Setup, count: int, reward: Reward, rivals: Bot | None) -> None:
        self.setup = setup  # of every game, but for its seed
        self.rules = setup.game.rules
        self.count: i64 = count
        self.seats: i64 = setup.seats
        self.reward_kind: Reward = reward
        self.rivals = rivals
        self.dice: list[Dice] = []  # of the rivals, by row
        self.seeds: list[int] = []  # of each row's first game
        self.states: list[State] = []
        self.played = zeros(self.count)  # games that each row has finished
        self.seat = zeros(self.count)
        self.observation = setup.game.observation
        self.page = Page(self.count, self.observation.form(setup))
        self.final = Page(self.count, self.observation.form(setup))
        self.actions: i64 = setup.game.action_count
        self.mask = falses(self.count * self.actions)
        self.legal = nothing(self.count)  # by row: the actions that are open in its mask
        self.done = falses(self.count)
        self.reward = floats(self.count * self.seats)

    def reset(self, seeds: list[int]) -> None:
        """Row r plays the seeds seeds[r], seeds[r] + count, seeds[r] + 2 · count and so on."""
        self.seeds = seeds
        self.states = []
        self.dice = []
        for row in range(self.count):
            self.played[row] = 0
            self.states.append(self.dealt(row))
            self.dice.append(Dice(self.seed(row)))
            self.clear(row)
            self.go_on(row, self.states[row])

    def kept(self) -> tuple[object, ...]:
        """All that a later step depends on or shows, as objects that can be sent elsewhere."""
        rows = [(self.played[row], self.seat[row], bool(self.done[row])) for row in range(self.count)]
        reward = [float(worth) for worth in self.reward]
        final = [int(cell) for cell in self.final.cells]
        return self.seeds, self.states, self.dice, rows, reward, final

    def restore(self, kept: tuple[Any, ...]) -> None:
        """Go on where the rows that were written down were."""
        self.seeds, self.states, self.dice, rows, reward, final = kept
        for row in range(self.count):
            played, seat, done = rows[row]
            self.played[row] = played
            self.done[row] = done
            self.show(row, self.states[row], seat)
        for i in range(len(self.reward)):
            self.reward[i] = reward[i]
        for cell in range(len(self.final.cells)):
            self.final.cells[cell] = i16(final[cell])

    def seed(self, row: i64) -> int:
        """The seed of the game that a row plays now."""
        return self.seeds[row] + int(self.played[row]) * int(self.count)

    def dealt(self, row: i64) -> State:
        seed = seed_bytes(self.seed(row))
        return self.rules.deal(self.setup.with_seed(seed), SeededChance(seed))

    def step(self, actions: vec[i64]) -> None:
        """One action in every row, for the seat that is to act there. A game that ends makes room for the next."""
        self.check(actions)
        for row in range(self.count):
            if self.done[row]:
                self.clear(row)
            state = self.states[row]
            state.step(self.seat[row], actions[row])
            self.go_on(row, state)

    def check(self, actions: vec[i64]) -> None:
        """Refuse the first illegal action, before anything has changed."""
        if len(actions) != self.count:
            raise ValueError(f"there are {self.count} games, but {len(actions)} actions")
        for row in range(self.count):
            action = actions[row]
            if action < 0 or action >= self.actions or not self.mask[row * self.actions + action]:
                refusal = self.states[row].why_not(self.seat[row], action)
                assert refusal is not None
                raise IllegalInBatch(row, refusal)

    def go_on(self, row: i64, state: State) -> None:
        """Come to the next decision that is asked for: of several seats that owe one, to the lowest.

        Whose decisions are those? Everybody's or, beside rivals, those of one seat, another in each row.
        """
        while True:
            if state.finished:
                state = self.next_game(row, state)
                continue
            seat = state.mover()
            if self.rivals is None or seat == row % self.seats:
                self.show(row, state, seat)
                return
            state.step(seat, self.rivals(state, seat, self.dice[row]))

    def next_game(self, row: i64, ended: State) -> State:
        """Reward the seats, keep the last sight, and begin the row's next game."""
        self.done[row] = True
        worth = rewards(ended, self.reward_kind)
        for seat in range(self.seats):
            self.reward[row * self.seats + seat] = worth[seat]
        self.observation.write(ended, self.seat[row], self.final, row)
        self.played[row] += 1
        if self.rivals is not None:
            self.dice[row] = Dice(self.seed(row))
        self.states[row] = self.dealt(row)
        return self.states[row]

    def clear(self, row: i64) -> None:
        """What an earlier step ended is over."""
        self.done[row] = False
        for seat in range(self.seats):
            self.reward[row * self.seats + seat] = 0.0

    def show(self, row: i64, state: State, seat: i64) -> None:
        """Say who is to act, what the seat may do, and what it sees."""
        self.seat[row] = seat
        mask, start = self.mask, row * self.actions
        for action in self.legal[row]:
            mask[start + action] = False
        legal = state.legal(seat)
        for action in legal:
            mask[start + action] = True
        self.legal[row] = legal
        self.observation.write(state, seat, self.page, row)

    def chosen(self, dice: Dice) -> vec[i64]:
        """A legal action for every row, each as likely."""
        actions = vec[i64](capacity=self.count)
        for row in range(self.count):
            legal = self.legal[row]
            actions = append(actions, legal[dice.below(len(legal))])
        return actions


def zeros(size: i64) -> vec[i64]:
    values = vec[i64](capacity=size)
    for _ in range(size):
        values = append(values, 0)
    return values


def nothing(size: i64) -> either.vec[either.vec[i64]]:
    values = either.vec[either.vec[i64]](capacity=size)
    for _ in range(size):
        values = either.append(values, either.vec[i64]())
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
