"""The part of Fluent that the language files use: words, variables, other messages, and variants.

The whole of it would bring the calendars and currencies of the world with it. The page has the whole of it, from
@fluent/bundle; what this does not know it refuses when the files are read.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from fluent.syntax import FluentParser, ast

Value: TypeAlias = str | int | float

# Which numbers take the singular, and what stands between thousands and before decimals.
SINGULAR: dict[str, Callable[[float], bool]] = {
    "en": lambda size: abs(size) == 1,
    "fr": lambda size: abs(size) < 2,
}
MARKS = {"en": (",", "."), "fr": ("\u202f", ",")}
MINUS = "−"
DECIMALS = 3
UNDERSTOOD = (ast.MessageReference, ast.StringLiteral, ast.VariableReference)


class NotUnderstood(Exception):
    """Something in a language file that only the whole of Fluent knows."""


class Messages:
    """The messages of some language files, of which the first with a name keeps it."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self._singular = SINGULAR[language]
        self._marks = MARKS[language]
        self._patterns: dict[str, ast.Pattern] = {}
        for text in texts:
            for entry in FluentParser(with_spans=False).parse(text).body:
                self._add(entry)

    def __contains__(self, message: str) -> bool:
        return message in self._patterns

    def text(self, message: str, values: Mapping[str, Value]) -> str:
        return self._text(self._patterns[message], values)

    def number(self, value: float) -> str:
        """A number as people of the language write it."""
        text = f"{value:,}" if isinstance(value, int) else f"{value:,.{DECIMALS}f}".rstrip("0").rstrip(".")
        thousands, decimals = self._marks
        return text.translate({ord(","): thousands, ord("."): decimals, ord("-"): MINUS})

    def _add(self, entry: ast.EntryType) -> None:
        if isinstance(entry, ast.Message) and entry.value is not None and not entry.attributes:
            _check(entry.value)
            self._patterns.setdefault(entry.id.name, entry.value)
        elif not isinstance(entry, ast.BaseComment):
            raise NotUnderstood(getattr(entry, "content", entry))

    def _text(self, pattern: ast.Pattern, values: Mapping[str, Value]) -> str:
        return "".join(
            element.value if isinstance(element, ast.TextElement) else self._placed(element.expression, values)
            for element in pattern.elements
        )

    def _placed(self, expression: object, values: Mapping[str, Value]) -> str:
        if isinstance(expression, ast.StringLiteral):
            return str(expression.parse()["value"])
        if isinstance(expression, ast.SelectExpression):
            return self._text(self._variant(expression, values).value, values)
        if isinstance(expression, ast.MessageReference):
            other = self._patterns.get(expression.id.name)
            return f"{{{expression.id.name}}}" if other is None else self._text(other, values)
        assert isinstance(expression, ast.VariableReference)
        value = values.get(expression.id.name, f"{{${expression.id.name}}}")
        return value if isinstance(value, str) else self.number(value)

    def _variant(self, expression: ast.SelectExpression, values: Mapping[str, Value]) -> ast.Variant:
        """The first that fits; where none does, the one marked as the default."""
        assert isinstance(expression.selector, ast.VariableReference)
        value = values.get(expression.selector.id.name)
        fitting = (variant for variant in expression.variants if self._fits(variant.key, value))
        return next(fitting, None) or next(variant for variant in expression.variants if variant.default)

    def _fits(self, key: ast.Identifier | ast.NumberLiteral, value: Value | None) -> bool:
        if isinstance(key, ast.NumberLiteral):
            return not isinstance(value, str) and value == float(key.value)
        if value is None or isinstance(value, str):
            return key.name == value
        return key.name == ("one" if self._singular(abs(value)) else "other")


def _check(pattern: ast.Pattern) -> None:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            continue
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            if not isinstance(expression.selector, ast.VariableReference):
                raise NotUnderstood(type(expression.selector).__name__)
            for variant in expression.variants:
                _check(variant.value)
        elif not isinstance(expression, UNDERSTOOD) or getattr(expression, "attribute", None):
            raise NotUnderstood(type(expression).__name__)
