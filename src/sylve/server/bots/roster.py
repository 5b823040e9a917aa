"""Which bots may be seated: the levels, and the policies and agents of the server's folder, each by its file's name.

`NAME.agent` holds a game's id and an agent (`leaf command:./agent@2s`); see `sylve.bots.agents`.

A page says `learned:NAME` and never a path; what it may say is what it was offered.
"""

from pathlib import Path
from typing import NamedTuple

import sylve
from sylve import bots
from sylve.server.settings import StartError
from sylve.table.problems import Problem

LEARNED = "learned:"
LONGEST_NAME = 32
STAND_IN = "beech"  # for whoever leaves or is late, and for a policy that is no longer there


class Learned(NamedTuple):
    game: str
    bot: str  # as `bots.make` knows it


class Roster:
    def __init__(self, folder: str) -> None:
        """Without a folder there are the levels alone; a StartError says why one cannot be read."""
        self.problems: list[str] = []  # what is wrong with files that are left out
        self._learned: dict[str, Learned] = {}
        if folder:
            self._read(Path(folder))

    def offered(self, game: str) -> list[str]:
        """The levels, the weakest first, then what was learned for this game."""
        return bots.levels() + [name for name, learned in self._learned.items() if learned.game == game]

    def check(self, bot: str | None, game: str) -> None:
        if bot not in bots.names() and bot not in self.offered(game):
            raise Problem("unknown-bot", bot=bot)

    def played_as(self, bot: str) -> str:
        """The bot as `bots.make` knows it."""
        if not bot.startswith(LEARNED):
            return bot
        learned = self._learned.get(bot)
        return STAND_IN if learned is None else learned.bot

    def _read(self, folder: Path) -> None:
        if not folder.is_dir():
            raise StartError(f"There is no folder {folder} with policies: choose another with --policies.")
        for file in sorted([*folder.glob("*.npz"), *folder.glob("*.agent")]):
            try:
                self._learned[_name(file)] = _agent(file) if file.suffix == ".agent" else _policy(file)
            except ValueError as problem:
                self.problems.append(f"A learned bot is left out: {problem}.")


def _policy(file: Path) -> Learned:
    try:
        from sylve.bots.policy import load
    except ModuleNotFoundError:
        raise StartError("Learned bots need NumPy: pip install sylve[rl], or serve without --policies.") from None
    return Learned(load(str(file)).game, f"{bots.POLICY}{file}")


def _agent(file: Path) -> Learned:
    game, _, agent = file.read_text("utf-8").strip().partition(" ")
    if game not in sylve.games() or not agent.startswith(bots.AGENTS):
        raise ValueError(f"{file} holds no game and agent, as in: leaf command:./agent@2s")
    bots.make(agent, sylve.game(game))
    return Learned(game, agent)


def _name(file: Path) -> str:
    if len(file.stem) > LONGEST_NAME or not file.stem.isprintable():
        raise ValueError(f"{file} has a name that is longer than {LONGEST_NAME} characters, or cannot be shown")
    return LEARNED + file.stem
