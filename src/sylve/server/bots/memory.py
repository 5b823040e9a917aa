"""What a bot's process remembers of the games it thinks about, so that it is told only what is new."""

import hashlib
from collections import OrderedDict
from typing import NamedTuple, TypeVar

import sylve
from sylve.engine.records import Record
from sylve.engine.state import State

KEPT = 32  # games that a process remembers

T = TypeVar("T")


class Position(NamedTuple):
    """A game as far as it has come: the record of its deal, and the actions since."""

    deal: str
    actions: list[tuple[int, int]]

    @staticmethod
    def of(state: State) -> "Position":
        return Position(Record.of_deal(state).text(), state.history())


class News(NamedTuple):
    """What a process must hear to know a position: what follows after the actions it knows or, with the deal, all."""

    game: str
    deal: str | None
    known: int
    actions: list[tuple[int, int]]


class Forgotten(Exception):
    """The process does not know the game as far as the server thought."""


class Told:
    """In the server: how far one process has been told of each game."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, list[tuple[int, int]]] = OrderedDict()

    def news(self, position: Position) -> News:
        """What the process does not know yet; all of it where the game has not just gone on, after an undo for one."""
        game = hashlib.sha256(position.deal.encode()).hexdigest()
        known = self._games.pop(game, None)
        _remember(self._games, game, position.actions)
        if known is None or position.actions[: len(known)] != known:
            return News(game, position.deal, 0, position.actions)
        return News(game, None, len(known), position.actions[len(known) :])

    def forget(self) -> None:
        self._games.clear()


class Memory:
    """In the process: the games it knows, those thought about last."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, State] = OrderedDict()

    def recall(self, news: News) -> State:
        """The position that the news lead to."""
        state = self._games.pop(news.game, None) if news.deal is None else sylve.replay(news.deal)
        if state is None or len(state.history()) != news.known:
            raise Forgotten
        for seat, action in news.actions:
            state.play(seat, action)
        _remember(self._games, news.game, state)
        return state


def _remember(games: OrderedDict[str, T], game: str, what: T) -> None:
    games[game] = what
    if len(games) > KEPT:
        games.popitem(last=False)
