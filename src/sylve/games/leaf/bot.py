"""How good an action looks in Leaf: what it brings now, and what it is likely to bring before the winter.

Worths are hundredths of an acorn. No action of a leaf is worth less than the acorn it can be exchanged for.
"""

from typing import Final

from mypy_extensions import i64

from sylve.engine.judgement import Judgement
from sylve.engine.vec import append, vec
from sylve.games.leaf import actions, pieces, scoring
from sylve.games.leaf.actions import ADVANCE, BOOST, CLIMB, DECK, DRAW, GROW, PILE, SHELTER, TAKE
from sylve.games.leaf.lattice import bits
from sylve.games.leaf.pieces import BROWN, GREEN, ORANGE, RED, YELLOW
from sylve.games.leaf.rules import Leaf
from sylve.games.leaf.state import BABY, NONE, WIND
from sylve.games.leaf.steps.acting import acorns_on
from sylve.games.leaf.steps.base import ACT, CHOOSE, FROM_PILE, FROST, LAY, REWARD, SEASON
from sylve.games.leaf.steps.placing import actions_earned, adjacent_leaves, reactions
from sylve.games.leaf.steps.turn import species_of

ACORN: Final = 100
HALF: Final = 50  # what a sun or a card is worth when the game ends
CARD_WORTH: Final = pieces.numbers([240, 150, 110, 70, 55])  # one more, by the cards one has
ANIMAL_WORTH: Final = pieces.numbers([105, 200, 300, 95])  # one more, by how many one has of the species
BABY_WORTH: Final = 115
BABY_NEIGHBOUR: Final = 35
ADULT_NEIGHBOUR: Final = 45
STEP_WORTH: Final = 55
OTHERS_SUN: Final = 35
LONELY_FROST: Final = 40  # for each acorn that the frost brings more to me than to the others
LAST_ADVANCE: Final = 120
LESS: Final = 2  # actions fewer, for which nobody gives up a place
# By how much somebody who is not sure misjudges a leaf, and an action.
LEAF_DOUBT: Final = 175
ACT_DOUBT: Final = 70


class LeafJudgement(Judgement[Leaf]):
    def __init__(self) -> None:
        super().__init__(horizon=16, scale=800, tries=400)

    def greedy_value(self, state: Leaf, seat: i64, action: i64) -> i64:
        step = state.agenda.what()
        if step == CHOOSE:
            return card_worth(state, seat, action)
        if step == FROM_PILE:
            return leaf_worth(state, seat, PILE.argument(action))
        if step == LAY:
            return place_worth(state, seat, state.agenda.argument(), action)
        if step in (ACT, REWARD):
            return act_worth(state, seat, action)
        if step == SEASON:
            return season_worth(state, seat) if ADVANCE.has(action) else 0
        return shelter_worth(state, seat, SHELTER.argument(action))

    def newcomer_value(self, state: Leaf, seat: i64, action: i64) -> i64:
        """The acorns in sight; any action of a leaf is as good as an acorn."""
        step = state.agenda.what()
        if step == CHOOSE:
            species = species_of(action)
            return ACORN * (most_tips(state, species) + (1 if BOOST.has(action) else 0))
        if step == FROM_PILE:
            return ACORN * most_tips(state, PILE.argument(action))
        if step == LAY:
            return ACORN * tips_earned(state, state.agenda.argument(), action)
        if step in (ACT, REWARD):
            return newcomers_act(state, seat, action)
        if step == SEASON:
            return ACORN * (state.track().acorns[state.next_cell()] - 1) if ADVANCE.has(action) else 0
        return shelter_worth(state, seat, SHELTER.argument(action))

    def doubt(self, state: Leaf, seat: i64) -> i64:  # noqa: ARG002
        step = state.agenda.what()
        return LEAF_DOUBT if step in (CHOOSE, FROM_PILE, LAY) else ACT_DOUBT

    def pointless(self, state: Leaf, seat: i64, action: i64, actions: vec[i64]) -> bool:
        """A leaf with the same tips and more within reach, an action for nothing, a sleep without acorns."""
        step = state.agenda.what()
        if step == LAY:
            return earns_less(state, state.agenda.argument(), action, actions)
        if step == ACT:
            return act_worth(state, seat, action) <= 0
        if step == FROST:
            return shelters_nothing(state, seat, action, actions)
        return False

    def evaluate(self, state: Leaf, seat: i64) -> i64:
        """What the player's things promise; at the end the acorns, of equals with the suns and cards (§6.6).

        Alone, by how much that is more than the North Wind's.
        """
        value = ACORN * scoring.total(state, seat) + scoring.suns_and_cards(state, seat)
        if not state.finished:
            value = promise(state, seat)
        if state.seats == 1:
            value -= ACORN * scoring.total(state, WIND) + scoring.suns_and_cards(state, WIND)
        return value

    def quiet(self, state: Leaf) -> bool:
        """Whether somebody's turn is about to begin."""
        return state.agenda.what() == CHOOSE


