"""The forests of Canopée as everybody sees them: trees, plants, animals, threats, and what all of it is worth."""

from typing import Final, TypedDict

from sylve.engine.state import SPECTATOR
from sylve.games.canopee import animals, beds, pieces, scoring, threats
from sylve.games.canopee.beds import BedView, WeatherView
from sylve.games.canopee.face_down import STASH, place_of
from sylve.games.canopee.forest import NO_CANOPY
from sylve.games.canopee.sight import is_house, known_kinds, rows
from sylve.games.canopee.state import Layout
from sylve.games.canopee.threats import ThreatView


class TreeView(TypedDict):
    tree: int
    trunks: list[int]
    canopy: int | None
    height: int
    points: int
    scored: bool
    awarded: bool


class PlantView(BedView):
    """The same in a forest, where `use` is the verb of what they can do."""

    use: str | None
    house: bool


class AnimalView(TypedDict):
    """An animal. `low` and `high` are a breeding one's points alone and with its mate; `use` is the ability's verb."""

    kind: str
    species: str
    active: bool
    points: int
    low: int | None
    high: int | None
    ability: str | None
    use: str | None
    newcomer: bool
    taken_from: int | None
    house: bool


class HiddenView(TypedDict):
    """Cards face down, and the kind of card that they lie under."""

    place: str
    under: str
    cards: list[str | None]


class SheetView(TypedDict):
    trees: int
    tallest: int
    plants: int
    weather: int
    season: int
    threats: int
    wildlife: int
    largest: int
    total: int


class ForestView(TypedDict):
    """A forest. `points` are counted; `running` would be added if the season and the game ended so."""

    seat: int
    spirit: bool
    trees: list[TreeView]
    complete_trees: int
    tallest: int
    leads_tallest: bool
    plants: list[PlantView]
    weather: WeatherView
    seeds: int
    threats: list[ThreatView]
    animals: list[AnimalView]
    hidden: list[HiddenView]
    points: int
    running: int
    sheet: SheetView


ABILITY_NAMES: Final = ("ready", "used", "fresh")
PASSIVE: Final = (pieces.KINKAJOU, pieces.JAGUAR, pieces.MARMOSET)


def forest_view(state: Layout, seat: int) -> ForestView:
    """As everybody sees it."""
    return {
        "seat": seat,
        "spirit": state.is_spirit(seat),
        "trees": [tree_view(state, seat, tree) for tree in range(state.slots[seat]) if state.height(seat, tree)],
        "complete_trees": state.complete_trees(seat),
        "tallest": scoring.tallest_height(state, seat),
        "leads_tallest": scoring.wins_tallest(state, seat),
        "plants": [plant_view(state, seat, kind) for kind in owned(state, seat, pieces.FERN, pieces.SEED)],
        "weather": beds.weather(state, seat),
        "seeds": state.count(seat, pieces.SEED),
        "threats": [threats.view(state, seat, kind) for kind in owned(state, seat, pieces.FIRE, pieces.WILDLIFE)],
        "animals": [animal_view(state, seat, kind) for kind in owned(state, seat, pieces.WILDLIFE, pieces.KIND_COUNT)],
        "hidden": hidden_views(state, seat, SPECTATOR),
        "points": scoring.total(state, seat) if state.over else state.points(seat),
        "running": 0 if state.over else scoring.expected_points(state, seat),
        "sheet": sheet(state, seat),
    }


def forest_seen_by(state: Layout, forest: ForestView, reader: int) -> ForestView:
    """The same with the cards under plants and animals that the reader knows."""
    return {**forest, "hidden": hidden_views(state, forest["seat"], reader)} if forest["hidden"] else forest


def owned(state: Layout, seat: int, first: int, end: int) -> list[int]:
    start = seat * pieces.KIND_COUNT
    return [kind for kind, count in enumerate(state.forest[start + first : start + end], first) if count]


def tree_view(state: Layout, seat: int, tree: int) -> TreeView:
    canopy = state.canopy_of(seat, tree)
    return {
        "tree": tree + 1,
        "trunks": [value for value in range(pieces.CARD_VALUES) for _ in range(state.trunks_of(seat, tree, value))],
        "canopy": None if canopy == NO_CANOPY else canopy,
        "height": state.height(seat, tree),
        "points": scoring.tree_points(state, seat, tree),
        "scored": state.is_scored(seat, tree),
        "awarded": state.is_awarded(seat, tree),
    }


def plant_view(state: Layout, seat: int, kind: int) -> PlantView:
    return {**beds.bed(state, seat, kind), "use": animals.verb_of(kind), "house": is_house(state, kind)}


def animal_view(state: Layout, seat: int, kind: int) -> AnimalView:
    species = pieces.species_of(kind)
    is_active = pieces.is_active(kind)
    robbed = state.robbed[kind]
    return {
        "kind": pieces.KINDS[kind],
        "species": pieces.SPECIES[species],
        "active": is_active,
        "points": scoring.animal_points(state, seat, kind),
        "low": None if is_active else scoring.counted(state, seat, state.box.low_points[species]),
        "high": None if is_active else scoring.counted(state, seat, state.box.high_points[species]),
        "ability": ability_name(state, seat, species) if is_active else None,
        "use": animals.verb_of(kind),
        "newcomer": state.came(kind),
        "taken_from": None if robbed < 0 else robbed,
        "house": is_house(state, kind),
    }


def ability_name(state: Layout, seat: int, species: int) -> str:
    if state.is_spirit(seat):
        return "asleep"
    return "passive" if species in PASSIVE else ABILITY_NAMES[state.ability[species]]


def hidden_views(state: Layout, seat: int, reader: int) -> list[HiddenView]:
    """What lies face down under the forest's pitcher plants and its hoatzin."""
    found: list[HiddenView] = []
    places = {place_of(card) for card in state.down}
    for pitcher in range(pieces.PITCHERS):
        place = state.pitcher_place(seat, pitcher)
        if place in places:
            cards = known_kinds(state, rows(state, place), reader)
            found.append({"place": f"pitcher-{pitcher + 1}", "under": pieces.KINDS[pieces.PITCHER], "cards": cards})
    if STASH in places and state.has_active(seat, pieces.HOATZIN):
        cards = known_kinds(state, rows(state, STASH), reader)
        found.append({"place": "hoatzin", "under": pieces.KINDS[pieces.active(pieces.HOATZIN)], "cards": cards})
    return found


def sheet(state: Layout, seat: int) -> SheetView:
    lines = {name: state.row(seat, row) for row, name in enumerate(scoring.ROW_NAMES)}
    lines["wildlife"] = scoring.wildlife_points(state, seat)
    lines["largest"] = scoring.largest_forest(state, seat)
    return {**lines, "total": sum(lines.values())}  # type: ignore[typeddict-item]
