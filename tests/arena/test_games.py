"""A game of the arena follows from its plan and its number alone."""

from typing import Any

import msgspec
import pytest

import sylve
from arena.plan import plan, results
from sylve import bots
from sylve.arena.playing import play, play_batch
from sylve.arena.problems import Problem


@pytest.mark.parametrize("game", sylve.games())
def test_the_same_number_is_the_same_game(game: str) -> None:
    least = max(2, sylve.game(game).seats[0])
    whole = plan(game, least)
    assert results([play(whole, 3)]) == results([play(whole, 3)])
    assert play(whole, 3).trace != play(whole, 3 + whole.total(1)).trace


def test_options_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = plan(games="two")
    started: list[dict[str, Any]] = []
    game = sylve.game("toutlahaut")
    start = type(game).start

    def listen(self: sylve.Game, *words: Any, **options: Any) -> sylve.State:
        started.append(options)
        return start(self, *words, **options)

    monkeypatch.setattr(type(game), "start", listen)
    play(whole, 0)
    assert started[0]["games"] == "two"


def test_every_decision_of_every_bot_is_timed() -> None:
    game = play(plan(), 0)
    assert sum(len(spent) for spent in game.micros.values()) == game.moves
    assert set(game.micros) == {"random", "greedy"}


def test_other_rules_are_refused() -> None:
    answer = play_batch(msgspec.structs.replace(plan(), rules="others"), [0])
    assert isinstance(answer, Problem)
    assert answer.code == "other-rules"


def test_a_bot_that_fails_is_named_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Failing(bots.Bot):
        def choose(self, *_: Any) -> int:
            raise ZeroDivisionError("no worlds")

    monkeypatch.setattr(bots, "make", lambda *_: Failing())
    answer = play_batch(plan(), [1])
    assert isinstance(answer, Problem)
    assert answer.code == "game-failed"
    assert answer.facts["seated"] == "greedy, random"
    assert answer.facts["reason"] == "ZeroDivisionError: no worlds"
