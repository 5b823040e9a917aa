"""How good an action looks in Écosystème: the best place of a card, by points in sight and what they may grow to.

The practised player's numbers were fitted to the final points of 150,000 games, for two, of players that weigh far
more than these few things; then shifted, all at once, while the leads over such a player and over greedy grew.
"""

from typing import Final

from mypy_extensions import i64

from sylve.engine.judgement import Judgement
from sylve.engine.vec import vec
from sylve.games.ecosysteme import scoring, solo
from sylve.games.ecosysteme.actions import CHOOSE, GIVE, PLACE, SWAP
from sylve.games.ecosysteme.bitboards import SITE_OF, Forest, largest_area, meetings, rectangle, site, size
from sylve.games.ecosysteme.cells import ONE_OF, OTHER_OF
from sylve.games.ecosysteme.pieces import (
    BEE,
    CELLS,
    FOX,
    HEIGHT,
    KIND_COUNT,
    ROWS_OF_PAD,
    STREAM,
    TROUT,
    TURNS,
    WIDTH,
    WOLF,
    numbers,
)
from sylve.games.ecosysteme.rules import PLACING_CARD, Ecosysteme
from sylve.games.ecosysteme.state import lets_swap

# Points are counted in hundredths.
POINT: Final = 100
SCORING_KIND: Final = 110  # each kind that scores keeps a gap away
WOLF_STEP: Final = 300  # for each of the first wolves
USEFUL_WOLVES: Final = 3
FURTHER_WOLF: Final = 100
STREAM_STEP: Final = 130
SWAP_IN_HAND: Final = 150  # what the swap of a rabbit brings on average
GIVEN_AWAY: Final = 10  # per cent of its own use that a card given to Alban costs
DOUBT: Final = 300

# What a practised player expects besides the points as they lie. Early on: that much less of each point,
# and for each card what it may still bring more or less than others, in the order of the score pad.
EARLY_DOUBT: Final = 67
FUTURE: Final = numbers([-10, -220, 105, -245, 410, 50, -375, -80, 180, 85, -145])
# Late: for each kind that scores, and for each wolf or stream card ahead of the best rival.
LATE_KIND: Final = 220
LATE_WOLF: Final = 320
LATE_STREAM: Final = 320
ENOUGH_WOLVES: Final = 2  # ahead, or behind: more change nothing
ENOUGH_STREAMS: Final = 3
# At any time: for each free place beside such a card.
ROOM_FOR_BEE: Final = 70
ROOM_FOR_TROUT: Final = 75
RISK_FOR_FOX: Final = 45


class Thought(Forest):
    """A player's ecosystem in thought: how far it reaches, and what it is compared with."""

    def __init__(self, state: Ecosysteme, player: i64) -> None:
        super().__init__(state.grid, player * CELLS)
        self.cards = state.laid[player] + TURNS - state.cards_each()  # those left out are as good as laid
        self.height = state.heights[player]
        self.width = state.widths[player]
        self.most_wolves: i64 = 0  # of the others
        self.longest_stream: i64 = 0  # of the others
        for other in range(state.players()):
            if other != player:
                self.most_wolves = max(self.most_wolves, state.count(other, WOLF))
                self.longest_stream = max(self.longest_stream, state.streams[other])

    def room(self, row: i64, column: i64) -> i64:
        """All sites that cards may lie on, soon or already, once there is one in that row and column."""
        top, bottom = min(row, 1), max(row, self.height)
        if bottom - top + 1 < HEIGHT:
            top, bottom = top - 1, bottom + 1
        left, right = min(column, 1), max(column, self.width)
        if right - left + 1 < WIDTH:
            left, right = left - 1, right + 1
        return rectangle(top, bottom, left, right)


