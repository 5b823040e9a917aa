"""The twenty cells of an ecosystem, row by row from its top left corner, and which of them are near each other."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.vec import append, vec
from sylve.engine.worlds import filled
from sylve.games.ecosysteme.pieces import CELLS, EAGLE_SIGHT, WIDTH, numbers

NO_AREA: Final = -1


def cell_at(row: i64, column: i64) -> i64:
    return row * WIDTH + column


def row_of(cell: i64) -> i64:
    return cell // WIDTH


def column_of(cell: i64) -> i64:
    return cell % WIDTH


def _distance(a: int, b: int) -> int:
    """Steps from card to card, never diagonally."""
    return abs(int(row_of(a) - row_of(b))) + abs(int(column_of(a) - column_of(b)))


def _within(cell: int, distance: int) -> list[int]:
    return [other for other in range(CELLS) if 0 < _distance(cell, other) <= distance]


class Around:
    """For each cell those within some distance: `of[i]` for i from `first[cell]` to `first[cell + 1]`."""

    def __init__(self, distance: int) -> None:
        self.first = numbers([0])
        self.of = vec[i64]()
        for cell in range(CELLS):
            for other in _within(cell, distance):
                self.of = append(self.of, other)
            self.first = append(self.first, len(self.of))

    def cells(self, cell: int) -> list[int]:
        """Those of one cell, for whoever is in no hurry."""
        return [int(self.of[i]) for i in range(self.first[cell], self.first[cell + 1])]


BESIDE: Final = Around(1)
IN_SIGHT: Final = Around(EAGLE_SIGHT)


class Areas:
    """The connected areas of one kind: `of` says which area a cell belongs to, `sizes` how large each is."""

    def __init__(self, grid: vec[i64], start: i64, kind: i64) -> None:
        self.of = filled(CELLS, NO_AREA)
        self.sizes = vec[i64](capacity=CELLS)
        for cell in range(CELLS):
            if grid[start + cell] == kind and self.of[cell] == NO_AREA:
                self._spread(grid, start, kind, cell)

    def _spread(self, grid: vec[i64], start: i64, kind: i64, source: i64) -> None:
        """Number all that is connected to the source."""
        area: i64 = len(self.sizes)
        self.of[source] = area
        reached = vec[i64](capacity=CELLS)
        reached = append(reached, source)
        size: i64 = 0
        while size < len(reached):
            cell = reached[size]
            size += 1
            for i in range(BESIDE.first[cell], BESIDE.first[cell + 1]):
                other = BESIDE.of[i]
                if grid[start + other] == kind and self.of[other] == NO_AREA:
                    self.of[other] = area
                    reached = append(reached, other)
        self.sizes = append(self.sizes, size)

    def largest(self) -> i64:
        largest: i64 = 0
        for size in self.sizes:
            largest = max(largest, size)
        return largest
