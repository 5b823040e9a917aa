"""Who may see which card of Tout là-haut, from RULES.md §2.1, §2.5 and §5.2 alone."""

from collections.abc import Iterator
from functools import partial

from sylve.engine.secrets import Exchange, Secrets, put, swap, swaps
from sylve.engine.worlds import as_list, as_vector
from sylve.games.toutlahaut.rules import ToutLaHaut


class ToutLaHautSecrets(Secrets[ToutLaHaut]):
    def exchanges(self, state: ToutLaHaut, seat: int | None) -> Iterator[Exchange]:
        order, seats = as_list(state.order), state.seats
        ahead = state.turn + (seats if state.draws_last else 1)  # §5.2: everybody keeps a card for the next turn
        pile = list(range(seats + min(ahead, state.turns), len(order)))
        yield from swaps("order", order, pile)  # §1.5 the pile is face down
        if not pile:
            return
        for turn in range(min(ahead, state.turns)):
            came = seats + turn  # §2.1 only the holder of the hand sees the card that joins it
            if state.seat_at(turn) == seat:
                continue
            if turn >= state.turn or self.is_hidden_at_once(state, turn):
                yield Exchange(f"the card of turn {turn}", partial(exchange, came=came, unseen=pile[0]))

    def is_hidden_at_once(self, state: ToutLaHaut, turn: int) -> bool:
        """§2.5 Laid face down in the turn it came: nobody else has ever seen it."""
        return not state.shown[turn] and state.played[turn] == state.card_for(turn)


def exchange(state: ToutLaHaut, came: int, unseen: int) -> None:
    """The card that came at a turn lies in the pile, and one of the pile where that card is now."""
    card, other = state.order[came], state.order[unseen]
    swap(state, "order", came, unseen)
    if card in as_list(state.hand):
        state.hand = as_vector(sorted([other, *(held for held in as_list(state.hand) if held != card)]))
    elif card in as_list(state.played):
        put(state, "played", as_list(state.played).index(card), other)


SECRETS = ToutLaHautSecrets
