"""What a seat may know, as numbers: named pieces of fixed shape for networks and other libraries.

A game's `observation.py` declares each piece beside the words that fill it. Everything is one row of 16-bit integers:
points go beyond a byte, and one type for all needs no casts. Compiled code writes the cells, NumPy only looks at them.
"""

from collections.abc import Sequence
from importlib import import_module
from math import prod
from typing import Any, SupportsIndex, TypeAlias

from librt.vecs import append, extend, vec
from mypy_extensions import i16, i64, mypyc_attr

from sylve.engine.setup import Setup
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
        self.rows: i64 = shape[0]
        self.columns: i64 = prod(shape[1:])  # whatever is beyond the first dimension, in one row
        self.size: i64 = prod(shape)


class Pieces:
    """The pieces of one game, in the order of their declaration."""

    def __init__(self) -> None:
        self.declared: list[Piece] = []

    def piece(self, name: str, shape: tuple[int, ...], low: int, high: int, help: str) -> Piece:  # noqa: A002
        """Declare the next piece."""
        piece = Piece(name, shape, low, high, help, self.size())
        self.declared.append(piece)
        return piece

    def size(self) -> int:
        return sum([piece.size for piece in self.declared])


class Page:
    """Rows of cells to write observations into; each is an empty form until something is put there."""

    def __init__(self, rows: i64, form: vec[i16]) -> None:
        self.form = form
        self.start: i64 = 0
        self.cells = vec[i16](capacity=rows * len(form))
        self.before = vec[vec[i16]](capacity=rows)  # by row: the cells before it
        for _row in range(rows):
            self.before = append(self.before, self.cells)
            self.cells = extend(self.cells, form)

    def turn_to(self, row: i64) -> None:
        """Write into that row from now on, an empty form again."""
        self.start = row * len(self.form)
        extend(self.before[row], self.form)  # there is room, so it is done in place

    def put(self, piece: Piece, value: i64, i: i64 = 0, j: i64 = 0) -> None:
        """Put a value into a place of the piece."""
        cell = self.cell(piece, i, j)
        self.cells[cell] = i16(value)

    def count(self, piece: Piece, i: i64 = 0, j: i64 = 0) -> None:
        """One more in a place of the piece."""
        cell = self.cell(piece, i, j)
        self.cells[cell] += i16(1)

    def tally(self, piece: Piece, cards: vec[i64], kinds: vec[i64], first: i64 = 0) -> None:
        """One more for each card from the first on, in the place of its kind."""
        cells, size, start = self.cells, piece.size, self.start + piece.offset
        for i in range(first, len(cards)):
            kind = kinds[cards[i]]
            if kind < 0 or kind >= size:
                raise no_place(piece, kind, 0)
            cells[start + kind] += i16(1)

    def at(self, piece: Piece, i: i64 = 0, j: i64 = 0) -> i64:
        """What is there."""
        cell = self.cell(piece, i, j)
        return i64(self.cells[cell])

    def cell(self, piece: Piece, i: i64 = 0, j: i64 = 0) -> i64:
        """Which of the cells is a place of the piece, in this row; no place reaches into another piece.

        Where every instruction counts, a game goes on from there within a row of the piece: the kit watches it.
        """
        if i < 0 or i >= piece.rows or j < 0 or j >= piece.columns:
            raise no_place(piece, i, j)
        return self.start + piece.offset + i * piece.columns + j


def no_place(piece: Piece, i: i64, j: i64) -> IndexError:
    return IndexError(f"{piece.name} has {piece.rows} rows of {piece.columns}, not a place {i, j}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation:
    """What a seat of one game may know. A game overrides `fill`; `game.observation` is its instance."""

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = tuple(pieces.declared)
        self.size = pieces.size()
        self.zeros = vec[i16](capacity=self.size)
        for _cell in range(self.size):
            self.zeros = append(self.zeros, i16(0))

    def __reduce__(self) -> str:
        """There is one for each game, under this name in its `observation.py`."""
        return "OBSERVATION"

    def form(self, setup: Setup) -> vec[i16]:  # noqa: ARG002 - for the games
        """What is filled in. A game may print there what it would put into every observation."""
        return self.zeros

    def fill(self, state: State, seat: i64, page: Page) -> None:
        """Put what the seat may know into the page's empty form."""
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
        page = Page(1, self.form(state.setup))
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
        sizes = [piece.size for piece in self.pieces]
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
