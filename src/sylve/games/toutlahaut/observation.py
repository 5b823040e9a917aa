"""What a seat of Tout là-haut may know, as numbers. Seats are counted from the own one, in the order of play.

Left out on purpose: in which round a card was drawn, seen or lost sight of, which of two equal copies it is, and on
which own level it lies face down.
"""

from typing import Final

from mypy_extensions import i64

from sylve.engine.observation import Observation, Page, Pieces
from sylve.engine.state import State
from sylve.engine.worlds import filled
from sylve.games.toutlahaut import pieces, scoring
from sylve.games.toutlahaut.rules import ToutLaHaut
from sylve.games.toutlahaut.worlds import NO_TURN, Looks

SEATS: Final = 5
ROUNDS: Final = 7
FLOORS: Final = 2 * ROUNDS
KINDS: Final = len(pieces.KINDS)
COPIES: Final = max([pieces.FACES.count(kind) for kind in pieces.KINDS])
COLOURS: Final = len(pieces.COLOURS)
FACE_DOWN: Final[i64] = KINDS + 1
MOST_FLOOR_POINTS: Final = 4 * FLOORS
MOST_OBJECTIVE_POINTS: Final = 7
MOST_POINTS: Final = MOST_FLOOR_POINTS + FLOORS + MOST_OBJECTIVE_POINTS

PIECES: Final = Pieces()

# The table
PRESENT: Final = PIECES.piece("seats", (SEATS,), 0, 1, "which seats are taken")
TO_ACT: Final = PIECES.piece("to_act", (SEATS,), 0, 1, "who holds the hand and owes a decision")
FIRST: Final = PIECES.piece("first", (SEATS,), 0, 1, "who began this game")
ROUND: Final = PIECES.piece("round", (1,), 1, ROUNDS, "the round being played")
ROUNDS_IN_ALL: Final = PIECES.piece("rounds", (1,), 4, ROUNDS, "the rounds that make a game")
PILE: Final = PIECES.piece("pile", (1,), 0, pieces.CARDS, "cards left to draw")
GAME: Final = PIECES.piece("game", (1,), 1, 2, "the game being played, of one or two")
GAMES: Final = PIECES.piece("games", (1,), 1, 2, "games played in a row")
DRAWS_LAST: Final = PIECES.piece("draws_last", (1,), 0, 1, "1 where the next card is drawn at the end of a turn")
OBJECTIVE: Final = PIECES.piece("objective", (len(pieces.OBJECTIVES),), 0, 1, "the objective card; the first is none")


