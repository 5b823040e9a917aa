"""The heap, the hidden cards, and taking in turn."""

from typing import Any

from pebbles.actions import TAKE
from sylve.engine.chance import Chance, Dice
from sylve.engine.events import NUMBER, SEAT, Kinds
from sylve.engine.refusals import ALLOWED, FIRST_OF_GAME, Facts, Reason
from sylve.engine.setup import Setup
from sylve.engine.state import State
from sylve.engine.steps import Step
from sylve.engine.worlds import as_list, as_vector

HEAP, CARDS = 10, 5
TOO_MANY = FIRST_OF_GAME
REASONS = {TOO_MANY: Reason("too-many", "1")}
EVENTS = Kinds()
TAKES = EVENTS.kind("take", seat=SEAT, count=NUMBER)


class Pebbles(State):
    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.heap = HEAP
        self.turn = 0
        self.last = -1
        self.taken = [0] * setup.seats
        self.cards: list[int] = []

    def copy(self) -> "Pebbles":
        twin = Pebbles(self.setup, self.chance)
        twin.inherit(self)
        twin.read_back(self.written_down())
        return twin

    def written_down(self) -> list[Any]:
        return [self.heap, self.turn, self.last, list(self.taken), list(self.cards)]

    def read_back(self, written: list[Any]) -> None:
        self.heap, self.turn, self.last, self.taken, self.cards = written

    def same(self, other: State) -> bool:
        return isinstance(other, Pebbles) and self.written_down() == other.written_down()

    def census(self) -> Any:
        undealt = [card for card in range(1, CARDS + 1) if card not in self.cards]
        return as_vector([self.heap + sum(self.taken), *self.cards, *undealt])

    def owes(self, seat: Any) -> bool:
        return not self.finished and int(seat) == self.turn

    def asked(self, seat: Any) -> Step[Any]:  # noqa: ARG002 - every turn asks the same
        return TAKING

    def imagined(self, seat: Any, dice: Dice) -> "Pebbles":
        """Every card from 1 to 5 is there once: the others hold some of those that the seat does not."""
        world = self.copy()
        if self.finished:
            return world
        hidden = [card for card in range(1, CARDS + 1) if int(seat) < 0 or card != self.cards[int(seat)]]
        dealt = as_list(dice.shuffle(as_vector(hidden)))
        world.cards = [self.cards[at] if at == int(seat) else dealt.pop() for at in range(self.setup.seats)]
        return world


class Taking(Step[Pebbles]):
    def why_not(self, state: Pebbles, seat: Any, action: Any) -> Any:  # noqa: ARG002
        return ALLOWED if int(action) + 1 <= state.heap else TOO_MANY

    def do(self, state: Pebbles, seat: Any, action: Any) -> None:
        count = int(action) + 1
        state.heap -= count
        state.taken[int(seat)] += count
        state.tell(TAKES, int(seat), count)
        state.turn = (state.turn + 1) % state.setup.seats
        if state.heap == 0:
            state.last, state.finished = int(seat), True
            state.reveals += 1  # the cards are shown

    def offered(self, state: Pebbles, seat: int) -> list[int]:  # noqa: ARG002
        """All three, so that who takes too many is told why not."""
        return list(range(TAKE.size))

    def preview(self, state: Pebbles, seat: int, action: int) -> Facts:  # noqa: ARG002
        return {"left": state.heap - (action + 1)}

    def prompt(self, state: Pebbles, seat: int) -> tuple[str, Facts]:
        return "take", {"seat": seat, "heap": state.heap}


TAKING = Taking("take", TAKE)


def deal(setup: Setup, chance: Chance) -> Pebbles:
    state = Pebbles(setup, chance)
    state.cards = as_list(chance.shuffle(as_vector(list(range(1, CARDS + 1)))))[: setup.seats]
    return state
