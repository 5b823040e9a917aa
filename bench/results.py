"""The reference results of docs/results.md: how the bots fare in every game, with every number of seats and alone.

`python -m bench.results` plays what docs/results.json lacks, keeps every row as soon as it is measured, and writes the
page. One bot sits among greedy ones and changes its seat from game to game; alone it meets the rulebook's automa. All
of it is what `sylve simulate` plays, so that every row has a command.
"""

import argparse
import json
import os
from collections.abc import Iterator
from functools import cache
from itertools import islice
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any, NamedTuple

import sylve
from sylve import bots
from sylve.arena.results import Z, wilson
from sylve.bots import Bot
from sylve.cli.simulate import played_by, share_of_win
from sylve.engine.game import Game
from sylve.processes import shared_out
from sylve.wording import Wording

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs"
RIVAL = "greedy"
QUICK = ("random", "seedling", "sapling", "pine", RIVAL)
GAMES = 1200  # of a bot that decides at first sight; every number of seats divides it
LEARNED = 600  # of a policy
SEARCHED = {"toutlahaut": 300}  # of the oak, which thinks for seconds in a game of the others
FEWEST = 120
SEED = 1

Row = dict[str, Any]


def wanted() -> Iterator[tuple[Game, int, str, int]]:
    """Every row: game, seats, bot and how many games; the usual tables come first, the oak at the others last."""
    tables = [(game, seats) for game in map(sylve.game, sylve.games()) for seats in game.seats]
    tables.sort(key=lambda table: usual_first(*table))
    usual = [table for table in tables if usual_first(*table) == (0, 0)]
    others = tables[len(usual) :]
    yield from ((*table, bot, GAMES) for table in usual for bot in QUICK)
    yield from ((*table, "oak", games_of_the_oak(table[0])) for table in usual)
    yield from ((*table, bot, GAMES) for table in others for bot in QUICK)
    for game, seats in tables:
        if (ROOT / policy_of(game)).is_file():
            yield game, seats, f"policy:{policy_of(game)}", LEARNED
    yield from ((*table, "oak", games_of_the_oak(table[0])) for table in others)


def games_of_the_oak(game: Game) -> int:
    return SEARCHED.get(game.id, FEWEST)


def usual_first(game: Game, seats: int) -> tuple[int, int]:
    """The fewest rivals that a table of people can have, then alone, then more."""
    fewest = max(2, game.seats[0])
    return (0, 0) if seats == fewest else (1, seats)


def policy_of(game: Game) -> str:
    return f"examples/{game.id}.npz"


def seated(bot: str, seats: int) -> list[str]:
    return [bot, *[RIVAL] * (seats - 1)]


class Deal(NamedTuple):
    """One game to be played, and what came of it follows from this alone."""

    game: str
    seats: int
    bot: str
    number: int


class Played(NamedTuple):
    """One bot among greedy ones: its share of the win, its score, and how long the game took."""

    share: float
    score: int
    seconds: float


def played(deal: Deal) -> Played:
    begun = process_time()
    players = [player(name, deal.game) for name in seated(deal.bot, deal.seats)]
    turned = [players[(seat + deal.number) % deal.seats] for seat in range(deal.seats)]
    seed = SEED + deal.number
    outcome = played_by(sylve.game(deal.game).start(deal.seats, seed), seed, turned).outcome()
    own = -deal.number % deal.seats
    return Played(share_of_win(outcome, own), outcome.scores[own], process_time() - begun)


@cache
def player(bot: str, game: str) -> Bot:
    return bots.make(bot, sylve.game(game))


def deals(game: Game, seats: int, bot: str, games: int) -> Iterator[Deal]:
    """One bot among greedy ones, on as many deals as games."""
    return (Deal(game.id, seats, bot, number) for number in range(games))


def summed(game: Game, seats: int, bot: str, games: list[Played]) -> Row:
    return {
        "game": game.id,
        "version": game.version,
        "seats": seats,
        "bot": bot,
        "games": len(games),
        "won": sum(one.share for one in games),
        "score": fmean(one.score for one in games),
        "error": Z * stdev(one.score for one in games) / sqrt(len(games)),
        "seconds": round(fmean(one.seconds for one in games), 4),
    }


