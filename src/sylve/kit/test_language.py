"""Both languages are complete: every option, prompt, log line, refusal and score has its sentence."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

import sylve
from sylve.engine.state import State
from sylve.fluent import Messages, Value
from sylve.kit import ONLY
from sylve.kit.cases import Case, cases, every_game, games
from sylve.kit.walks import glimpses, seats_and_spectator
from sylve.wording import LANGUAGES, Wording, folder_of, language_files

NARROW = "\u202f"
NAMES = ("Ana", "Bo", "Cy", "Di", "Eve", "Flo")


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()
        self.referred: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.referred.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Every message with the variables that it and the messages in it use."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    referred: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
            found[entry.id.name] = variables.found
            referred[entry.id.name] = variables.referred
    for message, others in referred.items():
        found[message] |= set().union(*(found.get(other, set()) for other in others))
    return found


def files(name: str | None) -> list[tuple[Path, Path]]:
    return list(zip(language_files("fr", name), language_files("en", name), strict=True))


@every_game
def test_both_languages_have_the_same_messages_with_the_same_facts(name: str) -> None:
    optional = {"you"}
    for french, english in files(name):
        here, there = messages(french), messages(english)
        assert here.keys() == there.keys()
        for message, variables in here.items():
            assert variables - optional == there[message] - optional, message


class Asked:
    """Every message id that random games of every kind ask for, with its facts' names."""

    def __init__(self, name: str) -> None:
        self.messages: set[tuple[str, frozenset[str]]] = set()
        game = sylve.game(name)
        self.ask(f"game-{name}", {})
        self.ask(f"game-{name}-tagline", {})
        for each, option in game.options.items():
            chosen = [f"{each}-{str(choice).lower()}" for choice in (*option.choices, *option.parts)]
            for message in (each, f"{each}-help", *chosen):
                self.ask(f"option-{message}", {})
        for case in cases():
            if case.game == name:
                self.listen_to(case)

    def ask(self, message: str, facts: Mapping[str, object]) -> None:
        self.messages.add((message, frozenset(facts)))
        for value in facts.values():
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, str) and item.startswith("@"):
                    self.messages.add((item[1:], frozenset()))

    def listen_to(self, case: Case) -> None:
        state = case.start(71, listen=True)
        for seat, _ in glimpses(state, 71, 40):
            self.look_at(state)
            self.ask_refusals(state, seat)
        self.look_at(state)
        for event in state.heard:
            for reader in seats_and_spectator(state):
                told = event.seen_by(reader)
                self.ask(f"log-{told['kind']}", told["facts"])
        for rule in state.outcome().breakdown:
            self.ask(f"score-{rule}", {})

    def look_at(self, state: State) -> None:
        for reader in seats_and_spectator(state):
            prompt = state.view(reader)["prompt"]
            self.ask(f"prompt-{prompt['code']}", prompt["facts"])
            for message, facts in state.setup.game.sentences(state, reader):
                self.ask(message, facts)

    def ask_refusals(self, state: State, seat: int) -> None:
        for action in range(state.setup.game.action_count):
            refusal = state.why_not(seat, action)
            if refusal:
                self.ask(f"refusal-{refusal.code}", refusal.facts)


class Given(dict[str, Value]):
    """Facts that keep in mind which others were asked for."""

    def __init__(self, facts: Mapping[str, Value]) -> None:
        super().__init__(facts)
        self.missed: list[str] = []

    def get(self, fact: str, instead: Any = None) -> Any:
        if fact not in self:
            self.missed.append(fact)
        return super().get(fact, instead)


@every_game
def test_everything_a_game_says_can_be_said_with_the_facts_it_gives(name: str) -> None:
    asked = Asked(name).messages
    for language in LANGUAGES:
        wording = Wording(language, name, NAMES, 0)
        assert sorted({message for message, _ in asked if not wording.has(message)}) == []
        for message, facts in asked:
            example = {fact: 1 if fact == "seat" or fact.endswith("_seat") else "x" for fact in facts}
            given = Given(wording.arguments(example))
            wording.messages.text(message, given)
            assert not given.missed, message


def facts_told(texts: Messages, message: str, names: set[str], you: str) -> set[str]:
    """What a message tells whoever did it (`yes`) or others (`no`)."""
    said = texts.text(message, {"you": you, **{name: f"<{name}>" for name in names}})
    return {name for name in names if f"<{name}>" in said}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_log_keeps_from_others_is_said_once_the_game_is_over(name: str, language: str) -> None:
    """Whoever compares two games or reads a review is told as much of a decision as who took it."""
    path = language_files(language, name)[-1]
    texts = Messages(path.stem, [path.read_text(encoding="utf-8")])
    known, kept = messages(path), []
    for verb in sylve.game(name).actions.verbs:
        for log in (each for each in known if each == f"log-{verb.name}" or each.startswith(f"log-{verb.name}-")):
            instead = [each for each in (f"act-{verb.name}", log.replace("log-", "known-", 1)) if each in known]
            message = (instead or [log])[0]
            names = known[message] - {"you", "seat"}
            if facts_told(texts, message, names, "yes") - facts_told(texts, message, names, "no"):
                kept.append(message)
    assert kept == []


OURS = [] if ONLY else language_files("fr", None)
RULES = [folder / "RULES.fr.md" for folder in map(folder_of, games()) if (folder / "RULES.fr.md").exists()]


@pytest.mark.parametrize("path", [*OURS, *(language_files("fr", name)[-1] for name in games()), *RULES], ids=str)
def test_french_typography_is_right(path: Path) -> None:
    check_french_typography(path)


def check_french_typography(path: Path) -> None:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        text = line.partition("=")[2] if re.match(r"^[a-z-]+ =", line) else line
        if line.startswith("#"):
            continue
        text = re.sub(r"\{[^}]*\}", "x", text)
        assert not re.search(r"[^\u202f][;!?](?![\w/])", text), f"{path.name}:{number}: {line}"
        assert not re.search(r"«(?!\u00a0)|(?<!\u00a0)»", text), f"{path.name}:{number}: {line}"
        assert not re.search(r"[^\u202f\u00a0\d] :(?!:)|\w: ", text.replace("https:", "")), (
            f"{path.name}:{number}: {line}"
        )
        assert f"{NARROW}:" not in text, f"{path.name}:{number}: a colon has a whole space before it"
        assert "'" not in text, f"{path.name}:{number}: {line}"
