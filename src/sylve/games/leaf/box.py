"""The values in force at a table of Leaf: the leaves' tips, the tree, the season track, the North Wind's cards."""

from collections.abc import Mapping
from typing import Any, Final, Literal

from mypy_extensions import i64

from sylve.engine.box import BadValue, HouseValue, HouseValues, Value
from sylve.engine.vec import append, vec
from sylve.games.leaf import pieces
from sylve.games.leaf.lattice import COUNT, ORIGIN, SIDES, beside, reach, turned
from sylve.games.leaf.pieces import (
    ACORN,
    ANIMAL_COPIES,
    ARROWS,
    COLOURS,
    ESTIMATED,
    FROST_LINE,
    KIND_COUNT,
    NO_CELL,
    NO_LINE,
    NO_REWARD,
    REWARDS,
    RULEBOOK,
    SPECIES,
    SPECIES_COUNT,
    START,
    TIPS_TO_CONNECT,
    WINTER_LINE,
    has_acorn,
    numbers,
)

TRACK_PLAYERS: Final = [("season-1-2", [1, 2]), ("season-3-4", [3, 4])]
MOST_CELLS: Final = 60  # of the tree, the foot included
MOST_TRACK: Final = 30  # cells of one side of the season track

_REWARD_FORM: Final = "(leaf|sun|animal|acorn)[2-9]?"
_BRANCH_FORM: Final = f"{_REWARD_FORM}( {_REWARD_FORM})*"
_TREE_FORM: Final = rf"({_REWARD_FORM} |\[{_BRANCH_FORM}\|{_BRANCH_FORM}\] )*{_REWARD_FORM}"
_TRACK_FORM: Final = r"(([1-4]:)?\d )+\| (\d )+\| (\d )+\| \d"
_WIND_FORM: Final = f"({'|'.join(SPECIES)}) ({'|'.join(COLOURS)}) (left|right)"


def wind_name(card: int) -> str:
    """What a card of the North Wind is called in the file of house values."""
    return f"wind-{card + 1:02}"


class Box:
    """All that an owner of the box can replace, as tables."""

    def __init__(self, values: Mapping[str, Value]) -> None:
        self.tip_sets = [[int(tip) for tip in str(values[f"tips-{name}"])] for name in SPECIES]
        self.tips = numbers([turned(tips, turn) for tips in self.tip_sets for turn in range(SIDES)])
        self.turns = numbers([len({turned(tips, turn) for turn in range(SIDES)}) for tips in self.tip_sets])
        self.top_colour = numbers([COLOURS.index(str(values[f"top-{name}"])) for name in SPECIES])
        self.acorn_copies: i64 = int(values["acorn-animals"])
        self.tree = Tree(str(values["tree"]))
        # As people are shown them; `view.py` makes them once.
        self.tile_views: list[Any] = []
        self.tree_views: list[Any] = []
        self.sides = [Track(name, str(values[name]), players) for name, players in TRACK_PLAYERS]
        cards = [str(values[wind_name(card)]) for card in range(pieces.SHUFFLE_CARD)]
        self.wind_names = [*[card.replace(" ", "-") for card in cards], "shuffle"]
        self.wind_species = numbers([SPECIES.index(card.split()[0]) for card in cards])
        self.wind_colour = numbers([COLOURS.index(card.split()[1]) for card in cards])
        self.wind_arrow = numbers([ARROWS.index(card.split()[2]) for card in cards])
        for species in range(SPECIES_COUNT):
            if not self.opens(species):
                raise BadValue(f"leaf: a leaf of {SPECIES[species]} has no place beside the first two leaves")

    def tips_of(self, species: i64, turn: i64) -> i64:
        """The vertices on which a leaf of that species has tips after so many sixths."""
        return self.tips[species * SIDES + turn]

    def opens(self, species: i64) -> bool:
        """Whether a leaf of that species has a place beside the first two leaves, which lie side by side."""
        first, second = self.tips_of(pieces.STARTERS[0][0], 0), self.tips_of(pieces.STARTERS[1][0], 0)
        east = beside(ORIGIN, 0)
        for place in (ORIGIN, east):
            for direction in range(SIDES):
                cell = beside(place, direction)
                vertices: i64 = 0
                for side in range(SIDES):
                    if beside(cell, side) == ORIGIN:
                        vertices |= reach(side, first)
                    elif beside(cell, side) == east:
                        vertices |= reach(side, second)
                if cell not in (ORIGIN, east) and self.meets(species, vertices):
                    return True
        return False

    def meets(self, species: i64, vertices: i64) -> bool:
        """Whether a leaf of that species can be turned so that two of its tips meet others on these vertices."""
        for turn in range(self.turns[species]):
            if COUNT[vertices & self.tips_of(species, turn)] >= TIPS_TO_CONNECT:
                return True
        return False

    def all_animals(self) -> vec[i64]:
        cards = vec[i64]()
        for kind in range(KIND_COUNT):
            copies: i64 = self.acorn_copies if has_acorn(kind) else ANIMAL_COPIES - self.acorn_copies
            for _ in range(copies):
                cards = append(cards, kind)
        return cards


