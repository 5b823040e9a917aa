"""What a seat of Canyon is shown: the view with its declared types, and the table in words."""

from typing import Literal, TypedDict

from mypy_extensions import i64

from sylve.engine.refusals import Facts
from sylve.engine.worlds import as_list
from sylve.games.canyon import pieces, rapids, scoring
from sylve.games.canyon.board import KINDS, SPACES, Kind
from sylve.games.canyon.rules import Canyon
from sylve.games.canyon.state import BIDDING, LAUNCHING, STOCK

Phase = Literal["launch", "bid", "play", "move", "over"]
PHASES: tuple[Phase, ...] = ("launch", "bid", "play", "move")


class CardView(TypedDict):
    card: str
    suit: pieces.Suit
    value: int


class LaidView(TypedDict):
    """A card of a trick; `lost` says why it does not take it: too low, of a suit not asked for, or cut by a trump."""

    seat: int
    card: CardView
    lost: Literal["low", "suit", "cut"] | None


class TrickView(TypedDict):
    lead_seat: int
    cards: list[LaidView]
    best_seat: int | None
    complete: bool


class BidView(TypedDict):
    """`bonus_row` is the row of the bonus table that pays for it."""

    total: int
    tempo: list[int]
    bonus: int
    bonus_row: int


class CanoeView(TypedDict):
    """A seat with its canoe. `exact`, `bonus`, `points` and `drifts` are what the tricks won so far would bring.

    In the rapids `drift_to` is where the current would take it as all lie now: its own space if the bank holds it."""

    seat: int
    space: str | None
    water: Kind | None
    left: int
    cards: int
    has_bid: bool
    bid: BidView | None
    tricks: int
    exact: bool
    bonus: int
    points: int
    drifts: bool
    drift_to: str | None
    lacks: list[pieces.Suit]
    moved: bool
    fell: bool
    unused: int | None


class BoardView(TypedDict):
    """Rows by rank from the start, a sign for each lane: S start, ~ calm, arrows rapids, W fall, L stage, # bank."""

    name: Literal["full", "quick"]
    house: bool
    lanes: str
    rows: list[str]
    cave_exits: list[str]
    length: int


class CounterView(TypedDict):
    cards: list[int]
    dark: list[int]
    skips_dark: bool
    field: int
    round: int
    lap: int
    last_round: int | None


class CanyonView(TypedDict):
    phase: Phase
    board: BoardView
    counter: CounterView
    bonus: list[int]
    sealed: bool
    dealer_seat: int | None
    first_seat: int | None
    acting_seat: int | None
    trump: CardView | None
    canoes: list[CanoeView]
    hand: list[CardView] | None
    tricks: list[TrickView]
    stock: int


CARD_VIEWS: list[CardView] = [
    {"card": name, "suit": pieces.SUITS[pieces.SUIT[card]], "value": pieces.VALUE[card]}
    for card, name in enumerate(pieces.CARD_NAMES)
]
BID_VIEWS: list[BidView] = [
    {
        "total": sum(tempo),
        "tempo": list(tempo),
        "bonus": scoring.bonus(sum(tempo)),
        "bonus_row": scoring.bonus_row(sum(tempo)),
    }
    for tempo in pieces.BIDS
]


def board_view(state: Canyon) -> BoardView:
    views: list[BoardView] = state.board().views
    if not views:
        views.append(new_board_view(state))
    return views[0]


def new_board_view(state: Canyon) -> BoardView:
    board = state.board()
    chart = board.chart
    return {
        "name": "quick" if state.quick else "full",
        "house": state.setup.is_house("board"),
        "lanes": chart.lanes,
        "rows": list(chart.rows),
        "cave_exits": [chart.space(rank, lane) for rank, lane in chart.exits],
        "length": board.length,
    }


COUNTER = list(pieces.COUNTER)
BONUSES = as_list(pieces.BONUS)
DARK_FIELDS = list(range(pieces.FIRST_DARK, pieces.LAST_DARK + 1))


def table(state: Canyon) -> CanyonView:
    """What everybody may know."""
    dealt = state.phase != LAUNCHING
    return {
        "phase": "over" if state.over else PHASES[state.phase],
        "board": board_view(state),
        "counter": counter_view(state),
        "bonus": BONUSES,
        "sealed": state.sealed,
        "dealer_seat": state.dealer if dealt else None,
        "first_seat": state.first() if dealt else None,
        "acting_seat": acting_seat(state),
        "trump": CARD_VIEWS[state.trump] if dealt else None,
        "canoes": [canoe_view(state, seat, not state.hides_bids()) for seat in range(state.seats)],
        "hand": None,
        "tricks": [trick_view(state, trick) for trick in range(len(state.leads))],
        "stock": sum(place == STOCK for place in state.place),
    }


def own(state: Canyon, seat: int, table: CanyonView) -> CanyonView:
    """The same as this seat sees it: with its hand, and its own bid while bids are hidden."""
    canoes = table["canoes"]
    if state.hides_bids():
        canoes = [canoe_view(state, seat, True) if canoe["seat"] == seat else canoe for canoe in canoes]
    return {**table, "canoes": canoes, "hand": hand_view(state, seat)}


