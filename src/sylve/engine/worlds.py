"""Dealing out anew what a seat does not know: the words that every game's `worlds.py` is written in."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.chance import Dice
from sylve.engine.vec import append, vec

UNKNOWN: Final = -1


def filled(size: i64, value: i64) -> vec[i64]:
    """A vector of equal values."""
    values = vec[i64]()
    for _ in range(size):
        values = append(values, value)
    return values


def spread(content: vec[i64], cards: vec[i64], places: vec[i64], dice: Dice) -> vec[i64]:
    """Lay random cards on random unknown places among those given, and return the cards left over.

    Known cards are spread first, each set over the places it may be in; then all others over what is still unknown.
    """
    free = vec[i64]()
    for place in places:
        if content[place] == UNKNOWN:
            free = append(free, place)
    left = cards[:]
    open_places: i64 = len(free)
    while open_places > 0 and len(left) > 0:
        card = dice.below(len(left))
        place = dice.below(open_places)
        content[free[place]] = left[card]
        open_places -= 1
        free[place] = free[open_places]
        left[card] = left[-1]
        left = left[:-1]
    return left
