"""§3 Placing a leaf: where it may lie, what it earns, and which mushrooms react."""

from typing import TypedDict

from mypy_extensions import i64

from sylve.engine.chance import Dice
from sylve.engine.refusals import ALLOWED, Facts
from sylve.engine.vec import vec
from sylve.engine.worlds import filled
from sylve.games.leaf import events
from sylve.games.leaf.actions import PLACE
from sylve.games.leaf.lattice import BIT, COUNT, NOBODY, SIDES, STEP_Q, STEP_R, beside, bits, members, reach
from sylve.games.leaf.pieces import COLOURS, Colour
from sylve.games.leaf.refusals import NO_LEAF, OCCUPIED, OLDER_LEAF, SAME_TURNED, TOO_FEW_TIPS
from sylve.games.leaf.state import NONE, Layout
from sylve.games.leaf.steps.acting import grow
from sylve.games.leaf.steps.base import LeafStep


def show_card(state: Layout, seat: i64) -> None:
    """§2.3 The card, and for a boost its like, go to the discard for all to see."""
    state.put_away(seat, state.chosen)
    if state.boosted:
        state.put_away(seat, state.chosen)
    state.reveals += 1
    state.tell(events.BOOSTS if state.boosted else events.PLAYS, seat, state.chosen)
    state.chosen = NONE


def tips_at(state: Layout, species: i64, action: i64) -> i64:
    """The vertices on which the leaf would have its tips."""
    return state.box.tips_of(species, PLACE.third_field(action))


def actions_earned(state: Layout, species: i64, action: i64) -> vec[i64]:
    """§4.1 The actions, by colour, that a leaf of that species would earn: one for each foreign tip that it meets."""
    return state.tips_met(state.cell_of(action), tips_at(state, species, action))


def adjacent_leaves(state: Layout, species: i64, action: i64) -> i64:
    """§3.4 The set of leaves that the leaf would touch."""
    return state.leaves_met(state.cell_of(action), tips_at(state, species, action))


def place_leaf(state: Layout, player: i64, pile: i64, action: i64) -> i64:
    """§3.1 The top leaf of a pile comes to the floor and earns its actions; its number."""
    tile, cell, turn = state.top(pile), state.cell_of(action), PLACE.third_field(action)
    state.left[pile] -= 1
    state.reveals += 1
    state.pending = actions_earned(state, pile, action)
    leaf = state.lay(tile, cell, turn)
    events.PLACES.tell(state, player, leaf, leaf)
    return leaf


def reactions(state: Layout, placer: i64, adjacent: i64) -> vec[i64]:
    """§3.5 The suns, by player, for a leaf laid beside these leaves.

    On each of them the biggest mushroom brings one to its owners, except to who placed the leaf.
    """
    suns = filled(state.players, 0)
    for player in range(state.players):
        if player != placer:
            suns[player] = bits(adjacent & state.biggest_mushrooms(player))
    return suns


def react(state: Layout, placer: i64, leaf: i64) -> None:
    """§3.5 The mushrooms on the adjacent leaves bring their suns."""
    suns = reactions(state, placer, state.links[leaf])
    for player in range(state.players):
        if suns[player] > 0:
            state.suns[player] += suns[player]
            events.REACTS.tell(state, player, suns[player])


class TipPreview(TypedDict):
    """A tip of a leaf on the floor, and the vertex of the new leaf that meets it."""

    vertex: int
    leaf: int
    colour: Colour


class PlacePreview(TypedDict):
    """Where the leaf would lie and beside which, the actions it would earn, and the suns of others by player."""

    q: int
    r: int
    turn: int
    leaf: int
    tips: list[int]
    actions: dict[str, int]
    total: int
    met: list[TipPreview]
    adjacent: list[int]
    reactions: dict[str, int]


