"""Order of play of Tout là-haut, section by section as in RULES.md."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from sylve.engine.chance import Chance, Dice
from sylve.engine.refusals import ALLOWED, FIRST_OF_GAME, Reason
from sylve.engine.setup import Setup
from sylve.engine.vec import append, vec
from sylve.engine.worlds import UNKNOWN, filled
from sylve.games.toutlahaut import pieces, scoring, worlds
from sylve.games.toutlahaut.actions import HIDE, SHOW, is_show, kind_of
from sylve.games.toutlahaut.state import Layout

NOT_IN_HAND: Final[i64] = FIRST_OF_GAME
DOES_NOT_FIT: Final[i64] = FIRST_OF_GAME + 1
NO_KIND: Final = -1
OBJECTIVE_EACH_GAME: Final = 2  # the version from which on the second game has a random objective of its own

REASONS: Final[Mapping[int, Reason]] = {
    NOT_IN_HAND: Reason("not-in-hand", "2.2"),
    DOES_NOT_FIT: Reason("does-not-fit", "2.3"),
}


class ToutLaHaut(Layout):
    def copy(self) -> "ToutLaHaut":
        twin = ToutLaHaut(self.setup, self.chance)
        twin.lay_out_like(self)
        return twin

    # §1 Setting up

    def set_up(self) -> None:
        """One game: shuffle, give the first player a hand, and let the first turn begin (§1.2–1.5)."""
        self.order = self.chance.shuffle(pieces.deck(self.seats))
        self.turn = 0
        self.turns = self.seats * pieces.rounds(self.seats)
        self.hand = vec[i64](capacity=self.seats + 1)
        self.played = filled(self.turns, UNKNOWN)
        self.shown = filled(self.turns, 0)
        for i in range(self.seats):
            self.take(self.order[i])
        if self.heard is not None:
            self.tell_deal()
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
        if self.heard is not None:
            self.tell_draw(card)

    def owes(self, seat: i64) -> bool:
        return not self.finished and seat == self.holder()

    def mover(self) -> i64:
        return self.holder()

    def reason(self, seat: i64, action: i64) -> i64:
        """One card of the hand (§2.2), face down on anything, face up where its bottom floor fits (§2.3)."""
        card = self.card_of_kind(kind_of(action))
        if card < 0:
            return NOT_IN_HAND
        if is_show(action) and not self.fits(seat, card):
            return DOES_NOT_FIT
        return ALLOWED

    def legal(self, seat: i64) -> vec[i64]:  # noqa: ARG002 - the holder of the hand
        """Equal cards lie side by side in the hand and make one action."""
        actions = vec[i64](capacity=2 * len(self.hand))
        below = self.last_turn()
        last: i64 = NO_KIND
        for card in self.hand:
            kind = pieces.KIND[card]
            if kind != last and self.goes_on(below, card):
                actions = append(actions, SHOW(kind))
            last = kind
        last = NO_KIND
        for card in self.hand:
            kind = pieces.KIND[card]
            if kind != last:
                actions = append(actions, HIDE(kind))
            last = kind
        return actions

    def random_action(self, seat: i64, dice: Dice) -> i64:  # noqa: ARG002 - the holder of the hand
        """Throw for a card and a side until they are allowed; of equal cards the lowest stands for all."""
        while True:
            pick = dice.below(2 * len(self.hand))
            place, face_up = pick // 2, pick % 2 == 0
            card = self.hand[place]
            kind = pieces.KIND[card]
            if place > 0 and pieces.KIND[self.hand[place - 1]] == kind:
                continue
            if not face_up or self.goes_on(self.last_turn(), card):
                return SHOW(kind) if face_up else HIDE(kind)

    def apply(self, seat: i64, action: i64) -> None:
        """Add the card to the own tree and pass the others on (§2.4)."""
        card = self.card_of_kind(kind_of(action))
        longest: i64 = 0
        if self.heard is not None:
            longest = scoring.longest_of_table(self)
        self.lay(card, is_show(action))
        if self.heard is not None:
            self.tell_lay(seat, card, is_show(action), longest)
        if self.turn == self.turns:
            self.end_game()
            return
        if self.heard is not None:
            self.tell_pass(seat)
        self.begin_turn()

    # §3 The end, §5.1 two games in a row

    def end_game(self) -> None:
        if self.game + 1 == self.games:
            self.finished = True
            if self.heard is not None:
                self.tell_end()
            return
        self.earlier = scoring.sheet(self)
        self.first = scoring.last_of(self, self.earlier)
        self.direction = -1
        self.game = 1
        if self.draws_objective():
            self.draw_objective()
        self.set_up()

    def imagined(self, seat: i64, dice: Dice) -> "ToutLaHaut":
        world = self.copy()
        worlds.deal_anew(self, world, seat, dice)
        return world

    # What the log is told.

    def tell_deal(self) -> None:
        if self.game == 1:
            points = [int(scoring.sheet_total(self, self.earlier, seat)) for seat in range(self.seats)]
            self.tell("second-game", {"first_seat": int(self.first), "points": points})
        self.tell("deal", {"first_seat": int(self.first), "cards": int(self.seats)})
        if self.objective != pieces.NO_OBJECTIVE and (self.game == 0 or self.draws_objective()):
            self.tell("objective", {"objective": f"@objective-{pieces.OBJECTIVES[self.objective]}"})
        if self.draws_last:
            for turn in range(self.seats):
                self.tell_kept(turn)
        self.tell("round", {"round": 1, "pile": int(self.pile())})

    def tell_kept(self, turn: i64) -> None:
        seat = int(self.seat_at(turn))
        self.tell("keep", {"seat": seat, "pile": int(self.pile())}, {seat: {"card": face_words(self.card_for(turn))}})

    def tell_draw(self, card: i64) -> None:
        seat = int(self.holder())
        if not self.draws_last:
            self.tell("draw", {"seat": seat, "pile": int(self.pile())}, {seat: {"card": face_words(card)}})

    def tell_lay(self, seat: i64, card: i64, face_up: bool, longest: i64) -> None:
        who, words = int(seat), face_words(card)
        if face_up:
            self.tell("show", {"seat": who, "card": words, "level": int(self.levels(seat))})
        else:
            self.tell("hide", {"seat": who, "level": int(self.levels(seat))}, {who: {"card": words}})
        run = scoring.longest_run(self, seat)
        if run.length > longest and run.length > 1:
            colour = f"@colours-{pieces.COLOURS[run.colour]}"
            self.tell("run", {"seat": who, "colour": colour, "length": int(run.length)})

    def tell_pass(self, seat: i64) -> None:
        self.tell("pass", {"seat": int(seat), "to_seat": int(self.holder()), "cards": int(self.seats)})
        kept_for = self.turn + self.seats - 1
        if self.draws_last and kept_for < self.turns:
            self.tell_kept(kept_for)
        if self.turn % self.seats == 0:
            self.tell("round", {"round": int(self.turn // self.seats) + 1, "pile": int(self.pile())})

    def tell_end(self) -> None:
        outcome = scoring.outcome(self)
        for seat in range(self.seats):
            self.tell("score", {"seat": int(seat), "points": outcome.scores[seat]})
        winner = outcome.ranks.index(1)
        self.tell("win", {"seat": winner, "points": outcome.scores[winner]})


def face_words(card: i64) -> list[str]:
    """A card's two floors, for the log: message ids of their names."""
    return [f"@floor-{floor}" for floor in pieces.FACES[card].split("-")]


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
