"""The words that the rules of Leaf are written in, over the fields of its table."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sylve.engine.chance import Chance
from sylve.engine.vec import append, vec
from sylve.engine.worlds import filled
from sylve.games.leaf import lattice, pieces
from sylve.games.leaf._fields import Fields
from sylve.games.leaf.actions import PLACE
from sylve.games.leaf.box import Box, Track
from sylve.games.leaf.lattice import BIT, COUNT, NOBODY, SIDES, beside, group_of, reach
from sylve.games.leaf.pieces import KIND_COUNT, NO_CELL, SPECIES_COUNT, TIPS_TO_CONNECT

if TYPE_CHECKING:
    from sylve.engine.setup import Setup

NONE: Final = -1
NO_MUSHROOM: Final = 0
BABY: Final = 1
ADULT: Final = 2
WIND: Final = 1  # the player that the North Wind is in solo
PLAY_CODE: Final = 64  # a remembered play is (player * species + species) * this + cards drawn before it


class Layout(Fields):
    """The forest floor, the boards, the cards; `rules.py` makes a game of them."""

    def __init__(self, setup: "Setup", chance: Chance) -> None:
        super().__init__(setup, chance)
        self.box: Box = setup.box

    def unpack(self) -> None:
        """Open the box: everything is there, and nothing has happened."""
        self.players = max(2, self.seats)
        self.pending = filled(pieces.COLOUR_COUNT, 0)
        self.sealed = filled(self.players, NONE)
        self.floor = filled(lattice.PLACES, NOBODY)
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
        self.season = self.track().start[self.seats]

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
            grown = lattice.bits(self.babies[player]) + lattice.bits(self.adults[player])
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

    def older_beside(self, leaf: i64) -> i64:
        """The first direction in which an older leaf lies beside this one; NONE for the very first leaf."""
        for direction in range(SIDES):
            other = self.floor[beside(self.cells[leaf], direction)]
            if other != NOBODY and other < leaf:
                return direction
        return NONE

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
        return COUNT[self.reached(cell) & tips] >= TIPS_TO_CONNECT

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
        box = self.box
        for leaf in range(len(self.leaves)):
            for direction in range(SIDES):
                vertices = self.edge(leaf, direction)
                if COUNT[vertices] >= TIPS_TO_CONNECT and box.meets(species, vertices):
                    return True
        return False

    def serves(self, species: i64) -> bool:
        """Whether the pile of that species has a leaf that can be placed."""
        return self.left[species] > 0 and self.fits(species)

    def placements(self, species: i64) -> vec[i64]:
        """Every action that places a leaf of that species, ascending."""
        box = self.box
        turns = box.turns[species]
        found = vec[i64](capacity=2 * SIDES * len(self.leaves))
        for leaf in range(len(self.leaves)):
            for direction in range(SIDES):
                vertices = self.edge(leaf, direction)
                if COUNT[vertices] >= TIPS_TO_CONNECT:
                    first = PLACE.of(leaf, direction)
                    for turn in range(turns):
                        if COUNT[vertices & box.tips_of(species, turn)] >= TIPS_TO_CONNECT:
                            found = append(found, first + turn)
        return found

    def cell_of(self, action: i64) -> i64:
        """The cell in which an action places the leaf."""
        return beside(self.cells[PLACE.first_field(action)], PLACE.second_field(action))

    def lay(self, tile: i64, cell: i64, turn: i64) -> i64:
        """Put the leaf into the cell; its number."""
        leaf: i64 = len(self.leaves)
        tips = self.box.tips_of(pieces.TILE_SPECIES[tile], turn)
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

    def can_grow(self, player: i64, leaf: i64) -> bool:
        """Whether a red action can be done on that leaf: a baby without an own mushroom there, or an own one grows."""
        size = self.mushroom(player, leaf)
        return size == BABY or (size != ADULT and self.spores[player] > 0)

    def biggest_mushrooms(self, player: i64) -> i64:
        """The set of leaves on which nobody has a bigger mushroom than the player."""
        grown: i64 = 0
        for other in range(self.players):
            grown |= self.adults[other]
        return self.adults[player] | (self.babies[player] & ~grown)

    def group(self, player: i64, leaf: i64) -> i64:
        """The group of adults, of one player, that an adult on this leaf belongs to or would belong to."""
        return group_of(BIT[leaf], self.adults[player] | BIT[leaf], self.links)

    def group_sizes(self, player: i64) -> vec[i64]:
        """The sizes of the player's groups of adults, that of the oldest leaf first."""
        sizes = vec[i64]()
        left = self.adults[player]
        for leaf in range(len(self.leaves)):
            if left & BIT[leaf] != 0:
                group = group_of(BIT[leaf], left, self.links)
                sizes = append(sizes, lattice.bits(group))
                left &= ~group
        return sizes

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
        return self.box.tree.height[self.squirrels[player]]

    def is_free(self, cell: i64) -> bool:
        return all(self.squirrels[player] != cell for player in range(self.players))

    def above(self, player: i64, to_left: bool) -> i64:
        """Where the squirrel comes to by one climb, over all that are in its way; NO_CELL when it cannot."""
        tree = self.box.tree
        cell = self.squirrels[player]
        while True:
            cell = tree.left[cell] if to_left else tree.right[cell]
            if cell == NO_CELL or self.is_free(cell):
                return cell

    def meets_fork(self, player: i64) -> bool:
        """Whether the squirrel's next climb leads through a fork."""
        tree = self.box.tree
        cell = self.squirrels[player]
        while True:
            if tree.left[cell] != tree.right[cell]:
                return True
            cell = tree.left[cell]
            if cell == NO_CELL or self.is_free(cell):
                return False

    # The season.

    def track(self) -> Track:
        """The side of the season track for this number of players; one and the North Wind are two."""
        return self.box.sides[0] if self.players == 2 else self.box.sides[1]

    def next_cell(self) -> i64:
        """The cell to which an advance brings the marker; on the last one it stays."""
        return min(self.season + 1, self.track().last)

    def next_line(self) -> i64:
        """The line that an advance crosses."""
        if self.season == self.track().last:
            return pieces.NO_LINE
        return self.track().line[self.season + 1]

    def frosts(self) -> i64:
        """How many frost lines the marker has crossed."""
        line = self.track().line
        crossed: i64 = 0
        for cell in range(self.season + 1):
            if line[cell] == pieces.FROST_LINE:
                crossed += 1
        return crossed


def _several(cards: vec[i64], card: i64, copies: i64) -> vec[i64]:
    for _copy in range(copies):
        cards = append(cards, card)
    return cards
