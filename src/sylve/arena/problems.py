"""Why the arena stops. What was finished before is kept."""


class Problem(Exception):
    """A code, and the facts to say it with (`arena-problem-<code>` in the language files)."""

    def __init__(self, code: str, facts: dict[str, str | int] | None = None) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts or {}
