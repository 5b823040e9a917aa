"""The four nevers, each on a small simultaneous game made for it."""

from types import SimpleNamespace
from typing import Any

import pytest

from sylve.engine.actions import ActionTable, Verb
from sylve.engine.box import HouseValues
from sylve.engine.game import Game, Outcome
from sylve.engine.judgement import Judgement
from sylve.engine.refusals import IllegalAction
from sylve.engine.state import State
from sylve.engine.undo import take_back

PICK, LOOK, ROLL = 0, 1, 2


class Drill(State):
    """Both seats make two sealed picks; then they take turns, and may look at something hidden or roll a die."""

    def __init__(self, setup: Any, chance: Any) -> None:
        super().__init__(setup, chance)
        self.picks = [0, 0]
        self.turn: int | None = None

    def owes(self, seat: int) -> Any:
        return self.picks[seat] < 2 if self.turn is None else seat == self.turn

    def legal(self, _seat: int) -> Any:
        return [PICK] if self.turn is None else [PICK, LOOK, ROLL]

    def reason(self, seat: int, action: int) -> Any:
        return 0 if action in self.legal(seat) else 10

    def apply(self, seat: int, action: int) -> Any:
        if self.turn is None:
            self.picks[seat] += 1
            if self.picks == [2, 2]:
                self.turn = 0
        elif action == LOOK:
            self.reveals += 1
        elif action == ROLL:
            self.chance.draw(6)
        else:
            self.turn = 1 - self.turn


GAME = Game(
    id="drill",
    versions=("first",),
    seats=range(2, 3),
    options={},
    actions=ActionTable(Verb("pick", ""), Verb("look", ""), Verb("roll", "")),
    rules=SimpleNamespace(REASONS={}, deal=Drill),
    scoring=SimpleNamespace(outcome=lambda _state: Outcome([0, 0], [1, 1], {})),
    view=SimpleNamespace(),
    bot=Judgement(1, 1, 1),
    values=HouseValues("drill", {}, dict),
    hidden=False,
)


def drill(*steps: tuple[int, int]) -> State:
    state = GAME.start(2, 1)
    for seat, action in steps:
        state.play(seat, action)
    return state


def refusal(state: State, seat: int) -> str:
    with pytest.raises(IllegalAction) as caught:
        take_back(state, seat)
    return caught.value.refusal.code


def test_a_sealed_pick_can_be_taken_back_while_others_pick() -> None:
    undone: Any = take_back(drill((0, PICK), (0, PICK), (1, PICK)), 0)
    assert undone.picks == [1, 1]
    assert undone.history() == [(0, PICK), (1, PICK)]


def test_nothing_to_undo() -> None:
    assert refusal(drill((1, PICK)), 0) == "nothing-to-undo"


ALL_PICKED = ((0, PICK), (0, PICK), (1, PICK), (1, PICK))


def test_never_changes_whose_turn_it_is_for_another_seat() -> None:
    assert refusal(drill(*ALL_PICKED, (0, PICK)), 0) == "undo-handed-over"


def test_never_makes_another_seat_decide_again() -> None:
    assert refusal(drill(*ALL_PICKED, (0, PICK), (1, LOOK)), 0) == "undo-others-decided"


def test_never_crosses_a_reveal() -> None:
    assert refusal(drill(*ALL_PICKED, (0, LOOK)), 0) == "undo-revealed"


def test_never_crosses_a_random_event() -> None:
    assert refusal(drill(*ALL_PICKED, (0, ROLL)), 0) == "undo-chance"
