"""Écosystème drawn in characters: every ecosystem as its grid, side by side."""

from collections.abc import Callable, Sequence
from typing import Any

from sylve.games.ecosysteme.pieces import HEIGHT, WIDTH

COLOURS = {
    "bee": "black on yellow", "bear": "white on rgb(110,70,40)", "trout": "black on bright_cyan",
    "fox": "white on rgb(190,90,30)", "eagle": "white on rgb(70,70,110)", "dragonfly": "black on cyan",
    "deer": "black on rgb(200,160,110)", "rabbit": "black on rgb(220,210,190)", "meadow": "white on green",
    "stream": "white on blue", "wolf": "white on rgb(90,90,90)",
}  # fmt: skip
LETTERS = 4
GRID_WIDTH = (LETTERS + 1) * WIDTH + 2


def sketch(table: dict[str, Any], names: Sequence[str], say: Callable[[str], str]) -> list[str]:
    grids = table["ecosystems"]
    heads = [names[grid["player"]] if grid["rival"] is None else str(grid["rival"]) for grid in grids]
    lines = [
        "".join(
            f"{head} ({grid['total']})"[: GRID_WIDTH - 1].ljust(GRID_WIDTH)
            for head, grid in zip(heads, grids, strict=True)
        )
    ]
    for row in range(1, HEIGHT + 1):
        lines.append("".join(line(grid, row, say) for grid in grids))
    if table["hand"]:
        lines += ["", " ".join(card(kind, say) for kind in table["hand"])]
    return lines


def line(grid: dict[str, Any], row: int, say: Callable[[str], str]) -> str:
    laid = {place["column"]: place["kind"] for place in grid["cards"] if place["row"] == row}
    cells = [card(laid[column], say) if column in laid else "[dim]  · [/]" for column in range(1, WIDTH + 1)]
    return " ".join(cells) + " " * 3


def card(kind: str, say: Callable[[str], str]) -> str:
    name = say(f"card-{kind}").lower()
    return f"[{COLOURS[kind]}]{name[:LETTERS]:^{LETTERS}}[/]"
