"""The box of Leaf: leaves, cards, animals, tree, season track, the North Wind and the feats, in the rulebook's order.

Provenance. *rulebook*: the French rulebook. *press*: counts and colours told by reviews. *derived*: arithmetic from
both. *estimated*: nobody could read it for us, so it agrees with every example, and an owner of the box replaces it.
"""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from sylve.engine.box import BadValue, HouseValue, HouseValues, Value
from sylve.engine.vec import append, vec

RULEBOOK: Final = "rulebook"
PRESS: Final = "press"
DERIVED: Final = "derived"
ESTIMATED: Final = "estimated"

# Colours, each with its action (rulebook, in the order of the player aid).
COLOURS: Final = ("red", "green", "orange", "yellow", "brown")
COLOUR_COUNT: Final = 5
RED: Final = 0
GREEN: Final = 1
ORANGE: Final = 2
YELLOW: Final = 3
BROWN: Final = 4

# Six species (rulebook). A hexagon has vertices 0 to 5: the stem is at 0, the apex opposite at 3.
SPECIES: Final = ("sweetgum", "ginkgo", "silver-maple", "sassafras", "tulip", "trident-maple")
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
ANIMALS: Final = ("raven", "blackbird", "owl", "treefrog", "turtle", "fox", "hedgehog", "squirrel")
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
REWARDS: Final = ("none", "leaf", "sun", "animal", "acorn")
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
ARROWS: Final = ("left", "right")  # from the top left corner and to the left, or from the bottom right and to the right
DIFFICULTIES: Final = ("easy", "normal", "hard")
WIND_SUNS: Final = (1, 1, 2)
WIND_ANIMALS: Final = (0, 2, 3)
WIND_BOOST: Final = 3  # connected to so many tips or fewer, its leaf gets a baby
WIND_ORDER: Final = (RED, ORANGE, BROWN, YELLOW, GREEN)
TRIO: Final = 3  # the size of group the North Wind aims at

# Scoring (rulebook): groups of 0, 1, 2, 3, then one more for each further one.
MUSHROOM_ACORNS: Final = (0, 1, 3, 8)
ANIMAL_ACORNS: Final = (0, 1, 3, 6)

# Feats (rulebook), by section.
FEATS: Final = (
    ("animals", ("den-4-3-2", "den-5", "den-6", "all-animals", "acorn-animals-6", "acorn-animals-9")),
    ("squirrel", ("ahead-3", "ahead-5", "ahead-7", "above-two-acorns", "summit")),
    ("leaves", ("suns-2", "suns-5", "cards-3", "cards-5", "no-pile-empty", "nothing-left")),
    ("mushrooms", ("adults-5", "two-trios", "adults-7", "apart-4", "adults-2-at-most")),
)  # fmt: skip

_REWARD_FORM: Final = "(leaf|sun|animal|acorn)[2-9]?"
_BRANCH_FORM: Final = f"{_REWARD_FORM}( {_REWARD_FORM})*"
_TREE_FORM: Final = rf"({_REWARD_FORM} |\[{_BRANCH_FORM}\|{_BRANCH_FORM}\] )*{_REWARD_FORM}"
_TRACK_FORM: Final = r"(([1-4]:)?\d )+\| (\d )+\| (\d )+\| \d"
_WIND_FORM: Final = f"({'|'.join(SPECIES)}) ({'|'.join(COLOURS)}) (left|right)"


def interim(values: Mapping[str, Value]) -> None:
    """Until the box is part of the setup here too, nothing can be replaced."""
    for name, value in values.items():
        if value != VALUES.table[name].default:
            raise BadValue(f"{VALUES.game}: {name} cannot be replaced yet")


