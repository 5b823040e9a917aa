"""The heap and what everybody took; of the cards only the own one, and all of them in the end."""

from collections.abc import Sequence
from typing import Any

from sylve.engine.refusals import Facts


def table(state: Any) -> dict[str, Any]:
    """What everybody may know."""
    seats = [
        {"seat": at, "taken": state.taken[at], "card": card if state.over else None}
        for at, card in enumerate(state.cards)
    ]
    return {"heap": state.heap, "seats": seats}


def own(state: Any, seat: int, table: dict[str, Any]) -> dict[str, Any]:
    """The same as this seat sees it: a copy, with its own card."""
    seats = [{**each, "card": state.cards[seat]} if each["seat"] == seat else each for each in table["seats"]]
    return {**table, "seats": seats}


def over_prompt(state: Any) -> tuple[str, Facts]:  # noqa: ARG001 - the same at every end
    return "over", {}


def waiting_prompt(state: Any, seat: int | None) -> tuple[str, Facts]:  # noqa: ARG001
    return "wait", {"seat": state.turn}


def sentences(state: Any, seat: int | None, view: dict[str, Any]) -> Sequence[tuple[str, Facts]]:
    told: list[tuple[str, Facts]] = [("table-heap", {"heap": view["heap"]})]
    told += [("table-taken", {"seat": each["seat"], "count": each["taken"]}) for each in view["seats"]]
    if seat is not None:
        told.append(("table-card", {"card": state.cards[seat]}))
    return told
