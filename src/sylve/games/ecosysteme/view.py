"""What a seat of Écosystème is shown: the view with its declared types, prompts, choices, previews, refusals.

Rows and columns are those of the actions: 1 is the first one used, 0 the one before it.
"""

from typing import TypedDict

from sylve.engine.refusals import Facts
from sylve.engine.state import SPECTATOR
from sylve.games.ecosysteme import counting, pieces, rules, scoring, solo
from sylve.games.ecosysteme.actions import (
    CHOOSE,
    GIVE,
    KEEP,
    PLACE,
    SITE_COLUMNS,
    SITE_ROWS,
    is_choose,
    is_give,
    is_place,
    is_swap,
    kind_of,
    one_cell,
    other_cell,
    site_column,
    site_row,
)
from sylve.games.ecosysteme.cells import cell_at
from sylve.games.ecosysteme.rules import Ecosysteme, cell_fact, one_card
from sylve.games.ecosysteme.state import CHOOSING, DONE, GIVING, NOTHING, PLACING, SEALED, STEPS, SWAPPING

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


class HandView(TypedDict):
    player: int
    size: int
    cards: list[str] | None


class LevelView(TypedDict):
    level: str
    lead: int


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


def table(state: Ecosysteme, seat: int | None) -> EcosystemeView:
    place = SPECTATOR if seat is None else seat
    passing = passes_on(state)
    turn = min(int(state.turn), pieces.TURNS - 1)
    return {
        "round": 1 if state.is_solo() else turn // pieces.HAND + 1,
        "rounds": 1 if state.is_solo() else pieces.ROUNDS,
        "pick": turn + 1 if state.is_solo() else turn % pieces.HAND + 1,
        "picks": pieces.TURNS if state.is_solo() else pieces.HAND,
        "direction": None if state.is_solo() else state.side(),
        "receiver": neighbour(state, seat, 1) if passing else None,
        "giver": neighbour(state, seat, -1) if passing else None,
        "hand": None if seat is None else hand_cards(state, int(state.hand_of(seat))),
        "picked": None if seat is None else kind_name(int(state.picked[seat])),
        "hands": [hand_view(state, player, place) for player in range(state.circle())],
        "pile": len(state.pile),
        "draws": int(draws(state)),
        "ecosystems": [ecosystem(state, player) for player in range(state.players())],
        "levels": [{"level": level, "lead": lead} for level, lead in pieces.LEVELS] if state.is_solo() else [],
    }


def kind_name(kind: int) -> str | None:
    return None if kind == NOTHING else pieces.KINDS[kind]


def passes_on(state: Ecosysteme) -> bool:
    """Whether the hands will go on to the neighbours after this pick."""
    return not state.over and not state.is_solo() and state.passes() < pieces.HAND - 1


def neighbour(state: Ecosysteme, seat: int | None, side: int) -> int | None:
    """Who gets the seat's hand (1) or gives it one (-1); a number beyond the seats is the neutral hand."""
    return None if seat is None else int((seat + side * state.direction()) % state.circle())


def hand_cards(state: Ecosysteme, hand: int) -> list[str]:
    return [pieces.KINDS[kind] for kind in range(pieces.KIND_COUNT) for _ in range(state.in_hand(hand, kind))]


def hand_view(state: Ecosysteme, player: int, reader: int) -> HandView:
    """The hand a player holds, with its cards where the reader has held it in this round."""
    hand = int(state.hand_of(player))
    known = bool(state.has_seen(reader, hand))
    return {"player": player, "size": int(state.hand_size(hand)), "cards": hand_cards(state, hand) if known else None}


def draws(state: Ecosysteme) -> int:
    """Alone: how many cards will be drawn once Alban has his next card."""
    if not state.is_solo() or state.over:
        return 0
    after = state.copy()
    after.laid[after.rival()] += 1
    return solo.cards_to_draw(after)


def ecosystem(state: Ecosysteme, player: int) -> EcosystemView:
    is_rival = player == state.rival()
    step = DONE if is_rival else int(state.steps[player])
    points = [int(points) for points in scoring.sheet(state, player)]
    return {
        "player": player,
        "rival": RIVALS[int(state.seats)] if is_rival else None,
        "step": "over" if state.over else STEPS[step],
        "revealed": kind_name(int(state.picked[player])) if step == PLACING else None,
        "height": int(state.heights[player]),
        "width": int(state.widths[player]),
        "cards": [
            card_view(state, player, cell) for cell in range(pieces.CELLS) if state.kind_at(player, cell) != NOTHING
        ],
        "sheet": [] if is_neutral(state, player) else sheet(state, player, points),
        "total": 0 if is_neutral(state, player) else sum(points),
        "gaps": [] if is_rival else [pieces.KINDS[kind] for kind in range(pieces.KIND_COUNT) if points[kind] == 0],
        "stream": int(state.streams[player]),
        "wolves": int(state.count(player, pieces.WOLF)),
        "count": count(state, player) if state.over and not is_neutral(state, player) else None,
    }


