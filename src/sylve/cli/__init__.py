"""The command `sylve`: serve, play at the prompt, let bots play, replay and verify records, show values, build."""

import os
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

import sylve
from sylve import native
from sylve.cli.asking import Mistake, needing

app = App(name="sylve", version=f"sylve {sylve.__version__}, {sylve.build} build: {native.why}", help=__doc__)

Language = Annotated[str | None, Parameter(help="fr or en; by default the terminal's own.")]


@app.command
def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    folder: Path | None = None,
    database: str | None = None,
    public_url: str | None = None,
    policies: str | None = None,
) -> None:
    """Serve Sylve to browsers.

    Args:
        host: address to listen at (127.0.0.1)
        port: port to listen at (8000)
        folder: where the SQLite file lives
        database: URL of another database, for example postgresql://…
        public_url: the address that people open, for links and QR codes
        policies: folder of learned bots (.npz), offered at the tables of their game
    """
    from sylve.cli.compiling import compile_behind

    with needing("serve"):
        from sylve.server import Settings, StartError, logs, serving

    try:
        settings = Settings.from_environment(
            host=host, port=port, folder=folder, database=database, public_url=public_url, policies=policies
        )
    except StartError as problem:
        sys.exit(f"sylve: {problem}")
    logs.set_up()
    with compile_behind():
        serving.serve(settings)


@app.command
def prune(
    *,
    unfinished_days: float | None = None,
    finished_days: float | None = None,
    folder: Path | None = None,
    database: str | None = None,
    dry_run: bool = False,
) -> None:
    """Delete the tables that nobody has touched for a long time, also while Sylve serves.

    Args:
        unfinished_days: days after which a game that nobody plays on is deleted; 0: never
        finished_days: days after which a finished game is deleted; 0: never
        folder: where the SQLite file lives
        database: URL of another database, for example postgresql://…
        dry_run: only say how many there are
    """
    with needing("serve"):
        from sylve.cli.keeping import prune_tables

    prune_tables(folder, database, unfinished_days, finished_days, dry_run)


@app.command
def backup(file: Path, *, folder: Path | None = None, database: str | None = None) -> None:
    """Write everything that a server has stored into one file, also while it runs.

    Args:
        file: the file to write; it holds secrets of running games
        folder: where the SQLite file lives
        database: URL of another database, for example postgresql://…
    """
    with needing("serve"):
        from sylve.cli.keeping import back_up

    back_up(file, folder, database)


@app.command
def restore(file: Path, *, folder: Path | None = None, database: str | None = None) -> None:
    """Fill a new database from a backup, of the same kind or another.

    Args:
        file: what `sylve backup` has written
        folder: where the new SQLite file will live
        database: URL of another new database, for example postgresql://…
    """
    with needing("serve"):
        from sylve.cli.keeping import restore_from

    restore_from(file, folder, database)


@app.command
def play(
    game: str,
    *,
    seats: int | None = None,
    bot: str = "greedy",
    seed: int | None = None,
    option: list[str] | None = None,
    language: Language = None,
) -> None:
    """Play a game at the prompt, against bots.

    Args:
        game: the game's id, for example toutlahaut
        seats: how many sit at the table; you are the first of them
        bot: who sits on the others
        seed: the deal; by default a new one
        option: a choice as name=value; can be given several times
    """
    from sylve.cli.playing import play_at_prompt

    play_at_prompt(game, seats, bot, seed, option or [], language)


@app.command
def simulate(
    game: str,
    *,
    seats: int | None = None,
    games: int = 100,
    bots: str = "random,greedy",
    seed: int = 0,
    option: list[str] | None = None,
) -> None:
    """Let bots play many games and show how they fared.

    Args:
        game: the game's id
        seats: how many sit at the table
        games: how many games
        bots: names separated by commas, dealt round the seats; places rotate from game to game
        seed: the first deal; the others follow
        option: a choice as name=value; can be given several times
    """
    from sylve.cli.simulating import simulate_games

    simulate_games(game, seats, games, bots.split(","), seed, option or [])


@app.command
def arena(
    game: str,
    *,
    bots: str | None = None,
    seats: int | None = None,
    games: int = 100,
    seed: int = 0,
    ladder: Annotated[bool, Parameter(negative=())] = False,
    option: list[str] | None = None,
    jobs: int = os.cpu_count() or 1,
    cluster: Annotated[list[str] | None, Parameter(consume_multiple=True, negative=())] = None,
    folder: Path | None = None,
    language: Language = None,
) -> None:
    """Hold a tournament of bots on the same deals: ratings with their errors, a table, a plot and a JSON report.

    Interrupted, the same command goes on where it was; with more games, it plays only those that are new.

    Args:
        game: the game's id
        bots: names separated by commas; by default the five levels
        seats: how many sit at the table, by default two or the fewest; with more, one bot meets copies of its rival
        games: games of each pair, rounded up to whole deals, each played from every seat
        seed: what the deals and the bots' dice come from
        ladder: each bot meets the next in the list only, instead of all
        option: a choice as name=value; can be given several times
        jobs: how many processes play
        cluster: play on the Ray cluster at that address, or alone: on one of this machine
        folder: where games and report are written; by default one of its own under results/
    """
    with needing("arena"):
        from sylve.cli.competing import compete

    compete(game, bots, seats, games, seed, ladder, option or [], jobs, cluster, folder, language)


@app.command
def replay(record: Path, *, move: int | None = None, language: Language = None) -> None:
    """Tell a recorded game in words.

    Args:
        record: the file
        move: stop after that move and show the table
    """
    from sylve.cli.records import tell_record

    tell_record(record, move, language)


@app.command
def verify(record: Path) -> None:
    """Deal a recorded game again and check every line of it."""
    from sylve.cli.records import verify_record

    verify_record(record)


@app.command
def values(game: str, *changes: str) -> None:
    """Show a game's values with their provenance, or replace some: sylve values toutlahaut card-08=g2-g3

    Args:
        game: the game's id
        changes: name=value
    """
    from sylve.cli.valuing import show_or_replace

    show_or_replace(game, changes)


@app.command
def build() -> None:
    """Compile the rules to native code, where a C compiler is found."""
    from sylve.cli.compiling import compile_now

    compile_now()


def main() -> None:
    """Run the command; what the person can mend is said in one sentence."""
    try:
        app()
        sys.stdout.flush()
    except Mistake as mistake:
        sys.exit(f"sylve: {mistake}")
    except BrokenPipeError:  # whoever reads, `head` for example, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
