"""What lies on the table in Leaf, and the words its rules are written in.

A player is a seat, or in solo the North Wind, which is player 1. Sets of leaves are bit masks, oldest leaf first.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sylve.engine.agenda import Agenda
from sylve.engine.chance import Chance
from sylve.engine.state import State
from sylve.engine.vec import append, vec
from sylve.engine.worlds import filled
from sylve.games.leaf import ground, pieces
from sylve.games.leaf.ground import BIT, COUNT, NOBODY, SIDES, beside, group_of, reach, tips_of
from sylve.games.leaf.pieces import KIND_COUNT, NO_CELL, SPECIES_COUNT

if TYPE_CHECKING:
    from sylve.engine.setup import Setup

NONE: Final = -1
NO_MUSHROOM: Final = 0
BABY: Final = 1
ADULT: Final = 2
WIND: Final = 1  # the player that the North Wind is in solo
PLAY_CODE: Final = 64  # a remembered play is (player * species + species) * this + cards drawn before it

# Who may see a field: everybody; nobody; or see the words beside it.
AUDIENCE: Final = {
    "players": "everybody",
    "first": "everybody",
    "turn": "everybody",
    "winter": "everybody",
    "difficulty": "everybody",
    "agenda": "everybody, but which leaf is being chosen and placed only the active seat",
    "chosen": "the active seat",
    "boosted": "the active seat",
    "pending": "everybody",
    "sealed": "its seat, until all have chosen",
    "leaves": "everybody",
    "turned": "everybody",
    "cells": "everybody",
    "tips": "everybody",
    "links": "everybody",
    "floor": "everybody",
    "piles": "nobody below the top leaf; the leaves taken everybody",
    "left": "everybody",
    "hands": "its player",
    "deck": "nobody",
    "discard": "everybody",
    "reshuffles": "everybody",
    "stock": "everybody",
    "kept": "its player; how many everybody",
    "drawn": "everybody",
    "plays": "everybody",
    "slots": "everybody",
    "animals": "nobody",
    "forest": "everybody",
    "den": "everybody",
    "babies": "everybody",
    "adults": "everybody",
    "spores": "everybody",
    "suns": "everybody",
    "acorns": "everybody",
    "debts": "everybody",
    "squirrels": "everybody",
    "season": "everybody",
    "wind_deck": "nobody",
    "wind_shown": "everybody",
}


class Layout(State):
    """The forest floor, the boards, the cards; `rules.py` makes a game of them."""

    def __init__(self, setup: "Setup", chance: Chance) -> None:
        super().__init__(setup, chance)
        self.players: i64 = max(2, setup.seats)
        self.first: i64 = 0
        self.turn: i64 = 0  # turns begun since the start
        self.winter = False
        self.difficulty: i64 = 0  # of the North Wind
        self.agenda = Agenda()
        self.chosen: i64 = NONE  # the card about to be played; it leaves the hand with its leaf
        self.boosted = False
        self.pending = vec[i64]()  # actions still owed, by colour
        self.sealed = vec[i64]()  # the animal each player puts to sleep in this frost
        self.leaves = vec[i64]()  # tile by leaf, in the order they were laid
        self.turned = vec[i64]()
        self.cells = vec[i64]()
        self.tips = vec[i64]()  # the vertices of its cell that a leaf has tips on
        self.links = vec[i64]()  # the leaves adjacent to each
        self.floor = vec[i64]()  # leaf by cell
        self.piles = vec[i64]()  # tiles by species, the top one of each last
        self.left = vec[i64]()  # how many are left of each pile
        self.hands = vec[i64]()  # cards by player and species
        self.deck = vec[i64]()  # the top card last
        self.discard = vec[i64]()  # by species
        # Since the last shuffle of the leaf cards, or the start: what a good memory knows of the hands.
        self.reshuffles: i64 = 0
        self.stock = vec[i64]()  # what was shuffled, by species
        self.kept = vec[i64]()  # the hands at that moment
        self.drawn = vec[i64]()  # cards, by player
        self.plays = vec[i64]()
        self.slots = vec[i64]()  # animals in sight
        self.animals = vec[i64]()  # the top card last
        self.forest = vec[i64]()  # animals by player and kind
        self.den = vec[i64]()
        self.babies = vec[i64]()  # sets of leaves, by player
        self.adults = vec[i64]()
        self.spores = vec[i64]()  # mushrooms not yet on a leaf
        self.suns = vec[i64]()
        self.acorns = vec[i64]()
        self.debts = vec[i64]()  # tokens taken for an empty hand
        self.squirrels = vec[i64]()
        self.season: i64 = 0
        self.wind_deck = vec[i64]()  # the top card last
        self.wind_shown = vec[i64]()

    def unpack(self) -> None:
        """Open the box: everything is there, and nothing has happened."""
        self.pending = filled(pieces.COLOUR_COUNT, 0)
        self.sealed = filled(self.players, NONE)
        self.floor = filled(ground.PLACES, NOBODY)
        self.left = filled(SPECIES_COUNT, pieces.PILE_SIZE)
        self.hands = filled(self.players * SPECIES_COUNT, 0)
        self.discard = filled(SPECIES_COUNT, 0)
        self.stock = filled(SPECIES_COUNT, pieces.COPIES)
        self.kept = filled(self.players * SPECIES_COUNT, 0)
        self.drawn = filled(self.players, 0)
        self.slots = filled(pieces.SLOTS, NONE)
        self.forest = filled(self.players * KIND_COUNT, 0)
        self.den = filled(self.players * KIND_COUNT, 0)
        self.babies = filled(self.players, 0)
        self.adults = filled(self.players, 0)
        self.spores = filled(self.players, pieces.MUSHROOMS)
        self.suns = filled(self.players, 0)
        self.acorns = filled(self.players, 0)
        self.debts = filled(self.players, 0)
        self.squirrels = filled(self.players, pieces.START)
        self.season = pieces.TRACK_START[self.seats - 1]

    def lay_out_like(self, original: "Layout") -> None:
        """Become a copy. What is replaced as a whole when it changes is shared."""
        self.inherit(original)
        self.players = original.players
        self.first = original.first
        self.turn = original.turn
        self.winter = original.winter
        self.difficulty = original.difficulty
        self.agenda = original.agenda.copy()
        self.chosen = original.chosen
        self.boosted = original.boosted
        self.pending = original.pending[:]
        self.sealed = original.sealed[:]
        self.leaves = original.leaves
        self.turned = original.turned
        self.cells = original.cells
        self.tips = original.tips
        self.links = original.links
        self.floor = original.floor
        self.piles = original.piles
        self.left = original.left[:]
        self.hands = original.hands[:]
        self.deck = original.deck
        self.discard = original.discard[:]
        self.reshuffles = original.reshuffles
        self.stock = original.stock
        self.kept = original.kept
        self.drawn = original.drawn[:]
        self.plays = original.plays
        self.slots = original.slots[:]
        self.animals = original.animals
        self.forest = original.forest[:]
        self.den = original.den[:]
        self.babies = original.babies[:]
        self.adults = original.adults[:]
        self.spores = original.spores[:]
        self.suns = original.suns[:]
        self.acorns = original.acorns[:]
        self.debts = original.debts[:]
        self.squirrels = original.squirrels[:]
        self.season = original.season
        self.wind_deck = original.wind_deck
        self.wind_shown = original.wind_shown

    def same(self, other: State) -> bool:
        return (
            isinstance(other, Layout)
            and self.players == other.players
            and self.first == other.first
            and self.turn == other.turn
            and self.winter == other.winter
            and self.difficulty == other.difficulty
            and self.agenda.same(other.agenda)
            and self.chosen == other.chosen
            and self.boosted == other.boosted
            and self.pending == other.pending
            and self.sealed == other.sealed
            and self.leaves == other.leaves
            and self.turned == other.turned
            and self.cells == other.cells
            and self.tips == other.tips
            and self.links == other.links
            and self.floor == other.floor
            and self.piles == other.piles
            and self.left == other.left
            and self.hands == other.hands
            and self.deck == other.deck
            and self.discard == other.discard
            and self.reshuffles == other.reshuffles
            and self.stock == other.stock
            and self.kept == other.kept
            and self.drawn == other.drawn
            and self.plays == other.plays
            and self.slots == other.slots
            and self.animals == other.animals
            and self.forest == other.forest
            and self.den == other.den
            and self.babies == other.babies
            and self.adults == other.adults
            and self.spores == other.spores
            and self.suns == other.suns
            and self.acorns == other.acorns
            and self.debts == other.debts
            and self.squirrels == other.squirrels
            and self.season == other.season
            and self.wind_deck == other.wind_deck
            and self.wind_shown == other.wind_shown
        )

    def census(self) -> vec[i64]:
        """Leaf cards, animals from 100, leaves from 200, the North Wind's cards from 300, mushrooms from 400."""
        box = self.deck[:]
        for i in range(len(self.hands)):
            box = _several(box, i % SPECIES_COUNT, self.hands[i])
        for species in range(SPECIES_COUNT):
            box = _several(box, species, self.discard[species])
            for i in range(self.left[species]):
                box = append(box, 200 + self.piles[species * pieces.PILE_SIZE + i])
        for kind in self.animals:
            box = append(box, 100 + kind)
        for kind in self.slots:
            box = _several(box, 100 + kind, 0 if kind == NONE else 1)
        for i in range(len(self.forest)):
            box = _several(box, 100 + i % KIND_COUNT, self.forest[i] + self.den[i])
        for tile in self.leaves:
            box = append(box, 200 + tile)
        for card in self.wind_deck:
            box = append(box, 300 + card)
        for card in self.wind_shown:
            box = append(box, 300 + card)
        for player in range(self.players):
            grown = ground.bits(self.babies[player]) + ground.bits(self.adults[player])
            box = _several(box, 400 + player, self.spores[player] + grown)
        return box

    # Whose turn.

    def active(self) -> i64:
        return (self.first + self.turn) % self.players

    def is_wind(self, player: i64) -> bool:
        return self.seats == 1 and player == WIND

    def is_last_of_round(self) -> bool:
        return (self.turn + 1) % self.players == 0

    # Leaf cards.

    def cards(self, player: i64, species: i64) -> i64:
        return self.hands[player * SPECIES_COUNT + species]

    def hand_size(self, player: i64) -> i64:
        size: i64 = 0
        for species in range(SPECIES_COUNT):
            size += self.hands[player * SPECIES_COUNT + species]
        return size

    def kept_size(self, player: i64) -> i64:
        size: i64 = 0
        for species in range(SPECIES_COUNT):
            size += self.kept[player * SPECIES_COUNT + species]
        return size

    def can_draw(self) -> bool:
        if len(self.deck) > 0:
            return True
        return any(self.discard[species] > 0 for species in range(SPECIES_COUNT))

    def draw(self, player: i64) -> i64:
        """Move the top leaf card into the player's hand."""
        at = len(self.deck) - 1
        species = self.deck[at]
        self.deck = self.deck[:at]
        self.hands[player * SPECIES_COUNT + species] += 1
        self.drawn[player] += 1
        return species

    def put_away(self, player: i64, species: i64) -> None:
        """Move a leaf card from the hand to the discard, face up."""
        self.hands[player * SPECIES_COUNT + species] -= 1
        self.discard[species] += 1
        self.plays = append(self.plays[:], (player * SPECIES_COUNT + species) * PLAY_CODE + self.drawn[player])

    def shuffle_discard(self) -> None:
        """The discard becomes the deck; memory begins anew from the hands as they are."""
        cards = vec[i64]()
        for species in range(SPECIES_COUNT):
            cards = _several(cards, species, self.discard[species])
        self.stock = self.discard
        self.discard = filled(SPECIES_COUNT, 0)
        self.deck = self.chance.shuffle(cards)
        self.reshuffles += 1
        self.kept = self.hands[:]
        self.drawn = filled(self.players, 0)
        self.plays = vec[i64]()

    # Piles of leaves.

    def top(self, species: i64) -> i64:
        """The leaf on top of that pile; the pile is not empty."""
        return self.piles[species * pieces.PILE_SIZE + self.left[species] - 1]

    def empty_piles(self) -> i64:
        empty: i64 = 0
        for species in range(SPECIES_COUNT):
            if self.left[species] == 0:
                empty += 1
        return empty

    # The forest floor.

    def colour(self, leaf: i64) -> i64:
        return pieces.TILE_COLOUR[self.leaves[leaf]]

    def species(self, leaf: i64) -> i64:
        return pieces.TILE_SPECIES[self.leaves[leaf]]

    def oldest_beside(self, cell: i64) -> i64:
        """The oldest leaf that lies beside the cell."""
        oldest: i64 = NOBODY
        for direction in range(SIDES):
            leaf = self.floor[beside(cell, direction)]
            if leaf != NOBODY and (oldest == NOBODY or leaf < oldest):
                oldest = leaf
        return oldest

    def reached(self, cell: i64) -> i64:
        """The vertices of the cell that tips of other leaves lie on."""
        vertices: i64 = 0
        for direction in range(SIDES):
            leaf = self.floor[beside(cell, direction)]
            if leaf != NOBODY:
                vertices |= reach(direction, self.tips[leaf])
        return vertices

    def tips_met(self, cell: i64, tips: i64) -> vec[i64]:
        """How many tips of each colour a leaf with these tips would meet in the cell."""
        met = filled(pieces.COLOUR_COUNT, 0)
        for direction in range(SIDES):
            leaf = self.floor[beside(cell, direction)]
            if leaf != NOBODY:
                met[self.colour(leaf)] += COUNT[reach(direction, self.tips[leaf]) & tips]
        return met

    def leaves_met(self, cell: i64, tips: i64) -> i64:
        """The set of leaves that a leaf with these tips would be adjacent to in the cell."""
        met: i64 = 0
        for direction in range(SIDES):
            leaf = self.floor[beside(cell, direction)]
            if leaf != NOBODY and reach(direction, self.tips[leaf]) & tips != 0:
                met |= BIT[leaf]
        return met

    def connects(self, cell: i64, tips: i64) -> bool:
        """At least two of the leaf's own tips meet others."""
        return COUNT[self.reached(cell) & tips] >= 2

    def edge(self, leaf: i64, direction: i64) -> i64:
        """What `reached` says of the cell there, if it is free and this is the oldest leaf beside it; else 0."""
        cell = beside(self.cells[leaf], direction)
        if self.floor[cell] != NOBODY:
            return 0
        vertices: i64 = 0
        for side in range(SIDES):
            other = self.floor[beside(cell, side)]
            if other != NOBODY:
                if other < leaf:
                    return 0
                vertices |= reach(side, self.tips[other])
        return vertices

    def fits(self, species: i64) -> bool:
        """Whether a leaf of that species can be placed anywhere."""
        for leaf in range(len(self.leaves)):
            for direction in range(SIDES):
                vertices = self.edge(leaf, direction)
                if COUNT[vertices] >= 2:
                    for turn in range(ground.TURNS[species]):
                        if COUNT[vertices & tips_of(species, turn)] >= 2:
                            return True
        return False

    def lay(self, tile: i64, cell: i64, turn: i64) -> i64:
        """Put the leaf into the cell; its number."""
        leaf: i64 = len(self.leaves)
        tips = tips_of(pieces.TILE_SPECIES[tile], turn)
        met = self.leaves_met(cell, tips)
        links = self.links[:]
        for other in range(leaf):
            if met & BIT[other] != 0:
                links[other] |= BIT[leaf]
        floor = self.floor[:]
        floor[cell] = leaf
        self.floor = floor
        self.links = append(links, met)
        self.leaves = append(self.leaves[:], tile)
        self.turned = append(self.turned[:], turn)
        self.cells = append(self.cells[:], cell)
        self.tips = append(self.tips[:], tips)
        return leaf

    # Mushrooms.

    def mushroom(self, player: i64, leaf: i64) -> i64:
        if self.adults[player] & BIT[leaf] != 0:
            return ADULT
        if self.babies[player] & BIT[leaf] != 0:
            return BABY
        return NO_MUSHROOM

    def mushrooms(self, player: i64) -> i64:
        """The set of leaves with a mushroom of the player."""
        return self.adults[player] | self.babies[player]

    def plant(self, player: i64, leaf: i64) -> None:
        self.spores[player] -= 1
        self.babies[player] |= BIT[leaf]

    def ripen(self, player: i64, leaf: i64) -> None:
        self.babies[player] ^= BIT[leaf]
        self.adults[player] |= BIT[leaf]

    def group(self, player: i64, leaf: i64) -> i64:
        """The group of adults, of one player, that an adult on this leaf belongs to or would belong to."""
        return group_of(BIT[leaf], self.adults[player] | BIT[leaf], self.links)

    # Animals.

    def in_forest(self, player: i64, animal: i64) -> i64:
        at = player * KIND_COUNT + 2 * animal
        return self.forest[at] + self.forest[at + 1]

    def in_den(self, player: i64, animal: i64) -> i64:
        at = player * KIND_COUNT + 2 * animal
        return self.den[at] + self.den[at + 1]

    def forest_size(self, player: i64) -> i64:
        size: i64 = 0
        for kind in range(KIND_COUNT):
            size += self.forest[player * KIND_COUNT + kind]
        return size

    def any_animal(self) -> bool:
        """Whether there is an animal to take, in sight or in the deck."""
        if len(self.animals) > 0:
            return True
        return any(kind != NONE for kind in self.slots)

    def draw_animal(self) -> i64:
        at = len(self.animals) - 1
        kind = self.animals[at]
        self.animals = self.animals[:at]
        return kind

    def hibernate(self, player: i64, animal: i64) -> i64:
        """Move all animals of a species from Forest to Den; how many."""
        moved = self.in_forest(player, animal)
        at = player * KIND_COUNT + 2 * animal
        for kind in range(at, at + 2):
            self.den[kind] += self.forest[kind]
            self.forest[kind] = 0
        return moved

    # The tree.

    def height(self, player: i64) -> i64:
        return pieces.HEIGHT[self.squirrels[player]]

    def is_free(self, cell: i64) -> bool:
        return all(self.squirrels[player] != cell for player in range(self.players))

    def above(self, player: i64, to_left: bool) -> i64:
        """Where the squirrel comes to by one climb, over all that are in its way; NO_CELL when it cannot."""
        cell = self.squirrels[player]
        while True:
            cell = pieces.LEFT_OF[cell] if to_left else pieces.RIGHT_OF[cell]
            if cell == NO_CELL or self.is_free(cell):
                return cell

    def meets_fork(self, player: i64) -> bool:
        """Whether the squirrel's next climb leads through a fork."""
        cell = self.squirrels[player]
        while True:
            if pieces.LEFT_OF[cell] != pieces.RIGHT_OF[cell]:
                return True
            cell = pieces.LEFT_OF[cell]
            if cell == NO_CELL or self.is_free(cell):
                return False

    # The season.

    def side(self) -> i64:
        if self.players == 2:
            return 0
        return 1

    def last_cell(self) -> i64:
        return pieces.TRACK_LENGTH[self.side()] - 1

    def track_acorns(self, cell: i64) -> i64:
        return pieces.TRACK_ACORNS[self.side() * pieces.SIDE_LENGTH + cell]

    def track_line(self, cell: i64) -> i64:
        """The line in front of the cell."""
        return pieces.TRACK_LINE[self.side() * pieces.SIDE_LENGTH + cell]

    def frosts(self) -> i64:
        """How many frost lines the marker has crossed."""
        crossed: i64 = 0
        for cell in range(self.season + 1):
            if self.track_line(cell) == pieces.FROST_LINE:
                crossed += 1
        return crossed


def _several(cards: vec[i64], card: i64, copies: i64) -> vec[i64]:
    for _copy in range(copies):
        cards = append(cards, card)
    return cards
