"""The box of Leaf: leaves, cards, animals, tree, season track, the North Wind and the feats, in the rulebook's order.

Provenance. *rulebook*: the French rulebook. *press*: counts and colours told by reviews. *derived*: arithmetic from
both. *estimated*: nobody could read it for us, so it agrees with every example, and an owner of the box replaces it;
`box.py` makes the box in force of all of it.
"""

from typing import Final, Literal

from mypy_extensions import i64

from sylve.engine.vec import append, vec

RULEBOOK: Final = "rulebook"
PRESS: Final = "press"
DERIVED: Final = "derived"
ESTIMATED: Final = "estimated"

# Colours, each with its action (rulebook, in the order of the player aid).
Colour = Literal["red", "green", "orange", "yellow", "brown"]
COLOURS: Final[tuple[Colour, ...]] = ("red", "green", "orange", "yellow", "brown")
COLOUR_COUNT: Final = 5
RED: Final = 0
GREEN: Final = 1
ORANGE: Final = 2
YELLOW: Final = 3
BROWN: Final = 4

# Six species (rulebook). A hexagon has vertices 0 to 5: the stem is at 0, the apex opposite at 3.
Species = Literal["sweetgum", "ginkgo", "silver-maple", "sassafras", "tulip", "trident-maple"]
SPECIES: Final[tuple[Species, ...]] = ("sweetgum", "ginkgo", "silver-maple", "sassafras", "tulip", "trident-maple")
SPECIES_COUNT: Final = 6
SWEETGUM: Final = 0
GINKGO: Final = 1
SILVER_MAPLE: Final = 2
SASSAFRAS: Final = 3
TULIP: Final = 4
TRIDENT_MAPLE: Final = 5

TIPS: Final = (
    ("012345", PRESS),
    ("024", ESTIMATED),
    ("012345", PRESS),
    ("0234", ESTIMATED),
    ("01245", ESTIMATED),
    ("0234", ESTIMATED),
)
TIPS_TO_CONNECT: Final = 2  # of a leaf's own tips, at least, that must meet others (rulebook)

# The leaf that lies on top of each pile at the start.
TOPS: Final = ("red", "yellow", "brown", "red", "yellow", "brown")

# 32 leaves (rulebook): each species in each colour once, and the two that start on the table (press).
PILE_SIZE: Final = COLOUR_COUNT
TILES: Final = 32
FIRST_STARTER: Final = 30
STARTERS: Final = ((SWEETGUM, GREEN), (SILVER_MAPLE, ORANGE))
EMPTY_PILES_OF_WINTER: Final = 3

# 36 leaf cards (rulebook), 6 of each species (derived).
COPIES: Final = 6
CARDS_OF_TWO: Final = 3  # each, with two seats; also the later seats of three and four
CARDS_OF_FIRST: Final = 2  # the first two of three or four
CARDS_FOR_EMPTY_HAND: Final = 2
EMPTY_HAND_ACORNS: Final = 3  # the value of the token one takes, below zero

# 48 animals of 8 species (rulebook), 6 each (derived); some with an acorn.
Animal = Literal["raven", "blackbird", "owl", "treefrog", "turtle", "fox", "hedgehog", "squirrel"]
ANIMALS: Final[tuple[Animal, ...]] = ("raven", "blackbird", "owl", "treefrog", "turtle", "fox", "hedgehog", "squirrel")
ANIMAL_COUNT: Final = 8
ANIMAL_COPIES: Final = 6
KINDS: Final = tuple([name for animal in ANIMALS for name in (animal, f"{animal}-acorn")])
KIND_COUNT: Final = 16
SLOTS: Final = 5

MUSHROOMS: Final = 15  # of each seat (rulebook)
MOST_PLAYERS: Final = 4

# Tree: rewards from the foot to the summit; a fork is [left|right], whose branches meet again behind it.
TREE: Final = (
    "leaf acorn [leaf acorn|sun animal] acorn acorn sun [animal acorn2|leaf acorn2] animal acorn sun2 acorn acorn3"
)
Reward = Literal["none", "leaf", "sun", "animal", "acorn"]
REWARDS: Final[tuple[Reward, ...]] = ("none", "leaf", "sun", "animal", "acorn")
NO_REWARD: Final = 0
LEAF_CARD: Final = 1
SUN: Final = 2
ANIMAL: Final = 3
ACORN: Final = 4
START: Final = 0
NO_CELL: Final = -1
HIGHEST_ACORNS: Final = 6
SECOND_ACORNS: Final = 3

