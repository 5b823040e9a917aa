"""What can happen in Canyon, for the log and the animations."""

from typing import Final

from sylve.engine.events import NUMBER, SEAT, Fact, Kinds, for_each_seat, named, of_seat, read_at, read_off
from sylve.games.canyon import moving, pieces, scoring
from sylve.games.canyon.board import SPACES
from sylve.games.canyon.state import Layout


def space_name(_state: Layout, space: int) -> str:
    return SPACES[space]


def path(state: Layout, end: int) -> list[str]:
    return [SPACES[space] for space in moving.path(state.board(), state.reach, end)]


def hand(state: Layout, seat: int) -> list[str]:
    return [f"@card-{name}" for card, name in enumerate(pieces.CARD_NAMES) if state.has(seat, card)]


def tempo(state: Layout, seat: int) -> list[int]:
    return list(pieces.BIDS[state.bids[seat]])


def cut(state: Layout) -> bool:
    best = state.card_in_trick(state.best_in_trick())
    return bool(pieces.SUIT[best] != pieces.SUIT[state.card_in_trick(0)])


CARD: Final = named("card", pieces.CARD_NAMES)
SPACE: Final[Fact] = read_at(space_name, "string", "a space")
PATH: Final[Fact] = read_at(path, "string[]", "the spaces from where the canoe lay to where it goes")
ROUND: Final = read_off(lambda state: int(state.round), "number", "the round")
HAND_SIZE: Final = read_off(lambda state: int(state.hand_size()), "number", "the cards dealt to each seat")
BID: Final = of_seat(lambda state, seat: int(state.bid(seat)), "number", "the tricks bid")
TEMPO: Final[Fact] = of_seat(tempo, "number[]", "the tempo cards of the bid")
TRICKS: Final = of_seat(lambda state, seat: int(state.tricks[seat]), "number", "the seat's tricks")
POINTS: Final = of_seat(lambda state, seat: scoring.points(state, seat), "number", "the seat's movement points")
BONUS: Final = of_seat(lambda state, seat: scoring.bonus_won(state, seat), "number", "the bonus among them")
RAPIDS: Final = of_seat(lambda state, seat: bool(state.in_rapids(seat)), "boolean", "whether it is in the rapids")
DRIFTING: Final = of_seat(lambda state, seat: bool(state.drifts(seat)), "boolean", "whether the current will move it")
RECKONED: Final = {"bid": BID, "tricks": TRICKS, "bonus": BONUS, "points": POINTS, "rapids": RAPIDS, "drifts": DRIFTING}

EVENTS: Final = Kinds()
LAUNCHES: Final = EVENTS.kind("launch", seat=SEAT, space=SPACE)
DRAWS: Final = EVENTS.kind("draw", seat=SEAT, card=CARD)
BEGINS: Final = EVENTS.kind(
    "round",
    round=ROUND,
    cards=HAND_SIZE,
    first_seat=read_off(lambda state: int(state.first()), "number", "who begins"),
    dealer_seat=read_off(lambda state: int(state.dealer), "number", "who deals"),
)
DEALS: Final = EVENTS.kind("deal", cards=HAND_SIZE, hand=for_each_seat(hand, "string[]", "the hand"))
TRUMP: Final = EVENTS.kind("trump", card=CARD, suit=named("suit", pieces.SUITS))
BIDS: Final = EVENTS.kind("bid", seat=SEAT, bid=BID, tempo=TEMPO)
BIDS_SEALED: Final = EVENTS.kind("bid-sealed", seat=SEAT, bid=BID.for_its_seat(), tempo=TEMPO.for_its_seat())
LEADS: Final = EVENTS.kind("lead", seat=SEAT, card=CARD)
PLAYS: Final = EVENTS.kind("play", seat=SEAT, card=CARD)
TAKES: Final = EVENTS.kind(
    "trick",
    seat=SEAT,
    card=CARD,
    number=read_off(lambda state: len(state.leads), "number", "which trick of the round"),
    tricks=TRICKS,
    bid=BID,
    cut=read_off(cut, "boolean", "whether a trump took it from the suit led"),
)
EXACT: Final = EVENTS.kind("exact", seat=SEAT, **RECKONED)
MISSED: Final = EVENTS.kind("missed", seat=SEAT, **RECKONED)
GOES: Final = EVENTS.kind("go", seat=SEAT, **{"from": SPACE}, to=SPACE, steps=NUMBER, unused=NUMBER, path=PATH)
LANDS: Final = EVENTS.kind("land", seat=SEAT, **{"from": SPACE}, to=SPACE, steps=NUMBER, unused=NUMBER, path=PATH)
FORFEITS: Final = EVENTS.kind("forfeit", seat=SEAT)
STAYS: Final = EVENTS.kind("stay", seat=SEAT)
BLOCKED: Final = EVENTS.kind("blocked", seat=SEAT, points=POINTS)
HELD: Final = EVENTS.kind("held", seat=SEAT)
DRIFTS: Final = EVENTS.kind("drift", seat=SEAT, **{"from": SPACE}, to=SPACE)
PUSHED: Final = EVENTS.kind("push", seat=SEAT, **{"from": SPACE}, to=SPACE, by_seat=SEAT)
FALLS: Final = EVENTS.kind("fall", seat=SEAT)
EVENING: Final = EVENTS.kind("evening", round=ROUND)
WINS: Final = EVENTS.kind(
    "win",
    seat=read_off(scoring.winner, "number", "who wins"),
    left=of_seat(lambda state, seat: int(state.left(seat)), "number", "the steps it still had to go"),
    unused=of_seat(lambda state, seat: int(state.unused[seat]), "number", "its movement points left over"),
)
