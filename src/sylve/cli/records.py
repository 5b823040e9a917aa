"""Telling a record in words, and checking it line by line."""

from pathlib import Path

from rich.console import Console
from rich.markup import escape

import sylve
from sylve.cli.asking import Mistake, language_or_own
from sylve.cli.playing import score_table
from sylve.engine.records import BadRecord, Record, parse, replay
from sylve.wording import Wording

console = Console(highlight=False)


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise Mistake(f"{path} cannot be read: {problem}") from problem


def checked(path: Path) -> tuple[Record, str]:
    text = text_of(path)
    try:
        record = parse(text)
        replay(text)
    except BadRecord as problem:
        raise Mistake(f"{path}, {problem}") from problem
    return record, text


def verify_record(path: Path) -> None:
    record, _ = checked(path)
    committed = "; the seed is the one that was committed to" if record.live.secret else ""
    ended = f"the scores are {', '.join(map(str, record.scores))}" if record.scores else "the game is not over"
    print(f"{path} holds: {record.game}, {record.seats} seats, {len(record.moves)} moves, {ended}{committed}.")


def tell_record(path: Path, move: int | None, language: str | None) -> None:
    record, _ = checked(path)
    if move is not None and not 0 <= move <= len(record.moves):
        raise Mistake(f"this game has moves 0 to {len(record.moves)}, not {move}")
    wording = Wording(language_or_own(language), record.game, record.live.names)
    moves = record.moves if move is None else record.moves[:move]
    state = sylve.replay(
        record._replace(moves=moves, scores=None if move is not None else record.scores).text(), listen=True
    )
    for event in state.heard or ():
        seen = event.seen_by(None)
        console.print(escape(wording.text(f"log-{seen['kind']}", seen["facts"])))  # type: ignore[arg-type]
    console.print()
    for message, facts in state.setup.game.view.sentences(state, None):
        console.print(escape(wording.text(message, facts)))
    wording.names = (
        [wording.text("seat-name", {"number": seat + 1}) for seat in range(record.seats)]
        if not wording.names
        else wording.names
    )
    console.print(score_table(state, wording))
