"""The page of reference results is what its measurements say, and each of its rows is what its command plays."""

import json
import re
import shlex
from typing import Any

import pytest
from bench import results

import sylve
from cli.test_command import run
from sylve import bots

ROWS: list[dict[str, Any]] = json.loads((results.FOLDER / "results.json").read_text(encoding="utf-8"))


def test_the_page_is_written_from_the_measurements_and_by_nobody_else() -> None:
    told = (results.FOLDER / "results.md").read_text(encoding="utf-8")
    assert told == results.page(ROWS), "python -m bench.results --page writes it"


def test_every_table_of_every_game_is_measured_and_nothing_that_is_gone() -> None:
    measured = {(row["game"], row["seats"], row["bot"], row["games"]) for row in ROWS}
    asked = {(game.id, seats, bot, games) for game, seats, bot, games in results.wanted()}
    assert {(game, seats) for game, seats, _bot, _games in measured} == {
        (name, seats) for name in sylve.games() for seats in sylve.game(name).seats
    }
    assert measured - asked == set()
    assert len(measured) == len(ROWS)


@pytest.mark.parametrize(
    ("game", "seats", "bot"), [("toutlahaut", 2, "random"), ("toutlahaut", 3, "seedling"), ("leaf", 1, "random")]
)
def test_a_row_is_what_its_command_plays(game: str, seats: int, bot: str) -> None:
    chosen = sylve.game(game)
    row = results.summed(chosen, seats, bot, list(map(results.played, results.deals(chosen, seats, bot, 6))))
    _sylve, *words = shlex.split(results.command(row))
    line = next(line for line in run(*words).stdout.splitlines() if f" {bot} " in line)
    _bot, games, won, _rate, score, _time = re.findall(r"[\w.]+", line)
    assert int(games) == row["games"]
    assert float(won) == pytest.approx(row["won"])
    assert float(score) == pytest.approx(row["score"], abs=0.01)


def test_two_processes_measure_what_one_does(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = [(sylve.game("toutlahaut"), 2, "greedy", 6), (sylve.game("leaf"), 1, "random", 2)]
    monkeypatch.setattr(results, "wanted", lambda: iter(asked))
    one, two = ([{**row, "seconds": 0} for row in results.missing([], jobs)] for jobs in (1, 2))
    assert one == two
    assert list(map(results.key, one)) == [(game.id, *rest) for game, *rest in asked]
    assert list(results.missing(one, 1)) == []


def test_all_levels_are_wanted() -> None:
    assert {bot for _game, _seats, bot, _games in results.wanted()} >= {"random", "greedy", *bots.levels()} - {"beech"}
