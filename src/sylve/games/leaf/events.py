"""What can happen in Leaf, for the log and the animations."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.events import FROM_ONE, NUMBER, SEAT, Fact, Kinds, named, read_at, read_off
from sylve.games.leaf import pieces
from sylve.games.leaf.feats import FEATS
from sylve.games.leaf.state import Layout


def tile_words(tile: int) -> str:
    """The message id of a leaf's name."""
    return f"@tile-{pieces.tile_name(tile)}"


def tile(state: Layout, leaf: int) -> str:
    return tile_words(state.leaves[leaf])


def first(state: Layout) -> int:
    return state.first


def frosts(state: Layout) -> int:
    return state.frosts()


def deck(state: Layout) -> int:
    return len(state.deck)


def earned(state: Layout) -> int:
    return sum(state.pending)


def earned_colours(state: Layout) -> list[str]:
    return [f"@action-{name}" for name, count in zip(pieces.COLOURS, state.pending, strict=True) for _ in range(count)]


def one_of(names: tuple[str, ...], meaning: str) -> Fact:
    """One of these words, which the sentence chooses by."""
    return read_at(lambda _state, at: names[at], " | ".join([f'"{name}"' for name in names]), meaning)


TILE: Final = read_at(tile, "string", "what leaf it is")
CARD: Final = named("species", pieces.SPECIES)
COLOUR: Final = named("colour", pieces.COLOURS)
ANIMAL: Final = named("animal", pieces.ANIMALS)
ARROW: Final = one_of(pieces.ARROWS, "the arrow")
REWARD: Final = one_of(pieces.REWARDS, "the reward of the cell")

EVENTS: Final = Kinds()


class ByPlayer:
    """What seats and the North Wind do alike: told of a seat by its number, of the North Wind by its own message."""

    def __init__(self, name: str, **facts: Fact) -> None:
        self.seat = EVENTS.kind(name, seat=SEAT, **facts)
        self.wind = EVENTS.kind(f"wind-{name}", **facts)

    def tell(self, state: Layout, player: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Say it to whoever listens, in the integers that the facts declare."""
        if state.is_wind(player):
            state.tell(self.wind, a, b, c)
        else:
            state.tell(self.seat, player, a, b, c)


# §1, §2 Setting up and the turn
DEALS: Final = EVENTS.kind("deal", first_seat=read_off(first, "number", "who begins"))
EMPTY_HAND: Final = EVENTS.kind("empty-hand", seat=SEAT, acorns=NUMBER)
SHUFFLES: Final = EVENTS.kind("shuffle", cards=read_off(deck, "number", "the cards of the new deck"))
DRAWS: Final = EVENTS.kind("draw", seat=SEAT, card=CARD.for_its_seat())
PLAYS: Final = EVENTS.kind("card", seat=SEAT, card=CARD)
BOOSTS: Final = EVENTS.kind("boost", seat=SEAT, card=CARD)
NO_ROOM: Final = EVENTS.kind("no-room", seat=SEAT)

# §3 Placing a leaf
PLACES: Final = ByPlayer(
    "place",
    tile=TILE,
    leaf=FROM_ONE,
    actions=read_off(earned, "number", "the actions earned"),
    colours=read_off(earned_colours, "string[]", "each action earned, by its colour's message"),
)
REACTS: Final = ByPlayer("reaction", suns=NUMBER)

# §4 Actions
PLANTS: Final = ByPlayer("baby", tile=TILE, leaf=FROM_ONE)
RIPENS: Final = ByPlayer("adult", tile=TILE, leaf=FROM_ONE)
TAKES: Final = ByPlayer("take", animal=ANIMAL, acorns=NUMBER)
TAKES_FROM_DECK: Final = ByPlayer("deck", animal=ANIMAL, acorns=NUMBER)
SUNS: Final = ByPlayer("sun", suns=NUMBER)
CLIMBS: Final = ByPlayer("climb", height=NUMBER, reward=REWARD, amount=NUMBER)
EXCHANGES: Final = ByPlayer("acorn", colour=named("action", pieces.COLOURS))

# §5 The season
ADVANCES: Final = ByPlayer("season", acorns=NUMBER)
FROST: Final = EVENTS.kind("frost", number=read_off(frosts, "number", "which frost it is"))
LAST_FROST: Final = EVENTS.kind("last-frost")
SHELTERS: Final = ByPlayer("shelter", animal=ANIMAL, count=NUMBER)
WINTER_BY_SEASON: Final = EVENTS.kind("winter-season")
WINTER_BY_PILES: Final = EVENTS.kind("winter-piles")

# §7 The North Wind
WIND_CARD: Final = EVENTS.kind("wind-card", card=CARD, colour=COLOUR, arrow=ARROW)
WIND_SKIPS: Final = EVENTS.kind("wind-skip", card=CARD, colour=COLOUR, arrow=ARROW)
WIND_SHUFFLES: Final = EVENTS.kind("wind-shuffle")
WIND_NO_ROOM: Final = EVENTS.kind("wind-no-room")

# §6, §7.13 The end
SCORES: Final = ByPlayer("score", points=NUMBER)
WINS: Final = EVENTS.kind("win", seat=SEAT, points=NUMBER)
BEATEN: Final = EVENTS.kind("beaten", seat=SEAT)
BLOWN_AWAY: Final = EVENTS.kind("blown-away", seat=SEAT)
FEAT: Final = EVENTS.kind("feat", seat=SEAT, feat=named("feat", [feat.name for feat in FEATS]))
