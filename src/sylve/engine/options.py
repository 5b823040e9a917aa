"""How a game can be varied, and at which tables that means something: said once, for rules, wire, page and docs."""

from collections.abc import Mapping
from typing import NamedTuple

Choice = str | int | bool
NOTHING_ELSE: Mapping[str, Choice] = {}


class When(NamedTuple):
    """Tables at which choices of an option mean something."""

    seats: range
    chosen: Mapping[str, Choice] = NOTHING_ELSE  # with these choices of options declared before it
    choices: tuple[Choice, ...] = ()  # only these choices; any where none is named
    most: int | None = None  # so many parts together at most

    def has(self, choice: Choice, seats: int, chosen: Mapping[str, Choice]) -> bool:
        return (
            seats in self.seats
            and all(chosen[name] == wanted for name, wanted in self.chosen.items())
            and (not self.choices or choice in self.choices)
            and (self.most is None or len(str(choice).split("+")) <= self.most)
        )

    def told(self) -> str:
        """The same for those who read code: `with 2 to 4 seats and seasons=fixed`."""
        least, most = self.seats[0], self.seats[-1]
        seats = f"{least} to {most} seats" if least < most else f"{least} seat{'s' if least > 1 else ''}"
        where = " and ".join([seats, *(f"{name}={choice}" for name, choice in self.chosen.items())])
        which = ", ".join(str(choice).lower() for choice in self.choices)
        limit = f"up to {self.most} of them" if self.most else ""
        return " ".join(part for part in (which, limit, "with", where) if part)


class Option(NamedTuple):
    """One way to vary a game. Its words are in the language files; `help` says it for those who read code."""

    choices: tuple[Choice, ...]
    default: Choice
    help: str
    since: int = 1  # the version of the rules that brought it
    parts: tuple[str, ...] = ()  # besides, any of these can be chosen together: `ant+boa`
    when: tuple[When, ...] = ()  # the tables at which another choice than the default means something; none: at all
    idle: bool = False  # at other tables it may be chosen too, and means nothing there; else it is refused

    def settled(self, choice: Choice) -> Choice | None:
        """The choice as it is kept, parts in their own order; None where there is no such choice."""
        for known in self.choices:
            if choice == known and type(choice) is type(known):
                return known
        names = choice.split("+") if isinstance(choice, str) else []
        ordered = [part for part in self.parts if part in names]
        return "+".join(ordered) if ordered and sorted(names) == sorted(ordered) else None

    def means(self, choice: Choice, seats: int, chosen: Mapping[str, Choice]) -> bool:
        """Whether the choice means something at such a table; the default does everywhere."""
        return not self.when or choice == self.default or any(when.has(choice, seats, chosen) for when in self.when)

    def told(self) -> str:
        """All that can be chosen, for those who type it."""
        told = ", ".join(str(choice).lower() for choice in self.choices)
        told = f"{told}, or some of {'+'.join(self.parts)}" if self.parts else told
        return f"{told} (other than {str(self.default).lower()}: {self.where()})" if self.when else told

    def where(self) -> str:
        """The tables at which another choice than the default means something, for those who read code."""
        return "; ".join(when.told() for when in self.when) or "at every table"
