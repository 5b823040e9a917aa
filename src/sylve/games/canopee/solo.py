"""§11 The Spirit of the forest: its pile, its trees, its choices. All it does follows of itself, with events."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.refusals import ALLOWED
from sylve.engine.vec import append, vec
from sylve.engine.worlds import filled
from sylve.games.canopee import agenda, events, pieces, placing, scoring
from sylve.games.canopee.face_down import NOWHERE, TRAY, kind_of, place_of
from sylve.games.canopee.forest import NO_CANOPY
from sylve.games.canopee.piles import is_face_up
from sylve.games.canopee.state import Layout
from sylve.games.canopee.steps import season_end
from sylve.games.canopee.steps.adding import Crowning, Growing
from sylve.games.canopee.steps.base import CanopeeStep, Running
from sylve.games.canopee.steps.losing import Felling, Losing
from sylve.games.canopee.steps.season_end import Sowing

SPIRIT: Final = 1
PERSON: Final = 0
THIRD_PILE: Final = 2
NO_TREE: Final = -1

# Why it takes its pile, in the order of events.WHY_PILE.
NONE: Final = 0
ONLY_PILE: Final = 0
MOST_HIDDEN: Final = 1
FEWEST_OPEN: Final = 2
LEFTMOST: Final = 3


# §11.3 The Spirit's pile


def cards_in(state: Layout, pile: i64, face_up: bool) -> i64:
    cards: i64 = 0
    for card in state.down:
        if place_of(card) == pile and is_face_up(card) == face_up:
            cards += 1
    return cards


def preference(state: Layout, pile: i64, other: i64) -> i64:
    """Why the Spirit prefers the pile to the other one: more cards face down, or as many and fewer face up; or NONE."""
    more = cards_in(state, pile, False) - cards_in(state, other, False)
    if more > 0:
        return MOST_HIDDEN
    if more == 0 and cards_in(state, pile, True) < cards_in(state, other, True):
        return FEWEST_OPEN
    return NONE


def chosen_pile(state: Layout) -> i64:
    """The most cards face down; of equals the fewest face up; of equals the leftmost. NOWHERE when all are gone."""
    best: i64 = NOWHERE
    for pile in range(pieces.PILES):
        if state.size(pile) > 0 and (best == NOWHERE or preference(state, pile, best) != NONE):
            best = pile
    return best


def why_chosen(state: Layout, pile: i64) -> i64:
    """What decided for the pile: against the one that came nearest to it."""
    why: i64 = ONLY_PILE
    for other in range(pieces.PILES):
        if other != pile and state.size(other) > 0:
            better = preference(state, pile, other)
            if better == NONE:
                return LEFTMOST
            why = max(why, better)
    return why


def hidden_threats(state: Layout, pile: i64) -> i64:
    threats: i64 = 0
    for card in state.down:
        if place_of(card) == pile and not is_face_up(card) and pieces.is_threat(kind_of(card)):
            threats += 1
    return threats


class SpiritTurn(Running):
    """Take the pile, add a card to those before it, refill; a face-down threat adds one more to the third."""

    def run(self, state: Layout, seat: i64, about: i64) -> None:  # noqa: ARG002
        pile = chosen_pile(state)
        state.tell(events.SPIRIT_KEEPS, pile, pile, why_chosen(state, pile))
        state.beat()
        state.last_taker = SPIRIT
        extra = hidden_threats(state, pile) > 0
        found = pile_counts(state, pile)
        for before in range(pile):
            state.add_to_pile(before)
        state.add_to_pile(pile)
        if extra and state.add_to_pile(THIRD_PILE):
            state.tell(events.SPIRIT_EXTRA)
        add_all(state, found)


def pile_counts(state: Layout, pile: i64) -> vec[i64]:
    """The cards of the pile by kind, shown as they leave it."""
    found = filled(pieces.KIND_COUNT, 0)
    while state.first_in(pile) != NOWHERE:
        found[state.show(state.first_in(pile))] += 1
    return found


def add_all(state: Layout, found: vec[i64]) -> None:
    """§11.4 Trunks, canopies, then all else, droughts last; the agenda is a stack, so the last comes first here."""
    for _ in range(found[pieces.DROUGHT]):
        state.agenda.push(agenda.SPIRIT_PLACES, SPIRIT, pieces.DROUGHT)
    for kind in range(pieces.KIND_COUNT - 1, -1, -1):
        if kind != pieces.DROUGHT:
            for _ in range(found[kind]):
                state.agenda.push(agenda.SPIRIT_PLACES, SPIRIT, kind)


class SpiritPlaces(Running):
    """§11.4 One card of its pile, or of the germination cards it keeps; trees have their moment when it is decided."""

    def run(self, state: Layout, seat: i64, about: i64) -> None:
        placing.place(state, seat, about)
        if state.agenda.what() != agenda.GROWING and state.agenda.what() != agenda.CROWNING:
            state.beat()


# §11.4 Its trees


def tallest(state: Layout, seat: i64, unawarded_only: bool) -> i64:
    """The height of a forest's tallest tree, complete or not."""
    most: i64 = 0
    for tree in range(state.slots[seat]):
        if not (unawarded_only and state.is_awarded(seat, tree)):
            most = max(most, state.height(seat, tree))
    return most


