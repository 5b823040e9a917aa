"""Who may see which card of Écosystème, from RULES.md §1.2, §2.1 and §2.5 alone."""

from collections.abc import Iterator
from functools import partial

from sylve.engine.secrets import Exchange, Secrets, put, swaps
from sylve.engine.worlds import as_list
from sylve.games.ecosysteme.pieces import KIND_COUNT
from sylve.games.ecosysteme.rules import Ecosysteme
from sylve.games.ecosysteme.state import SEALED


class EcosystemeSecrets(Secrets[Ecosysteme]):
    def __init__(self, state: Ecosysteme) -> None:
        self.round = -1
        self.held: list[set[int]] = []  # by seat: the hands it has held in this round
        super().__init__(state)

    def watch(self, state: Ecosysteme) -> None:
        """§2.5 A hand is known to whoever holds it, and to whoever has held it in this round."""
        if state.round() != self.round:
            self.round = state.round()
            self.held = [set() for _ in range(state.seats)]
        for seat in range(state.seats):
            self.held[seat].add(state.hand_of(seat))

    def exchanges(self, state: Ecosysteme, seat: int | None) -> Iterator[Exchange]:
        pile = as_list(state.pile)
        yield from swaps("pile", pile, list(range(len(pile))))
        for hand in range(state.circle()):
            if seat is None or hand not in self.held[seat]:
                yield from self.with_the_pile(state, hand, pile)
        for rival in range(state.seats):  # §2.1 nobody knows another's card
            if rival != seat and state.steps[rival] == SEALED:
                for kind in self.kinds(state, state.hand_of(rival)):
                    if kind != state.picked[rival]:
                        what = f"choice of seat {rival}"
                        yield Exchange(what, partial(put, field="picked", at=rival, value=kind))

    def with_the_pile(self, state: Ecosysteme, hand: int, pile: list[int]) -> Iterator[Exchange]:
        chosen = {state.picked[seat] for seat in range(state.seats) if state.steps[seat] == SEALED}
        for kind in self.kinds(state, hand):
            for at, other in enumerate(pile):
                if kind not in chosen and other != kind:
                    what = f"a card of hand {hand} and card {at} of the pile"
                    yield Exchange(what, partial(exchange, hand=hand, kind=kind, at=at))
                    break

    def kinds(self, state: Ecosysteme, hand: int) -> list[int]:
        return [kind for kind in range(KIND_COUNT) if state.in_hand(hand, kind) > 0]


def exchange(state: Ecosysteme, hand: int, kind: int, at: int) -> None:
    """A card of the hand lies in the pile, and that of the pile in the hand."""
    other, first = state.pile[at], hand * KIND_COUNT
    put(state, "pile", at, kind)
    put(state, "hands", first + kind, state.hands[first + kind] - 1)
    put(state, "hands", first + other, state.hands[first + other] + 1)


SECRETS = EcosystemeSecrets