# What a player's things promise


def promise(state: Leaf, seat: i64) -> i64:
    value = scoring.acorn_points(state, seat) + scoring.debt_points(state, seat) + scoring.tree_points(state, seat)
    value += scoring.mushroom_points(state, seat) + scoring.animal_points(state, seat)
    value = ACORN * (value + shelters(state, seat))
    value += BABY_WORTH * bits(state.babies[seat]) + sun_worth(state) * state.suns[seat]
    for cards in range(state.hand_size(seat)):
        value += one_more_card(state, cards)
    return value


def shelters(state: Leaf, seat: i64) -> i64:
    """The acorns of the animals that may still go to sleep, one species in each frost to come."""
    gains = vec[i64]()
    for animal in range(pieces.ANIMAL_COUNT):
        gains = append(gains, scoring.sheltered_points(state, seat, animal))
    sum_of: i64 = 0
    for _ in range(min(frosts_to_come(state), len(gains))):
        best: i64 = 0
        for at in range(len(gains)):
            if gains[at] > gains[best]:
                best = at
        sum_of += gains[best]
        gains[best] = 0
    return sum_of


def frosts_to_come(state: Leaf) -> i64:
    """The lines of frost ahead on the track, and the last frost."""
    frosts: i64 = 1
    track = state.track()
    for cell in range(state.season + 1, track.last + 1):
        if track.line[cell] == pieces.FROST_LINE:
            frosts += 1
    return frosts


# The leaf


def card_worth(state: Leaf, seat: i64, action: i64) -> i64:
    """The best place of the card's leaf; a boost costs a second card."""
    species = species_of(action)
    best: i64 = 0
    if state.serves(species):
        best = leaf_worth(state, seat, species)
    else:
        for other in range(pieces.SPECIES_COUNT):
            if state.left[other] > 0:
                best = max(best, leaf_worth(state, seat, other))
    if not BOOST.has(action):
        return best
    return best + BABY_WORTH - one_more_card(state, state.hand_size(seat) - 2)


def leaf_worth(state: Leaf, seat: i64, species: i64) -> i64:
    best: i64 = 0
    for action in state.placements(species):
        best = max(best, place_worth(state, seat, species, action))
    return best


def place_worth(state: Leaf, seat: i64, species: i64, action: i64) -> i64:
    """The actions it earns, less the suns it gives to others."""
    earned = actions_earned(state, species, action)
    sum_of: i64 = 0
    for colour in range(pieces.COLOUR_COUNT):
        if earned[colour] > 0:
            sum_of += earned[colour] * max(ACORN, colour_worth(state, seat, colour))
    for suns in reactions(state, seat, adjacent_leaves(state, species, action)):
        sum_of -= OTHERS_SUN * suns
    return sum_of


def tips_earned(state: Leaf, species: i64, action: i64) -> i64:
    sum_of: i64 = 0
    for earned in actions_earned(state, species, action):
        sum_of += earned
    return sum_of


def earns_less(state: Leaf, species: i64, action: i64, actions: vec[i64]) -> bool:
    """Whether another place earns the same actions and at least two more."""
    own, enough = actions_earned(state, species, action), tips_earned(state, species, action) + LESS
    for other in actions:
        if tips_earned(state, species, other) >= enough:
            met = actions_earned(state, species, other)
            missed = False
            for colour in range(pieces.COLOUR_COUNT):
                missed = missed or met[colour] < own[colour]
            if not missed:
                return True
    return False


def most_tips(state: Leaf, species: i64) -> i64:
    best: i64 = 0
    for action in state.placements(species):
        best = max(best, tips_earned(state, species, action))
    return best


def colour_worth(state: Leaf, seat: i64, colour: i64) -> i64:
    """The best that an action of that colour can do now."""
    if colour == GREEN:
        return one_more_card(state, state.hand_size(seat) - 1)
    if colour == YELLOW:
        return sun_worth(state)
    if colour == BROWN:
        return best_climb(state, seat)
    if colour == ORANGE:
        return best_animal(state, seat)
    best: i64 = 0
    for leaf in range(len(state.leaves)):
        if state.can_grow(seat, leaf):
            best = max(best, grow_worth(state, seat, leaf))
    return best


# Actions


def act_worth(state: Leaf, seat: i64, action: i64) -> i64:
    if actions.ACORN.has(action):
        return ACORN
    if GROW.has(action):
        return grow_worth(state, seat, GROW.argument(action))
    if DRAW.has(action):
        return one_more_card(state, state.hand_size(seat))
    if TAKE.has(action):
        return animal_worth(state, seat, state.slots[TAKE.argument(action)])
    if DECK.has(action):
        return deck_worth(state, seat)
    if CLIMB.has(action):
        return climb_worth(state, seat, state.above(seat, CLIMB.argument(action) != actions.RIGHT))
    return sun_worth(state)