class EcosystemeJudgement(Judgement[Ecosysteme]):
    def __init__(self) -> None:
        super().__init__(horizon=12, scale=800, tries=500)

    def greedy_value(self, state: Ecosysteme, seat: i64, action: i64) -> i64:
        if CHOOSE.has(action):
            return best_place(state, seat, CHOOSE.argument(action))
        if PLACE.has(action):
            return placed(state, seat, state.picked[seat], PLACE.first_field(action), PLACE.second_field(action))
        if SWAP.has(action):
            after = state.copy()
            after.exchange(seat, ONE_OF[SWAP.argument(action)], OTHER_OF[SWAP.argument(action)])
            return promise(after, seat)
        if GIVE.has(action):
            return given(state, seat, GIVE.argument(action))
        return promise(state, seat)

    def newcomer_value(self, state: Ecosysteme, seat: i64, action: i64) -> i64:
        """The points that lie there after it, without those that are compared at the end."""
        if CHOOSE.has(action):
            best: i64 = -POINT
            for place in PLACING_CARD.legal(state, seat):
                best = max(best, points_with(state, seat, CHOOSE.argument(action), place))
            return POINT * best
        if PLACE.has(action):
            return POINT * points_with(state, seat, state.picked[seat], action)
        if GIVE.has(action):
            return 0
        return POINT * (points_swapped(state, seat, action) if SWAP.has(action) else points_lying(state, seat))

    def doubt(self, state: Ecosysteme, seat: i64) -> i64:  # noqa: ARG002
        return DOUBT

    def pointless(self, state: Ecosysteme, seat: i64, action: i64, actions: vec[i64]) -> bool:
        """A place or swap that loses points, where another loses none."""
        if SWAP.has(action):
            return points_swapped(state, seat, action) < points_lying(state, seat)
        if not PLACE.has(action):
            return False
        before, kind = points_lying(state, seat), state.picked[seat]
        if points_with(state, seat, kind, action) >= before:
            return False
        for other in actions:
            if points_with(state, seat, kind, other) >= before:
                return True
        return False

    def rollout_value(self, state: Ecosysteme, seat: i64, action: i64) -> i64:
        """How good an action looks to a player of many games; with the last card points are all that counts."""
        if GIVE.has(action) or state.laid[seat] >= state.cards_each() - 1:
            return self.greedy_value(state, seat, action)
        thought = Thought(state, seat)
        if CHOOSE.has(action):
            return best_outlook(state, seat, CHOOSE.argument(action), thought)
        if PLACE.has(action):
            return outlook_with(thought, state.picked[seat], PLACE.first_field(action), PLACE.second_field(action))
        if SWAP.has(action):
            one, other = ONE_OF[SWAP.argument(action)], OTHER_OF[SWAP.argument(action)]
            thought.turn(state.kind_at(seat, one), SITE_OF[one] | SITE_OF[other])
            thought.turn(state.kind_at(seat, other), SITE_OF[one] | SITE_OF[other])
        return outlook(thought, 1, 1)

    def evaluate(self, state: Ecosysteme, seat: i64) -> i64:
        """What the ecosystem promises, at the end its points; alone, by how much that is more than Alban's."""
        hope = (
            POINT * scoring.total(state, seat)
            if state.laid[seat] == state.cards_each()
            else outlook(Thought(state, seat), 1, 1)
        )
        if state.is_solo():
            return hope - POINT * scoring.total(state, state.rival())
        return hope

    def lines(self, state: Ecosysteme, seat: i64) -> dict[str, int]:
        """The pad; what is compared, and the gaps, are known at the end alone."""
        points, rows = scoring.sheet(state, seat), STREAM if not state.finished else len(ROWS_OF_PAD)
        return {ROWS_OF_PAD[row]: points[row] for row in range(rows)}

    def quiet(self, state: Ecosysteme) -> bool:
        """Whether all owe the choice of a card."""
        return all(state.owes(seat) for seat in range(state.seats)) and CHOOSE.has(state.legal(0)[0])


def points_lying(state: Ecosysteme, seat: i64) -> i64:
    """The points of an ecosystem as it lies, without those that are compared at the end."""
    points = scoring.sheet(state, seat)
    sum_of: i64 = 0
    for kind in range(STREAM):
        sum_of += points[kind]
    return sum_of


def points_with(state: Ecosysteme, seat: i64, kind: i64, place: i64) -> i64:
    after = state.copy()
    after.lay(seat, PLACE.first_field(place), PLACE.second_field(place), kind)
    return points_lying(after, seat)


def points_swapped(state: Ecosysteme, seat: i64, swap: i64) -> i64:
    after = state.copy()
    after.exchange(seat, ONE_OF[SWAP.argument(swap)], OTHER_OF[SWAP.argument(swap)])
    return points_lying(after, seat)


