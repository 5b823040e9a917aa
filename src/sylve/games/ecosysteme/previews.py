"""What an action of Écosystème would bring if it all ended then, others as they lie now: asked of a copy."""

from typing import TypedDict

from mypy_extensions import i64

from sylve.engine.vec import vec
from sylve.games.ecosysteme import counting, pieces, scoring, solo
from sylve.games.ecosysteme.bitboards import cells_of, site
from sylve.games.ecosysteme.cells import place_of
from sylve.games.ecosysteme.state import Layout


class PartGain(TypedDict):
    """What one row of the score pad gains or loses."""

    rule: str
    points: int


class Gain(TypedDict):
    """How the score pad of a player changes."""

    points: int
    total: int
    parts: list[PartGain]
    gaps_before: int
    gaps: int


class PlacePreview(Gain):
    """A card in one place: the cards that it scores with, and whether a swap follows."""

    action: int
    row: int
    column: int
    helpers: list[list[int]]
    swap: bool


class ChoosePreview(TypedDict):
    """A card in each place it could take, so that a place can be thought of together with the card."""

    card: str
    best: int
    places: list[PlacePreview]


class SwapPreview(Gain):
    """Two cards that change places."""

    cells: list[list[int]]
    equal: bool


class GivePreview(Gain):
    """A card for Alban: where it will lie, what he gains, and what is drawn for it."""

    card: str
    draws: int
    cell: list[int]
    rival: Gain


def gain(old: vec[i64], after: Layout, player: int) -> Gain:
    """The change of the player's score pad, with the rows it comes from."""
    new = scoring.sheet(after, player)
    parts: list[PartGain] = []
    points: i64 = 0
    total: i64 = 0
    for row in range(len(new)):
        total += new[row]
        if new[row] != old[row]:
            points += new[row] - old[row]
            parts.append({"rule": pieces.ROWS_OF_PAD[row], "points": new[row] - old[row]})
    return {
        "points": points,
        "total": total,
        "parts": parts,
        "gaps_before": scoring.gaps(old),
        "gaps": scoring.gaps(new),
    }


def place(state: Layout, seat: int, pad: vec[i64], kind: int, action: int, row: int, column: int) -> PlacePreview:
    """A card in one place, by someone whose score pad is known."""
    after = state.copy()
    after.lay(seat, row, column, kind)
    down, right = int(row == 0), int(column == 0)  # how far the grid is pushed on
    partners = counting.partners(after.forest(seat), kind, site(row + down, column + right))
    lying = [place_of(cell) for cell in cells_of(partners)]
    return {
        "action": action,
        "row": row,
        "column": column,
        **gain(pad, after, seat),
        "helpers": [[other_row - down, other_column - right] for other_row, other_column in lying],
        "swap": bool(after.has_swap(seat, kind)),
    }


def swap(state: Layout, seat: int, one: int, other: int) -> SwapPreview:
    after = state.copy()
    after.exchange(seat, one, other)
    return {
        "cells": [place_of(one), place_of(other)],
        "equal": bool(state.kind_at(seat, one) == state.kind_at(seat, other)),
        **gain(scoring.sheet(state, seat), after, seat),
    }


def give(state: Layout, seat: int, kind: int) -> GivePreview:
    rival = state.rival()
    after = state.copy()
    solo.alban_takes(after, kind)
    return {
        "card": pieces.KINDS[kind],
        "draws": solo.cards_to_draw(after.laid[rival]),
        "cell": place_of(state.laid[rival]),
        "rival": gain(scoring.sheet(state, rival), after, rival),
        **gain(scoring.sheet(state, seat), after, seat),
    }
