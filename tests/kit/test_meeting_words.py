"""The words of the pages where people meet, in both languages."""

from pathlib import Path

import pytest

import sylve
from sylve.kit.test_language import check_french_typography, messages
from sylve.wording import LANGUAGES

FOLDER = Path(sylve.__file__).parent / "lang" / "meet"


def test_both_languages_have_the_same_messages_with_the_same_facts() -> None:
    french, english = (messages(FOLDER / f"{language}.ftl") for language in ("fr", "en"))
    assert french == english


def test_french_typography_is_right() -> None:
    check_french_typography(FOLDER / "fr.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_decision_can_be_called_a_habit(language: str) -> None:
    known = messages(FOLDER / f"{language}.ftl")
    verbs = [(game, verb.name) for game in sylve.own_games() for verb in sylve.game(game).actions.verbs]
    assert [name for name in verbs if f"habit-{name[0]}-{name[1]}" not in known] == []
