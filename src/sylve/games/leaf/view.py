"""What a seat of Leaf is shown: the view with its declared types.

Leaves lie on a lattice of hexagons with pointed tops: cell (q, r) has its centre at x = √3·(q + r/2), y = 1.5·r, its
vertex i at 30 + 60·i degrees, y down. Player numbers are seat numbers; in solo player 1 is the North Wind.
"""

from typing import Literal, TypedDict

from sylve.engine.refusals import Facts
from sylve.engine.state import SPECTATOR
from sylve.engine.worlds import as_list
from sylve.games.leaf import pieces, scoring
from sylve.games.leaf.box import wind_name
from sylve.games.leaf.feats import FEATS
from sylve.games.leaf.lattice import bits, members
from sylve.games.leaf.pieces import COLOURS, LINES, SPECIES, SPECIES_COUNT
from sylve.games.leaf.rules import STEPS, Leaf
from sylve.games.leaf.state import ADULT, NO_MUSHROOM, NONE, PLAY_CODE
from sylve.games.leaf.steps.base import FROST, LAY
from sylve.games.leaf.steps.placing import coordinates, vertices

SET_SIZES = range(1, 6)  # what people are told of them


class TileView(TypedDict):
    tile: str
    species: pieces.Species
    colour: pieces.Colour
    tips: list[int]  # vertices with the stem at 0; a turn adds to each
    turns: int  # how many turns look different


class MushroomView(TypedDict):
    player: int
    adult: bool


class LeafView(TypedDict):
    leaf: int  # from 1, in the order they were laid
    tile: TileView
    q: int
    r: int
    turn: int
    tips: list[int]  # vertices of its cell
    joined: list[int]  # those of them that meet tips of other leaves
    adjacent: list[int]
    mushrooms: list[MushroomView]


class PileView(TypedDict):
    species: pieces.Species
    left: int
    top: TileView | None
    below: list[pieces.Colour]  # colours under the top leaf, in no order


class AnimalView(TypedDict):
    animal: pieces.Animal
    acorn: bool


class GroupView(TypedDict):
    animal: pieces.Animal
    count: int
    acorns: int
    points: int


class PlayerView(TypedDict):
    player: int
    wind: bool
    suns: int
    acorns: int
    debts: int
    cards: int
    spores: int
    babies: int
    adults: int
    groups: list[int]
    cell: int
    height: int
    forest: list[GroupView]
    den: list[GroupView]
    points: int
    breakdown: dict[str, int]


class TreeCellView(TypedDict):
    cell: int
    side: Literal["left", "right"] | None  # the branch of a fork
    height: int
    left: int | None
    right: int | None
    reward: pieces.Reward
    amount: int
    players: list[int]


class TrackCellView(TypedDict):
    acorns: int
    line: pieces.Line  # what one crosses to enter it


class SeasonView(TypedDict):
    cells: list[TrackCellView]
    marker: int
    start: int
    frosts: int
    winter: bool
    house: bool
    last_turns: int | None


class TurnView(TypedDict):
    player: int | None
    number: int
    round: int
    step: str
    pending: dict[str, int]
    card: pieces.Species | None
    boosted: bool
    tile: TileView | None


class PlayView(TypedDict):
    player: int
    card: pieces.Species
    drawn: int


class MemoryView(TypedDict):
    reshuffles: int
    stock: dict[str, int]
    held: list[int]
    kept: dict[str, int] | None
    drawn: list[int]
    plays: list[PlayView]


class WindCardView(TypedDict):
    card: str
    species: pieces.Species | None
    colour: pieces.Colour | None
    arrow: pieces.Arrow | None
    house: bool


class WindView(TypedDict):
    difficulty: pieces.Difficulty
    deck: int
    shown: list[WindCardView]


class FeatView(TypedDict):
    section: str
    feat: str
    reached: bool


class GameLeafView(TypedDict):
    first_player: int
    turn: TurnView
    leaves: list[LeafView]
    piles: list[PileView]
    hand: dict[str, int] | None
    deck: int
    discard: dict[str, int]
    slots: list[AnimalView | None]
    animals: int
    players: list[PlayerView]
    tree: list[TreeCellView]
    season: SeasonView
    sealed: pieces.Animal | None
    chosen: list[int]
    memory: MemoryView
    wind: WindView | None
    feats: list[FeatView]
    animal_sets: list[int]  # the acorns of one, two, three … animals of a species asleep
    mushroom_sets: list[int]  # the same of adult mushrooms side by side
    house: list[str]


