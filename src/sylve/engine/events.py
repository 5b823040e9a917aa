"""What happened, for the log and the animations: each kind declared once, with its facts and who may know them.

Rules tell integers (`state.tell(KEEPS, seat, pile)`); whoever listens makes facts of them at once, while what they
speak of still lies on the table.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from sylve.engine.views import Views

if TYPE_CHECKING:
    from sylve.engine.state import State

Facts = Mapping[str, object]


class Event:
    """One thing that happened: what everybody knows of it, and what only some seats know besides."""

    def __init__(self, kind: str, facts: Facts, secrets: Mapping[int, Facts]) -> None:
        self.kind = kind
        self.facts = facts
        self.secrets = secrets

    def __repr__(self) -> str:
        told = [f"{name}={fact!r}" for name, fact in self.facts.items()]
        hidden = [
            f"{name}={fact!r} (seat {seat})" for seat, secret in self.secrets.items() for name, fact in secret.items()
        ]
        return f"<{' '.join([self.kind, *told, *hidden])}>"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Event, (self.kind, self.facts, self.secrets)

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event as this seat (None: a spectator) may know it."""
        known = {} if seat is None else self.secrets.get(seat, {})
        return {"kind": self.kind, "facts": {**self.facts, **known}}


class Fact:
    """One part of an event: what the integer that is told stands for, its type on the page, and who may know it."""

    def __init__(self, read: Callable[[Any, int], object], typescript: str, meaning: str) -> None:
        self.read = read
        self.typescript = typescript
        self.meaning = meaning
        self.private = False  # known only to the seat that the event is about
        self.told = True  # the rules tell an integer for it; else it is read from the one before, or off the table
        self.of_seat = False  # the listener reads it by the seat that the event is about
        self.each_seat = False  # every seat has one of its own, which it alone may know

    def for_its_seat(self) -> "Fact":
        """The same, known only to the seat that the event is about."""
        fact = Fact(self.read, self.typescript, self.meaning)
        fact.private, fact.told, fact.of_seat = True, self.told, self.of_seat
        return fact


def number(meaning: str) -> Fact:
    return Fact(lambda _state, value: value, "number", meaning)


def named(prefix: str, names: Sequence[str]) -> Fact:
    """One of these names, as the id of its message: `@card-fern`."""
    ids = [f"@{prefix}-{name}" for name in names]
    return Fact(lambda _state, at: ids[at], " | ".join([f'"{name}"' for name in dict.fromkeys(ids)]), f"a {prefix}")


def read_at(read: Callable[[Any, int], object], typescript: str, meaning: str) -> Fact:
    """Something that the listener reads from the state, at once; the integer says where."""
    return Fact(read, typescript, meaning)


def read_off(read: Callable[[Any], object], typescript: str, meaning: str) -> Fact:
    """Something that the listener finds on the table by itself: the rules tell nothing for it."""
    fact = Fact(lambda state, _nothing: read(state), typescript, meaning)
    fact.told = False
    return fact


def again(read: Callable[[Any, int], object], typescript: str, meaning: str) -> Fact:
    """Something else that the integer of the fact before it says."""
    fact = Fact(read, typescript, meaning)
    fact.told = False
    return fact


def of_seat(read: Callable[[Any, int], object], typescript: str, meaning: str) -> Fact:
    """Something of the seat that the event is about, which the listener finds by itself."""
    fact = Fact(read, typescript, meaning)
    fact.told, fact.of_seat = False, True
    return fact


def for_each_seat(read: Callable[[Any, int], object], typescript: str, meaning: str) -> Fact:
    """Something that every seat has of its own and alone may know: the cards it is dealt."""
    fact = Fact(read, typescript, f"{meaning}, for each seat its own")
    fact.private, fact.told, fact.each_seat = True, False, True
    return fact


SEAT: Final = number("a seat")
NUMBER: Final = number("a number")
FROM_ONE: Final = Fact(lambda _state, at: at + 1, "number", "a number, counted from one")


class Kind:
    """A kind of event. Its facts are in the order in which the rules tell their integers."""

    def __init__(self, name: str, facts: Mapping[str, Fact]) -> None:
        self.name = name
        self.facts = facts
        of_one_seat = [fact for fact in facts.values() if fact.of_seat or (fact.private and not fact.each_seat)]
        if of_one_seat and "seat" not in facts:
            raise ValueError(f"{name}: some of it belongs to the seat of the event, and there is none")

    def __repr__(self) -> str:
        return f"<event {' '.join([self.name, *self.facts])}>"

    def event(self, state: "State", values: Sequence[int]) -> Event:
        """What has just happened, in facts."""
        facts: dict[str, Any] = {}
        own: dict[str, Any] = {}  # of the seat that the event is about
        secrets: dict[int, dict[str, Any]] = {}
        told, value = iter(values), 0
        for name, fact in self.facts.items():
            if fact.each_seat:
                for seat in range(state.seats):
                    secrets.setdefault(seat, {})[name] = fact.read(state, seat)
                continue
            value = next(told) if fact.told else value
            (own if fact.private else facts)[name] = fact.read(state, _seat(facts) if fact.of_seat else value)
        if own:
            secrets.setdefault(_seat(facts), {}).update(own)
        return Event(self.name, facts, secrets)


def _seat(facts: Facts) -> int:
    return int(str(facts["seat"]))


class Kinds:
    """All that can happen in one game, in the order of its declaration."""

    def __init__(self) -> None:
        self.declared: dict[str, Kind] = {}

    def kind(self, called: str, /, **facts: Fact) -> Kind:
        """Declare the next kind of event; its sentence is the message `log-<called>`."""
        if called in self.declared:
            raise ValueError(f"{called} is declared twice")
        self.declared[called] = Kind(called, facts)
        return self.declared[called]


class Beat:
    """A moment worth seeing: the table as it was then, and how many events had been told."""

    def __init__(self, events: i64, state: "State") -> None:
        self.events = events
        self.state = state
        self._views: Views | None = None

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat (None: a spectator) could see then."""
        return self.views().of(seat)

    def views(self) -> Views:
        """Everybody's views of then. Nobody is asked anything meanwhile."""
        if self._views is None:
            self._views = Views(self.state, asks=False, over=self.state.over)
        return self._views
