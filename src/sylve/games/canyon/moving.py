"""Where a canoe may paddle: RULES.md §5.4 to §5.7, on any board, with any canoes in the way."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.vec import append, vec
from sylve.games.canyon.board import FAR, Board

# What `reach` says of a space instead of a number of steps.
TOO_FAR: Final = -1
TAKEN: Final = -2


def reach(board: Board, canoes: vec[i64], seat: i64, points: i64) -> vec[i64]:
    """§5.4 How many steps away each space is, over free spaces, up to the points."""
    steps = board.nowhere[:]
    for canoe in canoes:
        if canoe >= 0:
            steps[canoe] = TAKEN
    first_way, ways = board.first_way, board.ways
    queue = board.nowhere[:]
    queue[0] = canoes[seat]
    queued: i64 = 1
    steps[canoes[seat]] = 0
    at: i64 = 0
    while at < queued:
        space = queue[at]
        at += 1
        if steps[space] == points:
            break
        for way in range(first_way[space], first_way[space + 1]):
            onto = ways[way]
            if steps[onto] == TOO_FAR:
                steps[onto] = steps[space] + 1
                queue[queued] = onto
                queued += 1
    return steps


def ends(board: Board, steps: vec[i64], canoes: vec[i64], seat: i64, points: i64, detours_at_will: bool) -> vec[i64]:
    """§5.5 Where the move may end: as far forward as can be reached; §5.7 or, where that is no farther than the
    canoe lies, as far along the way round the others."""
    own = board.left[canoes[seat]]
    left = max(own - points, 0)
    forward = in_reach(board, steps, left)
    while len(forward) == 0:
        left += 1
        forward = in_reach(board, steps, left)
    if left < own and not detours_at_will:
        return forward
    foremost = left_of_foremost(board, canoes, seat)
    if foremost >= left or is_open(board, steps, forward, foremost):
        return forward
    round_others = ways_round(board, steps, foremost)
    spaces = vec[i64]()
    for space in range(len(steps)):
        if steps[space] >= 0 and (board.left[space] == left or round_others[space] < FAR):
            spaces = append(spaces, space)
    return spaces


def in_reach(board: Board, steps: vec[i64], left: i64) -> vec[i64]:
    """The spaces in reach from which so many steps are left to a stage."""
    spaces = vec[i64](capacity=board.first_left[left + 1] - board.first_left[left])
    for i in range(board.first_left[left], board.first_left[left + 1]):
        if steps[board.by_left[i]] >= 0:
            spaces = append(spaces, board.by_left[i])
    return spaces


def left_of_foremost(board: Board, canoes: vec[i64], seat: i64) -> i64:
    """The fewest steps left to any other canoe on the river: before it nobody is in the way."""
    fewest: i64 = FAR
    for other in range(len(canoes)):
        if other != seat and canoes[other] != board.cave:
            fewest = min(fewest, board.left[canoes[other]])
    return fewest


def is_open(board: Board, steps: vec[i64], spaces: vec[i64], foremost: i64) -> bool:
    """Whether nobody is in the way straight forward from one of the spaces: then no way round leads farther."""
    for space in spaces:
        while board.left[space] > foremost:
            onto = straight_on(board, steps, space)
            if onto == space:
                break
            space = onto
        if board.left[space] == foremost:
            return True
    return False


def straight_on(board: Board, steps: vec[i64], space: i64) -> i64:
    """The first free space beyond that is a step nearer to a stage; the space itself when there is none."""
    for way in range(board.first_way[space], board.first_way[space + 1]):
        onto = board.ways[way]
        if board.left[onto] < board.left[space] and steps[onto] != TAKEN:
            return onto
    return space


def ways_round(board: Board, steps: vec[i64], foremost: i64) -> vec[i64]:
    """§5.7 The steps to the nearest free stage, the other canoes taken as rocks, up to the nearest spaces in reach.

    Before the foremost canoe nobody is in the way, so the count begins beside it: every way leads by.
    All that lies farther stays FAR, so of the spaces in reach the nearest alone are counted.
    """
    left = board.far[:]
    first_approach, approaches = board.first_approach, board.approaches
    queue = board.nowhere[:]
    queued: i64 = 0
    nearest: i64 = FAR
    for i in range(board.first_left[foremost], board.first_left[foremost + 1]):
        space = board.by_left[i]
        if steps[space] != TAKEN:
            left[space] = foremost
            queue[queued] = space
            queued += 1
    at: i64 = 0
    while at < queued:
        space = queue[at]
        at += 1
        if left[space] >= nearest:
            break
        for way in range(first_approach[space], first_approach[space + 1]):
            before = approaches[way]
            if left[before] == FAR and steps[before] != TAKEN:
                left[before] = left[space] + 1
                queue[queued] = before
                queued += 1
                if steps[before] >= 0:
                    nearest = left[before]
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
