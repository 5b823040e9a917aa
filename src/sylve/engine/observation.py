"""What a seat may know, as numbers: named pieces of fixed shape for networks and other libraries.

A game's `observation.py` declares each piece beside the words that fill it. Everything is one row of 16-bit integers:
points go beyond a byte, and one type for all needs no casts. Compiled code writes the cells, NumPy only looks at them.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, SupportsIndex, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from sylve.engine.state import State, index_below

Array: TypeAlias = Any
"""A NumPy array of 16-bit integers. NumPy is optional, so the engine does not name its types."""


class Piece:
    """One named part of an observation: cells of its own with a shape, bounds and a line of help."""

    def __init__(self, name: str, shape: tuple[int, ...], low: int, high: int, help: str, offset: int) -> None:  # noqa: A002
        self.name = name
        self.shape = shape
        self.low = low
        self.high = high
        self.help = help
        self.offset: i64 = offset
        rows, columns, layers = (*shape, 1, 1)[:3]
        self.rows: i64 = rows
        self.columns: i64 = columns
        self.layers: i64 = layers
        self.size: i64 = rows * columns * layers


class Pieces:
    """The pieces of one game, in the order of their declaration."""

    def __init__(self) -> None:
        self.declared: list[Piece] = []

    def piece(self, name: str, shape: tuple[int, ...], low: int, high: int, help: str) -> Piece:  # noqa: A002
        """Declare the next piece, of one to three dimensions."""
        piece = Piece(name, shape, low, high, help, self.size())
        self.declared.append(piece)
        return piece

    def size(self) -> int:
        return sum([int(piece.size) for piece in self.declared])


class Page:
    """Rows of cells to write observations into; each is blank until something is put there."""

    def __init__(self, rows: i64, width: i64) -> None:
        self.width = width
        self.start: i64 = 0
        self.cells = vec[i16](capacity=rows * width)
        for _ in range(rows * width):
            self.cells = append(self.cells, i16(0))

    def turn_to(self, row: i64) -> None:
        """Write into that row from now on, blank again."""
        cells, start = self.cells, row * self.width
        self.start = start
        for cell in range(start, start + self.width):
            cells[cell] = 0

    def put(self, piece: Piece, value: i64, i: i64 = 0, j: i64 = 0, k: i64 = 0) -> None:
        """Put a value into a place of the piece."""
        self.cells[self.cell(piece, i, j, k)] = i16(value)

    def add(self, piece: Piece, value: i64, i: i64 = 0, j: i64 = 0, k: i64 = 0) -> None:
        """Add to what is there."""
        cells, cell = self.cells, self.cell(piece, i, j, k)
        cells[cell] = cells[cell] + i16(value)

    def at(self, piece: Piece, i: i64 = 0, j: i64 = 0, k: i64 = 0) -> i64:
        """What is there."""
        return i64(self.cells[self.cell(piece, i, j, k)])

    def cell(self, piece: Piece, i: i64, j: i64, k: i64) -> i64:
        """Where a place of the piece is in this row; no place reaches into another piece."""
        if i < 0 or i >= piece.rows or j < 0 or j >= piece.columns or k < 0 or k >= piece.layers:
            raise IndexError(f"{piece.name} has the shape {piece.shape}, not a place {int(i), int(j), int(k)}")
        return self.start + piece.offset + (i * piece.columns + j) * piece.layers + k


class Observation:
    """What a seat of one game may know. A game overrides `fill`; `game.observation` is its instance."""

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = tuple(pieces.declared)
        self.size = pieces.size()

    def fill(self, state: State, seat: i64, page: Page) -> None:
        """Put what the seat may know into the page's blank row."""
        raise NotImplementedError

    def write(self, state: State, seat: i64, page: Page, row: i64) -> None:
        page.turn_to(row)
        self.fill(state, seat, page)

    # For NumPy.

    def array(self, state: State, seat: SupportsIndex) -> Array:
        """The whole observation of a seat, as a new flat array."""
        place = index_below(seat, state.seats)
        if place < 0:
            raise ValueError(f"there is no seat {seat!r}")
        page = Page(1, self.size)
        self.write(state, place, page, 0)
        return import_module("numpy").array(page.cells)

    def named(self, state: State, seat: SupportsIndex) -> dict[str, Array]:
        """The same, each piece by its name and in its shape."""
        return self.split(self.array(state, seat))

    def split(self, array: Array) -> dict[str, Array]:
        """Views of the pieces in a flat observation, or in an array of many (its last axis is split)."""
        return {
            piece.name: array[..., piece.offset : piece.offset + piece.size].reshape(array.shape[:-1] + piece.shape)
            for piece in self.pieces
        }

    def bounds(self) -> tuple[Array, Array]:
        """The lowest and the highest value of every cell, as flat arrays."""
        numpy = import_module("numpy")
        sizes = [int(piece.size) for piece in self.pieces]
        low = numpy.repeat(numpy.array([piece.low for piece in self.pieces], "int16"), sizes)
        high = numpy.repeat(numpy.array([piece.high for piece in self.pieces], "int16"), sizes)
        return low, high

    # For the documentation.

    def table(self) -> Sequence[tuple[str, str, str, str]]:
        """Name, shape, bounds and meaning of every piece, as written in the game's page."""
        return [
            (piece.name, " × ".join(map(str, piece.shape)), f"{piece.low}…{piece.high}", piece.help)
            for piece in self.pieces
        ]