class Tree:
    """The tree's cells from the foot: what lies beyond each to the left and to the right, its height, its reward."""

    def __init__(self, text: str) -> None:
        self._left, self._right, self._height, self._reward, self._amount = [NO_CELL], [NO_CELL], [0], [NO_REWARD], [0]
        self.names = ["start"]
        ends = [START]
        for token in text.replace("[", "\n[").replace("]", "]\n").split("\n"):
            if token.startswith("["):
                one, _, other = token[1:-1].partition("|")
                low = max([self._height[end] for end in ends])
                left, right = self._path(one.split(), low, "L"), self._path(other.split(), low, "R")
                if len(left) != len(right):
                    raise BadValue(f"leaf: the branches of {token} are not equally long")
                self._lead(ends, left[0], right[0])
                ends = [left[-1], right[-1]]
            elif token.split():
                path = self._path(token.split(), max([self._height[end] for end in ends]), "")
                self._lead(ends, path[0], path[0])
                ends = [path[-1]]
        if len(self.names) > MOST_CELLS:
            raise BadValue(f"leaf: the tree has {MOST_CELLS - 1} cells at most, not {len(self.names) - 1}")
        self.left = numbers(self._left)
        self.right = numbers(self._right)
        self.height = numbers(self._height)
        self.reward = numbers(self._reward)
        self.amount = numbers(self._amount)
        self.cells: i64 = len(self.names)
        self.summit: i64 = len(self.names) - 1
        self.above_two_acorns: i64 = max(
            [0] + [high for high, what, count in self._cells() if what == ACORN and count == 2]
        )

    def side(self, cell: int) -> Literal["left", "right"] | None:
        """The branch of a fork that the cell lies on."""
        return "left" if self.names[cell].endswith("L") else "right" if self.names[cell].endswith("R") else None

    def _cells(self) -> list[tuple[int, int, int]]:
        return list(zip(self._height, self._reward, self._amount, strict=True))

    def _path(self, rewards: list[str], low: int, side: str) -> list[int]:
        path: list[int] = []
        for reward in rewards:
            cell = len(self._height)
            low += 1
            amount = int(reward[-1]) if reward[-1].isdigit() else 1
            self._left.append(NO_CELL)
            self._right.append(NO_CELL)
            self._height.append(low)
            self._reward.append(REWARDS.index(reward.rstrip("23456789")))
            self._amount.append(amount)
            self.names.append(f"{low}{side}")
            if path:
                self._lead([path[-1]], cell, cell)
            path.append(cell)
        return path

    def _lead(self, ends: list[int], left: int, right: int) -> None:
        for end in ends:
            self._left[end], self._right[end] = left, right


class Track:
    """One side of the season track: acorns of each cell, the line in front of it, where the players begin."""

    def __init__(self, name: str, text: str, players: list[int]) -> None:
        self.name = name
        self.acorns = vec[i64]()
        self.line = vec[i64]()
        self.start: dict[int, int] = {}
        lines, line = [FROST_LINE, FROST_LINE, WINTER_LINE], NO_LINE
        for token in text.split():
            if token == "|":
                line = lines.pop(0)
                continue
            who, _, acorns = token.rpartition(":")
            if who:
                self.start[int(who)] = len(self.acorns)
            self.acorns = append(self.acorns, int(acorns))
            self.line = append(self.line, line)
            line = NO_LINE
        if sorted(self.start) != players:
            raise BadValue(f"leaf: the season track of {players[0]} and {players[1]} lacks a start in {text!r}")
        if len(self.acorns) > MOST_TRACK:
            raise BadValue(f"leaf: a season track has {MOST_TRACK} cells at most, not {len(self.acorns)}")
        self.last: i64 = len(self.acorns) - 1
        self.cell_views: list[Any] = []  # as people are shown them; `view.py` makes them once


VALUES: Final = HouseValues(
    "leaf",
    {
        **{
            f"tips-{name}": HouseValue(tips, source, "0?1?2?3?4?5?", certain=source != ESTIMATED)
            for name, (tips, source) in zip(SPECIES, pieces.TIPS, strict=True)
        },
        **{
            f"top-{name}": HouseValue(colour, ESTIMATED, "|".join(COLOURS), certain=False)
            for name, colour in zip(SPECIES, pieces.TOPS, strict=True)
        },
        "acorn-animals": HouseValue(2, ESTIMATED, "[0-6]", certain=False),
        "tree": HouseValue(pieces.TREE, ESTIMATED, _TREE_FORM, certain=False),
        "season-1-2": HouseValue(pieces.TRACKS[0], ESTIMATED, _TRACK_FORM, certain=False),
        "season-3-4": HouseValue(pieces.TRACKS[1], ESTIMATED, _TRACK_FORM, certain=False),
        **{
            wind_name(number): HouseValue(card, source, _WIND_FORM, certain=source == RULEBOOK)
            for number, (card, source) in enumerate(pieces.WIND)
        },
    },
    Box,
)
