"""What a seat of Leaf is shown: the view with its declared types, prompts, choices, previews, refusals.

Leaves lie on a lattice of hexagons with pointed tops: cell (q, r) has its centre at x = √3·(q + r/2), y = 1.5·r, its
vertex i at 30 + 60·i degrees, y down. Player numbers are seat numbers; in solo player 1 is the North Wind.
"""

from typing import TypedDict

from sylve.engine.refusals import Facts
from sylve.games.leaf import actions, ground, pieces, rules, scoring
from sylve.games.leaf.actions import BOOST, CARD, PILE, PLACE, SHELTER
from sylve.games.leaf.ground import members, tips_of
from sylve.games.leaf.pieces import COLOURS, SPECIES, SPECIES_COUNT
from sylve.games.leaf.previews import LINES, cell_of, coordinates, vertices
from sylve.games.leaf.previews import preview as preview
from sylve.games.leaf.rules import ACT, CHOOSE, FROM_PILE, FROST, LAY, REWARD, SEASON, Leaf
from sylve.games.leaf.state import ADULT, NO_MUSHROOM, NONE, PLAY_CODE

STEPS = {
    CHOOSE: "choose",
    FROM_PILE: "pile",
    LAY: "place",
    ACT: "act",
    REWARD: "reward",
    SEASON: "season",
    FROST: "frost",
}


class TileView(TypedDict):
    tile: str
    species: str
    colour: str
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
    adjacent: list[int]
    mushrooms: list[MushroomView]


class PileView(TypedDict):
    species: str
    left: int
    top: TileView | None
    below: list[str]  # colours under the top leaf, in no order


class AnimalView(TypedDict):
    animal: str
    acorn: bool


class GroupView(TypedDict):
    animal: str
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
    name: str
    height: int
    left: int | None
    right: int | None
    reward: str
    amount: int
    players: list[int]


class TrackCellView(TypedDict):
    acorns: int
    line: str  # what one crosses to enter it


class SeasonView(TypedDict):
    cells: list[TrackCellView]
    marker: int
    start: int
    frosts: int
    winter: bool
    last_turns: int | None


class TurnView(TypedDict):
    player: int | None
    number: int
    round: int
    step: str
    pending: dict[str, int]
    card: str | None
    boosted: bool
    tile: TileView | None


class PlayView(TypedDict):
    player: int
    card: str
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
    species: str | None
    colour: str | None
    arrow: str | None
    house: bool


class WindView(TypedDict):
    difficulty: str
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
    sealed: str | None
    chosen: list[int]
    memory: MemoryView
    wind: WindView | None
    feats: list[FeatView]
    house: list[str]


# Leaves and where they lie


def tile_view(tile: int) -> TileView:
    species, colour = int(pieces.TILE_SPECIES[tile]), int(pieces.TILE_COLOUR[tile])
    return {
        "tile": pieces.tile_name(tile),
        "species": SPECIES[species],
        "colour": COLOURS[colour],
        "tips": list(pieces.TIP_SETS[species]),
        "turns": int(ground.TURNS[species]),
    }


def leaf_views(state: Leaf) -> list[LeafView]:
    return [
        {
            "leaf": leaf + 1,
            "tile": tile_view(int(state.leaves[leaf])),
            "q": q,
            "r": r,
            "turn": int(state.turned[leaf]),
            "tips": vertices(int(state.tips[leaf])),
            "adjacent": [int(other) + 1 for other in members(state.links[leaf])],
            "mushrooms": [
                {"player": player, "adult": bool(state.mushroom(player, leaf) == ADULT)}
                for player in range(state.players)
                if state.mushroom(player, leaf) != NO_MUSHROOM
            ],
        }
        for leaf, (q, r) in enumerate(coordinates(state))
    ]


def pile_view(state: Leaf, species: int) -> PileView:
    left, first = int(state.left[species]), species * pieces.PILE_SIZE
    below = sorted(int(pieces.TILE_COLOUR[state.piles[first + depth]]) for depth in range(left - 1))
    return {
        "species": SPECIES[species],
        "left": left,
        "top": tile_view(int(state.top(species))) if left else None,
        "below": [COLOURS[colour] for colour in below],
    }


# Players


def counted(counts: list[int]) -> dict[str, int]:
    return {SPECIES[species]: counts[species] for species in range(SPECIES_COUNT)}


def hand_of(state: Leaf, seat: int) -> dict[str, int]:
    return counted([int(state.cards(seat, species)) for species in range(SPECIES_COUNT)])


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
            "points": int(pieces.group_acorns(pieces.ANIMAL_ACORNS, cards[2 * animal] + cards[2 * animal + 1])),
        }
        for animal, name in enumerate(pieces.ANIMALS)
        if cards[2 * animal] + cards[2 * animal + 1]
    ]


