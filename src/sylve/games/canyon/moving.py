"""Where a canoe may paddle: RULES.md §5.4 to §5.7, on any board, with any canoes in the way."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.vec import append, vec
from sylve.games.canyon.board import FAR, STAGE, Board

# What `reach` says of a space instead of a number of steps.
TOO_FAR: Final = -1
TAKEN: Final = -2


def reach(board: Board, canoes: vec[i64], seat: i64, points: i64) -> vec[i64]:
    """§5.4 How many steps away each space is, over free spaces, up to the points."""
    steps = board.nowhere[:]
    for canoe in canoes:
        if canoe >= 0:
            steps[canoe] = TAKEN
    here = canoes[seat]
    steps[here] = 0
    queue = vec[i64]()
    queue = append(queue, here)
    at: i64 = 0
    while at < len(queue):
        space = queue[at]
        at += 1
        if steps[space] == points:
            break
        for way in range(board.first_way[space], board.first_way[space + 1]):
            onto = board.ways[way]
            if steps[onto] == TOO_FAR:
                steps[onto] = steps[space] + 1
                queue = append(queue, onto)
    return steps


def ends(board: Board, steps: vec[i64], canoes: vec[i64], seat: i64) -> vec[i64]:
    """§5.5 Where the move may end: as far forward as can be reached; §5.7 or as far along the way round the others."""
    nearest = nearest_within(board.left, steps)
    if not meets_others(board, canoes, seat):
        return spaces_at(board.left, nearest, board.left, nearest, steps)
    round_others = ways_round(board, steps)
    return spaces_at(board.left, nearest, round_others, nearest_within(round_others, steps), steps)


def meets_others(board: Board, canoes: vec[i64], seat: i64) -> bool:
    """Whether any canoe lies ahead; if none does, the way round the others is the way."""
    left = board.left[canoes[seat]]
    return any(other != seat and board.left[canoes[other]] < left for other in range(len(canoes)))


def nearest_within(left: vec[i64], steps: vec[i64]) -> i64:
    """The fewest steps left to a stage, over all spaces in reach."""
    fewest: i64 = FAR
    for space in range(len(steps)):
        if steps[space] >= 0 and left[space] < fewest:
            fewest = left[space]
    return fewest


def spaces_at(one: vec[i64], fewest: i64, other: vec[i64], other_fewest: i64, steps: vec[i64]) -> vec[i64]:
    """The spaces in reach that are nearest by one measure or by the other."""
    spaces = vec[i64]()
    for space in range(len(steps)):
        if steps[space] >= 0 and (one[space] == fewest or (other[space] == other_fewest and other_fewest < FAR)):
            spaces = append(spaces, space)
    return spaces


def ways_round(board: Board, steps: vec[i64]) -> vec[i64]:
    """§5.7 The steps from each water space to the nearest free stage, the other canoes taken as rocks."""
    left = board.far[:]
    queue = vec[i64]()
    for space in range(len(steps)):
        if board.kind[space] == STAGE and steps[space] != TAKEN:
            left[space] = 0
            queue = append(queue, space)
    at: i64 = 0
    while at < len(queue):
        space = queue[at]
        at += 1
        for way in range(board.first_approach[space], board.first_approach[space + 1]):
            before = board.approaches[way]
            if left[before] == FAR and steps[before] != TAKEN:
                left[before] = left[space] + 1
                queue = append(queue, before)
    return left


def path(board: Board, steps: vec[i64], end: i64) -> vec[i64]:
    """A shortest way from where the canoe lies to the end, both included."""
    backwards = vec[i64]()
    backwards = append(backwards, end)
    space = end
    while steps[space] > 0:
        for way in range(board.first_approach[space], board.first_approach[space + 1]):
            before = board.approaches[way]
            if steps[before] == steps[space] - 1:
                space = before
                break
        backwards = append(backwards, space)
    forwards = vec[i64]()
    for i in range(len(backwards) - 1, -1, -1):
        forwards = append(forwards, backwards[i])
    return forwards
