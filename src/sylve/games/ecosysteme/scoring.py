"""Scoring of Écosystème, one function per rule of RULES.md §4, in the order of the score pad."""

from mypy_extensions import i64

from sylve.engine.game import Outcome
from sylve.engine.vec import append, vec
from sylve.engine.worlds import filled
from sylve.games.ecosysteme import pieces
from sylve.games.ecosysteme.cells import BESIDE, IN_SIGHT, NO_AREA, Areas, Around, column_of, row_of
from sylve.games.ecosysteme.solo import level_won
from sylve.games.ecosysteme.state import NOTHING, Layout


def liked_by(state: Layout, player: i64, kind: i64, reach: Around) -> i64:
    """Over all cards of the kind: how many cards that it likes lie within its reach."""
    liked: i64 = 0
    if state.count(player, kind) == 0:
        return 0
    cell = state.next_of(player, kind, 0)
    while cell < pieces.CELLS:
        for i in range(reach.first[cell], reach.first[cell + 1]):
            other = state.kind_at(player, reach.of[i])
            if other != NOTHING and pieces.likes(kind, other):
                liked += 1
        cell = state.next_of(player, kind, cell + 1)
    return liked


def bees(state: Layout, player: i64) -> i64:
    """§4.1 3 points for each meadow beside a bee."""
    return pieces.BEE_POINTS * liked_by(state, player, pieces.BEE, BESIDE)


def bears(state: Layout, player: i64) -> i64:
    """§4.2 2 points for each bee and each trout beside a bear."""
    return pieces.BEAR_POINTS * liked_by(state, player, pieces.BEAR, BESIDE)


def trouts(state: Layout, player: i64) -> i64:
    """§4.3 2 points for each stream and each dragonfly beside a trout."""
    return pieces.TROUT_POINTS * liked_by(state, player, pieces.TROUT, BESIDE)


def is_at_ease(state: Layout, player: i64, cell: i64) -> bool:
    """Whether the fox in the cell has neither wolf nor bear beside it."""
    for i in range(BESIDE.first[cell], BESIDE.first[cell + 1]):
        other = state.kind_at(player, BESIDE.of[i])
        if other != NOTHING and pieces.shuns(pieces.FOX, other):
            return False
    return True


def foxes(state: Layout, player: i64) -> i64:
    """§4.4 3 points for each fox beside no wolf and no bear."""
    points: i64 = 0
    if state.count(player, pieces.FOX) == 0:
        return 0
    cell = state.next_of(player, pieces.FOX, 0)
    while cell < pieces.CELLS:
        if is_at_ease(state, player, cell):
            points += pieces.FOX_POINTS
        cell = state.next_of(player, pieces.FOX, cell + 1)
    return points


def eagles(state: Layout, player: i64) -> i64:
    """§4.5 2 points for each rabbit and each trout within two cards of an eagle."""
    return pieces.EAGLE_POINTS * liked_by(state, player, pieces.EAGLE, IN_SIGHT)


def streams_beside(cell: i64, streams: Areas) -> i64:
    """The lengths of the different streams beside a dragonfly, together."""
    length: i64 = 0
    first = BESIDE.first[cell]
    for i in range(first, BESIDE.first[cell + 1]):
        stream = streams.of[BESIDE.of[i]]
        if stream != NO_AREA:
            counted = False
            for earlier in range(first, i):
                if streams.of[BESIDE.of[earlier]] == stream:
                    counted = True
            if not counted:
                length += streams.sizes[stream]
    return length


def dragonflies(state: Layout, player: i64) -> i64:
    """§4.6 A point for each card of the streams beside a dragonfly."""
    points: i64 = 0
    if state.count(player, pieces.DRAGONFLY) == 0 or state.count(player, pieces.STREAM) == 0:
        return 0
    streams = state.areas(player, pieces.STREAM)
    cell = state.next_of(player, pieces.DRAGONFLY, 0)
    while cell < pieces.CELLS:
        points += streams_beside(cell, streams)
        cell = state.next_of(player, pieces.DRAGONFLY, cell + 1)
    return points


def deer(state: Layout, player: i64) -> i64:
    """§4.7 2 points for each row and each column with a deer."""
    if state.count(player, pieces.DEER) == 0:
        return 0
    grazed = filled(pieces.HEIGHT + pieces.WIDTH, 0)  # the rows, then the columns
    cell = state.next_of(player, pieces.DEER, 0)
    while cell < pieces.CELLS:
        grazed[row_of(cell)] = 1
        grazed[pieces.HEIGHT + column_of(cell)] = 1
        cell = state.next_of(player, pieces.DEER, cell + 1)
    lines: i64 = 0
    for line in grazed:
        lines += line
    return pieces.DEER_POINTS * lines


