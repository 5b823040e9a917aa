"""Setting up the race: RULES.md §1."""

from typing import Final, TypedDict

from mypy_extensions import i64

from sylve.engine.chance import Dice
from sylve.engine.refusals import ALLOWED, FIRST_OF_GAME, Facts
from sylve.engine.worlds import filled
from sylve.games.canyon import events, pieces, rounds
from sylve.games.canyon.actions import LAUNCH
from sylve.games.canyon.board import PIER_SPACE, PIERS
from sylve.games.canyon.state import Layout
from sylve.games.canyon.steps.asking import NOT_NOW, Asking

PIER_TAKEN: Final[i64] = FIRST_OF_GAME + 1


class LaunchPreview(TypedDict):
    """The pier, and the steps from there to the village."""

    space: str
    left: int


class Launching(Asking):
    """§1.2 A start pier for the own canoe."""

    def why_not(self, state: Layout, seat: i64, action: i64) -> i64:  # noqa: ARG002 - the same for every seat
        """§1.2 Any start pier that is free."""
        if not LAUNCH.has(action):
            return NOT_NOW
        pier = PIER_SPACE[LAUNCH.argument(action)]
        if state.canoe_on(pier) != pieces.NOBODY:
            return PIER_TAKEN
        return ALLOWED

    def random_answer(self, state: Layout, seat: i64, dice: Dice) -> i64:
        return state.throw_among(seat, LAUNCH.first, LAUNCH.size, dice)

    def do(self, state: Layout, seat: i64, action: i64) -> None:
        """The canoe lies at its pier; when all do, the first dealer is drawn and the first round begins."""
        pier = PIER_SPACE[LAUNCH.argument(action)]
        state.canoes[seat] = pier
        state.turn += 1
        state.tell(events.LAUNCHES, seat, pier)
        if state.turn == state.seats:
            draw_dealer(state)
            state.beat()
            state.field = state.first_field()
            rounds.begin_round(state)

    # What people are told.

    def offered(self, state: Layout, seat: int) -> list[int]:  # noqa: ARG002
        """Every pier, free or not."""
        return [LAUNCH.of(pier) for pier in range(len(PIERS))]

    def preview(self, state: Layout, seat: int, action: int) -> LaunchPreview:  # noqa: ARG002
        pier = LAUNCH.argument(action)
        return {"space": PIERS[pier], "left": state.board().left[PIER_SPACE[pier]]}

    def refusal_facts(self, state: Layout, seat: int, action: int, reason: int) -> Facts:
        if reason == NOT_NOW:
            return super().refusal_facts(state, seat, action, reason)
        return {"space": PIERS[LAUNCH.argument(action)]}


def launch_all(state: Layout) -> None:
    """§8.4 Nobody is asked: the canoes lie at the first piers, in the order in which they would be launched."""
    for pier in range(state.seats):
        STEP.do(state, state.acting(), LAUNCH.of(pier))


def draw_dealer(state: Layout) -> None:
    """§1.3 A card for each seat, the highest deals; equals draw again among themselves."""
    cards = state.chance.shuffle(pieces.DECK)
    drawing = filled(state.seats, 1)
    drawn: i64 = 0
    rivals = state.seats
    while rivals > 1:
        highest: i64 = 0
        values = filled(state.seats, 0)
        for seat in range(state.seats):
            if drawing[seat] == 1:
                values[seat] = pieces.VALUE[cards[drawn]]
                highest = max(highest, values[seat])
                state.tell(events.DRAWS, seat, cards[drawn])
                drawn += 1
        rivals = 0
        for seat in range(state.seats):
            drawing[seat] = 1 if values[seat] == highest else 0
            rivals += drawing[seat]
    for seat in range(state.seats):
        if drawing[seat] == 1:
            state.dealer = seat


STEP: Final[Launching] = Launching("launch", LAUNCH)
