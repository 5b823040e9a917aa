"""Positions of Leaf in words: a floor as `sweetgum-red@1,0/2` (tile, cell q,r and turn), cards and animals by name."""

from typing import Any

import sylve
from sylve.engine.state import State
from sylve.engine.worlds import filled
from sylve.games.leaf import lattice, pieces
from sylve.games.leaf.box import VALUES
from sylve.games.leaf.lattice import AXIAL, DIRECTIONS, SIDES
from sylve.games.leaf.rules import Leaf
from sylve.games.leaf.steps.base import CHOOSE

GAME: Any = sylve.game("leaf")  # whose states are of the game's own class

BOX = VALUES.box({})
CELL_NAMES = BOX.tree.names
STARTERS = "sweetgum-green@0,0 silver-maple-orange@1,0"


def game(seats: int = 2, seed: int = 1, **options: Any) -> Leaf:
    state = sylve.game("leaf").start(seats, seed, listen=True, **options)
    assert isinstance(state, Leaf)
    return state


def table(state: State, seat: int | None = None) -> dict:
    return state.view(seat)["table"]


def active(state: Leaf) -> int:
    return int(state.active())


def play(state: Leaf, *says: str) -> Leaf:
    """Each action by the one seat whose turn it is."""
    for say in says:
        (seat,) = state.to_act()
        state.play(seat, state.read(say))
    return state


def why_not(state: Leaf, say: str) -> str | None:
    (seat, *_) = state.to_act()
    refusal = state.why_not(seat, state.read(say))
    return refusal and refusal.code


def says(state: Leaf) -> list[str]:
    (seat, *_) = state.to_act()
    return [state.say(action) for action in state.actions(seat)]


def events(state: Leaf, kind: str) -> list[dict]:
    return [event.seen_by(None)["facts"] for event in state.heard if event.kind == kind]


# The floor


def cell(q: int, r: int) -> int:
    """The engine's place for a cell of the lattice, walked to from the origin."""
    place = lattice.ORIGIN
    for direction, steps in ((0 if q > 0 else 3, abs(q)), (1 if r > 0 else 4, abs(r))):
        for _ in range(steps):
            place = lattice.beside(place, direction)
    return int(place)


def tile(name: str) -> int:
    species, _, colour = name.rpartition("-")
    return int(pieces.TILE(pieces.SPECIES.index(species), pieces.COLOURS.index(colour)))


def floor(state: Leaf, text: str) -> Leaf:
    """Exactly these leaves lie on the floor, in this order."""
    state.floor = filled(lattice.PLACES, lattice.NOBODY)
    for field in ("leaves", "turned", "cells", "tips", "links"):
        setattr(state, field, getattr(state, field)[:0])
    for word in text.split():
        name, _, place = word.partition("@")
        where, _, turn = place.partition("/")
        q, r = where.split(",")
        state.lay(tile(name), cell(int(q), int(r)), int(turn or 0))
    return state


def place(state: Leaf, q: int, r: int, turn: int = 0) -> str:
    """The action that lays the leaf there, named from the oldest leaf beside."""
    at = cell(q, r)
    leaf = int(state.oldest_beside(at))
    direction = next(d for d in range(SIDES) if lattice.beside(state.cells[leaf], d) == at)
    return f"place leaf-{leaf + 1} {DIRECTIONS[direction]} turn-{turn}"


def earned(state: Leaf, name: str, q: int, r: int, turn: int = 0) -> dict[str, int]:
    """The tips of each colour that a leaf would meet there."""
    species = pieces.SPECIES.index(name.rpartition("-")[0])
    met = state.tips_met(cell(q, r), state.box.tips_of(species, turn))
    return {pieces.COLOURS[colour]: int(count) for colour, count in enumerate(met) if count}


def pending(state: Leaf) -> dict[str, int]:
    return {colour: count for colour, count in table(state)["turn"]["pending"].items() if count}


