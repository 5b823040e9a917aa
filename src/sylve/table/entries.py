"""What is kept of a table: entries that are only ever added, numbered from 1. A table is what follows from them."""

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Kind = Literal[
    "open",
    "sit",
    "stand",
    "assign",
    "remove",
    "lock",
    "hush",
    "call",
    "promise",
    "deal",
    "reveal",
    "start",
    "play",
    "undo",
    "nudge",
    "vote",
    "concede",
    "end",
    "rematch",
]


clock = time.time_ns
"""What time it is; tests of days put another one in its place."""


def now() -> int:
    """Milliseconds since 1970."""
    return clock() // 1_000_000


@dataclass(frozen=True, slots=True)
class Entry:
    table: str
    sequence: int
    kind: Kind
    seat: int | None
    payload: Mapping[str, Any]
    at: int = field(default_factory=now, compare=False)
