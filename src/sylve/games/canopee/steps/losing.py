"""§3.5, §3.6, §5.4, §5.5, §7.6 Losing cards of the own forest, each of the owner's choice."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.refusals import ALLOWED, Facts
from sylve.engine.vec import append, vec
from sylve.games.canopee import agenda, forecast, pieces, placing, threats
from sylve.games.canopee.actions import DISCARD, FELL
from sylve.games.canopee.events import card_name
from sylve.games.canopee.refusals import NOT_FLORA, NOT_IN_FOREST, NOT_IN_TREE, NOT_THE_MOST, NOT_WILDLIFE
from sylve.games.canopee.state import Layout
from sylve.games.canopee.steps.base import Asking, CanopeeStep


class Losing(Asking):
    """A card of the forest goes to the discards; each kind of loss says which cards it may be."""

    def why_not_lose(self, state: Layout, seat: i64, kind: i64) -> i64:
        """Why it may not be a card of that kind."""
        raise NotImplementedError

    def why_not_own(self, state: Layout, seat: i64, action: i64) -> i64:
        return self.why_not_lose(state, seat, DISCARD.argument(action))

    def own_legal(self, state: Layout, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for kind in range(pieces.KIND_COUNT):
            if state.count(seat, kind) > 0 and self.why_not_lose(state, seat, kind) == ALLOWED:
                found = append(found, DISCARD.first + kind)
        return found

    def answer(self, state: Layout, seat: i64, action: i64) -> None:
        state.agenda.pop()
        placing.discard(state, seat, DISCARD.argument(action))

    # What people are told.

    def prompt(self, state: Layout, seat: int) -> tuple[str, Facts]:
        """Which of how many losses of the same cause in a row this is."""
        left = self.in_a_row(state)
        count = max(left, self.due(state, seat))
        return self.name, {"seat": seat, "number": count - left + 1, "count": count}

    def in_a_row(self, state: Layout) -> int:
        """How many such losses the agenda holds one after the other, this one counted."""
        pending = state.agenda
        at = pending.depth - 1
        while at > 0 and pending.is_at(at - 1, self.number, pending.seat(), pending.argument()):
            at -= 1
        return pending.depth - at

    def due(self, state: Layout, seat: int) -> int:  # noqa: ARG002
        """How many there were at first, as far as the table still tells."""
        return 1

    def own_preview(self, state: Layout, seat: int, action: int) -> Facts | None:
        """Of a part of a tree, the tree is asked for next."""
        kind = DISCARD.argument(action)
        if kind < pieces.FERN:
            return None
        return forecast.of(state, forecast.without(state, seat, kind), seat)

    def own_refusal_facts(self, state: Layout, seat: int, action: int, reason: int) -> Facts:  # noqa: ARG002
        if reason in (NOT_IN_FOREST, NOT_FLORA, NOT_WILDLIFE, NOT_THE_MOST):
            return {"card": card_name(state, DISCARD.argument(action))}
        return {}


class Discarding(Losing):
    """§3.5 By drought, ant, mushroom or lightning: anything but parts of scored trees."""

    def is_skipped(self, state: Layout, seat: i64, about: i64) -> bool:  # noqa: ARG002
        return state.cards(seat) == 0

    def why_not_lose(self, state: Layout, seat: i64, kind: i64) -> i64:
        return why_not_there(state, seat, kind)

    def prompt(self, state: Layout, seat: int) -> tuple[str, Facts]:
        return f"discard-{agenda.CAUSES[state.agenda.argument()]}", super().prompt(state, seat)[1]

    def due(self, state: Layout, seat: int) -> int:  # noqa: ARG002
        cause = state.agenda.argument()
        if cause == agenda.BY_DROUGHT:
            return placing.drought_cards(state)
        return pieces.LIGHTNING_CARDS if cause == agenda.BY_LIGHTNING else 1


class Burning(Losing):
    """§5.4 Fire takes a plant."""

    def is_skipped(self, state: Layout, seat: i64, about: i64) -> bool:  # noqa: ARG002
        return state.flora(seat) == 0

    def why_not_lose(self, state: Layout, seat: i64, kind: i64) -> i64:
        if not pieces.is_flora(kind):
            return NOT_FLORA
        return why_not_there(state, seat, kind)

    def due(self, state: Layout, seat: int) -> int:
        return due_to(state, seat, pieces.FIRE)


class Sickening(Losing):
    """§5.5 Disease takes an animal."""

    def is_skipped(self, state: Layout, seat: i64, about: i64) -> bool:  # noqa: ARG002
        return state.wildlife(seat) == 0

    def why_not_lose(self, state: Layout, seat: i64, kind: i64) -> i64:
        if not pieces.is_wild(kind):
            return NOT_WILDLIFE
        return why_not_there(state, seat, kind)

    def due(self, state: Layout, seat: int) -> int:
        return due_to(state, seat, pieces.DISEASE)


class Blighting(Burning):
    """§7.6 Blight takes a plant of the species that the forest has most of."""

    def why_not_lose(self, state: Layout, seat: i64, kind: i64) -> i64:
        reason = super().why_not_lose(state, seat, kind)
        if reason == ALLOWED and state.count(seat, kind) < most_flora(state, seat):
            return NOT_THE_MOST
        return reason

    def due(self, state: Layout, seat: int) -> int:
        return due_to(state, seat, pieces.BLIGHT)


def due_to(state: Layout, seat: int, kind: int) -> int:
    """What the seat's own threats of the kind cost in all; one that spread here costs a single card."""
    return 1 if state.agenda.argument() == agenda.SPREAD else threats.losses(state, seat, kind)


def why_not_there(state: Layout, seat: i64, kind: i64) -> i64:
    if state.count(seat, kind) == 0:
        return NOT_IN_FOREST
    return ALLOWED


def most_flora(state: Layout, seat: i64) -> i64:
    most: i64 = 0
    for kind in range(pieces.FERN, pieces.PITCHER + 1):
        most = max(most, state.count(seat, kind))
    return most


class Felling(Asking):
    """§3.6 Which tree the lost trunk or canopy, which the step is about, belongs to."""

    def why_not_own(self, state: Layout, seat: i64, action: i64) -> i64:
        tree = FELL.argument(action)
        if tree < state.slots[seat] and state.has_part(seat, tree, state.agenda.argument()):
            return ALLOWED
        return NOT_IN_TREE

    def answer(self, state: Layout, seat: i64, action: i64) -> None:
        kind = state.agenda.argument()
        state.agenda.pop()
        placing.fell(state, seat, FELL.argument(action), kind)

    # What people are told.

    def prompt(self, state: Layout, seat: int) -> tuple[str, Facts]:
        return "fell", {"seat": seat, "card": card_name(state, state.agenda.argument())}

    def own_preview(self, state: Layout, seat: int, action: int) -> Facts:
        return self.done(state, seat, action)

    def own_refusal_facts(self, state: Layout, seat: int, action: int, reason: int) -> Facts:  # noqa: ARG002
        return {"tree": FELL.argument(action) + 1} if reason == NOT_IN_TREE else {}


STEPS: Final[list[CanopeeStep]] = [
    Discarding(agenda.DISCARDING, "discard", [DISCARD], []),
    Felling(agenda.FELLING, "fell", [FELL], []),
    Burning(agenda.BURNING, "burn", [DISCARD], []),
    Sickening(agenda.SICKENING, "sicken", [DISCARD], []),
    Blighting(agenda.BLIGHTING, "blight", [DISCARD], []),
]
