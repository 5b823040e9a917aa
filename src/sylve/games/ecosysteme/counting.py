"""The count card by card: which cards score, and which cards beside them help. For the page, not for play."""

from typing import Final, NamedTuple

from mypy_extensions import i64

from sylve.games.ecosysteme import pieces, scoring
from sylve.games.ecosysteme.bitboards import SITE_OF, Forest, beside, cells_of, connected, first_area, size
from sylve.games.ecosysteme.cells import column_of, row_of
from sylve.games.ecosysteme.state import Layout

HELPED: Final = pieces.numbers([pieces.BEE, pieces.BEAR, pieces.TROUT, pieces.EAGLE, pieces.DRAGONFLY])


class Part(NamedTuple):
    """Cards that score together: a row of the pad, the cards, those that help them, the points."""

    row: int
    cells: list[int]
    helpers: list[int]
    points: int


def single_cards(cards: int) -> list[int]:
    return [SITE_OF[cell] for cell in cells_of(cards)]


def areas(cards: int) -> list[int]:
    """The connected areas, the largest first."""
    found = []
    while cards:
        found.append(first_area(cards))
        cards ^= found[-1]
    return sorted(found, key=size, reverse=True)


def lines(cards: int) -> list[list[int]]:
    """The cells of each row and of each column that has any."""
    cells = cells_of(cards)
    rows = [[cell for cell in cells if row_of(cell) == row] for row in range(pieces.HEIGHT)]
    columns = [[cell for cell in cells if column_of(cell) == column] for column in range(pieces.WIDTH)]
    return [line for line in rows + columns if line]


def parts_of(state: Layout, player: int, forest: Forest, kind: int) -> list[Part]:
    """What the cards of one kind score, one by one or together as their rule wants."""
    cards = forest.of(kind)
    if kind == pieces.DEER:
        return [Part(kind, line, [], pieces.DEER_POINTS) for line in lines(cards)]
    if kind == pieces.STREAM:
        return [Part(kind, cells_of(area), [], scoring.streams(state, player)) for area in areas(cards)[:1]]
    if kind == pieces.WOLF:
        return [Part(kind, cells_of(cards), [], scoring.wolves(state, player))] if cards else []
    return [
        Part(
            kind,
            cells_of(group),
            cells_of(scoring.helpers(forest, kind, group)),
            scoring.kind_points(forest, kind, group),
        )
        for group in (areas(cards) if kind == pieces.MEADOW else single_cards(cards))
    ]


def parts(state: Layout, player: int) -> list[Part]:
    """The whole count in the order of the pad; biodiversity last, not for Alban."""
    forest = state.forest(player)
    found = [part for kind in range(pieces.KIND_COUNT) for part in parts_of(state, player, forest, kind)]
    if player != state.rival():
        found.append(Part(pieces.BIODIVERSITY, [], [], scoring.sheet(state, player)[pieces.BIODIVERSITY]))
    return found


def partners(forest: Forest, kind: i64, card: i64) -> i64:
    """The cards that score with one card of that kind, or lose by it."""
    found = scoring.helpers(forest, kind, card)
    if kind == pieces.MEADOW or kind == pieces.STREAM:
        found |= connected(card, forest.of(kind))
    if kind == pieces.FOX:
        found |= beside(card) & scoring.scarers(forest)
    if card & scoring.scarers(forest) != 0:
        found |= beside(card) & forest.of(pieces.FOX)
    for other in HELPED:
        cards = forest.of(other)
        while cards != 0:
            one = cards & -cards
            if scoring.helpers(forest, other, one) & card != 0:
                found |= one
            cards ^= one
    return found & ~card
