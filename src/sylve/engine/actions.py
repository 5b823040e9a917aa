"""The fixed table of a game's actions: blocks of one verb each, and the exact text form of every action."""

from collections.abc import Sequence
from typing import NamedTuple

from sylve.engine.refusals import UnreadableText


class Block(NamedTuple):
    """All actions of one verb, numbered by its fields, the last field fastest. `help` is for those who read code."""

    verb: str
    fields: tuple[Sequence[str], ...]
    help: str

    @property
    def size(self) -> int:
        size = 1
        for names in self.fields:
            size *= len(names)
        return size


class ActionTable:
    """The blocks in order. `say` and `read` turn an action into its text and back."""

    def __init__(self, *blocks: Block) -> None:
        self.blocks = blocks
        self.first: dict[str, int] = {}
        self._texts: list[str] = []
        for block in blocks:
            self.first[block.verb] = len(self._texts)
            self._texts += _texts(block)
        self._actions = {text: action for action, text in enumerate(self._texts)}
        if len(self._actions) != len(self._texts):
            raise ValueError("two actions have the same text")

    def __len__(self) -> int:
        return len(self._texts)

    def say(self, action: int) -> str:
        if not 0 <= action < len(self._texts):
            raise UnreadableText(f"there is no action {action}")
        return self._texts[action]

    def read(self, text: str) -> int:
        action = self._actions.get(text)
        if action is None:
            raise UnreadableText(f"there is no action {text!r}")
        return action


def _texts(block: Block) -> list[str]:
    texts = [block.verb]
    for names in block.fields:
        texts = [f"{text} {name}" for text in texts for name in names]
    return texts
