"""Both languages are complete: every option, prompt, log line, refusal and score has its sentence."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import sylve
from kit.cases import cases, every_game
from kit.walks import seats_and_spectator, walk
from sylve.wording import LANGUAGES, Wording, language_files

NARROW = "\u202f"
NAMES = ("Ana", "Bo", "Cy", "Di", "Eve", "Flo")


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def messages(path: Path) -> dict[str, set[str]]:
    """Every message with the variables it uses."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    found = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
            found[entry.id.name] = variables.found
    return found


def files(name: str | None) -> list[tuple[Path, Path]]:
    return list(zip(language_files("fr", name), language_files("en", name), strict=True))


@every_game
def test_both_languages_have_the_same_messages_with_the_same_facts(name: str) -> None:
    for french, english in files(name):
        assert messages(french).keys() == messages(english).keys()
        optional = {"you"}
        for message, variables in messages(french).items():
            assert variables - optional == messages(english)[message] - optional, message


@cache
def spoken(name: str) -> set[tuple[str, frozenset[str]]]:
    """Every message id that random games of every kind ask for, with its facts' names."""
    asked: set[tuple[str, frozenset[str]]] = set()

    def ask(message: str, facts: dict[str, object]) -> None:
        asked.add((message, frozenset(facts)))
        for value in facts.values():
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, str) and item.startswith("@"):
                    asked.add((item[1:], frozenset()))

    for case in cases():
        if case.game != name:
            continue
        state = case.start(71, listen=True)
        for seat, _ in walk(state, 71):
            for reader in seats_and_spectator(state):
                prompt = state.view(reader)["prompt"]
                ask(f"prompt-{prompt['code']}", prompt["facts"])
                for message, facts in state.setup.game.view.sentences(state, reader):
                    ask(message, dict(facts))
            for offer in state.offers(seat):
                if offer["refusal"]:
                    ask(f"refusal-{offer['refusal']['code']}", offer["refusal"]["facts"])
            for action in range(state.setup.game.action_count):
                refusal = state.why_not(seat, action)
                if refusal:
                    ask(f"refusal-{refusal.code}", dict(refusal.facts))
        prompt = state.view(None)["prompt"]
        ask(f"prompt-{prompt['code']}", prompt["facts"])
        for event in state.heard:
            for reader in seats_and_spectator(state):
                told = event.seen_by(reader)
                ask(f"log-{told['kind']}", told["facts"])
        for rule in state.outcome().breakdown:
            ask(f"score-{rule}", {})
    game = sylve.game(name)
    for option, (choices, _default, _help) in game.options.items():
        ask(f"option-{option}", {})
        ask(f"option-{option}-help", {})
        for choice in choices:
            ask(f"option-{option}-{str(choice).lower()}", {})
    ask(f"game-{name}", {})
    ask(f"game-{name}-tagline", {})
    return asked


@every_game
def test_everything_a_game_says_can_be_said(name: str) -> None:
    asked = spoken(name)
    for language in LANGUAGES:
        wording = Wording(language, name, NAMES, 0)
        assert sorted({message for message, _ in asked if not wording.has(message)}) == []


@every_game
def test_every_variable_of_a_sentence_is_given(name: str) -> None:
    """A line that names a fact must never be asked without it, except where its sentence chooses by it."""
    for language in LANGUAGES:
        wording = Wording(language, name, NAMES, 0)
        for message, facts in spoken(name):
            example = {fact: 1 if fact == "seat" or fact.endswith("_seat") else "x" for fact in facts}
            pattern = wording.bundle.get_message(message).value
            _text, problems = wording.bundle.format_pattern(pattern, wording.arguments(example))
            missing = [problem for problem in problems if "Unknown external" in str(problem)]
            assert not missing, (message, missing)


@pytest.mark.parametrize(
    "path", [path for name in (None, *sylve.games()) for path in language_files("fr", name)], ids=str
)
def test_french_typography_is_right(path: Path) -> None:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        text = line.partition("=")[2] if re.match(r"^[a-z-]+ =", line) else line
        if line.startswith("#"):
            continue
        text = re.sub(r"\{[^}]*\}", "x", text)
        assert not re.search(r"[^\s\u202f\u00a0][;!?»](?![\w/])", text), f"{path.name}:{number}: {line}"
        assert not re.search(r"[ \u00a0][;!?»]", text), f"{path.name}:{number}: {line}"
        assert not re.search(r"[^\u202f\u00a0\d] :(?!:)|\w: ", text.replace("https:", "")), (
            f"{path.name}:{number}: {line}"
        )
        assert "'" not in text, f"{path.name}:{number}: {line}"
