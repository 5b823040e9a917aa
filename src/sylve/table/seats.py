"""Who sits on a seat: a person, a bot, or nobody yet. A person who lent the seat to a bot still owns it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

SeatKind = Literal["person", "bot", "open"]


@dataclass(frozen=True, slots=True)
class Seat:
    person: str | None = None
    bot: str | None = None
    name: str = ""  # for people who share one device; else the person's own name is shown

    @property
    def kind(self) -> SeatKind:
        if self.bot is not None:
            return "bot"
        return "open" if self.person is None else "person"

    @property
    def lent(self) -> bool:
        """Whether a bot keeps the seat warm for a person."""
        return self.person is not None and self.bot is not None

    def lent_to(self, bot: str | None) -> "Seat":
        return replace(self, bot=bot)

    def stored(self) -> dict[str, Any]:
        return {"person": self.person, "bot": self.bot, "name": self.name}

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> "Seat":
        return cls(stored["person"], stored["bot"], stored["name"])


OPEN = Seat()
