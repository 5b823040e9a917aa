"""Scoring of Leaf, one function per rule of RULES.md §6 and §7.12."""

from mypy_extensions import i64

from sylve.engine.game import Outcome, Rival
from sylve.engine.vec import append, vec
from sylve.engine.worlds import as_list
from sylve.games.leaf import feats, pieces
from sylve.games.leaf.lattice import BIT, bits, group_of
from sylve.games.leaf.pieces import ANIMAL_ACORNS, ANIMAL_COUNT, MUSHROOM_ACORNS, group_acorns
from sylve.games.leaf.state import WIND, Layout

RULES = ("acorns", "debts", "tree", "mushrooms", "animals", "pairs")
ROWS = (*RULES, "forest")


def acorn_points(state: Layout, player: i64) -> i64:
    """§6.1 The acorns gained during the game."""
    return state.acorns[player]


def debt_points(state: Layout, player: i64) -> i64:
    """§6.1 Three less for each token of an empty hand."""
    return -pieces.EMPTY_HAND_ACORNS * state.debts[player]


def higher_squirrels(state: Layout, player: i64) -> i64:
    higher: i64 = 0
    for other in range(state.players):
        if state.height(other) > state.height(player):
            higher += 1
    return higher


def tree_points(state: Layout, player: i64) -> i64:
    """§6.2 6 for the highest squirrel, 3 for the second; equals share a place and each get it all."""
    higher = higher_squirrels(state, player)
    if higher == 0:
        return pieces.HIGHEST_ACORNS
    return pieces.SECOND_ACORNS if higher == 1 else 0


def mushroom_points(state: Layout, player: i64) -> i64:
    """§6.3 Groups of adults on adjacent leaves."""
    points: i64 = 0
    for size in state.group_sizes(player):
        points += group_acorns(MUSHROOM_ACORNS, size)
    return points


def grown_points(state: Layout, player: i64, leaf: i64) -> i64:
    """What it adds when the baby on the leaf becomes an adult: the worth of its group, less that of those it joins."""
    joined = state.group(player, leaf)
    gain = group_acorns(MUSHROOM_ACORNS, bits(joined))
    left = joined & state.adults[player]
    for other in range(len(state.leaves)):
        if left & BIT[other] != 0:
            part = group_of(BIT[other], left, state.links)
            gain -= group_acorns(MUSHROOM_ACORNS, bits(part))
            left &= ~part
    return gain


def animal_points(state: Layout, player: i64) -> i64:
    """§6.4 Each species asleep in the Den; what stayed in the Forest counts nothing."""
    points: i64 = 0
    for animal in range(ANIMAL_COUNT):
        points += group_acorns(ANIMAL_ACORNS, state.in_den(player, animal))
    return points


def sheltered_points(state: Layout, player: i64, animal: i64) -> i64:
    """What it adds to the Den when the species goes to sleep there."""
    den = state.in_den(player, animal)
    both = den + state.in_forest(player, animal)
    return group_acorns(ANIMAL_ACORNS, both) - group_acorns(ANIMAL_ACORNS, den)


def suns_and_cards(state: Layout, player: i64) -> i64:
    return state.suns[player] + state.hand_size(player)


def pair_points(state: Layout, player: i64) -> i64:
    """§6.5 One for each pair of suns and leaf cards, mixed as one likes."""
    return suns_and_cards(state, player) // 2


def forest_points(state: Layout, player: i64) -> i64:
    """§7.12 The North Wind's acorn for each animal that its Forest has more than the other one."""
    if not state.is_wind(player):
        return 0
    return max(0, state.forest_size(WIND) - state.forest_size(0))


def sheet(state: Layout, player: i64) -> vec[i64]:
    """The player's points row by row, as `ROWS` names them."""
    points = vec[i64](capacity=len(ROWS))
    points = append(points, acorn_points(state, player))
    points = append(points, debt_points(state, player))
    points = append(points, tree_points(state, player))
    points = append(points, mushroom_points(state, player))
    points = append(points, animal_points(state, player))
    points = append(points, pair_points(state, player))
    return append(points, forest_points(state, player))


def total(state: Layout, player: i64) -> i64:
    points: i64 = 0
    for row in sheet(state, player):
        points += row
    return points


def breakdown(state: Layout, player: i64) -> dict[str, int]:
    """The player's points by rule; the North Wind's have one more line."""
    parts = dict(zip(ROWS, as_list(sheet(state, player)), strict=True))
    if not state.is_wind(player):
        del parts["forest"]
    return parts


def standing(state: Layout, player: i64) -> tuple[int, int]:
    """§6.6 The most acorns; of equals the most suns and cards."""
    return total(state, player), suns_and_cards(state, player)


def outcome(state: Layout) -> Outcome:
    """§6.6 Who is still equal shares the win. Alone, one beats the North Wind and notes feats, or does not (§7.13)."""
    seats = range(state.seats)
    parts = [breakdown(state, seat) for seat in seats]
    scores = [sum(part.values()) for part in parts]
    lines = {rule: [part[rule] for part in parts] for rule in RULES}
    if state.seats == 1:
        won, level = beats_wind(state), pieces.DIFFICULTIES[state.difficulty]
        return Outcome.alone(scores[0], lines, rival(state), won, level, feats.names(state) if won else ())
    standings = [standing(state, seat) for seat in seats]
    return Outcome(scores, [1 + sum(other > own for other in standings) for own in standings], lines)


def beats_wind(state: Layout) -> bool:
    return standing(state, 0) >= standing(state, WIND)


def rival(state: Layout) -> Rival:
    """What the North Wind scored."""
    return Rival("@wind", total(state, WIND), breakdown(state, WIND))
