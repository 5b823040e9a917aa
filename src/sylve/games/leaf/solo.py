"""The North Wind (RULES.md §7): its moves are consequences, never decisions of a seat."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.vec import append, vec
from sylve.engine.worlds import filled
from sylve.games.leaf import events, pieces
from sylve.games.leaf.actions import ADVANCE, PLACE
from sylve.games.leaf.lattice import BIT, NOBODY, SIDES, beside, bits, group_of
from sylve.games.leaf.pieces import ANIMAL_COUNT, BROWN, GREEN, ORANGE, RED, SHUFFLE_CARD, TRIO, YELLOW
from sylve.games.leaf.state import NO_MUSHROOM, NONE, WIND, Layout
from sylve.games.leaf.steps.acting import climb, exchange, gain_sun, grow, take_from_deck, take_slot
from sylve.games.leaf.steps.base import LeafStep
from sylve.games.leaf.steps.placing import place_leaf, react

HUMAN: Final = 0
LEFT_ARROW: Final = 0


def set_up(state: Layout) -> None:
    """§7.1 Its deck is shuffled; §7.2 it begins with suns and animals, whose acorns it does not get."""
    shuffle_all(state)
    state.suns[WIND] = pieces.WIND_SUNS[state.difficulty]
    for _ in range(pieces.WIND_ANIMALS[state.difficulty]):
        state.forest[WIND * pieces.KIND_COUNT + state.draw_animal()] += 1


def answer() -> i64:
    """§7.10 What it says where a seat would be asked: with three suns it advances the season."""
    return ADVANCE.of()


class WindTurn(LeafStep):
    """A leaf (§7.3–7.5) and its actions (§7.6–7.9)."""

    def run(self, state: Layout) -> None:
        card = reveal(state)
        if card != NONE:
            leaf = place(state, card)
            state.beat()
            react(state, WIND, leaf)
            act(state, card, leaf)
        state.agenda.pop()


# §7.3 Which leaf


def reveal(state: Layout) -> i64:
    """The first card of its deck whose leaf there is, and has room; NONE when no leaf of its cards has."""
    if not any_card_fits(state):
        state.tell(events.WIND_NO_ROOM)
        state.beat()
        return NONE
    box = state.box
    while True:
        at = len(state.wind_deck) - 1
        card = state.wind_deck[at]
        state.wind_deck = state.wind_deck[:at]
        state.wind_shown = append(state.wind_shown[:], card)
        state.reveals += 1
        if card == SHUFFLE_CARD:
            shuffle_all(state)
            state.tell(events.WIND_SHUFFLES)
            state.beat()
            continue
        fits = card_fits(state, card)
        kind = events.WIND_CARD if fits else events.WIND_SKIPS
        state.tell(kind, box.wind_species[card], box.wind_colour[card], box.wind_arrow[card])
        state.beat()
        if fits:
            return card


def card_fits(state: Layout, card: i64) -> bool:
    return state.serves(state.box.wind_species[card])


def any_card_fits(state: Layout) -> bool:
    return any(card_fits(state, card) for card in range(SHUFFLE_CARD))


def shuffle_all(state: Layout) -> None:
    """All its cards are a deck again."""
    cards = vec[i64]()
    for card in range(pieces.WIND_CARDS):
        cards = append(cards, card)
    state.wind_deck = state.chance.shuffle(cards)
    state.wind_shown = vec[i64]()


# §7.4 Where the leaf goes


def place(state: Layout, card: i64) -> i64:
    """The best place by the card's colour; boosted where it meets few tips (§7.5)."""
    species = state.box.wind_species[card]
    leaf = place_leaf(state, WIND, species, best_place(state, species, state.box.wind_colour[card]))
    met: i64 = 0
    for colour in range(pieces.COLOUR_COUNT):
        met += state.pending[colour]
    if met <= pieces.WIND_BOOST and state.spores[WIND] > 0:
        state.beat()
        grow(state, WIND, leaf)
    return leaf


