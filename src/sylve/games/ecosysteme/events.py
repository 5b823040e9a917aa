"""What can happen in Écosystème, for the log and the animations."""

from typing import Final

from sylve.engine.events import FROM_ONE, NUMBER, SEAT, Kinds, again, named, read_at, read_off
from sylve.games.ecosysteme import pieces, scoring
from sylve.games.ecosysteme.cells import ONE_OF, OTHER_OF, place_of
from sylve.games.ecosysteme.state import Layout


def drawn(state: Layout, count: int) -> list[str]:
    """The next cards of the pile, by the names they have with an article."""
    return [f"@one-{pieces.KINDS[state.pile[len(state.pile) - 1 - place]]}" for place in range(count)]


def rule_of_pad(_state: Layout, row: int) -> str:
    return f"@score-{pieces.ROWS_OF_PAD[row]}"


def line_of_pad(state: Layout, row: int) -> list[int]:
    """What a row of the pad brings everybody who scores: the seats, and alone Alban after them."""
    players = state.players() if state.is_solo() else state.seats
    return [scoring.sheet(state, player)[row] for player in range(players)]


def change(_state: Layout, points: int) -> str:
    return "more" if points > 0 else "less" if points < 0 else "same"


CARD: Final = named("one", pieces.KINDS)
THE_CARD: Final = named("the", pieces.KINDS)
HAND: Final = read_off(lambda _state: pieces.HAND, "number", "the cards of a new hand")
LEFT: Final = read_off(lambda state: pieces.HAND - int(state.passes()), "number", "cards left of each hand")
ROUND: Final = read_off(lambda state: int(state.round()) + 1, "number", "the round that begins")
DIRECTION: Final = read_off(lambda state: f"@to-{state.side()}", '"@to-left" | "@to-right"', "where the hands go")
CELLS: Final = read_at(
    lambda _state, pair: [place_of(ONE_OF[pair]), place_of(OTHER_OF[pair])], "number[][]", "the two places"
)
AMOUNT: Final = again(lambda _state, points: abs(points), "number", "those points without their sign")
CHANGE: Final = again(change, '"more" | "less" | "same"', "whether they are won or lost")
LEVEL: Final = named("level", [level for level, _ in pieces.LEVELS])

EVENTS: Final = Kinds()
SOLO: Final = EVENTS.kind("solo", cards=HAND)
ROUNDS: Final = EVENTS.kind("round", round=ROUND, cards=LEFT, direction=DIRECTION)
CHOOSES: Final = EVENTS.kind("choose", seat=SEAT, card=CARD.for_its_seat())
REVEALS: Final = EVENTS.kind("reveal", seat=SEAT, card=CARD)
NEUTRAL: Final = EVENTS.kind("neutral", card=CARD)
PLACES: Final = EVENTS.kind(
    "place", seat=SEAT, card=CARD, row=NUMBER, column=NUMBER, points=NUMBER, amount=AMOUNT, change=CHANGE
)
SWAPS: Final = EVENTS.kind(
    "swap", seat=SEAT, card=THE_CARD, other=THE_CARD, cells=CELLS, points=NUMBER, amount=AMOUNT, change=CHANGE
)
KEEPS: Final = EVENTS.kind("keep", seat=SEAT)
PASSES: Final = EVENTS.kind("pass", cards=LEFT, direction=DIRECTION)
GIVES: Final = EVENTS.kind("give", seat=SEAT, card=CARD, points=NUMBER, amount=AMOUNT, change=CHANGE)
DRAWS: Final = EVENTS.kind(
    "draw", seat=SEAT, count=NUMBER, cards=again(drawn, "string[]", "the cards drawn").for_its_seat()
)
COUNTS: Final = EVENTS.kind(
    "count",
    row=FROM_ONE,
    rule=again(rule_of_pad, "string", "the row of the pad, by its name"),
    points=again(line_of_pad, "number[]", "what it brings each seat, and alone Alban"),
)
SCORES: Final = EVENTS.kind("score", seat=SEAT, points=NUMBER)
ALBAN: Final = EVENTS.kind("alban", points=NUMBER)
SOLO_WON: Final = EVENTS.kind("solo-won", seat=SEAT, lead=NUMBER, level=LEVEL)
SOLO_LOST: Final = EVENTS.kind("solo-lost", seat=SEAT, points=NUMBER, amount=AMOUNT, change=CHANGE)
WINS: Final = EVENTS.kind("win", seat=SEAT, points=NUMBER)
SHARES: Final = EVENTS.kind("share", seat=SEAT, points=NUMBER, count=NUMBER)
