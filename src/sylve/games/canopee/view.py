"""What a seat of Canopée is shown of the table: the view with its declared types, and the same in sentences."""

from itertools import pairwise
from typing import TypedDict

from sylve.engine.refusals import Facts
from sylve.engine.state import SPECTATOR
from sylve.games.canopee import pieces, scoring, steps
from sylve.games.canopee.choices import looked_at, rows, threat_effect
from sylve.games.canopee.choices import offered as offered
from sylve.games.canopee.choices import preview as preview
from sylve.games.canopee.choices import prompt as prompt
from sylve.games.canopee.choices import refusal_facts as refusal_facts
from sylve.games.canopee.down import (
    EVERYBODY,
    HAND,
    IS_THREAT,
    NOWHERE,
    STASH,
    TRAY,
    UNDER,
    batch_of,
    eyes_of,
    kind_of,
    place_of,
    seat_bit,
)  # fmt: skip
from sylve.games.canopee.forest import NO_CANOPY
from sylve.games.canopee.log import card_name
from sylve.games.canopee.rules import Canopee, removed, season_deck_end


class PileCardView(TypedDict):
    kind: str | None
    house: bool
    threat: bool
    face_up: bool
    seen_by: list[int]


class PileView(TypedDict):
    pile: int
    number: int | None
    centre: bool
    seats: list[int]
    looked_at: bool
    cards: list[PileCardView]


class TreeView(TypedDict):
    tree: int
    trunks: list[int]
    canopy: int | None
    height: int
    points: int
    scored: bool
    awarded: bool


class PlantView(TypedDict):
    kind: str
    count: int
    points: int
    next_points: int
    house: bool


class WeatherView(TypedDict):
    rain: int
    sun: int
    pairs: int
    points: int


class ThreatView(TypedDict):
    kind: str
    count: int
    effect: str
    losses: int


class AnimalView(TypedDict):
    kind: str
    species: str
    active: bool
    points: int
    low: int | None
    high: int | None
    ability: str | None
    newcomer: bool
    taken_from: int | None
    house: bool


class HiddenView(TypedDict):
    place: str
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
    running: int
    sheet: SheetView


class HandView(TypedDict):
    seat: int
    cards: list[str | None]
    from_pile: bool
    open: bool


class HintView(TypedDict):
    places: list[str]
    known: list[str]


class SeasonCardView(TypedDict):
    name: str
    value: int
    house: bool


class StepView(TypedDict):
    name: str
    seat: int
    pile: int | None
    card: str | None
    left: int | None


class CountView(TypedDict):
    kind: str
    count: int


class PrintedView(TypedDict):
    """A number on a card, and whether it is a house value."""

    value: int
    house: bool


class SpeciesView(TypedDict):
    species: str
    active: PrintedView
    low: PrintedView
    high: PrintedView


class CanopeeView(TypedDict):
    season: int
    seasons: int
    deck: int
    later_decks: list[int]
    season_card: SeasonCardView | None
    past_season_cards: list[SeasonCardView]
    active: int | None
    last_taker: int
    ending: int | None
    step: StepView | None
    piles: list[PileView]
    forests: list[ForestView]
    hands: list[HandView]
    germination: int
    germination_known: list[list[str]]
    tray: list[str]
    hints: list[HintView]
    discards: list[CountView]
    tallest_award: int
    largest_award: int
    species: list[str]
    wildlife: list[SpeciesView]
    orchid: PrintedView
    tamarin: PrintedView


ABILITY_NAMES = ("ready", "used", "fresh")
PASSIVE = (pieces.KINKAJOU, pieces.JAGUAR, pieces.MARMOSET)


HOUSE = tuple(
    any([not pieces.VALUES.table[name].certain for name in pieces.house_names(kind)])
    for kind in range(pieces.KIND_COUNT)
)


def table(state: Canopee, seat: int | None) -> CanopeeView:
    reader = SPECTATOR if seat is None else seat
    return {
        "season": int(state.season) + 1,
        "seasons": int(state.seasons),
        "deck": int(state.deck_left()),
        "later_decks": later_decks(state),
        "season_card": None if state.sign == pieces.NO_SIGN else season_card(int(state.sign)),
        "past_season_cards": [season_card(int(sign)) for sign in state.signs[: state.season]],
        "active": None if state.active == NOWHERE else int(state.active),
        "last_taker": int(state.last_taker),
        "ending": ending_step(state),
        "step": None if state.over else step_view(state),
        "piles": [pile_view(state, pile, reader) for pile in range(state.piles())],
        "forests": [forest_view(state, other, reader) for other in range(state.forests)],
        "hands": [hand_view(state, *held, reader) for held in hands(state)],
        "germination": len(state.sprouts),
        "germination_known": germination_known(state),
        "tray": known_kinds(state, rows(state, TRAY), reader),  # type: ignore[typeddict-item]
        "hints": hint_views(state, reader),
        "discards": [
            {"kind": pieces.KINDS[kind], "count": int(count)} for kind, count in enumerate(state.discarded) if count
        ],
        "tallest_award": int(scoring.tallest_points(state)),
        "largest_award": int(pieces.largest_points(state.seats)),
        "species": species_in_play(state),
        "wildlife": [species_view(name) for name in species_in_play(state)],
        "orchid": printed("orchid"),
        "tamarin": printed("tamarin-looks"),
    }


