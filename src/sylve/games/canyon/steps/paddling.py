"""Moving the canoes: RULES.md §5; where a canoe may paddle is in `moving.py`, the current in `rapids.py`."""

from typing import Final, TypedDict

from mypy_extensions import i64

from sylve.engine.chance import Dice
from sylve.engine.refusals import ALLOWED, FIRST_OF_GAME, Facts
from sylve.engine.vec import append, vec
from sylve.games.canyon import events, moving, rapids, rounds, scoring
from sylve.games.canyon.actions import GO
from sylve.games.canyon.board import CAVE_NAME, KINDS, SPACES, STAGE, Kind
from sylve.games.canyon.state import PADDLING, Layout
from sylve.games.canyon.steps.asking import NOT_NOW, Asking

NO_SPACE: Final[i64] = FIRST_OF_GAME + 4
SPACE_TAKEN: Final[i64] = FIRST_OF_GAME + 5
OUT_OF_REACH: Final[i64] = FIRST_OF_GAME + 6
NOT_FORWARD: Final[i64] = FIRST_OF_GAME + 7

FORWARD_FIRST: Final = 2  # the version from which on a canoe goes round others only where no way leads forward


def begin(state: Layout) -> None:
    """§5.2 All tricks are played: what each seat may move is told, before anybody does."""
    for place in range(state.seats):
        seat = state.seat_after(state.first(), place)
        state.tell(events.EXACT if state.is_exact(seat) else events.MISSED, seat)
    state.phase = PADDLING
    state.turn = 0
    go_on(state)


def go_on(state: Layout) -> None:
    """§5.1 One canoe after the other from the first player on, up to one whose seat has a choice.

    What has happened is seen before the next thing happens of itself.
    """
    while state.turn < state.seats:
        seat = state.acting()
        if has_choice(state, seat):
            return
        state.beat()
        move_by_itself(state, seat)
        state.turn += 1
    state.beat()
    rounds.end_round(state)


def has_choice(state: Layout, seat: i64) -> bool:
    """Whether the canoe can go anywhere at its seat's will; if so, where."""
    if state.fell[seat] == 1 or state.drifts(seat):
        return False
    points = scoring.points(state, seat)
    if points == 0:
        return False
    state.reach = moving.reach(state.board(), state.canoes, seat, points)
    state.ends = moving.ends(state.board(), state.reach, state.canoes, seat, points, state.version < FORWARD_FIRST)
    if len(state.ends) > 1 or state.ends[0] != state.canoes[seat]:
        return True
    forget_ways(state)
    return False


def move_by_itself(state: Layout, seat: i64) -> None:
    """The moves without a choice: forfeited (§6.5), adrift (§6.3), no points (§5.2), no way (§5.6)."""
    if state.fell[seat] == 1:
        state.tell(events.FORFEITS, seat)
    elif state.drifts(seat):
        rapids.drift(state, seat)
    elif scoring.points(state, seat) == 0:
        state.tell(events.STAYS, seat)
    else:
        state.tell(events.BLOCKED, seat)


def forget_ways(state: Layout) -> None:
    state.reach = vec[i64]()
    state.ends = vec[i64]()


def left_over(state: Layout, seat: i64, space: i64) -> i64:
    """§7.3 The movement points that remain to a canoe that goes there."""
    return scoring.points(state, seat) - state.reach[space]


class WayPreview(TypedDict):
    """The way to the space, and what it costs and leaves."""

    to: str
    path: list[str]
    steps: int
    unused: int
    left: int
    water: Kind
    lands: bool


class Paddling(Asking):
    """§5.4 Where the canoe ends its move."""

    def why_not(self, state: Layout, seat: i64, action: i64) -> i64:  # noqa: ARG002 - the canoe that has to move
        """§5.4 A free space that can be reached, §5.5 as far forward as possible."""
        if not GO.has(action):
            return NOT_NOW
        space = GO.argument(action)
        if not state.board().has(space):
            return NO_SPACE
        if state.reach[space] == moving.TAKEN:
            return SPACE_TAKEN
        if state.reach[space] == moving.TOO_FAR:
            return OUT_OF_REACH
        for end in state.ends:
            if end == space:
                return ALLOWED
        return NOT_FORWARD

    def legal(self, state: Layout, seat: i64) -> vec[i64]:  # noqa: ARG002
        found = vec[i64](capacity=len(state.ends))
        for space in state.ends:
            found = append(found, GO.of(space))
        return found

    def random_answer(self, state: Layout, seat: i64, dice: Dice) -> i64:  # noqa: ARG002
        return GO.of(state.ends[dice.below(len(state.ends))])

    def do(self, state: Layout, seat: i64, action: i64) -> None:
        space = GO.argument(action)
        start, steps, unused = state.canoes[seat], state.reach[space], left_over(state, seat, space)
        lands = state.board().kind[space] == STAGE
        state.tell(events.LANDS if lands else events.GOES, seat, start, space, steps, unused, space)
        state.canoes[seat] = space
        if lands:
            state.unused[seat] = unused
        forget_ways(state)
        state.turn += 1
        go_on(state)

    # What people are told.

    def prompt(self, state: Layout, seat: int) -> tuple[str, Facts]:
        return "move", {"seat": seat, "points": scoring.points(state, seat)}

    def offered(self, state: Layout, seat: int) -> list[int]:  # noqa: ARG002
        """Every space in reach."""
        return [GO.of(space) for space in range(len(state.reach)) if state.reach[space] >= 0]

    def preview(self, state: Layout, seat: int, action: int) -> WayPreview:
        space, board = GO.argument(action), state.board()
        return {
            "to": SPACES[space],
            "path": events.path(state, space),
            "steps": state.reach[space],
            "unused": left_over(state, seat, space),
            "left": board.left[space],
            "water": KINDS[board.kind[space]],
            "lands": bool(board.kind[space] == STAGE),
        }

    def refusal_facts(self, state: Layout, seat: int, action: int, reason: int) -> Facts:
        if reason == NOT_NOW:
            return super().refusal_facts(state, seat, action, reason)
        name = SPACES[GO.argument(action)]
        if reason == OUT_OF_REACH:
            return {"space": name, "points": scoring.points(state, seat)}
        return {"space": "@cave" if name == CAVE_NAME else name}


STEP: Final[Paddling] = Paddling("move", GO)
