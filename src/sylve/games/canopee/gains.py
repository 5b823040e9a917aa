"""What cards would bring to a forest of Canopée, placed sensibly, and what losing one would cost."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.vec import vec
from sylve.engine.worlds import filled
from sylve.games.canopee import pieces, placing
from sylve.games.canopee.face_down import kind_of, place_of
from sylve.games.canopee.promises import promise
from sylve.games.canopee.rules import Canopee
from sylve.games.canopee.weights import Weights

NONE: Final = -1


def gain_of_pile(state: Canopee, seat: i64, pile: i64, eyes: Weights) -> i64:
    kinds = filled(pieces.KIND_COUNT, 0)
    for card in state.down:
        if place_of(card) == pile:
            kinds[kind_of(card)] += 1
    return gain_of_cards(state, seat, kinds, eyes)


def gain_of(state: Canopee, seat: i64, kind: i64, eyes: Weights) -> i64:
    kinds = filled(pieces.KIND_COUNT, 0)
    kinds[kind] = 1
    return gain_of_cards(state, seat, kinds, eyes)


def gain_of_cards(state: Canopee, seat: i64, kinds: vec[i64], eyes: Weights) -> i64:
    after = with_cards(state, seat, kinds, eyes)
    return promise(after, seat, eyes) - promise(state, seat, eyes)


def with_cards(state: Canopee, seat: i64, kinds: vec[i64], eyes: Weights) -> Canopee:
    """The forest with these cards, placed sensibly: trunks, then canopies, droughts at the end."""
    after = state.copy()
    after.heard = None
    for kind in range(pieces.KIND_COUNT):
        for _ in range(kinds[kind]):
            if pieces.is_trunk(kind):
                add_trunk(after, seat, kind, eyes)
            elif pieces.is_canopy(kind):
                add_canopy(after, seat, kind, eyes)
            elif kind != pieces.DROUGHT and kind != pieces.LIGHTNING:
                placing.place(after, seat, kind)
    for _ in range(kinds[pieces.DROUGHT] * placing.drought_cards(state)):
        lose_least(after, seat, eyes)
    return after


def add_trunk(after: Canopee, seat: i64, kind: i64, eyes: Weights) -> None:
    """On the tree where it promises the most, or on a new one."""
    best: i64 = NONE
    most: i64 = 0
    for tree in range(after.slots[seat]):
        if after.is_open(seat, tree):
            after.add_trunk(seat, tree, kind)
            found = promise(after, seat, eyes)
            remove_trunk(after, seat, tree, kind)
            if best == NONE or found > most:
                best = tree
                most = found
    tree = after.free_slot(seat)
    after.add_trunk(seat, tree, kind)
    if best != NONE and promise(after, seat, eyes) < most:
        remove_trunk(after, seat, tree, kind)
        after.add_trunk(seat, best, kind)


def remove_trunk(after: Canopee, seat: i64, tree: i64, kind: i64) -> None:
    after.take_part(seat, tree, kind)
    after.discarded[kind] -= 1


def add_canopy(after: Canopee, seat: i64, kind: i64, eyes: Weights) -> None:
    best: i64 = NONE
    most: i64 = 0
    for tree in range(after.slots[seat]):
        if after.is_open(seat, tree):
            after.add_canopy(seat, tree, kind)
            found = promise(after, seat, eyes)
            after.take_part(seat, tree, kind)
            after.discarded[kind] -= 1
            if best == NONE or found > most:
                best = tree
                most = found
    if best != NONE:
        after.add_canopy(seat, best, kind)


def lose_least(after: Canopee, seat: i64, eyes: Weights) -> None:
    """Give up the card that can best be spared."""
    best: i64 = NONE
    most: i64 = 0
    for kind in range(pieces.FERN, pieces.KIND_COUNT):
        if after.count(seat, kind) > 0:
            after.lose(seat, kind)
            found = promise(after, seat, eyes)
            after.gain(seat, kind)
            if best == NONE or found > most:
                best = kind
                most = found
    if best != NONE:
        after.lose(seat, best)


def best_loss(state: Canopee, seat: i64, eyes: Weights) -> i64:
    """What giving up one card would bring (mostly less than nothing)."""
    after = state.copy()
    after.heard = None
    lose_least(after, seat, eyes)
    return promise(after, seat, eyes) - promise(state, seat, eyes)


def promise_without(state: Canopee, seat: i64, kind: i64, eyes: Weights) -> i64:
    after = state.copy()
    if kind >= pieces.FERN:
        after.lose(seat, kind)
        return promise(after, seat, eyes)
    best: i64 = 0
    found = False
    for tree in range(state.slots[seat]):
        if state.has_part(seat, tree, kind):
            other = state.copy()
            other.take_part(seat, tree, kind)
            here = promise(other, seat, eyes)
            if not found or here > best:
                best = here
                found = True
    return best
