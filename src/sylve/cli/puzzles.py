"""Finding puzzles in games of strong bots."""

from itertools import count as numbers
from itertools import islice
from pathlib import Path

from rich.console import Console

from sylve import puzzles as found
from sylve.cli.arguments import Mistake, game_named, options_from, seats_for

console = Console(highlight=False)


def puzzles(
    game: str,
    *,
    count: int = 5,
    among: int | None = None,
    seats: int | None = None,
    deal: int = 1,
    tries: int | None = None,
    option: list[str] | None = None,
    write: bool = False,
) -> None:
    """
    Args:
        game: the game's id
        count: how many to find
        among: how many to find first, of which the clearest are taken that differ the most
        seats: how many sit at the table
        deal: the first deal; the others follow
        tries: how much is tried out for each decision; by default as much as the strongest bot does
        option: a choice as name=value; can be given several times
        write: keep them beside the game, in games/<id>/puzzles
    """
    played = game_named(game)
    if count < 1 or deal < 0 or (tries is not None and tries < 1):
        raise Mistake("at least one puzzle is looked for, from a deal that is not negative, by at least one try")
    seated = seats_for(played, seats, least=2)
    options = options_from(played, option or [])
    search = found.find(played, seated, numbers(deal), tries or int(played.bot.tries), **options)
    taken = found.varied(list(islice(search, among or count)), count)
    for puzzle in sorted(taken, key=lambda each: len(each["moves"])):
        rivals = ", ".join(f"{each['action']} −{100 * each['chance']:.0f} %" for each in puzzle["proof"]["rivals"])
        where: Path | str = found.write(game, puzzle) if write else f"deal {puzzle['deal']}"
        move = len(puzzle["moves"]) + 1
        console.print(f"{where}, move {move}: {puzzle['answer']}; beside it {rivals}", soft_wrap=True)
