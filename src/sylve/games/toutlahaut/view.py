"""What a seat of Tout là-haut is shown: the view with its declared types, its prompts, and the table in words."""

from typing import Literal, TypedDict

from sylve.engine.refusals import Facts
from sylve.engine.worlds import as_list
from sylve.games.toutlahaut import pieces, scoring
from sylve.games.toutlahaut.rules import ToutLaHaut
from sylve.games.toutlahaut.worlds import NO_TURN, Looks


class FloorView(TypedDict):
    colour: pieces.Colour
    value: int


class CardView(TypedDict):
    card: int
    kind: str
    bottom: FloorView
    top: FloorView
    house: bool


class LevelView(TypedDict):
    card: CardView | None
    shown: bool
    bottom: FloorView
    top: FloorView


class RunView(TypedDict):
    colour: pieces.Colour
    length: int
    first: int


class TreeView(TypedDict):
    seat: int
    levels: list[LevelView]
    top: FloorView | None
    points: int
    run: RunView | None
    longest: bool


class ObjectiveView(TypedDict):
    name: pieces.Objective
    points: int
    seats: list[int]


class SeenView(TypedDict):
    round: int
    hand: list[CardView]
    drawn: CardView


class ToutLaHautView(TypedDict):
    game: int
    games: int
    round: int
    rounds: int
    first_seat: int
    holder: int | None
    receiver: int | None
    direction: Literal["left", "right"]
    pile: int
    objective: ObjectiveView | None
    trees: list[TreeView]
    hand: list[CardView] | None
    hand_size: int
    drawn: CardView | None
    kept: CardView | None
    seen: list[SeenView]
    sheet: dict[str, list[int]]
    earlier: list[int] | None
    totals: list[int]


def floor(colour: int, value: int) -> FloorView:
    return {"colour": pieces.COLOURS[colour], "value": value}


GREY_FLOOR = floor(pieces.GREY, pieces.GREY_VALUE)


def card_view(state: ToutLaHaut, card: int) -> CardView:
    views: list[CardView] = state.box.card_views
    if not views:
        views.extend([new_card_view(state, each) for each in range(pieces.CARDS)])
    return views[card]


def new_card_view(state: ToutLaHaut, card: int) -> CardView:
    box = state.box
    return {
        "card": card + 1,
        "kind": pieces.KINDS[box.kind[card]],
        "bottom": floor(box.bottom_colour[card], box.bottom_value[card]),
        "top": floor(box.top_colour[card], box.top_value[card]),
        "house": state.setup.is_house(pieces.value_name(card)),
    }


def table(state: ToutLaHaut) -> ToutLaHautView:
    """What everybody may know."""
    points = scoring.sheet(state)
    return {
        "game": state.game + 1,
        "games": state.games,
        "round": (min(state.turn, state.turns - 1) // state.seats) + 1,
        "rounds": state.turns // state.seats,
        "first_seat": state.first,
        "holder": None if state.over else state.holder(),
        "receiver": None if state.turn + 1 >= state.turns else state.seat_at(state.turn + 1),
        "direction": "left" if state.direction == 1 else "right",
        "pile": state.pile(),
        "objective": objective_view(state),
        "trees": [tree(state, seat, False) for seat in range(state.seats)],
        "hand": None,
        "hand_size": len(state.hand),
        "drawn": None,
        "kept": None,
        "seen": [],
        "sheet": scoring.lines(state, points, ""),
        "earlier": [scoring.before(state, seat) for seat in range(state.seats)] if state.game == 1 else None,
        "totals": as_list(scoring.scores(state, points)),
    }


def own(state: ToutLaHaut, seat: int, table: ToutLaHautView) -> ToutLaHautView:
    """The same as this seat sees it: with its cards face down, the hand when it holds it, and what it has seen."""
    looks, holds = Looks(state, seat), table["holder"] == seat
    kept = looks.kept_for()
    return {
        **table,
        "trees": [tree(state, seat, True) if each["seat"] == seat else each for each in table["trees"]],
        "hand": [card_view(state, card) for card in state.hand] if holds else None,
        "drawn": card_view(state, state.card_for(state.turn)) if holds else None,
        "kept": None if kept == NO_TURN else card_view(state, state.card_for(kept)),
        "seen": [seen(state, looks, look) for look in looks.looks if look < state.turn],
    }


def objective_view(state: ToutLaHaut) -> ObjectiveView | None:
    if state.objective == pieces.NO_OBJECTIVE:
        return None
    return {
        "name": pieces.OBJECTIVES[state.objective],
        "points": pieces.OBJECTIVE_POINTS[state.objective],
        "seats": [seat for seat in range(state.seats) if scoring.reaches_objective(state, seat)],
    }


def tree(state: ToutLaHaut, seat: int, is_own: bool) -> TreeView:
    floors = state.floors(seat)
    run = scoring.longest_run(state, seat)
    return {
        "seat": seat,
        "levels": [level(state, seat, number, is_own) for number in range(state.levels(seat))],
        "top": floor(state.colour(seat, floors - 1), state.value(seat, floors - 1)) if floors else None,
        "points": scoring.floor_points(state, seat),
        "run": run_view(run) if run.length else None,
        "longest": run.length > 0 and bool(scoring.run_bonus(state, seat)),
    }


def run_view(run: scoring.Run) -> RunView:
    return {"colour": pieces.COLOURS[run.colour], "length": run.length, "first": run.first}


def level(state: ToutLaHaut, seat: int, number: int, is_own: bool) -> LevelView:
    turn = state.turn_of(seat, number)
    card = card_view(state, state.played[turn])
    if state.shown[turn] == 1:
        return {"card": card, "shown": True, "bottom": card["bottom"], "top": card["top"]}
    return {"card": card if is_own else None, "shown": False, "bottom": GREY_FLOOR, "top": GREY_FLOOR}


def seen(state: ToutLaHaut, looks: Looks, look: int) -> SeenView:
    held = looks.hand_at(look)
    drawn = state.card_for(look)
    return {
        "round": (look // state.seats) + 1,
        "hand": [card_view(state, card) for card in range(pieces.CARDS) if held[card] == 1 or card == drawn],
        "drawn": card_view(state, drawn),
    }


def over_prompt(state: ToutLaHaut) -> tuple[str, Facts]:
    return "over", {"winner_seat": scoring.outcome(state).ranks.index(1)}


def waiting_prompt(state: ToutLaHaut, _seat: int | None) -> tuple[str, Facts]:
    return "wait", {"seat": state.holder()}


def sentences(_state: ToutLaHaut, _seat: int | None, view: ToutLaHautView) -> list[tuple[str, Facts]]:
    """The table in words, for a terminal."""
    told: list[tuple[str, Facts]] = [
        ("table-round", {"round": view["round"], "rounds": view["rounds"], "pile": view["pile"]})
    ]
    if view["objective"]:
        told.append(("table-objective", {"objective": f"@objective-{view['objective']['name']}"}))
    for grown in view["trees"]:
        floors = [floor_words(floor) for level in grown["levels"] for floor in (level["bottom"], level["top"])]
        told.append(
            ("table-tree", {"seat": grown["seat"], "count": len(floors), "floors": floors, "points": grown["points"]})
        )
    if view["hand"]:
        told.append(("table-hand", {"cards": [card["kind"] for card in view["hand"]]}))
    return told


def floor_words(floor: FloorView) -> str:
    return "@colour-grey" if floor["colour"] == "grey" else f"@floor-{floor['colour'][0]}{floor['value']}"
