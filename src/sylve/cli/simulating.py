"""Many games among bots, and how they fared."""

from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

import sylve
from sylve import bots
from sylve.cli.asking import Mistake, bot_named, game_named, options_from, seats_for
from sylve.engine.chance import Dice
from sylve.engine.game import Game

console = Console()


class Fortune:
    """What one bot reached over all games."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.points = 0
        self.decisions = 0
        self.seconds = 0.0


def simulate_games(name: str, seats: int | None, games: int, names: list[str], seed: int, pairs: list[str]) -> None:
    game = game_named(name)
    players = [bot_named(bot.strip(), game) for bot in names]
    if games < 1:
        raise Mistake(f"at least one game is played, not {games}")
    count = seats_for(game, seats, least=min(len(players), game.seats[-1]))
    options = options_from(game, pairs)
    fortunes = {bot: Fortune() for bot in players}
    for number in track(range(games), description=f"{game.id}, {count} seats", console=console):
        seated = [players[(seat + number) % len(players)] for seat in range(count)]
        try:
            play_one(game, count, seed + number, options, seated, fortunes)
        except sylve.BadOption as problem:
            raise Mistake(str(problem)) from problem
    console.print(results(fortunes, games, seed))


def play_one(
    game: Game, seats: int, seed: int, options: dict[str, Any], seated: list[str], fortunes: dict[str, Fortune]
) -> None:
    state = game.start(seats, seed, **options)
    dice = [Dice(seed * 64 + seat) for seat in range(seats)]
    while not state.over:
        for seat in state.to_act():
            begun = perf_counter()
            action = bots.choose(seated[seat], state, seat, dice[seat])
            fortunes[seated[seat]].seconds += perf_counter() - begun
            fortunes[seated[seat]].decisions += 1
            state.play(seat, action)
            break
    outcome = state.outcome()
    for seat, bot in enumerate(seated):
        fortunes[bot].games += 1
        fortunes[bot].wins += outcome.ranks[seat] == 1
        fortunes[bot].points += outcome.scores[seat]


def results(fortunes: dict[str, Fortune], games: int, seed: int) -> Table:
    table = Table(
        "bot", "seats taken", "won", "won %", "mean score", "ms per decision", title=f"{games} games from seed {seed}"
    )
    for bot, fortune in fortunes.items():
        if fortune.games:
            table.add_row(
                bot,
                str(fortune.games),
                str(fortune.wins),
                f"{100 * fortune.wins / fortune.games:.1f}",
                f"{fortune.points / fortune.games:.2f}",
                f"{1000 * fortune.seconds / max(1, fortune.decisions):.3f}",
            )
    return table
