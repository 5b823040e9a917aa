"""Tout là-haut drawn in characters: the trees side by side, from the stump upwards, and the own hand."""

from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Any

COLOURS = {
    "blue": "blue",
    "red": "red",
    "green": "green",
    "yellow": "rgb(190,150,20)",
    "violet": "magenta",
    "grey": "bright_black",
}
WIDTH = 10


def sketch(table: dict[str, Any], names: Sequence[str], say: Callable[[str], str]) -> list[str]:  # noqa: ARG001
    trunks = [
        [floor(part) for level in tree["levels"] for part in (level["bottom"], level["top"])] for tree in table["trees"]
    ]
    lines = ["".join(found or " " * WIDTH for found in row) for row in reversed(list(zip_longest(*trunks)))]
    lines.append("".join(f"{names[tree['seat']][: WIDTH - 1]:^{WIDTH - 1}} " for tree in table["trees"]))
    if table["hand"]:
        cards = [f"{floor(card['bottom'], 3)}[dim]–[/]{floor(card['top'], 3)}" for card in table["hand"]]
        lines += ["", " ".join(cards)]
    return lines


def floor(part: dict[str, Any], width: int = WIDTH - 1) -> str:
    face = str(part["value"]) if part["colour"] == "grey" else f"{part['colour'][0]}{part['value']}"
    return f"[{COLOURS[part['colour']]}]{face:^{width}}[/]" + (" " if width == WIDTH - 1 else "")
