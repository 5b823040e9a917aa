"""What a seat of Canyon is shown: the view with its declared types, prompts, choices, previews, refusals."""

from typing import Literal, TypedDict

from sylve.engine.refusals import Facts
from sylve.games.canyon import actions, moving, pieces, rules, scoring
from sylve.games.canyon.actions import BID, GO, LAUNCH, PLAY, object_of, verb_of
from sylve.games.canyon.board import FULL, KINDS, PIERS, QUICK, SPACES, STAGE, START, Board, Kind
from sylve.games.canyon.rules import Canyon, card_word, suit_word
from sylve.games.canyon.state import STOCK

Phase = Literal["launch", "bid", "play", "move", "over"]
PHASES: tuple[Phase, ...] = ("launch", "bid", "play", "move")
Trick = tuple[int, list[int]]  # who led, and the cards in order


class CardView(TypedDict):
    card: str
    suit: pieces.Suit
    value: int


class LaidView(TypedDict):
    seat: int
    card: CardView


class TrickView(TypedDict):
    lead_seat: int
    cards: list[LaidView]
    best_seat: int | None
    complete: bool


class BidView(TypedDict):
    total: int
    tempo: list[int]
    bonus: int


class CanoeView(TypedDict):
    """A seat with its canoe. `exact`, `bonus` and `points` are what the tricks won so far would bring."""

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
    {"card": name, "suit": pieces.SUITS[pieces.SUIT[card]], "value": int(pieces.VALUE[card])}
    for card, name in enumerate(pieces.CARD_NAMES)
]
BID_VIEWS: list[BidView] = [
    {"total": sum(tempo), "tempo": list(tempo), "bonus": int(scoring.bonus(sum(tempo)))} for tempo in pieces.BIDS
]


def board_view(board: Board) -> BoardView:
    chart = board.chart
    return {
        "name": "quick" if board is QUICK else "full",
        "house": not pieces.VALUES.table["board"].certain,
        "lanes": chart.lanes,
        "rows": list(chart.rows),
        "cave_exits": [chart.space(rank, lane) for rank, lane in chart.exits],
        "length": int(board.length),
    }


BOARD_VIEWS = {False: board_view(FULL), True: board_view(QUICK)}
COUNTER = list(pieces.COUNTER)
BONUSES = [int(bonus) for bonus in pieces.BONUS]
DARK_FIELDS = list(range(pieces.FIRST_DARK, pieces.LAST_DARK + 1))


def table(state: Canyon, seat: int | None) -> CanyonView:
    dealt = state.phase != actions.LAUNCHES
    together = state.phase == actions.BIDS and state.sealed
    return {
        "phase": "over" if state.over else PHASES[state.phase],
        "board": BOARD_VIEWS[state.quick],
        "counter": counter_view(state),
        "bonus": BONUSES,
        "sealed": state.sealed,
        "dealer_seat": int(state.dealer) if dealt else None,
        "first_seat": int(state.first()) if dealt else None,
        "acting_seat": None if state.over or together else int(state.acting()),
        "trump": CARD_VIEWS[state.trump] if dealt else None,
        "canoes": [canoe_view(state, other, seat) for other in range(state.seats)],
        "hand": None if seat is None else hand_view(state, seat),
        "tricks": [trick_view(state, trick) for trick in tricks_of(state)],
        "stock": sum(place == STOCK for place in state.place),
    }


def hand_view(state: Canyon, seat: int) -> list[CardView]:
    return [CARD_VIEWS[card] for card in range(pieces.CARDS) if state.has(seat, card)]