def mushrooms(state: Leaf, player: int, babies: str = "", adults: str = "") -> Leaf:
    """Exactly these mushrooms of a player, by leaf number from 1."""
    state.babies[player] = sum(2 ** (int(leaf) - 1) for leaf in babies.split())
    state.adults[player] = sum(2 ** (int(leaf) - 1) for leaf in adults.split())
    state.spores[player] = pieces.MUSHROOMS - len(babies.split()) - len(adults.split())
    return state


def mushroom_at(state: Leaf, player: int, leaf: int) -> str:
    return ("none", "baby", "adult")[state.mushroom(player, leaf - 1)]


# Piles and cards


def top(state: Leaf, name: str) -> Leaf:
    """This leaf lies on top of its pile."""
    wanted, species = tile(name), tile(name) // pieces.PILE_SIZE
    piles, last = state.piles[:], int(species * pieces.PILE_SIZE + state.left[species] - 1)
    first = next(n for n in range(species * pieces.PILE_SIZE, last + 1) if piles[n] == wanted)
    piles[first], piles[last] = piles[last], piles[first]
    state.piles = piles
    return state


def empty(state: Leaf, *names: str) -> Leaf:
    """These piles have no leaf left."""
    for name in names:
        state.left[pieces.SPECIES.index(name)] = 0
    return state


def hand(state: Leaf, seat: int, cards: str) -> Leaf:
    """Exactly these leaf cards."""
    for species, name in enumerate(pieces.SPECIES):
        state.hands[seat * pieces.SPECIES_COUNT + species] = cards.split().count(name)
    return state


def cards(state: Leaf, seat: int) -> list[str]:
    return [name for name, count in table(state, seat)["hand"].items() for _ in range(count)]


# Animals


def kinds(text: str) -> list[int]:
    return [-1 if name == "-" else pieces.KINDS.index(name) for name in text.split()]


def slots(state: Leaf, text: str) -> Leaf:
    for slot, kind in enumerate(kinds(text)):
        state.slots[slot] = kind
    return state


def deck(state: Leaf, text: str) -> Leaf:
    """The animals to be drawn, the first one first."""
    animals = filled(len(text.split()), 0)
    for at, kind in enumerate(reversed(kinds(text))):
        animals[at] = kind
    state.animals = animals
    return state


def animals(state: Leaf, player: int, forest: str = "", den: str = "") -> Leaf:
    """Exactly these animals of a player."""
    for field, text in ((state.forest, forest), (state.den, den)):
        for kind in range(pieces.KIND_COUNT):
            field[player * pieces.KIND_COUNT + kind] = kinds(text).count(kind)
    return state


def groups(state: Leaf, player: int, place_of: str) -> dict[str, int]:
    return {group["animal"]: group["count"] for group in table(state)["players"][player][place_of]}


# Steps


def acting(state: Leaf, **actions: Any) -> Leaf:
    """The active seat has placed its leaf and has these actions left."""
    assert state.agenda.what() == CHOOSE
    state.agenda.pop()
    for colour, count in actions.items():
        state.pending[pieces.COLOURS.index(colour)] = count
    return state


def player(state: Leaf, number: int) -> dict:
    return table(state)["players"][number]


def pass_turn(state: Leaf) -> Leaf:
    """The active seat plays its first possibility until its turn is over."""
    seat, turn = active(state), state.turn
    while not state.over and state.turn == turn and state.to_act() == (seat,):
        choices = says(state)
        state.play(seat, state.read("keep" if "keep" in choices else choices[-1]))
    return state


def neighbours(q: int, r: int) -> list[tuple[int, int]]:
    return [(q + dq, r + dr) for dq, dr in AXIAL]


def laying(text: str, leaf: str, seats: int = 2) -> Leaf:
    """The active seat holds this leaf over this floor."""
    state = top(floor(game(seats), text), leaf)
    species = leaf.rpartition("-")[0]
    hand(state, active(state), f"{species} ginkgo")
    return play(state, f"card {species}")
