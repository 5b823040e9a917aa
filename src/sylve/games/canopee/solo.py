"""§11 The Spirit of the forest: its pile, its trees, its choices. All it does follows of itself, with events."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.vec import append, vec
from sylve.engine.worlds import filled
from sylve.games.canopee import actions, log, may, pieces, placing, scoring, steps
from sylve.games.canopee.down import EVERYBODY, NOWHERE, TRAY, eyes_of, kind_of, place_of
from sylve.games.canopee.forest import NO_CANOPY
from sylve.games.canopee.state import Layout

SPIRIT: Final = 1
PERSON: Final = 0
THIRD_PILE: Final = 2
NO_TREE: Final = -1


# §11.2 The person's passes


def turn_threats_up(state: Layout, pile: i64) -> None:
    """Threats of a pile that the person passes lie face up from now on."""
    for at in range(len(state.down)):
        kind = kind_of(state.down[at])
        if place_of(state.down[at]) == pile and pieces.is_threat(kind) and not is_face_up(state.down[at]):
            state.open_eyes(at, EVERYBODY)
            state.reveals += 1
            if state.heard is not None:
                state.tell_facts("face-up", {"card": log.card_name(kind), "pile": int(pile) + 1})


def is_face_up(card: i64) -> bool:
    return eyes_of(card) & EVERYBODY != 0


# §11.3 The Spirit's pile


def cards_in(state: Layout, pile: i64, face_up: bool) -> i64:
    cards: i64 = 0
    for card in state.down:
        if place_of(card) == pile and is_face_up(card) == face_up:
            cards += 1
    return cards


def chosen_pile(state: Layout) -> i64:
    """The most cards face down; of equals the fewest face up; of equals the leftmost. NOWHERE when all are gone."""
    best: i64 = NOWHERE
    for pile in range(pieces.PILES):
        if state.size(pile) == 0:
            continue
        if best == NOWHERE:
            best = pile
            continue
        more = cards_in(state, pile, False) - cards_in(state, best, False)
        fewer = cards_in(state, best, True) - cards_in(state, pile, True)
        if more > 0 or (more == 0 and fewer > 0):
            best = pile
    return best


def hidden_threats(state: Layout, pile: i64) -> i64:
    threats: i64 = 0
    for card in state.down:
        if place_of(card) == pile and not is_face_up(card) and pieces.is_threat(kind_of(card)):
            threats += 1
    return threats


def take_turn(state: Layout, pile: i64) -> None:
    """Take the pile, add a card to those before it, refill; a face-down threat adds one more to the third."""
    if state.heard is not None:
        state.tell_facts("spirit-keep", {"pile": int(pile) + 1, "cards": log.card_names(state, pile, -1)})
    state.last_taker = SPIRIT
    extra = hidden_threats(state, pile) > 0
    found = pile_counts(state, pile)
    for before in range(pile):
        state.add_to_pile(before)
    state.add_to_pile(pile)
    if extra and state.add_to_pile(THIRD_PILE) and state.heard is not None:
        state.tell_facts("spirit-extra", {})
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
        state.agenda.push(steps.SPIRIT_PLACES, SPIRIT, pieces.DROUGHT)
    for kind in range(pieces.KIND_COUNT - 1, -1, -1):
        if kind != pieces.DROUGHT:
            for _ in range(found[kind]):
                state.agenda.push(steps.SPIRIT_PLACES, SPIRIT, kind)


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


def decide(state: Layout) -> None:
    """Answer the step that asks the Spirit."""
    step, argument = state.agenda.what(), state.agenda.argument()
    state.agenda.pop()
    if step == steps.GROWING:
        tree = tree_to_grow(state)
        if tree == NO_TREE:
            placing.sprout(state, SPIRIT, argument)
        else:
            placing.grow(state, SPIRIT, tree, argument)
    elif step == steps.CROWNING:
        placing.crown(state, SPIRIT, tallest_open(state, pieces.TREES), argument)
    elif step == steps.SOWING:
        if state.first_rules():
            sow_one_by_one(state, argument)
        else:
            sow(state, argument)
    elif step == steps.FELLING:
        placing.fell(state, SPIRIT, part_to_lose(state, argument), argument)
    elif steps.is_losing(step) or (state.first_rules() and step == steps.PLACING_DRAWN):
        kind = card_to_lose(state, step, losses_left(state, step, argument))
        if kind != NOWHERE:
            placing.discard(state, SPIRIT, kind)
    # All else asks for nothing: its animals sleep, and it hides no cards that could come to light.


def losses_left(state: Layout, step: i64, argument: i64) -> i64:
    """How many cards the same threat takes in all, this one and those that follow at once."""
    losses: i64 = 1
    if state.first_rules():
        return losses
    at = state.agenda.depth - 1
    while at >= 0 and state.agenda.is_at(at, step, SPIRIT, argument):
        losses += 1
        at -= 1
    return losses


def standing(state: Layout) -> i64:
    """What the Spirit's points would be if all were scored now, awards and threats' bonus counted, threats not."""
    points = scoring.running_points(state, SPIRIT) + scoring.wildlife_points(state, SPIRIT)
    points += scoring.largest_forest(state, SPIRIT)
    if scoring.wins_tallest(state, SPIRIT):
        points += scoring.tallest_points(state)
    if state.threats(SPIRIT) > state.threats(PERSON):
        points += pieces.SPIRIT_THREAT_POINTS
    return points


def weight(state: Layout) -> i64:
    """What the Spirit compares: points, and among equals complete trees."""
    if state.first_rules():
        return standing(state)
    return standing(state) * (pieces.TREES + 1) + state.complete_trees(SPIRIT)


def card_to_lose(state: Layout, step: i64, losses: i64) -> i64:
    """The card to lose first, of those whose loss together weighs least; of equals the first in the box's order."""
    best: i64 = NOWHERE
    most: i64 = 0
    for kind in range(pieces.KIND_COUNT):
        if may.discarding(state, SPIRIT, step, kind) == 0:
            left = weight_without(state, step, kind, losses)
            if best == NOWHERE or left > most:
                best = kind
                most = left
    return best