def tallest_open(state: Layout, below: i64) -> i64:
    """Its tallest open tree of less than that height, the leftmost of equals; or NO_TREE."""
    best: i64 = NO_TREE
    for tree in range(state.slots[SPIRIT]):
        small = state.is_open(SPIRIT, tree) and state.height(SPIRIT, tree) < below
        if small and (best == NO_TREE or state.height(SPIRIT, tree) > state.height(SPIRIT, best)):
            best = tree
    return best


def tree_to_grow(state: Layout) -> i64:
    """Where the Spirit puts a trunk; NO_TREE for a new tree."""
    if state.open_trees(SPIRIT) <= 1:
        return NO_TREE
    own = tallest(state, SPIRIT, False)
    if tallest(state, PERSON, True) > own:
        return tallest_open(state, own + 1)
    smaller = tallest_open(state, own)
    return smaller if smaller != NO_TREE else tallest_open(state, own + 1)


# §11.5 Its choices


def decide(state: Layout, step: CanopeeStep, about: i64) -> None:
    """Answer the step that asks the Spirit."""
    state.agenda.pop()
    if isinstance(step, Growing):
        grow(state, about)
    elif isinstance(step, Crowning):
        placing.crown(state, SPIRIT, tallest_open(state, pieces.TREES), about)
        state.beat()
    elif isinstance(step, Losing):
        lose(state, card_to_lose(state, step, losses_left(state, step.number, about)))
    elif isinstance(step, Felling):
        placing.fell(state, SPIRIT, part_to_lose(state, about), about)
        state.beat()
    elif isinstance(step, Sowing):
        if state.first_rules():
            sow_one_by_one(state, about)
        else:
            sow(state, about)


def lose(state: Layout, kind: i64) -> None:
    """A card goes; of a part of a tree it is seen once its tree is found."""
    placing.discard(state, SPIRIT, kind)
    if kind >= pieces.FERN:
        state.beat()


def grow(state: Layout, kind: i64) -> None:
    """§11.4 A trunk goes where its trees need one."""
    tree = tree_to_grow(state)
    if tree == NO_TREE:
        placing.sprout(state, SPIRIT, kind)
    else:
        placing.grow(state, SPIRIT, tree, kind)
    state.beat()


def losses_left(state: Layout, step: i64, about: i64) -> i64:
    """How many cards the same threat takes in all, this one and those that follow at once."""
    losses: i64 = 1
    if state.first_rules():
        return losses
    at = state.agenda.depth - 1
    while at >= 0 and state.agenda.is_at(at, step, SPIRIT, about):
        losses += 1
        at -= 1
    return losses


def standing(state: Layout) -> i64:
    """What the Spirit's points would be if all were scored now, awards and threats' bonus counted, threats not."""
    points = scoring.running_points(state, SPIRIT) + scoring.wildlife_points(state, SPIRIT)
    points += scoring.largest_forest(state, SPIRIT) + scoring.tallest_award(state, SPIRIT)
    return points + scoring.threat_points(state)


def weight(state: Layout) -> i64:
    """What the Spirit compares: points, and among equals complete trees."""
    if state.first_rules():
        return standing(state)
    return standing(state) * (pieces.TREES + 1) + state.complete_trees(SPIRIT)


def card_to_lose(state: Layout, step: Losing, losses: i64) -> i64:
    """The card to lose first, of those whose loss together weighs least; of equals the first in the box's order."""
    best: i64 = NOWHERE
    most: i64 = 0
    for kind in range(pieces.KIND_COUNT):
        if step.why_not_lose(state, SPIRIT, kind) == ALLOWED:
            left = weight_without(state, step, kind, losses)
            if best == NOWHERE or left > most:
                best = kind
                most = left
    return best


def weight_without(state: Layout, step: Losing, kind: i64, losses: i64) -> i64:
    """What is left without that card, and without the others that must go after it."""
    if kind < pieces.FERN:
        return weight_without_part(state, part_to_lose(state, kind), kind)
    state.lose(SPIRIT, kind)
    left = weight_after(state, step, losses - 1)
    state.gain(SPIRIT, kind)
    return left


def weight_after(state: Layout, step: Losing, losses: i64) -> i64:
    """What is left after the best choice of so many losses more, or of as many as there are cards for."""
    if losses == 0:
        return weight(state)
    next_kind = card_to_lose(state, step, losses)
    if next_kind == NOWHERE:
        return weight(state)
    return weight_without(state, step, next_kind, losses)


def part_to_lose(state: Layout, kind: i64) -> i64:
    """The tree that can best spare that part."""
    best: i64 = NO_TREE
    most: i64 = 0
    for tree in range(state.slots[SPIRIT]):
        if state.has_part(SPIRIT, tree, kind):
            left = weight_without_part(state, tree, kind)
            if best == NO_TREE or left > most:
                best = tree
                most = left
    return best


