"""The steps a turn still owes: a small stack inside the state, so that every decision can be copied and compared."""

from mypy_extensions import i64

from sylve.engine.vec import append, vec


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
        """The step to be done now; -1 when nothing is pending."""
        return self._now(0)

    def seat(self) -> i64:
        return self._now(1)

    def argument(self) -> i64:
        return self._now(2)

    def _now(self, part: i64) -> i64:
        if self.depth == 0:
            return -1
        return self.steps[self.depth * 3 - 3 + part]

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
