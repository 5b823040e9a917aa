"""What a thing is, said once: every kind of card and every part of a board has its words, in both languages."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from sylve.games.canopee import pieces as canopee
from sylve.games.canyon import board as canyon_board
from sylve.games.canyon import pieces as canyon
from sylve.games.ecosysteme import pieces as ecosysteme
from sylve.games.leaf import pieces as leaf
from sylve.games.toutlahaut import pieces as toutlahaut
from sylve.kit.test_language import check_french_typography, messages
from sylve.wording import LANGUAGES, PACKAGE, folder_of

PAGE = Path(__file__).parents[2] / "web" / "src" / "games"
LONGEST = {"text": 320, "short": 130}  # letters: a card is read at a glance, the coach says one sentence

# What lies in the box, by the names that the views give it.
BOXES: dict[str, Callable[[], set[str]]] = {
    "canopee": lambda: {
        *(re.sub(r"\d$", "", kind) for kind in canopee.KINDS),
        *(f"sign-{sign}" for sign in canopee.SIGNS),
        "spirit",
    },
    "ecosysteme": lambda: {*ecosysteme.KINDS, "biodiversity", "alban", "neutral"},
    "toutlahaut": lambda: set[str]((*toutlahaut.COLOURS, *toutlahaut.OBJECTIVES)) - {"none"},
    "canyon": lambda: set[str]((*canyon.SUITS, *canyon_board.KINDS)) - {"absent"},
    "leaf": lambda: {*leaf.SPECIES, *leaf.COLOURS, *leaf.ANIMALS, *leaf.LINES, "wind", "wind-card"} - {""},
}
every_glossary = pytest.mark.parametrize("game", BOXES)


def path(game: str, language: str) -> Path:
    return folder_of(game) / "things" / f"{language}.ftl"


def things(game: str) -> set[str]:
    """The names of all things that have words."""
    return {match[1] for message in messages(path(game, "fr")) if (match := re.fullmatch(r"thing-(.+)-text", message))}


def texts(game: str, language: str) -> dict[str, str]:
    return dict(re.findall(r"^([\w-]+) = (.*)$", path(game, language).read_text(encoding="utf-8"), re.MULTILINE))


@every_glossary
def test_everything_in_the_box_has_its_words(game: str) -> None:
    assert sorted(BOXES[game]() - things(game)) == []


@every_glossary
def test_everything_that_the_page_names_has_its_words(game: str) -> None:
    named = set()
    for source in PAGE.joinpath(game).glob("*.svelte"):
        markup = source.read_text(encoding="utf-8")
        named |= set(re.findall(r"\b(?:data-)?thing=\"([\w-]+)[ \"]", markup))
        named |= set(re.findall(r"things\.ask\([\"`]([\w-]+)[ \"`]", markup))
    assert named
    assert sorted(named - things(game)) == []


@every_glossary
def test_each_thing_has_a_name_a_text_and_a_rule_that_is_written(game: str) -> None:
    for language, rules in (("fr", "RULES.fr.md"), ("en", "RULES.md")):
        said = texts(game, language)
        sections = set(
            re.findall(r"^#+ ([\d.]+) ", (folder_of(game) / rules).read_text(encoding="utf-8"), re.MULTILINE)
        )
        for thing in things(game):
            assert said[f"thing-{thing}"]
            assert said[f"thing-{thing}-rule"] in sections, thing
            for part, longest in LONGEST.items():
                assert len(said.get(f"thing-{thing}-{part}", "")) <= longest, (thing, part)


@every_glossary
def test_both_languages_say_the_same_things_by_the_same_rules(game: str) -> None:
    french, english = (path(game, language) for language in LANGUAGES)
    assert messages(french) == messages(english)
    rules = [
        {name: text for name, text in texts(game, language).items() if name.endswith("-rule")} for language in LANGUAGES
    ]
    assert rules[0] == rules[1]
    check_french_typography(french)


def test_the_card_itself_speaks_both_languages() -> None:
    french, english = (PACKAGE / "lang" / "things" / f"{language}.ftl" for language in LANGUAGES)
    assert messages(french) == messages(english)
    check_french_typography(french)
