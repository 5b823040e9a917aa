"""What a seat of Leaf may know, as numbers. Players are counted from the own seat, in the order of play.

In solo the North Wind is the second player. Leaves are numbered as in the actions, in the order they were laid.
Left out on purpose: which leaves are adjacent and what everything scores (both follow from what is here), the order of
the cards played since the last shuffle, of the North Wind's cards shown, and how often cards were shuffled.
"""

from typing import Final

from mypy_extensions import i64

from sylve.engine.observation import Observation, Page, Pieces
from sylve.engine.state import State
from sylve.games.leaf import pieces
from sylve.games.leaf.box import MOST_CELLS, MOST_TRACK
from sylve.games.leaf.lattice import BIT, SIDES, STEP_Q, STEP_R, beside
from sylve.games.leaf.pieces import ANIMALS, COLOUR_COUNT, KIND_COUNT, PILE_SIZE, SPECIES_COUNT, TILES
from sylve.games.leaf.rules import STEPS, Leaf
from sylve.games.leaf.state import NONE, PLAY_CODE
from sylve.games.leaf.steps.base import LAY

PLAYERS: Final = pieces.MOST_PLAYERS
LEAF_CARDS: Final = pieces.COPIES * SPECIES_COUNT
MANY: Final = 99
STEP_NAMES: Final = [step.name for step in STEPS if step.verbs]  # those that ask somebody come first

PIECES: Final = Pieces()


def place_of(state: Leaf, seat: i64, player: i64) -> i64:
    """How many turns after the own seat the player comes."""
    return (player - seat) % state.players


# The turn
PRESENT: Final = PIECES.piece("seats", (PLAYERS,), 0, 1, "which seats are taken")
TO_ACT: Final = PIECES.piece("to_act", (PLAYERS,), 0, 1, "who owes a decision")
ACTIVE: Final = PIECES.piece("active", (PLAYERS,), 0, 1, "whose turn it is; nobody's when the game is over")
FIRST: Final = PIECES.piece("first", (PLAYERS,), 0, 1, "who began")
LAST_TURNS: Final = PIECES.piece("turns_left", (1,), 0, PLAYERS, "turns left in this round, this one included")
STEP: Final = PIECES.piece("step", (len(STEP_NAMES),), 0, 1, "what is to be done: " + ", ".join(STEP_NAMES))
PENDING: Final = PIECES.piece("pending", (COLOUR_COUNT,), 0, MANY, "actions still owed, by colour")
CHOSEN: Final = PIECES.piece("chosen", (SPECIES_COUNT,), 0, 1, "the own card about to be played")
BOOSTED: Final = PIECES.piece("boosted", (1,), 0, 1, "1 where the own leaf will be boosted")
LIFTED_SPECIES: Final = PIECES.piece("lifted_species", (SPECIES_COUNT,), 0, 1, "the leaf that the seat has to place")
LIFTED_COLOUR: Final = PIECES.piece("lifted_colour", (COLOUR_COUNT,), 0, 1, "its colour")


def put_turn(page: Page, state: Leaf, seat: i64) -> None:
    for other in range(state.seats):
        page.put(PRESENT, 1, place_of(state, seat, other))
        if state.owes(other):
            page.put(TO_ACT, 1, place_of(state, seat, other))
    page.put(FIRST, 1, place_of(state, seat, state.first))
    for colour in range(COLOUR_COUNT):
        page.put(PENDING, state.pending[colour], colour)
    if not state.finished:
        page.put(ACTIVE, 1, place_of(state, seat, state.active()))
        page.put(LAST_TURNS, state.players - state.turn % state.players)
        put_step(page, state, seat)


def put_step(page: Page, state: Leaf, seat: i64) -> None:
    """The choice of a leaf is the active seat's own until the leaf lies."""
    mine = state.agenda.seat() == seat
    page.put(STEP, 1, state.step_seen_by(seat))
    if mine and state.chosen != NONE:
        page.put(CHOSEN, 1, state.chosen)
        page.put(BOOSTED, 1 if state.boosted else 0)
    if mine and state.agenda.what() == LAY:
        tile = state.top(state.agenda.argument())
        page.put(LIFTED_SPECIES, 1, pieces.TILE_SPECIES[tile])
        page.put(LIFTED_COLOUR, 1, pieces.TILE_COLOUR[tile])


