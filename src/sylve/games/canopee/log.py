"""What Canopée tells whoever listens. Rules ask `state.heard is not None` first."""

from mypy_extensions import i64

from sylve.engine.events import Facts
from sylve.games.canopee import pieces
from sylve.games.canopee.down import batch_of, kind_of, place_of
from sylve.games.canopee.state import Layout


def card_name(kind: i64) -> str:
    """The message id of a card's name."""
    return f"@card-{pieces.KINDS[kind]}"


def card_names(state: Layout, place: i64, batch: i64) -> list[str]:
    """The cards lying in a place, of one batch or (-1) of all, kind by kind."""
    kinds = [kind_of(card) for card in state.down if place_of(card) == place and batch in (-1, batch_of(card))]
    return [card_name(kind) for kind in sorted(kinds)]


def told(state: Layout, kind: str, seat: i64, facts: Facts, secret: Facts | None = None) -> None:
    """Something a seat did, with what only that seat knows; the Spirit has lines of its own."""
    if state.is_spirit(seat):
        state.tell_facts(f"spirit-{kind}", facts)
    elif secret is None:
        state.tell_facts(kind, {"seat": int(seat), **facts})
    else:
        state.tell_facts(kind, {"seat": int(seat), **facts}, {int(seat): secret})


def told_card(state: Layout, kind: str, seat: i64, card: i64) -> None:
    told(state, kind, seat, {"card": card_name(card)})


def told_points(state: Layout, kind: str, seat: i64, points: i64) -> None:
    if points != 0:
        told(state, kind, seat, {"points": int(points)})