def acting_seat(state: Canyon) -> int | None:
    """Whose decision or move it is, where that is one seat's."""
    together = state.phase == BIDDING and state.sealed
    return None if state.over or together or state.all_have_acted() else state.acting()


def hand_view(state: Canyon, seat: int) -> list[CardView]:
    return [CARD_VIEWS[card] for card in range(pieces.CARDS) if state.has(seat, card)]


def counter_view(state: Canyon) -> CounterView:
    return {
        "cards": COUNTER,
        "dark": DARK_FIELDS,
        "skips_dark": state.skips_dark,
        "field": state.field or 1,
        "round": state.round or 1,
        "lap": (max(state.round - 1, 0) // state.rounds_in_lap()) + 1,
        "last_round": None if state.endless else state.last_round(),
    }


def canoe_view(state: Canyon, seat: int, shows_bid: bool) -> CanoeView:
    space = state.canoes[seat]
    has_bid = bool(state.bids[seat] != pieces.NO_BID)
    open_bid = has_bid and shows_bid
    exact = open_bid and state.is_exact(seat)
    tricks = state.tricks[seat]
    bonus = scoring.bonus_won(state, seat) if open_bid else 0
    return {
        "seat": seat,
        "space": SPACES[space] if space >= 0 else None,
        "water": KINDS[state.board().kind[space]] if space >= 0 else None,
        "left": state.left(seat),
        "cards": state.count(seat),
        "has_bid": has_bid,
        "bid": BID_VIEWS[state.bids[seat]] if open_bid else None,
        "tricks": tricks,
        "exact": exact,
        "bonus": bonus,
        "points": scoring.brought(state, seat, tricks, bonus) if space >= 0 else 0,
        "drifts": open_bid and state.drifts(seat),
        "drift_to": SPACES[rapids.drift_end(state, seat)] if space >= 0 and state.in_rapids(seat) else None,
        "lacks": [suit for number, suit in enumerate(pieces.SUITS) if state.lacks(seat, number)],
        "moved": bool(state.has_moved(seat)),
        "fell": bool(state.fell[seat]),
        "unused": state.unused[seat] if state.has_landed(seat) else None,
    }


def lost(suit: i64, led: i64, best: i64) -> Literal["low", "suit", "cut"]:
    if suit == best:
        return "low"
    return "cut" if suit == led else "suit"


def trick_view(state: Canyon, trick: int) -> TrickView:
    lead, start = state.leads[trick], trick * state.seats
    cards = as_list(state.laid[start : start + state.seats])
    best = state.best_of(start, len(cards))
    return {
        "lead_seat": lead,
        "cards": [
            {
                "seat": (lead + i) % state.seats,
                "card": CARD_VIEWS[card],
                "lost": None if i == best else lost(pieces.SUIT[card], pieces.SUIT[cards[0]], pieces.SUIT[cards[best]]),
            }
            for i, card in enumerate(cards)
        ],
        "best_seat": (lead + best) % state.seats if cards else None,
        "complete": len(cards) == state.seats,
    }


def over_prompt(state: Canyon) -> tuple[str, Facts]:
    return "over", {"winner_seat": scoring.winner(state)}


def waiting_prompt(state: Canyon, seat: int | None) -> tuple[str, Facts]:
    if state.hides_bids():
        return "wait-bids", {"waiting": len(state.to_act())}
    return f"wait-{PHASES[state.phase]}", {"seat": state.acting()}


def sentences(_state: Canyon, _seat: int | None, view: CanyonView) -> list[tuple[str, Facts]]:
    """The table in words, for a terminal."""
    counter = view["counter"]
    cards = counter["cards"][counter["field"] - 1]
    told: list[tuple[str, Facts]] = [("table-round", {"round": counter["round"], "cards": cards})]
    if view["trump"]:
        told.append(
            ("table-trump", {"suit": f"@suit-{view['trump']['suit']}", "card": f"@card-{view['trump']['card']}"})
        )
    told += [canoe_sentence(canoe) for canoe in view["canoes"]]
    for trick in view["tricks"][-1:]:
        cards_laid = [f"@card-{laid['card']['card']}" for laid in trick["cards"]]
        if cards_laid:
            told.append(("table-trick", {"lead_seat": trick["lead_seat"], "cards": cards_laid}))
    if view["hand"]:
        told.append(("table-hand", {"cards": [f"@card-{card['card']}" for card in view["hand"]]}))
    if view["phase"] == "launch":
        told.append(("table-undealt", {}))
    return told


def canoe_sentence(canoe: CanoeView) -> tuple[str, Facts]:
    place: dict[str, object] = {"seat": canoe["seat"], "space": "@cave" if canoe["water"] == "cave" else canoe["space"]}
    if canoe["space"] is None:
        return "table-ashore", {"seat": canoe["seat"]}
    if canoe["bid"] is None:
        return "table-canoe", {**place, "left": canoe["left"]}
    return "table-bid", {**place, "left": canoe["left"], "bid": canoe["bid"]["total"], "tricks": canoe["tricks"]}
