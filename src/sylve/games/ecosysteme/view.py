"""What a seat of Écosystème is shown: the view with its declared types, and prompts of those who wait.

Rows and columns are those of the actions: 1 is the first one used, 0 the one before it.
"""

from typing import TypedDict

from sylve.engine.refusals import Facts
from sylve.engine.state import SPECTATOR
from sylve.engine.worlds import as_list
from sylve.games.ecosysteme import counting, pieces, scoring, solo
from sylve.games.ecosysteme.cells import place_of
from sylve.games.ecosysteme.pieces import NOTHING
from sylve.games.ecosysteme.rules import STEPS, Ecosysteme
from sylve.games.ecosysteme.state import CHOOSING, DONE, PLACING, SEALED

RIVALS = {1: "alban", 2: "neutral"}


class CardView(TypedDict):
    card: int
    kind: str
    row: int
    column: int


class RowView(TypedDict):
    rule: str
    points: int
    rank: int | None
    certain: bool


class CountView(TypedDict):
    rule: str
    cells: list[list[int]]
    helpers: list[list[int]]
    points: int


class EcosystemView(TypedDict):
    player: int
    rival: str | None
    step: str
    revealed: str | None
    height: int
    width: int
    cards: list[CardView]
    sheet: list[RowView]
    total: int
    gaps: list[str]
    stream: int
    wolves: int
    count: list[CountView] | None
    next_card: int


class HandView(TypedDict):
    player: int
    hand: int
    giver: int | None
    size: int
    cards: list[str] | None


class LevelView(TypedDict):
    level: str
    lead: int
    reached: bool


class EcosystemeView(TypedDict):
    round: int
    rounds: int
    pick: int
    picks: int
    direction: str | None
    receiver: int | None
    giver: int | None
    hand: list[str] | None
    picked: str | None
    hands: list[HandView]
    pile: int
    draws: int
    ecosystems: list[EcosystemView]
    levels: list[LevelView]


def table(state: Ecosysteme) -> EcosystemeView:
    """What everybody may know."""
    turn = min(state.turn, pieces.TURNS - 1)
    return {
        "round": 1 if state.is_solo() else turn // pieces.HAND + 1,
        "rounds": 1 if state.is_solo() else pieces.ROUNDS,
        "pick": turn + 1 if state.is_solo() else turn % pieces.HAND + 1,
        "picks": pieces.TURNS if state.is_solo() else pieces.HAND,
        "direction": None if state.is_solo() else state.side(),
        "receiver": None,
        "giver": None,
        "hand": None,
        "picked": None,
        "hands": hand_views(state, SPECTATOR),
        "pile": len(state.pile),
        "draws": solo.cards_to_come(state) if state.is_solo() and not state.over else 0,
        "ecosystems": [ecosystem(state, player) for player in range(state.players())],
        "levels": levels(state) if state.is_solo() else [],
    }


def own(state: Ecosysteme, seat: int, table: EcosystemeView) -> EcosystemeView:
    """The same as this seat sees it: with its hand, its neighbours, its choice, and the hands that it has held."""
    return {
        **table,
        "receiver": state.neighbour(seat, 1) if state.passes_on() else None,
        "giver": state.neighbour(seat, -1) if state.passes_on() else None,
        "hand": hand_cards(state, state.hand_of(seat)),
        "picked": kind_name(state.picked[seat]),
        "hands": hand_views(state, seat),
    }


def levels(state: Ecosysteme) -> list[LevelView]:
    """Alone: the leads that make a win, and which of them is reached as it stands."""
    won = solo.levels_won(scoring.total(state, 0) - scoring.total(state, state.rival()))
    return [{"level": level, "lead": lead, "reached": level in won} for level, lead in pieces.LEVELS]


def kind_name(kind: int) -> str | None:
    return None if kind == NOTHING else pieces.KINDS[kind]


def hand_cards(state: Ecosysteme, hand: int) -> list[str]:
    return [pieces.KINDS[kind] for kind in range(pieces.KIND_COUNT) for _ in range(state.in_hand(hand, kind))]


def hand_views(state: Ecosysteme, reader: int) -> list[HandView]:
    return [hand_view(state, player, reader) for player in range(state.circle())]


def hand_view(state: Ecosysteme, player: int, reader: int) -> HandView:
    """The hand a player holds: which it is, who gave it, and its cards where the reader has held it in this round."""
    hand = state.hand_of(player)
    return {
        "player": player,
        "hand": hand,
        "giver": state.neighbour(player, -1) if state.passes() > state.skipped and not state.is_solo() else None,
        "size": state.hand_size(hand),
        "cards": hand_cards(state, hand) if state.has_seen(reader, hand) else None,
    }


def ecosystem(state: Ecosysteme, player: int) -> EcosystemView:
    is_rival = player == state.rival()
    step = DONE if is_rival else state.steps[player]
    points = as_list(scoring.sheet(state, player))
    return {
        "player": player,
        "rival": RIVALS[state.seats] if is_rival else None,
        "step": "over" if state.over else STEPS[step].name,
        "revealed": kind_name(state.picked[player]) if step == PLACING else None,
        "height": state.heights[player],
        "width": state.widths[player],
        "cards": [
            card_view(state, player, cell) for cell in range(pieces.CELLS) if state.kind_at(player, cell) != NOTHING
        ],
        "sheet": [] if is_neutral(state, player) else sheet(state, player, points),
        "total": 0 if is_neutral(state, player) else sum(points),
        "gaps": [] if is_rival else [pieces.KINDS[kind] for kind in range(pieces.KIND_COUNT) if points[kind] == 0],
        "stream": state.streams[player],
        "wolves": state.count(player, pieces.WOLF),
        "count": count(state, player) if is_complete(state) and not is_neutral(state, player) else None,
        "next_card": card_number(player, state.laid[player]),
    }


