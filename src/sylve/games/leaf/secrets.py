"""Who may see which card and leaf of Leaf, from RULES.md §8.1 alone.

Of another's hand only cards drawn since the last shuffle are exchanged: who remembers well knows more of the others.
"""

from collections.abc import Iterator
from functools import partial

from sylve.engine.secrets import Exchange, Secrets, put, swaps
from sylve.engine.worlds import as_list
from sylve.games.leaf import pieces
from sylve.games.leaf.pieces import SPECIES_COUNT
from sylve.games.leaf.rules import Leaf


class LeafSecrets(Secrets[Leaf]):
    def exchanges(self, state: Leaf, seat: int | None) -> Iterator[Exchange]:
        for deck in ("deck", "animals", "wind_deck"):
            cards = as_list(getattr(state, deck))
            yield from swaps(deck, cards, list(range(len(cards))))
        for species in range(int(SPECIES_COUNT)):
            first = species * int(pieces.PILE_SIZE)
            below_the_top = list(range(first, first + max(0, state.left[species] - 1)))
            yield from swaps("piles", as_list(state.piles), below_the_top)
        for rival in range(state.seats):
            if rival != seat and state.chosen < 0:
                yield from self.with_the_deck(state, rival)

    def with_the_deck(self, state: Leaf, rival: int) -> Iterator[Exchange]:
        for species in range(int(SPECIES_COUNT)):
            at = rival * int(SPECIES_COUNT) + species
            for place, other in enumerate(state.deck):
                if state.hands[at] > state.kept[at] and other != species:
                    what = f"a {pieces.SPECIES[species]} card of seat {rival} and card {place} of the deck"
                    yield Exchange(what, partial(exchange, rival=rival, species=species, place=place))
                    break


def exchange(state: Leaf, rival: int, species: int, place: int) -> None:
    """A card of the hand lies in the deck, and that of the deck in the hand."""
    other, first = int(state.deck[place]), rival * int(SPECIES_COUNT)
    put(state, "deck", place, species)
    put(state, "hands", first + species, state.hands[first + species] - 1)
    put(state, "hands", first + other, state.hands[first + other] + 1)


SECRETS = LeafSecrets
