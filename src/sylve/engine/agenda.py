"""The steps a turn still owes: a small stack inside the state, so that every decision can be copied and compared."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.vec import append, vec

NOTHING: Final = -1


class Agenda:
    """A stack of steps (what, seat, argument); the last one pushed is the one to be done now."""

    def __init__(self) -> None:
        self.steps = vec[i64]()
        self.depth: i64 = 0

    def push(self, what: i64, seat: i64, argument: i64) -> None:
        at = self.depth * 3
        if at == len(self.steps):
            self.steps = append(append(append(self.steps, what), seat), argument)
        else:
            self.steps[at] = what
            self.steps[at + 1] = seat
            self.steps[at + 2] = argument
        self.depth += 1

    def pop(self) -> None:
        self.depth -= 1

    def what(self) -> i64:
        """The step to be done now; NOTHING when none is pending."""
        if self.depth == 0:
            return NOTHING
        return self.steps[self.depth * 3 - 3]

    def seat(self) -> i64:
        if self.depth == 0:
            return NOTHING
        return self.steps[self.depth * 3 - 2]

    def argument(self) -> i64:
        if self.depth == 0:
            return NOTHING
        return self.steps[self.depth * 3 - 1]

    def is_at(self, at: i64, what: i64, seat: i64, argument: i64) -> bool:
        """Whether this very step lies at that place of the stack, counted from the one to be done last."""
        return self.steps[at * 3] == what and self.steps[at * 3 + 1] == seat and self.steps[at * 3 + 2] == argument

    def copy(self) -> "Agenda":
        twin = Agenda()
        twin.steps = self.steps[: self.depth * 3]
        twin.depth = self.depth
        return twin

    def same(self, other: "Agenda") -> bool:
        if self.depth != other.depth:
            return False
        for i in range(self.depth * 3):
            if self.steps[i] != other.steps[i]:
                return False
        return True

    def written_down(self) -> list[int]:
        """Every pending step in plain numbers."""
        return [self.steps[i] for i in range(self.depth * 3)]


def agenda_of(written: list[int]) -> Agenda:
    """The agenda that was written down."""
    agenda = Agenda()
    for i in range(0, len(written), 3):
        agenda.push(written[i], written[i + 1], written[i + 2])
    return agenda
