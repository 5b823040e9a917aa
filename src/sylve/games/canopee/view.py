"""What a seat of Canopée is shown: the view with its declared types, prompts, choices, previews, refusals."""

from itertools import pairwise
from typing import TypedDict

from mypy_extensions import i64

from sylve.engine.refusals import Facts
from sylve.engine.state import SPECTATOR
from sylve.engine.vec import vec
from sylve.engine.worlds import filled
from sylve.games.canopee import actions, bot, may, pieces, scoring, steps
from sylve.games.canopee.log import card_name
from sylve.games.canopee.rules import Canopee, removed, season_deck_end
from sylve.games.canopee.state import EVERYBODY, HAND, IS_THREAT, NO_CANOPY, NOWHERE, STASH, TRAY, UNDER, seat_bit


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


STEP_NAMES = {
    steps.STARTING: "start",
    steps.CHOOSING: "choose",
    steps.BLIND: "blind",
    steps.PLACING_KEPT: "place",
    steps.PLACING_TAKEN: "place",
    steps.PLACING_DRAWN: "place",
    steps.SIFTING: "sift",
    steps.GROWING: "grow",
    steps.CROWNING: "crown",
    steps.DISCARDING: "discard",
    steps.FELLING: "fell",
    steps.BURNING: "burn",
    steps.SICKENING: "sicken",
    steps.BLIGHTING: "blight",
    steps.STRIKING: "strike",
    steps.AIMING: "aim",
    steps.WAKING: "wake",
    steps.SOWING: "sow",
    steps.TAKING: "take",
}
ABILITY_NAMES = ("ready", "used", "fresh")
PASSIVE = (pieces.KINKAJOU, pieces.JAGUAR, pieces.MARMOSET)


HOUSE = tuple(any(map(pieces.VALUES.is_house, pieces.house_names(kind))) for kind in range(pieces.KIND_COUNT))


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
        "tray": kinds_in(state, TRAY, reader),  # type: ignore[typeddict-item]
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
    return {"name": name, "value": int(pieces.SIGN_VALUE[sign]), "house": pieces.VALUES.is_house(f"season-{name}")}


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
        "name": STEP_NAMES[what],
        "seat": seat,
        "pile": looked_at(state),
        "card": pieces.KINDS[argument] if shows_card else None,
        "left": argument if what == steps.SOWING else None,
    }


def species_in_play(state: Canopee) -> list[str]:
    """Which animals can turn up: the recipe's, public from the start."""
    return [name for name, present in zip(pieces.SPECIES, state.present, strict=True) if present]


def printed(name: str) -> PrintedView:
    return {"value": int(pieces.VALUES[name]), "house": pieces.VALUES.is_house(name)}


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
    return pieces.KINDS[state.down_kind[at]] if state.knows(at, reader) else None


def rows(state: Canopee, place: int) -> list[int]:
    return [at for at, lies in enumerate(state.down_place) if lies == place]


def kinds_in(state: Canopee, place: int, reader: int) -> list[str | None]:
    """The cards of a place in the order of the box, unknown ones last."""
    known = [int(state.down_kind[at]) if state.knows(at, reader) else pieces.KIND_COUNT for at in rows(state, place)]
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


def looked_at(state: Canopee) -> int | None:
    if state.over or state.agenda.what() != steps.CHOOSING:
        return None
    return int(state.pile_at(state.agenda.seat(), state.agenda.argument()))


def reached(state: Canopee, seat: int) -> list[int]:
    return [int(state.pile_at(seat, number)) for number in range(pieces.PILES)]


