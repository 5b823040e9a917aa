"""Puzzles over HTTP: a question with its table, its answer and why."""

import pytest

import sylve
from server.clients import Person
from sylve import puzzles


@pytest.mark.parametrize("game", sylve.games())
async def test_a_puzzle_comes_with_its_table_its_offers_and_its_answer(ana: Person, game: str) -> None:
    names = [puzzle.name for puzzle in puzzles.of_game(game)]
    told = (await ana.http.get("/api/games")).json()
    assert next(each["puzzles"] for each in told if each["id"] == game) == names
    for puzzle in puzzles.of_game(game):
        answer = (await ana.http.get(f"/api/games/{game}/puzzles/{puzzle.name}")).json()
        assert (answer["name"], answer["puzzles"]) == (puzzle.name, names)
        assert answer["view"] == puzzle.position().view(puzzle.seat)
        offered = [offer["action"] for offer in answer["offers"] if offer["refusal"] is None]
        assert answer["answer"]["action"] == puzzle.answer in offered
        assert answer["instead"] == puzzle.instead in offered
        assert [rival["deed"]["action"] for rival in answer["rivals"]] == puzzle.rivals()
        assert any(why["good"] for why in answer["why"])


@pytest.mark.parametrize("path", ["go/puzzles/1-1", "leaf/puzzles/1"])
async def test_there_is_no_such_puzzle(ana: Person, path: str) -> None:
    assert (await ana.http.get(f"/api/games/{path}")).status_code == 404
