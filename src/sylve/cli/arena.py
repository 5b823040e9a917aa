"""A tournament of bots at the prompt: how far it is, and what came of it."""

import importlib.util
import os
from collections.abc import Iterable, Iterator
from datetime import timedelta
from math import ceil
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

from cyclopts import Parameter
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from sylve.bots import levels
from sylve.cli.arguments import (
    Language,
    Mistake,
    bot_named,
    game_named,
    language_or_own,
    needing,
    options_from,
    seats_for,
)
from sylve.cli.simulate import keep
from sylve.engine.game import Game
from sylve.wording import Wording

with needing("arena"):
    from sylve.arena.cluster import cluster as on_cluster
    from sylve.arena.journal import Journal
    from sylve.arena.plans import FEWEST_SEATS, Plan
    from sylve.arena.playing import Played, record_of
    from sylve.arena.problems import Problem
    from sylve.arena.workers import Crew, Shift, processes

RESULTS = Path("results")
EXTRA = ("openskill", "matplotlib")
TELLINGS = 10  # lines of progress where there is no terminal to draw a bar on

console = Console(highlight=False)
aside = Console(stderr=True, highlight=False)


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
    records: Path | None = None,
    language: Language = None,
) -> None:
    """
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
        records: a folder to write every game into, as its record
    """
    played_game = game_named(game)
    wording = Wording(language_or_own(language), game)
    try:
        at_least(("--games", games, 1), ("--jobs", jobs, 1), ("--seed", seed, 0))
        named = levels() if bots is None else [bot.strip() for bot in bots.split(",")]
        for bot in named:
            bot_named(bot, played_game)
        plan = planned(played_game, named, seats, options_from(played_game, option or []), ladder, seed)
        deals = ceil(games / plan.games_of_a_pair)
        folder = folder or RESULTS / plan.name()
        with Journal(folder, plan) as journal:
            play_missing(journal, crew_of(cluster, jobs, plan, folder), plan, plan.total(deals), wording)
            played = journal.first(plan.total(deals))
    except Problem as problem:
        raise Mistake(wording.text(f"arena-problem-{problem.code}", problem.facts)) from problem
    if records is not None:
        keep_all(played, plan, records)
    show(plan, deals, played, folder, wording)


def keep_all(played: list[Played], plan: Plan, folder: Path) -> None:
    for one in played:
        if one.actions:
            keep(record_of(plan, one), folder, one.game)


def crew_of(cluster: list[str] | None, jobs: int, plan: Plan, folder: Path) -> Crew:
    """Who plays: processes here, or a cluster."""
    if cluster is None:
        return processes(jobs)
    return on_cluster(one_of(cluster), jobs, plan.games_of_a_pair, folder)


def at_least(*options: tuple[str, int, int]) -> None:
    for option, value, least in options:
        if value < least:
            raise Problem("too-small", {"option": option, "least": least})


def one_of(address: list[str]) -> str | None:
    """`--cluster` alone is a cluster of this machine; with a word, the one at that address."""
    if len(address) > 1:
        raise Problem("many-addresses", {"address": ", ".join(address)})
    return address[0] if address else None


def planned(game: Game, bots: list[str], seats: int | None, options: dict[str, Any], ladder: bool, seed: int) -> Plan:
    if not all(map(importlib.util.find_spec, EXTRA)):
        raise Problem("no-extra")
    if len(set(bots)) < len(bots):
        raise Problem("bot-twice", {"bot": next(bot for bot in bots if bots.count(bot) > 1)})
    if len(bots) < 2:
        raise Problem("bot-alone", {"bot": bots[0]})
    seated = seats_for(game, seats, least=FEWEST_SEATS)
    if seated < FEWEST_SEATS:
        raise Problem("seat-alone")
    try:
        return Plan.of(game, options, seated, tuple(bots), ladder, seed)
    except ValueError as problem:
        raise Mistake(str(problem)) from problem


def play_missing(journal: Journal, crew: Crew, plan: Plan, total: int, wording: Wording) -> None:
    """Play what the journal lacks; however that ends, say what it holds."""
    missing = journal.missing(total)
    if 0 < len(missing) < total:
        aside.print(wording.text("arena-resumed", {"done": total - len(missing), "total": total}))
    try:
        for played in followed(Shift(crew, plan, missing).games(), total - len(missing), total, wording):
            journal.add(played)
    except (Problem, KeyboardInterrupt):
        kept = {"done": total - len(journal.missing(total)), "total": total, "folder": str(journal.path.parent)}
        aside.print(wording.text("arena-kept", kept), soft_wrap=True)
        raise


def followed(games: Iterable[Played], done: int, total: int, wording: Wording) -> Iterator[Played]:
    """The same games, with how far it is and how long it will take on stderr."""
    yield from (drawn if aside.is_terminal else told)(games, done, total, wording)


def drawn(games: Iterable[Played], done: int, total: int, wording: Wording) -> Iterator[Played]:
    left = TextColumn(wording.text("arena-left"))
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(), left)
    with Progress(*columns, console=aside) as progress:
        task = progress.add_task("", total=total, completed=done)
        for game in games:
            yield game
            progress.advance(task)


def told(games: Iterable[Played], done: int, total: int, wording: Wording) -> Iterator[Played]:
    begun = monotonic()
    step = max(1, total // TELLINGS)
    for fresh, game in enumerate(games, start=1):
        yield game
        if (done + fresh) % step == 0:
            left = timedelta(seconds=round((monotonic() - begun) / fresh * (total - done - fresh)))
            aside.print(wording.text("arena-progress", {"done": done + fresh, "total": total, "left": str(left)}))


def show(plan: Plan, deals: int, played: list[Played], folder: Path, wording: Wording) -> None:
    from sylve.arena.reports import Report, headings, rows, write

    report = Report.of(plan, deals, played)
    table = Table(title=report.title(wording), box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    for number, heading in enumerate(headings(wording)):
        table.add_column(heading, justify="right" if number else "left")
    for row in rows(report):
        table.add_row(*row)
    console.print(table)
    for note in report.notes(wording):
        console.print(note, style="dim")
    files = write(report, wording, folder)
    console.print(wording.text("arena-written", {"files": list(map(str, files))}), soft_wrap=True)
