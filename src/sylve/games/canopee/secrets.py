"""Who may see which card of Canopée, from RULES.md §2.1 to §2.5, §4.7, §8.3 and §10.1 alone.

Cards that have been picked up and came back are left out: what is known of them is a matter of memory (§8.8).
"""

from collections.abc import Iterator
from functools import partial

from sylve.engine.secrets import Exchange, Secrets, put, swaps
from sylve.engine.worlds import as_list
from sylve.games.canopee import agenda
from sylve.games.canopee.actions import KEEP, PEEK, SWEEP
from sylve.games.canopee.face_down import KIND_UNIT, NO_BATCH, batch_of, kind_of, place_of
from sylve.games.canopee.rules import Canopee


class CanopeeSecrets(Secrets[Canopee]):
    def __init__(self, state: Canopee) -> None:
        self.season = -1
        self.looked: list[set[int]] = []  # by seat: the piles it has looked at since they were taken away
        super().__init__(state)

    def acts(self, state: Canopee, seat: int, action: int) -> None:
        if PEEK.has(action):  # §4.7
            self.looked[seat].add(state.pile_at(seat, PEEK.argument(action)))
        elif KEEP.has(action) or SWEEP.has(action):  # §2.2, §8.3 the place gets a new card, unseen
            pile = state.pile_at(seat, state.agenda.argument())
            for piles in self.looked:
                piles.discard(pile)

    def watch(self, state: Canopee) -> None:
        """§2.5 Only the seat in turn sees a pile, and only the one it looks at."""
        if state.season != self.season:
            self.season = state.season
            self.looked = [set() for _ in range(state.seats)]
        if state.agenda.what() == agenda.CHOOSING:
            seat = state.agenda.seat()
            self.looked[seat].add(state.pile_at(seat, state.agenda.argument()))

    def exchanges(self, state: Canopee, seat: int | None) -> Iterator[Exchange]:
        order = as_list(state.order)
        deck = list(range(state.drawn, len(order)))
        yield from swaps("order", order, deck)
        seen = self.seen(state, seat)
        for at, card in enumerate(as_list(state.down)):
            if place_of(card) < state.piles() and place_of(card) not in seen and batch_of(card) == NO_BATCH:
                for unseen in deck:
                    if order[unseen] != kind_of(card):
                        what = f"a card of pile {place_of(card)} and card {unseen} of the deck"
                        yield Exchange(what, partial(exchange, at=at, unseen=unseen))
                        break

    def seen(self, state: Canopee, seat: int | None) -> set[int]:
        """A spectator sees no pile; §11.2 alone, threats of a pile that was passed lie open to all."""
        if seat is None:
            return self.looked[0] if state.seats == 1 else set()
        return self.looked[seat]


def exchange(state: Canopee, at: int, unseen: int) -> None:
    """A card of a pile lies in the deck, and that of the deck in the pile."""
    card = state.down[at]
    kind, other = kind_of(card), state.order[unseen]
    put(state, "order", unseen, kind)
    put(state, "down", at, card + (other - kind) * int(KIND_UNIT))


SECRETS = CanopeeSecrets
