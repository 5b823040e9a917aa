"""Canyon drawn in characters: the river from the piers at the top, a number for each canoe, and the own hand."""

from collections.abc import Callable, Sequence
from typing import Any

WATERS = {"S": "black on yellow", "#": "green on rgb(60,50,40)", "W": "bold white on cyan", "L": "black on green"}
RIVER = "bright_white on blue"
SUITS = {"sun": "yellow", "feather": "white", "paw": "red", "pine": "green", "fire": "bright_red"}


def sketch(table: dict[str, Any], names: Sequence[str], say: Callable[[str], str]) -> list[str]:
    canoes = {canoe["space"]: canoe["seat"] for canoe in table["canoes"] if canoe["space"]}
    board = table["board"]
    lines = ["    " + " ".join(f"{lane} " for lane in board["lanes"])]
    for number, row in enumerate(board["rows"]):
        cells = [cell(water, canoes.get(f"{lane}{number}")) for lane, water in zip(board["lanes"], row, strict=True)]
        lines.append(f"{number:>3} " + "".join(cells))
    lines.append("   ".join(f"{canoe['seat'] + 1} {names[canoe['seat']]}" for canoe in table["canoes"]))
    for trick in table["tricks"]:
        laid = "  ".join(f"{names[card['seat']]} {face(card['card'], say)}" for card in trick["cards"])
        lines.append(f"[dim]·[/] {laid}")
    for canoe in table["canoes"]:
        if canoe["lacks"]:
            lacks = ", ".join(say(f"suit-{suit}") for suit in canoe["lacks"])
            lines.append(f"{names[canoe['seat']]} [dim]∅[/] {lacks}")
    if table["hand"]:
        lines.append("   ".join(face(card, say) for card in table["hand"]))
    return lines


def cell(water: str, seat: int | None) -> str:
    if seat is not None:
        return f"[bold black on bright_white]{seat + 1:^3}[/]"
    return f"[{WATERS.get(water, RIVER)}]{' ' if water in '#S' else water:^3}[/]"


def face(card: dict[str, Any], say: Callable[[str], str]) -> str:
    return f"[{SUITS.get(card['suit'], 'white')}]{say('card-' + card['card'])}[/]"
