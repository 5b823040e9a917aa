"""§3.1–3.3 Adding cards: their order, and where trunks and canopies go."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.refusals import ALLOWED, Facts
from sylve.engine.vec import append, vec
from sylve.games.canopee import agenda, animals, events, forecast, pieces, placing
from sylve.games.canopee.actions import CROWN, GROW, PLACE, SPROUT, SPURN
from sylve.games.canopee.events import card_name
from sylve.games.canopee.refusals import NOT_AN_OPEN_TREE, NOT_IN_HAND
from sylve.games.canopee.state import Layout
from sylve.games.canopee.steps.base import Asking, CanopeeStep, InTurn


class Placing(InTurn):
    """§3.1 Cards in hand are added in the order the owner likes; asked for only where it matters."""

    def settles(self, state: Layout, seat: i64, about: i64) -> bool:
        kinds = state.kinds_in_hand(about)
        if kinds == 0:
            state.agenda.pop()
            return True
        kind = last_kind(kinds)
        if self.order_matters(kinds, kind) or self.has_another_way(state, seat, kinds):
            return False
        place_from(state, seat, about, kind)
        return True

    def order_matters(self, kinds: i64, last: i64) -> bool:
        """With several kinds, one of which does something at once, or only parts of trees."""
        return kinds != pieces.BIT[last] and (kinds & pieces.AT_ONCE_BITS != 0 or last < pieces.FERN)

    def has_another_way(self, state: Layout, seat: i64, kinds: i64) -> bool:
        for ability in self.abilities:
            if ability.could_take(state, seat, kinds):
                return True
        return False

    def why_not_own(self, state: Layout, seat: i64, action: i64) -> i64:  # noqa: ARG002
        return animals.why_not_in_hand(state, PLACE.argument(action))

    def own_legal(self, state: Layout, seat: i64) -> vec[i64]:  # noqa: ARG002
        return animals.add_kinds(vec[i64](), PLACE, state.kinds_in_hand(state.agenda.argument()))

    def answer(self, state: Layout, seat: i64, action: i64) -> None:
        place_from(state, seat, state.agenda.argument(), PLACE.argument(action))

    # What people are told.

    def prompt(self, state: Layout, seat: int) -> tuple[str, Facts]:
        return "place", {"seat": seat, "cards": state.batch_size(state.agenda.argument())}

    def own_preview(self, state: Layout, seat: int, action: int) -> Facts:
        return forecast.of_cards(state, seat, [PLACE.argument(action)])

    def own_refusal_facts(self, state: Layout, seat: int, action: int, reason: int) -> Facts:  # noqa: ARG002
        return {"card": card_name(state, PLACE.argument(action))} if reason == NOT_IN_HAND else {}


class Sifting(Asking):
    """§7.2, §8.7 Drawn cards are added or discarded, one after the other."""

    def is_skipped(self, state: Layout, seat: i64, about: i64) -> bool:  # noqa: ARG002
        return state.kinds_in_hand(about) == 0

    def why_not_own(self, state: Layout, seat: i64, action: i64) -> i64:  # noqa: ARG002
        return animals.why_not_in_hand(state, kind_sifted(action))

    def own_legal(self, state: Layout, seat: i64) -> vec[i64]:  # noqa: ARG002
        kinds = state.kinds_in_hand(state.agenda.argument())
        return animals.add_kinds(animals.add_kinds(vec[i64](), PLACE, kinds), SPURN, kinds)

    def answer(self, state: Layout, seat: i64, action: i64) -> None:
        batch, kind = state.agenda.argument(), kind_sifted(action)
        if PLACE.has(action):
            place_from(state, seat, batch, kind)
            return
        placing.take_from_hand(state, batch, kind)
        state.throw(kind)
        state.tell(events.SPURNS, seat, kind)

    # What people are told.

    def prompt(self, state: Layout, seat: int) -> tuple[str, Facts]:
        return "sift", {"seat": seat, "cards": state.batch_size(state.agenda.argument())}

    def own_preview(self, state: Layout, seat: int, action: int) -> Facts | None:
        return forecast.of_cards(state, seat, [PLACE.argument(action)]) if PLACE.has(action) else None

    def own_refusal_facts(self, state: Layout, seat: int, action: int, reason: int) -> Facts:  # noqa: ARG002
        return {"card": card_name(state, kind_sifted(action))} if reason == NOT_IN_HAND else {}


def kind_sifted(action: i64) -> i64:
    if PLACE.has(action):
        return PLACE.argument(action)
    return SPURN.argument(action)


def place_from(state: Layout, seat: i64, batch: i64, kind: i64) -> None:
    """A card leaves the hand for the forest."""
    placing.take_from_hand(state, batch, kind)
    placing.place(state, seat, kind)


def last_kind(kinds: i64) -> i64:
    """The last of these kinds in the order of the box."""
    kind: i64 = pieces.KIND_COUNT - 1
    if kinds < pieces.BIT[pieces.WILDLIFE]:
        kind = pieces.LIGHTNING
    while kinds < pieces.BIT[kind]:
        kind -= 1
    return kind


class Rooting(Asking):
    """A trunk or canopy, which the step is about, looks for its tree."""

    def prompt(self, state: Layout, seat: int) -> tuple[str, Facts]:
        return self.name, {"seat": seat, "card": card_name(state, state.agenda.argument())}

    def own_preview(self, state: Layout, seat: int, action: int) -> Facts:
        return self.done(state, seat, action)


class Growing(Rooting):
    """§3.2 A trunk begins a new tree or makes an open one taller."""

    def why_not_own(self, state: Layout, seat: i64, action: i64) -> i64:
        if SPROUT.has(action):
            return ALLOWED
        return why_not_tree(state, seat, GROW.argument(action))

    def own_legal(self, state: Layout, seat: i64) -> vec[i64]:
        return add_open_trees(append(vec[i64](), SPROUT.first), GROW.first, state, seat)

    def answer(self, state: Layout, seat: i64, action: i64) -> None:
        kind = state.agenda.argument()
        state.agenda.pop()
        if SPROUT.has(action):
            placing.sprout(state, seat, kind)
        else:
            placing.grow(state, seat, GROW.argument(action), kind)

    def own_refusal_facts(self, state: Layout, seat: int, action: int, reason: int) -> Facts:  # noqa: ARG002
        return {"tree": GROW.argument(action) + 1} if reason == NOT_AN_OPEN_TREE else {}


class Crowning(Rooting):
    """§3.3 A canopy completes an open tree of the owner's choice."""

    def why_not_own(self, state: Layout, seat: i64, action: i64) -> i64:
        return why_not_tree(state, seat, CROWN.argument(action))

    def own_legal(self, state: Layout, seat: i64) -> vec[i64]:
        return add_open_trees(vec[i64](), CROWN.first, state, seat)

    def answer(self, state: Layout, seat: i64, action: i64) -> None:
        kind = state.agenda.argument()
        state.agenda.pop()
        placing.crown(state, seat, CROWN.argument(action), kind)

    def own_refusal_facts(self, state: Layout, seat: int, action: int, reason: int) -> Facts:  # noqa: ARG002
        return {"tree": CROWN.argument(action) + 1} if reason == NOT_AN_OPEN_TREE else {}


def why_not_tree(state: Layout, seat: i64, tree: i64) -> i64:
    if tree < state.slots[seat] and state.is_open(seat, tree):
        return ALLOWED
    return NOT_AN_OPEN_TREE


def add_open_trees(found: vec[i64], first: i64, state: Layout, seat: i64) -> vec[i64]:
    """The actions found, and one for each open tree."""
    for tree in range(state.slots[seat]):
        if state.is_open(seat, tree):
            found = append(found, first + tree)
    return found


STEPS: Final[list[CanopeeStep]] = [
    Placing(
        agenda.PLACING_KEPT,
        "place",
        [PLACE],
        [animals.PITCHER, animals.HOATZIN, animals.SPIDER, animals.ANT, animals.MUSHROOM],
    ),
    Placing(agenda.PLACING_TAKEN, "place", [PLACE], [animals.PITCHER, animals.ANT, animals.MUSHROOM]),
    Placing(agenda.PLACING_DRAWN, "place", [PLACE], [animals.ANT, animals.MUSHROOM]),
    Sifting(agenda.SIFTING, "sift", [PLACE, SPURN], []),
    Growing(agenda.GROWING, "grow", [SPROUT, GROW], []),
    Crowning(agenda.CROWNING, "crown", [CROWN], []),
]