class Placing(LeafStep):
    """§3.1–3.5 The leaf goes into a free cell where two of its tips meet others."""

    def asks(self, state: Layout) -> bool:  # noqa: ARG002 - only a leaf with room is lifted
        return True

    def reason(self, state: Layout, seat: i64, action: i64) -> i64:  # noqa: ARG002
        """A free cell beside a leaf (§3.1), where two of the leaf's own tips meet others (§3.3)."""
        leaf = PLACE.first_field(action)
        if leaf >= len(state.leaves):
            return NO_LEAF
        cell = beside(state.cells[leaf], PLACE.second_field(action))
        if state.floor[cell] != NOBODY:
            return OCCUPIED
        if state.oldest_beside(cell) != leaf:
            return OLDER_LEAF
        species, turn = state.agenda.argument(), PLACE.third_field(action)
        if turn >= state.box.turns[species]:
            return SAME_TURNED
        if not state.connects(cell, state.box.tips_of(species, turn)):
            return TOO_FEW_TIPS
        return ALLOWED

    def legal(self, state: Layout, seat: i64) -> vec[i64]:  # noqa: ARG002
        return state.placements(state.agenda.argument())

    def thrown(self, state: Layout, seat: i64, dice: Dice) -> i64:
        return self.thrown_below(state, seat, PLACE.of(len(state.leaves)), dice)

    def do(self, state: Layout, seat: i64, action: i64) -> None:
        """The card is shown (§2.3), its leaf placed (§3), boosted (§2.4), and the mushrooms around react (§3.5)."""
        pile = state.agenda.argument()
        state.agenda.pop()
        show_card(state, seat)
        leaf = place_leaf(state, seat, pile, action)
        if state.boosted:
            grow(state, seat, leaf)
            state.boosted = False
        react(state, seat, leaf)

    def prompt(self, state: Layout, seat: int) -> tuple[str, Facts]:
        return self.name, {"seat": seat, "tile": events.tile_words(state.top(state.agenda.argument()))}

    def offered(self, state: Layout, seat: int) -> list[int]:
        """At every cell with room all turns of the leaf that look different."""
        turns = range(state.box.turns[state.agenda.argument()])
        cells = {(PLACE.first_field(a), PLACE.second_field(a)) for a in self.legal(state, seat)}
        return [PLACE.of(leaf, direction, turn) for leaf, direction in sorted(cells) for turn in turns]

    def preview(self, state: Layout, seat: int, action: int) -> PlacePreview:
        species, leaf = state.agenda.argument(), PLACE.first_field(action)
        cell, tips = state.cell_of(action), tips_at(state, species, action)
        earned, adjacent = actions_earned(state, species, action), adjacent_leaves(state, species, action)
        suns = reactions(state, seat, adjacent)
        (q, r), direction = coordinates(state, leaf), PLACE.second_field(action)
        return {
            "q": q + STEP_Q[direction],
            "r": r + STEP_R[direction],
            "turn": PLACE.third_field(action),
            "leaf": leaf + 1,
            "tips": vertices(tips),
            "actions": {name: count for name, count in zip(COLOURS, earned, strict=True) if count},
            "total": sum(earned),
            "met": tips_met(state, cell, tips),
            "adjacent": [other + 1 for other in members(adjacent)],
            "reactions": {str(player): suns[player] for player in range(state.players) if suns[player]},
        }

    def refusal_facts(self, state: Layout, seat: int, action: int, reason: int) -> Facts:  # noqa: ARG002
        if reason == OLDER_LEAF:
            return {"leaf": state.oldest_beside(state.cell_of(action)) + 1}
        if reason == TOO_FEW_TIPS:
            tips = tips_at(state, state.agenda.argument(), action)
            return {"tips": COUNT[state.reached(state.cell_of(action)) & tips]}
        return {}


def vertices(mask: i64) -> list[int]:
    return [vertex for vertex in range(SIDES) if mask & BIT[vertex]]


def tips_met(state: Layout, cell: i64, tips: i64) -> list[TipPreview]:
    """Each tip of another leaf that a leaf with these tips would meet in the cell, and on which of its vertices."""
    found: list[TipPreview] = []
    for direction in range(SIDES):
        leaf = state.floor[beside(cell, direction)]
        if leaf != NOBODY:
            for vertex in vertices(reach(direction, state.tips[leaf]) & tips):
                found.append({"vertex": vertex, "leaf": leaf + 1, "colour": COLOURS[state.colour(leaf)]})
    return found


def coordinates(state: Layout, leaf: i64) -> tuple[int, int]:
    """Where a leaf lies, counted from the first: each was laid beside an older one."""
    q: i64 = 0
    r: i64 = 0
    while leaf > 0:
        direction = state.older_beside(leaf)
        q -= STEP_Q[direction]
        r -= STEP_R[direction]
        leaf = state.floor[beside(state.cells[leaf], direction)]
    return q, r