def weight_without_part(state: Layout, tree: i64, kind: i64) -> i64:
    """Take the part, look, and put everything back."""
    canopy = state.canopy_of(SPIRIT, tree)
    thrown = state.discarded[:]
    state.take_part(SPIRIT, tree, kind)
    left = weight(state)
    if pieces.is_trunk(kind):
        state.add_trunk(SPIRIT, tree, kind)
    if canopy != NO_CANOPY and not state.is_complete(SPIRIT, tree):
        state.add_canopy(SPIRIT, tree, pieces.CANOPY + canopy)
    state.discarded = thrown
    return left


def sow(state: Layout, most: i64) -> None:
    """Keep the germination cards that weigh most together, up to so many; they are placed in the box's order."""
    tray = sorted_tray(state)
    chosen = best_sprouts(state, tray, most)
    for at in range(len(tray)):
        if chosen & pieces.BIT[at] != 0:
            state.agenda.push(agenda.SPIRIT_PLACES, SPIRIT, tray[at])
    for at in range(len(tray) - 1, -1, -1):
        if chosen & pieces.BIT[at] != 0:
            state.pick(state.find_in(TRAY, tray[at]))
            state.tell(events.SOWS, SPIRIT, tray[at])
            state.beat()


def sorted_tray(state: Layout) -> vec[i64]:
    """The germination cards drawn, the last kind in the order of the box first, as a stack wants them."""
    tray = vec[i64]()
    for kind in range(pieces.WILDLIFE - 1, -1, -1):
        for card in state.down:
            if place_of(card) == TRAY and kind_of(card) == kind:
                tray = append(tray, kind)
    return tray


def best_sprouts(state: Layout, tray: vec[i64], most: i64) -> i64:
    """Which cards of the tray weigh most, as bits; of equals the most cards, then the first in the order of the box."""
    best: i64 = 0
    best_weight: i64 = weight(state)
    best_size: i64 = 0
    for chosen in range(pieces.BIT[len(tray)] - 1, 0, -1):
        size = bits_in(chosen)
        if size <= most:
            gained = weight_with(state, tray, chosen)
            if gained > best_weight or (gained == best_weight and size > best_size):
                best = chosen
                best_weight = gained
                best_size = size
    return best


def bits_in(chosen: i64) -> i64:
    count: i64 = 0
    while chosen != 0:
        chosen &= chosen - 1
        count += 1
    return count


def weight_with(state: Layout, tray: vec[i64], chosen: i64) -> i64:
    """Place the chosen cards where the Spirit would, look, and put everything back."""
    forest, trees, slots = state.forest, state.trees, state.slots
    state.forest, state.trees, state.slots = forest[:], trees[:], slots[:]
    for at in range(len(tray) - 1, -1, -1):
        if chosen & pieces.BIT[at] != 0:
            add_quietly(state, tray[at])
    gained = weight(state)
    state.forest, state.trees, state.slots = forest, trees, slots
    return gained


def add_quietly(state: Layout, kind: i64) -> None:
    """§11.4 Trunks and canopies go where the Spirit puts them; a canopy without an open tree is lost."""
    if pieces.is_trunk(kind):
        tree = tree_to_grow(state)
        if tree == NO_TREE:
            tree = state.free_slot(SPIRIT)
        state.add_trunk(SPIRIT, tree, kind)
    elif pieces.is_canopy(kind):
        tree = tallest_open(state, pieces.TREES)
        if tree != NO_TREE:
            state.add_canopy(SPIRIT, tree, kind)
    else:
        state.gain(SPIRIT, kind)


# The first rules


def sow_one_by_one(state: Layout, left: i64) -> None:
    """Add the germination card that brings the most, as long as none costs points; a tree completed breaks ties."""
    best: i64 = NOWHERE
    most: i64 = 0
    for kind in pieces.GERMINATION_KINDS:
        if left > 0 and state.find_in(TRAY, kind) != NOWHERE:
            gain = 2 * (standing_with(state, kind) - standing(state))
            if pieces.is_canopy(kind) and state.open_trees(SPIRIT) > 0:
                gain += 1
            if gain >= 0 and (best == NOWHERE or gain > most):
                best = kind
                most = gain
    if best != NOWHERE:
        season_end.sow(state, SPIRIT, best, left - 1)


def standing_with(state: Layout, kind: i64) -> i64:
    """A trunk brings nothing by itself; a canopy goes where the Spirit would put it."""
    if pieces.is_trunk(kind):
        return standing(state)
    if not pieces.is_canopy(kind):
        state.gain(SPIRIT, kind)
        points = standing(state)
        state.lose(SPIRIT, kind)
        return points
    tree = tallest_open(state, pieces.TREES)
    if tree == NO_TREE:
        return standing(state)
    state.add_canopy(SPIRIT, tree, kind)
    points = standing(state)
    state.remove_canopy(SPIRIT, tree)
    return points


STEPS: Final[list[CanopeeStep]] = [SpiritTurn(agenda.SPIRIT_TURN), SpiritPlaces(agenda.SPIRIT_PLACES)]
