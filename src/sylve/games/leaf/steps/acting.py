"""§4 The actions that a leaf has earned, colour by colour: why not, what happens, what it would bring."""

from typing import Final, Literal, TypedDict

from mypy_extensions import i64

from sylve.engine.actions import Verb
from sylve.engine.refusals import ALLOWED, Facts
from sylve.engine.vec import append, vec
from sylve.games.leaf import events, pieces, scoring
from sylve.games.leaf.actions import ACORN, CLIMB, DECK, DRAW, GROW, ON, RIGHT, SUN, TAKE
from sylve.games.leaf.lattice import bits
from sylve.games.leaf.pieces import (
    BROWN,
    COLOUR_COUNT,
    COLOURS,
    GREEN,
    KIND_COUNT,
    NO_CELL,
    ORANGE,
    RED,
    YELLOW,
    Animal,
    Colour,
    Reward,
    animal_of,
    has_acorn,
)
from sylve.games.leaf.refusals import (
    AT_THE_TOP,
    FORK,
    FULL_GROWN,
    NO_ANIMAL,
    NO_CARD_LEFT,
    NO_FORK,
    NO_LEAF,
    NO_SPORE,
    NOT_EARNED,
)
from sylve.games.leaf.state import BABY, NO_MUSHROOM, NONE, Layout
from sylve.games.leaf.steps.base import REWARD, LeafStep, trial


class ColourAction:
    """What an action of one colour can do. The verbs that spend it stand side by side in the action table."""

    def __init__(self, colour: i64, *verbs: Verb) -> None:
        self.colour = colour
        self.verbs = list(verbs)

    def why_not(self, state: Layout, seat: i64, action: i64) -> i64:  # noqa: ARG002
        return ALLOWED

    def do(self, state: Layout, seat: i64, action: i64) -> None:
        raise NotImplementedError

    def preview(self, state: Layout, seat: int, action: int) -> Facts:
        """What it would bring, as far as the seat can know; `colour` says whose action it is."""
        raise NotImplementedError

    def named(self) -> Colour:
        return COLOURS[self.colour]


# §4.2 An acorn instead


def exchange(state: Layout, player: i64, colour: i64) -> None:
    state.acorns[player] += 1
    events.EXCHANGES.tell(state, player, colour)


class AcornPreview(TypedDict):
    colour: Colour
    points: int


def exchange_preview(state: Layout, seat: int, colour: int) -> AcornPreview:
    after = trial(state)
    exchange(after, seat, colour)
    return {
        "colour": COLOURS[colour],
        "points": scoring.acorn_points(after, seat) - scoring.acorn_points(state, seat),
    }


# §4.3 Red: a mushroom


def grow(state: Layout, player: i64, leaf: i64) -> None:
    """A baby comes onto the leaf, or the one that stands there becomes an adult."""
    if state.mushroom(player, leaf) == BABY:
        state.ripen(player, leaf)
        events.RIPENS.tell(state, player, leaf, leaf)
    else:
        state.plant(player, leaf)
        events.PLANTS.tell(state, player, leaf, leaf)


class GrowPreview(TypedDict):
    colour: Colour
    mushroom: Literal["baby", "adult"]
    points: int
    group: int


class Growing(ColourAction):
    def why_not(self, state: Layout, seat: i64, action: i64) -> i64:
        leaf = GROW.argument(action)
        if leaf >= len(state.leaves):
            return NO_LEAF
        if state.can_grow(seat, leaf):
            return ALLOWED
        if state.mushroom(seat, leaf) == NO_MUSHROOM:
            return NO_SPORE
        return FULL_GROWN

    def do(self, state: Layout, seat: i64, action: i64) -> None:
        grow(state, seat, GROW.argument(action))

    def preview(self, state: Layout, seat: int, action: int) -> GrowPreview:
        leaf = GROW.argument(action)
        ripens = state.mushroom(seat, leaf) == BABY
        return {
            "colour": self.named(),
            "mushroom": "adult" if ripens else "baby",
            "points": scoring.grown_points(state, seat, leaf) if ripens else 0,
            "group": bits(state.group(seat, leaf)),
        }


# §4.4 Green: a leaf card


def draw_card(state: Layout, player: i64) -> None:
    """The top leaf card comes into the hand; an empty deck is made anew from the discard; without both none comes."""
    if not state.can_draw():
        return
    if len(state.deck) == 0:
        state.shuffle_discard()
        state.tell(events.SHUFFLES)
    species = state.draw(player)
    state.reveals += 1
    state.tell(events.DRAWS, player, species)


class DrawPreview(TypedDict):
    """The cards of the deck."""

    colour: Colour
    cards: int


