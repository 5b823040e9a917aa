"""Order of play of Canopée: setting up, and how the steps of a game follow each other."""

from typing import Any, Final

from mypy_extensions import i64

from sylve.engine.chance import Chance, Dice
from sylve.engine.setup import Setup
from sylve.engine.steps import Step
from sylve.engine.vec import append, vec
from sylve.games.canopee import agenda, events, pieces, placing, scoring, solo, worlds
from sylve.games.canopee.forest import READY
from sylve.games.canopee.refusals import REASONS as REASONS
from sylve.games.canopee.state import Layout
from sylve.games.canopee.steps import adding, losing, season_end, striking, turn
from sylve.games.canopee.steps.base import CanopeeStep, Running

EASIER: Final = 1
HARDER: Final = 2


class Canopee(Layout):
    def copy(self) -> "Canopee":
        twin = Canopee(self.setup, self.chance)
        twin.take_over(self)
        return twin

    # What is asked, and how steps follow each other

    def owes(self, seat: i64) -> bool:
        return not self.finished and seat == self.agenda.seat()

    def mover(self) -> i64:
        return self.agenda.seat()

    def asked(self, seat: i64) -> Step[Any]:  # noqa: ARG002 - the one seat that owes an answer
        return STEPS[self.agenda.what()]

    def apply(self, seat: i64, action: i64) -> None:
        STEPS[self.agenda.what()].do(self, seat, action)
        self.advance()

    def advance(self) -> None:
        """Go on until a step asks a seat or the game is over. What is to be skipped is skipped for the Spirit too."""
        while not self.finished:
            step, seat, about = STEPS[self.agenda.what()], self.agenda.seat(), self.agenda.argument()
            if step.settles(self, seat, about):
                continue
            if not self.is_spirit(seat):
                return
            solo.decide(self, step, about)

    # §1.3 A season begins

    def set_up_season(self, first: i64) -> None:
        """A new deck, cards on every pile, animals rested; the first seat's turn comes."""
        self.season += 1
        self.deck_end = season_deck_end(len(self.order) - removed(self.seats), self.seasons, self.season)
        for species in range(pieces.SPECIES_COUNT):
            self.ability[species] = READY
        self.gained = 0
        if self.changing:
            self.sign = self.signs[self.season]
            self.reveals += 1
        self.tell(events.SEASON_BEGINS, first)
        if self.sign != pieces.NO_SIGN:
            self.tell(events.SIGN, self.sign)
        for pile in range(self.piles()):
            for _ in range(self.starting_size(pile)):
                self.add_to_pile(pile)
        if self.seats == 1:
            placing.sprout(self, solo.SPIRIT, pieces.START_TRUNK)
        self.last_taker = first
        self.agenda.push(agenda.TURN, first, 0)

    def starting_size(self, pile: i64) -> i64:
        """One, two and three cards; in the ring one at each side, two in the centre (§10.1)."""
        if self.seats <= 2:
            return pile + 1
        return 2 if pile == self.centre() else 1

    def first_of_next_season(self) -> i64:
        """§5.11 Fewest points; of equals the first after whoever kept the last pile. Alone, always the person."""
        if self.seats == 1:
            return 0
        first = self.after(self.last_taker)
        for number in range(1, self.seats):
            seat = (self.last_taker + 1 + number) % self.seats
            if self.points(seat) < self.points(first):
                first = seat
        return first

    # §6 The end

    def end(self) -> None:
        """Animals and the largest forest are counted, line by line; then the game is over."""
        if self.heard is not None:
            for seat in range(self.forests):
                season_end.tell_points(self, events.SCORES_WILDLIFE, seat, scoring.wildlife_points(self, seat))
                season_end.tell_points(self, events.SCORES_LARGEST, seat, scoring.largest_forest(self, seat))
        self.finished = True
        if self.heard is not None:
            self.tell_outcome()

    def tell_outcome(self) -> None:
        outcome = scoring.outcome(self)
        for seat in range(self.forests):
            self.tell(events.SCORES, seat, scoring.total(self, seat))
        if self.seats == 1:
            self.tell(events.VICTORY if outcome.won else events.DEFEAT, outcome.scores[0])
            return
        for seat in range(self.seats):
            if outcome.ranks[seat] == 1:
                self.tell(events.WINS, seat, outcome.scores[seat])

    def imagined(self, seat: i64, dice: Dice) -> "Canopee":
        world = self.copy()
        worlds.deal_anew(world, seat, dice)
        return world


