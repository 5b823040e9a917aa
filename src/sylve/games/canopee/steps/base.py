"""What all steps of Canopée have: those that ask a seat, with the abilities they let in, and those that ask nobody."""

from mypy_extensions import i64, mypyc_attr

from sylve.engine.actions import Verb
from sylve.engine.refusals import ALLOWED, Facts
from sylve.engine.steps import Step
from sylve.engine.vec import append, vec
from sylve.engine.worlds import as_list
from sylve.games.canopee import animals, forecast
from sylve.games.canopee.actions import ACTIONS
from sylve.games.canopee.animals import Ability
from sylve.games.canopee.forecast import Preview
from sylve.games.canopee.refusals import NOT_NOW
from sylve.games.canopee.state import Layout


@mypyc_attr(allow_interpreted_subclasses=True)
class CanopeeStep(Step[Layout]):
    """One kind of step, with its number in the agenda."""

    def __init__(self, number: i64, name: str, verbs: list[Verb]) -> None:
        super().__init__(name, *verbs)
        self.number = number

    def settles(self, state: Layout, seat: i64, about: i64) -> bool:
        """Whether nobody need answer: then the step has been done or skipped, and has left the agenda."""
        raise NotImplementedError


class Running(CanopeeStep):
    """A step that asks nobody."""

    def __init__(self, number: i64) -> None:
        super().__init__(number, "", [])

    def settles(self, state: Layout, seat: i64, about: i64) -> bool:
        state.agenda.pop()
        self.run(state, seat, about)
        return True

    def run(self, state: Layout, seat: i64, about: i64) -> None:
        raise NotImplementedError


class Asking(CanopeeStep):
    """A step that asks a seat. Answers of its own take it from the agenda; abilities mostly leave it there."""

    def __init__(self, number: i64, name: str, verbs: list[Verb], abilities: list[Ability]) -> None:
        super().__init__(number, name, verbs + [ability.verb for ability in abilities])
        self.own_verbs = verbs
        self.abilities = abilities

    # When it is skipped.

    def settles(self, state: Layout, seat: i64, about: i64) -> bool:
        if self.is_skipped(state, seat, about):
            state.agenda.pop()
            return True
        return False

    def is_skipped(self, state: Layout, seat: i64, about: i64) -> bool:  # noqa: ARG002
        """Whether there is nothing to ask, be it a person or the Spirit."""
        return False

    # What may answer it, and what happens.

    def why_not(self, state: Layout, seat: i64, action: i64) -> i64:
        for ability in self.abilities:
            if ability.verb.has(action):
                return ability.reason(state, seat, action)
        for verb in self.own_verbs:
            if verb.has(action):
                return self.why_not_own(state, seat, action)
        return NOT_NOW

    def why_not_own(self, state: Layout, seat: i64, action: i64) -> i64:  # noqa: ARG002
        """Why the seat may not answer so, with a verb of the step's own."""
        return ALLOWED

    def legal(self, state: Layout, seat: i64) -> vec[i64]:
        found = self.own_legal(state, seat)
        for ability in self.abilities:
            found = ability.add_legal(state, seat, found)
        return found

    def own_legal(self, state: Layout, seat: i64) -> vec[i64]:
        """The allowed answers with verbs of the step's own, ascending."""
        found = vec[i64]()
        for verb in self.own_verbs:
            for action in range(verb.first, verb.first + verb.size):
                if self.why_not_own(state, seat, action) == ALLOWED:
                    found = append(found, action)
        return found

    def do(self, state: Layout, seat: i64, action: i64) -> None:
        for ability in self.abilities:
            if ability.verb.has(action):
                ability.do(state, seat, action)
                return
        self.answer(state, seat, action)

    def answer(self, state: Layout, seat: i64, action: i64) -> None:
        """Let an answer with a verb of the step's own happen."""
        raise NotImplementedError

    # What people are told.

    def preview(self, state: Layout, seat: int, action: int) -> Facts | None:
        for ability in self.abilities:
            if ability.verb.has(action):
                return ability.preview(state, seat, action)
        return self.own_preview(state, seat, action)

    def own_preview(self, state: Layout, seat: int, action: int) -> Facts | None:  # noqa: ARG002
        return None

    def refusal_facts(self, state: Layout, seat: int, action: int, reason: int) -> Facts:
        for ability in self.abilities:
            if ability.verb.has(action):
                return ability.refusal_facts(state, seat, action, reason)
        return self.own_refusal_facts(state, seat, action, reason)

    def own_refusal_facts(self, state: Layout, seat: int, action: int, reason: int) -> Facts:  # noqa: ARG002
        return {}

    def done(self, state: Layout, seat: int, action: int) -> Preview:
        """What the answer changes by itself, before anything follows: nothing hidden may come to light by it."""
        after = forecast.silent_copy(state)
        self.answer(after, seat, action)
        return forecast.of(state, after, seat)


class InTurn(Asking):
    """A step of a turn, at which the abilities of the own animals stay in sight, usable or not."""

    def offered(self, state: Layout, seat: int) -> list[int]:
        found = as_list(self.legal(state, seat))
        usable = {ACTIONS.verb_of(action).name for action in found}
        for ability in animals.IN_SIGHT:
            if state.count(seat, ability.card) > 0 and ability.verb.name not in usable:
                found.append(ability.example(state, seat))
        return sorted(found)
