"""What a reader of Canopée sees of cards that lie face down, in piles, in hands and elsewhere."""

from typing import Literal, TypedDict

from sylve.engine.state import SPECTATOR
from sylve.engine.worlds import as_list
from sylve.games.canopee import agenda, pieces
from sylve.games.canopee.face_down import (
    EVERYBODY,
    HAND,
    IS_THREAT,
    STASH,
    UNDER,
    batch_of,
    eyes_of,
    kind_of,
    place_of,
    seat_bit,
)  # fmt: skip
from sylve.games.canopee.state import Layout


class PileCardView(TypedDict):
    kind: str | None
    house: bool
    threat: bool
    face_up: bool
    seen_by: list[int]


class PileView(TypedDict):
    """A pile. `numbers` says by seat whether it is its first, second or third one, or out of its reach."""

    pile: int
    numbers: list[int | None]
    centre: bool
    seats: list[int]
    looked_at: bool
    cards: list[PileCardView]


class HandView(TypedDict):
    seat: int
    cards: list[str | None]
    from_pile: bool
    open: bool


class HintPlaceView(TypedDict):
    place: Literal["pile", "hand", "hoatzin", "pitcher"]
    pile: int | None
    seat: int | None


class HintView(TypedDict):
    places: list[HintPlaceView]
    known: list[str]


def is_house(state: Layout, kind: int) -> bool:
    """Whether a number on the card's face is our guess still."""
    return any(state.setup.is_house(name) for name in pieces.house_names(kind))


def rows(state: Layout, place: int) -> list[int]:
    """Which of the cards lying face down lie there."""
    return [at for at, card in enumerate(state.down) if place_of(card) == place]


def known_kind(state: Layout, at: int, reader: int) -> str | None:
    return pieces.KINDS[kind_of(state.down[at])] if state.knows(at, reader) else None


def known_kinds(state: Layout, places: list[int], reader: int) -> list[str | None]:
    """Cards in the order of the box, unknown ones last."""
    known = [kind_of(state.down[at]) if state.knows(at, reader) else pieces.KIND_COUNT for at in places]
    return [pieces.KINDS[kind] if kind < pieces.KIND_COUNT else None for kind in sorted(known)]


def pending(state: Layout) -> list[tuple[int, int, int]]:
    """The agenda, what comes last first."""
    flat = as_list(state.agenda.steps[: state.agenda.depth * 3])
    return [(flat[at], flat[at + 1], flat[at + 2]) for at in range(0, len(flat), 3)]


def looked_at(state: Layout) -> int | None:
    """The pile in the hands of the seat that chooses."""
    if state.over or state.agenda.what() != agenda.CHOOSING:
        return None
    return state.pile_at(state.agenda.seat(), state.agenda.argument())


def pile_view(state: Layout, pile: int) -> PileView:
    """As everybody sees it."""
    numbers = [number_of(state, pile, seat) for seat in range(state.seats)]
    return {
        "pile": pile,
        "numbers": numbers,
        "centre": pile == state.centre(),
        "seats": [seat for seat, number in enumerate(numbers) if number is not None],
        "looked_at": looked_at(state) == pile,
        "cards": pile_cards(state, pile, SPECTATOR),
    }


def number_of(state: Layout, pile: int, seat: int) -> int | None:
    """Whether the pile is the seat's first, second or third one."""
    for number in range(pieces.PILES):
        if state.pile_at(seat, number) == pile:
            return number + 1
    return None


def pile_cards(state: Layout, pile: int, reader: int) -> list[PileCardView]:
    return [pile_card(state, at, reader) for at in rows(state, pile)]


def pile_card(state: Layout, at: int, reader: int) -> PileCardView:
    kind = known_kind(state, at, reader)
    eyes = eyes_of(state.down[at])
    return {
        "kind": kind,
        "house": kind is not None and is_house(state, kind_of(state.down[at])),
        "threat": bool(eyes & IS_THREAT) or (kind in pieces.THREAT_NAMES),
        "face_up": bool(eyes & EVERYBODY),
        "seen_by": [seat for seat in range(state.seats) if eyes & seat_bit(seat)],
    }


def hands(state: Layout) -> list[tuple[int, int, bool]]:
    """Whose cards are being placed, the batch, and whether they come from a pile; the present ones last."""
    holding = (agenda.PLACING_KEPT, agenda.PLACING_TAKEN, agenda.PLACING_DRAWN, agenda.SIFTING)
    return [
        (seat, batch, what in (agenda.PLACING_KEPT, agenda.PLACING_TAKEN))
        for what, seat, batch in pending(state)
        if what in holding and state.batch_size(batch)
    ]


def hand_views(state: Layout, reader: int) -> list[HandView]:
    return [hand_view(state, *held, reader) for held in hands(state)]


def hand_view(state: Layout, seat: int, batch: int, from_pile: bool, reader: int) -> HandView:
    held = [at for at in rows(state, HAND) if batch_of(state.down[at]) == batch]
    shown = all(eyes_of(state.down[at]) & EVERYBODY for at in held)
    return {"seat": seat, "cards": known_kinds(state, held, reader), "from_pile": from_pile, "open": shown}


def hint_place(place: int) -> HintPlaceView:
    if place < HAND:
        return {"place": "pile", "pile": place, "seat": None}
    if place == HAND:
        return {"place": "hand", "pile": None, "seat": None}
    if place == STASH:
        return {"place": "hoatzin", "pile": None, "seat": None}
    return {"place": "pitcher", "pile": None, "seat": (place - UNDER) // pieces.PITCHERS}


def hint_views(state: Layout, reader: int) -> list[HintView]:
    """Kinds that the reader saw in a pile before it was picked up, and where they may be now."""
    found: list[HintView] = []
    for batch in sorted({batch_of(card) for card in state.memory}):
        known = [
            pieces.KINDS[kind] for kind, count in enumerate(state.known_among(reader, batch)) for _ in range(count)
        ]
        if known:
            members = [at for at, card in enumerate(state.down) if batch_of(card) == batch]
            places = [hint_place(place_of(state.down[at])) for at in members if not state.knows(at, reader)]
            found.append({"places": places, "known": known})
    return found