def later_decks(state: Canopee) -> list[int]:
    cards = len(state.order) - removed(state.seats)
    ends = [int(season_deck_end(cards, state.seasons, season)) for season in range(state.season, state.seasons)]
    return [after - before for before, after in pairwise(ends)]


def season_card(sign: int) -> SeasonCardView:
    name = pieces.SIGNS[sign]
    return {
        "name": name,
        "value": int(pieces.SIGN_VALUE[sign]),
        "house": not pieces.VALUES.table[f"season-{name}"].certain,
    }


def pending(state: Canopee) -> list[tuple[int, int, int]]:
    """The agenda, what comes last first."""
    flat = [int(number) for number in state.agenda.steps[: state.agenda.depth * 3]]
    return [(flat[at], flat[at + 1], flat[at + 2]) for at in range(0, len(flat), 3)]


def ending_step(state: Canopee) -> int | None:
    """Which of the six steps of the season's end is going on."""
    for what, _seat, argument in pending(state):
        if what == steps.SEASON_ENDS:
            return argument - 1
        if what == steps.NEXT_SEASON:
            return 6
    return None


def step_view(state: Canopee) -> StepView:
    what, seat, argument = (int(part) for part in (state.agenda.what(), state.agenda.seat(), state.agenda.argument()))
    shows_card = what in (steps.GROWING, steps.CROWNING, steps.FELLING)
    return {
        "name": steps.NAMES[what],
        "seat": seat,
        "pile": looked_at(state),
        "card": pieces.KINDS[argument] if shows_card else None,
        "left": argument if what == steps.SOWING else None,
    }


def species_in_play(state: Canopee) -> list[str]:
    """Which animals can turn up: the recipe's, public from the start."""
    return [name for name, present in zip(pieces.SPECIES, state.present, strict=True) if present]


def printed(name: str) -> PrintedView:
    return {"value": int(pieces.VALUES.table[name].default), "house": not pieces.VALUES.table[name].certain}


def species_view(name: str) -> SpeciesView:
    """What the two cards of a species say they are worth."""
    return {
        "species": name,
        "active": printed(f"{name}-active"),
        "low": printed(f"{name}-low"),
        "high": printed(f"{name}-high"),
    }


# Cards lying face down


def known_kind(state: Canopee, at: int, reader: int) -> str | None:
    return pieces.KINDS[kind_of(state.down[at])] if state.knows(at, reader) else None


def known_kinds(state: Canopee, places: list[int], reader: int) -> list[str | None]:
    """Cards in the order of the box, unknown ones last."""
    known = [int(kind_of(state.down[at])) if state.knows(at, reader) else pieces.KIND_COUNT for at in places]
    return [pieces.KINDS[kind] if kind < pieces.KIND_COUNT else None for kind in sorted(known)]


def pile_view(state: Canopee, pile: int, reader: int) -> PileView:
    reach = [seat for seat in range(state.seats) if pile in reached(state, seat)]
    return {
        "pile": pile,
        "number": reached(state, reader).index(pile) + 1 if reader in reach else None,
        "centre": pile == state.centre(),
        "seats": reach,
        "looked_at": looked_at(state) == pile,
        "cards": [pile_card(state, at, reader) for at in rows(state, pile)],
    }


def reached(state: Canopee, seat: int) -> list[int]:
    return [int(state.pile_at(seat, number)) for number in range(pieces.PILES)]


def pile_card(state: Canopee, at: int, reader: int) -> PileCardView:
    kind = known_kind(state, at, reader)
    eyes = eyes_of(state.down[at])
    return {
        "kind": kind,
        "house": kind is not None and HOUSE[kind_of(state.down[at])],
        "threat": bool(eyes & IS_THREAT) or (kind in pieces.THREAT_NAMES),
        "face_up": bool(eyes & EVERYBODY),
        "seen_by": [seat for seat in range(state.seats) if eyes & seat_bit(seat)],
    }