def best_place(state: Ecosysteme, seat: i64, kind: i64) -> i64:
    """What the card is worth in its best place, and the swap of a rabbit besides."""
    best: i64 = -POINT * POINT
    for action in PLACING_CARD.legal(state, seat):
        best = max(best, placed(state, seat, kind, PLACE.first_field(action), PLACE.second_field(action)))
    return best + swap_in_hand(state, seat, kind)


def swap_in_hand(state: Ecosysteme, seat: i64, kind: i64) -> i64:
    """What it is worth that the card, laid next, may let two others change places."""
    if lets_swap(kind, state.laid[seat] + 1):
        return SWAP_IN_HAND
    return 0


def placed(state: Ecosysteme, seat: i64, kind: i64, row: i64, column: i64) -> i64:
    after = state.copy()
    after.lay(seat, row, column, kind)
    return promise(after, seat)


def given(state: Ecosysteme, seat: i64, kind: i64) -> i64:
    """Little for Alban, and little that could still be used."""
    after = state.copy()
    solo.alban_takes(after, kind)
    gain = scoring.total(after, seat) - scoring.total(after, state.rival())
    if state.laid[seat] == TURNS:
        return POINT * gain
    return POINT * gain - (best_place(state, seat, kind) - promise(state, seat)) * GIVEN_AWAY // 100


def best_outlook(state: Ecosysteme, seat: i64, kind: i64, thought: Thought) -> i64:
    best: i64 = -POINT * POINT
    for action in PLACING_CARD.legal(state, seat):
        best = max(best, outlook_with(thought, kind, PLACE.first_field(action), PLACE.second_field(action)))
    return best + swap_in_hand(state, seat, kind)


def outlook_with(thought: Thought, kind: i64, row: i64, column: i64) -> i64:
    """What the ecosystem would promise with a card more."""
    thought.turn(kind, site(row, column))
    thought.cards += 1
    promised = outlook(thought, row, column)
    thought.cards -= 1
    thought.turn(kind, site(row, column))
    return promised


def outlook(thought: Thought, row: i64, column: i64) -> i64:
    """What a practised player expects of an ecosystem that reaches that row and column."""
    points: i64 = 0
    kinds: i64 = 0
    future: i64 = 0
    for kind in range(KIND_COUNT):
        cards = thought.of(kind)
        gain = scoring.kind_points(thought, kind, cards)
        points += gain
        if gain > 0 or (kind >= STREAM and cards != 0):
            kinds += 1
        future += FUTURE[kind] * size(cards)
    wolves = within(size(thought.of(WOLF)) - thought.most_wolves, ENOUGH_WOLVES)
    streams = within(largest_area(thought.of(STREAM)) - thought.longest_stream, ENOUGH_STREAMS)
    late = LATE_KIND * kinds + LATE_WOLF * wolves + LATE_STREAM * streams
    early = future - EARLY_DOUBT * points
    growth = (thought.cards * late + (TURNS - thought.cards) * early) // TURNS
    return POINT * points + growth + elbow_room(thought, row, column)


def within(number: i64, limit: i64) -> i64:
    return max(-limit, min(number, limit))


def elbow_room(thought: Thought, row: i64, column: i64) -> i64:
    """What the free places beside bees and trouts may bring, and those beside foxes may cost."""
    free = thought.room(row, column) & ~thought.taken()
    hope = ROOM_FOR_BEE * meetings(thought.of(BEE), free) + ROOM_FOR_TROUT * meetings(thought.of(TROUT), free)
    return hope - RISK_FOR_FOX * meetings(scoring.at_ease(thought, thought.of(FOX)), free)


def promise(state: Ecosysteme, seat: i64) -> i64:
    """The points of the ecosystem as it lies; for what is compared at the end, what it promises."""
    points = scoring.sheet(state, seat)
    worth: i64 = 0
    for kind in range(STREAM):
        worth += POINT * points[kind]
        if points[kind] > 0:
            worth += SCORING_KIND
    if state.laid[seat] == state.cards_each():
        return POINT * scoring.total(state, seat)
    wolves = state.count(seat, WOLF)
    worth += WOLF_STEP * min(wolves, USEFUL_WOLVES) + FURTHER_WOLF * max(0, wolves - USEFUL_WOLVES)
    return worth + STREAM_STEP * state.streams[seat]
