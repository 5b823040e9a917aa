"""Many games among bots, and how they fared."""

from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.progress import track
from rich.table import Table

import sylve
from sylve.bots import Bot
from sylve.cli.arguments import Mistake, bot_named, game_named, options_from, seats_for
from sylve.engine.chance import Dice
from sylve.engine.game import Outcome
from sylve.engine.playing import play_out
from sylve.engine.state import State

console = Console()


class Fortune:
    """What one bot reached over all games."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
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
    records: Path | None = None,
) -> None:
    """
    Args:
        game: the game's id
        seats: how many sit at the table
        games: how many games
        bots: names separated by commas, dealt round the seats; places rotate from game to game
        seed: the first deal; the others follow
        option: a choice as name=value; can be given several times
        records: a folder to write every game into, as its record
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
            state = played.start(count, seed + number, **options)
        except sylve.BadOption as problem:
            raise Mistake(str(problem)) from problem
        play_one(state, seed + number, players, seated, fortunes)
        if records is not None:
            keep(state.record(), records, number)
    console.print(results(fortunes, games, seed))


def play_one(state: State, seed: int, players: dict[str, Bot], seated: list[str], fortunes: dict[str, Fortune]) -> None:
    timed = [Timed(players[bot], fortunes[bot]) for bot in seated]
    outcome = played_by(state, seed, timed).outcome()
    for seat, bot in enumerate(seated):
        fortunes[bot].games += 1
        fortunes[bot].wins += share_of_win(outcome, seat)
        fortunes[bot].points += outcome.scores[seat]


def share_of_win(outcome: Outcome, seat: int) -> float:
    """1 for a win, and its share of a first place that is shared; alone, whether the rival was beaten."""
    if outcome.won is not None:
        return float(outcome.won)
    return 1 / outcome.ranks.count(1) if outcome.ranks[seat] == 1 else 0.0


class Timed:
    """A bot, and the time that its decisions take."""

    def __init__(self, bot: Bot, fortune: Fortune) -> None:
        self.bot = bot
        self.fortune = fortune

    def choose(self, state: State, seat: int, dice: Dice) -> int:
        begun = perf_counter()
        action = self.bot.choose(state, seat, dice)
        self.fortune.seconds += perf_counter() - begun
        self.fortune.decisions += 1
        return action


def played_by(state: State, seed: int, seated: Sequence[Bot | Timed]) -> State:
    """The game to its end, each seat with dice of its own."""
    dice = [Dice(seed * 64 + seat) for seat in range(len(seated))]
    return play_out(state, lambda state, seat: seated[seat].choose(state, seat, dice[seat]))


def keep(record: str, folder: Path, number: int) -> None:
    """A record under the number of its game."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{number:06}.txt").write_text(record, encoding="utf-8")


def results(fortunes: dict[str, Fortune], games: int, seed: int) -> Table:
    table = Table(
        "bot", "seats taken", "won", "won %", "mean score", "ms per decision", title=f"{games} games from seed {seed}"
    )
    for bot, fortune in fortunes.items():
        if fortune.games:
            table.add_row(
                bot,
                str(fortune.games),
                f"{fortune.wins:g}",
                f"{100 * fortune.wins / fortune.games:.1f}",
                f"{fortune.points / fortune.games:.2f}",
                f"{1000 * fortune.seconds / max(1, fortune.decisions):.3f}",
            )
    return table