def weight_without(state: Layout, step: i64, kind: i64, losses: i64) -> i64:
    """What is left without that card, and without the others that must go after it."""
    if kind < pieces.FERN:
        return weight_without_part(state, part_to_lose(state, kind), kind)
    state.lose(SPIRIT, kind)
    left = weight_after(state, step, losses - 1)
    state.gain(SPIRIT, kind)
    return left


def weight_after(state: Layout, step: i64, losses: i64) -> i64:
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
            state.agenda.push(steps.SPIRIT_PLACES, SPIRIT, tray[at])
    for at in range(len(tray) - 1, -1, -1):
        if chosen & pieces.BIT[at] != 0:
            state.pick(state.find_in(TRAY, tray[at]))
            if state.heard is not None:
                log.told_card(state, "sow", SPIRIT, tray[at])


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
    for sprout in range(actions.SIZE[actions.SOW_VERB]):
        kind = pieces.GERMINATION_KINDS[sprout]
        if left > 0 and state.find_in(TRAY, kind) != NOWHERE:
            gain = 2 * (standing_with(state, kind) - standing(state))
            if pieces.is_canopy(kind) and state.open_trees(SPIRIT) > 0:
                gain += 1
            if gain >= 0 and (best == NOWHERE or gain > most):
                best = kind
                most = gain
    if best != NOWHERE:
        state.agenda.push(steps.SOWING, SPIRIT, left - 1)
        state.pick(state.find_in(TRAY, best))
        if state.heard is not None:
            log.told_card(state, "sow", SPIRIT, best)
        placing.place(state, SPIRIT, best)


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
