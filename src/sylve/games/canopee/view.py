"""What a seat of Canopée is shown of the table: the view with its declared types, and the same in sentences."""

from itertools import pairwise
from typing import Literal, TypedDict

from sylve.engine.refusals import Facts
from sylve.engine.state import SPECTATOR
from sylve.games.canopee import agenda, animals, pieces, scoring, threats
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
from sylve.games.canopee.events import card_name
from sylve.games.canopee.forest import NO_CANOPY
from sylve.games.canopee.rules import STEPS, Canopee, removed, season_deck_end
from sylve.games.canopee.threats import ThreatView


class PileCardView(TypedDict):
    kind: str | None
    house: bool
    threat: bool
    face_up: bool
    seen_by: list[int]


class PileView(TypedDict):
    """A pile. `numbers` says by seat whether it is its first, second or third one, or out of its reach."""

    pile: int
    numbers: list[int | None]
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
    """The plants of one species. `next` is the next number of them that is worth something else."""

    kind: str
    count: int
    points: int
    next: "NextView | None"
    use: str | None
    house: bool


class NextView(TypedDict):
    count: int
    points: int


class WeatherView(TypedDict):
    rain: int
    sun: int
    pairs: int
    points: int


class AnimalView(TypedDict):
    """An animal. `use` is the verb of its ability."""

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


class HandView(TypedDict):
    seat: int
    cards: list[str | None]
    from_pile: bool
    open: bool


class HintPlaceView(TypedDict):
    place: Literal["pile", "hand", "hoatzin", "pitcher"]
    pile: int | None
    seat: int | None


class HintView(TypedDict):
    places: list[HintPlaceView]
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
VERBS = {int(ability.card): ability.verb.name for ability in animals.ALL}  # of the cards that can be used
PASSIVE = (pieces.KINKAJOU, pieces.JAGUAR, pieces.MARMOSET)


def is_house(state: Canopee, kind: int) -> bool:
    """Whether a number on the card's face is our guess still."""
    return any(state.setup.is_house(name) for name in pieces.house_names(kind))


def rows(state: Canopee, place: int) -> list[int]:
    """Which of the cards lying face down lie there."""
    return [at for at, card in enumerate(state.down) if place_of(card) == place]


def table(state: Canopee, seat: int | None) -> CanopeeView:
    reader = SPECTATOR if seat is None else seat
    return {
        "season": int(state.season) + 1,
        "seasons": int(state.seasons),
        "deck": int(state.deck_left()),
        "later_decks": later_decks(state),
        "season_card": None if state.sign == pieces.NO_SIGN else season_card(state, int(state.sign)),
        "past_season_cards": [season_card(state, int(sign)) for sign in state.signs[: state.season]],
        "active": None if state.active == NOWHERE else int(state.active),
        "last_taker": int(state.last_taker),
        "ending": ending_step(state),
        "step": step_view(state),
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
        "wildlife": [species_view(state, name) for name in species_in_play(state)],
        "orchid": printed(state, "orchid", int(state.box.orchid_points)),
        "tamarin": printed(state, "tamarin-looks", int(state.box.tamarin_looks)),
    }


def later_decks(state: Canopee) -> list[int]:
    cards = len(state.order) - removed(state.seats)
    ends = [int(season_deck_end(cards, state.seasons, season)) for season in range(state.season, state.seasons)]
    return [after - before for before, after in pairwise(ends)]


def season_card(state: Canopee, sign: int) -> SeasonCardView:
    name = pieces.SIGNS[sign]
    return {"name": name, "value": int(state.box.sign_value[sign]), "house": state.setup.is_house(f"season-{name}")}


def pending(state: Canopee) -> list[tuple[int, int, int]]:
    """The agenda, what comes last first."""
    flat = [int(number) for number in state.agenda.steps[: state.agenda.depth * 3]]
    return [(flat[at], flat[at + 1], flat[at + 2]) for at in range(0, len(flat), 3)]


def ending_step(state: Canopee) -> int | None:
    """Which of the six steps of the season's end is going on."""
    for what, _seat, argument in pending(state):
        if what == agenda.SEASON_ENDS:
            return argument - 1
        if what == agenda.NEXT_SEASON:
            return agenda.REGENERATION_STEP
    return None


def is_asking(state: Canopee) -> bool:
    """Whether a seat is asked something; in the middle of what follows from an answer mostly nobody is."""
    return 0 <= state.agenda.what() < agenda.ASKING and not state.over and not state.is_spirit(state.agenda.seat())


def step_view(state: Canopee) -> StepView | None:
    if not is_asking(state):
        return None
    what, seat, argument = (int(part) for part in (state.agenda.what(), state.agenda.seat(), state.agenda.argument()))
    shows_card = what in (agenda.GROWING, agenda.CROWNING, agenda.FELLING)
    return {
        "name": STEPS[what].name,
        "seat": seat,
        "pile": looked_at(state),
        "card": pieces.KINDS[argument] if shows_card else None,
        "left": argument if what == agenda.SOWING else None,
    }