def is_complete(state: Ecosysteme) -> bool:
    """Whether the last card is laid, so that all can be counted."""
    return bool(state.turn == pieces.TURNS)


def is_neutral(state: Ecosysteme, player: int) -> bool:
    return state.has_neutral() and player == state.rival()


def card_number(player: int, serial: int) -> int:
    """A number of its own for every card that a player lays."""
    return player * pieces.TURNS + serial + 1


def card_view(state: Ecosysteme, player: int, cell: int) -> CardView:
    row, column = place_of(cell)
    number = card_number(player, state.serial_at(player, cell))
    return {"card": number, "kind": pieces.KINDS[state.kind_at(player, cell)], "row": row, "column": column}


def sheet(state: Ecosysteme, player: int, points: list[int]) -> list[RowView]:
    """The pad's rows as if it ended now; certain is what later cards of others, or missing kinds, cannot change."""
    rows = pieces.BIODIVERSITY if player == state.rival() else pieces.BIODIVERSITY + 1
    return [
        {
            "rule": pieces.ROWS_OF_PAD[row],
            "points": points[row],
            "rank": rank(state, player, row),
            "certain": is_complete(state) or row < pieces.STREAM,
        }
        for row in range(rows)
    ]


def rank(state: Ecosysteme, player: int, row: int) -> int | None:
    if row == pieces.STREAM and state.streams[player] > 0:
        return scoring.stream_rank(state, player) + 1
    if row == pieces.WOLF and state.count(player, pieces.WOLF) > 0:
        return scoring.wolf_rank(state, player) + 1
    return None


def count(state: Ecosysteme, player: int) -> list[CountView]:
    """Card by card what scored, and which cards helped."""
    return [
        {
            "rule": pieces.ROWS_OF_PAD[part.row],
            "cells": [place_of(cell) for cell in part.cells],
            "helpers": [place_of(cell) for cell in part.helpers],
            "points": part.points,
        }
        for part in counting.parts(state, player)
    ]


# Prompts


def waiting_prompt(state: Ecosysteme, seat: int | None) -> tuple[str, Facts]:
    if seat is not None:
        return state.asked(seat).prompt(state, seat)
    if state.is_solo():
        return "watch-solo", {"seat": 0}
    choosing = state.all_are(DONE) or any(step in (CHOOSING, SEALED) for step in state.steps)
    return ("watch-choose" if choosing else "watch-place"), {"count": len(state.to_act())}


def over_prompt(state: Ecosysteme) -> tuple[str, Facts]:
    outcome = scoring.outcome(state)
    if outcome.rival is not None:
        own, rival = outcome.scores[0], outcome.rival.points
        facts = {"seat": 0, "points": own, "rival": rival, "lead": own - rival}
        if outcome.level is None:
            return "over-solo-lost", facts
        return "over-solo", {**facts, "level": f"@level-{outcome.level}"}
    winners = [seat for seat in range(state.seats) if outcome.ranks[seat] == 1]
    facts = {"winner_seat": winners[0], "points": max(outcome.scores)}
    if len(winners) == 1:
        return "over", facts
    return "over-shared", {**facts, "other_seat": winners[1], "count": len(winners)}


# The table in words


def sentences(state: Ecosysteme, seat: int | None, view: EcosystemeView) -> list[tuple[str, Facts]]:
    """The table in words, for a terminal."""
    turn: Facts = {name: view[name] for name in ("round", "rounds", "pick", "picks")}
    told: list[tuple[str, Facts]] = [("table-turn" if state.is_solo() else "table-pick", turn)]
    for forest in view["ecosystems"]:
        told += forest_words(forest)
    if state.setup.options["memory_aid"]:
        told += [hand_words(state, hand) for hand in view["hands"] if hand["player"] != seat and hand["cards"]]
    if view["hand"]:
        told.append(("table-hand", {"cards": card_words(view["hand"])}))
    return told


def forest_words(forest: EcosystemView) -> list[tuple[str, Facts]]:
    """Whose it is and what it is worth, then its cards line by line."""
    facts: dict[str, object] = {"count": len(forest["cards"]), "points": forest["total"]}
    if forest["rival"] is None:
        head: tuple[str, Facts] = ("table-forest", {"seat": forest["player"], **facts})
    else:
        head = (f"table-forest-{forest['rival']}", facts)
    kinds = {(card["row"], card["column"]): f"@one-{card['kind']}" for card in forest["cards"]}
    lines = [
        [kinds.get((row, column), "@table-free") for column in range(1, forest["width"] + 1)]
        for row in range(1, forest["height"] + 1)
    ]
    return [head, *(("table-line", {"row": row, "cards": cards}) for row, cards in enumerate(lines, start=1))]


def hand_words(state: Ecosysteme, hand: HandView) -> tuple[str, Facts]:
    """What is left of a hand that was passed on."""
    cards = card_words(hand["cards"] or [])
    if hand["player"] == state.rival():
        return "table-known-neutral", {"cards": cards}
    return "table-known", {"at_seat": hand["player"], "cards": cards}


def card_words(kinds: list[str]) -> list[str]:
    return [f"@one-{kind}" for kind in kinds]
