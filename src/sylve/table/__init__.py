"""A live game: who sits where, what was played, what each may see. No web code.

`entries` is what is stored, `table` what follows from it, `commands` what people and bots may ask, `replays` what a
finished game shows again.
"""

from sylve.table.entries import Entry
from sylve.table.problems import Problem, Refused
from sylve.table.table import Table

__all__ = ["Entry", "Problem", "Refused", "Table"]
