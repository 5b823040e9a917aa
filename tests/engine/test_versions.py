"""A changed ruling stays behind `state.version`: a toy game of two rules versions whose older records still replay."""

import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import sylve
from sylve.engine.actions import ActionTable, Verb
from sylve.engine.box import HouseValues
from sylve.engine.game import Game, Outcome
from sylve.engine.judgement import Judgement
from sylve.engine.options import Option
from sylve.engine.state import State

ACORNS = 10
MOST = {1: 3, 2: 2}  # version 1 let a seat take up to three acorns, version 2 two
BIRDS = Option(("none", "jay"), "none", "who else is there", since=2)


class Acorns(State):
    """Take acorns in turn; who takes the last one wins."""

    def __init__(self, setup: Any, chance: Any) -> None:
        super().__init__(setup, chance)
        self.left = ACORNS
        self.turn = chance.draw(2)

    def owes(self, seat: int) -> Any:
        return not self.finished and seat == self.turn

    def reason(self, _seat: int, action: int) -> Any:
        return 0 if action + 1 <= min(MOST[self.version], self.left) else 10

    def apply(self, _seat: int, action: int) -> Any:
        self.left -= action + 1
        self.turn = 1 - self.turn
        self.finished = self.left == 0


def acorns(version: int) -> Game:
    rules = SimpleNamespace(REASONS={}, deal=Acorns)
    scoring = SimpleNamespace(outcome=lambda state: Outcome([state.turn, 1 - state.turn], [1, 2], {}))
    return Game(
        id="acorns",
        versions=("up to three acorns", "up to two")[:version],
        seats=range(2, 3),
        options={"birds": BIRDS} if version == 2 else {},
        actions=ActionTable(Verb("take", "acorns", count=(1, 2, 3))),
        rules=rules,
        scoring=scoring,
        view=SimpleNamespace(refusal_facts=lambda *_: {}),
        bot=Judgement(1, 1, 1),
        values=HouseValues("acorns", {}, dict),
        hidden=False,
    )


@pytest.fixture
def install(monkeypatch: Any) -> Any:
    def put(version: int) -> Game:
        module = ModuleType("sylve.games.acorns")
        module.GAME = acorns(version)  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "sylve.games.acorns", module)
        monkeypatch.setattr(sylve, "games", lambda: ["acorns"])
        return module.GAME

    return put


def played(game: Game, *takes: int) -> State:
    state = game.start(2, 1)
    for take in takes:
        state.play(state.to_act()[0], take - 1)
    return state


def test_a_record_of_the_older_rules_still_replays_under_the_newer(install: Any) -> None:
    old = played(install(1), 3, 3, 3, 1)
    record = old.record()
    install(2)
    again = sylve.replay(record)
    assert again.over
    assert again.version == 1
    assert again.outcome().scores == old.outcome().scores


def test_the_newer_rules_forbid_what_the_older_allowed(install: Any) -> None:
    game = install(2)
    assert game.start(2, 1).version == 2
    with pytest.raises(KeyError):
        played(game, 3)
    assert played(game, 2, 2, 2, 2, 2).over


def test_a_record_of_rules_to_come_is_refused(install: Any) -> None:
    record = played(install(2), 2).record()
    install(1)
    with pytest.raises(sylve.UnreadableText, match="rules 1 to 1"):
        sylve.replay(record)


def test_an_option_is_said_from_the_version_on_that_brought_it(install: Any) -> None:
    old = played(install(1), 3, 3, 3, 1).record()
    game = install(2)
    assert sylve.replay(old).record() == old
    assert 'option birds "jay"' in game.start(2, 1, birds="jay").record()
    with pytest.raises(sylve.BadOption):
        game.start(2, 1, version=1, birds="jay")
