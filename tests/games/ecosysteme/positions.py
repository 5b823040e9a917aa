"""Positions for the tests of Écosystème: ecosystems as pictures, hands as words."""

from collections.abc import Iterable, Sequence
from typing import Any

import sylve
from sylve.engine.state import State
from sylve.games.ecosysteme.rules import Ecosysteme

KINDS = ("bee", "bear", "trout", "fox", "eagle", "dragonfly", "deer", "rabbit", "meadow", "stream", "wolf")
COPIES = (8, 12, 10, 12, 8, 8, 12, 8, 20, 20, 12)
DECK = [kind for kind, copies in zip(KINDS, COPIES, strict=True) for _ in range(copies)]
GAME: Any = sylve.game("ecosysteme")


def words(cards: str) -> list[str]:
    """`bee*3 wolf` is three bees and a wolf."""
    named = [word.partition("*") for word in cards.split()]
    return [kind for kind, _, times in named for _ in range(int(times or 1))]


def tape_of_hands(hands: Iterable[str], draws: Sequence[int] = ()) -> list[Any]:
    """A tape that deals these hands one after the other (a shorter one is filled up), then whatever is left."""
    left = list(range(len(DECK)))

    def take(kind: str | None) -> int:
        place = next(place for place in left if kind is None or DECK[place] == kind)
        left.remove(place)
        return place

    named = [[take(kind) for kind in words(hand)] for hand in hands]
    dealt = [place for hand in named for place in hand + [take(None) for _ in range(10 - len(hand))]]
    return [list(reversed(dealt + left)), *draws]


def dealt(*hands: str, seats: int = 3, draws: Sequence[int] = (), **more: Any) -> Any:
    """A game that begins with these hands; those beyond the circle are the hands of the second round, or the pile."""
    return GAME.start(seats, tape=tape_of_hands(hands, draws), **more)


def lay_out(state: Ecosysteme, player: int, picture: str) -> None:
    """Lay an ecosystem as drawn, row by row; a dot is an empty cell."""
    for row, line in enumerate(picture.strip().splitlines()):
        for column, word in enumerate(line.split()):
            if word != ".":
                state._put(player, 5 * row + column, KINDS.index(word))


def forests(*pictures: str, seats: int = 3) -> Any:
    """A table on which these ecosystems lie."""
    state = GAME.start(seats, 1)
    for player, picture in enumerate(pictures):
        lay_out(state, player, picture)
    return state


def points(state: Ecosysteme, rule: str, player: int = 0) -> int:
    from sylve.games.ecosysteme import scoring

    rows = (*KINDS, "biodiversity")
    return int(scoring.sheet(state, player)[rows.index(rule)])


def scored(rule: str, picture: str) -> int:
    """What one rule makes of one ecosystem."""
    return points(forests(picture), rule)


def play(state: Ecosysteme, *moves: tuple[int, str]) -> Any:
    for seat, text in moves:
        state.play(seat, state.read(text))
    return state


def everybody(state: Ecosysteme, text: str) -> Any:
    """All who owe a decision do the same."""
    for seat in state.to_act():
        state.play(seat, state.read(text))
    return state


def why_not(state: Ecosysteme, seat: int, text: str) -> str | None:
    refusal = state.why_not(seat, state.read(text))
    return refusal and refusal.code


def table(state: State, seat: int | None = 0) -> Any:
    return state.view(seat)["table"]


def picture(state: Ecosysteme, player: int = 0) -> list[str]:
    """The ecosystem as it lies: one line per row, from its first column to its last."""
    shown = table(state)["ecosystems"][player]
    found = {(card["row"], card["column"]): card["kind"] for card in shown["cards"]}
    return [
        " ".join(found.get((row, column), ".") for column in range(1, shown["width"] + 1))
        for row in range(1, shown["height"] + 1)
    ]


def skip_turn(state: Ecosysteme) -> Any:
    """Everybody takes the first card, lays it on the first place and swaps nothing."""
    turn = state.turn
    while not state.over and state.turn == turn:
        for seat in state.to_act():
            state.play(seat, state.actions(seat)[0])
    return state


def skip_turns(state: Ecosysteme, turns: int) -> Any:
    for _ in range(turns):
        skip_turn(state)
    return state
