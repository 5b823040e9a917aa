"""What can happen in Tout là-haut, for the log and the animations."""

from typing import Final

from sylve.engine.events import NUMBER, SEAT, Fact, Kinds, named, read_from
from sylve.games.toutlahaut import pieces
from sylve.games.toutlahaut.state import Layout


def floors(state: Layout, card: int) -> list[str]:
    """A card's two floors: the message ids of their names."""
    return [f"@floor-{floor}" for floor in state.box.faces[card].split("-")]


def earlier_points(state: Layout, _where: int) -> list[int]:
    return [int(points) for points in state.earlier]


CARD: Final[Fact] = read_from(floors, "string[]", "a card, by the names of its two floors")

EVENTS: Final = Kinds()
SECOND_GAME: Final = EVENTS.kind(
    "second-game", first_seat=SEAT, points=read_from(earlier_points, "number[]", "each seat's points in the first game")
)
DEALS: Final = EVENTS.kind("deal", first_seat=SEAT, cards=NUMBER)
OBJECTIVE: Final = EVENTS.kind("objective", objective=named("objective", pieces.OBJECTIVES))
ROUND: Final = EVENTS.kind("round", round=NUMBER, pile=NUMBER)
KEEPS: Final = EVENTS.kind("keep", seat=SEAT, pile=NUMBER, card=CARD.for_its_seat())
DRAWS: Final = EVENTS.kind("draw", seat=SEAT, pile=NUMBER, card=CARD.for_its_seat())
SHOWS: Final = EVENTS.kind("show", seat=SEAT, card=CARD, level=NUMBER)
HIDES: Final = EVENTS.kind("hide", seat=SEAT, level=NUMBER, card=CARD.for_its_seat())
RUN: Final = EVENTS.kind("run", seat=SEAT, colour=named("colours", pieces.COLOURS), length=NUMBER)
PASSES: Final = EVENTS.kind("pass", seat=SEAT, to_seat=SEAT, cards=NUMBER)
SCORES: Final = EVENTS.kind("score", seat=SEAT, points=NUMBER)
WINS: Final = EVENTS.kind("win", seat=SEAT, points=NUMBER)
