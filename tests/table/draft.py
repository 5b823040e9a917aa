"""A toy game: all seats choose a card at the same time, sealed until the last choice is in.

Three rounds. A choice can be taken back while it is sealed. It exists to try what Tout là-haut never does.
"""

from types import SimpleNamespace
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import sylve
from sylve.engine.actions import ActionTable, Verb
from sylve.engine.box import HouseValues
from sylve.engine.chance import Chance
from sylve.engine.events import NUMBER, SEAT, Facts, Kinds, read_off
from sylve.engine.game import Game, Outcome
from sylve.engine.judgement import Judgement
from sylve.engine.options import Option
from sylve.engine.setup import Setup
from sylve.engine.state import State
from sylve.engine.steps import Step

CARDS = 6
ROUNDS = 3
NOT_HELD = 10


class Draft(State):
    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.hands: list[list[int]] = []
        self.sealed: list[int] = []
        self.points: list[int] = []
        self.round = 0

    def owes(self, seat: int) -> bool:
        return not self.finished and self.sealed[seat] < 0

    def asked(self, _seat: int) -> Step[Any]:
        return CHOOSING

    def reveal(self) -> None:
        self.reveals += 1
        for seat, card in enumerate(self.sealed):
            self.hands[seat].remove(card)
            self.points[seat] += card
        self.tell(REVEALED)
        self.sealed = [-1] * self.seats
        self.round += 1
        self.finished = self.round == ROUNDS

    def copy(self) -> "Draft":
        twin = Draft(self.setup, self.chance)
        twin.inherit(self)
        twin.hands = [list(hand) for hand in self.hands]
        twin.sealed, twin.points, twin.round = list(self.sealed), list(self.points), self.round
        return twin

    def same(self, other: State) -> bool:
        assert isinstance(other, Draft)
        return (self.hands, self.sealed, self.points) == (other.hands, other.sealed, other.points)

    def imagined(self, _seat: int, _dice: Any) -> State:
        return self.copy()


class Choosing(Step["Draft"]):
    def why_not(self, state: Draft, seat: int, action: int) -> int:
        return 0 if action in state.hands[seat] else NOT_HELD

    def legal(self, state: Draft, seat: int) -> Any:
        return vec[i64](sorted(state.hands[seat]))

    def do(self, state: Draft, seat: int, action: int) -> None:
        state.sealed[seat] = action
        state.tell(CHOSEN, seat, action)
        if min(state.sealed) >= 0:
            state.reveal()

    def prompt(self, _state: Draft, _seat: int) -> tuple[str, Facts]:
        return "choose", {}

    def refusal_facts(self, _state: Draft, _seat: int, action: int, _reason: int) -> Facts:
        return {"card": action}


CHOOSE = Verb("choose", "a card", card=range(CARDS))
CHOOSING = Choosing("choose", CHOOSE)
EVENTS = Kinds()
CHOSEN = EVENTS.kind("choose", seat=SEAT, card=NUMBER.for_its_seat())
REVEALED = EVENTS.kind("reveal", cards=read_off(lambda state: list(state.sealed), "number[]", "the cards"))


def deal(setup: Setup, chance: Chance) -> Draft:
    state = Draft(setup, chance)
    state.hands = [list(range(CARDS)) for _ in range(setup.seats)]
    state.sealed = [-1] * setup.seats
    state.points = [0] * setup.seats
    chance.draw(2)
    return state


def table(state: Draft) -> dict[str, Any]:
    return {
        "points": list(state.points),
        "round": state.round,
        "chosen": [card >= 0 for card in state.sealed],
        "mine": None,
    }


def own(state: Draft, seat: int, table: dict[str, Any]) -> dict[str, Any]:
    return {**table, "mine": {"hand": sorted(state.hands[seat]), "sealed": state.sealed[seat]}}


def outcome(state: Draft) -> Outcome:
    ranks = [1 + sum(other > points for other in state.points) for points in state.points]
    return Outcome(list(state.points), ranks, {"cards": list(state.points)})


DRAFT = Game(
    id="draft",
    versions=("first",),
    seats=range(2, 5),
    options={"long": Option((False, True), False, "nothing")},
    actions=ActionTable(CHOOSE),
    rules=SimpleNamespace(REASONS={NOT_HELD: ("not-held", "1")}, deal=deal),
    scoring=SimpleNamespace(outcome=outcome),
    view=SimpleNamespace(
        table=table,
        own=own,
        over_prompt=lambda state: ("over", {}),  # noqa: ARG005
        waiting_prompt=lambda state, seat: ("choose", {}),  # noqa: ARG005
    ),
    bot=Judgement(1, 1, 1),
    values=HouseValues("draft", {}, dict),
    hidden=True,
)


@pytest.fixture
def draft(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The toy game among the others, for this test."""
    real_game, real_games = sylve.game, sylve.games
    monkeypatch.setattr(sylve, "game", lambda id: DRAFT if id == "draft" else real_game(id))  # noqa: A006
    monkeypatch.setattr(sylve, "games", lambda: [*real_games(), "draft"])
    return DRAFT