# Leaves and where they lie


def tile_view(state: Leaf, tile: int) -> TileView:
    views: list[TileView] = state.box.tile_views
    if not views:
        views.extend([new_tile_view(state, each) for each in range(pieces.TILES)])
    return views[tile]


def new_tile_view(state: Leaf, tile: int) -> TileView:
    species, colour = pieces.TILE_SPECIES[tile], pieces.TILE_COLOUR[tile]
    return {
        "tile": pieces.tile_name(tile),
        "species": SPECIES[species],
        "colour": COLOURS[colour],
        "tips": list(state.box.tip_sets[species]),
        "turns": state.box.turns[species],
    }


def leaf_view(state: Leaf, leaf: int) -> LeafView:
    q, r = coordinates(state, leaf)
    return {
        "leaf": leaf + 1,
        "tile": tile_view(state, state.leaves[leaf]),
        "q": q,
        "r": r,
        "turn": state.turned[leaf],
        "tips": vertices(state.tips[leaf]),
        "joined": vertices(state.tips[leaf] & state.reached(state.cells[leaf])),
        "adjacent": [other + 1 for other in members(state.links[leaf])],
        "mushrooms": [
            {"player": player, "adult": bool(state.mushroom(player, leaf) == ADULT)}
            for player in range(state.players)
            if state.mushroom(player, leaf) != NO_MUSHROOM
        ],
    }


def pile_view(state: Leaf, species: int) -> PileView:
    left, first = state.left[species], species * pieces.PILE_SIZE
    below = sorted(pieces.TILE_COLOUR[state.piles[first + depth]] for depth in range(left - 1))
    return {
        "species": SPECIES[species],
        "left": left,
        "top": tile_view(state, state.top(species)) if left else None,
        "below": [COLOURS[colour] for colour in below],
    }


# Players


def counted(counts: list[int]) -> dict[str, int]:
    return {SPECIES[species]: counts[species] for species in range(SPECIES_COUNT)}


def hand_of(state: Leaf, seat: int) -> dict[str, int]:
    return counted([state.cards(seat, species) for species in range(SPECIES_COUNT)])


