"""Scoring of Tout là-haut, one function per rule of RULES.md §3 and §4."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.game import Outcome
from sylve.engine.vec import vec
from sylve.engine.worlds import as_list, filled
from sylve.games.toutlahaut import pieces
from sylve.games.toutlahaut.state import Layout

NOBODY: Final = -1
RULES: Final = ("floors", "longest-run", "objective")


class Run:
    """Consecutive floors of one colour: which, how many, and the lowest of them."""

    def __init__(self, colour: i64, length: i64, first: i64) -> None:
        self.colour = colour
        self.length = length
        self.first = first


def run_with(run: i64, below: i64, colour: i64) -> i64:
    """§3.2 The run at the top of a tree, once a floor of that colour lies on it. Grey is no colour and cuts runs."""
    if colour == pieces.GREY:
        return 0
    if colour == below:
        return run + 1
    return 1


def floor_points(state: Layout, seat: i64) -> i64:
    """§3.1 The values of all floors."""
    points: i64 = 0
    turn = state.first_turn(seat)
    while turn < state.turn:
        points += state.value_at(turn, 0) + state.value_at(turn, 1)
        turn += state.seats
    return points


def longest_run(state: Layout, seat: i64) -> Run:
    """§3.2 The seat's longest run; the lowest of equals."""
    best = Run(pieces.GREY, 0, 0)
    below: i64 = pieces.GREY
    run: i64 = 0
    floor: i64 = 0
    turn = state.first_turn(seat)
    while turn < state.turn:
        for half in range(2):
            colour = state.colour_at(turn, half)
            run = run_with(run, below, colour)
            below = colour
            floor += 1
            if run > best.length:
                best.colour = colour
                best.length = run
                best.first = floor - run
        turn += state.seats
    return best


def longest_of_table(state: Layout) -> i64:
    longest: i64 = 0
    for seat in range(state.seats):
        longest = max(longest, longest_run(state, seat).length)
    return longest


def run_bonuses(state: Layout) -> vec[i64]:
    """§3.2 A point for each floor of the run, for everybody whose run is the table's longest."""
    bonuses = filled(state.seats, 0)
    longest: i64 = 0
    for seat in range(state.seats):
        bonuses[seat] = longest_run(state, seat).length
        longest = max(longest, bonuses[seat])
    for seat in range(state.seats):
        if bonuses[seat] < longest:
            bonuses[seat] = 0
    return bonuses


def run_bonus(state: Layout, seat: i64) -> i64:
    return run_bonuses(state)[seat]


# §4 Objectives: how far a seat is, and who has reached it.


def floors_of(state: Layout, seat: i64, colour: i64) -> i64:
    count: i64 = 0
    turn = state.first_turn(seat)
    while turn < state.turn:
        for half in range(2):
            if state.colour_at(turn, half) == colour:
                count += 1
        turn += state.seats
    return count


def most_of_one_colour(state: Layout, seat: i64) -> i64:
    most: i64 = 0
    for colour in range(pieces.COLOUR_COUNT):
        most = max(most, floors_of(state, seat, colour))
    return most


def colours_with(state: Layout, seat: i64, least: i64, most: i64) -> i64:
    """How many colours have a number of floors within these bounds."""
    count: i64 = 0
    for colour in range(pieces.COLOUR_COUNT):
        if least <= floors_of(state, seat, colour) <= most:
            count += 1
    return count


def progress(state: Layout, seat: i64) -> i64:
    """What the objective compares; the highest scores it."""
    objective = state.objective
    if objective == pieces.MONOCHROME:
        return most_of_one_colour(state, seat)
    if objective == pieces.TWO_STEPS:
        return min(2, colours_with(state, seat, pieces.EXACT_FLOORS, pieces.EXACT_FLOORS))
    if objective == pieces.EFFICIENT:
        return -colours_with(state, seat, 1, state.floors(seat))
    if objective == pieces.DIVERSE:
        return colours_with(state, seat, pieces.DIVERSE_FLOORS, state.floors(seat))
    if objective == pieces.SMALL_CABIN:
        return -floor_points(state, seat) - run_bonus(state, seat)
    return 0


