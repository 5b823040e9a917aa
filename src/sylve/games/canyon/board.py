"""The river of Canyon as a graph of spaces, read from a text map and checked before anybody paddles."""

from typing import Any, Final, Literal

from mypy_extensions import i64

from sylve.engine.box import BadValue
from sylve.engine.vec import append, vec
from sylve.engine.worlds import as_list, filled
from sylve.games.canyon.our_map import OUR_MAP

# What a space is; ABSENT for one that only the other of the two boards has.
ABSENT: Final = 0
START: Final = 1
CALM: Final = 2
RAPIDS: Final = 3
STAGE: Final = 4
CAVE: Final = 5
Kind = Literal["absent", "start", "calm", "rapids", "stage", "cave"]
KINDS: Final[tuple[Kind, ...]] = ("absent", "start", "calm", "rapids", "stage", "cave")
CAVE_NAME: Final = "cave"

# How spaces are called: by lane and rank. Every map finds its names among these.
LANES: Final = "abcdefghij"
RANKS: Final = 40
PIERS: Final = ("a0", "b0", "c0", "d0", "e0", "f0")

# The eight directions as the map is read, straight ones first: what one adds to the rank and to the lane.
ARROWS: Final = "↓→←↑↘↙↗↖"
DIRECTIONS: Final = 8
RANK_STEP: Final = (1, 0, 0, -1, 1, 1, -1, -1)
LANE_STEP: Final = (0, 1, -1, 0, 1, -1, 1, -1)

# What may lie beside a space instead of water.
BANK: Final = -1
FALL: Final = -2

NOWHERE: Final = -1
FAR: Final = 1000000
SIGNS: Final = {"S": START, "~": CALM, "L": STAGE}
WATER: Final = "~" + ARROWS


class BadBoard(BadValue):
    """A map that cannot be played on, and why."""


class Chart:
    """A text map, row by row: the lanes' letters, the cells by rank, and where the cave opens."""

    def __init__(self, name: str, lanes: str, rows: list[str], exits: list[tuple[int, int]]) -> None:
        self.name = name
        self.lanes = lanes
        self.rows = rows
        self.exits = exits

    def cell(self, rank: int, lane: int) -> str:
        inside = 0 <= rank < len(self.rows) and 0 <= lane < len(self.lanes)
        return self.rows[rank][lane] if inside else "#"

    def space(self, rank: int, lane: int) -> str:
        return f"{self.lanes[lane]}{rank}"

    def spaces(self) -> list[tuple[int, int]]:
        """Rank and lane of all that is neither bank nor fall."""
        cells = [(rank, lane) for rank in range(len(self.rows)) for lane in range(len(self.lanes))]
        return [(rank, lane) for rank, lane in cells if self.cell(rank, lane) not in "#W"]


def read_map(text: str, quick: bool) -> Chart:
    """The map as it is written, or without the ranks that the quick board leaves out."""
    name = "the quick board" if quick else "the board"
    lanes, rows, cave = "", list[str](), list[str]()
    kept: dict[int, int] = {}
    ranks = 0
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        if words[0] == "rank":
            _check_lanes(words, lanes, number)
            lanes = words[1]
        elif words[0] == "cave":
            cave = list(dict.fromkeys(words[1:]))
        elif words[0].rstrip("-") == str(ranks):
            _check_row(words, lanes, number)
            if not (quick and words[0].endswith("-")):
                kept[ranks] = len(rows)
                rows.append(words[1])
            ranks += 1
        else:
            raise BadBoard(f"line {number}: expected rank {ranks}, found {words[0]!r}")
    exits = [(kept.get(rank, BANK), lane) for rank, lane in [_exit(word, lanes) for word in cave]]
    return Chart(name, lanes, rows, exits)


def _check_lanes(words: list[str], known: str, number: int) -> None:
    lanes = words[1] if len(words) > 1 else ""
    if known:
        raise BadBoard(f"line {number}: the lanes are named a second time")
    if not lanes or len(set(lanes)) != len(lanes) or not set(lanes) <= set(LANES):
        raise BadBoard(f"line {number}: lanes are called {LANES[0]} to {LANES[-1]}, each once, not {lanes!r}")