def player_view(state: Leaf, player: int) -> PlayerView:
    kinds = range(player * pieces.KIND_COUNT, (player + 1) * pieces.KIND_COUNT)
    parts = scoring.breakdown(state, player)
    if state.is_wind(player):
        parts["forest"] = int(scoring.forest_points(state, player))
    return {
        "player": player,
        "wind": state.is_wind(player),
        "suns": int(state.suns[player]),
        "acorns": int(state.acorns[player]),
        "debts": int(state.debts[player]),
        "cards": int(state.hand_size(player)),
        "spores": int(state.spores[player]),
        "babies": int(ground.bits(state.babies[player])),
        "adults": int(ground.bits(state.adults[player])),
        "groups": sorted(scoring.group_sizes(state, player), reverse=True),
        "cell": int(state.squirrels[player]),
        "height": int(state.height(player)),
        "forest": groups([int(state.forest[kind]) for kind in kinds]),
        "den": groups([int(state.den[kind]) for kind in kinds]),
        "points": sum(parts.values()),
        "breakdown": parts,
    }


# Boards


def tree_view(state: Leaf) -> list[TreeCellView]:
    def beyond(cell: int) -> int | None:
        return None if cell == pieces.NO_CELL else cell

    return [
        {
            "cell": cell,
            "name": pieces.CELL_NAMES[cell],
            "height": int(pieces.HEIGHT[cell]),
            "left": beyond(int(pieces.LEFT_OF[cell])),
            "right": beyond(int(pieces.RIGHT_OF[cell])),
            "reward": pieces.REWARDS[pieces.REWARD[cell]],
            "amount": int(pieces.REWARD_AMOUNT[cell]),
            "players": [player for player in range(state.players) if state.squirrels[player] == cell],
        }
        for cell in range(pieces.CELLS)
    ]


def season_view(state: Leaf) -> SeasonView:
    return {
        "cells": [
            {"acorns": int(state.track_acorns(cell)), "line": LINES[state.track_line(cell)]}
            for cell in range(state.last_cell() + 1)
        ],
        "marker": int(state.season),
        "start": int(pieces.TRACK_START[state.seats - 1]),
        "frosts": int(state.frosts()),
        "winter": state.winter,
        "last_turns": int(state.players - 1 - state.turn % state.players) if state.winter else None,
    }