def reaches_objective(state: Layout, seat: i64) -> bool:
    """§4 All who are equally far reach a comparing objective; « two steps » asks the same of everybody.

    Before every tree has begun there is nothing to compare.
    """
    if state.objective == pieces.NO_OBJECTIVE or state.turn < state.seats:
        return False
    mine = progress(state, seat)
    if state.objective == pieces.TWO_STEPS:
        return mine == 2
    for other in range(state.seats):
        if progress(state, other) > mine:
            return False
    return True


def objective_points(state: Layout, seat: i64) -> i64:
    if not reaches_objective(state, seat):
        return 0
    return pieces.OBJECTIVE_POINTS[state.objective]


def total(state: Layout, seat: i64) -> i64:
    """The seat's score in this game."""
    return floor_points(state, seat) + run_bonus(state, seat) + objective_points(state, seat)


def sheet(state: Layout) -> vec[i64]:
    """What this game brings as it stands, by rule and seat."""
    points = filled(len(RULES) * state.seats, 0)
    bonuses = run_bonuses(state)
    for seat in range(state.seats):
        points[seat] = floor_points(state, seat)
        points[state.seats + seat] = bonuses[seat]
        points[2 * state.seats + seat] = objective_points(state, seat)
    return points


def sheet_total(state: Layout, points: vec[i64], seat: i64) -> i64:
    return points[seat] + points[state.seats + seat] + points[2 * state.seats + seat]


def before(state: Layout, seat: i64) -> i64:
    """§5.1 What the first of two games brought the seat; nothing while it is played."""
    if state.game == 0:
        return 0
    return sheet_total(state, state.earlier, seat)


def scores(state: Layout, points: vec[i64]) -> vec[i64]:
    """§5.1 What everybody has with this sheet of the game that is played: both games are added up."""
    totals = filled(state.seats, 0)
    for seat in range(state.seats):
        totals[seat] = before(state, seat) + sheet_total(state, points, seat)
    return totals


def last_of(state: Layout, points: vec[i64]) -> i64:
    """§5.1 The lowest score begins the second game; of equals the latest in the order of play."""
    last: i64 = NOBODY
    for turn in range(state.seats):
        seat = state.seat_at(turn)
        if last == NOBODY or sheet_total(state, points, seat) <= sheet_total(state, points, last):
            last = seat
    return last


def is_ahead(state: Layout, scores: vec[i64], seat: i64, other: i64) -> bool:
    """§3.3 The highest score wins; of equals whoever sits farthest from the first player in the order of play."""
    if scores[seat] == scores[other]:
        return state.first_turn(seat) > state.first_turn(other)
    return scores[seat] > scores[other]


def ranks(state: Layout, scores: vec[i64]) -> list[int]:
    places = []
    for seat in range(state.seats):
        place: i64 = 1
        for other in range(state.seats):
            if is_ahead(state, scores, other, seat):
                place += 1
        places.append(place)
    return places


def lines(state: Layout, points: vec[i64], game: str) -> dict[str, list[int]]:
    """The lines of a game's sheet, by the game's name and the rule's."""
    named: dict[str, list[int]] = {}
    for rule in range(3 if state.objective != pieces.NO_OBJECTIVE else 2):
        named[game + RULES[rule]] = [points[rule * state.seats + seat] for seat in range(state.seats)]
    return named


def outcome(state: Layout) -> Outcome:
    """§5.1 After two games the sheets of both remain."""
    points = sheet(state)
    if state.game == 0:
        breakdown = lines(state, points, "")
    else:
        breakdown = {**lines(state, state.earlier, "first-"), **lines(state, points, "second-")}
    totals = scores(state, points)
    return Outcome(as_list(totals), ranks(state, totals), breakdown)