def rabbits(state: Layout, player: i64) -> i64:
    """§4.8 A point each."""
    return pieces.RABBIT_POINTS * state.count(player, pieces.RABBIT)


def meadow_points(size: i64) -> i64:
    """What one connected area is worth."""
    return pieces.MEADOW_POINTS[min(size, pieces.LARGEST_MEADOW)]


def meadows(state: Layout, player: i64) -> i64:
    """§4.9 Each connected area by its size."""
    points: i64 = 0
    if state.count(player, pieces.MEADOW) < 2:
        return 0
    for size in state.areas(player, pieces.MEADOW).sizes:
        points += meadow_points(size)
    return points


def stream_rank(state: Layout, player: i64) -> i64:
    """How many players have a larger stream."""
    better: i64 = 0
    for other in range(state.players()):
        if state.streams[other] > state.streams[player]:
            better += 1
    return better


def wolf_rank(state: Layout, player: i64) -> i64:
    """How many players have more wolves."""
    better: i64 = 0
    for other in range(state.players()):
        if state.count(other, pieces.WOLF) > state.count(player, pieces.WOLF):
            better += 1
    return better


def streams(state: Layout, player: i64) -> i64:
    """§4.10 The largest stream of the table is worth 8 points, the second 5; §4.12 equals take the same place."""
    rank = stream_rank(state, player)
    if state.streams[player] == 0 or rank >= len(pieces.STREAM_PRIZES):
        return 0
    return pieces.STREAM_PRIZES[rank]


def wolves(state: Layout, player: i64) -> i64:
    """§4.11 The most wolves are worth 12 points, then 8, then 4; §4.12 equals take the same place."""
    rank = wolf_rank(state, player)
    if state.count(player, pieces.WOLF) == 0 or rank >= len(pieces.WOLF_PRIZES):
        return 0
    return pieces.WOLF_PRIZES[rank]


def gaps(points: vec[i64]) -> i64:
    """§4.13 How many of the eleven kinds brought nothing."""
    empty: i64 = 0
    for kind in range(pieces.KIND_COUNT):
        if points[kind] == 0:
            empty += 1
    return empty


def biodiversity(state: Layout, player: i64, points: vec[i64]) -> i64:
    """§4.13 By the number of gaps; §6.5 not for Alban."""
    if player == state.rival():
        return 0
    return pieces.BIODIVERSITY_POINTS[gaps(points)]


def sheet(state: Layout, player: i64) -> vec[i64]:
    """The player's column of the score pad, as if it all ended now."""
    points = vec[i64](capacity=len(pieces.ROWS_OF_PAD))
    points = append(points, bees(state, player))
    points = append(points, bears(state, player))
    points = append(points, trouts(state, player))
    points = append(points, foxes(state, player))
    points = append(points, eagles(state, player))
    points = append(points, dragonflies(state, player))
    points = append(points, deer(state, player))
    points = append(points, rabbits(state, player))
    points = append(points, meadows(state, player))
    points = append(points, streams(state, player))
    points = append(points, wolves(state, player))
    return append(points, biodiversity(state, player, points))


def total(state: Layout, player: i64) -> i64:
    points: i64 = 0
    for row in sheet(state, player):
        points += row
    return points


def ranks(scores: list[int]) -> list[int]:
    """§4.15 The most points win; equals share their place."""
    return [1 + sum(other > own for other in scores) for own in scores]


def outcome(state: Layout) -> Outcome:
    sheets = [[int(points) for points in sheet(state, seat)] for seat in range(state.seats)]
    scores = [sum(points) for points in sheets]
    breakdown = {row: [points[number] for points in sheets] for number, row in enumerate(pieces.ROWS_OF_PAD)}
    if not state.is_solo():
        return Outcome(scores=scores, ranks=ranks(scores), breakdown=breakdown)
    alban = [int(points) for points in sheet(state, state.rival())]
    lead = scores[0] - sum(alban)
    rival = {
        "name": "@rival-alban",
        "score": sum(alban),
        "lead": lead,
        "breakdown": dict(zip(pieces.ROWS_OF_PAD[: pieces.BIODIVERSITY], alban[: pieces.BIODIVERSITY], strict=True)),
    }
    level = level_won(lead)
    return Outcome(scores=scores, ranks=[1], breakdown=breakdown, rival=rival, level=level, won=level is not None)
