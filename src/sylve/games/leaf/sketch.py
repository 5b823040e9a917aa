"""Leaf drawn in characters: the forest floor as hexagons with the numbers of the leaves, and who stands on them."""

from collections.abc import Callable, Sequence
from typing import Any

COLOURS = {
    "red": "white on red", "green": "white on green", "orange": "black on rgb(230,140,40)",
    "yellow": "black on yellow", "brown": "white on rgb(120,80,40)",
}  # fmt: skip
CELL = 6


def sketch(table: dict[str, Any], names: Sequence[str], say: Callable[[str], str]) -> list[str]:
    """Three leaves of neighbouring rows meet where three hexagons do: each row is half a leaf further right."""
    leaves = {(leaf["r"], CELL * leaf["q"] + CELL // 2 * leaf["r"]): leaf for leaf in table["leaves"]}
    left = min(at for _, at in leaves)
    lines = []
    for row in range(min(row for row, _ in leaves), max(row for row, _ in leaves) + 1):
        line, end = "", left
        for at in sorted(at for where, at in leaves if where == row):
            line += " " * (at - end) + cell(leaves[row, at])
            end = at + CELL
        lines.append(line)
    tops = [
        f"[{COLOURS[pile['top']['colour']]}] {say('species-' + pile['species'])} {pile['left']} [/]"
        for pile in table["piles"]
        if pile["top"]
    ]
    lines += ["", " ".join(tops)]
    for leaf in table["leaves"]:
        if leaf["mushrooms"]:
            standing = ", ".join(whose(mushroom, names) for mushroom in leaf["mushrooms"])
            lines.append(f"{leaf['leaf']:>2} [dim]{leaf['q']}, {leaf['r']}[/] {standing}")
    return lines


def cell(leaf: dict[str, Any]) -> str:
    mark = "●" if any(mushroom["adult"] for mushroom in leaf["mushrooms"]) else "○" if leaf["mushrooms"] else " "
    return f"[{COLOURS[leaf['tile']['colour']]}]{leaf['leaf']:>3}{mark} [/] "


def whose(mushroom: dict[str, Any], names: Sequence[str]) -> str:
    player = mushroom["player"]
    return f"{names[player] if player < len(names) else '~'} {'●' if mushroom['adult'] else '○'}"
