"""Integers of other libraries: NumPy's, for one, are taken wherever Python's own are."""


def as_index(value: object) -> int | None:
    """The integer that a value stands for; None where it is none. True and False are answers, not numbers."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    convert = getattr(type(value), "__index__", None)
    return None if convert is None else int(convert(value))
