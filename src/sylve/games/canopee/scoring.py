"""Scoring of Canopée, one function per rule of RULES.md §5 to §9 and §11."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.game import Outcome, Rival
from sylve.engine.worlds import filled
from sylve.games.canopee import pieces
from sylve.games.canopee.state import Layout

ROW_NAMES: Final = ("trees", "tallest", "plants", "weather", "season", "threats")
NO_TREE: Final = -1


# §5.6 Trees, §5.7 the tallest.


def tree_points(state: Layout, seat: i64, tree: i64) -> i64:
    """The values of the trunks, and the canopy's value for each of them; an open tree is worth nothing."""
    if not state.is_complete(seat, tree):
        return 0
    points = state.canopy_of(seat, tree) * state.height(seat, tree)
    for value in range(pieces.CARD_VALUES):
        points += value * state.trunks_of(seat, tree, value)
    return points


def unscored_tree_points(state: Layout, seat: i64) -> i64:
    points: i64 = 0
    for tree in range(state.slots[seat]):
        if not state.is_scored(seat, tree):
            points += tree_points(state, seat, tree)
    return points


def tallest_tree(state: Layout, seat: i64) -> i64:
    """The seat's tallest complete tree without an award, the oldest of equals; or NO_TREE."""
    best: i64 = NO_TREE
    for tree in range(state.slots[seat]):
        eligible = state.is_complete(seat, tree) and not state.is_awarded(seat, tree)
        if eligible and (best == NO_TREE or state.height(seat, tree) > state.height(seat, best)):
            best = tree
    return best


def tallest_height(state: Layout, seat: i64) -> i64:
    tree = tallest_tree(state, seat)
    return 0 if tree == NO_TREE else state.height(seat, tree)


def wins_tallest(state: Layout, seat: i64) -> bool:
    """Everybody with a tree of the greatest height; nobody where no tree can win."""
    mine = tallest_height(state, seat)
    if mine == 0:
        return False
    for rival in range(state.forests):
        if tallest_height(state, rival) > mine:
            return False
    return True


def tallest_points(state: Layout) -> i64:
    return pieces.TALLEST_POINTS[state.season]


def tallest_award(state: Layout, seat: i64) -> i64:
    """What the seat gets for the tallest tree as it stands."""
    if not wins_tallest(state, seat):
        return 0
    return tallest_points(state)


# §5.8 Plants, §5.9 weather.


def fern_points(ferns: i64) -> i64:
    return pieces.FERN_POINTS * ferns if ferns % 2 == 1 else 0


def bromeliad_points(bromeliads: i64) -> i64:
    return pieces.BROMELIAD_POINTS[min(bromeliads, 3)]


def monstera_points(monsteras: i64) -> i64:
    return pieces.MONSTERA_POINTS if monsteras >= pieces.MONSTERA_SET else 0


def vines_points(vines: i64, trees: i64) -> i64:
    """§7.3 One point for each vine and complete tree."""
    return vines * trees


def orchid_holds(rain: i64, sun: i64) -> bool:
    """§7.4 Orchids stay as long as rain and sun differ by less than two."""
    return -pieces.ORCHID_GAP < rain - sun < pieces.ORCHID_GAP


def orchid_points(state: Layout, seat: i64, orchids: i64) -> i64:
    if not orchid_holds(state.count(seat, pieces.RAIN), state.count(seat, pieces.SUN)):
        return 0
    return state.box.orchid_points * orchids


def flora_points(state: Layout, seat: i64, kind: i64, count: i64) -> i64:
    """What so many plants of one kind would be worth now."""
    if kind == pieces.FERN:
        return fern_points(count)
    if kind == pieces.BROMELIAD:
        return bromeliad_points(count)
    if kind == pieces.MONSTERA:
        return monstera_points(count)
    if kind == pieces.VINES:
        return vines_points(count, state.complete_trees(seat))
    if kind == pieces.ORCHID:
        return orchid_points(state, seat, count)
    return 0


def plant_points(state: Layout, seat: i64) -> i64:
    points: i64 = 0
    for kind in range(pieces.FERN, pieces.PITCHER + 1):
        points += flora_points(state, seat, kind, state.count(seat, kind))
    return points


def weather_points(state: Layout, seat: i64) -> i64:
    return pieces.PAIR_POINTS * min(state.count(seat, pieces.RAIN), state.count(seat, pieces.SUN))


# §9 Season cards that score.


def sign_points(state: Layout, seat: i64) -> i64:
    """§9.3, §9.6, §9.8 What the season card brings with plants and weather."""
    value = state.box.sign_value[max(state.sign, 0)]
    rain, sun = state.count(seat, pieces.RAIN), state.count(seat, pieces.SUN)
    if state.sign == pieces.RAINS:
        return value * max(0, rain - sun)
    if state.sign == pieces.SUNSHINE:
        return value * max(0, sun - rain)
    if state.sign == pieces.BLOOMS:
        for kind in range(pieces.FERN, pieces.MONSTERA + 1):
            if state.count(seat, kind) == 0:
                return 0
        return value
    if state.sign == pieces.MIGRATIONS:
        return value * newcomers(state, seat)
    return 0


def newcomers(state: Layout, seat: i64) -> i64:
    """Animals that came this season and are still here."""
    animals: i64 = 0
    for kind in range(pieces.WILDLIFE, pieces.KIND_COUNT):
        if state.came(kind):
            animals += state.count(seat, kind)
    return animals


