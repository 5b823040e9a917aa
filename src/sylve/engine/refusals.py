"""Why something is not allowed: a code, the section of the rules, and the facts to say it with."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

Facts = Mapping[str, object]

# The top of every ladder, before any rule that reads a card.
ALLOWED: Final = 0
UNKNOWN_ACTION: Final = 1
UNKNOWN_SEAT: Final = 2
GAME_OVER: Final = 3
NOT_TO_ACT: Final = 4
FIRST_OF_GAME: Final = 10


class Reason(NamedTuple):
    """A refusal without its facts."""

    code: str
    section: str


SHARED_REASONS: Mapping[int, Reason] = {
    UNKNOWN_ACTION: Reason("unknown-action", "0.1"),
    UNKNOWN_SEAT: Reason("unknown-seat", "0.1"),
    GAME_OVER: Reason("game-over", "0.1"),
    NOT_TO_ACT: Reason("not-to-act", "0.1"),
}


class Refusal(NamedTuple):
    """Why an action is not allowed."""

    code: str
    section: str
    facts: Facts

    def told(self) -> dict[str, object]:
        """As JSON values."""
        return {"code": self.code, "section": self.section, "facts": self.facts}


class IllegalAction(ValueError):
    """An action that was refused; nothing changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} (§{refusal.section}) {dict(refusal.facts)}")
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        """It is raised in other processes too."""
        return type(self), (self.refusal,)


class UnreadableText(ValueError):
    """Text that is no action, no record, no value."""


class BadOption(ValueError):
    """A number of seats or an option that the game does not have."""

    def __init__(self, code: str, message: str, **facts: object) -> None:
        super().__init__(message)
        self.code = code
        self.facts: Facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        return bad_option, (self.code, str(self), self.facts)


def bad_option(code: str, message: str, facts: Facts) -> BadOption:
    return BadOption(code, message, **facts)
