"""The final count, card by card: which cards score, and which cards beside them help. For the page, not for play."""

from typing import NamedTuple

from sylve.games.ecosysteme import pieces, scoring
from sylve.games.ecosysteme.cells import BESIDE, IN_SIGHT
from sylve.games.ecosysteme.state import NOTHING, Layout

EACH = {
    pieces.BEE: pieces.BEE_POINTS,
    pieces.BEAR: pieces.BEAR_POINTS,
    pieces.TROUT: pieces.TROUT_POINTS,
    pieces.EAGLE: pieces.EAGLE_POINTS,
}
CONNECTED = (pieces.MEADOW, pieces.STREAM)


class Part(NamedTuple):
    """Cards that score together: a row of the pad, the cards, those that help them, the points."""

    row: int
    cells: list[int]
    helpers: list[int]
    points: int


def cells_of(state: Layout, player: int, kind: int) -> list[int]:
    return [cell for cell in range(pieces.CELLS) if state.kind_at(player, cell) == kind]


def near(kind: int, cell: int) -> list[int]:
    """The cells that a card of the kind looks at from that cell."""
    return IN_SIGHT.cells(cell) if kind == pieces.EAGLE else BESIDE.cells(cell)


def liked_near(state: Layout, player: int, cell: int) -> list[int]:
    """The cards within reach that the one in the cell likes."""
    kind = state.kind_at(player, cell)
    cards = [other for other in near(int(kind), cell) if state.kind_at(player, other) != NOTHING]
    return [other for other in cards if pieces.likes(kind, state.kind_at(player, other))]


def areas_of(state: Layout, player: int, kind: int) -> list[list[int]]:
    """The connected areas of a kind, the largest first."""
    areas = state.areas(player, kind)
    found = [[cell for cell in range(pieces.CELLS) if areas.of[cell] == area] for area in range(len(areas.sizes))]
    return sorted(found, key=len, reverse=True)


def lines(state: Layout, player: int) -> list[list[int]]:
    """The deer of each row and of each column that has any."""
    herd = cells_of(state, player, pieces.DEER)
    rows = [[cell for cell in herd if cell // pieces.WIDTH == row] for row in range(pieces.HEIGHT)]
    columns = [[cell for cell in herd if cell % pieces.WIDTH == column] for column in range(pieces.WIDTH)]
    return [line for line in rows + columns if line]


def touching(areas: list[list[int]], cell: int) -> list[int]:
    """All cells of the areas that lie beside the cell."""
    return [other for area in areas if set(area) & set(BESIDE.cells(cell)) for other in area]


def parts_of(state: Layout, player: int, kind: int) -> list[Part]:
    """What the cards of one kind score, one by one or together as their rule wants."""
    herd = cells_of(state, player, kind)
    if kind in EACH:
        fed = [(cell, liked_near(state, player, cell)) for cell in herd]
        return [Part(kind, [cell], helpers, EACH[kind] * len(helpers)) for cell, helpers in fed]
    if kind == pieces.FOX:
        at_ease = [cell for cell in herd if scoring.is_at_ease(state, player, cell)]
        return [Part(kind, [cell], [], pieces.FOX_POINTS if cell in at_ease else 0) for cell in herd]
    if kind == pieces.DRAGONFLY:
        streams = areas_of(state, player, pieces.STREAM)
        water = [
            [drop for stream in streams if set(stream) & set(BESIDE.cells(cell)) for drop in stream] for cell in herd
        ]
        return [Part(kind, [cell], helpers, len(helpers)) for cell, helpers in zip(herd, water, strict=True)]
    if kind == pieces.DEER:
        return [Part(kind, line, [], pieces.DEER_POINTS) for line in lines(state, player)]
    if kind == pieces.RABBIT:
        return [Part(kind, [cell], [], pieces.RABBIT_POINTS) for cell in herd]
    if kind == pieces.MEADOW:
        areas = areas_of(state, player, kind)
        return [Part(kind, area, [], int(scoring.meadow_points(len(area)))) for area in areas]
    if kind == pieces.STREAM:
        largest = areas_of(state, player, kind)[:1]
        return [Part(kind, stream, [], int(scoring.streams(state, player))) for stream in largest]
    assert kind == pieces.WOLF
    return [Part(kind, pack, [], int(scoring.wolves(state, player))) for pack in [herd] if pack]


def parts(state: Layout, player: int) -> list[Part]:
    """The whole count in the order of the pad; biodiversity last, not for Alban."""
    found = [part for kind in range(pieces.KIND_COUNT) for part in parts_of(state, player, kind)]
    if player != state.rival():
        found.append(Part(pieces.BIODIVERSITY, [], [], int(scoring.sheet(state, player)[pieces.BIODIVERSITY])))
    return found


def minds(kind: int, other: int) -> bool:
    return pieces.likes(kind, other) or pieces.shuns(kind, other) or pieces.shuns(other, kind)


def partners(state: Layout, player: int, cell: int) -> list[int]:
    """The cards that score with the one in the cell, or lose by it."""
    kind = int(state.kind_at(player, cell))
    group = [cell]
    if kind in CONNECTED:
        group = next(area for area in areas_of(state, player, kind) if cell in area)
    found = {*group, *liked_near(state, player, cell)}
    for other in IN_SIGHT.cells(cell):
        admirer = int(state.kind_at(player, other))
        if admirer != NOTHING and cell in near(admirer, other) and minds(admirer, kind):
            found.add(other)
    if kind == pieces.STREAM:
        banks = {other for water in group for other in BESIDE.cells(water)}
        found |= {other for other in banks if state.kind_at(player, other) == pieces.DRAGONFLY}
    return sorted(found - {cell})
