"""§7.7 Lightning, §8.4 the jaguar: what they do, and to whom."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.refusals import ALLOWED, Facts
from sylve.games.canopee import agenda, events, pieces, placing
from sylve.games.canopee.actions import STRIKE, TARGET
from sylve.games.canopee.refusals import NO_PREY, NO_RIVAL
from sylve.games.canopee.state import Layout
from sylve.games.canopee.steps.base import Asking, CanopeeStep, Running


class Striking(Asking):
    """§7.7 Lightning: both seats draw, or both discard."""

    def answer(self, state: Layout, seat: i64, action: i64) -> None:
        state.agenda.pop()
        if state.forests == 2:
            strike(state, seat, 1 - seat, STRIKE.argument(action))
        else:
            state.agenda.push(agenda.AIMING, seat, STRIKE.argument(action))


class Hunting(Running):
    """§8.4 The jaguar's owner makes a rival lose an animal; with several rivals the owner says which one."""

    def run(self, state: Layout, seat: i64, about: i64) -> None:  # noqa: ARG002
        if not state.has_active(seat, pieces.JAGUAR) or state.is_spirit(seat):
            return
        if state.forests == 2:
            pounce(state, seat, 1 - seat)
        else:
            state.agenda.push(agenda.AIMING, seat, agenda.AT_PREY)


class Aiming(Asking):
    """§10.6 Which rival lightning strikes, or the jaguar."""

    def is_skipped(self, state: Layout, seat: i64, about: i64) -> bool:
        return about == agenda.AT_PREY and not self.any_prey(state, seat)

    def any_prey(self, state: Layout, seat: i64) -> bool:
        for rival in range(state.forests):
            if rival != seat and state.wildlife(rival) > 0:
                return True
        return False

    def why_not_own(self, state: Layout, seat: i64, action: i64) -> i64:
        rival = TARGET.argument(action)
        if rival >= state.forests or rival == seat:
            return NO_RIVAL
        if state.agenda.argument() == agenda.AT_PREY and state.wildlife(rival) == 0:
            return NO_PREY
        return ALLOWED

    def answer(self, state: Layout, seat: i64, action: i64) -> None:
        about = state.agenda.argument()
        state.agenda.pop()
        if about == agenda.AT_PREY:
            pounce(state, seat, TARGET.argument(action))
        else:
            strike(state, seat, TARGET.argument(action), about)

    def prompt(self, state: Layout, seat: int) -> tuple[str, Facts]:
        return "aim-jaguar" if state.agenda.argument() == agenda.AT_PREY else "aim-lightning", {"seat": seat}


def strike(state: Layout, seat: i64, rival: i64, effect: i64) -> None:
    """§7.7 Both draw, or both discard, first whoever it struck."""
    state.tell(events.STRIKES, seat, effect, rival)
    state.beat()
    if effect == pieces.STRIKE_DRAWS:
        state.agenda.push(agenda.DRAWING, rival, pieces.LIGHTNING_CARDS)
        state.agenda.push(agenda.DRAWING, seat, pieces.LIGHTNING_CARDS)
    else:
        placing.push_discards(state, rival, pieces.LIGHTNING_CARDS, agenda.BY_LIGHTNING)
        placing.push_discards(state, seat, pieces.LIGHTNING_CARDS, agenda.BY_LIGHTNING)


def pounce(state: Layout, seat: i64, rival: i64) -> None:
    """§8.4 One of the rival's animals, drawn at random."""
    animals = state.wildlife(rival)
    if animals == 0:
        return
    number = state.chance.draw(animals)
    for kind in range(pieces.WILDLIFE, pieces.KIND_COUNT):
        if state.count(rival, kind) > 0:
            if number == 0:
                state.tell(events.POUNCES, seat)
                state.tell(events.DISCARDS, rival, kind)
                placing.drop(state, rival, kind)
                state.beat()
                return
            number -= 1


STEPS: Final[list[CanopeeStep]] = [
    Striking(agenda.STRIKING, "strike", [STRIKE], []),
    Hunting(agenda.HUNTING),
    Aiming(agenda.AIMING, "aim", [TARGET], []),
]
