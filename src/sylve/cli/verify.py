"""`sylve verify`: a record, checked line by line."""

import hashlib
from pathlib import Path

from sylve.cli.arguments import Mistake
from sylve.engine.chance import commitment as commitment_of
from sylve.engine.records import BadRecord, Record, parse, replay


def verify(record: Path, *, commitment: str | None = None, seal: str | None = None) -> None:
    """
    Args:
        record: the file
        commitment: what the table promised before the first card; the page of everybody who played shows it
        seal: what the table told when the game was over; the page shows it too
    """
    found = checked(record)
    if commitment is not None and (not found.live.secret or commitment_of(found.live.secret) != commitment.lower()):
        raise Mistake(f"{record} is not the game that was promised: its commitment is another.")
    if seal is not None and hashlib.sha256(text_of(record).encode()).hexdigest() != seal.lower():
        raise Mistake(f"{record} is not the record of that game: its seal is another.")
    committed = "; the seed is the one that was committed to" if found.live.secret else ""
    gave_up = "seat " + " and ".join(map(str, found.live.conceded)) + " gave up" if found.live.conceded else ""
    ended = f"the scores are {', '.join(map(str, found.scores))}" if found.scores else gave_up or "the game is not over"
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
