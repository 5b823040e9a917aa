"""§2 The turn: its order, and which leaf is placed."""

from typing import TypedDict

from mypy_extensions import i64

from sylve.engine.refusals import ALLOWED, Facts
from sylve.games.leaf import events, pieces
from sylve.games.leaf.actions import BOOST, CARD, PILE
from sylve.games.leaf.pieces import SPECIES, SPECIES_COUNT
from sylve.games.leaf.refusals import NO_PAIR, NO_ROOM, NO_SPORE, NOT_IN_HAND, NOT_NOW, PILE_EMPTY
from sylve.games.leaf.state import Layout
from sylve.games.leaf.steps.acting import draw_card
from sylve.games.leaf.steps.base import ACT, CHOOSE, END_TURN, FROM_PILE, LAY, SEASON, WIND_TURN, LeafStep
from sylve.games.leaf.steps.placing import actions_earned, show_card


def begin_turn(state: Layout) -> None:
    """§2.1 The steps of a turn are laid out, the first on top; an empty hand is filled at a price (§2.2)."""
    player = state.active()
    state.agenda.push(END_TURN, player, 0)
    state.agenda.push(SEASON, player, 0)
    if state.is_wind(player):
        state.agenda.push(WIND_TURN, player, 0)
        return
    if state.hand_size(player) == 0:
        fill_empty_hand(state, player)
    if state.hand_size(player) > 0:
        state.agenda.push(ACT, player, 0)
        state.agenda.push(CHOOSE, player, 0)


def fill_empty_hand(state: Layout, player: i64) -> None:
    """§2.2 A token that costs acorns in the end, and new cards."""
    state.debts[player] += 1
    state.tell(events.EMPTY_HAND, player, pieces.EMPTY_HAND_ACORNS)
    for _ in range(pieces.CARDS_FOR_EMPTY_HAND):
        draw_card(state, player)


def has_room(state: Layout, species: i64) -> bool:
    """Whether the card's own leaf, or for an empty pile the leaf of any other, can be placed."""
    if state.left[species] > 0:
        return state.fits(species)
    return any_pile_fits(state)


def any_pile_fits(state: Layout) -> bool:
    return any(state.serves(species) for species in range(SPECIES_COUNT))


class LeafPreview(TypedDict):
    """The leaf on top of a pile: the ways to lay it, and the most actions it can earn. An empty pile has none."""

    tile: str | None
    places: int
    most: int


def leaf_preview(state: Layout, species: int) -> LeafPreview:
    if not state.left[species]:
        return {"tile": None, "places": 0, "most": 0}
    found = state.placements(species)
    most = max([sum(actions_earned(state, species, action)) for action in found], default=0)
    return {"tile": pieces.tile_name(state.top(species)), "places": len(found), "most": most}


class Choosing(LeafStep):
    """§2.3–2.6 A card of the hand, alone or with its like, says which leaf is placed."""

    def asks(self, state: Layout) -> bool:  # noqa: ARG002 - the hand is not empty
        return True

    def reason(self, state: Layout, seat: i64, action: i64) -> i64:
        """A card of the hand (§2.3), with a second one for a boost (§2.4), whose leaf has room if any has (§2.6)."""
        species, is_boost = species_of(action), BOOST.has(action)
        if state.cards(seat, species) == 0:
            return NOT_IN_HAND
        if is_boost and state.cards(seat, species) < 2:
            return NO_PAIR
        if is_boost and state.spores[seat] == 0:
            return NO_SPORE
        if has_room(state, species):
            return ALLOWED
        for other in range(SPECIES_COUNT):
            if state.cards(seat, other) > 0 and has_room(state, other):
                return NO_ROOM
        if is_boost and not any_pile_fits(state):
            return NO_ROOM
        return ALLOWED

    def do(self, state: Layout, seat: i64, action: i64) -> None:
        """The leaf comes from the card's pile, or from another if that cannot serve (§2.5, §2.6)."""
        species = species_of(action)
        state.agenda.pop()
        state.chosen = species
        state.boosted = BOOST.has(action)
        if state.serves(species):
            state.agenda.push(LAY, seat, species)
        elif any_pile_fits(state):
            state.agenda.push(FROM_PILE, seat, 0)
        else:
            show_card(state, seat)
            state.tell(events.NO_ROOM, seat)

    def offered(self, state: Layout, seat: int) -> list[int]:
        """Every card of the hand, alone and as a boost."""
        held = [species for species in range(SPECIES_COUNT) if state.cards(seat, species)]
        return [CARD.of(species) for species in held] + [BOOST.of(species) for species in held]

    def preview(self, state: Layout, seat: int, action: int) -> LeafPreview:  # noqa: ARG002
        return leaf_preview(state, species_of(action))

    def refusal_facts(self, state: Layout, seat: int, action: int, reason: int) -> Facts:  # noqa: ARG002
        return {} if reason == NOT_NOW else card_words(species_of(action))


class TakingFromPile(LeafStep):
    """§2.5 Where the card's own pile cannot serve, the top leaf of any pile that has room."""

    def asks(self, state: Layout) -> bool:  # noqa: ARG002 - there is one with room
        return True

    def reason(self, state: Layout, seat: i64, action: i64) -> i64:  # noqa: ARG002
        species = PILE.argument(action)
        if state.left[species] == 0:
            return PILE_EMPTY
        if not state.fits(species):
            return NO_ROOM
        return ALLOWED

    def do(self, state: Layout, seat: i64, action: i64) -> None:
        state.agenda.pop()
        state.agenda.push(LAY, seat, PILE.argument(action))

    def offered(self, state: Layout, seat: int) -> list[int]:  # noqa: ARG002
        return [PILE.of(species) for species in range(SPECIES_COUNT)]

    def preview(self, state: Layout, seat: int, action: int) -> LeafPreview:  # noqa: ARG002
        return leaf_preview(state, PILE.argument(action))

    def refusal_facts(self, state: Layout, seat: int, action: int, reason: int) -> Facts:  # noqa: ARG002
        return {} if reason == NOT_NOW else card_words(PILE.argument(action))


def species_of(action: i64) -> i64:
    """The species of the card, or of the two, that an action plays."""
    if BOOST.has(action):
        return BOOST.argument(action)
    return CARD.argument(action)


def card_words(species: int) -> Facts:
    return {"card": f"@species-{SPECIES[species]}"}