# The forest floor
LEAF_SPECIES: Final = PIECES.piece("leaf_species", (TILES,), 0, SPECIES_COUNT, "species + 1 of each leaf; 0 none")
LEAF_COLOUR: Final = PIECES.piece("leaf_colour", (TILES,), 0, COLOUR_COUNT, "colour + 1 of each leaf")
LEAF_Q: Final = PIECES.piece("leaf_q", (TILES,), -TILES, TILES, "axial coordinate of each leaf's cell, from the first")
LEAF_R: Final = PIECES.piece("leaf_r", (TILES,), -TILES, TILES, "the other axial coordinate")
LEAF_TIPS: Final = PIECES.piece("leaf_tips", (TILES, SIDES), 0, 1, "vertices of its cell that each leaf has tips on")
MUSHROOM: Final = PIECES.piece("mushroom", (PLAYERS, TILES), 0, 2, "on each leaf: 1 baby, 2 adult")


def put_leaf(page: Page, state: Leaf, leaf: i64) -> None:
    page.put(LEAF_SPECIES, state.species(leaf) + 1, leaf)
    page.put(LEAF_COLOUR, state.colour(leaf) + 1, leaf)
    tips = state.tips[leaf]
    for vertex in range(SIDES):
        if tips & BIT[vertex] != 0:
            page.put(LEAF_TIPS, 1, leaf, vertex)
    direction = state.older_beside(leaf)
    if direction != NONE:
        older = state.floor[beside(state.cells[leaf], direction)]
        page.put(LEAF_Q, page.at(LEAF_Q, older) - STEP_Q[direction], leaf)
        page.put(LEAF_R, page.at(LEAF_R, older) - STEP_R[direction], leaf)


# The players
WIND: Final = PIECES.piece("wind", (len(pieces.DIFFICULTIES),), 0, 1, "how hard the North Wind is: easy, normal, hard")
SUNS: Final = PIECES.piece("suns", (PLAYERS,), 0, MANY, "suns")
ACORNS: Final = PIECES.piece("acorns", (PLAYERS,), 0, MANY, "acorns")
DEBTS: Final = PIECES.piece("debts", (PLAYERS,), 0, MANY, "tokens taken for an empty hand")
SPORES: Final = PIECES.piece("spores", (PLAYERS,), 0, pieces.MUSHROOMS, "mushrooms not yet on a leaf")
SQUIRREL: Final = PIECES.piece("squirrel", (PLAYERS,), 0, MOST_CELLS - 1, "the squirrel's cell on the tree")
HEIGHT: Final = PIECES.piece("height", (PLAYERS,), 0, MOST_CELLS - 1, "how high that is")
FOREST: Final = PIECES.piece("forest", (PLAYERS, KIND_COUNT), 0, 6, "animals in the Forest, by kind")
DEN: Final = PIECES.piece("den", (PLAYERS, KIND_COUNT), 0, 6, "animals in the Den, by kind")
SEALED: Final = PIECES.piece("sealed", (PLAYERS,), 0, 1, "who has chosen in this frost")
OWN_SEALED: Final = PIECES.piece("own_sealed", (len(ANIMALS),), 0, 1, "what the seat itself has chosen")


def put_player(page: Page, state: Leaf, player: i64, place: i64) -> None:
    page.put(SUNS, state.suns[player], place)
    page.put(ACORNS, state.acorns[player], place)
    page.put(DEBTS, state.debts[player], place)
    page.put(SPORES, state.spores[player], place)
    page.put(SQUIRREL, state.squirrels[player], place)
    page.put(HEIGHT, state.height(player), place)
    for kind in range(KIND_COUNT):
        page.put(FOREST, state.forest[player * KIND_COUNT + kind], place, kind)
        page.put(DEN, state.den[player * KIND_COUNT + kind], place, kind)
    for leaf in range(len(state.leaves)):
        page.put(MUSHROOM, state.mushroom(player, leaf), place, leaf)
    if player < state.seats and state.sealed[player] != NONE:
        page.put(SEALED, 1, place)
        if place == 0:
            page.put(OWN_SEALED, 1, state.sealed[player])


