"""Alban, the rival of a lone player: he takes what he is given, in reading order (RULES.md §6)."""

from mypy_extensions import i64

from sylve.games.ecosysteme.pieces import DRAW, DRAW_AFTER_ROW, LEVELS, TURNS, WIDTH
from sylve.games.ecosysteme.state import Layout


def alban_takes(state: Layout, kind: i64) -> None:
    """§6.3 The card goes into his next cell. His rabbits swap nothing."""
    state.lay_next(state.rival(), kind)


def cards_to_draw(laid: i64) -> i64:
    """§6.4 What the player draws when Alban has so many: one, five after a full row, none after the last turn."""
    if laid >= TURNS:
        return 0
    return DRAW_AFTER_ROW if laid % WIDTH == 0 else DRAW


def cards_to_come(state: Layout) -> i64:
    """What the player will draw once Alban has his next card."""
    return cards_to_draw(state.laid[state.rival()] + 1)


def levels_won(lead: int) -> list[str]:
    """§6.6 The levels whose lead was reached, the highest first."""
    return [name for name, least in LEVELS if lead >= least]


def level_won(lead: int) -> str | None:
    """§6.6 The highest level whose lead was reached."""
    won = levels_won(lead)
    return won[0] if won else None
