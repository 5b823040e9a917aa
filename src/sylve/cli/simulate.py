"""Many games among bots, and how they fared."""

from time import perf_counter

from rich.console import Console
from rich.progress import track
from rich.table import Table

import sylve
from sylve.bots import Bot
from sylve.cli.arguments import Mistake, bot_named, game_named, options_from, seats_for
from sylve.engine.chance import Dice
from sylve.engine.playing import play_out
from sylve.engine.state import State

console = Console()


class Fortune:
    """What one bot reached over all games."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.points = 0
        self.decisions = 0
        self.seconds = 0.0


def simulate(
    game: str,
    *,
    seats: int | None = None,
    games: int = 100,
    bots: str = "random,greedy",
    seed: int = 0,
    option: list[str] | None = None,
) -> None:
    """
    Args:
        game: the game's id
        seats: how many sit at the table
        games: how many games
        bots: names separated by commas, dealt round the seats; places rotate from game to game
        seed: the first deal; the others follow
        option: a choice as name=value; can be given several times
    """
    played = game_named(game)
    order = [bot.strip() for bot in bots.split(",")]
    players = {bot: bot_named(bot, played) for bot in order}
    if games < 1:
        raise Mistake(f"at least one game is played, not {games}")
    count = seats_for(played, seats, least=min(len(order), played.seats[-1]))
    options = options_from(played, option or [])
    fortunes = {bot: Fortune() for bot in players}
    for number in track(range(games), description=f"{game}, {count} seats", console=console):
        seated = [order[(seat + number) % len(order)] for seat in range(count)]
        try:
            play_one(played.start(count, seed + number, **options), seed + number, players, seated, fortunes)
        except sylve.BadOption as problem:
            raise Mistake(str(problem)) from problem
    console.print(results(fortunes, games, seed))


def play_one(state: State, seed: int, players: dict[str, Bot], seated: list[str], fortunes: dict[str, Fortune]) -> None:
    dice = [Dice(seed * 64 + seat) for seat in range(len(seated))]

    def choose(state: State, seat: int) -> int:
        begun = perf_counter()
        action = players[seated[seat]].choose(state, seat, dice[seat])
        fortunes[seated[seat]].seconds += perf_counter() - begun
        fortunes[seated[seat]].decisions += 1
        return action

    outcome = play_out(state, choose).outcome()
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
