"""How a game declares what lies on its table: every field once, with who may see it.

`fields.py` of a game holds the declaration; `make types` writes `_fields.py` from it, the native class with the start
of every field, how a copy takes it over, how two states compare, and how a world is written down in plain numbers.
"""

from typing import Final, NamedTuple

EVERYBODY: Final = "everybody"
NOBODY: Final = "nobody"
IN_A_LIST: Final = ("as_list({})", "as_vector({})")


class Field(NamedTuple):
    """One field: how it is declared and copied, who may see it, and what it is."""

    name: str
    type: str
    start: str
    taken_over: str  # how a copy gets it: `{}` stands for the original's
    compared: str  # how two states compare it: `{0}` and `{1}` stand for theirs
    written: str  # how it is written down in plain numbers
    read_back: str  # how it is made of them again
    audience: str
    help: str


def number(name: str, audience: str, help: str, start: int = 0) -> Field:  # noqa: A002
    return Field(name, "i64", str(start), "{}", "{0} == {1}", "{}", "{}", audience, help)


def flag(name: str, audience: str, help: str) -> Field:  # noqa: A002
    return Field(name, "bool", "False", "{}", "{0} == {1}", "{}", "{}", audience, help)


def numbers(name: str, audience: str, help: str) -> Field:  # noqa: A002
    """A vector that is changed in place: a copy gets its own."""
    return Field(name, "vec[i64]", "vec[i64]()", "{}[:]", "{0} == {1}", *IN_A_LIST, audience, help)


def shared(name: str, audience: str, help: str) -> Field:  # noqa: A002
    """A vector that is replaced as a whole or never changed: copies share it."""
    return Field(name, "vec[i64]", "vec[i64]()", "{}", "{0} == {1}", *IN_A_LIST, audience, help)


def agenda(name: str, audience: str, help: str) -> Field:  # noqa: A002
    """The steps that a turn still owes."""
    return Field(
        name, "Agenda", "Agenda()", "{}.copy()", "{0}.same({1})", "{}.written_down()", "agenda_of({})", audience, help
    )
