"""Integers of other libraries: NumPy's, for one, are taken wherever Python's own are."""

from operator import index


def as_index(value: object) -> int | None:
    """The integer that a value stands for; None where it is none. True and False are answers, not numbers."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        return None
