"""§3 Adding cards to a forest, and losing them again: what the steps and the animals are written in."""

from mypy_extensions import i64

from sylve.games.canopee import agenda, events, pieces
from sylve.games.canopee.face_down import EVERYBODY, HAND, NOWHERE, STASH
from sylve.games.canopee.forest import FRESH
from sylve.games.canopee.state import Layout

# Adding cards.


def place(state: Layout, seat: i64, kind: i64) -> None:
    """Add a card that everybody sees now; what it causes comes next."""
    if pieces.is_trunk(kind):
        state.agenda.push(agenda.GROWING, seat, kind)
    elif pieces.is_canopy(kind):
        place_canopy(state, seat, kind)
    elif kind == pieces.DROUGHT:
        state.throw(kind)
        state.tell(events.DROUGHT, seat)
        push_discards(state, seat, drought_cards(state), agenda.BY_DROUGHT)
    elif kind == pieces.LIGHTNING:
        state.throw(kind)
        state.tell(events.LIGHTNING, seat)
        state.agenda.push(agenda.STRIKING, seat, 0)
    else:
        state.gain(seat, kind)
        if pieces.is_wild(kind):
            state.welcome(kind)
            if pieces.is_active(kind):
                state.ability[pieces.species_of(kind)] = FRESH
        state.tell(events.PLACES, seat, kind)


def place_canopy(state: Layout, seat: i64, kind: i64) -> None:
    """§3.3 On an open tree if there is one; otherwise it is lost."""
    if state.open_trees(seat) > 0:
        state.agenda.push(agenda.CROWNING, seat, kind)
        return
    state.throw(kind)
    state.tell(events.WASTES, seat, kind)


def drought_cards(state: Layout) -> i64:
    """§3.5 How many cards a drought takes; more in the arid season (§9.9)."""
    if state.sign == pieces.ARID:
        return state.box.sign_value[pieces.ARID]
    return 1


def push_discards(state: Layout, seat: i64, cards: i64, cause: i64) -> None:
    for _ in range(cards):
        state.agenda.push(agenda.DISCARDING, seat, cause)


def sprout(state: Layout, seat: i64, kind: i64) -> None:
    """§3.2 A trunk begins a tree."""
    tree = state.free_slot(seat)
    state.add_trunk(seat, tree, kind)
    state.tell(events.SPROUTS, seat, kind, tree)


def grow(state: Layout, seat: i64, tree: i64, kind: i64) -> None:
    """§3.2 A trunk makes an open tree taller."""
    state.add_trunk(seat, tree, kind)
    state.tell(events.GROWS, seat, kind, tree, state.height(seat, tree))


def crown(state: Layout, seat: i64, tree: i64, kind: i64) -> None:
    """§3.3 A canopy completes an open tree."""
    state.add_canopy(seat, tree, kind)
    state.tell(events.CROWNS, seat, kind, tree, state.height(seat, tree))


# Losing cards.


def discard(state: Layout, seat: i64, kind: i64) -> None:
    """A card of the forest goes to the discards; of a tree the owner says which one."""
    if kind < pieces.FERN:
        state.agenda.push(agenda.FELLING, seat, kind)
        return
    state.tell(events.DISCARDS, seat, kind)
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
    state.tell(events.FELLS, seat, kind, tree)
    state.take_part(seat, tree, kind)


# What plants and animals hide.


def lose_pitcher(state: Layout, seat: i64) -> None:
    """§7.5 An empty one goes first; a card that was under the lost one is added at once."""
    first, second = state.pitcher_place(seat, 0), state.pitcher_place(seat, 1)
    if state.count(seat, pieces.PITCHER) == 0 or state.first_in(second) != NOWHERE:
        uncover(state, seat, first)
        if state.first_in(second) != NOWHERE:
            state.move_down(state.first_in(second), first)


def uncover(state: Layout, seat: i64, place_under: i64) -> None:
    """§7.5 The card under a pitcher plant, if there is one, comes into the forest."""
    at = state.first_in(place_under)
    if at != NOWHERE:
        state.tell(events.UNCOVERS, seat, place_under)
        place(state, seat, state.show(at))


def unveil(state: Layout, seat: i64) -> None:
    """§8.2 All cards under the hoatzin are shown, and added in the order the owner likes."""
    state.batch += 1
    shown = show_all(state, STASH)
    step: i64 = agenda.PLACING_DRAWN
    if state.first_rules() and state.is_spirit(seat):
        step = agenda.BURNING  # their fault: the Spirit lost a plant here
    state.agenda.push(step, seat, state.batch)
    if shown > 0:
        state.tell(events.UNVEILS, seat, events.IN_HAND + state.batch)
        state.beat()


def show_all(state: Layout, place_under: i64) -> i64:
    """Cards that lay hidden there are open in their owner's hand, with the latest batch; how many there were."""
    cards: i64 = 0
    while state.first_in(place_under) != NOWHERE:
        state.lay_down(HAND, state.show(state.first_in(place_under)), EVERYBODY, state.batch)
        cards += 1
    return cards


# Cards in hand.


def take_from_hand(state: Layout, batch: i64, kind: i64) -> None:
    """The card of that kind leaves the hand, seen by all."""
    state.show(state.find(HAND, batch, kind))


def draw_batch(state: Layout, seat: i64, cards: i64, eyes: i64) -> i64:
    """Draw from the season's deck, as many as there are."""
    state.batch += 1
    drawn = min(cards, state.deck_left())
    for _ in range(drawn):
        state.lay_down(HAND, state.draw(), eyes, state.batch)
        state.reveals += 1
    if drawn > 0:
        state.tell(events.DRAWS, seat, events.IN_HAND + state.batch, events.IN_HAND + state.batch)
    return state.batch


def discard_all(state: Layout, pile: i64) -> None:
    """Every card of the pile goes to the discards, seen by all."""
    while state.first_in(pile) != NOWHERE:
        state.throw(state.show(state.first_in(pile)))