def best_place(state: Layout, species: i64, sought: i64) -> i64:
    """The action that lays the leaf where it likes it best; the first of equals in the order of the action table."""
    best: i64 = -1
    found: i64 = NONE
    for action in state.placements(species):
        tips = state.box.tips_of(species, PLACE.third_field(action))
        liking = liking_of(state, state.cell_of(action), tips, sought)
        if liking > best:
            best = liking
            found = action
    return found


def liking_of(state: Layout, cell: i64, tips: i64, sought: i64) -> i64:
    """The demands of §7.4 as digits: the colour sought, all tips, few leaves with human mushrooms, colours in order."""
    met = state.tips_met(cell, tips)
    in_all: i64 = 0
    for colour in range(pieces.COLOUR_COUNT):
        in_all += met[colour]
    shunned = bits(state.leaves_met(cell, tips) & state.mushrooms(HUMAN))
    liking = (met[sought] * 16 + in_all) * 16 + 15 - shunned
    for colour in pieces.WIND_ORDER:
        liking = liking * 16 + met[colour]
    return liking


# §7.6 Actions


def act(state: Layout, card: i64, leaf: i64) -> None:
    """All its actions, in the order of its colours; what cannot be done brings an acorn."""
    arrow = state.box.wind_arrow[card]
    for colour in pieces.WIND_ORDER:
        while state.pending[colour] > 0:
            state.pending[colour] -= 1
            if colour == RED:
                act_red(state, leaf)
            elif colour == ORANGE:
                gain_animal(state, arrow)
            elif colour == BROWN:
                act_brown(state, arrow)
            elif colour == YELLOW:
                gain_sun(state, WIND)
            else:
                exchange(state, WIND, GREEN)
            state.beat()


def act_brown(state: Layout, arrow: i64) -> None:
    """§7.6 At a fork its arrow says the side; a leaf card of the tree is an acorn to it."""
    to_left = arrow == LEFT_ARROW
    if state.above(WIND, to_left) == pieces.NO_CELL:
        exchange(state, WIND, BROWN)
        return
    climb(state, WIND, to_left)
    tree, cell = state.box.tree, state.squirrels[WIND]
    for _ in range(tree.amount[cell]):
        if tree.reward[cell] == pieces.LEAF_CARD:
            exchange(state, WIND, GREEN)
        elif tree.reward[cell] == pieces.ANIMAL and state.any_animal():
            gain_animal(state, arrow)


def act_red(state: Layout, leaf: i64) -> None:
    """§7.7 before the first frost, §7.8 after it."""
    place_of_baby = red_before_frost(state, leaf) if state.frosts() == 0 else red_after_frost(state, leaf)
    if place_of_baby == NONE:
        exchange(state, WIND, RED)
    else:
        grow(state, WIND, place_of_baby)


def red_before_frost(state: Layout, leaf: i64) -> i64:
    """A baby on the leaf just placed, then on adjacent ones; when all have one, a baby grows up."""
    if state.spores[WIND] > 0:
        if state.mushroom(WIND, leaf) == NO_MUSHROOM:
            return leaf
        spot = freest(state, state.links[leaf])
        if spot != NONE:
            return spot
    return baby_to_grow(state)


def red_after_frost(state: Layout, leaf: i64) -> i64:
    """A baby grows up; without one, a baby beside the largest group that is no trio yet, or on the leaf just placed."""
    if state.babies[WIND] != 0:
        return baby_to_grow(state)
    if state.spores[WIND] == 0:
        return NONE
    for size in range(TRIO - 1, 0, -1):
        spot = freest(state, beside_groups(state, size))
        if spot != NONE:
            return spot
    return leaf if state.mushroom(WIND, leaf) == NO_MUSHROOM else NONE


