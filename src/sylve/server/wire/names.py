"""What people may call themselves: any script, but nothing that cannot be seen or that disturbs a line of text."""

import unicodedata

from sylve.table.problems import Problem

NAME_LENGTH = 24
MARKS_IN_A_ROW = 2  # as many as any script needs; more would reach into the lines above
BIDI_CONTROLS = frozenset("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
JOINERS = frozenset("\u200c\u200d")  # needed within words of some scripts, and within emoji
BLANKS = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")  # letters and signs that show nothing
DISTURBING = ("Cc", "Cs", "Co", "Cn", "Zl", "Zp")


def checked_name(name: str) -> str:
    """A name as it is kept: composed, with single spaces, short; a name that could not be seen is refused."""
    if any(_disturbs(character) for character in name.strip()):
        raise Problem("bad-name", most=NAME_LENGTH)
    trimmed = " ".join(unicodedata.normalize("NFC", name).split())
    if len(trimmed) > NAME_LENGTH or _stacks(trimmed):
        raise Problem("bad-name", most=NAME_LENGTH)
    if trimmed and not any(_is_seen(character) for character in trimmed):
        raise Problem("bad-name", most=NAME_LENGTH)
    return trimmed


def _disturbs(character: str) -> bool:
    """Controls, lone surrogates, unassigned and invisible characters; joiners and accents of any script are welcome."""
    category = unicodedata.category(character)
    if category in DISTURBING or character in BIDI_CONTROLS or character in BLANKS:
        return True
    return category == "Cf" and character not in JOINERS


def _stacks(name: str) -> bool:
    """Whether more marks are heaped on one letter than any language does."""
    heap = 0
    for character in unicodedata.normalize("NFD", name):
        heap = heap + 1 if unicodedata.category(character) in ("Mn", "Me") and not _selects(character) else 0
        if heap > MARKS_IN_A_ROW:
            return True
    return False


def _selects(character: str) -> bool:
    """The selectors that choose between the forms of a sign, as emoji need them."""
    return "\ufe00" <= character <= "\ufe0f"


def _is_seen(character: str) -> bool:
    return unicodedata.category(character)[0] in "LNPS"


def told_apart(names: list[str]) -> list[str]:
    """The names of a table's seats, equal ones numbered: people who look alike must not pass for each other."""
    told: list[str] = []
    for place, name in enumerate(names):
        alike = sum(_folded(other) == _folded(name) for other in names[:place]) if name else 0
        told.append(f"{name} ({alike + 1})" if alike else name)
    return told


def _folded(name: str) -> str:
    """Names that are equal to the eye: width, case and composition aside."""
    return unicodedata.normalize("NFKC", name).casefold()
