"""What a forest of Canopée promises its player, counted in hundredths of a point."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.vec import vec
from sylve.games.canopee import pieces, scoring, threats
from sylve.games.canopee.state import Layout
from sylve.games.canopee.weights import Weights

POINT: Final = 100


def to_come(state: Layout, eyes: Weights) -> i64:
    """How many cards the season may still bring; beyond many they do not matter."""
    return min(eyes.many_cards, state.deck_left() + len(state.down))


def promise(state: Layout, seat: i64, eyes: Weights) -> i64:
    left = to_come(state, eyes)
    value = POINT * state.points(seat)
    value += sets(state, seat, left, eyes) + weather(state, seat, left, eyes)
    value += trees(state, seat, left, eyes) + tallest(state, seat, eyes) + animals(state, seat, left, eyes)
    value += eyes.seeds[min(state.count(seat, pieces.SEED), 6)]
    value -= dangers(state, seat, left, eyes)
    return value + POINT * scoring.season_points(state, seat)


def sets(state: Layout, seat: i64, left: i64, eyes: Weights) -> i64:
    """Points now, and what the plants may still become."""
    ferns = state.count(seat, pieces.FERN)
    bromeliads = state.count(seat, pieces.BROMELIAD)
    monsteras = state.count(seat, pieces.MONSTERA)
    value = POINT * scoring.fern_points(ferns) + eyes.ferns[min(ferns, 17)] * left // eyes.many_cards
    value += POINT * scoring.bromeliad_points(bromeliads)
    value += eyes.bromeliads[min(bromeliads, 3)] * left // eyes.many_cards
    value += POINT * scoring.monstera_points(monsteras)
    value += eyes.monsteras[min(monsteras, 3)] * left // eyes.many_cards
    value += POINT * scoring.vines_points(state.count(seat, pieces.VINES), state.complete_trees(seat) + 1)
    value += POINT * scoring.orchid_points(state, seat, state.count(seat, pieces.ORCHID)) * 4 // 5
    useful = state.count(seat, pieces.MUSHROOM) + state.count(seat, pieces.PITCHER)
    return value + POINT * useful * left // eyes.many_cards


def weather(state: Layout, seat: i64, left: i64, eyes: Weights) -> i64:
    rain, sun = state.count(seat, pieces.RAIN), state.count(seat, pieces.SUN)
    value = POINT * scoring.weather_points(state, seat)
    for unpaired in range(max(rain, sun) - min(rain, sun)):
        value += eyes.unpaired[min(unpaired, 4)] * left // eyes.many_cards
    return value


def trees(state: Layout, seat: i64, left: i64, eyes: Weights) -> i64:
    """The points of those complete, what they mean for the largest forest, and what open ones may become."""
    value = POINT * scoring.unscored_tree_points(state, seat)
    value += (eyes.complete_tree if state.seats <= 2 else eyes.complete_tree // 2) * state.complete_trees(seat)
    if not is_last(state):
        return value + open_trees(state, seat, eyes)
    if scoring.largest_forest(state, seat) > 0:
        value += eyes.forest_share * pieces.largest_points(state.seats)
    if state.deck_left() == 0:
        return value
    return value + faded(open_trees(state, seat, eyes), eyes.open_fades, left, eyes)


def is_last(state: Layout) -> bool:
    return state.season + 1 == state.seasons


def faded(value: i64, percent: i64, left: i64, eyes: Weights) -> i64:
    """What is left of a hope as the cards of a season come to their end."""
    return value - value * percent * (eyes.many_cards - left) // (100 * eyes.many_cards)


def open_trees(state: Layout, seat: i64, eyes: Weights) -> i64:
    value: i64 = 0
    found: i64 = 0
    for tree in range(state.slots[seat]):
        if state.is_open(seat, tree):
            value += eyes.open_trees[min(found, 2)]
            found += 1
            points = state.trunks_of(seat, tree, 1) + 2 * state.trunks_of(seat, tree, 2)
            value += eyes.open_value * points + eyes.open_trunk * (state.height(seat, tree) - 1)
    return value


def tallest(state: Layout, seat: i64, eyes: Weights) -> i64:
    """What the tallest tree is worth beside its points, most where it leads."""
    mine = scoring.tallest_height(state, seat)
    value = eyes.tall_trunk * mine
    if scoring.wins_tallest(state, seat):
        value += eyes.tall_share * scoring.tallest_points(state)
    return value


def animals(state: Layout, seat: i64, left: i64, eyes: Weights) -> i64:
    """Their points, what their abilities may bring, and the hope for a mate."""
    seasons = state.seasons - state.season
    hope: i64 = 0
    for species in range(pieces.SPECIES_COUNT):
        active = state.has_active(seat, species)
        if active:
            hope += eyes.ability * seasons // 2
        if active != (state.count(seat, pieces.breeding(species)) > 0):
            hope += eyes.mate * seasons // 3
    if is_last(state):
        hope = faded(hope, eyes.animals_fade, left, eyes)
    return POINT * scoring.wildlife_points(state, seat) + hope


def dangers(state: Layout, seat: i64, left: i64, eyes: Weights) -> i64:
    cost = eyes.blight * threats.losses(state, seat, pieces.BLIGHT)
    cost += danger(state, seat, pieces.FIRE, state.flora(seat), eyes.fires, left, eyes)
    return cost + danger(state, seat, pieces.DISEASE, state.wildlife(seat), eyes.diseases, left, eyes)


def danger(state: Layout, seat: i64, kind: i64, targets: i64, costs: vec[i64], left: i64, eyes: Weights) -> i64:
    """What threats of one kind will cost: each loss where they strike, all that spreads, else the fear of one more."""
    if state.count(seat, kind) == 0:
        return 0
    effect = threats.effect(state, seat, kind)
    cost = costs[effect]
    if effect == threats.STRIKES:
        return cost * min(threats.losses(state, seat, kind), targets + 1)
    return cost if effect == threats.SPREADS else cost * left // eyes.many_cards
