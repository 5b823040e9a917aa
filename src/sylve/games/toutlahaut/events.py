"""What can happen in Tout là-haut, for the log and the animations."""

from typing import Final

from sylve.engine.events import NUMBER, SEAT, Fact, Kinds, named, of_seat, read_at, read_off
from sylve.games.toutlahaut import pieces, scoring
from sylve.games.toutlahaut.state import Layout


def floors(state: Layout, card: int) -> list[str]:
    """A card's two floors: the message ids of their names."""
    return [f"@floor-{floor}" for floor in state.box.faces[card].split("-")]


def pile(state: Layout) -> int:
    return state.pile()


def holder(state: Layout) -> int:
    return state.holder()


def first(state: Layout) -> int:
    return state.first


def seats(state: Layout) -> int:
    return state.seats


def round_of(state: Layout) -> int:
    return (state.turn // state.seats) + 1


def earlier_points(state: Layout) -> list[int]:
    return [scoring.before(state, seat) for seat in range(state.seats)]


CARD: Final[Fact] = read_at(floors, "string[]", "a card, by the names of its two floors")
FIRST: Final = read_off(first, "number", "who begins")
HOLDER: Final = read_off(holder, "number", "who holds the hand")
HAND: Final = read_off(seats, "number", "the cards of a hand")
PILE: Final = read_off(pile, "number", "cards left to draw")
LEVEL: Final = of_seat(lambda state, seat: int(state.levels(seat)), "number", "how many cards the seat's tree has")

EVENTS: Final = Kinds()
SECOND_GAME: Final = EVENTS.kind(
    "second-game", first_seat=FIRST, points=read_off(earlier_points, "number[]", "each seat's points in the first game")
)
DEALS: Final = EVENTS.kind("deal", first_seat=FIRST, cards=HAND)
OBJECTIVE: Final = EVENTS.kind("objective", objective=named("objective", pieces.OBJECTIVES))
ROUND: Final = EVENTS.kind("round", round=read_off(round_of, "number", "the round that begins"), pile=PILE)
KEEPS: Final = EVENTS.kind("keep", seat=SEAT, pile=PILE, card=CARD.for_its_seat())
DRAWS: Final = EVENTS.kind("draw", seat=HOLDER, pile=PILE, card=CARD.for_its_seat())
SHOWS: Final = EVENTS.kind("show", seat=SEAT, card=CARD, level=LEVEL)
HIDES: Final = EVENTS.kind("hide", seat=SEAT, level=LEVEL, card=CARD.for_its_seat())
RUN: Final = EVENTS.kind("run", seat=SEAT, colour=named("colours", pieces.COLOURS), length=NUMBER)
PASSES: Final = EVENTS.kind("pass", seat=SEAT, to_seat=HOLDER, cards=HAND)
SCORES: Final = EVENTS.kind("score", seat=SEAT, points=NUMBER)
WINS: Final = EVENTS.kind("win", seat=SEAT, points=NUMBER)