def counter_view(state: Canyon) -> CounterView:
    return {
        "cards": COUNTER,
        "dark": DARK_FIELDS,
        "skips_dark": state.skips_dark,
        "field": int(state.field) or 1,
        "round": int(state.round) or 1,
        "lap": int(max(state.round - 1, 0) // state.rounds_in_lap()) + 1,
        "last_round": None if state.endless else int(state.last_round()),
    }


def canoe_view(state: Canyon, seat: int, reader: int | None) -> CanoeView:
    space = int(state.canoes[seat])
    has_bid = bool(state.bids[seat] != pieces.NO_BID)
    open_bid = has_bid and (seat == reader or not sealed_now(state))
    exact = open_bid and state.is_exact(seat)
    tricks = int(state.tricks[seat])
    bonus = int(scoring.bonus(tricks)) if exact else 0
    rapids = space >= 0 and state.in_rapids(seat)
    return {
        "seat": seat,
        "space": SPACES[space] if space >= 0 else None,
        "water": KINDS[state.board().kind[space]] if space >= 0 else None,
        "left": int(state.left(seat)),
        "cards": int(state.count(seat)),
        "has_bid": has_bid,
        "bid": BID_VIEWS[state.bids[seat]] if open_bid else None,
        "tricks": tricks,
        "exact": exact,
        "bonus": bonus,
        "points": bonus if rapids else tricks + bonus,
        "lacks": [suit for number, suit in enumerate(pieces.SUITS) if state.lacks(seat, number)],
        "moved": has_moved(state, seat),
        "fell": bool(state.fell[seat]),
        "unused": int(state.unused[seat]) if state.has_landed(seat) else None,
    }


def sealed_now(state: Canyon) -> bool:
    return state.sealed and state.phase == actions.BIDS


def has_moved(state: Canyon, seat: int) -> bool:
    return bool(state.phase == actions.GOES and (seat - state.first()) % state.seats < state.turn)


def tricks_of(state: Canyon) -> list[Trick]:
    """All tricks of the round so far, the one now played last."""
    laid = [int(card) for card in state.laid]
    return [(int(lead), laid[i * state.seats : (i + 1) * state.seats]) for i, lead in enumerate(state.leads)]


def trick_view(state: Canyon, trick: Trick) -> TrickView:
    lead, cards = trick
    best = 0
    for place, card in enumerate(cards):
        if state.beats(card, cards[best]):
            best = place
    return {
        "lead_seat": lead,
        "cards": [{"seat": (lead + i) % int(state.seats), "card": CARD_VIEWS[card]} for i, card in enumerate(cards)],
        "best_seat": (lead + best) % int(state.seats) if cards else None,
        "complete": len(cards) == state.seats,
    }


def prompt(state: Canyon, seat: int | None) -> tuple[str, Facts]:
    """The one sentence that says what is expected."""
    if state.over:
        return "over", {"winner_seat": scoring.outcome(state).ranks.index(1)}
    if sealed_now(state):
        if seat is not None and state.owes(seat):
            return "bid-sealed", {"seat": seat, "cards": int(state.hand_size())}
        return "wait-bids", {"waiting": len(state.to_act())}
    acting = int(state.acting())
    if acting != seat:
        return f"wait-{PHASES[state.phase]}", {"seat": acting}
    if state.phase == actions.LAUNCHES:
        return "launch", {"seat": seat}
    if state.phase == actions.BIDS:
        return "bid", {"seat": seat, "cards": int(state.hand_size()), "others": others_bid(state)}
    if state.phase == actions.GOES:
        return "move", {"seat": seat, "points": int(scoring.points(state, seat))}
    return play_prompt(state, seat)


def others_bid(state: Canyon) -> int:
    return sum(int(state.bid(seat)) for seat in range(state.seats) if state.bids[seat] != pieces.NO_BID)


def play_prompt(state: Canyon, seat: int) -> tuple[str, Facts]:
    bid = int(state.bid(seat))
    facts = {"seat": seat, "bid": bid, "tricks": int(state.tricks[seat]), "kept": points_if_kept(state, seat, bid)}
    led = int(state.suit_led())
    if led == pieces.NO_SUIT:
        return "lead", facts
    return ("follow" if state.has_suit(seat, led) else "discard"), {**facts, "suit": suit_word(led)}


def offered(state: Canyon, seat: int) -> list[int]:
    """Every pier, every bid, every card of the hand, every space in reach."""
    if state.phase == actions.LAUNCHES:
        return [int(LAUNCH(pier)) for pier in range(len(PIERS)) if is_pier(state, PIERS[pier])]
    if state.phase == actions.BIDS:
        return [int(BID(bid)) for bid in range(len(pieces.BIDS))]
    if state.phase == actions.PLAYS:
        return [int(PLAY(card)) for card in range(pieces.CARDS) if state.has(seat, card)]
    return [int(GO(space)) for space in range(len(SPACES)) if state.reach[space] >= 0]


def is_pier(state: Canyon, name: str) -> bool:
    return bool(state.board().kind[SPACES.index(name)] == START)


def preview(state: Canyon, seat: int, action: int) -> Facts:
    """What the action would bring, by the rules themselves."""
    what, verb = int(object_of(action)), verb_of(action)
    if verb == actions.LAUNCHES:
        return {"space": PIERS[what], "left": int(state.board().left[SPACES.index(PIERS[what])])}
    if verb == actions.BIDS:
        return bid_preview(state, seat, what)
    if verb == actions.PLAYS:
        return play_preview(state, what)
    return go_preview(state, seat, what)


def bid_preview(state: Canyon, seat: int, bid: int) -> Facts:
    """The bid, what it would bring if it is kept, and whether it is the best way to lay its sum."""
    total = sum(pieces.BIDS[bid])
    return {
        "bid": total,
        "tempo": list(pieces.BIDS[bid]),
        "bonus": int(scoring.bonus(total)),
        "points": points_if_kept(state, seat, total),
        "possible": total <= state.hand_size(),
        "best": bid == 0 or sum(pieces.BIDS[bid - 1]) != total,
    }


def points_if_kept(state: Canyon, seat: int, bid: int) -> int:
    """The movement points of a seat that takes as many tricks as it bids."""
    bonus = int(scoring.bonus(bid))
    return bonus if state.in_rapids(seat) else bid + bonus


def play_preview(state: Canyon, card: int) -> Facts:
    """Whether the card would hold the trick as it lies, and whether anybody could still take it."""
    in_trick = int(state.cards_in_trick())
    best = int(state.card_in_trick(state.best_in_trick())) if in_trick else card
    return {
        "card": pieces.CARD_NAMES[card],
        "leads": in_trick == 0,
        "takes": in_trick == 0 or state.beats(card, best),
        "last": in_trick == state.seats - 1,
    }


def go_preview(state: Canyon, seat: int, space: int) -> Facts:
    steps = int(state.reach[space])
    return {
        "to": SPACES[space],
        "path": [SPACES[at] for at in moving.path(state.board(), state.reach, space)],
        "steps": steps,
        "unused": int(scoring.points(state, seat)) - steps,
        "left": int(state.board().left[space]),
        "water": KINDS[state.board().kind[space]],
        "lands": bool(state.board().kind[space] == STAGE),
    }


def refusal_facts(state: Canyon, seat: int, action: int, reason: int) -> Facts:
    what = int(object_of(action))
    if reason == rules.NOT_NOW:
        return {"phase": f"@phase-{PHASES[state.phase]}"}
    if reason in (rules.NO_PIER, rules.PIER_TAKEN):
        return {"space": PIERS[what]}
    if reason == rules.NOT_IN_HAND:
        return {"card": card_word(what)}
    if reason == rules.MUST_FOLLOW:
        return {"card": card_word(what), "suit": suit_word(state.suit_led())}
    if reason == rules.OUT_OF_REACH:
        return {"space": SPACES[what], "points": int(scoring.points(state, seat))}
    return {"space": space_word(what)}


def space_word(space: int) -> str:
    return "@cave" if SPACES[space] == "cave" else SPACES[space]


def sentences(state: Canyon, seat: int | None) -> list[tuple[str, Facts]]:
    """The table in words, for a terminal."""
    view = table(state, seat)
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
