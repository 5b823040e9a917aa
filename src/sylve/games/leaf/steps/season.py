"""§5 The season, the frosts, the winter, and how a turn and the game end."""

from typing import Final, TypedDict

from mypy_extensions import i64

from sylve.engine.refusals import ALLOWED, Facts
from sylve.games.leaf import events, feats, pieces, scoring, solo
from sylve.games.leaf.actions import ADVANCE, SHELTER
from sylve.games.leaf.pieces import ANIMAL_COUNT, ANIMALS, FROST_LINE, LINES, SUNS_TO_ADVANCE, WINTER_LINE, Line
from sylve.games.leaf.refusals import NOT_IN_FOREST
from sylve.games.leaf.state import NONE, WIND, Layout
from sylve.games.leaf.steps.base import END_GAME, EVERYBODY, FROST, LeafStep, trial
from sylve.games.leaf.steps.turn import begin_turn

LAST_FROST: Final = 1


def advance_season(state: Layout, player: i64) -> None:
    """§5.1 Three suns move the marker and bring the acorns of its cell; then what the line it crossed brings."""
    line = state.next_line()
    state.suns[player] -= SUNS_TO_ADVANCE
    state.season = state.next_cell()
    acorns = state.track().acorns[state.season]
    state.acorns[player] += acorns
    events.ADVANCES.tell(state, player, acorns)
    state.beat()
    if line == FROST_LINE:
        state.tell(events.FROST)
        state.agenda.push(FROST, EVERYBODY, 0)
    elif line == WINTER_LINE and not state.winter:
        state.winter = True
        state.tell(events.WINTER_BY_SEASON)
        state.beat()


class SeasonPreview(TypedDict):
    """The cell that the marker would reach with its acorns, the line it would cross, and whether winter would come."""

    cell: int
    points: int
    line: Line
    winter: bool


class KeepPreview(TypedDict):
    """The suns that one keeps."""

    suns: int


class Advancing(LeafStep):
    """§5.1 After the actions, with three suns or more, the season may be advanced."""

    def asks(self, state: Layout) -> bool:
        return state.suns[state.agenda.seat()] >= SUNS_TO_ADVANCE

    def do(self, state: Layout, seat: i64, action: i64) -> None:
        state.agenda.pop()
        if ADVANCE.has(action):
            advance_season(state, seat)

    def prompt(self, state: Layout, seat: int) -> tuple[str, Facts]:
        return self.name, {"seat": seat, "acorns": state.track().acorns[state.next_cell()]}

    def preview(self, state: Layout, seat: int, action: int) -> SeasonPreview | KeepPreview:
        if not ADVANCE.has(action):
            return {"suns": state.suns[seat]}
        after = trial(state)
        advance_season(after, seat)
        return {
            "cell": after.season,
            "points": after.acorns[seat] - state.acorns[seat],
            "line": LINES[state.next_line()],
            "winter": after.winter and not state.winter,
        }


class ShelterPreview(TypedDict):
    """How many would go to sleep, how many of them sleep already, and the points it adds."""

    count: int
    den: int
    points: int


class Freezing(LeafStep):
    """§5.3 Everybody chooses a species of the own Forest, sealed until the last has chosen; then all go to sleep."""

    def asks(self, state: Layout) -> bool:
        return any(self.owes(state, seat) for seat in range(state.seats))

    def owes(self, state: Layout, seat: i64) -> bool:
        """Whoever has an animal in the Forest must choose."""
        return state.sealed[seat] == NONE and state.forest_size(seat) > 0

    def reason(self, state: Layout, seat: i64, action: i64) -> i64:
        return NOT_IN_FOREST if state.in_forest(seat, SHELTER.argument(action)) == 0 else ALLOWED

    def do(self, state: Layout, seat: i64, action: i64) -> None:
        state.sealed[seat] = SHELTER.argument(action)

    def run(self, state: Layout) -> None:
        """All choices are in: the animals chosen go to sleep in the Dens."""
        if state.seats == 1:
            state.sealed[WIND] = solo.sleeper(state)
        for player in range(state.players):
            animal = state.sealed[player]
            if animal != NONE:
                count = state.hibernate(player, animal)
                state.sealed[player] = NONE
                state.reveals += 1
                events.SHELTERS.tell(state, player, animal, count)
                state.beat()
        state.agenda.pop()

    def prompt(self, state: Layout, seat: int) -> tuple[str, Facts]:
        return ("last-frost" if state.agenda.argument() == LAST_FROST else self.name), {"seat": seat}

    def offered(self, state: Layout, seat: int) -> list[int]:
        return [SHELTER.of(animal) for animal in range(ANIMAL_COUNT) if state.in_forest(seat, animal)]

    def preview(self, state: Layout, seat: int, action: int) -> ShelterPreview:
        animal = SHELTER.argument(action)
        return {
            "count": state.in_forest(seat, animal),
            "den": state.in_den(seat, animal),
            "points": scoring.sheltered_points(state, seat, animal),
        }

    def refusal_facts(self, state: Layout, seat: int, action: int, reason: int) -> Facts:  # noqa: ARG002
        return {"animal": f"@animal-{ANIMALS[SHELTER.argument(action)]}"} if reason == NOT_IN_FOREST else {}


def refill(state: Layout) -> None:
    """§5.8 The empty slots are filled as far as the deck of animals goes."""
    for slot in range(pieces.SLOTS):
        if state.slots[slot] == NONE and len(state.animals) > 0:
            state.slots[slot] = state.draw_animal()
            state.reveals += 1


class EndingTurn(LeafStep):
    """§5.8 The slots are filled up; the third empty pile brings winter (§5.5); the next turn or the end (§5.6)."""

    def run(self, state: Layout) -> None:
        refill(state)
        if not state.winter and state.empty_piles() >= pieces.EMPTY_PILES_OF_WINTER:
            state.winter = True
            state.tell(events.WINTER_BY_PILES)
            state.beat()
        state.agenda.pop()
        if state.winter and state.is_last_of_round():
            state.agenda.push(END_GAME, EVERYBODY, 0)
            state.agenda.push(FROST, EVERYBODY, LAST_FROST)
            state.tell(events.LAST_FROST)
            return
        state.turn += 1
        begin_turn(state)


class EndingGame(LeafStep):
    """§6 The acorns are counted; alone, one has beaten the North Wind and notes feats, or has not (§7.13)."""

    def run(self, state: Layout) -> None:
        self.tell_scores(state)
        state.agenda.pop()
        state.finished = True

    def tell_scores(self, state: Layout) -> None:
        if state.heard is None:
            return
        for player in range(state.players):
            events.SCORES.tell(state, player, scoring.total(state, player))
            state.beat()
        outcome = scoring.outcome(state)
        if state.seats > 1:
            for seat in range(state.seats):
                if outcome.ranks[seat] == 1:
                    state.tell(events.WINS, seat, outcome.scores[seat])
        elif not scoring.beats_wind(state):
            state.tell(events.BLOWN_AWAY, 0)
        else:
            state.tell(events.BEATEN, 0)
            for number in feats.noted(state):
                state.beat()
                state.tell(events.FEAT, 0, number)
