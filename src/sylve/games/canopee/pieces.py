"""The box of Canopée: 112 + 28 forest cards, 21 germination cards, awards, season cards, in the rulebook's order.

Provenance. *rulebook*: the French rulebook. *derived*: follows from its numbers by arithmetic or by a worked example.
*estimated*: printed on cards that nobody could read for us; ours, marked as a house value, and replaceable in one file.
"""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from sylve.engine.box import BadValue, HouseValue, HouseValues, Value
from sylve.engine.vec import append, vec

RULEBOOK: Final = "rulebook"
DERIVED: Final = "derived"
ESTIMATED: Final = "estimated"

# Copies of one kind are equal; actions and hidden places know kinds only.
TRUNK: Final = 0  # trunks of value 0, 1, 2
CANOPY: Final = 3  # canopies of value 0, 1, 2
FERN: Final = 6
BROMELIAD: Final = 7
MONSTERA: Final = 8
MUSHROOM: Final = 9
VINES: Final = 10
ORCHID: Final = 11
PITCHER: Final = 12
SEED: Final = 13
RAIN: Final = 14
SUN: Final = 15
FIRE: Final = 16
DISEASE: Final = 17
BLIGHT: Final = 18
DROUGHT: Final = 19
LIGHTNING: Final = 20
WILDLIFE: Final = 21  # then, species by species, the active card and the breeding one
CARD_VALUES: Final = 3  # trunks and canopies are worth 0, 1 or 2

SPECIES: Final = (
    "boa", "frog", "ant", "kinkajou", "sloth", "toucan",
    "spider", "hoatzin", "howler", "jaguar", "marmoset", "butterfly", "tamarin",
)  # fmt: skip
BOA: Final = 0
FROG: Final = 1
ANT: Final = 2
KINKAJOU: Final = 3
SLOTH: Final = 4
TOUCAN: Final = 5
SPIDER: Final = 6
HOATZIN: Final = 7
HOWLER: Final = 8
JAGUAR: Final = 9
MARMOSET: Final = 10
BUTTERFLY: Final = 11
TAMARIN: Final = 12
SPECIES_COUNT: Final = 13
BASE_SPECIES: Final = 6

LOOSE_NAMES: Final = (
    "trunk0", "trunk1", "trunk2", "canopy0", "canopy1", "canopy2",
    "fern", "bromeliad", "monstera", "mushroom", "vines", "orchid", "pitcher",
    "seed", "rain", "sun", "fire", "disease", "blight", "drought", "lightning",
)  # fmt: skip
WILD_NAMES: Final = tuple([f"{name}-{role}" for name in SPECIES for role in ("active", "breeding")])
KINDS: Final = LOOSE_NAMES + WILD_NAMES
KIND_COUNT: Final = 47
THREAT_NAMES: Final = LOOSE_NAMES[FIRE:WILDLIFE]
PLANT_NAMES: Final = LOOSE_NAMES[FERN : MONSTERA + 1]

# What lightning makes two seats do.
STRIKES: Final = ("draw", "discard")
STRIKE_DRAWS: Final = 0


def active(species: i64) -> i64:
    return WILDLIFE + 2 * species


def breeding(species: i64) -> i64:
    return WILDLIFE + 2 * species + 1


def is_trunk(kind: i64) -> bool:
    return kind < CANOPY


def is_canopy(kind: i64) -> bool:
    return CANOPY <= kind < FERN


def is_flora(kind: i64) -> bool:
    return FERN <= kind <= PITCHER


def is_threat(kind: i64) -> bool:
    return FIRE <= kind <= LIGHTNING


def is_wild(kind: i64) -> bool:
    return kind >= WILDLIFE


def is_active(kind: i64) -> bool:
    return kind >= WILDLIFE and (kind - WILDLIFE) % 2 == 0


def species_of(kind: i64) -> i64:
    return (kind - WILDLIFE) // 2


def _points(default: int, source: str) -> HouseValue:
    return HouseValue(default, source, r"-?[0-9]|1[0-9]", certain=source == RULEBOOK)


def _count(default: int, source: str) -> HouseValue:
    return HouseValue(default, source, "[1-9]", certain=source == RULEBOOK)