def beside_groups(state: Layout, size: i64) -> i64:
    """The leaves adjacent to the first group of adults of that size beside which a mushroom has room."""
    left = state.adults[WIND]
    for leaf in range(len(state.leaves)):
        if left & BIT[leaf] != 0:
            group = group_of(BIT[leaf], left, state.links)
            left &= ~group
            around: i64 = 0
            for member in range(len(state.leaves)):
                if group & BIT[member] != 0:
                    around |= state.links[member]
            if bits(group) == size and freest(state, around) != NONE:
                return around
    return 0


def freest(state: Layout, leaves: i64) -> i64:
    """Of these leaves, without the North Wind's mushrooms, the one with the most free tips; the oldest of equals."""
    found: i64 = NONE
    most: i64 = -1
    for leaf in range(len(state.leaves)):
        if leaves & BIT[leaf] != 0 and state.mushroom(WIND, leaf) == NO_MUSHROOM:
            free = free_tips(state, leaf)
            if free > most:
                most = free
                found = leaf
    return found


def free_tips(state: Layout, leaf: i64) -> i64:
    """§7.7 The tips to which another leaf could still be connected: those that have a free cell beside them."""
    free: i64 = 0
    cell = state.cells[leaf]
    for vertex in range(SIDES):
        if state.tips[leaf] & BIT[vertex] != 0:
            one = state.floor[beside(cell, vertex)]
            other = state.floor[beside(cell, (vertex + 1) % SIDES)]
            if one == NOBODY or other == NOBODY:
                free += 1
    return free


def baby_to_grow(state: Layout) -> i64:
    """The baby whose growth makes the best group: a trio, else as near below it as possible, else as little above."""
    found: i64 = NONE
    best: i64 = -1
    for leaf in range(len(state.leaves)):
        if state.babies[WIND] & BIT[leaf] != 0:
            size = bits(state.group(WIND, leaf))
            liking: i64 = 100 + size if size <= TRIO else 100 - size
            if liking > best:
                best = liking
                found = leaf
    return found


# §7.9 Animals


def gain_animal(state: Layout, arrow: i64) -> None:
    slot = slot_to_take(state, arrow)
    if slot != NONE:
        take_slot(state, WIND, slot)
    elif len(state.animals) > 0:
        take_from_deck(state, WIND)
    else:
        exchange(state, WIND, ORANGE)


def slot_to_take(state: Layout, arrow: i64) -> i64:
    """The card in sight that meets most demands, read from the arrow's corner; NONE for the top of the deck."""
    found: i64 = NONE
    best: i64 = 0 if len(state.animals) > 0 else -1
    for step in range(pieces.SLOTS):
        slot = step if arrow == LEFT_ARROW else pieces.SLOTS - 1 - step
        kind = state.slots[slot]
        if kind != NONE and liking_of_animal(state, kind) > best:
            best = liking_of_animal(state, kind)
            found = slot
    return found


def liking_of_animal(state: Layout, kind: i64) -> i64:
    """A species of its Forest, best one of which it has two, then one, then more; then an acorn."""
    owned = state.in_forest(WIND, pieces.animal_of(kind))
    aim: i64 = 0
    if owned == TRIO - 1:
        aim = 3
    elif owned >= TRIO:
        aim = 1
    elif owned == 1:
        aim = 2
    return 2 * aim + (1 if pieces.has_acorn(kind) else 0)


# §7.11 Frost


def sleeper(state: Layout) -> i64:
    """Its largest group of animals; of equals the one with the fewest cards in sight, then the first of the list."""
    in_sight = filled(ANIMAL_COUNT, 0)
    for kind in state.slots:
        if kind != NONE:
            in_sight[pieces.animal_of(kind)] += 1
    found: i64 = NONE
    for animal in range(ANIMAL_COUNT):
        size = state.in_forest(WIND, animal)
        if size > 0 and (found == NONE or is_better_sleep(state, animal, found, in_sight)):
            found = animal
    return found


def is_better_sleep(state: Layout, animal: i64, than: i64, in_sight: vec[i64]) -> bool:
    size, other = state.in_forest(WIND, animal), state.in_forest(WIND, than)
    return size > other or (size == other and in_sight[animal] < in_sight[than])