def sign_tree_points(state: Layout, seat: i64) -> i64:
    """§9.7 What the season card adds to the trees that are scored now."""
    points: i64 = 0
    for tree in range(state.slots[seat]):
        if state.is_complete(seat, tree) and not state.is_scored(seat, tree):
            if state.sign == pieces.GROVES:
                points += state.box.sign_value[pieces.GROVES]
            elif state.sign == pieces.GIANTS and state.height(seat, tree) >= pieces.GIANT_HEIGHT:
                points += state.box.sign_value[pieces.GIANTS]
    return points


def season_points(state: Layout, seat: i64) -> i64:
    """All that the season card would bring as things stand."""
    if state.sign == pieces.NO_SIGN:
        return 0
    return sign_points(state, seat) + sign_tree_points(state, seat)


def running_points(state: Layout, seat: i64) -> i64:
    """What this season would bring if it were scored as it stands: no threats, no award."""
    points = unscored_tree_points(state, seat) + plant_points(state, seat) + weather_points(state, seat)
    return points + season_points(state, seat)


def expected_points(state: Layout, seat: i64) -> i64:
    """What would be added if the season and the game ended as it stands: no threats, no largest forest."""
    return running_points(state, seat) + tallest_award(state, seat) + wildlife_points(state, seat)


# §6.1 Animals, §11.7 the Spirit's.


def animal_points(state: Layout, seat: i64, kind: i64) -> i64:
    """What an animal is worth in the seat's forest."""
    species = pieces.species_of(kind)
    if pieces.is_active(kind):
        return counted(state, seat, active_points(state, seat, species))
    return counted(state, seat, breeding_points(state, seat, species))


def counted(state: Layout, seat: i64, points: i64) -> i64:
    """What an animal's points count in the seat's forest: the Spirit's count twice (§11.7)."""
    return points * pieces.SPIRIT_WILDLIFE_FACTOR if state.is_spirit(seat) else points


def active_points(state: Layout, seat: i64, species: i64) -> i64:
    """The points of the active card; the Spirit loses nothing by the jaguar, and counts no heights (§11.7)."""
    points = state.box.active_points[species]
    if state.is_spirit(seat):
        return max(points, 0)
    if species == pieces.MARMOSET:
        points += different_heights(state, seat)
    return points


def breeding_points(state: Layout, seat: i64, species: i64) -> i64:
    """The points of the breeding card: the higher ones beside its mate."""
    if state.has_active(seat, species):
        return state.box.high_points[species]
    return state.box.low_points[species]


def different_heights(state: Layout, seat: i64) -> i64:
    """§8.5 How many heights the seat's complete trees have."""
    seen = filled(pieces.TREES, 0)
    heights: i64 = 0
    for tree in range(state.slots[seat]):
        height = state.height(seat, tree)
        if state.is_complete(seat, tree) and seen[height] == 0:
            seen[height] = 1
            heights += 1
    return heights


def wildlife_points(state: Layout, seat: i64) -> i64:
    points: i64 = 0
    for kind in range(pieces.WILDLIFE, pieces.KIND_COUNT):
        if state.count(seat, kind) > 0:
            points += animal_points(state, seat, kind)
    return points


# §11.6 The Spirit's threats.


def threat_points(state: Layout) -> i64:
    """What the Spirit gets where it has more threats than the person."""
    if state.seats == 1 and state.threats(1) > state.threats(0):
        return pieces.SPIRIT_THREAT_POINTS
    return 0


# §6.2 The largest forest.


def largest_forest(state: Layout, seat: i64) -> i64:
    """For everybody with the most complete trees, be it none."""
    mine = state.complete_trees(seat)
    for rival in range(state.forests):
        if state.complete_trees(rival) > mine:
            return 0
    return pieces.largest_points(state.seats)


# §6.3 Winning, §11.8 against the Spirit.


def total(state: Layout, seat: i64) -> i64:
    return state.points(seat) + wildlife_points(state, seat) + largest_forest(state, seat)


def rows_of(state: Layout, seat: i64) -> dict[str, int]:
    """One forest's score sheet."""
    sheet = {name: state.row(seat, row) for row, name in enumerate(ROW_NAMES)}
    if not state.changing:
        del sheet["season"]
    if not state.is_spirit(seat):
        del sheet["threats"]
    sheet["wildlife"] = wildlife_points(state, seat)
    sheet["largest"] = largest_forest(state, seat)
    return sheet


def outcome(state: Layout) -> Outcome:
    sheets = [rows_of(state, seat) for seat in range(state.seats)]
    breakdown = {name: [sheet[name] for sheet in sheets] for name in sheets[0]}
    scores = [sum(sheet.values()) for sheet in sheets]
    if state.seats == 1:
        return against_spirit(state, scores[0], breakdown)
    standing = [(scores[seat], state.wildlife(seat)) for seat in range(state.seats)]
    ranks = [1 + sum(other > own for other in standing) for own in standing]
    return Outcome(scores=scores, ranks=ranks, breakdown=breakdown)


def against_spirit(state: Layout, score: int, breakdown: dict[str, list[int]]) -> Outcome:
    """The person wins with more points, or with as many and more animals."""
    sheet = rows_of(state, 1)
    points = sum(sheet.values())
    won = (score, state.wildlife(0)) > (points, state.wildlife(1))
    return Outcome.alone(score, breakdown, Rival("@spirit", points, sheet), won, "victory")
