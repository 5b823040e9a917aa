"""Pebbles and the card; who took the last pebble has none."""

from typing import Any

from sylve.engine.game import Outcome


def outcome(state: Any) -> Outcome:
    pebbles = [0 if seat == state.last else taken for seat, taken in enumerate(state.taken)]
    scores = [count + card for count, card in zip(pebbles, state.cards, strict=True)]
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    return Outcome(scores, ranks, {"pebbles": pebbles, "card": list(state.cards)})