def newcomers_act(state: Leaf, seat: i64, action: i64) -> i64:
    if GROW.has(action) and state.mushroom(seat, GROW.argument(action)) == BABY:
        return max(ACORN, ACORN * scoring.grown_points(state, seat, GROW.argument(action)))
    if TAKE.has(action):
        return ACORN + ACORN * acorns_on(state.slots[TAKE.argument(action)])
    return ACORN


def shelters_nothing(state: Leaf, seat: i64, action: i64, actions: vec[i64]) -> bool:
    """Whether these animals would sleep for nothing, and others would not."""
    if scoring.sheltered_points(state, seat, SHELTER.argument(action)) > 0:
        return False
    for other in actions:
        if scoring.sheltered_points(state, seat, SHELTER.argument(other)) > 0:
            return True
    return False


def one_more_card(state: Leaf, cards: i64) -> i64:
    return HALF if state.winter else CARD_WORTH[max(0, min(cards, 4))]


def sun_worth(state: Leaf) -> i64:
    """Its part of the next advance."""
    if state.winter:
        return HALF + HALF
    return ACORN * state.track().acorns[state.next_cell()] // pieces.SUNS_TO_ADVANCE + HALF


def grow_worth(state: Leaf, seat: i64, leaf: i64) -> i64:
    """An adult brings the points of its group; a baby is the hope of one."""
    group = state.group(seat, leaf)
    size = bits(group)
    if state.mushroom(seat, leaf) == BABY:
        babies_beside = bits(state.links[leaf] & state.babies[seat])
        hope = 0 if state.winter else ADULT_NEIGHBOUR * babies_beside
        return scoring.grown_points(state, seat, leaf) * ACORN + hope
    if state.winter:
        return scoring.grown_points(state, seat, leaf) * ACORN // 2 if state.pending[RED] > 1 else 0
    neighbours = bits(state.links[leaf] & state.mushrooms(seat))
    return BABY_WORTH + BABY_NEIGHBOUR * min(neighbours, 2) - (BABY_NEIGHBOUR * 2 if size > 3 else 0)


def animal_worth(state: Leaf, seat: i64, kind: i64) -> i64:
    animal = pieces.animal_of(kind)
    owned = min(3, state.in_forest(seat, animal) + state.in_den(seat, animal))
    return ANIMAL_WORTH[owned] + ACORN * acorns_on(kind)


def deck_worth(state: Leaf, seat: i64) -> i64:
    """What the top of the deck brings on the average of this world's deck."""
    if len(state.animals) == 0:
        return 0
    sum_of: i64 = 0
    for kind in state.animals:
        sum_of += animal_worth(state, seat, kind)
    return sum_of // len(state.animals)


def best_animal(state: Leaf, seat: i64) -> i64:
    best = deck_worth(state, seat)
    for kind in state.slots:
        if kind != NONE:
            best = max(best, animal_worth(state, seat, kind))
    return best


def best_climb(state: Leaf, seat: i64) -> i64:
    left, right = state.above(seat, True), state.above(seat, False)
    return max(climb_worth(state, seat, left), climb_worth(state, seat, right))


def climb_worth(state: Leaf, seat: i64, cell: i64) -> i64:
    """The reward of the cell, and a step in the race to the top."""
    if cell == pieces.NO_CELL:
        return 0
    reward, amount = state.box.tree.reward[cell], state.box.tree.amount[cell]
    if reward == pieces.ACORN:
        return STEP_WORTH + ACORN * amount
    if reward == pieces.SUN:
        return STEP_WORTH + sun_worth(state) * amount
    if reward == pieces.ANIMAL:
        return STEP_WORTH + best_animal(state, seat) * amount
    return STEP_WORTH + one_more_card(state, state.hand_size(seat)) * amount


# The season


def season_worth(state: Leaf, seat: i64) -> i64:
    """The acorns, less the suns as they would count in the end; a frost for what it brings me more than the others."""
    gain = ACORN * state.track().acorns[state.next_cell()] - HALF * pieces.SUNS_TO_ADVANCE
    line = state.next_line()
    if line == pieces.FROST_LINE:
        gain += LONELY_FROST * (best_shelter(state, seat) - others_shelter(state, seat))
    elif line == pieces.WINTER_LINE and not state.winter and not state.is_last_of_round():
        gain -= LAST_ADVANCE
    return gain


def others_shelter(state: Leaf, seat: i64) -> i64:
    sum_of: i64 = 0
    for player in range(state.players):
        if player != seat:
            sum_of += best_shelter(state, player)
    return sum_of // (state.players - 1)


def best_shelter(state: Leaf, player: i64) -> i64:
    best: i64 = 0
    for animal in range(pieces.ANIMAL_COUNT):
        best = max(best, scoring.sheltered_points(state, player, animal))
    return best


def shelter_worth(state: Leaf, seat: i64, animal: i64) -> i64:
    """The acorns gained; of equals the larger group."""
    return ACORN * scoring.sheltered_points(state, seat, animal) + state.in_forest(seat, animal)
