"""What a seat of Écosystème does not know, dealt out anew.

All that leaves a hand is shown to all. So a seat knows every hand that it has held in this round, and every ecosystem;
hidden are the hands it has not held yet, the pile, and what others have chosen but not shown.
"""

from mypy_extensions import i64

from sylve.engine.chance import Dice
from sylve.engine.vec import vec
from sylve.engine.worlds import filled
from sylve.games.ecosysteme.pieces import COPIES, HAND, KIND_COUNT, NOTHING
from sylve.games.ecosysteme.state import SEALED, Layout


def deal_anew(true: Layout, world: Layout, seat: i64, dice: Dice) -> None:
    """Other cards in the hands not held yet and in the pile, other cards chosen face down."""
    content = dice.shuffle(unseen(true, seat))
    dealt: i64 = 0
    for hand in range(true.circle()):
        if not true.has_seen(seat, hand):
            dealt = deal_hand(true, world, hand, content, dealt)
    world.pile = content[dealt:]
    for other in range(true.seats):
        if other != seat and true.steps[other] == SEALED:
            hand = world.hand_of(other)
            world.picked[other] = world.nth_card(hand, dice.below(world.hand_size(hand)))


def unseen(state: Layout, seat: i64) -> vec[i64]:
    """The cards that the seat sees nowhere, sorted."""
    left = COPIES[:]
    for player in range(state.players()):
        for kind in range(KIND_COUNT):
            left[kind] -= state.count(player, kind)
    for other in range(state.seats):
        if state.picked[other] != NOTHING and state.steps[other] != SEALED:
            left[state.picked[other]] -= 1
    for hand in range(state.circle()):
        if state.has_seen(seat, hand):
            for kind in range(KIND_COUNT):
                left[kind] -= state.in_hand(hand, kind)
    cards = filled(len(state.pile) + state.circle() * HAND, NOTHING)
    count: i64 = 0
    for kind in range(KIND_COUNT):
        for _copy in range(left[kind]):
            cards[count] = kind
            count += 1
    return cards[:count]


def deal_hand(true: Layout, world: Layout, hand: i64, content: vec[i64], dealt: i64) -> i64:
    """Fill a hand of the world with as many cards as the true one has; how many are dealt then."""
    size = true.hand_size(hand)
    for kind in range(KIND_COUNT):
        world.hands[hand * KIND_COUNT + kind] = 0
    for i in range(dealt, dealt + size):
        world.put_in_hand(hand, content[i])
    return dealt + size