def put_table(page: Page, state: ToutLaHaut, seat: i64) -> None:
    for place in range(state.seats):
        page.put(PRESENT, 1, place)
    own = state.first_turn(seat)
    page.put(FIRST, 1, -own % state.seats)
    if not state.finished:
        page.put(TO_ACT, 1, (state.turn - own) % state.seats)
    page.put(ROUND, min(state.turn, state.turns - 1) // state.seats + 1)
    page.put(ROUNDS_IN_ALL, pieces.rounds(state.seats))
    page.put(PILE, state.pile())
    page.put(GAME, state.game + 1)
    page.put(GAMES, state.games)
    if state.draws_last:
        page.put(DRAWS_LAST, 1)
    page.put(OBJECTIVE, 1, state.objective)


# The trees
TREE: Final = PIECES.piece(
    "tree", (SEATS, ROUNDS), 0, FACE_DOWN, f"each card's kind + 1; {FACE_DOWN} face down; 0 none"
)
TOP_COLOUR: Final = PIECES.piece("top_colour", (SEATS, COLOURS), 0, 1, "colour of the top floor; a bare stump has none")
TOP_VALUE: Final = PIECES.piece("top_value", (SEATS,), 0, 4, "points of the top floor")
COLOUR_COUNT: Final = PIECES.piece("colours", (SEATS, COLOURS), 0, FLOORS, "floors of each colour")
FLOOR_POINTS: Final = PIECES.piece("floor_points", (SEATS,), 0, MOST_FLOOR_POINTS, "points of all floors")
RUN: Final = PIECES.piece("run", (SEATS,), 0, FLOORS, "length of the longest run of one colour")
BURIED: Final = PIECES.piece("buried", (KINDS,), 0, COPIES, "cards face down in the own tree, by kind")
NO_RUN: Final[i64] = 0


def put_trees(page: Page, state: ToutLaHaut, seat: i64) -> None:
    """All trees are read once from the bottom to the top: to score each anew would take most of the time."""
    turn = state.first_turn(seat)
    for place in range(state.seats):
        put_tree(page, state, place, turn)
        turn = (turn + 1) % state.seats


def put_tree(page: Page, state: ToutLaHaut, place: i64, first_turn: i64) -> None:
    colour: i64 = pieces.GREY
    value: i64 = 0
    points: i64 = 0
    grey_floors: i64 = 0
    run = NO_RUN
    longest = NO_RUN
    level: i64 = 0
    turn = first_turn
    while turn < state.turn:
        card = state.played[turn]
        if state.shown[turn] == 1:
            page.put(TREE, pieces.KIND[card] + 1, place, level)
            bottom = pieces.BOTTOM_COLOUR[card]
            run = 1 + (run if bottom == colour else NO_RUN)
            longest = max(longest, run)
            page.count(COLOUR_COUNT, place, bottom)
            colour, value = pieces.TOP_COLOUR[card], pieces.TOP_VALUE[card]
            run = 1 + (run if colour == bottom else NO_RUN)
            longest = max(longest, run)
            page.count(COLOUR_COUNT, place, colour)
            points += pieces.BOTTOM_VALUE[card] + value
        else:
            page.put(TREE, FACE_DOWN, place, level)
            grey_floors += 2
            colour, value, run = pieces.GREY, pieces.GREY_VALUE, NO_RUN
            points += 2 * pieces.GREY_VALUE
            if place == 0:
                page.count(BURIED, pieces.KIND[card])
        level += 1
        turn += state.seats
    if level > 0:
        page.put(TOP_COLOUR, 1, place, colour)
        page.put(TOP_VALUE, value, place)
        page.put(COLOUR_COUNT, grey_floors, place, pieces.GREY)
        page.put(FLOOR_POINTS, points, place)
        page.put(RUN, longest, place)


# What the options add to the score
OBJECTIVE_POINTS: Final = PIECES.piece("objective_points", (SEATS,), 0, MOST_OBJECTIVE_POINTS, "if this game ended now")
EARLIER: Final = PIECES.piece("earlier", (SEATS,), 0, MOST_POINTS, "scores of the first of two games")


def put_extras(page: Page, state: ToutLaHaut, seat: i64) -> None:
    for place in range(state.seats):
        other = (seat + place * state.direction) % state.seats
        page.put(OBJECTIVE_POINTS, scoring.objective_points(state, other), place)
        if state.game == 1:
            page.put(EARLIER, state.earlier[other], place)


# The cards, by kind
HAND: Final = PIECES.piece("hand", (KINDS,), 0, COPIES, "the hand, on the own turn")
DRAWN: Final = PIECES.piece(
    "drawn", (1,), 0, KINDS, "kind + 1 of the card that the hand received last, on the own turn"
)
DREW: Final = PIECES.piece("drew", (KINDS,), 0, COPIES, "all cards that the hand received on earlier own turns")
KEPT: Final = PIECES.piece("kept", (1,), 0, KINDS, "kind + 1 of the card kept for the next own turn, if drawn already")
PASSED: Final = PIECES.piece("passed", (KINDS,), 0, COPIES, "passed on after the last own turn and not shown since")
LOST: Final = PIECES.piece("lost", (KINDS,), 0, COPIES, "passed on, then neither shown nor found again")
UNSEEN: Final = PIECES.piece("unseen", (KINDS,), 0, COPIES, "never seen")

OPEN: Final[i64] = -2
NEVER: Final = filled(pieces.CARDS, NO_TURN)


def put_hand(page: Page, state: ToutLaHaut) -> None:
    page.tally(HAND, state.hand, pieces.KIND)
    page.put(DRAWN, pieces.KIND[state.card_for(state.turn)] + 1)


def holds_hand(state: ToutLaHaut, seat: i64) -> bool:
    return not state.finished and state.holder() == seat


def put_memory(page: Page, state: ToutLaHaut, seat: i64) -> None:
    """Every card that the seat does not see now: which look at the hand, on a turn of its own, showed it last?"""
    seen = NEVER[:]  # by card: the last look while it was about, or OPEN
    look = NO_TURN
    own_turn = state.first_turn(seat)
    for turn in range(state.turn):
        if turn == own_turn:
            look = turn
            own_turn += state.seats
            page.count(DREW, pieces.KIND[state.card_for(turn)])
        seen[state.played[turn]] = OPEN if look == turn or state.shown[turn] == 1 else look
    holds = holds_hand(state, seat)
    for card in state.hand:
        seen[card] = OPEN if holds else look
    if holds:
        look = state.turn
    kept = Looks(state, seat).kept_for() if state.draws_last else NO_TURN
    if kept != NO_TURN:
        page.put(KEPT, pieces.KIND[state.card_for(kept)] + 1)
        seen[state.card_for(kept)] = OPEN
    drawn = len(state.order) - state.pile()
    for i in range(drawn):
        card = state.order[i]
        last = seen[card]
        if last == OPEN:
            continue
        if last < 0 or last < i - state.seats:  # gone before the first look after it had joined the hand
            page.count(UNSEEN, pieces.KIND[card])
        else:
            page.count(LOST if last < look else PASSED, pieces.KIND[card])
    page.tally(UNSEEN, state.order, pieces.KIND, drawn)


class ToutLaHautObservation(Observation):
    def fill(self, state: State, seat: i64, page: Page) -> None:
        assert isinstance(state, ToutLaHaut)
        put_table(page, state, seat)
        put_trees(page, state, seat)
        if state.objective != pieces.NO_OBJECTIVE or state.game == 1:
            put_extras(page, state, seat)
        if holds_hand(state, seat):
            put_hand(page, state)
        put_memory(page, state, seat)


OBSERVATION: Final = ToutLaHautObservation(PIECES)
