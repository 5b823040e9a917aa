"""Games as arrays: let bots play them, or take them from records, and write one file."""

from collections.abc import Iterator
from pathlib import Path

from rich.progress import track

import sylve
from sylve.cli.arguments import Mistake, bot_named, game_named, needing, options_from, seats_for
from sylve.cli.simulate import played_by
from sylve.cli.verify import text_of
from sylve.engine.game import Game
from sylve.engine.options import Choice
from sylve.engine.records import BadRecord
from sylve.engine.state import State

with needing("rl"):
    from sylve import datasets


def dataset(
    game: str,
    file: Path,
    *,
    games: int = 1000,
    bots: str = "oak",
    seats: int | None = None,
    seed: int = 0,
    option: list[str] | None = None,
    records: Path | None = None,
) -> None:
    """
    Args:
        game: the game's id
        file: what is written, NumPy's .npz
        games: how many games
        bots: names separated by commas, dealt round the seats; places rotate from game to game
        seats: how many sit at the table
        seed: the first deal; the others follow
        option: a choice as name=value; can be given several times
        records: a folder of records (.txt) to take instead of playing
    """
    chosen = game_named(game)
    try:
        if records is not None:
            found = datasets.collect(read(chosen, records))
        else:
            names = [bot.strip() for bot in bots.split(",")]
            count = seats_for(chosen, seats, least=min(2, chosen.seats[-1]))
            about = {"bots": names, "seed": seed, "games": games}
            found = datasets.collect(
                played(chosen, count, names, games, seed, options_from(chosen, option or [])), about
            )
    except ValueError as problem:
        raise Mistake(str(problem)) from problem
    found.save(file)
    print(f"{file}: {len(found)} decisions of {len(found.arrays['scores'])} games, sha256 {found.checksum()}")


def played(
    game: Game, seats: int, names: list[str], games: int, seed: int, options: dict[str, Choice]
) -> Iterator[State]:
    players = {bot: bot_named(bot, game) for bot in names}
    for number in track(range(games), description=f"{game.id}, {seats} seats"):
        seated = [names[(seat + number) % len(names)] for seat in range(seats)]
        state = game.start(seats, seed + number, **options)  # type: ignore[arg-type]
        yield played_by(state, seed + number, [players[bot] for bot in seated])


def read(game: Game, folder: Path) -> Iterator[State]:
    """The finished games of the folder, in the order of their names."""
    for path in sorted(folder.glob("*.txt")):
        try:
            state = sylve.replay(text_of(path))
        except BadRecord as problem:
            raise Mistake(f"{path}, {problem}") from problem
        if state.setup.game is game and state.over:
            yield state