def _check_row(words: list[str], lanes: str, number: int) -> None:
    if words[0].rstrip("-") == str(RANKS):
        raise BadBoard(f"line {number}: there are {RANKS} ranks at most, from 0 on")
    if not lanes:
        raise BadBoard(f"line {number}: the line 'rank' with the lanes' letters comes first")
    cells = words[1] if len(words) > 1 else ""
    if len(cells) != len(lanes):
        raise BadBoard(f"line {number}: {len(lanes)} lanes, but {len(cells)} spaces in {cells!r}")
    for sign in cells:
        if sign not in "#W" and sign not in SIGNS and sign not in ARROWS:
            raise BadBoard(f"line {number}: {sign!r} is no sign of the map")


def _exit(word: str, lanes: str) -> tuple[int, int]:
    if word[:1] not in lanes or not word[1:].isdecimal():
        raise BadBoard(f"the cave cannot open on {word!r}")
    return int(word[1:]), lanes.index(word[0])


def _names() -> tuple[str, ...]:
    """Every name that a space can have: those of our two boards, the cave, then all others by rank and lane."""
    charts = [read_map(OUR_MAP, quick=False), read_map(OUR_MAP, quick=True)]
    cells = sorted({(rank, lane) for chart in charts for rank, lane in chart.spaces()})
    ours = [*[charts[0].space(rank, lane) for rank, lane in cells], CAVE_NAME]
    others = [f"{lane}{rank}" for rank in range(RANKS) for lane in LANES]
    return tuple(dict.fromkeys([*ours, *others]))


SPACES: Final = _names()
NUMBER_OF: Final = {name: number for number, name in enumerate(SPACES)}


def _pier_spaces() -> vec[i64]:
    spaces = vec[i64]()
    for pier in PIERS:
        spaces = append(spaces, NUMBER_OF[pier])
    return spaces


PIER_SPACE: Final = _pier_spaces()


class Board:
    """The spaces by number, the same number for the same name on every board; tables that say where each one leads."""

    def __init__(self, chart: Chart, names: list[str]) -> None:
        self.chart = chart
        self.names = names
        self.cave: i64 = NUMBER_OF[CAVE_NAME]
        self.kind = filled(len(names), ABSENT)
        self.arrow = filled(len(names), NOWHERE)  # the direction of the current, by rapids space
        self.beside = filled(len(names) * DIRECTIONS, BANK)  # what the current drives to: water, BANK or FALL
        self.first_way = vec[i64]()  # where a space's part of `ways` begins; one more at the end
        self.ways = vec[i64]()  # where a canoe may paddle to
        self.first_approach = vec[i64]()  # the same ways the other way round: from where one may come
        self.approaches = vec[i64]()
        self.left = filled(len(names), FAR)  # steps to the nearest stage on the empty river
        self.by_left = vec[i64]()  # the spaces by these steps, and where the part of each number begins
        self.first_left = vec[i64]()
        self.nowhere = filled(len(names), NOWHERE)  # blank tables to copy
        self.far = filled(len(names), FAR)
        self.length: i64 = 0  # steps from the starts to a stage
        self.views: list[Any] = []  # the board as people are shown it; `view.py` makes it once
        self._lay_spaces()
        self._lay_ways()
        self._lay_approaches()
        self._measure()

    def _number(self, rank: int, lane: int) -> int:
        return NUMBER_OF[self.chart.space(rank, lane)]

    def _lay_spaces(self) -> None:
        self.kind[self.cave] = CAVE
        for rank, lane in self.chart.spaces():
            space, sign = self._number(rank, lane), self.chart.cell(rank, lane)
            self.kind[space] = SIGNS.get(sign, RAPIDS)
            if sign in ARROWS:
                self.arrow[space] = ARROWS.index(sign)
            for direction in range(DIRECTIONS):
                self.beside[space * DIRECTIONS + direction] = self._driven_to(rank, lane, direction)

    def _driven_to(self, rank: int, lane: int, direction: int) -> int:
        there = rank + RANK_STEP[direction], lane + LANE_STEP[direction]
        sign = self.chart.cell(*there)
        if sign == "W":
            return FALL
        return self._number(*there) if sign in WATER else BANK

    def _lay_ways(self) -> None:
        """§5.4 Every neighbour that is water or a stage. Nobody paddles into the cave, onto a pier, or off a stage."""
        places = {self._number(rank, lane): (rank, lane) for rank, lane in self.chart.spaces()}
        for space in range(len(self.names)):
            self.first_way = append(self.first_way, len(self.ways))
            if space == self.cave:
                for rank, lane in self.chart.exits:
                    if self.chart.cell(rank, lane) not in WATER:
                        raise BadBoard(f"{self.chart.name}: the cave opens on no water")
                    self.ways = append(self.ways, self._number(rank, lane))
            elif space in places and self.kind[space] != STAGE:
                rank, lane = places[space]
                for direction in range(DIRECTIONS):
                    there = rank + RANK_STEP[direction], lane + LANE_STEP[direction]
                    if self.chart.cell(*there) not in "#WS":
                        self.ways = append(self.ways, self._number(*there))
        self.first_way = append(self.first_way, len(self.ways))

    def _lay_approaches(self) -> None:
        """Along a lane before across lanes, so that paths come out straight."""
        along: list[list[int]] = [[] for _ in self.names]
        across: list[list[int]] = [[] for _ in self.names]
        for before in range(len(self.names)):
            for way in range(self.first_way[before], self.first_way[before + 1]):
                onto = self.ways[way]
                straight = self.names[before][0] == self.names[onto][0]
                (along if straight else across)[onto].append(before)
        for space in range(len(self.names)):
            self.first_approach = append(self.first_approach, len(self.approaches))
            for before in along[space] + across[space]:
                self.approaches = append(self.approaches, before)
        self.first_approach = append(self.first_approach, len(self.approaches))

    def _measure(self) -> None:
        """Distances to the stages, rank after rank of steps backwards."""
        for space in range(len(self.names)):
            if self.kind[space] == STAGE:
                self.left[space] = 0
        distance: i64 = 0
        farther = True
        while farther:
            farther = False
            for space in range(len(self.names)):
                if self.left[space] == FAR and self._leads_to(space, distance):
                    self.left[space] = distance + 1
                    farther = True
            distance += 1
        for space in range(len(self.names)):
            if self.kind[space] == START:
                self.length = max(self.length, self.left[space])
        for left in range(len(self.names)):
            self.first_left = append(self.first_left, len(self.by_left))
            for space in range(len(self.names)):
                if self.left[space] == left:
                    self.by_left = append(self.by_left, space)
        self.first_left = append(self.first_left, len(self.by_left))

    def _leads_to(self, space: i64, distance: i64) -> bool:
        for way in range(self.first_way[space], self.first_way[space + 1]):
            if self.left[self.ways[way]] == distance:
                return True
        return False

    def has(self, space: i64) -> bool:
        return space < len(self.kind) and self.kind[space] != ABSENT