def turn_view(state: Leaf, seat: int | None) -> TurnView:
    """The choice of a leaf is the active seat's own until the leaf lies."""
    step, mine = state.agenda.what(), seat is not None and seat == state.agenda.seat()
    hidden = not mine and step in (FROM_PILE, LAY)
    lifted = mine and step == LAY
    return {
        "player": None if state.over else int(state.active()),
        "number": int(state.turn) + 1,
        "round": int(state.turn // state.players) + 1,
        "step": "over" if state.over else STEPS[CHOOSE if hidden else step],
        "pending": {COLOURS[colour]: int(state.pending[colour]) for colour in range(pieces.COLOUR_COUNT)},
        "card": SPECIES[state.chosen] if mine and state.chosen != NONE else None,
        "boosted": mine and state.boosted,
        "tile": tile_view(int(state.top(state.agenda.argument()))) if lifted else None,
    }


def memory_view(state: Leaf, seat: int | None) -> MemoryView:
    """What a good memory knows of the hands since the leaf cards were last shuffled."""
    first = 0 if seat is None else seat * SPECIES_COUNT
    kept = [int(state.kept[first + species]) for species in range(SPECIES_COUNT)]
    return {
        "reshuffles": int(state.reshuffles),
        "stock": counted([int(count) for count in state.stock]),
        "held": [int(state.kept_size(player)) for player in range(state.players)],
        "kept": None if seat is None else counted(kept),
        "drawn": [int(count) for count in state.drawn],
        "plays": [play_view(int(play)) for play in state.plays],
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
        "shown": [wind_card(int(card)) for card in state.wind_shown],
    }


def wind_card(card: int) -> WindCardView:
    name = pieces.WIND_NAMES[card]
    if card == pieces.SHUFFLE_CARD:
        return {"card": name, "species": None, "colour": None, "arrow": None, "house": False}
    return {
        "card": name,
        "species": SPECIES[pieces.WIND_SPECIES[card]],
        "colour": COLOURS[pieces.WIND_COLOUR[card]],
        "arrow": pieces.ARROWS[pieces.WIND_ARROW[card]],
        "house": not pieces.VALUES.table[f"wind-{card + 1:02}"].certain,
    }


def feat_views(state: Leaf, seat: int | None) -> list[FeatView]:
    """How far the one seat is; some feats tell of its hand, so a spectator learns of them from the outcome only."""
    if state.seats > 1 or seat is None:
        return []
    done = scoring.feats(state)
    return [
        {"section": section, "feat": feat, "reached": done[feat]} for section, feats in pieces.FEATS for feat in feats
    ]


HOUSE = [name for name in pieces.VALUES.table if not pieces.VALUES.table[name].certain]


def table(state: Leaf, seat: int | None) -> GameLeafView:
    own = NONE if seat is None else int(state.sealed[seat])
    frost = state.agenda.what() == FROST
    return {
        "first_player": int(state.first),
        "turn": turn_view(state, seat),
        "leaves": leaf_views(state),
        "piles": [pile_view(state, species) for species in range(SPECIES_COUNT)],
        "hand": None if seat is None else hand_of(state, seat),
        "deck": len(state.deck),
        "discard": counted([int(count) for count in state.discard]),
        "slots": [animal_view(int(kind)) for kind in state.slots],
        "animals": len(state.animals),
        "players": [player_view(state, player) for player in range(state.players)],
        "tree": tree_view(state),
        "season": season_view(state),
        "sealed": None if own == NONE else pieces.ANIMALS[own],
        "chosen": [player for player in range(state.seats) if frost and state.sealed[player] != NONE],
        "memory": memory_view(state, seat),
        "wind": wind_view(state),
        "feats": feat_views(state, seat),
        "house": list(HOUSE),
    }


# What is expected


def prompt(state: Leaf, seat: int | None) -> tuple[str, Facts]:
    """The one sentence that says what is expected."""
    if state.over:
        return over_prompt(state)
    if seat is None or not state.owes(seat):
        if state.agenda.what() == FROST:
            return "wait-frost", {}
        return "wait", {"seat": int(state.agenda.seat())}
    facts: dict[str, object] = {"seat": seat}
    step = state.agenda.what()
    if step == LAY:
        facts["tile"] = f"@tile-{pieces.tile_name(int(state.top(state.agenda.argument())))}"
    elif step == ACT:
        facts["actions"] = sum(int(count) for count in state.pending)
    elif step == SEASON:
        facts["acorns"] = int(state.track_acorns(min(state.season + 1, state.last_cell())))
    elif step == FROST and state.winter and state.agenda.argument() == 1:
        return "last-frost", facts
    return STEPS[step], facts


def over_prompt(state: Leaf) -> tuple[str, Facts]:
    outcome = scoring.outcome(state)
    if state.seats == 1:
        return ("over-lost" if outcome.level is None else "over-won"), {"points": outcome.scores[0]}
    if outcome.ranks.count(1) > 1:
        return "over-shared", {"points": max(outcome.scores)}
    return "over", {"winner_seat": outcome.ranks.index(1)}


def offered(state: Leaf, seat: int) -> list[int]:
    """The choices of the step; at a cell with room every turn of the leaf, in the hand every card."""
    step = state.agenda.what()
    if step == CHOOSE:
        held = [species for species in range(SPECIES_COUNT) if state.cards(seat, species)]
        return [int(CARD(species)) for species in held] + [int(BOOST(species)) for species in held]
    if step == FROM_PILE:
        return [int(PILE(species)) for species in range(SPECIES_COUNT)]
    legal = [int(action) for action in state.legal(seat)]
    if step == LAY:
        turns = range(ground.TURNS[state.agenda.argument()])
        edges = sorted({(int(actions.leaf_of(a)), int(actions.direction_of(a))) for a in legal})
        return [int(PLACE(leaf, direction, turn)) for leaf, direction in edges for turn in turns]
    if step == FROST:
        return [int(SHELTER(animal)) for animal in range(pieces.ANIMAL_COUNT) if state.in_forest(seat, animal)]
    return legal


# Refusals


def refusal_facts(state: Leaf, _seat: int, action: int, reason: int) -> Facts:
    if reason in (rules.NOT_NOW, rules.NO_LEAF, rules.AT_THE_TOP, rules.FORK, rules.NO_FORK):
        return {}
    if action < actions.FIRST_PLACE:
        return {"card": f"@species-{SPECIES[actions.species_of(action)]}"}
    if reason == rules.NOT_EARNED:
        return {"action": f"@action-{COLOURS[rules.colour_of(action)]}"}
    if reason == rules.OLDER_LEAF:
        return {"leaf": int(state.oldest_beside(cell_of(state, action))) + 1}
    if reason == rules.TOO_FEW_TIPS:
        tips = tips_of(state.agenda.argument(), actions.turn_of(action))
        return {"tips": int(ground.COUNT[state.reached(cell_of(state, action)) & tips])}
    if reason == rules.NOT_IN_FOREST:
        return {"animal": f"@animal-{pieces.ANIMALS[action - int(SHELTER(0))]}"}
    return {}


def sentences(state: Leaf, seat: int | None) -> list[tuple[str, Facts]]:
    """The table in words, for a terminal."""
    view = table(state, seat)
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
