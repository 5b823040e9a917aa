"""What a seat of Canopée is shown of the table: the view with its declared types, and the same in sentences."""

from itertools import pairwise
from typing import TypedDict

from sylve.engine.refusals import Facts
from sylve.engine.state import SPECTATOR
from sylve.games.canopee import agenda, pieces, scoring
from sylve.games.canopee.events import card_name
from sylve.games.canopee.face_down import NOWHERE, TRAY
from sylve.games.canopee.forest_view import ForestView, forest_seen_by, forest_view
from sylve.games.canopee.rules import STEPS, Canopee, removed, season_deck_end
from sylve.games.canopee.sight import (
    HandView,
    HintView,
    PileView,
    hand_views,
    hint_views,
    known_kinds,
    looked_at,
    pending,
    pile_cards,
    pile_view,
    rows,
)  # fmt: skip


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


def table(state: Canopee) -> CanopeeView:
    """What everybody may know."""
    return {
        "season": state.season + 1,
        "seasons": state.seasons,
        "deck": state.deck_left(),
        "later_decks": later_decks(state),
        "season_card": None if state.sign == pieces.NO_SIGN else season_card(state, state.sign),
        "past_season_cards": [season_card(state, sign) for sign in state.signs[: state.season]],
        "active": None if state.active == NOWHERE else state.active,
        "last_taker": state.last_taker,
        "ending": ending_step(state),
        "step": step_view(state),
        "piles": [pile_view(state, pile) for pile in range(state.piles())],
        "forests": [forest_view(state, forest) for forest in range(state.forests)],
        "hands": hand_views(state, SPECTATOR),
        "germination": len(state.sprouts),
        "germination_known": germination_known(state),
        "tray": known_kinds(state, rows(state, TRAY), SPECTATOR),  # type: ignore[typeddict-item]
        "hints": hint_views(state, SPECTATOR),
        "discards": [
            {"kind": pieces.KINDS[kind], "count": count} for kind, count in enumerate(state.discarded) if count
        ],
        "tallest_award": scoring.tallest_points(state),
        "largest_award": pieces.largest_points(state.seats),
        "species": species_in_play(state),
        "wildlife": [species_view(state, name) for name in species_in_play(state)],
        "orchid": printed(state, "orchid", state.box.orchid_points),
        "tamarin": printed(state, "tamarin-looks", state.box.tamarin_looks),
    }


def own(state: Canopee, seat: int, table: CanopeeView) -> CanopeeView:
    """The same as this seat sees it: with the cards face down that it has seen."""
    return {
        **table,
        "piles": [{**pile, "cards": pile_cards(state, pile["pile"], seat)} for pile in table["piles"]],
        "forests": [forest_seen_by(state, forest, seat) for forest in table["forests"]],
        "hands": hand_views(state, seat),
        "tray": known_kinds(state, rows(state, TRAY), seat),  # type: ignore[typeddict-item]
        "hints": hint_views(state, seat),
    }


def later_decks(state: Canopee) -> list[int]:
    cards = len(state.order) - removed(state.seats)
    ends = [season_deck_end(cards, state.seasons, season) for season in range(state.season, state.seasons)]
    return [after - before for before, after in pairwise(ends)]


def season_card(state: Canopee, sign: int) -> SeasonCardView:
    name = pieces.SIGNS[sign]
    return {"name": name, "value": state.box.sign_value[sign], "house": state.setup.is_house(f"season-{name}")}


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
    what, seat, argument = (part for part in (state.agenda.what(), state.agenda.seat(), state.agenda.argument()))
    shows_card = what in (agenda.GROWING, agenda.CROWNING, agenda.FELLING)
    return {
        "name": STEPS[what].name,
        "seat": seat,
        "pile": looked_at(state),
        "card": pieces.KINDS[argument] if shows_card else None,
        "left": argument if what == agenda.SOWING else None,
    }


def species_in_play(state: Canopee) -> list[str]:
    """Which animals can turn up: the recipe's, public from the start."""
    return [name for name, present in zip(pieces.SPECIES, state.present, strict=True) if present]


def printed(state: Canopee, name: str, value: int) -> PrintedView:
    return {"value": value, "house": state.setup.is_house(name)}


def species_view(state: Canopee, name: str) -> SpeciesView:
    """What the two cards of a species say they are worth."""
    views: dict[str, SpeciesView] = state.box.species_views
    if name not in views:
        views[name] = new_species_view(state, name)
    return views[name]


def new_species_view(state: Canopee, name: str) -> SpeciesView:
    box, species = state.box, pieces.SPECIES.index(name)
    return {
        "species": name,
        "active": printed(state, f"{name}-active", box.active_points[species]),
        "low": printed(state, f"{name}-low", box.low_points[species]),
        "high": printed(state, f"{name}-high", box.high_points[species]),
    }


def germination_known(state: Canopee) -> list[list[str]]:
    """What was put back under the germination deck, from the top: together, in unknown order."""
    found: dict[int, list[int]] = {}
    for kind, batch in zip(state.sprouts, state.sprout_batch, strict=True):
        if batch:
            found.setdefault(batch, []).append(kind)
    return [[pieces.KINDS[kind] for kind in sorted(kinds)] for kinds in found.values()]


# Words


def over_prompt(state: Canopee) -> tuple[str, Facts]:
    outcome = scoring.outcome(state)
    if state.seats == 1:
        code = "over-victory" if outcome.won else "over-defeat"
        return code, {"points": outcome.scores[0], "rival": scoring.total(state, 1)}
    return "over", {"winner_seat": outcome.ranks.index(1)}


def waiting_prompt(state: Canopee, _seat: int | None) -> tuple[str, Facts]:
    return "wait", {"seat": state.agenda.seat()}


def sentences(state: Canopee, seat: int | None, view: CanopeeView) -> list[tuple[str, Facts]]:
    """The table in words, for a terminal."""
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
        "points": forest["points"],
        "running": forest["running"],
        "trees": forest["complete_trees"],
        "count": len(kinds),
        "cards": [card_name(state, kind) for kind in kinds],
    }
    return ("table-spirit", facts) if forest["spirit"] else ("table-forest", {"seat": seat, **facts})
