"""Positions of Tout là-haut in words: faces as `b2-b3`, `grey` for a card laid face down."""

from collections.abc import Iterable
from typing import Any

import sylve
from sylve.engine.chance import Tape
from sylve.engine.state import State
from sylve.games.toutlahaut import pieces
from sylve.games.toutlahaut.rules import ToutLaHaut

GAME: Any = sylve.game("toutlahaut")  # whose states are of the game's own class

OUR_BOX = pieces.VALUES.box({})

GREY = "grey"


def dealt(
    seats: int, order: Iterable[str] = (), first: int = 0, second: Iterable[str] = (), **options: Any
) -> ToutLaHaut:
    """A game whose cards come in this order; the rest of the deck follows as in the box."""
    tape: Tape = [first, shuffle(seats, order)]
    if options.get("games") == "two":
        tape.append(shuffle(seats, second))
    state = sylve.game("toutlahaut").start(seats, tape=tape, listen=True, **options)
    assert isinstance(state, ToutLaHaut)
    return state


def shuffle(seats: int, faces: Iterable[str]) -> list[int]:
    """The shuffle that brings these faces first."""
    deck = list(OUR_BOX.deck(seats))
    left = list(range(len(deck)))
    chosen = []
    for face in faces:
        place = next(place for place in left if pieces.FACES[deck[place]] == face)
        left.remove(place)
        chosen.append(place)
    return chosen + left


def play(state: ToutLaHaut, *says: str) -> ToutLaHaut:
    """Each play by whoever's turn it is."""
    for say in says:
        (seat,) = state.to_act()
        state.play(seat, state.read(say))
    return state


def towers(*trees: str, first: int = 0, **options: Any) -> ToutLaHaut:
    """A game in which these trees have grown, each seat playing the card it drew."""
    seats = len(trees)
    cards = [tree.split() for tree in trees]
    turns = [cards[(first + turn) % seats][turn // seats] for turn in range(sum(map(len, cards)))]
    named = [face for face in turns if face != GREY]
    spare = [pieces.FACES[card] for card in OUR_BOX.deck(seats)]
    for face in named:
        spare.remove(face)
    order = [spare.pop() for _ in range(seats)] + [spare.pop() if face == GREY else face for face in turns]
    state = dealt(seats, order, first, **options)
    for turn, face in enumerate(turns):
        play(state, f"hide {order[seats + turn]}" if face == GREY else f"show {face}")
    return state


def table(state: State, seat: int | None = None) -> dict:
    return state.view(seat)["table"]


def faces(cards: list[dict]) -> list[str]:
    return [card["kind"] for card in cards]


def scores(state: ToutLaHaut, rule: str) -> list[int]:
    return state.outcome().breakdown[rule]
