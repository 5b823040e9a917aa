"""`sylve replay`: a record, told in words."""

from pathlib import Path

from rich.console import Console
from rich.markup import escape

import sylve
from sylve.cli.arguments import Language, Mistake, language_or_own
from sylve.cli.play import score_table
from sylve.cli.verify import checked
from sylve.engine.records import NOT_LIVE
from sylve.wording import Wording

console = Console(highlight=False)


def replay(record: Path, *, move: int | None = None, language: Language = None) -> None:
    """
    Args:
        record: the file
        move: stop after that move and show the table
    """
    told = checked(record)
    if move is not None and not 0 <= move <= len(told.moves):
        raise Mistake(f"this game has moves 0 to {len(told.moves)}, not {move}")
    wording = Wording(language_or_own(language), told.game, told.live.names)
    moves = told.moves if move is None else told.moves[:move]
    scores = told.scores if len(moves) == len(told.moves) else None
    state = sylve.replay(told._replace(moves=moves, scores=scores, live=NOT_LIVE).text(), listen=True)
    for event in state.heard or ():
        seen = event.seen_by(None)
        console.print(escape(wording.text(f"log-{seen['kind']}", seen["facts"])))
    console.print()
    for message, facts in state.setup.game.sentences(state, None):
        console.print(escape(wording.text(message, facts)))
    wording.names = (
        [wording.text("seat-name", {"number": seat + 1}) for seat in range(told.seats)]
        if not wording.names
        else wording.names
    )
    console.print(score_table(state, wording))
