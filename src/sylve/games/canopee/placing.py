"""§3 Adding cards to a forest, and losing them again."""

from typing import Final

from mypy_extensions import i64

from sylve.games.canopee import log, may, pieces, steps
from sylve.games.canopee.down import EVERYBODY, HAND, NOWHERE, STASH
from sylve.games.canopee.forest import FRESH
from sylve.games.canopee.state import Layout

ASK: Final = -2


def place(state: Layout, seat: i64, kind: i64) -> None:
    """Add a card that everybody sees now; what it causes comes next."""
    if pieces.is_trunk(kind):
        state.agenda.push(steps.GROWING, seat, kind)
    elif pieces.is_canopy(kind):
        place_canopy(state, seat, kind)
    elif kind == pieces.DROUGHT:
        state.throw(kind)
        if state.heard is not None:
            log.told(state, "drought", seat, {})
        push_discards(state, seat, drought_cards(state), steps.BY_DROUGHT)
    elif kind == pieces.LIGHTNING:
        state.throw(kind)
        if state.heard is not None:
            log.told(state, "lightning", seat, {})
        state.agenda.push(steps.STRIKING, seat, 0)
    else:
        state.gain(seat, kind)
        if pieces.is_wild(kind):
            state.welcome(kind)
            if pieces.is_active(kind):
                state.ability[pieces.species_of(kind)] = FRESH
        if state.heard is not None:
            log.told_card(state, "place", seat, kind)


def place_canopy(state: Layout, seat: i64, kind: i64) -> None:
    """§3.3 On an open tree if there is one; otherwise it is lost."""
    if state.open_trees(seat) > 0:
        state.agenda.push(steps.CROWNING, seat, kind)
        return
    state.throw(kind)
    if state.heard is not None:
        log.told_card(state, "waste", seat, kind)


def drought_cards(state: Layout) -> i64:
    return pieces.SIGN_VALUE[pieces.ARID] if state.sign == pieces.ARID else 1


def push_discards(state: Layout, seat: i64, cards: i64, cause: i64) -> None:
    for _ in range(cards):
        state.agenda.push(steps.DISCARDING, seat, cause)


def sprout(state: Layout, seat: i64, kind: i64) -> None:
    """§3.2 A trunk begins a tree."""
    tree = state.free_slot(seat)
    state.add_trunk(seat, tree, kind)
    if state.heard is not None:
        log.told(state, "sprout", seat, {"card": log.card_name(kind), "tree": int(tree) + 1})


def grow(state: Layout, seat: i64, tree: i64, kind: i64) -> None:
    """§3.2 A trunk makes an open tree taller."""
    state.add_trunk(seat, tree, kind)
    if state.heard is not None:
        height = int(state.height(seat, tree))
        log.told(state, "grow", seat, {"card": log.card_name(kind), "tree": int(tree) + 1, "height": height})


def crown(state: Layout, seat: i64, tree: i64, kind: i64) -> None:
    """§3.3 A canopy completes an open tree."""
    state.add_canopy(seat, tree, kind)
    if state.heard is not None:
        height = int(state.height(seat, tree))
        log.told(state, "crown", seat, {"card": log.card_name(kind), "tree": int(tree) + 1, "height": height})


# Losing cards.


def discard(state: Layout, seat: i64, kind: i64) -> None:
    """A card of the forest goes to the discards; of a tree the owner says which one."""
    if kind < pieces.FERN:
        state.agenda.push(steps.FELLING, seat, kind)
        return
    if state.heard is not None:
        log.told_card(state, "discard", seat, kind)
    drop(state, seat, kind)


def drop(state: Layout, seat: i64, kind: i64) -> None:
    """The card leaves, and what it hid comes to light."""
    state.lose(seat, kind)
    state.throw(kind)
    if kind == pieces.PITCHER:
        lose_pitcher(state, seat)
    elif kind == pieces.active(pieces.HOATZIN):
        unveil(state, seat)


