"""Order of play of Leaf: setting up, and how one step leads to the next. The steps are in `steps/`, by chapter."""

from typing import Any, Final

from mypy_extensions import i64

from sylve.engine.chance import Chance, Dice
from sylve.engine.setup import Setup
from sylve.engine.steps import Step
from sylve.engine.vec import append, vec
from sylve.games.leaf import events, lattice, pieces, solo, worlds
from sylve.games.leaf.actions import (
    ACORN,
    ADVANCE,
    BOOST,
    CARD,
    CLIMB,
    DECK,
    DRAW,
    GROW,
    KEEP,
    PILE,
    PLACE,
    SHELTER,
    SUN,
    TAKE,
)
from sylve.games.leaf.lattice import beside
from sylve.games.leaf.pieces import COLOUR_COUNT, SPECIES_COUNT
from sylve.games.leaf.refusals import REASONS as REASONS
from sylve.games.leaf.state import NONE, Layout
from sylve.games.leaf.steps.acting import Acting, Rewarding
from sylve.games.leaf.steps.base import CHOOSE, EVERYBODY, FROM_PILE, LAY, LeafStep
from sylve.games.leaf.steps.placing import Placing
from sylve.games.leaf.steps.season import Advancing, EndingGame, EndingTurn, Freezing, refill
from sylve.games.leaf.steps.turn import Choosing, TakingFromPile, begin_turn

STEPS: Final[list[LeafStep]] = [  # by their numbers in the agenda
    Choosing("choose", CARD, BOOST),
    TakingFromPile("pile", PILE),
    Placing("place", PLACE),
    Acting("act", GROW, DRAW, TAKE, DECK, SUN, CLIMB, ACORN),
    Rewarding("reward", TAKE, DECK),
    Advancing("season", ADVANCE, KEEP),
    Freezing("frost", SHELTER),
    EndingTurn("end-turn"),
    solo.WindTurn("wind"),
    EndingGame("end-game"),
]


class Leaf(Layout):
    def copy(self) -> "Leaf":
        twin = Leaf(self.setup, self.chance)
        twin.take_over(self)
        return twin

    # §1 Setting up

    def set_up(self, shuffles_tops: bool) -> None:
        self.unpack()
        self.set_up_floor(shuffles_tops)
        self.deck = self.chance.shuffle(pieces.all_leaf_cards())
        for place in range(self.seats):
            for _ in range(pieces.leaf_cards(self.players, place)):
                self.draw((self.first + place) % self.players)
        self.animals = self.chance.shuffle(self.box.all_animals())
        refill(self)
        self.tell(events.DEALS)
        if self.seats == 1:
            solo.set_up(self)
        begin_turn(self)
        self.go_on()

    def set_up_floor(self, shuffles_tops: bool) -> None:
        """The two first leaves lie side by side (§1.2); each species is a pile, its marked leaf on top (§1.3)."""
        self.lay(pieces.FIRST_STARTER, lattice.ORIGIN, 0)
        self.lay(pieces.FIRST_STARTER + 1, beside(lattice.ORIGIN, 0), 0)
        piles = vec[i64]()
        for species in range(SPECIES_COUNT):
            top: i64 = NONE if shuffles_tops else pieces.TILE(species, self.box.top_colour[species])
            others = vec[i64]()
            for colour in range(COLOUR_COUNT):
                if pieces.TILE(species, colour) != top:
                    others = append(others, pieces.TILE(species, colour))
            for tile in self.chance.shuffle(others):
                piles = append(piles, tile)
            if top != NONE:
                piles = append(piles, top)
        self.piles = piles

    # §2.1 Step by step

    def owes(self, seat: i64) -> bool:
        return not self.finished and STEPS[self.agenda.what()].owes(self, seat)

    def mover(self) -> i64:
        """Only a frost asks several at once."""
        if self.agenda.seat() == EVERYBODY:
            return super().mover()
        return self.agenda.seat()

    def asked(self, seat: i64) -> Step[Any]:  # noqa: ARG002 - in a frost everybody is asked the same
        return STEPS[self.agenda.what()]

    def legal(self, seat: i64) -> vec[i64]:
        return STEPS[self.agenda.what()].legal(self, seat)

    def reason(self, seat: i64, action: i64) -> i64:
        return STEPS[self.agenda.what()].why_not(self, seat, action)

    def random_action(self, seat: i64, dice: Dice) -> i64:
        return STEPS[self.agenda.what()].thrown(self, seat, dice)

    def apply(self, seat: i64, action: i64) -> None:
        """Do what was chosen, then all that asks nobody, up to the next decision."""
        STEPS[self.agenda.what()].do(self, seat, action)
        self.go_on()

    def go_on(self) -> None:
        """Do the steps that ask nobody, and skip those that have nothing to decide; the North Wind is never asked."""
        while not self.finished:
            step = STEPS[self.agenda.what()]
            if not step.asks(self):
                step.run(self)
            elif self.is_wind(self.agenda.seat()):
                step.do(self, self.agenda.seat(), solo.answer())
            else:
                return

    # §8 What is hidden

    def step_seen_by(self, seat: i64) -> i64:
        """The step as the seat (-1: a spectator) knows it: which leaf somebody chose is theirs until the leaf lies."""
        step = self.agenda.what()
        if seat != self.agenda.seat() and step in (FROM_PILE, LAY):
            return CHOOSE
        return step

    def imagined(self, seat: i64, dice: Dice) -> "Leaf":
        world = self.copy()
        worlds.deal_anew(self, world, seat, dice)
        if self.step_seen_by(seat) != self.agenda.what():
            world.agenda.pop()
            world.agenda.push(CHOOSE, self.agenda.seat(), 0)
        return world


def deal(setup: Setup, chance: Chance) -> Leaf:
    """§1.1 The first player is drawn or chosen; alone, one begins before the North Wind (§7.1).

    With one leaf each it is winter from the start (§9.1).
    """
    state = Leaf(setup, chance)
    if setup.options["turns"] == "one":
        state.short = state.winter = True
    state.difficulty = pieces.DIFFICULTIES.index(str(setup.options["wind"]))
    if state.seats > 1 and setup.options["first"] == "drawn":
        state.first = chance.draw(state.seats)
    state.set_up(setup.options["tops"] == "shuffled")
    return state