def hands(state: Canopee) -> list[tuple[int, int, bool]]:
    """Whose cards are being placed, the batch, and whether they come from a pile; the present ones last."""
    holding = (steps.PLACING_KEPT, steps.PLACING_TAKEN, steps.PLACING_DRAWN, steps.SIFTING)
    return [
        (seat, batch, what in (steps.PLACING_KEPT, steps.PLACING_TAKEN))
        for what, seat, batch in pending(state)
        if what in holding and state.batch_size(batch)
    ]


def hand_view(state: Canopee, seat: int, batch: int, from_pile: bool, reader: int) -> HandView:
    held = [at for at in rows(state, HAND) if batch_of(state.down[at]) == batch]
    shown = all(eyes_of(state.down[at]) & EVERYBODY for at in held)
    return {"seat": seat, "cards": known_kinds(state, held, reader), "from_pile": from_pile, "open": shown}


def place_name(place: int) -> str:
    if place < HAND:
        return f"pile-{place}"
    if place == HAND:
        return "hand"
    if place == STASH:
        return "hoatzin"
    return f"pitcher-{(place - UNDER) // 2}-{(place - UNDER) % 2 + 1}"


def hint_views(state: Canopee, reader: int) -> list[HintView]:
    """Kinds that the reader saw in a pile before it was picked up, and where they may be now."""
    found: list[HintView] = []
    for batch in sorted({int(batch_of(card)) for card in state.memory}):
        known = [
            pieces.KINDS[kind] for kind, count in enumerate(state.known_among(reader, batch)) for _ in range(count)
        ]
        if known:
            members = [at for at, card in enumerate(state.down) if batch_of(card) == batch]
            places = [place_name(place_of(state.down[at])) for at in members if not state.knows(at, reader)]
            found.append({"places": places, "known": known})
    return found


def germination_known(state: Canopee) -> list[list[str]]:
    """What was put back under the germination deck, from the top: together, in unknown order."""
    found: dict[int, list[int]] = {}
    for kind, batch in zip(state.sprouts, state.sprout_batch, strict=True):
        if batch:
            found.setdefault(int(batch), []).append(int(kind))
    return [[pieces.KINDS[kind] for kind in sorted(kinds)] for kinds in found.values()]


# Forests


def forest_view(state: Canopee, seat: int, reader: int) -> ForestView:
    rain, sun = int(state.count(seat, pieces.RAIN)), int(state.count(seat, pieces.SUN))
    return {
        "seat": seat,
        "spirit": state.is_spirit(seat),
        "trees": [tree_view(state, seat, tree) for tree in range(state.slots[seat]) if state.height(seat, tree)],
        "complete_trees": int(state.complete_trees(seat)),
        "tallest": int(scoring.tallest_height(state, seat)),
        "leads_tallest": scoring.wins_tallest(state, seat),
        "plants": [plant_view(state, seat, kind) for kind in owned(state, seat, pieces.FERN, pieces.SEED)],
        "weather": {
            "rain": rain,
            "sun": sun,
            "pairs": min(rain, sun),
            "points": int(scoring.weather_points(state, seat)),
        },
        "seeds": int(state.count(seat, pieces.SEED)),
        "threats": [threat_view(state, seat, kind) for kind in owned(state, seat, pieces.FIRE, pieces.WILDLIFE)],
        "animals": [animal_view(state, seat, kind) for kind in owned(state, seat, pieces.WILDLIFE, pieces.KIND_COUNT)],
        "hidden": hidden_views(state, seat, reader),
        "running": int(scoring.running_points(state, seat)),
        "sheet": sheet(state, seat),
    }


def owned(state: Canopee, seat: int, first: int, end: int) -> list[int]:
    start = seat * pieces.KIND_COUNT
    return [kind for kind, count in enumerate(state.forest[start + first : start + end], first) if count]


def tree_view(state: Canopee, seat: int, tree: int) -> TreeView:
    canopy = int(state.canopy_of(seat, tree))
    return {
        "tree": tree + 1,
        "trunks": [value for value in range(pieces.CARD_VALUES) for _ in range(state.trunks_of(seat, tree, value))],
        "canopy": None if canopy == NO_CANOPY else canopy,
        "height": int(state.height(seat, tree)),
        "points": int(scoring.tree_points(state, seat, tree)),
        "scored": state.is_scored(seat, tree),
        "awarded": state.is_awarded(seat, tree),
    }


def plant_view(state: Canopee, seat: int, kind: int) -> PlantView:
    """The plants of one species: what they are worth, and what they would be with one more."""
    points = int(scoring.flora_points(state, seat, kind))
    state.gain(seat, kind)
    next_points = int(scoring.flora_points(state, seat, kind))
    state.lose(seat, kind)
    return {
        "kind": pieces.KINDS[kind],
        "count": int(state.count(seat, kind)),
        "points": points,
        "next_points": next_points,
        "house": HOUSE[kind],
    }