# The cards
HAND: Final = PIECES.piece("hand", (SPECIES_COUNT,), 0, pieces.COPIES, "own leaf cards, by species")
CARDS: Final = PIECES.piece("cards", (PLAYERS,), 0, LEAF_CARDS, "leaf cards held")
DECK: Final = PIECES.piece("deck", (1,), 0, LEAF_CARDS, "leaf cards to draw")
DISCARD: Final = PIECES.piece("discard", (SPECIES_COUNT,), 0, pieces.COPIES, "leaf cards put away")
STOCK: Final = PIECES.piece("stock", (SPECIES_COUNT,), 0, pieces.COPIES, "leaf cards that went into the last shuffle")
HELD: Final = PIECES.piece("held", (PLAYERS,), 0, LEAF_CARDS, "leaf cards held at that moment")
KEPT: Final = PIECES.piece("kept", (SPECIES_COUNT,), 0, pieces.COPIES, "own ones at that moment, by species")
DRAWN: Final = PIECES.piece("drawn", (PLAYERS,), 0, LEAF_CARDS, "leaf cards drawn since")
PLAYED: Final = PIECES.piece("played", (PLAYERS, SPECIES_COUNT), 0, pieces.COPIES, "leaf cards put away since")


def put_cards(page: Page, state: Leaf, seat: i64) -> None:
    page.put(DECK, len(state.deck))
    for species in range(SPECIES_COUNT):
        page.put(HAND, state.cards(seat, species), species)
        page.put(DISCARD, state.discard[species], species)
        page.put(STOCK, state.stock[species], species)
        page.put(KEPT, state.kept[seat * SPECIES_COUNT + species], species)
    for player in range(state.players):
        place = place_of(state, seat, player)
        page.put(CARDS, state.hand_size(player), place)
        page.put(HELD, state.kept_size(player), place)
        page.put(DRAWN, state.drawn[player], place)
    for play in state.plays:
        card = play // PLAY_CODE
        page.count(PLAYED, place_of(state, seat, card // SPECIES_COUNT), card % SPECIES_COUNT)


# Piles, animals and the season
PILES: Final = PIECES.piece("piles", (SPECIES_COUNT,), 0, PILE_SIZE, "leaves left of each species")
TOP: Final = PIECES.piece("top", (SPECIES_COUNT, COLOUR_COUNT), 0, 1, "the colour on top of each pile")
BELOW: Final = PIECES.piece("below", (SPECIES_COUNT, COLOUR_COUNT), 0, 1, "the colours under it, in no order")
SLOTS: Final = PIECES.piece("slots", (pieces.SLOTS, KIND_COUNT), 0, 1, "animals in sight, by kind")
ANIMAL_DECK: Final = PIECES.piece("animals", (1,), 0, len(ANIMALS) * pieces.ANIMAL_COPIES, "animals to draw")
MARKER: Final = PIECES.piece("season", (1,), 0, MOST_TRACK - 1, "the marker's cell on the season track")
FROSTS: Final = PIECES.piece("frosts", (1,), 0, 2, "frost lines crossed")
WINTER: Final = PIECES.piece("winter", (1,), 0, 1, "1 in the last round")
WIND_DECK: Final = PIECES.piece("wind_deck", (1,), 0, pieces.WIND_CARDS, "the North Wind's cards to come")
WIND_SHOWN: Final = PIECES.piece(
    "wind_shown", (pieces.WIND_CARDS,), 0, 1, "the North Wind's cards shown since its shuffle"
)


def put_boards(page: Page, state: Leaf) -> None:
    for species in range(SPECIES_COUNT):
        left = state.left[species]
        page.put(PILES, left, species)
        for depth in range(left):
            colour = pieces.TILE_COLOUR[state.piles[species * PILE_SIZE + depth]]
            page.put(TOP if depth == left - 1 else BELOW, 1, species, colour)
    for slot in range(pieces.SLOTS):
        if state.slots[slot] != NONE:
            page.put(SLOTS, 1, slot, state.slots[slot])
    page.put(ANIMAL_DECK, len(state.animals))
    page.put(MARKER, state.season)
    page.put(FROSTS, state.frosts())
    page.put(WINTER, 1 if state.winter else 0)


def put_wind(page: Page, state: Leaf) -> None:
    page.put(WIND, 1, state.difficulty)
    page.put(WIND_DECK, len(state.wind_deck))
    for card in state.wind_shown:
        page.put(WIND_SHOWN, 1, card)


class LeafObservation(Observation):
    def fill(self, state: State, seat: i64, page: Page) -> None:
        assert isinstance(state, Leaf)
        put_turn(page, state, seat)
        for leaf in range(len(state.leaves)):
            put_leaf(page, state, leaf)
        for player in range(state.players):
            put_player(page, state, player, place_of(state, seat, player))
        put_cards(page, state, seat)
        put_boards(page, state)
        if state.seats == 1:
            put_wind(page, state)


OBSERVATION: Final = LeafObservation(PIECES)
