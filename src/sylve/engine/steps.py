"""A step is one question that a game asks: what may answer it, why not, what happens, and what people are told of it.

Each kind of step is one object, so that whoever reads it reads all of it. The agenda and the states name steps by
number or hold them; the engine asks them, here and in `state.py`, and nobody else decides what is allowed.
"""

from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from sylve.engine.actions import Verb
from sylve.engine.refusals import ALLOWED, Facts
from sylve.engine.vec import append, vec

if TYPE_CHECKING:
    from sylve.engine.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One kind of question. A game's steps derive from it, over the game's own state."""

    def __init__(self, name: str, *verbs: Verb) -> None:
        self.name = name  # of its prompt: the message `prompt-<name>`
        self.verbs = list(verbs)  # that answer it, in the order of the action table

    def __repr__(self) -> str:
        return f"<step {self.name}>"

    # What the rules say.

    def why_not(self, state: S, seat: i64, action: i64) -> i64:
        """Why the seat may not answer so: 0, or one of the game's reasons."""
        raise NotImplementedError

    def legal(self, state: S, seat: i64) -> vec[i64]:
        """Every allowed answer, ascending. A step with long blocks may have a way of its own."""
        found = vec[i64]()
        for verb in self.verbs:
            for action in range(verb.first, verb.first + verb.size):
                if self.why_not(state, seat, action) == ALLOWED:
                    found = append(found, action)
        return found

    def do(self, state: S, seat: i64, action: i64) -> None:
        """Let the answer happen, with all that follows of itself."""
        raise NotImplementedError

    # What people are told.

    def prompt(self, state: S, seat: int) -> tuple[str, Facts]:  # noqa: ARG002
        """The one sentence that says what is expected of the seat."""
        return self.name, {"seat": seat}

    def offered(self, state: S, seat: int) -> list[int]:
        """The answers that are shown as choices, allowed or not."""
        return [int(action) for action in self.legal(state, seat)]

    def preview(self, state: S, seat: int, action: int) -> Facts | None:  # noqa: ARG002
        """What the answer would change, as far as the seat can know."""
        return None

    def refusal_facts(self, state: S, seat: int, action: int, reason: int) -> Facts:  # noqa: ARG002
        """What the sentence that refuses the answer speaks of."""
        return {}

    def swayed_by(self, state: S, seat: int) -> object | None:  # noqa: ARG002
        """All by which others sway what is offered while the question stays; None: it is made anew each time."""
        return None