def is_neutral(state: Ecosysteme, player: int) -> bool:
    return state.has_neutral() and player == state.rival()


def card_view(state: Ecosysteme, player: int, cell: int) -> CardView:
    row, column = cell_fact(cell)
    number = player * pieces.TURNS + int(state.serial_at(player, cell)) + 1
    return {"card": number, "kind": pieces.KINDS[state.kind_at(player, cell)], "row": row, "column": column}


def sheet(state: Ecosysteme, player: int, points: list[int]) -> list[RowView]:
    """The pad's rows as if it ended now; certain is what later cards of others, or missing kinds, cannot change."""
    rows = pieces.BIODIVERSITY if player == state.rival() else pieces.BIODIVERSITY + 1
    return [
        {
            "rule": pieces.ROWS_OF_PAD[row],
            "points": points[row],
            "rank": rank(state, player, row),
            "certain": state.over or row < pieces.STREAM,
        }
        for row in range(rows)
    ]


def rank(state: Ecosysteme, player: int, row: int) -> int | None:
    if row == pieces.STREAM and state.streams[player] > 0:
        return int(scoring.stream_rank(state, player)) + 1
    if row == pieces.WOLF and state.count(player, pieces.WOLF) > 0:
        return int(scoring.wolf_rank(state, player)) + 1
    return None


def count(state: Ecosysteme, player: int) -> list[CountView]:
    """Card by card what scored, and which cards helped."""
    return [
        {
            "rule": pieces.ROWS_OF_PAD[part.row],
            "cells": [cell_fact(cell) for cell in part.cells],
            "helpers": [cell_fact(cell) for cell in part.helpers],
            "points": part.points,
        }
        for part in counting.parts(state, player)
    ]


# Prompts


def prompt(state: Ecosysteme, seat: int | None) -> tuple[str, Facts]:
    """The one sentence that says what is expected."""
    if state.over:
        return over_prompt(state)
    if seat is None:
        return watching_prompt(state)
    step = state.steps[seat]
    if step == CHOOSING:
        return choose_prompt(state, seat)
    if step == PLACING:
        return "place", {"seat": seat, "card": one_card(state.picked[seat])}
    if step == SWAPPING:
        return "swap", {"seat": seat}
    if step == GIVING:
        return "give", {"seat": seat, "draws": int(draws(state))}
    waiting = {"seat": seat, "count": len(state.to_act())}
    return ("sealed" if step == SEALED else "done"), waiting


def watching_prompt(state: Ecosysteme) -> tuple[str, Facts]:
    if state.is_solo():
        return "watch-solo", {"seat": 0}
    choosing = state.all_are(DONE) or any(step in (CHOOSING, SEALED) for step in state.steps)
    return ("watch-choose" if choosing else "watch-place"), {"count": len(state.to_act())}


def choose_prompt(state: Ecosysteme, seat: int) -> tuple[str, Facts]:
    if state.is_solo():
        return "choose-solo", {"seat": seat}
    if not passes_on(state):
        return "choose-last", {"seat": seat}
    receiver = neighbour(state, seat, 1)
    facts: dict[str, object] = {"seat": seat, "direction": f"@to-{state.side()}"}
    if receiver == state.rival():
        return "choose-for-neutral", facts
    return "choose", {**facts, "to_seat": receiver}


def over_prompt(state: Ecosysteme) -> tuple[str, Facts]:
    outcome = scoring.outcome(state)
    if outcome.rival is not None:
        facts = {"seat": 0, "points": outcome.scores[0], "rival": outcome.rival["score"], "lead": outcome.rival["lead"]}
        if outcome.level is None:
            return "over-solo-lost", facts
        return "over-solo", {**facts, "level": f"@level-{outcome.level}"}
    winners = [seat for seat in range(state.seats) if outcome.ranks[seat] == 1]
    facts = {"winner_seat": winners[0], "points": max(outcome.scores)}
    if len(winners) == 1:
        return "over", facts
    return "over-shared", {**facts, "other_seat": winners[1], "count": len(winners)}


# Choices


