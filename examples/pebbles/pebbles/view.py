"""The heap and what everybody took; of the cards only the own one, and all of them in the end."""

from collections.abc import Mapping, Sequence
from typing import Any

from sylve.engine.refusals import Facts


def table(state: Any, seat: int | None) -> Mapping[str, object]:
    seats = [
        {"seat": at, "taken": state.taken[at], "card": card if state.over or at == seat else None}
        for at, card in enumerate(state.cards)
    ]
    return {"heap": state.heap, "seats": seats}


def over_prompt(state: Any) -> tuple[str, Facts]:  # noqa: ARG001 - the same at every end
    return "over", {}


def waiting_prompt(state: Any, seat: int | None) -> tuple[str, Facts]:  # noqa: ARG001
    return "wait", {"seat": state.turn}


def sentences(state: Any, seat: int | None) -> Sequence[tuple[str, Facts]]:
    told: list[tuple[str, Facts]] = [("table-heap", {"heap": state.heap})]
    told += [("table-taken", {"seat": at, "count": count}) for at, count in enumerate(state.taken)]
    if seat is not None:
        told.append(("table-card", {"card": state.cards[seat]}))
    return told