class Drawing(ColourAction):
    def why_not(self, state: Layout, seat: i64, action: i64) -> i64:  # noqa: ARG002
        return ALLOWED if state.can_draw() else NO_CARD_LEFT

    def do(self, state: Layout, seat: i64, action: i64) -> None:  # noqa: ARG002
        draw_card(state, seat)

    def preview(self, state: Layout, seat: int, action: int) -> DrawPreview:  # noqa: ARG002
        return {"colour": self.named(), "cards": len(state.deck)}


# §4.5 Orange: an animal


def take_slot(state: Layout, player: i64, slot: i64) -> None:
    """An animal in sight comes to the Forest."""
    kind = state.slots[slot]
    state.slots[slot] = NONE
    welcome(state, player, kind)
    events.TAKES.tell(state, player, animal_of(kind), acorns_on(kind))


def take_from_deck(state: Layout, player: i64) -> None:
    """The top animal of the deck comes to the Forest."""
    kind = state.draw_animal()
    state.reveals += 1
    welcome(state, player, kind)
    events.TAKES_FROM_DECK.tell(state, player, animal_of(kind), acorns_on(kind))


def welcome(state: Layout, player: i64, kind: i64) -> None:
    state.forest[player * KIND_COUNT + kind] += 1
    state.acorns[player] += acorns_on(kind)


def acorns_on(kind: i64) -> i64:
    return 1 if has_acorn(kind) else 0


class AnimalPreview(TypedDict):
    """The acorn on the animal, and how many of its species the Forest would hold."""

    colour: Colour
    animal: Animal
    points: int
    forest: int


class DeckPreview(TypedDict):
    """The animals of the deck."""

    colour: Colour
    animals: int


class Calling(ColourAction):
    def why_not(self, state: Layout, seat: i64, action: i64) -> i64:  # noqa: ARG002
        """An animal in sight, or the top of the deck."""
        if TAKE.has(action):
            return NO_ANIMAL if state.slots[TAKE.argument(action)] == NONE else ALLOWED
        return NO_ANIMAL if len(state.animals) == 0 else ALLOWED

    def do(self, state: Layout, seat: i64, action: i64) -> None:
        if TAKE.has(action):
            take_slot(state, seat, TAKE.argument(action))
        else:
            take_from_deck(state, seat)

    def preview(self, state: Layout, seat: int, action: int) -> AnimalPreview | DeckPreview:
        if not TAKE.has(action):
            return {"colour": self.named(), "animals": len(state.animals)}
        slot, after = TAKE.argument(action), trial(state)
        animal = animal_of(state.slots[slot])
        take_slot(after, seat, slot)
        return {
            "colour": self.named(),
            "animal": pieces.ANIMALS[animal],
            "points": scoring.acorn_points(after, seat) - scoring.acorn_points(state, seat),
            "forest": after.in_forest(seat, animal),
        }


# §4.6 Yellow: a sun


def gain_sun(state: Layout, player: i64) -> None:
    state.suns[player] += 1
    events.SUNS.tell(state, player, 1)


class SunPreview(TypedDict):
    """The suns that one would have."""

    colour: Colour
    suns: int


class Sunning(ColourAction):
    def do(self, state: Layout, seat: i64, action: i64) -> None:  # noqa: ARG002
        gain_sun(state, seat)

    def preview(self, state: Layout, seat: int, action: int) -> SunPreview:  # noqa: ARG002
        after = trial(state)
        gain_sun(after, seat)
        return {"colour": self.named(), "suns": after.suns[seat]}


# §4.7–4.9 Brown: the squirrel


def climb(state: Layout, player: i64, to_left: bool) -> None:
    """The squirrel goes up and gains suns and acorns of its cell; cards and animals are gained by who climbed."""
    tree, cell = state.box.tree, state.above(player, to_left)
    reward, amount = tree.reward[cell], tree.amount[cell]
    state.squirrels[player] = cell
    if reward == pieces.SUN:
        state.suns[player] += amount
    elif reward == pieces.ACORN:
        state.acorns[player] += amount
    events.CLIMBS.tell(state, player, tree.height[cell], reward, amount)


class ClimbPreview(TypedDict):
    """The cell, its reward, and the points of its acorns and of the race to the top."""

    colour: Colour
    cell: int
    height: int
    reward: Reward
    amount: int
    points: int


