"""The action table of Tout là-haut: lay a card of one kind on the own tree, face up or face down."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.actions import ActionTable, Block
from sylve.games.toutlahaut.pieces import KINDS

ACTIONS: Final = ActionTable(
    Block("show", (KINDS,), "lay a card of that kind face up: bottom floor, then top floor, each a colour and a value"),
    Block("hide", (KINDS,), "lay a card of that kind face down, as two grey floors"),
)
KIND_COUNT: Final[i64] = len(KINDS)


def SHOW(kind: i64) -> i64:
    return kind


def HIDE(kind: i64) -> i64:
    return KIND_COUNT + kind


def is_show(action: i64) -> bool:
    return action < KIND_COUNT


def kind_of(action: i64) -> i64:
    return action if action < KIND_COUNT else action - KIND_COUNT
