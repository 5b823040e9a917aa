"""An ecosystem as bits, for a bot that lays thousands of cards in thought: for each kind the sites of its cards.

A site has a row and a column as actions count them: 1 is the first, 0 the one before, and -1 the one before that.
There are eight bits to a row, more than sites, so that no step leads round an edge.
"""

from typing import Final

from mypy_extensions import i64

from sylve.engine.vec import append, vec
from sylve.engine.worlds import filled
from sylve.games.ecosysteme import pieces, scoring
from sylve.games.ecosysteme.cells import column_of, row_of
from sylve.games.ecosysteme.state import NOTHING, Layout

ROW: Final = 8  # bits
WHOLE_ROW: Final = 255
ROWS: Final = 7


def _single_bits() -> vec[i64]:
    """Each bit by its number: a compiled shift of the number 1 knows 32 bits only."""
    bits = vec[i64]()
    bit: i64 = 1
    for _ in range(ROWS * ROW):
        bits = append(bits, bit)
        bit += bit
    return bits


BITS: Final = _single_bits()


def site(row: i64, column: i64) -> i64:
    return BITS[ROW * (row + 1) + column + 1]


def _sites_of_cells() -> vec[i64]:
    sites = vec[i64]()
    for cell in range(pieces.CELLS):
        sites = append(sites, site(row_of(cell) + 1, column_of(cell) + 1))
    return sites


SITE_OF: Final = _sites_of_cells()
NO_CARDS: Final = filled(pieces.KIND_COUNT, 0)


def size(sites: i64) -> i64:
    """How many sites: the bits are added up in pairs, in fours, in bytes, and the bytes together."""
    pairs = sites - ((sites >> 1) & 0x55555555555555)
    fours = (pairs & 0x33333333333333) + ((pairs >> 2) & 0x33333333333333)
    return ((fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F) % 255


def beside(sites: i64) -> i64:
    return sites << ROW | sites >> ROW | sites << 1 | sites >> 1


def meetings(ones: i64, others: i64) -> i64:
    """How many pairs of one of these and one of those lie beside each other."""
    if ones == 0 or others == 0:
        return 0
    return size(ones << ROW & others) + size(ones >> ROW & others) + size(ones << 1 & others) + size(ones >> 1 & others)


def sightings(ones: i64, others: i64) -> i64:
    """How many pairs lie within two cards of each other."""
    if ones == 0 or others == 0:
        return 0
    straight = size(ones << 2 * ROW & others) + size(ones >> 2 * ROW & others)
    straight += size(ones << 2 & others) + size(ones >> 2 & others)
    aslant = size(ones << ROW + 1 & others) + size(ones >> ROW + 1 & others)
    aslant += size(ones << ROW - 1 & others) + size(ones >> ROW - 1 & others)
    return meetings(ones, others) + straight + aslant


def connected(sites: i64, within: i64) -> i64:
    """The sites, and all that is connected to them."""
    reached = sites | beside(sites) & within
    while reached != sites:
        sites = reached
        reached |= beside(reached) & within
    return reached


def lines(sites: i64) -> i64:
    """How many rows and columns have one of the sites."""
    rows: i64 = 0
    columns: i64 = 0
    while sites != 0:
        row = sites & WHOLE_ROW
        if row != 0:
            rows += 1
        columns |= row
        sites >>= ROW
    return rows + size(columns)


def rectangle(top: i64, bottom: i64, left: i64, right: i64) -> i64:
    """All sites from that row to that row, and from that column to that column."""
    row = site(top, right + 1) - site(top, left)
    sites: i64 = 0
    for _ in range(top, bottom + 1):
        sites |= row
        row <<= ROW
    return sites


class Sketch:
    """One player's ecosystem, in which cards are laid and taken away at will, and what it is compared with."""

    def __init__(self, state: Layout, player: i64) -> None:
        self.sites = NO_CARDS[:]  # by kind
        self.cards = state.laid[player]
        self.height = state.heights[player]
        self.width = state.widths[player]
        self.most_wolves: i64 = 0  # of the others
        self.longest_stream: i64 = 0  # of the others
        for cell in range(pieces.CELLS):
            kind = state.kind_at(player, cell)
            if kind != NOTHING:
                self.sites[kind] |= SITE_OF[cell]
        for other in range(state.players()):
            if other != player:
                self.most_wolves = max(self.most_wolves, state.count(other, pieces.WOLF))
                self.longest_stream = max(self.longest_stream, state.streams[other])

    def turn(self, kind: i64, sites: i64) -> None:
        """Lay cards of the kind on these sites where none lie, and take away those that do."""
        self.sites[kind] ^= sites

    def room(self, row: i64, column: i64) -> i64:
        """All sites that cards may lie on, soon or already, once there is one in that row and column."""
        top, bottom = min(row, 1), max(row, self.height)
        if bottom - top + 1 < pieces.HEIGHT:
            top, bottom = top - 1, bottom + 1
        left, right = min(column, 1), max(column, self.width)
        if right - left + 1 < pieces.WIDTH:
            left, right = left - 1, right + 1
        return rectangle(top, bottom, left, right)

    def taken(self) -> i64:
        sites: i64 = 0
        for some in self.sites:
            sites |= some
        return sites

    def measure(self, kind: i64) -> i64:
        """The points of a kind (§4); of streams and wolves what is compared."""
        sites = self.sites[kind]
        if sites == 0:
            return 0
        if kind == pieces.BEE:
            return pieces.BEE_POINTS * meetings(sites, self.sites[pieces.MEADOW])
        if kind == pieces.BEAR:
            return pieces.BEAR_POINTS * meetings(sites, self.sites[pieces.BEE] | self.sites[pieces.TROUT])
        if kind == pieces.TROUT:
            return pieces.TROUT_POINTS * meetings(sites, self.sites[pieces.STREAM] | self.sites[pieces.DRAGONFLY])
        if kind == pieces.FOX:
            return pieces.FOX_POINTS * size(self.foxes_at_ease())
        if kind == pieces.EAGLE:
            return pieces.EAGLE_POINTS * sightings(sites, self.sites[pieces.RABBIT] | self.sites[pieces.TROUT])
        if kind == pieces.DRAGONFLY:
            return self.dragonflies()
        if kind == pieces.DEER:
            return pieces.DEER_POINTS * lines(sites)
        if kind == pieces.RABBIT:
            return pieces.RABBIT_POINTS * size(sites)
        if kind == pieces.MEADOW:
            return self.meadows()
        if kind == pieces.STREAM:
            return self.largest_stream()
        return size(sites)

    def foxes_at_ease(self) -> i64:
        return self.sites[pieces.FOX] & ~beside(self.sites[pieces.WOLF] | self.sites[pieces.BEAR])

    def dragonflies(self) -> i64:
        points: i64 = 0
        left, streams = self.sites[pieces.DRAGONFLY], self.sites[pieces.STREAM]
        while left != 0:
            one = left & -left
            points += size(connected(beside(one) & streams, streams))
            left ^= one
        return points

    def meadows(self) -> i64:
        points: i64 = 0
        left = self.sites[pieces.MEADOW]
        while left != 0:
            area = connected(left & -left, left)
            points += scoring.meadow_points(size(area))
            left ^= area
        return points

    def largest_stream(self) -> i64:
        longest: i64 = 0
        left = self.sites[pieces.STREAM]
        while left != 0:
            area = connected(left & -left, left)
            longest = max(longest, size(area))
            left ^= area
        return longest
