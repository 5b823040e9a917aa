"""Dealing out anew what a seat does not know: the words that every game's `worlds.py` is written in."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.chance import Dice
from sylve.engine.vec import append, vec

UNKNOWN: Final = -1


def filled(size: i64, value: i64) -> vec[i64]:
    """A vector of equal values."""
    return vec[i64]([value] * size)


def numbered(first: i64, end: i64) -> vec[i64]:
    """The numbers from the first up to the end, which is left out."""
    numbers = filled(end - first, first)
    for i in range(end - first):
        numbers[i] += i
    return numbers


def as_list(numbers: vec[i64]) -> list[int]:
    """A vector written down in plain numbers."""
    return [int(number) for number in numbers]


def as_vector(numbers: list[int]) -> vec[i64]:
    """The vector that was written down."""
    vector = vec[i64](capacity=len(numbers))
    for number in numbers:
        vector = append(vector, number)
    return vector


def spread(content: vec[i64], cards: vec[i64], places: vec[i64], dice: Dice) -> vec[i64]:
    """Lay random cards on random unknown places among those given, and return the cards left over.

    Known cards are spread first, each set over the places it may be in; then all others over what is still unknown.
    """
    free = filled(len(places), UNKNOWN)
    open_places: i64 = 0
    for place in places:
        if content[place] == UNKNOWN:
            free[open_places] = place
            open_places += 1
    left = cards[:]
    held: i64 = len(left)
    if held < open_places:
        while held > 0:
            held -= 1
            place = dice.below(open_places)
            content[free[place]] = left[held]
            open_places -= 1
            free[place] = free[open_places]
    while open_places > 0 and held > 0:
        open_places -= 1
        card = dice.below(held)
        content[free[open_places]] = left[card]
        held -= 1
        left[card] = left[held]
    return left[:held]


def fill_up(content: vec[i64], cards: vec[i64], dice: Dice) -> vec[i64]:
    """Lay random cards on all unknown places, of which there are no more than cards; return the cards left over."""
    held: i64 = len(cards)
    place: i64 = len(content)
    while place > 0:
        place -= 1
        if content[place] == UNKNOWN:
            card = dice.below(held)
            content[place] = cards[card]
            held -= 1
            cards[card] = cards[held]
    return cards[:held]