def threat_view(state: Canopee, seat: int, kind: int) -> ThreatView:
    """What the threats of one kind will do at the season's end."""
    effect, losses = threat_effect(state, seat, kind)
    return {"kind": pieces.KINDS[kind], "count": int(state.count(seat, kind)), "effect": effect, "losses": losses}


def animal_view(state: Canopee, seat: int, kind: int) -> AnimalView:
    species = int(pieces.species_of(kind))
    is_active = pieces.is_active(kind)
    paired = state.has_active(seat, species)
    low, high = int(pieces.LOW_POINTS[species]), int(pieces.HIGH_POINTS[species])
    robbed = int(state.robbed[kind])
    return {
        "kind": pieces.KINDS[kind],
        "species": pieces.SPECIES[species],
        "active": is_active,
        "points": active_points(state, seat, species) if is_active else (high if paired else low),
        "low": None if is_active else low,
        "high": None if is_active else high,
        "ability": ability_name(state, seat, species) if is_active else None,
        "newcomer": state.came(kind),
        "taken_from": None if robbed < 0 else robbed,
        "house": HOUSE[kind],
    }


def active_points(state: Canopee, seat: int, species: int) -> int:
    both = int(scoring.species_points(state, seat, species))
    return both - (int(pieces.HIGH_POINTS[species]) if state.count(seat, pieces.breeding(species)) else 0)


def ability_name(state: Canopee, seat: int, species: int) -> str:
    if state.is_spirit(seat):
        return "asleep"
    return "passive" if species in PASSIVE else ABILITY_NAMES[state.ability[species]]


def hidden_views(state: Canopee, seat: int, reader: int) -> list[HiddenView]:
    """What lies face down under the forest's pitcher plants and its hoatzin."""
    found: list[HiddenView] = []
    places = {place_of(card) for card in state.down}
    for pitcher in range(2):
        place = int(state.pitcher_place(seat, pitcher))
        if place in places:
            found.append({"place": f"pitcher-{pitcher + 1}", "cards": known_kinds(state, rows(state, place), reader)})
    if STASH in places and state.has_active(seat, pieces.HOATZIN):
        found.append({"place": "hoatzin", "cards": known_kinds(state, rows(state, STASH), reader)})
    return found


def sheet(state: Canopee, seat: int) -> SheetView:
    lines = {name: int(state.row(seat, row)) for row, name in enumerate(scoring.ROW_NAMES)}
    lines["wildlife"] = int(scoring.wildlife_points(state, seat))
    lines["largest"] = int(scoring.largest_forest(state, seat))
    return {**lines, "total": sum(lines.values())}  # type: ignore[typeddict-item]


# Words


def sentences(state: Canopee, seat: int | None) -> list[tuple[str, Facts]]:
    """The table in words, for a terminal."""
    view = table(state, seat)
    told: list[tuple[str, Facts]] = [
        ("table-season", {"season": view["season"], "seasons": view["seasons"], "deck": view["deck"]})
    ]
    if view["season_card"]:
        told.append(("table-sign", {"sign": f"@sign-{view['season_card']['name']}"}))
    for pile in view["piles"]:
        told.append(pile_sentence(pile, seat))
    for forest in view["forests"]:
        told.append(forest_sentence(state, forest))
    for hand in view["hands"]:
        cards = [f"@card-{kind}" if kind else "@card-unknown" for kind in hand["cards"]]
        told.append(("table-hand", {"seat": hand["seat"], "cards": cards}))
    return told


def pile_sentence(pile: PileView, reader: int | None) -> tuple[str, Facts]:
    """By its number for whoever reaches it, else by the seats it lies between; spectators count all piles."""
    cards = [f"@card-{card['kind']}" if card["kind"] else "@card-unknown" for card in pile["cards"]]
    facts: dict[str, object] = {"count": len(cards), "cards": cards}
    if pile["number"] is None and reader is not None:
        first, second = pile["seats"]
        return "table-pile-far", {"first_seat": first, "second_seat": second, **facts}
    return "table-pile", {"pile": pile["number"] or pile["pile"] + 1, **facts}


def forest_sentence(state: Canopee, forest: ForestView) -> tuple[str, Facts]:
    seat = forest["seat"]
    kinds = [kind for kind in range(pieces.KIND_COUNT) for _ in range(state.count(seat, kind))]
    facts: dict[str, object] = {
        "points": forest["sheet"]["total"],
        "running": forest["running"],
        "trees": forest["complete_trees"],
        "count": len(kinds),
        "cards": [card_name(kind) for kind in kinds],
    }
    return ("table-spirit", facts) if forest["spirit"] else ("table-forest", {"seat": seat, **facts})