# Season track: acorns cell by cell; `n:` marks where n players begin; the bars are two frosts, then winter.
TRACKS: Final = ("1:0 2:2 2 2 | 3 2 | 4 2 | 3", "3:0 4:2 2 | 3 2 | 4 2 | 3")
SUNS_TO_ADVANCE: Final = 3
NO_LINE: Final = 0
FROST_LINE: Final = 1
WINTER_LINE: Final = 2
Line = Literal["", "frost", "winter"]
LINES: Final[tuple[Line, ...]] = ("", "frost", "winter")

# North Wind: 12 leaf cards and one that shuffles (rulebook and derived): species, colour sought, arrow.
WIND: Final = (
    ("sweetgum red left", RULEBOOK), ("sweetgum orange right", ESTIMATED),
    ("ginkgo yellow left", ESTIMATED), ("ginkgo green right", ESTIMATED),
    ("silver-maple orange left", ESTIMATED), ("silver-maple brown right", ESTIMATED),
    ("sassafras brown left", ESTIMATED), ("sassafras red right", ESTIMATED),
    ("tulip green left", ESTIMATED), ("tulip orange right", ESTIMATED),
    ("trident-maple red left", ESTIMATED), ("trident-maple yellow right", ESTIMATED),
)  # fmt: skip
SHUFFLE_CARD: Final = 12
WIND_CARDS: Final = 13
Arrow = Literal["left", "right"]
# From the top left corner and to the left, or from the bottom right and to the right.
ARROWS: Final[tuple[Arrow, ...]] = ("left", "right")
Difficulty = Literal["easy", "normal", "hard"]
DIFFICULTIES: Final[tuple[Difficulty, ...]] = ("easy", "normal", "hard")
WIND_SUNS: Final = (1, 1, 2)
WIND_ANIMALS: Final = (0, 2, 3)
WIND_BOOST: Final = 3  # connected to so many tips or fewer, its leaf gets a baby
WIND_ORDER: Final = (RED, ORANGE, BROWN, YELLOW, GREEN)
TRIO: Final = 3  # the size of group the North Wind aims at

# Scoring (rulebook): groups of 0, 1, 2, 3, then one more for each further one.
MUSHROOM_ACORNS: Final = (0, 1, 3, 8)
ANIMAL_ACORNS: Final = (0, 1, 3, 6)


def group_acorns(first: tuple[int, int, int, int], size: i64) -> i64:
    """A group's worth: 1, 2 and 3 by the table, then one more for each."""
    if size > 3:
        return first[3] + size - 3
    return first[size]


def numbers(values: list[int]) -> vec[i64]:
    made = vec[i64]()
    for value in values:
        made = append(made, value)
    return made


# Leaves: tile t is species t // 5 in colour t % 5, then the starters.
TILE_SPECIES: Final = numbers([tile // PILE_SIZE for tile in range(FIRST_STARTER)] + [s for s, _ in STARTERS])
TILE_COLOUR: Final = numbers([tile % PILE_SIZE for tile in range(FIRST_STARTER)] + [c for _, c in STARTERS])


def TILE(species: i64, colour: i64) -> i64:
    return species * PILE_SIZE + colour


def tile_name(tile: int) -> str:
    return f"{SPECIES[TILE_SPECIES[tile]]}-{COLOURS[TILE_COLOUR[tile]]}"


# Animals: kind k is species k // 2, with an acorn where k is odd.


def animal_of(kind: i64) -> i64:
    return kind // 2


def has_acorn(kind: i64) -> bool:
    return kind % 2 == 1


def all_leaf_cards() -> vec[i64]:
    cards = vec[i64]()
    for species in range(SPECIES_COUNT):
        for _ in range(COPIES):
            cards = append(cards, species)
    return cards


def leaf_cards(players: i64, place: i64) -> i64:
    """How many cards are dealt to that place in the order of play."""
    return CARDS_OF_FIRST if players > 2 and place < 2 else CARDS_OF_TWO
