"""What a seat of Tout là-haut may know, as numbers. Seats are counted from the own one, in the order of play.

Left out on purpose: in which round a card was drawn, seen or lost sight of, which of two equal copies it is, and on
which own level it lies face down.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from sylve.engine.observation import Observation, Page, Pieces
from sylve.engine.setup import Setup
from sylve.engine.state import State
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
ROUNDS_IN_ALL: Final = PIECES.piece("rounds", (1,), 2, ROUNDS, "the rounds that make a game")
PILE: Final = PIECES.piece("pile", (1,), 0, pieces.CARDS, "cards left to draw")
GAME: Final = PIECES.piece("game", (1,), 1, 2, "the game being played, of one or two")
GAMES: Final = PIECES.piece("games", (1,), 1, 2, "games played in a row")
DRAWS_LAST: Final = PIECES.piece("draws_last", (1,), 0, 1, "1 where the next card is drawn at the end of a turn")
OBJECTIVE: Final = PIECES.piece("objective", (len(pieces.OBJECTIVES),), 0, 1, "the objective card; the first is none")


def print_table(page: Page, setup: Setup) -> None:
    """What is the same all through a game."""
    for place in range(setup.seats):
        page.put(PRESENT, 1, place)
    page.put(ROUNDS_IN_ALL, pieces.rounds(setup.seats, setup.options["rounds"] == "two"))
    page.put(GAMES, 2 if setup.options["games"] == "two" else 1)
    if setup.options["draw"] == "end":
        page.put(DRAWS_LAST, 1)


def put_table(page: Page, state: ToutLaHaut, own_turn: i64) -> None:
    cells = page.cells
    cells[page.cell(FIRST, -own_turn % state.seats)] = 1
    if not state.finished:
        cells[page.cell(TO_ACT, (state.turn - own_turn) % state.seats)] = 1
    cells[page.cell(ROUND)] = i16(min(state.turn, state.turns - 1) // state.seats + 1)
    cells[page.cell(PILE)] = i16(state.pile())
    cells[page.cell(GAME)] = i16(state.game + 1)
    cells[page.cell(OBJECTIVE, state.objective)] = 1


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


def put_trees(page: Page, state: ToutLaHaut, own_turn: i64) -> None:
    """Each tree is read once from the bottom to the top: to score them anew would take most of the time."""
    for place in range(state.seats):
        turn = own_turn + place
        put_tree(page, state, place, turn if turn < state.seats else turn - state.seats)


def put_tree(page: Page, state: ToutLaHaut, place: i64, first_turn: i64) -> None:
    cells, tree, colours, box = page.cells, page.cell(TREE, place), page.cell(COLOUR_COUNT, place), state.box
    colour: i64 = pieces.GREY
    value: i64 = 0
    points: i64 = 0
    run: i64 = 0
    longest: i64 = 0
    turn = first_turn
    while turn < state.turn:
        card = state.played[turn]
        if state.shown[turn] == 1:
            cells[tree] = i16(box.kind[card] + 1)
            bottom = box.bottom_colour[card]
            run = scoring.run_with(run, colour, bottom)
            longest = max(longest, run)
            cells[colours + bottom] += 1
            colour, value = box.top_colour[card], box.top_value[card]
            run = scoring.run_with(run, bottom, colour)
            longest = max(longest, run)
            cells[colours + colour] += 1
            points += box.bottom_value[card] + value
        else:
            cells[tree] = i16(FACE_DOWN)
            colour, value = pieces.GREY, pieces.GREY_VALUE
            run = scoring.run_with(run, colour, pieces.GREY)
            cells[colours + pieces.GREY] += 2
            points += 2 * pieces.GREY_VALUE
        tree += 1
        turn += state.seats
    if turn > first_turn:
        cells[page.cell(TOP_COLOUR, place) + colour] = 1
        cells[page.cell(TOP_VALUE, place)] = i16(value)
        cells[page.cell(FLOOR_POINTS, place)] = i16(points)
        cells[page.cell(RUN, place)] = i16(longest)


# What the options add to the score
OBJECTIVE_POINTS: Final = PIECES.piece("objective_points", (SEATS,), 0, MOST_OBJECTIVE_POINTS, "if this game ended now")
EARLIER: Final = PIECES.piece("earlier", (SEATS,), 0, MOST_POINTS, "scores of the first of two games")


def put_extras(page: Page, state: ToutLaHaut, seat: i64) -> None:
    for place in range(state.seats):
        other = (seat + place * state.direction) % state.seats
        page.put(OBJECTIVE_POINTS, scoring.objective_points(state, other), place)
        page.put(EARLIER, scoring.before(state, other), place)


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


def put_memory(page: Page, state: ToutLaHaut, seat: i64, own_turn: i64) -> None:
    """Which look at the hand, on a turn of the seat's own, showed each card last? All are unseen on the form."""
    cells, kinds, drew, unseen = page.cells, state.box.kind, page.cell(DREW), page.cell(UNSEEN)
    holds = state.owes(seat)
    latest = state.turn if holds else state.top(seat)
    look = NO_TURN
    for turn in range(state.turn):
        card = state.played[turn]
        kind = kinds[card]
        if turn == own_turn:
            look = turn
            own_turn += state.seats
            cells[drew + kinds[state.card_for(turn)]] += 1
            if state.shown[turn] == 0:
                cells[page.cell(BURIED, kind)] += 1
        elif state.shown[turn] == 0:
            if look == NO_TURN or state.came_since(card, look, turn):
                continue
            cells[page.cell(LOST if look < latest else PASSED, kind)] += 1
        cells[unseen + kind] -= 1
    if holds:
        put_hand(page, state)
    elif look != NO_TURN:
        put_passed(page, state, look)
    if state.draws_last:
        put_kept(page, state, seat)


