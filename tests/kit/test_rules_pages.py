"""RULES.md and the tests belong together: every section has a test, every test and refusal a section."""

import ast
import re
from pathlib import Path

import sylve
from sylve.kit.cases import every_game

TESTS = Path(__file__).parents[1]
GAMES = Path(__file__).parents[2] / "src" / "sylve" / "games"
SHARED_SECTIONS = {"0.1", "0.2"}  # held by this kit: test_contract.py and test_undo.py


def sections(page: Path) -> list[str]:
    return re.findall(r"^### (\d+\.\d+) ", page.read_text(encoding="utf-8"), re.MULTILINE)


def sections_in_tests(name: str) -> set[str]:
    """The sections that `@rule(…)` names in the game's tests."""
    found = set()
    for path in (TESTS / "games" / name).glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
                found |= {str(argument.value) for argument in node.args if isinstance(argument, ast.Constant)}
    return found


@every_game
def test_every_section_has_a_test_and_every_test_a_section(name: str) -> None:
    written = sections(GAMES / name / "RULES.md")
    assert len(written) == len(set(written))
    assert set(written) - SHARED_SECTIONS == sections_in_tests(name)


@every_game
def test_both_languages_have_the_same_sections(name: str) -> None:
    assert sections(GAMES / name / "RULES.md") == sections(GAMES / name / "RULES.fr.md")


@every_game
def test_every_refusal_names_a_section(name: str) -> None:
    written = set(sections(GAMES / name / "RULES.md"))
    assert {reason.section for reason in sylve.game(name).rules.REASONS.values()} <= written
    assert written >= SHARED_SECTIONS


def test_a_missing_test_would_be_noticed(tmp_path: Path) -> None:
    page = tmp_path / "RULES.md"
    page.write_text("### 9.9 A rule\n")
    assert sections(page) == ["9.9"]
    assert "9.9" not in sections_in_tests("toutlahaut")
