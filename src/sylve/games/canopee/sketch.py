"""Canopée drawn in characters: the piles, and every forest with its trees, trunk by trunk, and what grows below."""

from collections.abc import Callable, Sequence
from typing import Any

TRUNK, CANOPY, SCORED = "white on rgb(120,80,40)", "black on green", "white on rgb(90,90,90)"
KNOWN, HIDDEN, THREAT = "black on rgb(220,210,190)", "white on rgb(40,70,60)", "white on red"


def sketch(table: dict[str, Any], names: Sequence[str], say: Callable[[str], str]) -> list[str]:
    lines = [pile(found, say) for found in table["piles"]]
    for forest in table["forests"]:
        name = "~" if forest["spirit"] else names[forest["seat"]]
        trees = "  ".join(tree(found) for found in forest["trees"])
        lines += ["", f"[bold]{name}[/] {forest['points']} (+{forest['running']})", trees]
        lines.append(" ".join(below(forest, say)))
    return lines


def pile(found: dict[str, Any], say: Callable[[str], str]) -> str:
    cards = [
        f"[{THREAT if card['threat'] else KNOWN}] {say(face(card['kind'])) if card['kind'] else '!'} [/]"
        if card["kind"] or card["threat"]
        else f"[{HIDDEN}] ? [/]"
        for card in found["cards"]
    ]
    return f"{found['pile'] + 1}{'→' if found['looked_at'] else ' '} " + " ".join(cards)


def tree(found: dict[str, Any]) -> str:
    style = SCORED if found["scored"] else TRUNK
    trunks = "".join(f"[{style}]{value:^3}[/]" for value in found["trunks"])
    crown = "" if found["canopy"] is None else f"[{CANOPY}]▲{found['canopy']} [/]"
    return trunks + crown + ("★" if found["awarded"] else "")


def below(forest: dict[str, Any], say: Callable[[str], str]) -> list[str]:
    counts = [(plant["kind"], plant["count"]) for plant in forest["plants"]]
    counts += [(name, forest["weather"][name]) for name in ("rain", "sun")] + [("seed", forest["seeds"])]
    grown = [f"[green]{say(face(name))}[/] {count}" for name, count in counts if count]
    threats = [f"[red]{say(face(threat['kind']))}[/] {threat['count']}" for threat in forest["threats"]]
    return [*grown, *threats, *(f"[yellow]{say(face(animal['species']))}[/]" for animal in forest["animals"])]


def face(kind: str) -> str:
    return f"face-{kind}"