def looked_at(state: Canopee) -> int | None:
    """The pile in the hands of the seat that chooses."""
    if state.over or state.agenda.what() != agenda.CHOOSING:
        return None
    return int(state.pile_at(state.agenda.seat(), state.agenda.argument()))


def species_in_play(state: Canopee) -> list[str]:
    """Which animals can turn up: the recipe's, public from the start."""
    return [name for name, present in zip(pieces.SPECIES, state.present, strict=True) if present]


def printed(state: Canopee, name: str, value: int) -> PrintedView:
    return {"value": value, "house": state.setup.is_house(name)}


def species_view(state: Canopee, name: str) -> SpeciesView:
    """What the two cards of a species say they are worth."""
    box, species = state.box, pieces.SPECIES.index(name)
    return {
        "species": name,
        "active": printed(state, f"{name}-active", int(box.active_points[species])),
        "low": printed(state, f"{name}-low", int(box.low_points[species])),
        "high": printed(state, f"{name}-high", int(box.high_points[species])),
    }


# Cards lying face down


def known_kind(state: Canopee, at: int, reader: int) -> str | None:
    return pieces.KINDS[kind_of(state.down[at])] if state.knows(at, reader) else None


def known_kinds(state: Canopee, places: list[int], reader: int) -> list[str | None]:
    """Cards in the order of the box, unknown ones last."""
    known = [int(kind_of(state.down[at])) if state.knows(at, reader) else pieces.KIND_COUNT for at in places]
    return [pieces.KINDS[kind] if kind < pieces.KIND_COUNT else None for kind in sorted(known)]


def pile_view(state: Canopee, pile: int, reader: int) -> PileView:
    numbers = [number_of(state, pile, seat) for seat in range(state.seats)]
    return {
        "pile": pile,
        "numbers": numbers,
        "centre": pile == state.centre(),
        "seats": [seat for seat, number in enumerate(numbers) if number is not None],
        "looked_at": looked_at(state) == pile,
        "cards": [pile_card(state, at, reader) for at in rows(state, pile)],
    }


def number_of(state: Canopee, pile: int, seat: int) -> int | None:
    """Whether the pile is the seat's first, second or third one."""
    for number in range(pieces.PILES):
        if state.pile_at(seat, number) == pile:
            return number + 1
    return None


def pile_card(state: Canopee, at: int, reader: int) -> PileCardView:
    kind = known_kind(state, at, reader)
    eyes = eyes_of(state.down[at])
    return {
        "kind": kind,
        "house": kind is not None and is_house(state, int(kind_of(state.down[at]))),
        "threat": bool(eyes & IS_THREAT) or (kind in pieces.THREAT_NAMES),
        "face_up": bool(eyes & EVERYBODY),
        "seen_by": [seat for seat in range(state.seats) if eyes & seat_bit(seat)],
    }


def hands(state: Canopee) -> list[tuple[int, int, bool]]:
    """Whose cards are being placed, the batch, and whether they come from a pile; the present ones last."""
    holding = (agenda.PLACING_KEPT, agenda.PLACING_TAKEN, agenda.PLACING_DRAWN, agenda.SIFTING)
    return [
        (seat, batch, what in (agenda.PLACING_KEPT, agenda.PLACING_TAKEN))
        for what, seat, batch in pending(state)
        if what in holding and state.batch_size(batch)
    ]


def hand_view(state: Canopee, seat: int, batch: int, from_pile: bool, reader: int) -> HandView:
    held = [at for at in rows(state, HAND) if batch_of(state.down[at]) == batch]
    shown = all(eyes_of(state.down[at]) & EVERYBODY for at in held)
    return {"seat": seat, "cards": known_kinds(state, held, reader), "from_pile": from_pile, "open": shown}


