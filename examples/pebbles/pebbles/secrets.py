"""Who may see which card: each seat its own, until the game is over."""

from collections.abc import Iterator
from functools import partial

from pebbles.rules import CARDS, Pebbles
from sylve.engine.secrets import Exchange, Secrets


class PebblesSecrets(Secrets[Pebbles]):
    def exchanges(self, state: Pebbles, seat: int | None) -> Iterator[Exchange]:
        for rival in range(state.setup.seats):
            if rival != seat:
                for card in range(1, CARDS + 1):
                    if card not in state.cards:
                        yield Exchange(f"card of seat {rival}", partial(exchange, rival=rival, card=card))


def exchange(state: Pebbles, rival: int, card: int) -> None:
    state.cards = [card if at == rival else held for at, held in enumerate(state.cards)]


SECRETS = PebblesSecrets
