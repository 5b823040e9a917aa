"""What players read, from the language files: facts become sentences in French or English.

The page does the same with the same files (`web/src/lib/lang.svelte.ts`), but for the prompt's own; docs/protocol.md
says how.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path

import sylve
from sylve.fluent import Messages, Value

PACKAGE = Path(__file__).parent
LANGUAGES = ("fr", "en")
TOWARDS = ("to_seat", "from_seat")  # facts that stand where the prompt can say "you"; others begin a sentence
ELIDED = re.compile(r"(?<!\w)([dD]|[qQ]u)e (?=[AEIOUÀÂÉÈÊÎÔÛ])")  # French: before the vowel of a name


def language_files(language: str, game: str | None) -> list[Path]:
    files = [PACKAGE / "lang" / f"{language}.ftl", PACKAGE / "cli" / "lang" / f"{language}.ftl"]
    if game is not None:
        files.append(folder_of(game) / "lang" / f"{language}.ftl")
    return files


def folder_of(game: str) -> Path:
    """Where a game's words and rules are: in our folder, or in the package that brings it."""
    own = PACKAGE / "games" / game
    if own.is_dir() or game not in sylve.games():
        return own
    package = import_module(sylve.game(game).view.__name__.rpartition(".")[0])
    return Path(str(package.__file__)).parent


@cache
def messages(language: str, game: str | None) -> Messages:
    return Messages(language, [path.read_text(encoding="utf-8") for path in language_files(language, game)])


class Wording:
    """The words of one reader: a language, a game, who sits where, and which seat is the reader's own."""

    def __init__(
        self, language: str, game: str | None = None, names: Sequence[str] = (), reader: int | None = None
    ) -> None:
        self.language = language
        self.messages = messages(language, game)
        self.names = names
        self.reader = reader

    def has(self, message: str) -> bool:
        return message in self.messages

    def text(self, message: str, facts: Mapping[str, object] | None = None) -> str:
        """The message in words; its id where the files lack it."""
        if not self.has(message):
            return message
        said = self.messages.text(message, self.arguments(facts or {}))
        return ELIDED.sub(r"\1’", said) if self.language == "fr" else said

    def arguments(self, facts: Mapping[str, object]) -> dict[str, Value]:
        words: dict[str, Value] = {name: self._argument(name, value) for name, value in facts.items()}
        for name in facts:
            if name == "seat" or name.endswith("_seat"):
                words[name.removesuffix("seat") + "you"] = "yes" if facts[name] == self.reader else "no"
        return words

    def _argument(self, name: str, value: object) -> Value:
        if isinstance(value, bool) or value is None:
            return str(value).lower()
        if self.names and value == self.reader and name in TOWARDS and self.has("cli-to-you"):
            return self.text("cli-to-you")
        if isinstance(value, int) and (name == "seat" or name.endswith("_seat")):
            return self.names[value] if value < len(self.names) else self.text("seat-name", {"number": value + 1})
        if isinstance(value, int | float):
            return value
        if isinstance(value, list | tuple):
            return self._joined([self._word(self._argument("", item)) for item in value])
        if isinstance(value, str) and value.startswith("@"):
            return self.text(value[1:])
        return str(value)

    def _word(self, value: Value) -> str:
        return value if isinstance(value, str) else self.messages.number(value)

    def _joined(self, words: list[str]) -> str:
        if len(words) < 2:
            return "".join(words)
        return self.text("list-and", {"first": ", ".join(words[:-1]), "last": words[-1]})
