"""Scoring of Tout là-haut, one function per rule of RULES.md §3 and §4."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.game import Outcome
from sylve.engine.vec import vec
from sylve.engine.worlds import filled
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


class Tree:
    """A tree that is read floor by floor from its stump, with all that scores in it."""

    def __init__(self) -> None:
        self.colours = filled(pieces.COLOUR_COUNT + 1, 0)  # floors of each colour, and of grey
        self.clear()

    def clear(self) -> None:
        """Back to the bare stump."""
        for colour in range(len(self.colours)):
            self.colours[colour] = 0
        self.floors: i64 = 0
        self.points: i64 = 0  # of all floors
        self.top_colour: i64 = pieces.GREY
        self.top_value: i64 = 0
        self.run: i64 = 0  # floors of one colour at the top
        self.longest: i64 = 0  # the longest such run, and
        self.longest_colour: i64 = pieces.GREY
        self.longest_first: i64 = 0  # its lowest floor

    def grow(self, state: Layout, turn: i64) -> None:
        """The two floors of the card played that turn."""
        if state.shown[turn] == 0:
            self.add(pieces.GREY, pieces.GREY_VALUE)
            self.add(pieces.GREY, pieces.GREY_VALUE)
            return
        box, card = state.box, state.played[turn]
        self.add(box.bottom_colour[card], box.bottom_value[card])
        self.add(box.top_colour[card], box.top_value[card])

    def add(self, colour: i64, value: i64) -> None:
        """§3.1 A floor is worth its value. §3.2 Grey is no colour and cuts runs; of equal runs the lowest stands."""
        self.colours[colour] += 1
        self.floors += 1
        self.points += value
        if colour == pieces.GREY:
            self.run = 0
        elif colour == self.top_colour:
            self.run += 1
        else:
            self.run = 1
        self.top_colour = colour
        self.top_value = value
        if self.run > self.longest:
            self.longest = self.run
            self.longest_colour = colour
            self.longest_first = self.floors - self.run


def tree_of(state: Layout, seat: i64) -> Tree:
    tree = Tree()
    turn = state.first_turn(seat)
    while turn < state.turn:
        tree.grow(state, turn)
        turn += state.seats
    return tree


def floor_points(state: Layout, seat: i64) -> i64:
    """§3.1 The values of all floors."""
    return tree_of(state, seat).points


def longest_run(state: Layout, seat: i64) -> Run:
    """§3.2 The seat's longest run."""
    tree = tree_of(state, seat)
    return Run(tree.longest_colour, tree.longest, tree.longest_first)


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


def most_of_one_colour(state: Layout, seat: i64) -> i64:
    colours = tree_of(state, seat).colours
    most: i64 = 0
    for colour in range(pieces.COLOUR_COUNT):
        most = max(most, colours[colour])
    return most


def colours_with(state: Layout, seat: i64, least: i64, most: i64) -> i64:
    """How many colours have a number of floors within these bounds."""
    colours = tree_of(state, seat).colours
    count: i64 = 0
    for colour in range(pieces.COLOUR_COUNT):
        if least <= colours[colour] <= most:
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
    """§4 All who are equally far reach a comparing objective; « two steps » asks the same of everybody."""
    if state.objective == pieces.NO_OBJECTIVE:
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
        places.append(int(place))
    return places


def lines(state: Layout, points: vec[i64], game: str) -> dict[str, list[int]]:
    """The lines of a game's sheet, by the game's name and the rule's."""
    rules = RULES if state.objective != pieces.NO_OBJECTIVE else RULES[:2]
    return {
        game + rule: [int(points[number * state.seats + seat]) for seat in range(state.seats)]
        for number, rule in enumerate(rules)
    }


def outcome(state: Layout) -> Outcome:
    """§5.1 After two games the sheets of both remain."""
    if state.game == 0:
        breakdown = lines(state, sheet(state), "")
    else:
        breakdown = {**lines(state, state.earlier, "first-"), **lines(state, sheet(state), "second-")}
    scores = filled(state.seats, 0)
    for points in breakdown.values():
        for seat in range(state.seats):
            scores[seat] += points[seat]
    return Outcome([int(score) for score in scores], ranks(state, scores), breakdown)