def key(row: Row) -> tuple[object, ...]:
    return row["game"], row["seats"], row["bot"], row["games"]


def page(rows: list[Row]) -> str:
    told = [HEAD]
    for name in sylve.games():
        own = [row for row in rows if row["game"] == name]
        if own:
            versions = " and ".join(str(version) for version in sorted({row["version"] for row in own}))
            title = Wording("en", name).text(f"game-{name}")
            told.append(f"## {title}\nMeasured with version {versions} of the rules.\n\n{table(own)}\n")
    return "\n".join(told)


def table(rows: list[Row]) -> str:
    order = {bot: place for place, bot in enumerate([*QUICK, "oak"])}
    lines = ["| seats | bot | games | won % (95 %) | score (95 %) | command |", "|--:|---|--:|--:|--:|---|"]
    for row in sorted(rows, key=lambda row: (row["seats"], order.get(row["bot"], len(order)))):
        seats = "alone" if row["seats"] == 1 else row["seats"]
        shown = "policy" if row["bot"].startswith("policy:") else row["bot"]
        lines.append(
            f"| {seats} | `{shown}` | {row['games']} | {won(row)} | {row['score']:.1f} ± {row['error']:.1f} "
            f"| `{command(row)}` |"
        )
    return "\n".join(lines)


def won(row: Row) -> str:
    """Greedy among its like wins its share by the count of seats, and nothing else is said by it."""
    if row["seats"] > 1 and row["bot"] == RIVAL:
        return f"{100 / row['seats']:.1f}, its share"
    rate = wilson(row["won"], row["games"])
    return f"{100 * rate.value:.1f} ({100 * rate.low:.0f}–{100 * rate.high:.0f})"


def command(row: Row) -> str:
    names = [RIVAL] if row["bot"] == RIVAL else seated(row["bot"], row["seats"])
    return (
        f"sylve simulate {row['game']} --seats {row['seats']} --bots {','.join(names)} "
        f"--games {row['games']} --seed {SEED}"
    )


HEAD = """# Reference results

How the bots fare in every game, with every number of seats, by the rules as they are without options. One bot sits among greedy ones (`greedy`, which is also the level `beech`) and changes its seat from game to game, every game on a deal of its own; equals would win one game in two, three, four and so on. Alone it meets the rulebook's automa. *Policy* is the network in `examples` ([how it was trained](learn.md): by PPO in Tout là-haut, by watching in the others), which learned at a table of two and plays at the others with what it learned there.

*won*: a shared first place counts as its share; the interval is Wilson's, 95 %. *score*: the bot's own, with the 95 % interval of the mean. The oak thinks for seconds in most games, so that there are fewer of them and its intervals are wide: up to ±9 % of 120 games. A row is what its command plays (native or plain build alike, the same numbers from the same seed). `python -m bench.results` plays what `docs/results.json` lacks and writes this page from it; a test holds that it was not edited by hand. What has no row has not been measured.
"""  # noqa: E501 - a page of Markdown


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.results", description=__doc__)
    parser.add_argument("--page", action="store_true", help="measure nothing, write the page alone")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where results.json and results.md are")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes play")
    given = parser.parse_args()
    kept = given.folder / "results.json"
    rows: list[Row] = json.loads(kept.read_text(encoding="utf-8")) if kept.is_file() else []
    if not given.page:
        for measured in missing(rows, given.jobs):
            rows.append(measured)
            kept.write_text("[\n" + ",\n".join(map(json.dumps, rows)) + "\n]\n", encoding="utf-8")
            print(command(measured), won(measured), f"{measured['seconds']} s", flush=True)
    (given.folder / "results.md").write_text(page(rows), encoding="utf-8")


def missing(rows: list[Row], jobs: int) -> Iterator[Row]:
    """Each row that is wanted and not there, as soon as its games are played."""
    known = set(map(key, rows))
    lacking = [one for one in wanted() if (one[0].id, *one[1:]) not in known]
    games = shared_out(played, (deal for one in lacking for deal in deals(*one)), jobs)
    for game, seats, bot, count in lacking:
        yield summed(game, seats, bot, list(islice(games, count)))


if __name__ == "__main__":
    main()
