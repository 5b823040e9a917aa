"""What an action of Leaf would bring right now, by what its seat knows: the facts beside the choices on the page."""

from typing import Final

from sylve.engine.refusals import Facts
from sylve.games.leaf import actions, ground, pieces, scoring
from sylve.games.leaf.actions import SHELTER
from sylve.games.leaf.ground import AXIAL, BIT, NOBODY, SIDES, beside, members, tips_of
from sylve.games.leaf.pieces import COLOURS, WINTER_LINE
from sylve.games.leaf.rules import CHOOSE, FROM_PILE, FROST, LAY, SEASON, Leaf
from sylve.games.leaf.state import BABY, NO_MUSHROOM

LINES: Final = ("", "frost", "winter")


def vertices(mask: int) -> list[int]:
    return [vertex for vertex in range(SIDES) if mask & BIT[vertex]]


def coordinates(state: Leaf) -> list[tuple[int, int]]:
    """Where each leaf lies, counted from the first: each was laid beside an older one."""
    found: list[tuple[int, int]] = [(0, 0)]
    for leaf in range(1, len(state.leaves)):
        for direction, (q, r) in enumerate(AXIAL):
            older = int(state.floor[beside(state.cells[leaf], direction)])
            if older != NOBODY and older < leaf:
                found.append((found[older][0] - q, found[older][1] - r))
                break
    return found


def preview(state: Leaf, seat: int, action: int) -> Facts:
    """What an action would bring right now, by what the seat knows."""
    step = state.agenda.what()
    if step in (CHOOSE, FROM_PILE):
        return preview_leaf(state, int(actions.species_of(action)))
    if step == LAY:
        return preview_place(state, seat, action)
    if step == SEASON:
        return preview_season(state, seat, action)
    if step == FROST:
        return preview_shelter(state, seat, action - int(SHELTER(0)))
    return preview_act(state, seat, action)


def preview_leaf(state: Leaf, species: int) -> Facts:
    """How many places the leaf has, and the most actions it can bring. An empty pile leaves the choice of another."""
    if not state.left[species]:
        return {"tile": None, "places": 0, "most": 0}
    most = 0
    found = state.placements(species)
    for action in found:
        most = max(most, sum(int(count) for count in met_at(state, int(action), species)))
    return {"tile": pieces.tile_name(int(state.top(species))), "places": len(found), "most": most}


def cell_of(state: Leaf, action: int) -> int:
    return int(beside(state.cells[actions.leaf_of(action)], actions.direction_of(action)))


def met_at(state: Leaf, action: int, species: int) -> list[int]:
    tips = tips_of(species, actions.turn_of(action))
    return [int(count) for count in state.tips_met(cell_of(state, action), tips)]


def preview_place(state: Leaf, seat: int, action: int) -> Facts:
    """Where the leaf would lie, which actions it would earn, and whose mushrooms would react."""
    species, leaf = int(state.agenda.argument()), int(actions.leaf_of(action))
    q, r = coordinates(state)[leaf]
    step_q, step_r = AXIAL[actions.direction_of(action)]
    tips = int(tips_of(species, actions.turn_of(action)))
    met = met_at(state, action, species)
    return {
        "q": q + step_q,
        "r": r + step_r,
        "turn": int(actions.turn_of(action)),
        "tips": vertices(tips),
        "actions": {COLOURS[colour]: met[colour] for colour in range(pieces.COLOUR_COUNT) if met[colour]},
        "total": sum(met),
        "met": tips_at(state, cell_of(state, action), tips),
        "adjacent": [int(other) + 1 for other in members(state.leaves_met(cell_of(state, action), tips))],
        "reactions": reactions(state, seat, int(state.leaves_met(cell_of(state, action), tips))),
    }


def tips_at(state: Leaf, cell: int, tips: int) -> list[dict[str, object]]:
    """Each tip of another leaf that a leaf with these tips would meet in the cell, and on which of its vertices."""
    found: list[dict[str, object]] = []
    for direction in range(SIDES):
        leaf = int(state.floor[beside(cell, direction)])
        if leaf != NOBODY:
            for vertex in vertices(int(ground.reach(direction, state.tips[leaf])) & tips):
                found.append({"vertex": vertex, "leaf": leaf + 1, "colour": COLOURS[state.colour(leaf)]})
    return found


def reactions(state: Leaf, seat: int, met: int) -> dict[str, int]:
    """The suns that a placement beside these leaves would bring to the others, by player."""
    suns: dict[str, int] = {}
    for leaf in members(met):
        biggest = state.biggest_mushroom(leaf)
        for player in range(state.players):
            if biggest != NO_MUSHROOM and player != seat and state.mushroom(player, leaf) == biggest:
                suns[str(player)] = suns.get(str(player), 0) + 1
    return suns


def preview_act(state: Leaf, seat: int, action: int) -> Facts:
    if actions.FIRST_GROW <= action < actions.FIRST_DRAW:
        leaf = action - int(actions.FIRST_GROW)
        after = state.copy()
        after.grow(seat, leaf)
        return {
            "mushroom": "adult" if state.mushroom(seat, leaf) == BABY else "baby",
            "points": int(scoring.mushroom_points(after, seat) - scoring.mushroom_points(state, seat)),
            "group": int(ground.bits(state.group(seat, leaf))),
        }
    if actions.FIRST_TAKE <= action < actions.FIRST_DECK:
        kind = int(state.slots[action - int(actions.FIRST_TAKE)])
        owned = int(state.in_forest(seat, kind // 2))
        return {"animal": pieces.ANIMALS[kind // 2], "points": kind % 2, "forest": owned + 1}
    if actions.FIRST_CLIMB <= action < actions.FIRST_ACORN:
        return preview_climb(state, seat, action - int(actions.FIRST_CLIMB))
    if action == actions.FIRST_DRAW:
        return {"cards": len(state.deck)}
    if action == actions.FIRST_DECK:
        return {"animals": len(state.animals)}
    if action == actions.FIRST_SUN:
        return {"suns": int(state.suns[seat]) + 1}
    return {"points": 1}


def preview_climb(state: Leaf, seat: int, way: int) -> Facts:
    cell = int(state.above(seat, way != actions.RIGHT))
    reward, amount = int(pieces.REWARD[cell]), int(pieces.REWARD_AMOUNT[cell])
    after = state.copy()
    after.squirrels[seat] = cell
    race = int(scoring.tree_points(after, seat) - scoring.tree_points(state, seat))
    return {
        "cell": cell,
        "height": int(pieces.HEIGHT[cell]),
        "reward": pieces.REWARDS[reward],
        "amount": amount,
        "points": race + (amount if reward == pieces.ACORN else 0),
    }


def preview_season(state: Leaf, seat: int, action: int) -> Facts:
    if action != actions.FIRST_ADVANCE:
        return {"suns": int(state.suns[seat])}
    cell = int(min(state.season + 1, state.last_cell()))
    line = int(state.track_line(cell)) if cell != state.season else pieces.NO_LINE
    brings_winter = line == WINTER_LINE and not state.winter
    return {"points": int(state.track_acorns(cell)), "line": LINES[line], "winter": brings_winter}


def preview_shelter(state: Leaf, seat: int, animal: int) -> Facts:
    den, forest = state.in_den(seat, animal), state.in_forest(seat, animal)
    before = pieces.group_acorns(pieces.ANIMAL_ACORNS, den)
    after = pieces.group_acorns(pieces.ANIMAL_ACORNS, den + forest)
    return {"count": int(forest), "den": int(den), "points": int(after - before)}
