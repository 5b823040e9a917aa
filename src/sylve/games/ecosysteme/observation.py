"""What a seat of Écosystème may know, as numbers. Players are counted from the own seat, to the left round the table.

With one or two seats a rival, Alban or the neutral hand, is one of the players.
Left out on purpose: the order in which cards were laid, and the score pad, which is counted from the ecosystems.
"""

from typing import Final

from mypy_extensions import i64

from sylve.engine.observation import Observation, Page, Pieces
from sylve.engine.state import State
from sylve.games.ecosysteme import pieces
from sylve.games.ecosysteme.pieces import NOTHING
from sylve.games.ecosysteme.rules import STEPS, Ecosysteme
from sylve.games.ecosysteme.state import PLACING, SEALED

PLAYERS: Final = 6
KINDS: Final = pieces.KIND_COUNT
COPIES: Final = max(pieces.COPIES)
MOST_CARDS: Final = pieces.TURNS
PILE_SIZE: Final = sum(pieces.COPIES)

PIECES: Final = Pieces()


def place_of(state: Ecosysteme, seat: i64, player: i64) -> i64:
    """How many places to the left of the own seat the player sits."""
    return (player - seat) % state.players()


# The table
PRESENT: Final = PIECES.piece("seats", (PLAYERS,), 0, 1, "which seats are taken")
RIVAL: Final = PIECES.piece("rival", (PLAYERS,), 0, 1, "who is no seat: Alban, or the neutral hand")
TO_ACT: Final = PIECES.piece("to_act", (PLAYERS,), 0, 1, "who owes a decision")
STEP: Final = PIECES.piece(
    "step",
    (PLAYERS, len(STEPS)),
    0,
    1,
    "what each seat is about to do: " + ", ".join([step.name for step in STEPS]),
)
TURN: Final = PIECES.piece("turn", (1,), 0, pieces.TURNS, "full turns played")
PASSES: Final = PIECES.piece("passes", (1,), 0, pieces.HAND, "how often the hands were passed on in this round")
DIRECTION: Final = PIECES.piece("direction", (1,), -1, 1, "hands go to the left (1) or to the right (-1); alone 0")
PILE: Final = PIECES.piece("pile", (1,), 0, PILE_SIZE, "cards that are not dealt")


def put_table(page: Page, state: Ecosysteme, seat: i64) -> None:
    for other in range(state.seats):
        place = place_of(state, seat, other)
        page.put(PRESENT, 1, place)
        page.put(STEP, 1, place, state.steps[other])
        if state.owes(other):
            page.put(TO_ACT, 1, place)
    if state.rival() >= 0:
        page.put(RIVAL, 1, place_of(state, seat, state.rival()))
    page.put(TURN, state.turn)
    page.put(PASSES, state.passes())
    page.put(DIRECTION, 0 if state.is_solo() else state.direction())
    page.put(PILE, len(state.pile))


# The ecosystems
GRID: Final = PIECES.piece(
    "grid", (PLAYERS, pieces.HEIGHT, pieces.WIDTH), 0, KINDS, "kind + 1 of each card, pushed into the top left corner"
)
COUNT: Final = PIECES.piece("count", (PLAYERS, KINDS), 0, COPIES, "cards laid, by kind")
ROWS: Final = PIECES.piece("rows", (PLAYERS,), 0, pieces.HEIGHT, "rows used")
COLUMNS: Final = PIECES.piece("columns", (PLAYERS,), 0, pieces.WIDTH, "columns used")
STREAM: Final = PIECES.piece("stream", (PLAYERS,), 0, MOST_CARDS, "length of the largest stream")
REVEALED: Final = PIECES.piece("revealed", (PLAYERS,), 0, KINDS, "kind + 1 of the card chosen, once all have chosen")


def put_ecosystem(page: Page, state: Ecosysteme, player: i64, place: i64) -> None:
    for cell in range(pieces.CELLS):
        kind = state.kind_at(player, cell)
        if kind != NOTHING:
            page.put(GRID, kind + 1, place, cell)
            page.count(COUNT, place, kind)
    page.put(ROWS, state.heights[player], place)
    page.put(COLUMNS, state.widths[player], place)
    page.put(STREAM, state.streams[player], place)
    if player < state.seats and state.steps[player] == PLACING:
        page.put(REVEALED, state.picked[player] + 1, place)


# The cards, by kind
HAND: Final = PIECES.piece("hand", (KINDS,), 0, COPIES, "own cards")
PICKED: Final = PIECES.piece("picked", (1,), 0, KINDS, "kind + 1 of the own card that is chosen and not placed")
HAND_SIZE: Final = PIECES.piece("hand_size", (PLAYERS,), 0, MOST_CARDS, "cards held")
KNOWN: Final = PIECES.piece("known", (PLAYERS,), 0, 1, "whose hand has been the own one in this round")
HANDS: Final = PIECES.piece("hands", (PLAYERS, KINDS), 0, COPIES, "the cards of the hands that are known")
UNSEEN: Final = PIECES.piece("unseen", (KINDS,), 0, COPIES, "cards seen nowhere")


def put_cards(page: Page, state: Ecosysteme, seat: i64) -> None:
    page.put(PICKED, state.picked[seat] + 1)
    left = pieces.COPIES[:]
    for player in range(state.circle()):
        hand = state.hand_of(player)
        put_hand(page, state, hand, place_of(state, seat, player), state.has_seen(seat, hand))
        if state.has_seen(seat, hand):
            for kind in range(KINDS):
                left[kind] -= state.in_hand(hand, kind)
    for kind in range(KINDS):
        page.put(HAND, state.in_hand(state.hand_of(seat), kind), kind)
        for player in range(state.players()):
            left[kind] -= state.count(player, kind)
    for other in range(state.seats):
        if state.picked[other] != NOTHING and state.steps[other] != SEALED:
            left[state.picked[other]] -= 1
    for kind in range(KINDS):
        page.put(UNSEEN, left[kind], kind)


def put_hand(page: Page, state: Ecosysteme, hand: i64, place: i64, known: bool) -> None:
    page.put(HAND_SIZE, state.hand_size(hand), place)
    if known:
        page.put(KNOWN, 1, place)
        for kind in range(KINDS):
            page.put(HANDS, state.in_hand(hand, kind), place, kind)


class EcosystemeObservation(Observation):
    def fill(self, state: State, seat: i64, page: Page) -> None:
        assert isinstance(state, Ecosysteme)
        put_table(page, state, seat)
        for player in range(state.players()):
            put_ecosystem(page, state, player, place_of(state, seat, player))
        put_cards(page, state, seat)


OBSERVATION: Final = EcosystemeObservation(PIECES)
