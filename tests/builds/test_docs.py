"""The documentation tells of all that is there: every game, option, action, piece, setting and version of the rules."""

import json
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import doc_tables  # type: ignore[import-not-found]
import gymnasium
import msgspec
import pyspiel
import pytest

import sylve
from arena.plan import named
from sylve.adapters import gymnasium as _seats  # noqa: F401 - registers the environments
from sylve.adapters import openspiel as _spiel  # noqa: F401
from sylve.arena.playing import Played
from sylve.arena.reports import Report
from sylve.engine.rewards import REWARDS
from sylve.kit.cases import every_game
from sylve.server.settings import Settings
from sylve.wording import Wording

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"


def read(*parts: str) -> str:
    return DOCS.joinpath(*parts).read_text(encoding="utf-8")


def cells(table: str) -> list[list[str]]:
    """The rows of a Markdown table, without its head."""
    rows = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in table.splitlines() if line[:1] == "|"]
    return rows[2:]


# Pages


@every_game
def test_a_game_has_its_page_with_every_table(name: str) -> None:
    page = read("games", f"{name}.md")
    assert [table for table in doc_tables.PER_GAME if f"```{{{table}}} {name}\n" not in page] == []


@every_game
def test_the_rules_are_shown_in_both_languages(name: str) -> None:
    assert f"games/{name}/RULES.md\n" in read("rules", f"{name}.md")
    assert f"games/{name}/RULES.fr.md\n" in read("rules", f"{name}.fr.md")


@every_game
def test_the_rules_in_short_lead_to_sections_that_are_there(name: str) -> None:
    rules = (ROOT / "src/sylve/games" / name / "RULES.md").read_text(encoding="utf-8")
    headings = re.findall(r"^##+ (.+)$", rules, re.MULTILINE)
    anchors = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
    wanted = set(re.findall(rf"\(\.\./rules/{name}\.md#([\w-]+)\)", read("games", f"{name}.md")))
    assert wanted
    assert wanted - anchors == set()


def test_there_are_no_pages_of_games_that_are_gone() -> None:
    pages = {path.stem for path in (DOCS / "games").glob("*.md")} - {"index"}
    assert pages == set(sylve.games())


def test_every_public_name_of_the_package_is_told() -> None:
    told = set(
        re.findall(r"(?:autofunction|autoclass|autoexception|py:data):: sylve\.(\w+)$", read("api.md"), re.MULTILINE)
    )
    assert set(sylve.__all__) - told == set()


# Tables


@every_game
def test_every_option_is_told_with_every_choice_and_its_default(name: str) -> None:
    game = sylve.game(name)
    words = Wording("en", name)
    rows = cells(doc_tables.options(game))
    for (name, option), (told, chosen, meaning, where) in zip(game.options.items(), rows, strict=True):
        choices = [str(choice) for choice in option.choices] + ["+".join(option.parts)] * bool(option.parts)
        assert f"`{name}`" in told
        assert meaning == words.text(f"option-{name}-help")
        assert where == option.where()
        lines = chosen.split("<br>")
        assert [line.split("`")[1] for line in lines] == choices
        assert [line.endswith(" (default)") for line in lines] == [choice == str(option.default) for choice in choices]


@every_game
def test_every_action_is_in_one_row_of_its_table(name: str) -> None:
    game = sylve.game(name)
    next_action = 0
    for numbers, words, meaning in cells(doc_tables.actions(game)):
        first, *last = map(int, numbers.split("–"))
        assert first == next_action
        next_action = (last or [first])[0] + 1
        shown = [game.read(text) for text in re.findall(r"`([^`]+)`", words)]
        assert shown == [first, *last]
        assert meaning
    assert next_action == game.action_count


@every_game
def test_every_piece_of_the_observation_is_told(name: str) -> None:
    game = sylve.game(name)
    told = [(piece.strip("`"), shape) for piece, shape, _values, _meaning in cells(doc_tables.observations(game))]
    assert told == [(piece.name, " × ".join(map(str, piece.shape))) for piece in game.observation.pieces]


@every_game
def test_the_names_for_other_libraries_are_registered(name: str) -> None:
    game = sylve.game(name)
    box = doc_tables.box(game)
    gymnasium_id, openspiel_id = doc_tables.gymnasium_id(game), doc_tables.openspiel_id(game)
    assert gymnasium_id in box
    assert openspiel_id in box
    assert gymnasium.spec(gymnasium_id).kwargs["game"] == name
    assert openspiel_id in pyspiel.registered_names()