def pile_card(state: Canopee, at: int, reader: int) -> PileCardView:
    kind = known_kind(state, at, reader)
    eyes = state.down_eyes[at]
    return {
        "kind": kind,
        "house": kind is not None and HOUSE[state.down_kind[at]],
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
    held = [at for at in rows(state, HAND) if state.down_batch[at] == batch]
    kinds = sorted(int(state.down_kind[at]) if state.knows(at, reader) else pieces.KIND_COUNT for at in held)
    cards = [pieces.KINDS[kind] if kind < pieces.KIND_COUNT else None for kind in kinds]
    return {"seat": seat, "cards": cards, "from_pile": from_pile}


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
    for batch in sorted({int(batch) for batch in state.down_batch if batch}):
        members = [at for at, other in enumerate(state.down_batch) if other == batch]
        known = sorted(int(state.down_kind[at]) for at in members if state.hinted(at, reader))
        if known:
            places = [place_name(state.down_place[at]) for at in members if not state.knows(at, reader)]
            found.append({"places": places, "known": [pieces.KINDS[kind] for kind in known]})
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
    count = int(state.count(seat, kind))
    effect, losses = "none", 0
    if kind == pieces.BLIGHT:
        effect, losses = "own", count
    elif kind in (pieces.FIRE, pieces.DISEASE):
        harsh = pieces.EMBERS if kind == pieces.FIRE else pieces.FEVERS
        if count >= pieces.SPREADING:
            effect, losses = "spread", 1
        elif count == pieces.BURNING:
            effect, losses = "own", pieces.BURNING
        elif state.sign == harsh:
            effect, losses = "own", int(pieces.SIGN_VALUE[harsh])
    return {"kind": pieces.KINDS[kind], "count": count, "effect": effect, "losses": losses}


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
        "newcomer": bool(state.gained[kind]),
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
    places = set(state.down_place)
    for pitcher in range(2):
        place = int(state.pitcher_place(seat, pitcher))
        if place in places:
            found.append({"place": f"pitcher-{pitcher + 1}", "cards": kinds_in(state, place, reader)})
    if STASH in places and state.has_active(seat, pieces.HOATZIN):
        found.append({"place": "hoatzin", "cards": kinds_in(state, STASH, reader)})
    return found


def sheet(state: Canopee, seat: int) -> SheetView:
    lines = {name: int(state.row(seat, row)) for row, name in enumerate(scoring.ROW_NAMES)}
    lines["wildlife"] = int(scoring.wildlife_points(state, seat))
    lines["largest"] = int(scoring.largest_forest(state, seat))
    return {**lines, "total": sum(lines.values())}  # type: ignore[typeddict-item]


# Prompts


def prompt(state: Canopee, seat: int | None) -> tuple[str, Facts]:
    """The one sentence that says what is expected."""
    if state.over:
        return over_prompt(state)
    what, asked, argument = (int(part) for part in (state.agenda.what(), state.agenda.seat(), state.agenda.argument()))
    if asked != seat:
        return "wait", {"seat": asked}
    facts: dict[str, object] = {"seat": asked}
    name = STEP_NAMES[what]
    if what == steps.CHOOSING:
        facts |= {"pile": argument + 1, "cards": int(state.size(state.pile_at(asked, argument)))}
    elif what in (steps.GROWING, steps.CROWNING, steps.FELLING):
        facts["card"] = card_name(argument)
    elif what == steps.DISCARDING:
        name = f"discard-{steps.CAUSES[argument]}"
    elif what == steps.AIMING:
        name = "aim-jaguar" if argument == steps.AT_PREY else "aim-lightning"
    elif what == steps.SOWING:
        facts["left"] = argument
    elif name in ("place", "sift"):
        facts["cards"] = int(state.batch_size(argument))
    return name, facts


def over_prompt(state: Canopee) -> tuple[str, Facts]:
    outcome = scoring.outcome(state)
    if state.seats == 1:
        return f"over-{outcome.level}", {"points": outcome.scores[0], "rival": int(scoring.total(state, 1))}
    return "over", {"winner_seat": outcome.ranks.index(1)}


# Choices


def offered(state: Canopee, seat: int) -> list[int]:
    """All that may be done, both answers to a pile, and the abilities of the own animals, usable or not."""
    found = set(state.actions(seat))
    what = state.agenda.what()
    if what == steps.CHOOSING:
        found.add(int(actions.PASS()))
    if what in (steps.STARTING, steps.CHOOSING, steps.BLIND) or steps.is_placing(what):
        verbs = {int(actions.VERB[action]) for action in found}
        found |= {action for action in own_abilities(state, seat) if int(actions.VERB[action]) not in verbs}
    return sorted(found)


def own_abilities(state: Canopee, seat: int) -> list[int]:
    ability = {
        pieces.BOA: actions.SNATCH(first_in_reach(state, seat)),
        pieces.FROG: actions.CROAK(),
        pieces.ANT: actions.GNAW(),
        pieces.SLOTH: actions.DOZE(),
        pieces.TOUCAN: actions.PEEK(0),
        pieces.SPIDER: actions.RETURN(0),
        pieces.HOATZIN: actions.TUCK(0),
        pieces.HOWLER: actions.SWEEP(),
        pieces.BUTTERFLY: actions.BLOOM(0),
        pieces.TAMARIN: actions.FORAGE(),
    }
    found = [int(action) for species, action in ability.items() if state.has_active(seat, species)]
    if state.count(seat, pieces.MUSHROOM):
        found.append(int(actions.COMPOST()))
    return found


def first_in_reach(state: Canopee, seat: int) -> int:
    """A card of the pile looked at, to ask about the boa with."""
    if state.agenda.what() != steps.CHOOSING:
        return 0
    return int(state.down_kind[rows(state, state.pile_at(seat, state.agenda.argument()))[0]])


def worth_now(state: Canopee, seat: int) -> dict[str, int]:
    """What would be scored if all ended now, line by line; threats and awards not."""
    lines = {
        "trees": int(scoring.unscored_tree_points(state, seat)),
        "plants": int(scoring.plant_points(state, seat)),
        "weather": int(scoring.weather_points(state, seat)),
        "wildlife": int(scoring.wildlife_points(state, seat)),
    }
    if state.sign != pieces.NO_SIGN:
        lines["season"] = int(scoring.sign_points(state, seat) + scoring.sign_tree_points(state, seat))
    return lines


def preview(state: Canopee, seat: int, action: int) -> Facts | None:
    """What the action would do to the own points right now, by what the seat knows."""
    after = previewed(state, seat, int(actions.VERB[action]), int(actions.argument_of(action)))
    if after is None:
        return None
    before, now = worth_now(state, seat), worth_now(after, seat)
    change = {name: now[name] - before[name] for name in before}
    threats = [
        dict(threat_view(after, seat, kind))
        for kind in range(pieces.FIRE, pieces.WILDLIFE)
        if after.count(seat, kind) != state.count(seat, kind)
    ]
    return {"points": sum(change.values()), **change, "threats": threats}


def previewed(state: Canopee, seat: int, verb: int, argument: int) -> Canopee | None:
    """The table with the action done and nothing hidden turned; None where there is nothing to show."""
    kinds = [0] * pieces.KIND_COUNT
    if verb == actions.KEEP_VERB:
        for at in rows(state, state.pile_at(seat, state.agenda.argument())):
            kinds[state.down_kind[at]] += 1
    elif verb in (actions.PLACE_VERB, actions.SNATCH_VERB):
        kinds[argument] = 1
    elif verb == actions.SOW_VERB:
        kinds[pieces.GERMINATION_KINDS[argument]] = 1
    elif verb == actions.DISCARD_VERB and argument >= pieces.FERN:
        after = state.copy()
        after.lose(seat, argument)
        return after
    elif verb in (actions.SPROUT_VERB, actions.GROW_VERB, actions.CROWN_VERB, actions.FELL_VERB, actions.TAKE_VERB):
        after = state.copy()
        after.heard = None
        after.answer(seat, verb, argument)
        return after
    else:
        return None
    return bot.with_cards(state, seat, numbers(kinds))


def numbers(counts: list[int]) -> "vec[i64]":
    found = filled(len(counts), 0)
    for at, count in enumerate(counts):
        found[at] = count
    return found


ANIMAL_OF = {
    actions.SNATCH_VERB: pieces.BOA,
    actions.CROAK_VERB: pieces.FROG,
    actions.GNAW_VERB: pieces.ANT,
    actions.DOZE_VERB: pieces.SLOTH,
    actions.PEEK_VERB: pieces.TOUCAN,
    actions.RETURN_VERB: pieces.SPIDER,
    actions.TUCK_VERB: pieces.HOATZIN,
    actions.SWEEP_VERB: pieces.HOWLER,
    actions.BLOOM_VERB: pieces.BUTTERFLY,
    actions.FORAGE_VERB: pieces.TAMARIN,
}


def refusal_facts(_state: Canopee, _seat: int, action: int, reason: int) -> Facts:
    verb, argument = int(actions.VERB[action]), int(actions.argument_of(action))
    if reason in (may.NO_ANIMAL, may.ANIMAL_USED, may.ANIMAL_FRESH):
        return {"animal": card_name(pieces.active(ANIMAL_OF[verb]))}
    if reason in (may.NOT_AN_OPEN_TREE, may.NOT_IN_TREE):
        return {"tree": argument + 1}
    if reason == may.EMPTY_PILE:
        return {"pile": argument + 1}
    if reason == may.NO_SUCH_PLANT:
        return {"card": card_name(pieces.FERN + argument)}
    if reason == may.NOT_DRAWN:
        return {"card": card_name(pieces.GERMINATION_KINDS[argument])}
    if reason in (may.NOT_A_RIVALS, may.JUST_TAKEN):
        return {"card": card_name(pieces.WILDLIFE + argument)}
    if reason == may.NOT_IN_HAND:
        return {"card": card_name(hand_kind(verb, argument))}
    if reason in (may.NOT_IN_PILE, may.NOT_IN_FOREST, may.NOT_FLORA, may.NOT_WILDLIFE, may.NOT_THE_MOST):
        return {"card": card_name(argument)}
    return {}


def hand_kind(verb: int, argument: int) -> int:
    if verb == actions.HIDE_VERB:
        return int(actions.hidden_kind(argument))
    return pieces.FIRE + argument if verb == actions.RETURN_VERB else argument


def sentences(state: Canopee, seat: int | None) -> list[tuple[str, Facts]]:
    """The table in words, for a terminal."""
    view = table(state, seat)
    told: list[tuple[str, Facts]] = [
        ("table-season", {"season": view["season"], "seasons": view["seasons"], "deck": view["deck"]})
    ]
    if view["season_card"]:
        told.append(("table-sign", {"sign": f"@sign-{view['season_card']['name']}"}))
    for pile in view["piles"]:
        cards = [f"@card-{card['kind']}" if card["kind"] else "@card-unknown" for card in pile["cards"]]
        told.append(("table-pile", {"pile": pile["number"] or pile["pile"] + 1, "count": len(cards), "cards": cards}))
    for forest in view["forests"]:
        told.append(forest_sentence(state, forest))
    for hand in view["hands"]:
        cards = [f"@card-{kind}" if kind else "@card-unknown" for kind in hand["cards"]]
        told.append(("table-hand", {"seat": hand["seat"], "cards": cards}))
    return told


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
