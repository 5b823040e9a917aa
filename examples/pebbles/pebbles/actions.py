"""Take one, two or three pebbles."""

from typing import Final

from sylve.engine.actions import ActionTable, Verb

TAKE: Final = Verb("take", "so many pebbles", count=range(1, 4))
ACTIONS: Final = ActionTable(TAKE)