@every_game
def test_every_scoring_rule_has_its_words(name: str) -> None:
    assert "score-" not in doc_tables.scoring(sylve.game(name))


@every_game
def test_every_house_value_is_told(name: str) -> None:
    game = sylve.game(name)
    told = {row[0].strip("`") for row in cells(doc_tables.values(game))}
    assert told == {value for value, house in game.values.table.items() if not house.certain}


@every_game
def test_every_version_of_the_rules_has_its_entry(name: str) -> None:
    game = sylve.game(name)
    rows = cells(doc_tables.versions(game))
    assert [int(number) for number, _told in rows] == list(range(game.version, 0, -1))
    assert all(told for _number, told in rows)


def test_every_game_reward_setting_and_file_of_the_kit_is_told() -> None:
    assert len(cells(doc_tables.games())) == len(sylve.games())
    assert [row[0] for row in cells(doc_tables.reward_kinds())] == [f"`{kind}`" for kind in REWARDS]
    told = cells(doc_tables.settings())
    assert [row[0].split("`")[1] for row in told] == [f"SYLVE_{each.name.upper()}" for each in fields(Settings)]
    assert all(meaning for _setting, meaning in told)
    assert [Path(row[0].strip("`")).name for row in cells(doc_tables.kit())] == [
        path.name for kit in ("src/sylve/kit", "tests/kit") for path in sorted((ROOT / kit).glob("test_*.py"))
    ]


# Reference scores


@pytest.fixture
def report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The report of a small ladder of two seats, as `sylve arena` writes it, beside no others."""
    monkeypatch.setattr(doc_tables, "LADDERS", tmp_path)
    plan = named("random", "greedy", "oak", ladder=True)
    played = []
    for number in range(plan.total(2)):
        seated = plan.fixture(number).seating.seated(2)
        scores = [plan.bots.index(bot) * 10 + 5 for bot in seated]
        ranks = [1 + sum(other > score for other in scores) for score in scores]
        played.append(Played(number, 0, seated, scores, ranks, 1, "", {bot: [1000] for bot in seated}))
    return msgspec.json.decode(msgspec.json.encode(Report.of(plan, 2, played)))


def shown(report: dict[str, Any]) -> str:
    (doc_tables.LADDERS / "toutlahaut.json").write_text(json.dumps(report), encoding="utf-8")
    return doc_tables.ladder(sylve.game("toutlahaut"))


def test_a_ladder_is_shown_with_mean_scores(report: dict[str, Any]) -> None:
    rows = cells(shown(report))
    assert [(row[0], row[1], row[4], row[5], row[6]) for row in rows] == [
        ("`oak`", "`greedy`", "25.0", "+10.0", "+1.00"),
        ("`greedy`", "`random`", "15.0", "+10.0", "+1.00"),
        ("`random`", "`greedy`", "5.0", "−10.0", "−1.00"),
    ]


def test_a_ladder_says_how_it_was_made(report: dict[str, Any]) -> None:
    report["plan"]["options"] = {"games": "two", "draw": "start"}
    command = "sylve arena toutlahaut --seats 2 --ladder --bots random,greedy,oak --option games=two --games 4 --seed 1"
    assert f"`{command}`" in shown(report)


def test_a_report_without_mean_scores_is_shown_too(report: dict[str, Any]) -> None:
    for meeting in report["results"]["meetings"]:
        del meeting["fortune"]["score"], meeting["fortune"]["reward"]
    assert [row[4] for row in cells(shown(report))] == ["", "", ""]


def test_a_ladder_of_other_rules_says_so(report: dict[str, Any]) -> None:
    report["plan"]["version"] = sylve.game("toutlahaut").version
    assert "Measured with" not in shown(report)
    report["plan"]["version"] = 7
    assert "Measured with version 7" in shown(report)


@every_game
def test_a_game_without_a_ladder_says_so(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doc_tables, "LADDERS", tmp_path)
    assert "not been measured yet" in doc_tables.ladder(sylve.game(name))


def test_ladders_are_those_of_games() -> None:
    for path in (DOCS / "ladders").glob("*.json"):
        assert json.loads(path.read_text(encoding="utf-8"))["plan"]["game"] == path.stem


@every_game
def test_the_page_of_the_bots_shows_the_ladder_that_was_measured(name: str) -> None:
    report = json.loads((DOCS / "ladders" / f"{name}.json").read_text(encoding="utf-8"))
    assert doc_tables.standings(report) in (DOCS / "bots.md").read_text(encoding="utf-8")


@pytest.mark.long
def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sphinx", "--fail-on-warning", "--keep-going", "--quiet", str(DOCS), str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "index.html").is_file()
