"""Who may see which place: the words in which a game's `secrets.py` says it, from its RULES.md alone.

It asks neither the view nor `imagine`, so that what they get wrong together is found: the tests exchange what a seat
may not see, and whatever the seat is told must stay the same.
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from typing import Any, Generic, NamedTuple, TypeVar

from sylve.engine.state import State
from sylve.engine.worlds import as_list, as_vector

S = TypeVar("S", bound=State)


class Exchange(NamedTuple):
    """Two hidden things in each other's place, in words, and done to a state."""

    what: str
    do: Callable[[Any], None]


class Secrets(Generic[S]):
    """What the seats have seen of one game that is played before it."""

    def __init__(self, state: S) -> None:
        self.watch(state)

    def acts(self, state: S, seat: int, action: int) -> None:
        """The seat is about to do this."""

    def watch(self, state: S) -> None:
        """So the table is now: what do the seats get to see?"""

    def exchanges(self, state: S, seat: int | None) -> Iterator[Exchange]:
        """What can be exchanged without the seat (None: a spectator) being allowed to notice. Some of it is enough."""
        raise NotImplementedError


def put(state: State, field: str, at: int, value: int) -> None:
    """Another content for one place of a field. The vector is made anew, for copies may share it."""
    content = as_list(getattr(state, field))
    content[at] = value
    setattr(state, field, as_vector(content))


def swap(state: State, field: str, one: int, other: int) -> None:
    """The contents of two places of a field in each other's place."""
    content = as_list(getattr(state, field))
    content[one], content[other] = content[other], content[one]
    setattr(state, field, as_vector(content))


def swaps(field: str, content: list[int], places: list[int]) -> Iterator[Exchange]:
    """Of places that nobody sees, each in turn with the next that holds something else."""
    for one, other in pairwise(places):
        if content[one] != content[other]:
            yield Exchange(f"{field} {one} and {other}", partial(swap, field=field, one=one, other=other))
