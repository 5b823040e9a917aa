"""Who may see which card and bid of Canyon, from RULES.md §2.2, §4.4 and §8.2 alone."""

from collections.abc import Iterator
from functools import partial

from sylve.engine.secrets import Exchange, Secrets, put
from sylve.games.canyon import pieces
from sylve.games.canyon.rules import Canyon
from sylve.games.canyon.state import BIDDING, STOCK


class CanyonSecrets(Secrets[Canyon]):
    def exchanges(self, state: Canyon, seat: int | None) -> Iterator[Exchange]:
        for card in range(pieces.CARDS):
            if self.is_held(state, card, seat):
                for other in range(card + 1, pieces.CARDS):  # hands are secret, and so is what was not dealt
                    if self.may_be_anywhere(state, other, seat) and state.place[card] != state.place[other]:
                        what = f"card {card} of seat {state.place[card]} and card {other}"
                        yield Exchange(what, partial(exchange, card=card, other=other))
                        break
        if state.sealed and state.phase == BIDDING:  # §8.2 shown when the last is in
            for rival in range(state.seats):
                bid = state.bids[rival]
                if rival != seat and bid != pieces.NO_BID:
                    another = (bid + 1) % state.bid_choices()
                    yield Exchange(f"bid of seat {rival}", partial(put, field="bids", at=rival, value=another))

    def is_held(self, state: Canyon, card: int, seat: int | None) -> bool:
        return bool(state.place[card] >= 0 and state.place[card] != seat)

    def may_be_anywhere(self, state: Canyon, card: int, seat: int | None) -> bool:
        return self.is_held(state, card, seat) or bool(state.place[card] == STOCK)


def exchange(state: Canyon, card: int, other: int) -> None:
    """Two cards change hands; one of them may lie in the stock."""
    owner, another = state.place[card], state.place[other]
    state.take_away(card)
    if another >= 0:
        state.take_away(other)
        state.give(card, another)
    state.give(other, owner)


SECRETS = CanyonSecrets
