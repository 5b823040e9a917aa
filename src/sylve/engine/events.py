"""What happened, for the log and the animations; each part with its audience."""

from collections.abc import Mapping

Facts = Mapping[str, object]


class Event:
    """One thing that happened: what everybody knows of it, and what only some seats know besides."""

    __slots__ = ("facts", "kind", "secrets")

    def __init__(self, kind: str, facts: Facts, secrets: Mapping[int, Facts]) -> None:
        self.kind = kind
        self.facts = facts
        self.secrets = secrets

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as this seat (None: a spectator) may know it."""
        known = {} if seat is None else self.secrets.get(seat, {})
        return {"kind": self.kind, "facts": {**self.facts, **known}}