class Climbing(ColourAction):
    def why_not(self, state: Layout, seat: i64, action: i64) -> i64:
        """Where a free cell is above; through a fork to the left or to the right (§4.8)."""
        way = CLIMB.argument(action)
        if state.above(seat, way != RIGHT) == NO_CELL:
            return AT_THE_TOP
        if way == ON and state.meets_fork(seat):
            return FORK
        if way != ON and not state.meets_fork(seat):
            return NO_FORK
        return ALLOWED

    def do(self, state: Layout, seat: i64, action: i64) -> None:
        """§4.9 A leaf card of the tree is drawn at once; for an animal its own choice comes first."""
        climb(state, seat, CLIMB.argument(action) != RIGHT)
        tree, cell = state.box.tree, state.squirrels[seat]
        for _ in range(tree.amount[cell]):
            if tree.reward[cell] == pieces.LEAF_CARD:
                draw_card(state, seat)
            elif tree.reward[cell] == pieces.ANIMAL:
                state.agenda.push(REWARD, seat, 0)

    def preview(self, state: Layout, seat: int, action: int) -> ClimbPreview:
        after = trial(state)
        climb(after, seat, CLIMB.argument(action) != RIGHT)
        tree, cell = state.box.tree, after.squirrels[seat]
        race = scoring.tree_points(after, seat) - scoring.tree_points(state, seat)
        return {
            "colour": self.named(),
            "cell": cell,
            "height": tree.height[cell],
            "reward": pieces.REWARDS[tree.reward[cell]],
            "amount": tree.amount[cell],
            "points": race + scoring.acorn_points(after, seat) - scoring.acorn_points(state, seat),
        }


CALLING: Final = Calling(ORANGE, TAKE, DECK)
BY_COLOUR: Final[list[ColourAction]] = [
    Growing(RED, GROW),
    Drawing(GREEN, DRAW),
    CALLING,
    Sunning(YELLOW, SUN),
    Climbing(BROWN, CLIMB),
]


def _colours() -> vec[i64]:
    """By answer to the step: the colour of the action that it spends."""
    colours = vec[i64]()
    for action in BY_COLOUR:
        for verb in action.verbs:
            for _ in range(verb.size):
                colours = append(colours, action.colour)
    for colour in range(COLOUR_COUNT):
        colours = append(colours, colour)
    return colours


COLOUR_OF: Final = _colours()


class Acting(LeafStep):
    """§4.1 An action of a colour that was earned, or an acorn for it (§4.2), until none is left."""

    def asks(self, state: Layout) -> bool:
        return not state.short and any(state.pending[colour] > 0 for colour in range(COLOUR_COUNT))

    def run(self, state: Layout) -> None:
        """Nothing is left to do, or all of it is exchanged (§9.1)."""
        for colour in range(COLOUR_COUNT):
            while state.pending[colour] > 0:
                state.pending[colour] -= 1
                exchange(state, state.agenda.seat(), colour)
        state.agenda.pop()

    def reason(self, state: Layout, seat: i64, action: i64) -> i64:
        colour = self.colour_of(action)
        if state.pending[colour] == 0:
            return NOT_EARNED
        if ACORN.has(action):
            return ALLOWED
        return BY_COLOUR[colour].why_not(state, seat, action)

    def do(self, state: Layout, seat: i64, action: i64) -> None:
        colour = self.colour_of(action)
        state.pending[colour] -= 1
        if ACORN.has(action):
            exchange(state, seat, colour)
        else:
            BY_COLOUR[colour].do(state, seat, action)

    def colour_of(self, action: i64) -> i64:
        """The colour of the action that this spends."""
        return COLOUR_OF[action - self.first]

    def prompt(self, state: Layout, seat: int) -> tuple[str, Facts]:
        return self.name, {"seat": seat, "actions": sum(state.pending)}

    def preview(self, state: Layout, seat: int, action: int) -> Facts:
        colour = self.colour_of(action)
        if ACORN.has(action):
            return exchange_preview(state, seat, colour)
        return BY_COLOUR[colour].preview(state, seat, action)

    def refusal_facts(self, state: Layout, seat: int, action: int, reason: int) -> Facts:  # noqa: ARG002
        return {"action": f"@action-{COLOURS[self.colour_of(action)]}"} if reason == NOT_EARNED else {}


class Rewarding(LeafStep):
    """§4.9 An animal of the tree, gained like an orange action; there is no acorn instead."""

    def asks(self, state: Layout) -> bool:
        return state.any_animal()

    def reason(self, state: Layout, seat: i64, action: i64) -> i64:
        return CALLING.why_not(state, seat, action)

    def do(self, state: Layout, seat: i64, action: i64) -> None:
        state.agenda.pop()
        CALLING.do(state, seat, action)

    def preview(self, state: Layout, seat: int, action: int) -> Facts:
        return CALLING.preview(state, seat, action)
