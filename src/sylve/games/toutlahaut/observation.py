"""What a seat of Tout là-haut may know, as numbers. Seats are counted from the own one, in the order of play.

Left out on purpose: in which round a card was seen or lost sight of, and on which own level a card lies face down.
"""

from typing import Final

from mypy_extensions import i64

from sylve.engine.observation import Observation, Page, Pieces
from sylve.engine.state import State
from sylve.engine.worlds import filled
from sylve.games.toutlahaut import pieces, scoring
from sylve.games.toutlahaut.rules import ToutLaHaut
from sylve.games.toutlahaut.worlds import NO_TURN, Looks, holds_hand

SEATS: Final = 5
ROUNDS: Final = 7
FLOORS: Final = 2 * ROUNDS
KINDS: Final = len(pieces.KINDS)
COPIES: Final = max([pieces.FACES.count(face) for face in pieces.KINDS])
FLOOR_COLOURS: Final = len(pieces.COLOURS)
MOST_POINTS: Final = 4 * FLOORS + FLOORS + 7

PIECES: Final = Pieces()

# The table
PRESENT: Final = PIECES.piece("seats", (SEATS,), 0, 1, "which seats are taken")
HOLDER: Final = PIECES.piece("holder", (SEATS,), 0, 1, "who holds the hand; nobody when the game is over")
FIRST: Final = PIECES.piece("first", (SEATS,), 0, 1, "who began this game")
ROUND: Final = PIECES.piece("round", (1,), 1, ROUNDS, "the round being played")
ROUNDS_IN_ALL: Final = PIECES.piece("rounds", (1,), 4, ROUNDS, "the rounds that make a game")
PILE: Final = PIECES.piece("pile", (1,), 0, pieces.CARDS, "cards left to draw")
SECOND: Final = PIECES.piece("second", (1,), 0, 1, "1 in the second of two games, which goes the other way round")
GAMES: Final = PIECES.piece("games", (1,), 1, 2, "games played in a row")
DRAWS_LAST: Final = PIECES.piece("draws_last", (1,), 0, 1, "1 where the next card is drawn at the end of a turn")
OBJECTIVE: Final = PIECES.piece("objective", (len(pieces.OBJECTIVES),), 0, 1, "the objective card; the first is none")


