"""What the decisions of each level cost, by the count of the strongest bot."""

from rich.console import Console
from rich.table import Table

from sylve import bots
from sylve.bots.mistakes import DEAR, usual_score
from sylve.bots.mistakes import mistakes as judged
from sylve.cli.arguments import Mistake, game_named, seats_for

console = Console()


def mistakes(
    game: str, *, seats: int | None = None, decisions: int = 200, tries: int | None = None, seed: int = 0
) -> None:
    """
    Args:
        game: the game's id
        seats: how many sit at the table
        decisions: how many decisions of each level are judged
        tries: how much the strongest bot tries out for each of them; by default as much as for its own
        seed: the first deal; the others follow
    """
    played = game_named(game)
    if decisions < 1 or (tries is not None and tries < 1):
        raise Mistake("at least one decision is judged, by at least one try")
    count = seats_for(played, seats, least=2)
    usual = usual_score(played, count, 20, seed)
    title = f"{game}, {count} seats: a usual score is {usual:.1f}"
    table = Table("level", "decisions", f"dearer than {usual / DEAR:.1f}", "%", "mean cost", title=title)
    for level in bots.levels()[:-1]:
        found = judged(played, level, count, decisions, tries or int(played.bot.tries), usual, seed)
        share = f"{100 * found.share:.1f}"
        table.add_row(level, str(found.decisions), str(found.dear), share, f"{found.cost:.2f}")
    console.print(table)
