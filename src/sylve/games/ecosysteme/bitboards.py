"""An ecosystem as bitboards: for each kind the sites of its cards, a bit for each site.

All scores are counted on them, and a bot lays and takes away thousands of cards in thought.
A site has a row and a column as actions count them: 1 is the first, 0 the one before, and -1 the one before that.
There are eight bits to a row, more than sites, so that no step leads round an edge.
"""

from typing import Final

from mypy_extensions import i64

from sylve.engine.vec import append, vec
from sylve.engine.worlds import filled
from sylve.games.ecosysteme.cells import column_of, row_of
from sylve.games.ecosysteme.pieces import CELLS, KIND_COUNT, NOTHING

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
    for cell in range(CELLS):
        sites = append(sites, site(row_of(cell) + 1, column_of(cell) + 1))
    return sites


SITE_OF: Final = _sites_of_cells()
NO_CARDS: Final = filled(KIND_COUNT, 0)


class Forest:
    """One player's ecosystem, in which cards can be laid and taken away at will."""

    def __init__(self, grid: vec[i64], start: i64) -> None:
        self.sites = NO_CARDS[:]  # by kind
        for cell in range(CELLS):
            kind = grid[start + cell]
            if kind != NOTHING:
                self.sites[kind] |= SITE_OF[cell]

    def of(self, kind: i64) -> i64:
        """Where the cards of the kind lie."""
        return self.sites[kind]

    def turn(self, kind: i64, sites: i64) -> None:
        """Lay cards of the kind on these sites where none lie, and take away those that do."""
        self.sites[kind] ^= sites

    def taken(self) -> i64:
        sites: i64 = 0
        for some in self.sites:
            sites |= some
        return sites


def cells_of(sites: i64) -> list[int]:
    """The cells that the sites are, in reading order, for whoever is in no hurry."""
    return [cell for cell in range(CELLS) if SITE_OF[cell] & sites]


def size(sites: i64) -> i64:
    """How many sites: the bits are added up in pairs, in fours, in bytes, and the bytes together."""
    pairs = sites - ((sites >> 1) & 0x55555555555555)
    fours = (pairs & 0x33333333333333) + ((pairs >> 2) & 0x33333333333333)
    count = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F
    count += count >> 8
    count += count >> 16
    return (count + (count >> 32)) & 127


def beside(sites: i64) -> i64:
    return sites << ROW | sites >> ROW | sites << 1 | sites >> 1


def in_sight(card: i64) -> i64:
    """The sites at most two steps away from one card."""
    near = beside(card)
    return (near | beside(near)) & ~card


def meetings(ones: i64, others: i64) -> i64:
    """How many pairs of one of these and one of those lie beside each other."""
    if ones == 0 or others == 0:
        return 0
    return size(ones << ROW & others) + size(ones >> ROW & others) + size(ones << 1 & others) + size(ones >> 1 & others)


def connected(sites: i64, within: i64) -> i64:
    """The sites, and all that is connected to them."""
    reached = sites | beside(sites) & within
    while reached != sites:
        sites = reached
        reached |= beside(reached) & within
    return reached


def first_area(sites: i64) -> i64:
    """The first site, and all that is connected to it."""
    return connected(sites & -sites, sites)


def largest_area(sites: i64) -> i64:
    """The size of the largest connected area."""
    largest: i64 = 0
    while sites != 0:
        area = first_area(sites)
        largest = max(largest, size(area))
        sites ^= area
    return largest


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