def animal_view(kind: int) -> AnimalView | None:
    if kind == NONE:
        return None
    return {"animal": pieces.ANIMALS[kind // 2], "acorn": kind % 2 == 1}


def groups(cards: list[int]) -> list[GroupView]:
    """The species of a Forest or a Den, with how many of them have an acorn."""
    return [
        {
            "animal": name,
            "count": cards[2 * animal] + cards[2 * animal + 1],
            "acorns": cards[2 * animal + 1],
            "points": pieces.group_acorns(pieces.ANIMAL_ACORNS, cards[2 * animal] + cards[2 * animal + 1]),
        }
        for animal, name in enumerate(pieces.ANIMALS)
        if cards[2 * animal] + cards[2 * animal + 1]
    ]


def player_view(state: Leaf, player: int) -> PlayerView:
    kinds = range(player * pieces.KIND_COUNT, (player + 1) * pieces.KIND_COUNT)
    parts = scoring.breakdown(state, player)
    return {
        "player": player,
        "wind": state.is_wind(player),
        "suns": state.suns[player],
        "acorns": state.acorns[player],
        "debts": state.debts[player],
        "cards": state.hand_size(player),
        "spores": state.spores[player],
        "babies": bits(state.babies[player]),
        "adults": bits(state.adults[player]),
        "groups": sorted(as_list(state.group_sizes(player)), reverse=True),
        "cell": state.squirrels[player],
        "height": state.height(player),
        "forest": groups([state.forest[kind] for kind in kinds]),
        "den": groups([state.den[kind] for kind in kinds]),
        "points": sum(parts.values()),
        "breakdown": parts,
    }


# Boards


def tree_view(state: Leaf) -> list[TreeCellView]:
    views: list[TreeCellView] = state.box.tree_views
    if not views:
        views.extend(empty_tree(state))
    climbed = views[:]
    for player in range(state.players):
        cell = state.squirrels[player]
        climbed[cell] = {**climbed[cell], "players": [*climbed[cell]["players"], player]}
    return climbed


def empty_tree(state: Leaf) -> list[TreeCellView]:
    tree = state.box.tree
    left, right, heights, rewards, amounts = tree.left, tree.right, tree.height, tree.reward, tree.amount

    def beyond(cell: int) -> int | None:
        return None if cell == pieces.NO_CELL else cell

    return [
        {
            "cell": cell,
            "side": tree.side(cell),
            "height": heights[cell],
            "left": beyond(left[cell]),
            "right": beyond(right[cell]),
            "reward": pieces.REWARDS[rewards[cell]],
            "amount": amounts[cell],
            "players": [],
        }
        for cell in range(tree.cells)
    ]


def season_view(state: Leaf) -> SeasonView:
    track = state.track()
    cells: list[TrackCellView] = track.cell_views
    if not cells:
        lines = zip(track.acorns, track.line, strict=True)
        cells.extend([{"acorns": acorns, "line": LINES[line]} for acorns, line in lines])
    return {
        "cells": cells,
        "marker": state.season,
        "start": track.start[state.seats],
        "frosts": state.frosts(),
        "winter": state.winter,
        "house": state.setup.is_house(track.name),
        "last_turns": state.players - 1 - state.turn % state.players if state.winter else None,
    }


def turn_view(state: Leaf, reader: int) -> TurnView:
    """The choice of a leaf is the active seat's own until the leaf lies."""
    mine = reader == state.agenda.seat()
    lifted = state.top(state.agenda.argument()) if mine and state.agenda.what() == LAY else NONE
    return {
        "player": None if state.over else state.active(),
        "number": state.turn + 1,
        "round": (state.turn // state.players) + 1,
        "step": "over" if state.over else STEPS[state.step_seen_by(reader)].name,
        "pending": {COLOURS[colour]: state.pending[colour] for colour in range(pieces.COLOUR_COUNT)},
        "card": SPECIES[state.chosen] if mine and state.chosen != NONE else None,
        "boosted": mine and state.boosted,
        "tile": None if lifted == NONE else tile_view(state, lifted),
    }


def memory_view(state: Leaf) -> MemoryView:
    """What a good memory knows of the hands since the leaf cards were last shuffled."""
    return {
        "reshuffles": state.reshuffles,
        "stock": counted(as_list(state.stock)),
        "held": [state.kept_size(player) for player in range(state.players)],
        "kept": None,
        "drawn": as_list(state.drawn),
        "plays": [play_view(play) for play in state.plays],
    }


def play_view(play: int) -> PlayView:
    card, drawn = divmod(play, PLAY_CODE)
    return {"player": card // SPECIES_COUNT, "card": SPECIES[card % SPECIES_COUNT], "drawn": drawn}


def wind_view(state: Leaf) -> WindView | None:
    if state.seats > 1:
        return None
    return {
        "difficulty": pieces.DIFFICULTIES[state.difficulty],
        "deck": len(state.wind_deck),
        "shown": [wind_card(state, card) for card in state.wind_shown],
    }


def wind_card(state: Leaf, card: int) -> WindCardView:
    box = state.box
    if card == pieces.SHUFFLE_CARD:
        return {"card": box.wind_names[card], "species": None, "colour": None, "arrow": None, "house": False}
    return {
        "card": box.wind_names[card],
        "species": SPECIES[box.wind_species[card]],
        "colour": COLOURS[box.wind_colour[card]],
        "arrow": pieces.ARROWS[box.wind_arrow[card]],
        "house": state.setup.is_house(wind_name(card)),
    }


def feat_views(state: Leaf) -> list[FeatView]:
    """How far the one seat is; some feats tell of its hand, so a spectator learns of them from the outcome only."""
    if state.seats > 1:
        return []
    return [{"section": feat.section, "feat": feat.name, "reached": feat.is_done(state)} for feat in FEATS]


def table(state: Leaf) -> GameLeafView:
    """What everybody may know."""
    frost = state.agenda.what() == FROST
    return {
        "first_player": state.first,
        "turn": turn_view(state, SPECTATOR),
        "leaves": [leaf_view(state, leaf) for leaf in range(len(state.leaves))],
        "piles": [pile_view(state, species) for species in range(SPECIES_COUNT)],
        "hand": None,
        "deck": len(state.deck),
        "discard": counted(as_list(state.discard)),
        "slots": [animal_view(kind) for kind in state.slots],
        "animals": len(state.animals),
        "players": [player_view(state, player) for player in range(state.players)],
        "tree": tree_view(state),
        "season": season_view(state),
        "sealed": None,
        "chosen": [player for player in range(state.seats) if frost and state.sealed[player] != NONE],
        "memory": memory_view(state),
        "wind": wind_view(state),
        "feats": [],
        "animal_sets": [pieces.group_acorns(pieces.ANIMAL_ACORNS, size) for size in SET_SIZES],
        "mushroom_sets": [pieces.group_acorns(pieces.MUSHROOM_ACORNS, size) for size in SET_SIZES],
        "house": [name for name, guess in state.setup.guessed().items() if guess],
    }


def own(state: Leaf, seat: int, table: GameLeafView) -> GameLeafView:
    """The same as this seat sees it: with its hand, what it has chosen unseen, and what it remembers."""
    sealed = state.sealed[seat]
    kept = counted([state.kept[seat * SPECIES_COUNT + species] for species in range(SPECIES_COUNT)])
    return {
        **table,
        "turn": turn_view(state, seat),
        "hand": hand_of(state, seat),
        "sealed": None if sealed == NONE else pieces.ANIMALS[sealed],
        "memory": {**table["memory"], "kept": kept},
        "feats": feat_views(state),
    }


# What is expected


def over_prompt(state: Leaf) -> tuple[str, Facts]:
    outcome = scoring.outcome(state)
    if state.seats == 1:
        return ("over-lost" if outcome.level is None else "over-won"), {"points": outcome.scores[0]}
    if outcome.ranks.count(1) > 1:
        return "over-shared", {"points": max(outcome.scores)}
    return "over", {"winner_seat": outcome.ranks.index(1)}


def waiting_prompt(state: Leaf, _seat: int | None) -> tuple[str, Facts]:
    if state.agenda.what() == FROST:
        return "wait-frost", {}
    return "wait", {"seat": state.agenda.seat()}


def sentences(_state: Leaf, _seat: int | None, view: GameLeafView) -> list[tuple[str, Facts]]:
    """The table in words, for a terminal."""
    season = view["season"]
    told: list[tuple[str, Facts]] = [
        ("table-season", {"marker": season["marker"], "last": len(season["cells"]) - 1, "frosts": season["frosts"]})
    ]
    for leaf in view["leaves"]:
        told.append(
            ("table-leaf", {"leaf": leaf["leaf"], "tile": f"@tile-{leaf['tile']['tile']}", **place_words(leaf)})
        )
    tops = [f"@tile-{pile['top']['tile']}" for pile in view["piles"] if pile["top"]]
    told.append(("table-piles", {"tops": tops}))
    told.append(("table-animals", {"animals": [animal_words(animal) for animal in view["slots"] if animal]}))
    for player in view["players"]:
        facts = {name: player[name] for name in ("acorns", "suns", "cards", "babies", "adults", "height", "points")}
        told.append(("table-wind", facts) if player["wind"] else ("table-player", {"seat": player["player"], **facts}))
        for place in ("forest", "den"):
            animals = [f"@animal-{group['animal']}" for group in player[place] for _ in range(group["count"])]
            if animals:
                told.append((f"table-{place}", {"animals": animals}))
    if view["hand"]:
        cards = [f"@species-{name}" for name, count in view["hand"].items() for _ in range(count)]
        told.append(("table-hand", {"count": len(cards), "cards": cards}))
    return told


def place_words(leaf: LeafView) -> Facts:
    return {"q": leaf["q"], "r": leaf["r"], "turn": leaf["turn"]}


def animal_words(animal: AnimalView) -> str:
    return f"@animal-{animal['animal']}-acorn" if animal["acorn"] else f"@animal-{animal['animal']}"
