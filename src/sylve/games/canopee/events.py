"""What can happen in Canopée, for the log and the animations."""

from collections.abc import Mapping, Sequence
from typing import Final

from sylve.engine.events import FROM_ONE, NUMBER, SEAT, Event, Fact, Kind, Kinds, named, read_at, read_off
from sylve.engine.state import State
from sylve.games.canopee import pieces
from sylve.games.canopee.face_down import HAND, TRAY, batch_of, kind_of, place_of
from sylve.games.canopee.state import Layout

IN_HAND: Final = 16  # beyond all places: the cards of a batch that are in hand


FOREST: Final = read_off(lambda _state: 1, "1", "the Spirit's forest")


class SeatsOrSpirits(Kind):
    """What a seat and the Spirit can both do: the Spirit's forest has lines of its own, without a seat."""

    def __init__(self, name: str, facts: Mapping[str, Fact]) -> None:
        super().__init__(name, {"seat": SEAT, **facts})
        self.spirit = Kind(f"spirit-{name}", {"forest": FOREST, **facts})

    def event(self, state: State, values: Sequence[int]) -> Event:
        if values[0] < state.seats:
            return super().event(state, values)
        return self.spirit.event(state, values[1:])


def seat_or_spirit(name: str, **facts: Fact) -> Kind:
    """Declare both lines under one name for the rules."""
    both = SeatsOrSpirits(name, facts)
    EVENTS.declared[both.name] = both
    EVENTS.declared[both.spirit.name] = both.spirit
    return both


def card_name(_state: Layout, kind: int) -> str:
    """The message id of a card's name."""
    return f"@card-{pieces.KINDS[kind]}"


def cards_lying(state: Layout, where: int) -> list[str]:
    """The cards in a place, or from IN_HAND on those of a batch in hand; kind by kind."""
    place, batch = (HAND, where - IN_HAND) if where >= IN_HAND else (where, None)
    kinds = [kind_of(card) for card in state.down if place_of(card) == place and batch in (None, batch_of(card))]
    return [card_name(state, kind) for kind in sorted(kinds)]


def cards_of_tray(state: Layout) -> list[str]:
    return cards_lying(state, TRAY)


def how_many(state: Layout, where: int) -> int:
    return len(cards_lying(state, where))


def season(state: Layout) -> int:
    return state.season + 1


def cards_in_deck(state: Layout) -> int:
    return state.deck_left()


def step_name(_state: Layout, step: int) -> str:
    return f"@step-{step}"


CARD: Final = read_at(card_name, "`@card-${string}`", "a card")
CARDS: Final = read_at(cards_lying, "`@card-${string}`[]", "the cards lying somewhere")
TRAY_CARDS: Final = read_off(cards_of_tray, "`@card-${string}`[]", "the germination cards drawn")
COUNT: Final = read_at(how_many, "number", "how many cards lie somewhere")
TREE: Final = FROM_ONE
PILE: Final = FROM_ONE
SEASON: Final = read_off(season, "number", "the season")
WHY_PILE: Final = named("spirit-why", ("only", "hidden", "open", "first"))

EVENTS: Final = Kinds()

# §1 A season begins
SEASON_BEGINS: Final = EVENTS.kind(
    "season", season=SEASON, first_seat=SEAT, cards=read_off(cards_in_deck, "number", "the cards of its deck")
)
SIGN: Final = EVENTS.kind("sign", sign=named("sign", pieces.SIGNS))

# §2 The turn
LOOKS: Final = EVENTS.kind("look", seat=SEAT, pile=PILE, count=COUNT, cards=CARDS.for_its_seat())
KEEPS: Final = EVENTS.kind("keep", seat=SEAT, pile=PILE, count=COUNT)
PASSES: Final = EVENTS.kind("pass", seat=SEAT, pile=PILE)
DRAWS: Final = EVENTS.kind("draw", seat=SEAT, count=COUNT, cards=CARDS.for_its_seat())

# §3 Adding cards and losing them
PLACES: Final = seat_or_spirit("place", card=CARD)
WASTES: Final = seat_or_spirit("waste", card=CARD)
SPROUTS: Final = seat_or_spirit("sprout", card=CARD, tree=TREE)
GROWS: Final = seat_or_spirit("grow", card=CARD, tree=TREE, height=NUMBER)
CROWNS: Final = seat_or_spirit("crown", card=CARD, tree=TREE, height=NUMBER)
DROUGHT: Final = seat_or_spirit("drought")
DISCARDS: Final = seat_or_spirit("discard", card=CARD)
FELLS: Final = seat_or_spirit("fell", card=CARD, tree=TREE)