# Active points, breeding points alone, breeding points beside the active card. The rulebook's example gives the frog's
# 2 and 5, and single cards of the toucan (1) and of the sloth (2); our table is right whichever of the two they are.
WILDLIFE_TABLE: Final = (
    ("boa", (1, ESTIMATED), (1, ESTIMATED), (6, ESTIMATED)),
    ("frog", (2, RULEBOOK), (2, ESTIMATED), (5, RULEBOOK)),
    ("ant", (1, ESTIMATED), (1, ESTIMATED), (6, ESTIMATED)),
    ("kinkajou", (2, ESTIMATED), (2, ESTIMATED), (5, ESTIMATED)),
    ("sloth", (2, DERIVED), (2, DERIVED), (5, ESTIMATED)),
    ("toucan", (1, DERIVED), (1, DERIVED), (6, ESTIMATED)),
    ("spider", (1, ESTIMATED), (1, ESTIMATED), (6, ESTIMATED)),
    ("hoatzin", (2, ESTIMATED), (2, ESTIMATED), (5, ESTIMATED)),
    ("howler", (1, ESTIMATED), (1, ESTIMATED), (6, ESTIMATED)),
    ("jaguar", (-2, ESTIMATED), (2, ESTIMATED), (7, ESTIMATED)),
    ("marmoset", (0, ESTIMATED), (2, ESTIMATED), (5, ESTIMATED)),
    ("butterfly", (1, ESTIMATED), (1, ESTIMATED), (5, ESTIMATED)),
    ("tamarin", (1, ESTIMATED), (1, ESTIMATED), (6, ESTIMATED)),
)

# The season cards. Only the first one's name and tie rule are in the rulebook; all else about them is ours.
NO_SIGN: Final = -1
PRESTIGE: Final = 0
RAINS: Final = 1
SUNSHINE: Final = 2
EMBERS: Final = 3
FEVERS: Final = 4
SOWING: Final = 5
BLOOMS: Final = 6
GIANTS: Final = 7
GROVES: Final = 8
MIGRATIONS: Final = 9
ARID: Final = 10
SIGNS: Final = (
    "prestige", "rains", "sunshine", "embers", "fevers", "sowing", "blooms", "giants", "groves", "migrations", "arid",
)  # fmt: skip
SIGN_COUNT: Final = 11
# What each of them counts with: points, cards to discard, or seeds.
SIGN_NUMBERS: Final = (1, 1, 1, 1, 1, 1, 3, 3, 1, 1, 2)
GIANT_HEIGHT: Final = 3


def _numbers(values: list[int]) -> vec[i64]:
    numbers = vec[i64]()
    for value in values:
        numbers = append(numbers, value)
    return numbers


BIT: Final = _numbers([2**kind for kind in range(KIND_COUNT)])  # sets of kinds are written in bits
THREAT_BITS: Final[i64] = sum([2**kind for kind in range(FIRE, WILDLIFE)])
AT_ONCE_BITS: Final[i64] = 2**DROUGHT + 2**LIGHTNING  # cards that do something when they come

# How many cards of each kind: the base deck, what the advanced cards add, and the germination deck (rulebook).
BASE_COUNTS: Final = (
    5, 8, 5, 0, 0, 0,  # and the canopies that the box in force has
    13, 11, 11, 0, 0, 0, 0,
    5, 8, 8, 6, 6, 0, 3, 0,
)  # fmt: skip
CANOPY_TOTALS: Final = (10, 11)  # the rulebook says both
ADVANCED_COUNTS: Final = (0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 3, 2, 0, 0, 0, 0, 0, 2, 0, 2)
GERMINATION_COUNTS: Final = (1, 2, 2, 1, 1, 1, 3, 3, 3, 0, 0, 0, 0, 0, 2, 2)
NOT_IN_SOLO: Final = (MUSHROOM, PITCHER, LIGHTNING)
GERMINATION_NAMES: Final = tuple(
    [name for name, copies in zip(LOOSE_NAMES, GERMINATION_COUNTS, strict=False) if copies]
)
GERMINATION_KINDS: Final = _numbers([LOOSE_NAMES.index(name) for name in GERMINATION_NAMES])
START_TRUNK: Final = TRUNK  # a starting trunk is worth 0

SHORT: Final = 9  # cards of the small sibling (§12.1)
REMOVED: Final = 10  # cards put back unseen, but with four seats
PILES: Final = 3  # that a seat can reach
PITCHERS: Final = 2  # that a forest can have
TREES: Final = 28  # more than there are trunks for

# Scoring (rulebook).
FERN_POINTS: Final = 2
BROMELIAD_POINTS: Final = _numbers([0, 2, 7, -3])  # for none, one, two, three and more
MONSTERA_SET: Final = 3
MONSTERA_POINTS: Final = 8
PAIR_POINTS: Final = 5
ORCHID_GAP: Final = 2
TALLEST_POINTS: Final = _numbers([3, 4, 5])
GERMINATION_DRAW: Final = 3
BURNING: Final = 2  # fires or diseases that strike their owner
SPREADING: Final = 3  # fires or diseases that strike everybody
LIGHTNING_CARDS: Final = 2
SPIRIT_THREAT_POINTS: Final = 7
SPIRIT_WILDLIFE_FACTOR: Final = 2

