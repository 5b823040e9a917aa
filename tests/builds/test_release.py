"""What a release is made of agrees with itself."""

import re
import tomllib
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

import sylve

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
REQUIRED = [
    requirement
    for requirements in (
        PROJECT["project"]["dependencies"],
        *PROJECT["project"]["optional-dependencies"].values(),
    )
    for requirement in requirements
    if not requirement.startswith("sylve[")
]


def test_the_version_has_one_source_and_the_papers_follow() -> None:
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))["version"] == sylve.__version__
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## (\S+)", changes, re.MULTILINE)
    assert headings[0] == "Unreleased"
    assert headings[1] == sylve.__version__


@pytest.mark.parametrize("requirement", sorted(set(REQUIRED)))
def test_every_dependency_has_both_bounds(requirement: str) -> None:
    assert re.fullmatch(r"[\w.-]+(\[\w+\])?>=[\d.]+,<[\d.]+", requirement)


def test_the_bare_install_has_nothing_of_the_web() -> None:
    bare = {re.split(r"[>=<\[]", requirement)[0] for requirement in PROJECT["project"]["dependencies"]}
    assert bare == {"cyclopts", "fluent.syntax", "librt", "mypy-extensions", "rich"}


@pytest.mark.parametrize("path", [*sorted((ROOT / "requirements").iterdir()), ROOT / "web/package-lock.json"], ids=str)
def test_no_lock_names_where_packages_were_fetched(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"--(index|extra-index|find-links)|file:/", text)
    assert not re.search(r'"resolved"', text)
    assert path.suffix == ".json" or "://" not in text


def test_every_lock_has_a_hash_for_every_package() -> None:
    for path in (ROOT / "requirements").glob("*.txt"):
        for entry in re.split(r"\n(?=\S)", path.read_text(encoding="utf-8")):
            assert "--hash=sha256:" in entry, f"{path.name}: {entry.splitlines()[0]}"