def fell(state: Layout, seat: i64, tree: i64, kind: i64) -> None:
    """§3.6 A part of a tree that has not been scored goes."""
    if state.heard is not None:
        log.told(state, "fell", seat, {"card": log.card_name(kind), "tree": int(tree) + 1})
    state.take_part(seat, tree, kind)


def lose_pitcher(state: Layout, seat: i64) -> None:
    """§7.5 An empty one goes first; a card that was under the lost one is added at once."""
    first, second = state.pitcher_place(seat, 0), state.pitcher_place(seat, 1)
    if state.count(seat, pieces.PITCHER) == 0 or state.first_in(second) != NOWHERE:
        uncover(state, seat, first)
        if state.first_in(second) != NOWHERE:
            state.move_down(state.first_in(second), first)


def uncover(state: Layout, seat: i64, place_under: i64) -> None:
    """The card under a pitcher plant, if there is one, comes into the forest."""
    at = state.first_in(place_under)
    if at != NOWHERE:
        kind = state.show(at)
        if state.heard is not None:
            log.told(state, "uncover", seat, {"cards": [log.card_name(kind)]})
        place(state, seat, kind)


def unveil(state: Layout, seat: i64) -> None:
    """§8.2 All cards under the hoatzin are shown, and added in the order the owner likes."""
    state.batch += 1
    show_all(state, STASH)
    if state.heard is not None and state.batch_size(state.batch) > 0:
        log.told(state, "unveil", seat, {"cards": log.card_names(state, HAND, state.batch)})
    state.agenda.push(steps.PLACING_DRAWN, seat, state.batch)


def show_all(state: Layout, place_under: i64) -> None:
    """Cards that lay hidden there are open in their owner's hand, with the latest batch."""
    while state.first_in(place_under) != NOWHERE:
        state.lay_down(HAND, state.show(state.first_in(place_under)), EVERYBODY, state.batch)


# §3.1 The order in which cards are added: asked for where it matters, else as it comes.


def may_hide(state: Layout, seat: i64, step: i64, batch: i64, kinds: i64) -> bool:
    """Whether the seat could put a card of the batch somewhere else than into its forest."""
    if step == steps.PLACING_DRAWN:
        return False
    if state.count(seat, pieces.PITCHER) > 0 or kinds & pieces.BIT[pieces.PITCHER] != 0:
        return True
    if step == steps.PLACING_TAKEN:
        return False
    if may.tucking(state, seat, batch) == 0:
        return True
    return kinds & pieces.THREAT_BITS != 0 and may.returning(state, seat, batch) == 0


def next_to_place(state: Layout, seat: i64, step: i64, batch: i64) -> i64:
    """The kind that is placed without asking, ASK where the choice matters, NOWHERE when all are placed."""
    kinds = state.kinds_in_hand(batch)
    if kinds == 0:
        return NOWHERE
    if may_hide(state, seat, step, batch, kinds):
        return ASK
    last = last_kind(kinds)
    if kinds != pieces.BIT[last] and (kinds & pieces.AT_ONCE_BITS != 0 or last < pieces.FERN):
        return ASK
    return last


def last_kind(kinds: i64) -> i64:
    """The last of these kinds in the order of the box."""
    kind: i64 = pieces.KIND_COUNT - 1
    if kinds < pieces.BIT[pieces.WILDLIFE]:
        kind = pieces.LIGHTNING
    while kinds < pieces.BIT[kind]:
        kind -= 1
    return kind


def take_from_hand(state: Layout, batch: i64, kind: i64) -> None:
    """The card of that kind leaves the hand, seen by all."""
    state.show(state.find(HAND, batch, kind))


def draw_batch(state: Layout, seat: i64, cards: i64, eyes: i64) -> i64:
    """Draw from the season's deck, as many as there are."""
    state.batch += 1
    for _ in range(min(cards, state.deck_left())):
        state.lay_down(HAND, state.draw(), eyes, state.batch)
        state.reveals += 1
    if state.heard is not None and state.batch_size(state.batch) > 0:
        names = log.card_names(state, HAND, state.batch)
        log.told(state, "draw", seat, {"count": len(names)}, {"cards": names})
    return state.batch
