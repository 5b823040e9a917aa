"""Forests of Canopée: loose cards, trees, animals and the score sheets."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.worlds import filled
from sylve.games.canopee import pieces
from sylve.games.canopee.face_down import NOWHERE, UNDER, FaceDown

# What an active animal can do.
READY: Final = 0
USED: Final = 1
FRESH: Final = 2  # came this turn

NO_CANOPY: Final = -1

# Marks of a tree.
SCORED: Final = 1
AWARDED: Final = 2

# What is written of a tree: how many trunks of value 0, 1 and 2, its canopy, its marks.
CANOPY_PART: Final = 3
MARK_PART: Final = 4
TREE_PARTS: Final = 5


class Forests(FaceDown):
    """What grows, one forest after the other; alone, the second is the Spirit's."""

    def clear(self) -> None:
        """Nothing in the forests yet."""
        self.forest = filled(self.forests * pieces.KIND_COUNT, 0)
        self.discarded = filled(pieces.KIND_COUNT, 0)
        self.trees = filled(self.forests * pieces.TREES * TREE_PARTS, 0)
        for seat in range(self.forests):
            for tree in range(pieces.TREES):
                self.trees[tree_at(seat, tree) + CANOPY_PART] = NO_CANOPY
        self.slots = filled(self.forests, 0)
        self.ability = filled(pieces.SPECIES_COUNT, READY)
        self.robbed = filled(pieces.KIND_COUNT, NOWHERE)
        self.scored = filled(self.forests * pieces.ROWS, 0)

    # Loose cards.

    def count(self, seat: i64, kind: i64) -> i64:
        """How many cards of the kind can be seen in the forest; parts of scored trees do not count."""
        return self.forest[seat * pieces.KIND_COUNT + kind]

    def gain(self, seat: i64, kind: i64) -> None:
        self.forest[seat * pieces.KIND_COUNT + kind] += 1

    def lose(self, seat: i64, kind: i64) -> None:
        self.forest[seat * pieces.KIND_COUNT + kind] -= 1

    def throw(self, kind: i64) -> None:
        """Onto the discard pile."""
        self.discarded[kind] += 1

    def count_range(self, seat: i64, first: i64, last: i64) -> i64:
        cards: i64 = 0
        for kind in range(first, last + 1):
            cards += self.count(seat, kind)
        return cards

    def cards(self, seat: i64) -> i64:
        """How many cards of the forest can be discarded."""
        return self.count_range(seat, 0, pieces.KIND_COUNT - 1)

    def flora(self, seat: i64) -> i64:
        return self.count_range(seat, pieces.FERN, pieces.PITCHER)

    def wildlife(self, seat: i64) -> i64:
        return self.count_range(seat, pieces.WILDLIFE, pieces.KIND_COUNT - 1)

    def threats(self, seat: i64) -> i64:
        return self.count_range(seat, pieces.FIRE, pieces.LIGHTNING)

    def has_active(self, seat: i64, species: i64) -> bool:
        return self.count(seat, pieces.active(species)) > 0

    def pitcher_place(self, seat: i64, pitcher: i64) -> i64:
        return UNDER + 2 * seat + pitcher

    # Animals that came this season, and those just taken from somebody.

    def came(self, kind: i64) -> bool:
        return self.gained & pieces.BIT[kind] != 0

    def welcome(self, kind: i64) -> None:
        self.gained |= pieces.BIT[kind]

    def note_robbery(self, kind: i64, victim: i64) -> None:
        self.robbed = self.robbed[:]
        self.robbed[kind] = victim

    # Trees. A place for a tree stays where it is; one that lost its last trunk is free again.

    def trunks_of(self, seat: i64, tree: i64, value: i64) -> i64:
        return self.trees[tree_at(seat, tree) + value]

    def height(self, seat: i64, tree: i64) -> i64:
        at = tree_at(seat, tree)
        return self.trees[at] + self.trees[at + 1] + self.trees[at + 2]

    def canopy_of(self, seat: i64, tree: i64) -> i64:
        return self.trees[tree_at(seat, tree) + CANOPY_PART]

    def is_open(self, seat: i64, tree: i64) -> bool:
        return self.canopy_of(seat, tree) == NO_CANOPY and self.height(seat, tree) > 0

    def is_complete(self, seat: i64, tree: i64) -> bool:
        return self.canopy_of(seat, tree) != NO_CANOPY

    def is_scored(self, seat: i64, tree: i64) -> bool:
        return self.trees[tree_at(seat, tree) + MARK_PART] & SCORED != 0

    def is_awarded(self, seat: i64, tree: i64) -> bool:
        return self.trees[tree_at(seat, tree) + MARK_PART] & AWARDED != 0

    def set_mark(self, seat: i64, tree: i64, mark: i64) -> None:
        self.trees[tree_at(seat, tree) + MARK_PART] |= mark

    def open_trees(self, seat: i64) -> i64:
        trees: i64 = 0
        for tree in range(self.slots[seat]):
            if self.is_open(seat, tree):
                trees += 1
        return trees

    def complete_trees(self, seat: i64) -> i64:
        trees: i64 = 0
        for tree in range(self.slots[seat]):
            if self.is_complete(seat, tree):
                trees += 1
        return trees

    def free_slot(self, seat: i64) -> i64:
        for tree in range(self.slots[seat]):
            if self.height(seat, tree) == 0:
                return tree
        self.slots[seat] += 1
        return self.slots[seat] - 1

    def add_trunk(self, seat: i64, tree: i64, kind: i64) -> None:
        self.trees[tree_at(seat, tree) + kind - pieces.TRUNK] += 1
        self.gain(seat, kind)

    def add_canopy(self, seat: i64, tree: i64, kind: i64) -> None:
        self.trees[tree_at(seat, tree) + CANOPY_PART] = kind - pieces.CANOPY
        self.gain(seat, kind)

    def remove_canopy(self, seat: i64, tree: i64) -> None:
        self.lose(seat, pieces.CANOPY + self.canopy_of(seat, tree))
        self.trees[tree_at(seat, tree) + CANOPY_PART] = NO_CANOPY

    def has_part(self, seat: i64, tree: i64, kind: i64) -> bool:
        if self.is_scored(seat, tree):
            return False
        if pieces.is_trunk(kind):
            return self.trunks_of(seat, tree, kind - pieces.TRUNK) > 0
        return self.canopy_of(seat, tree) == kind - pieces.CANOPY

    def take_part(self, seat: i64, tree: i64, kind: i64) -> None:
        """Remove a trunk or the canopy to the discards; the last trunk takes the canopy with it."""
        if pieces.is_trunk(kind):
            self.trees[tree_at(seat, tree) + kind - pieces.TRUNK] -= 1
            self.lose(seat, kind)
        else:
            self.remove_canopy(seat, tree)
        self.throw(kind)
        if self.height(seat, tree) == 0 and self.is_complete(seat, tree):
            self.take_part(seat, tree, pieces.CANOPY + self.canopy_of(seat, tree))

    def seal_tree(self, seat: i64, tree: i64) -> None:
        """A scored tree cannot be touched any more."""
        self.set_mark(seat, tree, SCORED)
        for value in range(pieces.CARD_VALUES):
            trunks = self.trunks_of(seat, tree, value)
            self.forest[seat * pieces.KIND_COUNT + pieces.TRUNK + value] -= trunks
        self.lose(seat, pieces.CANOPY + self.canopy_of(seat, tree))

    def scored_parts(self, seat: i64, kind: i64) -> i64:
        """How many trunks or canopies of the kind scored trees hold."""
        parts: i64 = 0
        for tree in range(self.slots[seat]):
            if self.is_scored(seat, tree):
                if pieces.is_trunk(kind):
                    parts += self.trunks_of(seat, tree, kind - pieces.TRUNK)
                elif self.canopy_of(seat, tree) == kind - pieces.CANOPY:
                    parts += 1
        return parts

    # The score sheet.

    def score(self, seat: i64, row: i64, points: i64) -> None:
        self.scored[seat * pieces.ROWS + row] += points

    def row(self, seat: i64, row: i64) -> i64:
        return self.scored[seat * pieces.ROWS + row]

    def points(self, seat: i64) -> i64:
        """All points so far; animals and the largest forest count at the end only."""
        points: i64 = 0
        for row in range(pieces.ROWS):
            points += self.row(seat, row)
        return points


def tree_at(seat: i64, tree: i64) -> i64:
    """Where the parts of a tree begin."""
    return (seat * pieces.TREES + tree) * TREE_PARTS