def put_table(page: Page, state: ToutLaHaut, seat: i64) -> None:
    for place in range(state.seats):
        page.put(PRESENT, 1, place)
    if not state.finished:
        page.put(HOLDER, 1, place_of(state, seat, state.holder()))
    page.put(FIRST, 1, place_of(state, seat, state.first))
    page.put(ROUND, min(state.turn, state.turns - 1) // state.seats + 1)
    page.put(ROUNDS_IN_ALL, pieces.rounds(state.seats))
    page.put(PILE, state.pile())
    page.put(SECOND, state.game)
    page.put(GAMES, state.games)
    page.put(DRAWS_LAST, 1 if state.draws_last else 0)
    page.put(OBJECTIVE, 1, state.objective)


def place_of(state: ToutLaHaut, seat: i64, other: i64) -> i64:
    """How many turns after the seat the other one comes."""
    return (other - seat) * state.direction % state.seats


# The trees
COLOUR: Final = PIECES.piece("colour", (SEATS, FLOORS), 0, FLOOR_COLOURS, "of each floor: 1 blue … 5 violet, 6 grey")
VALUE: Final = PIECES.piece("value", (SEATS, FLOORS), 0, 4, "points of each floor")
TOP_COLOUR: Final = PIECES.piece("top_colour", (SEATS, FLOOR_COLOURS), 0, 1, "of the top floor; a bare stump has none")
TOP_VALUE: Final = PIECES.piece("top_value", (SEATS,), 0, 4, "points of the top floor")
COLOUR_COUNT: Final = PIECES.piece("colour_count", (SEATS, FLOOR_COLOURS), 0, FLOORS, "floors of each colour")
BURIED: Final = PIECES.piece("buried", (KINDS,), 0, COPIES, "cards face down in the own tree, by kind")


def put_trees(page: Page, state: ToutLaHaut, seat: i64) -> None:
    first = place_of(state, seat, state.first)
    place = first
    level: i64 = 0
    for turn in range(state.turn):
        put_level(page, place, level, state.played[turn], state.shown[turn] == 1)
        if place == 0 and state.shown[turn] == 0:
            page.add(BURIED, 1, pieces.KIND[state.played[turn]])
        place = place + 1 if place + 1 < state.seats else 0
        if place == first:
            level += 1


def put_level(page: Page, place: i64, level: i64, card: i64, face_up: bool) -> None:
    if face_up:
        put_floor(page, place, 2 * level, pieces.BOTTOM_COLOUR[card], pieces.BOTTOM_VALUE[card])
        put_floor(page, place, 2 * level + 1, pieces.TOP_COLOUR[card], pieces.TOP_VALUE[card])
    else:
        put_floor(page, place, 2 * level, pieces.GREY, pieces.GREY_VALUE)
        put_floor(page, place, 2 * level + 1, pieces.GREY, pieces.GREY_VALUE)


def put_floor(page: Page, place: i64, floor: i64, colour: i64, value: i64) -> None:
    page.put(COLOUR, colour + 1, place, floor)
    page.put(VALUE, value, place, floor)
    page.add(COLOUR_COUNT, 1, place, colour)


def put_tops(page: Page, state: ToutLaHaut, seat: i64) -> None:
    for turn in range(max(0, state.turn - state.seats), state.turn):
        card, place = state.played[turn], place_of(state, seat, state.seat_at(turn))
        face_up = state.shown[turn] == 1
        page.put(TOP_COLOUR, 1, place, pieces.TOP_COLOUR[card] if face_up else pieces.GREY)
        page.put(TOP_VALUE, pieces.TOP_VALUE[card] if face_up else pieces.GREY_VALUE, place)


# The scores
POINTS: Final = PIECES.piece("points", (SEATS,), 0, MOST_POINTS, "scores, as if this game ended now")
RUN: Final = PIECES.piece("run", (SEATS,), 0, FLOORS, "length of the longest run of one colour")
EARLIER: Final = PIECES.piece("earlier", (SEATS,), 0, MOST_POINTS, "scores of the first of two games")


def put_scores(page: Page, state: ToutLaHaut, seat: i64) -> None:
    for other in range(state.seats):
        place = place_of(state, seat, other)
        page.put(POINTS, scoring.total(state, other), place)
        page.put(RUN, scoring.longest_run(state, other).length, place)
        if state.game == 1:
            page.put(EARLIER, state.earlier[other], place)


# The cards, by kind
HAND: Final = PIECES.piece("hand", (KINDS,), 0, COPIES, "the hand, on the own turn")
DRAWN: Final = PIECES.piece("drawn", (KINDS,), 0, 1, "the card of the hand that was drawn last, on the own turn")
KEPT: Final = PIECES.piece("kept", (KINDS,), 0, 1, "the card kept for the next own turn, where it is drawn early")
PASSED: Final = PIECES.piece("passed", (KINDS,), 0, COPIES, "passed on after the last own turn and not shown since")
LOST: Final = PIECES.piece("lost", (KINDS,), 0, COPIES, "passed on, then neither shown nor found again")
UNSEEN: Final = PIECES.piece("unseen", (KINDS,), 0, COPIES, "never seen")


def put_hand(page: Page, state: ToutLaHaut, seat: i64) -> None:
    if holds_hand(state, seat):
        for card in state.hand:
            page.add(HAND, 1, pieces.KIND[card])
        page.put(DRAWN, 1, pieces.KIND[state.card_for(state.turn)])


def put_memory(page: Page, state: ToutLaHaut, seat: i64) -> None:
    """Where every card is that lies neither open nor in own hands, as far as the seat's looks at the hand tell."""
    played_at = filled(pieces.CARDS, state.turns)
    for turn in range(state.turn):
        played_at[state.played[turn]] = turn
    now = state.turn - 1 if state.finished else state.turn
    last = look_before(state, seat, now)
    kept = Looks(state, seat).kept_for() if state.draws_last else NO_TURN
    for i in range(len(state.order)):
        card = state.order[i]
        played, joined = played_at[card], max(0, i - state.seats)
        look = look_before(state, seat, min(played, now)) if joined <= now else NO_TURN
        if joined == kept:
            page.put(KEPT, 1, pieces.KIND[card])
        elif played <= now and (state.shown[played] == 1 or look == played):
            continue
        elif look < joined:
            page.add(UNSEEN, 1, pieces.KIND[card])
        elif look < last:
            page.add(LOST, 1, pieces.KIND[card])
        elif look < now:
            page.add(PASSED, 1, pieces.KIND[card])


def look_before(state: ToutLaHaut, seat: i64, turn: i64) -> i64:
    """The seat's last look at the hand up to that turn; negative when there was none."""
    first = state.first_turn(seat)
    return first + (turn - first) // state.seats * state.seats


class ToutLaHautObservation(Observation):
    def fill(self, state: State, seat: i64, page: Page) -> None:
        assert isinstance(state, ToutLaHaut)
        put_table(page, state, seat)
        put_trees(page, state, seat)
        put_tops(page, state, seat)
        put_scores(page, state, seat)
        put_hand(page, state, seat)
        put_memory(page, state, seat)


OBSERVATION: Final = ToutLaHautObservation(PIECES)
