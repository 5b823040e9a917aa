"""Why the table does not do what was asked. Nothing has changed then."""

from sylve.engine.refusals import Refusal


class Problem(ValueError):
    """Asked of the wrong table, seat or person: a code, and the facts to say it with."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class Refused(ValueError):
    """Asked of the game, which refuses."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


STALE = Refusal("stale", "", {})
GAME_OVER = Refusal("game-over", "0.1", {})
NOT_THE_ONE = Refusal("lesson", "", {})  # allowed by the rules, but not what the lesson asks for now
