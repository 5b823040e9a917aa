"""Our part of Fluent says what the whole of it says, for every message of every language file."""

from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import sylve
from sylve.fluent import Messages, NotUnderstood, Value
from sylve.kit.test_language import messages
from sylve.wording import LANGUAGES, Wording, language_files

MINUS_ONE = "−1"
FILES = sorted({path for name in (None, *sylve.games()) for lang in LANGUAGES for path in language_files(lang, name)})
VALUES: tuple[Value, ...] = (0, 1, 2, 3, -1, 1234, 1234567, 0.5, 1.0, 12345.678, "yes", "no", "less", "sun", "patte")


@pytest.mark.parametrize("path", FILES, ids=str)
def test_every_message_is_said_as_fluent_says_it(path: Path) -> None:
    text, language = path.read_text(encoding="utf-8"), path.stem
    whole = FluentBundle([language], use_isolating=False)
    whole.add_resource(FluentResource(text))
    ours = Messages(language, [text])
    for (message, variables), value in product(messages(path).items(), VALUES):
        facts = dict.fromkeys(variables, value)
        said, problems = whole.format_pattern(whole.get_message(message).value, facts)
        printed = str(said).replace("-1", MINUS_ONE) if value == -1 else said  # the sign is that of print
        assert ours.text(message, facts) == printed, (message, value)
        assert not problems


@pytest.mark.parametrize(
    "text",
    ["a = { b.c }", "a = { -b }", "a = { NUMBER($b) }", "a =\n    .b = c", "-a = b", "a = { $b.c }", "a = { 5 }", "a"],
)
def test_what_our_part_does_not_know_is_refused_when_it_is_read(text: str) -> None:
    with pytest.raises(NotUnderstood):
        Messages("en", [text])


def test_what_is_missing_is_seen() -> None:
    assert Messages("fr", ["a = Voici { $what } et { b }."]).text("a", {}) == "Voici {$what} et {b}."


def test_a_message_may_stand_in_another_with_the_same_facts() -> None:
    assert Messages("en", ["a = So { b }.", "b = { $count } of them"]).text("a", {"count": 2}) == "So 2 of them."


def test_french_elides_before_the_vowel_of_a_name() -> None:
    assert Wording("fr", "canopee", ("Anna", "Mana"), 1).text("log-pounce", {"seat": 0}) == "Le jaguar d’Anna chasse."
    assert Wording("fr", "canopee", ("Mana", "Anna"), 1).text("log-pounce", {"seat": 0}) == "Le jaguar de Mana chasse."


def test_numbers_below_zero_have_the_sign_of_print_in_a_list_too() -> None:
    facts = {"rule": "Biodiversity", "points": [-5, 0]}
    assert Wording("en", "ecosysteme").text("log-count", facts) == "Biodiversity, seat by seat: −5 and 0."


BEGINNINGS = (("canopee", "log-season"), ("canyon", "log-round"), ("leaf", "log-deal"), ("toutlahaut", "log-deal"))


@pytest.mark.parametrize(("game", "message"), [*BEGINNINGS, ("toutlahaut", "log-second-game")])
def test_whoever_begins_is_told_so_as_you(game: str, message: str) -> None:
    facts = {"season": 2, "round": 2, "points": 5, "cards": 9, "dealer_seat": 1, "first_seat": 0}
    first, dealer = (Wording("en", game, ("Ana", "Ben"), reader).text(message, facts) for reader in (0, 1))
    assert "you begin" in first.lower()
    assert "Ana begins" in dealer
    assert ("you deal" in dealer) == (game == "canyon")
