"""Games as arrays: let bots play them, or take them from records, and write one file."""

import os
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from rich.progress import track

import sylve
from sylve.bots import Bot
from sylve.cli.arguments import Mistake, bot_named, game_named, needing, options_from, seats_for
from sylve.cli.simulate import played_by
from sylve.cli.verify import text_of
from sylve.engine.game import Game
from sylve.engine.records import BadRecord
from sylve.engine.state import State
from sylve.processes import shared_out

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
    jobs: int = os.cpu_count() or 1,
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
        jobs: how many processes play; the file is the same
    """
    chosen = game_named(game)
    if jobs < 1:
        raise Mistake(f"at least one process plays, not {jobs}")
    try:
        if records is not None:
            found = datasets.collect(read(chosen, records))
        else:
            names = [bot.strip() for bot in bots.split(",")]
            count = seats_for(chosen, seats, least=min(2, chosen.seats[-1]))
            series = Series(chosen.id, count, tuple(names), seed, options_from(chosen, option or []))
            found = datasets.joined(series.played(games, jobs), {"bots": names, "seed": seed, "games": games})
    except ValueError as problem:
        raise Mistake(str(problem)) from problem
    except BrokenExecutor as problem:
        raise Mistake("a process that played has died; with fewer --jobs there is more memory for each") from problem
    found.save(file)
    print(f"{file}: {len(found)} decisions of {len(found.arrays['scores'])} games, sha256 {found.checksum()}")


class Series(NamedTuple):
    """Games of which each follows from its number, whichever process plays it."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]

    def played(self, games: int, jobs: int) -> Iterator["datasets.Rows"]:
        sylve.game(self.game).start(self.seats, self.seed, **self.options)  # what cannot be is said before others begin
        for bot in self.bots:
            player(bot, self.game)
        rows = shared_out(self.rows, range(games), min(jobs, max(1, games)))
        yield from track(rows, description=f"{self.game}, {self.seats} seats", total=games)

    def rows(self, number: int) -> "datasets.Rows":
        seated = [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]
        state = sylve.game(self.game).start(self.seats, self.seed + number, **self.options)
        players = [player(bot, self.game) for bot in seated]
        return datasets.rows_of(played_by(state, self.seed + number, players))


@cache
def player(bot: str, game: str) -> Bot:
    """One for each process."""
    return bot_named(bot, game_named(game))


def read(game: Game, folder: Path) -> Iterator[State]:
    """The finished games of the folder, in the order of their names."""
    for path in sorted(folder.glob("*.txt")):
        try:
            state = sylve.replay(text_of(path))
        except BadRecord as problem:
            raise Mistake(f"{path}, {problem}") from problem
        if state.setup.game is game and state.over:
            yield state