# The rows of the score sheet that fill season by season.
TREE_ROW: Final = 0
TALLEST_ROW: Final = 1
PLANT_ROW: Final = 2
WEATHER_ROW: Final = 3
SIGN_ROW: Final = 4
THREAT_ROW: Final = 5
ROWS: Final = 6

MIXES: Final = {"mixed-6": 6, "mixed-7": 7}  # how many species of all thirteen
RECIPES: Final = ("base", "flora", "wildlife", "all", *MIXES)
DRAWN: Final = "drawn"  # the species of a mix
LEVELS: Final = ("normal", "easier", "harder")


def seasons(seats: i64) -> i64:
    """Three seasons, two with three and four seats (rulebook)."""
    return 3 if seats <= 2 else 2


def largest_points(seats: i64) -> i64:
    """The award for the largest forest: 10, with three and four seats 5 (rulebook)."""
    return 10 if seats <= 2 else 5


def adds_advanced(recipe: str) -> bool:
    """Whether the advanced plants and threats are in the deck."""
    return recipe not in ("base", "wildlife")


def fixed_species(recipe: str, seats: int) -> list[int] | None:
    """The species in the deck, or None where they are drawn."""
    if seats == 4:
        return list(range(SPECIES_COUNT))
    if recipe in ("wildlife", "all"):
        return list(range(BASE_SPECIES, SPECIES_COUNT))
    if recipe in ("base", "flora"):
        return list(range(BASE_SPECIES))
    return None


def named_species(names: str) -> list[int]:
    """The species that the table chose; none where all are drawn."""
    return [] if names == DRAWN else [SPECIES.index(name) for name in names.split("+")]


def germination() -> vec[i64]:
    cards = vec[i64]()
    for kind in range(len(GERMINATION_COUNTS)):
        for _ in range(GERMINATION_COUNTS[kind]):
            cards = append(cards, kind)
    return cards


def house_names(kind: int) -> list[str]:
    """The names of the house values that the card's face shows."""
    if kind == ORCHID:
        return ["orchid"]
    if not is_wild(kind):
        return []
    name = SPECIES[species_of(kind)]
    if not is_active(kind):
        return [f"{name}-low", f"{name}-high"]
    return [f"{name}-active"] + (["tamarin-looks"] if name == "tamarin" else [])


class Box:
    """The values in force at a table."""

    def __init__(self, values: Mapping[str, Value]) -> None:
        self.canopies = [int(values[canopy_name(value)]) for value in range(CARD_VALUES)]
        self.orchid_points: i64 = int(values["orchid"])
        self.tamarin_looks: i64 = int(values["tamarin-looks"])
        self.active_points = _numbers([int(values[f"{name}-active"]) for name in SPECIES])
        self.low_points = _numbers([int(values[f"{name}-low"]) for name in SPECIES])
        self.high_points = _numbers([int(values[f"{name}-high"]) for name in SPECIES])
        self.sign_value = _numbers([int(values[f"season-{name}"]) for name in SIGNS])
        self.species_views: dict[str, Any] = {}  # each species as people are shown it; `view.py` makes them once
        if sum(self.canopies) not in CANOPY_TOTALS:
            raise BadValue(f"canopee: there are 10 or 11 canopies in all, not {sum(self.canopies)}")
        for species, name in enumerate(SPECIES):
            low, high = self.low_points[species], self.high_points[species]
            if high < low:
                raise BadValue(f"canopee: beside its mate the {name} is worth {low} or more, not {high}")

    def deck(self, recipe: str, seats: int, species: list[int]) -> vec[i64]:
        """The forest cards before any are put back, kind by kind."""
        cards = vec[i64]()
        for kind in range(WILDLIFE):
            copies = self.canopies[kind - CANOPY] if is_canopy(kind) else BASE_COUNTS[kind]
            if adds_advanced(recipe) and not (seats == 1 and kind in NOT_IN_SOLO):
                copies += ADVANCED_COUNTS[kind]
            for _ in range(copies):
                cards = append(cards, kind)
        for number in species:
            cards = append(append(cards, active(number)), breeding(number))
        return cards


def canopy_name(value: int) -> str:
    """What the number of canopies of a value is called in the file of house values."""
    return f"canopy{value}-cards"


VALUES: Final = HouseValues(
    "canopee",
    {
        "canopy0-cards": _count(3, DERIVED),
        "canopy1-cards": _count(5, DERIVED),
        "canopy2-cards": _count(3, DERIVED),
        "orchid": _points(4, ESTIMATED),
        **{
            f"{name}-{part}": _points(points, source)
            for name, *row in WILDLIFE_TABLE
            for part, (points, source) in zip(("active", "low", "high"), row, strict=True)
        },
        "tamarin-looks": _count(3, ESTIMATED),
        **{f"season-{name}": _count(number, ESTIMATED) for name, number in zip(SIGNS, SIGN_NUMBERS, strict=True)},
    },
    Box,
)