# §4, §7, §8 Abilities and advanced cards
USES: Final = EVENTS.kind("use", seat=SEAT, card=CARD)
SWEEPS: Final = EVENTS.kind("sweep", seat=SEAT, pile=PILE, cards=CARDS)
PEEKS: Final = EVENTS.kind("peek", seat=SEAT, pile=PILE, cards=CARDS.for_its_seat())
SPURNS: Final = EVENTS.kind("spurn", seat=SEAT, card=CARD)
HIDES: Final = EVENTS.kind("hide", seat=SEAT, card=CARD.for_its_seat())
UNCOVERS: Final = EVENTS.kind("uncover", seat=SEAT, cards=CARDS)
TUCKS: Final = EVENTS.kind("tuck", seat=SEAT, card=CARD.for_its_seat())
UNVEILS: Final = EVENTS.kind("unveil", seat=SEAT, cards=CARDS)
RETURNS: Final = EVENTS.kind("return", seat=SEAT, card=CARD.for_its_seat())
LIGHTNING: Final = EVENTS.kind("lightning", seat=SEAT)
STRIKES: Final = EVENTS.kind("strike", seat=SEAT, effect=named("strike", pieces.STRIKES), rival_seat=SEAT)

# §5 The season's end
LEFTOVER: Final = EVENTS.kind("leftover", cards=CARDS)
SEASON_ENDS: Final = EVENTS.kind("season-end", season=SEASON)
STEP: Final = EVENTS.kind("step", step=NUMBER, name=read_at(step_name, "`@step-${number}`", "the name of the step"))
BLOOMS: Final = EVENTS.kind("bloom", seat=SEAT, card=CARD)
POUNCES: Final = EVENTS.kind("pounce", seat=SEAT)
GERMINATES: Final = seat_or_spirit("germinate", keep=NUMBER, cards=TRAY_CARDS)
SOWS: Final = seat_or_spirit("sow", card=CARD)
PUTS_BACK: Final = seat_or_spirit("put-back", count=NUMBER)
FIRE_SPREADS: Final = seat_or_spirit("fire-spreads", count=NUMBER)
FIRE_STRIKES: Final = seat_or_spirit("fire-strikes", count=NUMBER)
DISEASE_SPREADS: Final = seat_or_spirit("disease-spreads", count=NUMBER)
DISEASE_STRIKES: Final = seat_or_spirit("disease-strikes", count=NUMBER)
SCORES_TREE: Final = seat_or_spirit("tree", tree=TREE, height=NUMBER, points=NUMBER)
TALLEST: Final = seat_or_spirit("tallest", tree=TREE, height=NUMBER, points=NUMBER)
TAKES: Final = EVENTS.kind("take", seat=SEAT, card=CARD, from_seat=SEAT)
SCORES_PLANTS: Final = seat_or_spirit("plants", points=NUMBER)
SCORES_WEATHER: Final = seat_or_spirit("weather", points=NUMBER)
SCORES_SIGN: Final = EVENTS.kind("sign-points", seat=SEAT, points=NUMBER)
SPIRIT_THREATS: Final = EVENTS.kind("spirit-threats", forest=FOREST, points=NUMBER)

# §6 The end
SCORES_WILDLIFE: Final = seat_or_spirit("wildlife", points=NUMBER)
SCORES_LARGEST: Final = seat_or_spirit("largest", points=NUMBER)
SCORES: Final = seat_or_spirit("score", points=NUMBER)
WINS: Final = EVENTS.kind("win", seat=SEAT, points=NUMBER)

# §11 The Spirit
FACE_UP: Final = EVENTS.kind("face-up", card=CARD, pile=PILE)
SPIRIT_KEEPS: Final = EVENTS.kind("spirit-keep", forest=FOREST, pile=PILE, cards=CARDS, why=WHY_PILE)
SPIRIT_EXTRA: Final = EVENTS.kind("spirit-extra")
VICTORY: Final = EVENTS.kind("solo-victory", points=NUMBER)
DEFEAT: Final = EVENTS.kind("solo-defeat", points=NUMBER)