def check(board: Board) -> None:
    """§9.2 A board that can be played on: piers for all, a way for every canoe, currents that end."""
    name = board.chart.name
    kinds = as_list(board.kind)
    starts = [board.names[space] for space in range(len(kinds)) if kinds[space] == START]
    if len(starts) < len(PIERS):
        raise BadBoard(f"{name}: {len(starts)} start piers are too few for {len(PIERS)} canoes")
    if sorted(starts) != sorted(PIERS):
        raise BadBoard(f"{name}: the start piers are {', '.join(PIERS)}, not {', '.join(starts)}")
    if STAGE not in kinds:
        raise BadBoard(f"{name}: there is no landing stage")
    if not board.chart.exits:
        raise BadBoard(f"{name}: the line 'cave' must name the spaces that the cave opens on")
    for space in range(len(kinds)):
        if kinds[space] != ABSENT and board.left[space] >= FAR:
            raise BadBoard(f"{name}: no way leads from {board.names[space]} to a landing stage")
    for space in range(len(kinds)):
        if kinds[space] == RAPIDS:
            _check_current(board, space)


def _check_current(board: Board, space: int) -> None:
    """Drifting from here ends over the fall or in calm water, after no more spaces than there are."""
    name, at = board.chart.name, space
    for _ in range(len(board.names)):
        onto = board.beside[at * DIRECTIONS + board.arrow[at]]
        if onto == BANK:
            raise BadBoard(f"{name}: the arrow on {board.names[at]} points at the bank")
        if onto == FALL or board.kind[onto] == CALM:
            return
        at = onto
    raise BadBoard(f"{name}: the current from {board.names[space]} goes round in circles")


def boards(text: str) -> tuple[Board, Board]:
    """The full board and the quick one, of one map; both number their spaces alike."""
    charts = [read_map(text, quick=False), read_map(text, quick=True)]
    numbers = [NUMBER_OF[chart.space(rank, lane)] for chart in charts for rank, lane in chart.spaces()]
    names = list(SPACES[: max([NUMBER_OF[CAVE_NAME], *numbers]) + 1])
    full, quick = Board(charts[0], names), Board(charts[1], names)
    check(full)
    check(quick)
    return full, quick