def hint_place(place: int) -> HintPlaceView:
    if place < HAND:
        return {"place": "pile", "pile": place, "seat": None}
    if place == HAND:
        return {"place": "hand", "pile": None, "seat": None}
    if place == STASH:
        return {"place": "hoatzin", "pile": None, "seat": None}
    return {"place": "pitcher", "pile": None, "seat": (place - UNDER) // pieces.PITCHERS}


def hint_views(state: Canopee, reader: int) -> list[HintView]:
    """Kinds that the reader saw in a pile before it was picked up, and where they may be now."""
    found: list[HintView] = []
    for batch in sorted({int(batch_of(card)) for card in state.memory}):
        known = [
            pieces.KINDS[kind] for kind, count in enumerate(state.known_among(reader, batch)) for _ in range(count)
        ]
        if known:
            members = [at for at, card in enumerate(state.down) if batch_of(card) == batch]
            places = [hint_place(int(place_of(state.down[at]))) for at in members if not state.knows(at, reader)]
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
        "threats": [threats.view(state, seat, kind) for kind in owned(state, seat, pieces.FIRE, pieces.WILDLIFE)],
        "animals": [animal_view(state, seat, kind) for kind in owned(state, seat, pieces.WILDLIFE, pieces.KIND_COUNT)],
        "hidden": hidden_views(state, seat, reader),
        "points": points_so_far(state, seat),
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


def points_so_far(state: Canopee, seat: int) -> int:
    """All that is scored, and the animals; the largest forest is known at the end only."""
    if state.over:
        return int(scoring.total(state, seat))
    return int(state.points(seat) + scoring.wildlife_points(state, seat))


def plant_view(state: Canopee, seat: int, kind: int) -> PlantView:
    count = int(state.count(seat, kind))
    return {
        "kind": pieces.KINDS[kind],
        "count": count,
        "points": int(scoring.flora_points(state, seat, kind, count)),
        "next": next_plants(state, seat, kind, count),
        "use": VERBS.get(kind),
        "house": is_house(state, kind),
    }


def next_plants(state: Canopee, seat: int, kind: int, count: int) -> NextView | None:
    """How many plants of the kind are worth something else than now, and what: one more, or with monsteras three."""
    now = scoring.flora_points(state, seat, kind, count)
    for more in range(count + 1, count + pieces.MONSTERA_SET + 1):
        points = scoring.flora_points(state, seat, kind, more)
        if points != now:
            return {"count": more, "points": int(points)}
    return None


def animal_view(state: Canopee, seat: int, kind: int) -> AnimalView:
    species = int(pieces.species_of(kind))
    is_active = pieces.is_active(kind)
    counted = scoring.active_points if is_active else scoring.breeding_points
    robbed = int(state.robbed[kind])
    return {
        "kind": pieces.KINDS[kind],
        "species": pieces.SPECIES[species],
        "active": is_active,
        "points": int(counted(state, seat, species)),
        "low": None if is_active else int(state.box.low_points[species]),
        "high": None if is_active else int(state.box.high_points[species]),
        "ability": ability_name(state, seat, species) if is_active else None,
        "use": VERBS.get(kind),
        "newcomer": state.came(kind),
        "taken_from": None if robbed < 0 else robbed,
        "house": is_house(state, kind),
    }


def ability_name(state: Canopee, seat: int, species: int) -> str:
    if state.is_spirit(seat):
        return "asleep"
    return "passive" if species in PASSIVE else ABILITY_NAMES[state.ability[species]]


def hidden_views(state: Canopee, seat: int, reader: int) -> list[HiddenView]:
    """What lies face down under the forest's pitcher plants and its hoatzin."""
    found: list[HiddenView] = []
    places = {place_of(card) for card in state.down}
    for pitcher in range(pieces.PITCHERS):
        place = int(state.pitcher_place(seat, pitcher))
        if place in places:
            cards = known_kinds(state, rows(state, place), reader)
            found.append({"place": f"pitcher-{pitcher + 1}", "under": pieces.KINDS[pieces.PITCHER], "cards": cards})
    if STASH in places and state.has_active(seat, pieces.HOATZIN):
        cards = known_kinds(state, rows(state, STASH), reader)
        found.append({"place": "hoatzin", "under": pieces.KINDS[pieces.active(pieces.HOATZIN)], "cards": cards})
    return found


def sheet(state: Canopee, seat: int) -> SheetView:
    lines = {name: int(state.row(seat, row)) for row, name in enumerate(scoring.ROW_NAMES)}
    lines["wildlife"] = int(scoring.wildlife_points(state, seat))
    lines["largest"] = int(scoring.largest_forest(state, seat))
    return {**lines, "total": sum(lines.values())}  # type: ignore[typeddict-item]


# Words


def over_prompt(state: Canopee) -> tuple[str, Facts]:
    outcome = scoring.outcome(state)
    if state.seats == 1:
        code = "over-victory" if outcome.won else "over-defeat"
        return code, {"points": outcome.scores[0], "rival": int(scoring.total(state, 1))}
    return "over", {"winner_seat": outcome.ranks.index(1)}


def waiting_prompt(state: Canopee, _seat: int | None) -> tuple[str, Facts]:
    return "wait", {"seat": int(state.agenda.seat())}


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
    if reader is None:
        return "table-pile", {"pile": pile["pile"] + 1, **facts}
    number = pile["numbers"][reader]
    if number is None:
        first, second = pile["seats"]
        return "table-pile-far", {"first_seat": first, "second_seat": second, **facts}
    return "table-pile", {"pile": number, **facts}


def forest_sentence(state: Canopee, forest: ForestView) -> tuple[str, Facts]:
    seat = forest["seat"]
    kinds = [kind for kind in range(pieces.KIND_COUNT) for _ in range(state.count(seat, kind))]
    facts: dict[str, object] = {
        "points": forest["sheet"]["total"],
        "running": forest["running"],
        "trees": forest["complete_trees"],
        "count": len(kinds),
        "cards": [card_name(state, kind) for kind in kinds],
    }
    return ("table-spirit", facts) if forest["spirit"] else ("table-forest", {"seat": seat, **facts})