class NextSeason(Running):
    """§5.11 The next season, or the end after the last one."""

    def run(self, state: Layout, seat: i64, about: i64) -> None:  # noqa: ARG002
        assert isinstance(state, Canopee)
        if state.season + 1 < state.seasons:
            state.set_up_season(state.first_of_next_season())
        else:
            state.end()


def by_number(steps: list[CanopeeStep]) -> list[CanopeeStep]:
    """The steps in the order of their numbers, none left out."""
    ordered = sorted(steps, key=lambda step: int(step.number))
    if [step.number for step in ordered] != list(range(len(ordered))):
        raise ValueError("a step's number is missing or stands twice")
    return ordered


STEPS: Final[list[CanopeeStep]] = by_number(
    [
        *turn.STEPS,
        *adding.STEPS,
        *losing.STEPS,
        *striking.STEPS,
        *season_end.STEPS,
        *solo.STEPS,
        NextSeason(agenda.NEXT_SEASON),
    ]
)


# §1 Setting up


def removed(seats: i64) -> i64:
    """§1.2 Cards that go back to the box unseen; none with four seats (§10.2)."""
    return 0 if seats == 4 else pieces.REMOVED


def season_deck_end(cards: i64, seasons: i64, season: i64) -> i64:
    """§1.2 The decks are as equal as they can be, the earlier ones larger by one."""
    return (cards * (season + 1) + seasons - 1) // seasons


def is_short(setup: Setup) -> bool:
    """§12.1 Whether nine cards of the last season are all there is."""
    return setup.options["deck"] == "nine"


def chosen_species(recipe: str, seats: int, named: list[int], chance: Chance) -> list[int]:
    """§7.1 Six or seven species of all thirteen where the recipe mixes them: those named, the others drawn."""
    fixed = pieces.fixed_species(recipe, seats)
    if fixed is not None:
        return fixed
    left = pieces.MIXES[recipe] - len(named)
    if left == 0:
        return named
    others = vec[i64]()
    for number in range(pieces.SPECIES_COUNT):
        if number not in named:
            others = append(others, number)
    shuffled = chance.shuffle(others)
    return sorted(named + [shuffled[at] for at in range(left)])


def first_player(setup: Setup, chance: Chance) -> i64:
    """§1.5 Drawn, or the first seat where the table says so."""
    if setup.options["first"] == "first-seat":
        return 0
    return chance.draw(setup.seats)


def deal(setup: Setup, chance: Chance) -> Canopee:
    """§1 The cards of the recipe are shuffled, the first player is found, and the first season begins."""
    state = Canopee(setup, chance)
    state.clear()
    state.changing = setup.options["seasons"] == "changing"
    state.level = pieces.LEVELS.index(str(setup.options["spirit"]))
    first = first_player(setup, chance)
    recipe = str(setup.options["cards"])
    named = pieces.named_species(str(setup.options["species"]))
    species = chosen_species(recipe, setup.seats, named, chance)
    for number in range(pieces.SPECIES_COUNT):
        state.present = append(state.present, 1 if number in species else 0)
    state.order = chance.shuffle(state.box.deck(recipe, setup.seats, species))
    state.sprouts = chance.shuffle(pieces.germination())
    for _ in range(len(state.sprouts)):
        state.sprout_batch = append(state.sprout_batch, 0)
    if state.changing:
        signs = vec[i64]()
        for sign in range(pieces.SIGN_COUNT):
            signs = append(signs, sign)
        state.signs = chance.shuffle(signs)
    give_starting_trunks(state)
    if is_short(setup):
        state.season = state.seasons - 2
    state.set_up_season(first)
    if is_short(setup):
        state.deck_end = pieces.SHORT
    state.advance()
    return state


def give_starting_trunks(state: Canopee) -> None:
    """§1.4 One for each seat; alone it depends on the level (§11.1)."""
    if state.seats > 1:
        for seat in range(state.seats):
            placing.sprout(state, seat, pieces.START_TRUNK)
    elif state.level == EASIER:
        placing.sprout(state, solo.PERSON, pieces.START_TRUNK)
    elif state.level == HARDER:
        placing.sprout(state, solo.SPIRIT, pieces.START_TRUNK)