def offered(state: Ecosysteme, seat: int) -> list[int]:
    """Every card of the hand; every place in or beside the grid's 4 × 5 cells; every swap."""
    step = state.steps[seat]
    if step == PLACING:
        return [int(PLACE(row, column)) for row in range(SITE_ROWS) for column in range(SITE_COLUMNS)]
    if step == SWAPPING:
        return state.actions(seat)
    hand = state.hand_of(seat)
    act = CHOOSE if step == CHOOSING else GIVE
    return [int(act(kind)) for kind in range(pieces.KIND_COUNT) if state.in_hand(hand, kind) > 0]


def preview(state: Ecosysteme, seat: int, action: int) -> Facts | None:
    """What the action would bring if it all ended then, others as they lie now."""
    before = [int(points) for points in scoring.sheet(state, seat)]
    if is_choose(action):
        return choose_preview(state, seat, int(kind_of(action)), before)
    if is_place(action):
        return place_preview(state, seat, int(state.picked[seat]), action, before)
    if is_swap(action):
        return swap_preview(state, seat, action, before)
    if is_give(action):
        return give_preview(state, seat, int(kind_of(action)), before)
    assert action == KEEP()
    return gain(before, before)


def gain(before: list[int], after: list[int]) -> dict[str, object]:
    """The change of the score sheet, with the rows it comes from."""
    parts = [
        {"rule": rule, "points": after[row] - before[row]}
        for row, rule in enumerate(pieces.ROWS_OF_PAD)
        if after[row] != before[row]
    ]
    gaps = [sum(points == 0 for points in sheet[: pieces.KIND_COUNT]) for sheet in (before, after)]
    return {
        "points": sum(after) - sum(before),
        "total": sum(after),
        "parts": parts,
        "gaps_before": gaps[0],
        "gaps": gaps[1],
    }


def choose_preview(state: Ecosysteme, seat: int, kind: int, before: list[int]) -> Facts:
    """The card in each place it could take, so that a place can be thought of together with the card."""
    places = [place_preview(state, seat, kind, int(action), before) for action in state.legal_places(seat)]
    return {"card": pieces.KINDS[kind], "best": max(int(str(place["points"])) for place in places), "places": places}


def place_preview(state: Ecosysteme, seat: int, kind: int, action: int, before: list[int]) -> dict[str, object]:
    row, column = int(site_row(action)), int(site_column(action))
    after = state.copy()
    after.lay(seat, row, column, kind)
    down, right = (1 if row == 0 else 0), (1 if column == 0 else 0)
    partners = counting.partners(after, seat, int(cell_at(row + down - 1, column + right - 1)))
    return {
        "action": action,
        "row": row,
        "column": column,
        **gain(before, [int(points) for points in scoring.sheet(after, seat)]),
        "helpers": [[cell_fact(cell)[0] - down, cell_fact(cell)[1] - right] for cell in partners],
        "swap": kind == pieces.RABBIT and bool(state.laid[seat] > 0),
    }


def swap_preview(state: Ecosysteme, seat: int, action: int, before: list[int]) -> Facts:
    one, other = int(one_cell(action)), int(other_cell(action))
    after = state.copy()
    after.exchange(seat, one, other)
    return {
        "cells": [cell_fact(one), cell_fact(other)],
        "equal": bool(state.kind_at(seat, one) == state.kind_at(seat, other)),
        **gain(before, [int(points) for points in scoring.sheet(after, seat)]),
    }


def give_preview(state: Ecosysteme, seat: int, kind: int, before: list[int]) -> Facts:
    """What Alban would gain, and what that costs or brings the player."""
    rival = int(state.rival())
    alban = [int(points) for points in scoring.sheet(state, rival)]
    after = state.copy()
    after.lay_next(rival, kind)
    return {
        "card": pieces.KINDS[kind],
        "draws": int(draws(state)),
        "cell": cell_fact(int(state.laid[rival])),
        "rival": gain(alban, [int(points) for points in scoring.sheet(after, rival)]),
        **gain(before, [int(points) for points in scoring.sheet(after, seat)]),
    }


def refusal_facts(state: Ecosysteme, seat: int, action: int, reason: int) -> Facts:
    if reason == rules.NOT_IN_HAND:
        return {"card": f"@card-{pieces.KINDS[kind_of(action)]}"}
    if reason == rules.PLACE_FIRST:
        return {"card": one_card(state.picked[seat])}
    return {}


# The table in words


def sentences(state: Ecosysteme, seat: int | None) -> list[tuple[str, Facts]]:
    """The table in words, for a terminal."""
    view = table(state, seat)
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
