"""`sylve verify`: a record, checked line by line."""

from pathlib import Path

from sylve.cli.arguments import Mistake
from sylve.engine.records import BadRecord, Record, parse, replay


def verify(record: Path) -> None:
    """
    Args:
        record: the file
    """
    found = checked(record)
    committed = "; the seed is the one that was committed to" if found.live.secret else ""
    ended = f"the scores are {', '.join(map(str, found.scores))}" if found.scores else "the game is not over"
    print(f"{record} holds: {found.game}, {found.seats} seats, {len(found.moves)} moves, {ended}{committed}.")


def checked(path: Path) -> Record:
    text = text_of(path)
    try:
        record = parse(text)
        replay(text)
    except BadRecord as problem:
        raise Mistake(f"{path}, {problem}") from problem
    return record


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise Mistake(f"{path} cannot be read: {problem}") from problem
