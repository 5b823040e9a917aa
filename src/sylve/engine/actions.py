"""The fixed table of a game's actions: verbs with named fields, numbered in the order of their declaration.

One table gives number, verb with fields, and text of every action; rules, records, the wire and the page all ask it.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias, final

from mypy_extensions import i64

from sylve.engine.refusals import UnreadableText
from sylve.engine.vec import append, vec

Value: TypeAlias = str | int | tuple[int, ...]
"""What a field says: a name, a number, or several numbers (the two cells of a swap)."""


@final
class Verb:
    """What kind of decision an action is; with its fields it is the action. `help` is for those who read code.

    `text` says how the fields are written after the name, where that is not one after the other: `leaf-{leaf}`.
    """

    def __init__(self, name: str, help: str, text: str = "", **fields: Sequence[Value]) -> None:  # noqa: A002
        self.name = name
        self.help = help
        self.fields: Mapping[str, Sequence[Value]] = fields
        self.text = " ".join([name, text] if text else [name, *[f"{{{field}}}" for field in fields]])
        sizes = [len(values) for values in fields.values()] + [1, 1, 1]
        if len(sizes) > 6:
            raise ValueError(f"{name}: three fields at most")
        self.first: i64 = 0  # the number of its first action; the table sets it
        self.step_of_first: i64 = sizes[1] * sizes[2]  # how far apart two values of the first field lie
        self.step_of_second: i64 = sizes[2]
        self.count_of_second: i64 = sizes[1]
        self.size: i64 = sizes[0] * sizes[1] * sizes[2]

    def __repr__(self) -> str:
        return f"<{' '.join([self.name, *self.fields])}>"

    def of(self, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> i64:
        """The action with these fields, each a place in its list of values."""
        return self.first + first * self.step_of_first + second * self.step_of_second + third

    def has(self, action: i64) -> bool:
        return self.first <= action < self.first + self.size

    def argument(self, action: i64) -> i64:
        """Which of the verb's actions it is: the value of the only field, where there is one."""
        return action - self.first

    def first_field(self, action: i64) -> i64:
        return (action - self.first) // self.step_of_first

    def second_field(self, action: i64) -> i64:
        if self.step_of_second == 1:  # the last field: a division less
            return (action - self.first) % self.count_of_second
        return (action - self.first) // self.step_of_second % self.count_of_second

    def third_field(self, action: i64) -> i64:
        return (action - self.first) % self.step_of_second

    def say(self, values: Sequence[Value]) -> str:
        """The exact text of its action with these values."""
        return self.text.format(**dict(zip(self.fields, map(_text, values), strict=True)))

    def combinations(self) -> list[tuple[Value, ...]]:
        """The values of the fields of each of its actions, the last field fastest."""
        rows: list[tuple[Value, ...]] = [()]
        for values in self.fields.values():
            rows = [(*row, value) for row in rows for value in values]
        return rows


class ActionTable:
    """The verbs in order. An action's number is where it stands in the table."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = list(verbs)
        self._verb_at = vec[i64]()
        self._values: list[tuple[Value, ...]] = []
        self._texts: list[str] = []
        for number, verb in enumerate(self.verbs):
            verb.first = len(self._texts)
            for values in verb.combinations():
                self._verb_at = append(self._verb_at, number)
                self._values.append(values)
                self._texts.append(verb.say(values))
        self._acts: dict[int, dict[str, object]] = {}  # those that were asked for
        self._actions = {text: action for action, text in enumerate(self._texts)}
        if len(self._actions) != len(self._texts):
            raise ValueError("two actions have the same text")

    def __len__(self) -> int:
        return len(self._texts)

    def verb_of(self, action: i64) -> Verb:
        return self.verbs[self._verb_at[action]]

    def named(self, name: str) -> Verb:
        return next(verb for verb in self.verbs if verb.name == name)

    def act(self, action: int) -> dict[str, object]:
        """The action as the wire has it: its verb and its fields by name. Always the same object: nobody changes it."""
        act = self._acts.get(action)
        if act is None:
            verb, values = self.verb_of(action), self._values[action]
            act = {"verb": verb.name, **dict(zip(verb.fields, values, strict=True))}
            self._acts[action] = act
        return act

    def say(self, action: int) -> str:
        if not 0 <= action < len(self._texts):
            raise UnreadableText(f"there is no action {action}")
        return self._texts[action]

    def read(self, text: str) -> int:
        action = self._actions.get(text)
        if action is None:
            raise UnreadableText(f"there is no action {text!r}")
        return action


def _text(value: Value) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