def put_hand(page: Page, state: ToutLaHaut) -> None:
    cells, kinds, hand, unseen = page.cells, state.box.kind, page.cell(HAND), page.cell(UNSEEN)
    for card in state.hand:
        kind = kinds[card]
        cells[hand + kind] += 1
        cells[unseen + kind] -= 1
    cells[page.cell(DRAWN)] = i16(kinds[state.card_for(state.turn)] + 1)


def put_passed(page: Page, state: ToutLaHaut, look: i64) -> None:
    """What others hold, or left over in the end, was in the hand at the last look or came since."""
    for card in state.hand:
        if not state.came_since(card, look, state.turn):
            page.count(PASSED, state.box.kind[card])
            take_off(page, state.box.kind[card])


def put_kept(page: Page, state: ToutLaHaut, seat: i64) -> None:
    """The card for the next own turn is known before it joins the hand."""
    turn = Looks(state, seat).kept_for()
    if turn != NO_TURN:
        kind = state.box.kind[state.card_for(turn)]
        page.put(KEPT, kind + 1)
        take_off(page, kind)


def take_off(page: Page, kind: i64) -> None:
    """A card of that kind is not unseen any more."""
    page.put(UNSEEN, page.at(UNSEEN, kind) - 1, kind)


class ToutLaHautObservation(Observation):
    def form(self, setup: Setup) -> vec[i16]:
        page = Page(1, self.zeros)
        print_table(page, setup)
        box: pieces.Box = setup.box
        page.tally(UNSEEN, box.deck(setup.seats), box.kind)
        return page.cells

    def fill(self, state: State, seat: i64, page: Page) -> None:
        assert isinstance(state, ToutLaHaut)
        own_turn = state.first_turn(seat)
        put_table(page, state, own_turn)
        put_trees(page, state, own_turn)
        if state.objective != pieces.NO_OBJECTIVE or state.game == 1:
            put_extras(page, state, seat)
        put_memory(page, state, seat, own_turn)


OBSERVATION: Final = ToutLaHautObservation(PIECES)
