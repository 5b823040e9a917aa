"""Order of play of Tout là-haut, section by section as in RULES.md."""

from collections.abc import Mapping
from typing import Any, Final, Literal, TypedDict

from mypy_extensions import i64

from sylve.engine.chance import Chance, Dice
from sylve.engine.refusals import ALLOWED, FIRST_OF_GAME, Facts, Reason
from sylve.engine.setup import Setup
from sylve.engine.steps import Step
from sylve.engine.vec import append, vec
from sylve.engine.worlds import UNKNOWN, filled
from sylve.games.toutlahaut import events, pieces, scoring, worlds
from sylve.games.toutlahaut.actions import HIDE, SHOW
from sylve.games.toutlahaut.state import Layout

NOT_IN_HAND: Final[i64] = FIRST_OF_GAME
DOES_NOT_FIT: Final[i64] = FIRST_OF_GAME + 1
NO_KIND: Final = -1
OBJECTIVE_EACH_GAME: Final = 2  # the version from which on two games draw an objective each

REASONS: Final[Mapping[int, Reason]] = {
    NOT_IN_HAND: Reason("not-in-hand", "2.2"),
    DOES_NOT_FIT: Reason("does-not-fit", "2.3"),
}


class ToutLaHaut(Layout):
    def copy(self) -> "ToutLaHaut":
        twin = ToutLaHaut(self.setup, self.chance)
        twin.take_over(self)
        return twin

    # §1 Setting up

    def set_up(self) -> None:
        """One game: shuffle, give the first player a hand, and let the first turn begin (§1.2–1.5)."""
        self.order = self.chance.shuffle(self.box.deck(self.seats))
        self.turn = 0
        self.turns = self.seats * pieces.rounds(self.seats, self.setup.options["rounds"] == "two")
        self.hand = vec[i64](capacity=self.seats + 1)
        self.played = filled(self.turns, UNKNOWN)
        self.shown = filled(self.turns, 0)
        for i in range(self.seats):
            self.take(self.order[i])
        if self.game == 1:
            self.tell(events.SECOND_GAME)
        self.tell(events.DEALS)
        if self.objective != pieces.NO_OBJECTIVE and (self.game == 0 or self.draws_objective()):
            self.tell(events.OBJECTIVE, self.objective)
        if self.draws_last:
            for turn in range(self.seats):
                self.tell_kept(turn)
        self.tell(events.ROUND)
        self.begin_turn()

    def draws_objective(self) -> bool:
        """§1.1, §5.1 Whether the setting up of this game draws an objective card."""
        if self.setup.options["objective"] != "random":
            return False
        return self.game == 0 or self.version >= OBJECTIVE_EACH_GAME

    def draw_objective(self) -> None:
        """One of the five cards, each as likely; the second game may have that of the first again."""
        self.objective = 1 + self.chance.draw(len(pieces.OBJECTIVES) - 1)

    # §2 The turn

    def begin_turn(self) -> None:
        """Draw a card into the hand (§2.1), or join the one kept since the last turn (§5.2)."""
        card = self.card_for(self.turn)
        self.take(card)
        self.reveals += 1
        if not self.draws_last:
            self.tell(events.DRAWS, card)

    def owes(self, seat: i64) -> bool:
        return not self.finished and seat == self.holder()

    def mover(self) -> i64:
        return self.holder()

    def asked(self, seat: i64) -> Step[Any]:  # noqa: ARG002 - every turn asks the same
        return LAYING

    def legal(self, seat: i64) -> vec[i64]:
        """There is one step, so it need not be looked for."""
        return LAYING.legal(self, seat)

    def reason(self, seat: i64, action: i64) -> i64:
        return LAYING.why_not(self, seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        LAYING.do(self, seat, action)

    def random_action(self, seat: i64, dice: Dice) -> i64:  # noqa: ARG002 - the holder of the hand
        """Throw for a card and a side until they are allowed; of equal cards the lowest stands for all."""
        while True:
            pick = dice.below(2 * len(self.hand))
            place, face_up = pick // 2, pick % 2 == 0
            card = self.hand[place]
            kind = self.box.kind[card]
            if place > 0 and self.box.kind[self.hand[place - 1]] == kind:
                continue
            if not face_up or self.goes_on(self.last_turn(), card):
                return SHOW.of(kind) if face_up else HIDE.of(kind)

    # §3 The end, §5.1 two games in a row

    def end_game(self) -> None:
        if self.game + 1 == self.games:
            self.finished = True
            self.tell_end()
            return
        self.earlier = scoring.sheet(self)
        self.first = scoring.last_of(self, self.earlier)
        self.direction = -1
        self.beat()
        self.game = 1
        if self.draws_objective():
            self.draw_objective()
        self.set_up()

    def imagined(self, seat: i64, dice: Dice) -> "ToutLaHaut":
        world = self.copy()
        worlds.deal_anew(self, world, seat, dice)
        return world

    # What the log is told.

    def tell_laid(self, seat: i64, card: i64, longest: i64) -> None:
        """The card, the run where it is longer than the longest before, and who has the hand next."""
        self.tell(events.SHOWS if self.shown[self.turn - 1] == 1 else events.HIDES, seat, card)
        run = scoring.longest_run(self, seat)
        if run.length > max(longest, 1):
            self.tell(events.RUN, seat, run.colour, run.length)
        if self.turn < self.turns:
            self.tell_passed(seat)

    def tell_passed(self, seat: i64) -> None:
        self.tell(events.PASSES, seat)
        kept_for = self.turn + self.seats - 1
        if self.draws_last and kept_for < self.turns:
            self.tell_kept(kept_for)
        if self.turn % self.seats == 0:
            self.tell(events.ROUND)

    def tell_kept(self, turn: i64) -> None:
        self.tell(events.KEEPS, self.seat_at(turn), self.card_for(turn))

    def tell_end(self) -> None:
        if self.heard is None:
            return
        outcome = scoring.outcome(self)
        for seat in range(self.seats):
            self.tell(events.SCORES, seat, outcome.scores[seat])
        winner = outcome.ranks.index(1)
        self.tell(events.WINS, winner, outcome.scores[winner])


Fit = Literal["anything", "colour", "value", "both"]


class Preview(TypedDict):
    """What the tree would be worth with this card, all else as it stands, and why it fits face up."""

    fit: Fit | None
    gain: int  # of the whole total, run and objective included
    points: int  # of the floors alone
    run: int
    run_gain: int
    total: int  # the first of two games included


class Laying(Step[ToutLaHaut]):
    """§2.2–2.4 One card of the hand, face down on anything, face up where its bottom floor fits."""

    def why_not(self, state: ToutLaHaut, seat: i64, action: i64) -> i64:
        card = state.card_of_kind(kind_of(action))
        if card < 0:
            return NOT_IN_HAND
        if SHOW.has(action) and not state.fits(seat, card):
            return DOES_NOT_FIT
        return ALLOWED

    def legal(self, state: ToutLaHaut, seat: i64) -> vec[i64]:  # noqa: ARG002 - the holder of the hand
        """Equal cards lie side by side in the hand and make one action."""
        kinds = state.box.kind
        actions = vec[i64](capacity=2 * len(state.hand))
        below = state.last_turn()
        last: i64 = NO_KIND
        for card in state.hand:
            kind = kinds[card]
            if kind != last and state.goes_on(below, card):
                actions = append(actions, SHOW.of(kind))
            last = kind
        last = NO_KIND
        for card in state.hand:
            kind = kinds[card]
            if kind != last:
                actions = append(actions, HIDE.of(kind))
            last = kind
        return actions

    def do(self, state: ToutLaHaut, seat: i64, action: i64) -> None:
        """Add the card to the own tree and pass the others on (§2.4)."""
        face_up = SHOW.has(action)
        card = state.card_of_kind(SHOW.argument(action) if face_up else HIDE.argument(action))
        longest: i64 = 0
        if state.heard is not None:
            longest = scoring.longest_of_table(state)
        state.lay(card, face_up)
        if state.heard is not None:
            state.tell_laid(seat, card, longest)
        if state.turn == state.turns:
            state.end_game()
        else:
            state.begin_turn()

    # What people are told.

    def prompt(self, state: ToutLaHaut, seat: int) -> tuple[str, Facts]:
        top = state.floors(seat) - 1
        if top < 0 or state.colour(seat, top) == pieces.GREY:
            return "place-anything", {"seat": seat}
        colour, value = pieces.COLOURS[state.colour(seat, top)], state.value(seat, top)
        some_fit = any(state.fits(seat, card) for card in state.hand)
        return "place" if some_fit else "place-hidden", {"seat": seat, "colour": f"@colour-{colour}", "value": value}

    def offered(self, state: ToutLaHaut, seat: int) -> list[int]:  # noqa: ARG002 - the holder of the hand
        """Both faces of every card in the hand, fitting or not."""
        kinds = sorted({state.box.kind[card] for card in state.hand})
        return [SHOW.of(kind) for kind in kinds] + [HIDE.of(kind) for kind in kinds]

    def preview(self, state: ToutLaHaut, seat: int, action: int) -> Preview:
        after, card = state.copy(), state.card_of_kind(kind_of(action))
        after.lay(card, SHOW.has(action))
        run, before = scoring.longest_run(after, seat), scoring.longest_run(state, seat)
        return {
            "fit": self.fit(state, seat, card) if SHOW.has(action) else None,
            "gain": scoring.total(after, seat) - scoring.total(state, seat),
            "points": scoring.floor_points(after, seat) - scoring.floor_points(state, seat),
            "run": run.length,
            "run_gain": run.length - before.length,
            "total": scoring.before(state, seat) + scoring.total(after, seat),
        }

    def fit(self, state: ToutLaHaut, seat: int, card: int) -> Fit:
        """What the card's bottom floor has of the floor it goes on (§2.3)."""
        below = state.top(seat)
        if below < 0 or state.shown[below] == 0:
            return "anything"
        match = state.box.match[state.played[below] * pieces.CARDS + card]
        if match == pieces.SAME_COLOUR:
            return "colour"
        return "value" if match == pieces.SAME_VALUE else "both"

    def refusal_facts(self, state: ToutLaHaut, seat: int, action: int, reason: int) -> Facts:
        face = state.box.kinds[kind_of(action)]
        words: dict[str, object] = {"card": [f"@floor-{floor}" for floor in face.split("-")]}
        if reason == DOES_NOT_FIT:
            top = state.floors(seat) - 1
            bottom_colour = pieces.COLOURS[pieces.COLOUR_LETTERS.index(face[0])]
            words["bottom_colour"], words["bottom_value"] = f"@colour-{bottom_colour}", int(face[1])
            words["top_colour"] = f"@colour-{pieces.COLOURS[state.colour(seat, top)]}"
            words["top_value"] = state.value(seat, top)
        return words


LAYING: Final = Laying("place", SHOW, HIDE)


def kind_of(action: i64) -> i64:
    """The kind of card that is laid."""
    if SHOW.has(action):
        return SHOW.argument(action)
    return HIDE.argument(action)


def deal(setup: Setup, chance: Chance) -> ToutLaHaut:
    """§1.1 The first player and the objective are drawn, then the first game is set up."""
    state = ToutLaHaut(setup, chance)
    state.games = 2 if setup.options["games"] == "two" else 1
    state.draws_last = setup.options["draw"] == "end"
    state.first = chance.draw(state.seats)
    if state.draws_objective():
        state.draw_objective()
    else:
        state.objective = pieces.OBJECTIVES.index(str(setup.options["objective"]))
    state.set_up()
    return state
