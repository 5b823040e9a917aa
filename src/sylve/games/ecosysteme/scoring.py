"""Scoring of Écosystème, one function per rule of RULES.md §4, in the order of the score pad.

What a kind scores by itself is asked for some of its cards: all of them for the pad, one for the count card by card.
"""

from mypy_extensions import i64

from sylve.engine.game import Outcome, Rival
from sylve.engine.vec import append, vec
from sylve.engine.worlds import as_list
from sylve.games.ecosysteme import pieces
from sylve.games.ecosysteme.bitboards import Forest, beside, connected, first_area, in_sight, lines, size
from sylve.games.ecosysteme.pieces import (
    BEAR,
    BEE,
    DEER,
    DRAGONFLY,
    EAGLE,
    FOX,
    MEADOW,
    RABBIT,
    STREAM,
    TROUT,
    WOLF,
)
from sylve.games.ecosysteme.solo import level_won
from sylve.games.ecosysteme.state import Layout


def helpers(forest: Forest, kind: i64, card: i64) -> i64:
    """The cards that one card of the kind scores for: those near it that it likes (§4.1–4.3, §4.5, §4.6)."""
    if kind == BEE:
        return beside(card) & forest.of(MEADOW)
    if kind == BEAR:
        return beside(card) & (forest.of(BEE) | forest.of(TROUT))
    if kind == TROUT:
        return beside(card) & (forest.of(STREAM) | forest.of(DRAGONFLY))
    if kind == EAGLE:
        return in_sight(card) & (forest.of(RABBIT) | forest.of(TROUT))
    if kind == DRAGONFLY:
        streams = forest.of(STREAM)
        return connected(beside(card) & streams, streams)
    return 0


def helped(forest: Forest, kind: i64, cards: i64) -> i64:
    """Over these cards of the kind: how many cards each scores for. One that helps several counts for each (§4.14)."""
    count: i64 = 0
    while cards != 0:
        card = cards & -cards
        count += size(helpers(forest, kind, card))
        cards ^= card
    return count


def bees(forest: Forest, cards: i64) -> i64:
    """§4.1 3 points for each meadow beside a bee."""
    return pieces.BEE_POINTS * helped(forest, BEE, cards)


def bears(forest: Forest, cards: i64) -> i64:
    """§4.2 2 points for each bee and each trout beside a bear."""
    return pieces.BEAR_POINTS * helped(forest, BEAR, cards)


def trouts(forest: Forest, cards: i64) -> i64:
    """§4.3 2 points for each stream and each dragonfly beside a trout."""
    return pieces.TROUT_POINTS * helped(forest, TROUT, cards)


def scarers(forest: Forest) -> i64:
    """The cards that no fox likes beside it."""
    return forest.of(WOLF) | forest.of(BEAR)


def at_ease(forest: Forest, foxes: i64) -> i64:
    """Those of the foxes that have neither wolf nor bear beside them."""
    return foxes & ~beside(scarers(forest))


def foxes(forest: Forest, cards: i64) -> i64:
    """§4.4 3 points for each fox beside no wolf and no bear."""
    return pieces.FOX_POINTS * size(at_ease(forest, cards))


def eagles(forest: Forest, cards: i64) -> i64:
    """§4.5 2 points for each rabbit and each trout within two cards of an eagle."""
    return pieces.EAGLE_POINTS * helped(forest, EAGLE, cards)


def dragonflies(forest: Forest, cards: i64) -> i64:
    """§4.6 A point for each card of the streams beside a dragonfly."""
    return pieces.DRAGONFLY_POINTS * helped(forest, DRAGONFLY, cards)


def deer(cards: i64) -> i64:
    """§4.7 2 points for each row and each column with a deer."""
    return pieces.DEER_POINTS * lines(cards)


def rabbits(cards: i64) -> i64:
    """§4.8 A point each."""
    return pieces.RABBIT_POINTS * size(cards)


def meadows(cards: i64) -> i64:
    """§4.9 Each connected area by its size."""
    points: i64 = 0
    while cards != 0:
        area = first_area(cards)
        points += pieces.MEADOW_POINTS[min(size(area), pieces.LARGEST_MEADOW)]
        cards ^= area
    return points


def kind_points(forest: Forest, kind: i64, cards: i64) -> i64:
    """What some cards of a kind score by themselves. Streams and wolves are compared with others': see below."""
    if cards == 0:
        return 0
    if kind == BEE:
        return bees(forest, cards)
    if kind == BEAR:
        return bears(forest, cards)
    if kind == TROUT:
        return trouts(forest, cards)
    if kind == FOX:
        return foxes(forest, cards)
    if kind == EAGLE:
        return eagles(forest, cards)
    if kind == DRAGONFLY:
        return dragonflies(forest, cards)
    if kind == DEER:
        return deer(cards)
    if kind == RABBIT:
        return rabbits(cards)
    if kind == MEADOW:
        return meadows(cards)
    return 0


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
        if state.count(other, WOLF) > state.count(player, WOLF):
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
    if state.count(player, WOLF) == 0 or rank >= len(pieces.WOLF_PRIZES):
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
    forest = state.forest(player)
    points = vec[i64](capacity=len(pieces.ROWS_OF_PAD))
    for kind in range(STREAM):
        points = append(points, kind_points(forest, kind, forest.of(kind)))
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
    sheets = [as_list(sheet(state, seat)) for seat in range(state.seats)]
    scores = [sum(points) for points in sheets]
    breakdown = {row: [points[number] for points in sheets] for number, row in enumerate(pieces.ROWS_OF_PAD)}
    if not state.is_solo():
        return Outcome(scores=scores, ranks=ranks(scores), breakdown=breakdown)
    alban = as_list(sheet(state, state.rival()))[: pieces.BIODIVERSITY]
    rows = dict(zip(pieces.ROWS_OF_PAD[: pieces.BIODIVERSITY], alban, strict=True))
    level = level_won(scores[0] - sum(alban))
    return Outcome.alone(scores[0], breakdown, Rival("@rival-alban", sum(alban), rows), level is not None, level)