VALUES: Final = HouseValues(
    "leaf",
    {
        **{
            f"tips-{name}": HouseValue(tips, source, "0?1?2?3?4?5?", certain=source != ESTIMATED)
            for name, (tips, source) in zip(SPECIES, TIPS, strict=True)
        },
        **{
            f"top-{name}": HouseValue(colour, ESTIMATED, "|".join(COLOURS), certain=False)
            for name, colour in zip(SPECIES, TOPS, strict=True)
        },
        "acorn-animals": HouseValue(2, ESTIMATED, "[0-6]", certain=False),
        "tree": HouseValue(TREE, ESTIMATED, _TREE_FORM, certain=False),
        "season-1-2": HouseValue(TRACKS[0], ESTIMATED, _TRACK_FORM, certain=False),
        "season-3-4": HouseValue(TRACKS[1], ESTIMATED, _TRACK_FORM, certain=False),
        **{
            f"wind-{number + 1:02}": HouseValue(card, source, _WIND_FORM, certain=source == RULEBOOK)
            for number, (card, source) in enumerate(WIND)
        },
    },
    interim,
)


def numbers(values: list[int]) -> vec[i64]:
    made = vec[i64]()
    for value in values:
        made = append(made, value)
    return made


# Leaves: tile t is species t // 5 in colour t % 5, then the starters.
TILE_SPECIES: Final = numbers([tile // PILE_SIZE for tile in range(FIRST_STARTER)] + [s for s, _ in STARTERS])
TILE_COLOUR: Final = numbers([tile % PILE_SIZE for tile in range(FIRST_STARTER)] + [c for _, c in STARTERS])
TOP_COLOUR: Final = numbers([COLOURS.index(str(VALUES.table[f"top-{name}"].default)) for name in SPECIES])
TIP_SETS: Final = tuple([tuple([int(tip) for tip in str(VALUES.table[f"tips-{name}"].default)]) for name in SPECIES])


def TILE(species: i64, colour: i64) -> i64:
    return species * PILE_SIZE + colour


def tile_name(tile: int) -> str:
    return f"{SPECIES[TILE_SPECIES[tile]]}-{COLOURS[TILE_COLOUR[tile]]}"


# Animals: kind k is species k // 2, with an acorn where k is odd.
ACORN_COPIES: Final[i64] = int(VALUES.table["acorn-animals"].default)


def animal_of(kind: i64) -> i64:
    return kind // 2


def has_acorn(kind: i64) -> bool:
    return kind % 2 == 1


def all_animals() -> vec[i64]:
    cards = vec[i64]()
    for kind in range(KIND_COUNT):
        copies: i64 = ACORN_COPIES if has_acorn(kind) else ANIMAL_COPIES - ACORN_COPIES
        for _ in range(copies):
            cards = append(cards, kind)
    return cards


def all_leaf_cards() -> vec[i64]:
    cards = vec[i64]()
    for species in range(SPECIES_COUNT):
        for _ in range(COPIES):
            cards = append(cards, species)
    return cards


def leaf_cards(players: i64, place: i64) -> i64:
    """How many cards are dealt to that place in the order of play."""
    return CARDS_OF_FIRST if players > 2 and place < 2 else CARDS_OF_TWO


class _Tree:
    """The tree's cells from the foot: what lies beyond each to the left and to the right, its height, its reward."""

    def __init__(self, text: str) -> None:
        self.left, self.right, self.height, self.reward, self.amount = [NO_CELL], [NO_CELL], [0], [NO_REWARD], [0]
        self.names = ["start"]
        ends = [START]
        for token in text.replace("[", "\n[").replace("]", "]\n").split("\n"):
            if token.startswith("["):
                one, _, other = token[1:-1].partition("|")
                low = max(self.height[end] for end in ends)
                left, right = self._path(one.split(), low, "L"), self._path(other.split(), low, "R")
                if len(left) != len(right):
                    raise BadValue(f"leaf: the branches of {token} are not equally long")
                self._lead(ends, left[0], right[0])
                ends = [left[-1], right[-1]]
            elif token.split():
                path = self._path(token.split(), max(self.height[end] for end in ends), "")
                self._lead(ends, path[0], path[0])
                ends = [path[-1]]

    def _path(self, rewards: list[str], low: int, side: str) -> list[int]:
        path: list[int] = []
        for reward in rewards:
            cell = len(self.height)
            low += 1
            amount = int(reward[-1]) if reward[-1].isdigit() else 1
            self.left.append(NO_CELL)
            self.right.append(NO_CELL)
            self.height.append(low)
            self.reward.append(REWARDS.index(reward.rstrip("23456789")))
            self.amount.append(amount)
            self.names.append(f"{low}{side}")
            if path:
                self._lead([path[-1]], cell, cell)
            path.append(cell)
        return path

    def _lead(self, ends: list[int], left: int, right: int) -> None:
        for end in ends:
            self.left[end], self.right[end] = left, right


_tree: Final = _Tree(str(VALUES.table["tree"].default))
CELL_NAMES: Final = tuple(_tree.names)
CELLS: Final = len(CELL_NAMES)
LEFT_OF: Final = numbers(_tree.left)
RIGHT_OF: Final = numbers(_tree.right)
HEIGHT: Final = numbers(_tree.height)
REWARD: Final = numbers(_tree.reward)
REWARD_AMOUNT: Final = numbers(_tree.amount)
SUMMIT: Final = CELLS - 1
ABOVE_TWO_ACORNS: Final[i64] = max(
    [0] + [_tree.height[c] for c in range(CELLS) if _tree.reward[c] == ACORN and _tree.amount[c] == 2]
)


class _Track:
    """One side of the season track: acorns of each cell, the line in front of it, where the players begin."""

    def __init__(self, text: str, players: tuple[int, int]) -> None:
        self.acorns: list[int] = []
        self.line: list[int] = []
        self.start: dict[int, int] = {}
        lines, line = [FROST_LINE, FROST_LINE, WINTER_LINE], NO_LINE
        for token in text.split():
            if token == "|":
                line = lines.pop(0)
                continue
            who, _, acorns = token.rpartition(":")
            if who:
                self.start[int(who)] = len(self.acorns)
            self.acorns.append(int(acorns))
            self.line.append(line)
            line = NO_LINE
        if sorted(self.start) != list(players):
            raise BadValue(f"leaf: the season track of {players[0]} and {players[1]} lacks a start in {text!r}")


_tracks: Final = (
    _Track(str(VALUES.table["season-1-2"].default), (1, 2)),
    _Track(str(VALUES.table["season-3-4"].default), (3, 4)),
)
SIDE_LENGTH: Final = max(len(_tracks[0].acorns), len(_tracks[1].acorns))


def _both_sides(one: list[int], other: list[int]) -> vec[i64]:
    return numbers(one + [0] * (SIDE_LENGTH - len(one)) + other + [0] * (SIDE_LENGTH - len(other)))


TRACK_ACORNS: Final = _both_sides(_tracks[0].acorns, _tracks[1].acorns)
TRACK_LINE: Final = _both_sides(_tracks[0].line, _tracks[1].line)
TRACK_LENGTH: Final = numbers([len(track.acorns) for track in _tracks])
TRACK_START: Final = numbers([_tracks[0].start[1], _tracks[0].start[2], _tracks[1].start[3], _tracks[1].start[4]])

_wind: Final = tuple([str(VALUES.table[f"wind-{number + 1:02}"].default) for number in range(len(WIND))])
WIND_NAMES: Final = (*[card.replace(" ", "-") for card in _wind], "shuffle")
WIND_SPECIES: Final = numbers([SPECIES.index(card.split()[0]) for card in _wind])
WIND_COLOUR: Final = numbers([COLOURS.index(card.split()[1]) for card in _wind])
WIND_ARROW: Final = numbers([ARROWS.index(card.split()[2]) for card in _wind])


def group_acorns(first: tuple[int, int, int, int], size: i64) -> i64:
    """A group's worth: 1, 2 and 3 by the table, then one more for each."""
    if size > 3:
        return first[3] + size - 3
    return first[size]
