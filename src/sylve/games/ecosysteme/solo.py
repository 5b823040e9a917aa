"""Alban, the rival of a lone player: he takes what he is given, in reading order (RULES.md §6)."""

from mypy_extensions import i64

from sylve.games.ecosysteme.pieces import DRAW, DRAW_AFTER_ROW, LEVELS, TURNS, WIDTH
from sylve.games.ecosysteme.state import Layout


def alban_takes(state: Layout, kind: i64) -> None:
    """§6.3 The card goes into his next cell. His rabbits swap nothing."""
    state.lay_next(state.rival(), kind)


def cards_to_draw(state: Layout) -> i64:
    """§6.4 What his newest card lets the player draw: one, five after a full row, none after the last turn."""
    laid = state.laid[state.rival()]
    if laid == TURNS:
        return 0
    return DRAW_AFTER_ROW if laid % WIDTH == 0 else DRAW


def level_won(lead: int) -> str | None:
    """§6.6 The highest level whose lead was reached."""
    for name, least in LEVELS:
        if lead >= least:
            return name
    return None
