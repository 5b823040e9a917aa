"""§2 The turn: animals before it, the piles one by one, the blind draw."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.refusals import ALLOWED, Facts
from sylve.engine.vec import append, vec
from sylve.games.canopee import agenda, animals, events, forecast, pieces, piles, placing
from sylve.games.canopee.actions import DRAW, KEEP, LOOK, PASS
from sylve.games.canopee.face_down import HAND, NOWHERE, kind_of, place_of, seat_bit
from sylve.games.canopee.forest import FRESH, READY
from sylve.games.canopee.state import Layout
from sylve.games.canopee.steps import season_end
from sylve.games.canopee.steps.base import CanopeeStep, InTurn, Running


class Turn(Running):
    """§2.1 Start-of-turn animals first, then the piles; without any pile the season is over."""

    def run(self, state: Layout, seat: i64, about: i64) -> None:  # noqa: ARG002
        state.active = seat
        if state.reachable(seat) == 0:
            season_end.begin(state)
        elif state.is_spirit(seat):
            state.agenda.push(agenda.TURN_ENDS, seat, 0)
            state.agenda.push(agenda.SPIRIT_TURN, seat, 0)
        else:
            state.agenda.push(agenda.LOOKING, seat, 0)
            state.agenda.push(agenda.STARTING, seat, 0)


class Starting(InTurn):
    """§4.3, §4.7, §8.7 Animals that are used before the first pile is looked at."""

    def is_skipped(self, state: Layout, seat: i64, about: i64) -> bool:  # noqa: ARG002
        """Without an animal that acts only now the piles come at once."""
        return (
            animals.TOUCAN.why_not(state, seat) != ALLOWED
            and animals.FROG.why_not(state, seat) != ALLOWED
            and animals.TAMARIN.why_not(state, seat) != ALLOWED
        )

    def answer(self, state: Layout, seat: i64, action: i64) -> None:  # noqa: ARG002
        state.agenda.pop()


class Looking(Running):
    """§2.1 The next pile that has cards; after the third comes the blind draw."""

    def run(self, state: Layout, seat: i64, about: i64) -> None:
        number = about
        while number < pieces.PILES and state.size(state.pile_at(seat, number)) == 0:
            number += 1
        if number == pieces.PILES:
            self.draw_blind(state, seat)
            return
        pile = state.pile_at(seat, number)
        state.look_at_pile(pile, seat)
        state.agenda.push(agenda.CHOOSING, seat, number)
        state.tell(events.LOOKS, seat, number, pile, pile)

    def draw_blind(self, state: Layout, seat: i64) -> None:
        """§2.4 All piles passed: the deck's top card; the sloth may make it two (§4.6)."""
        state.agenda.push(agenda.TURN_ENDS, seat, 0)
        if state.deck_left() > 0 and animals.SLOTH.why_not(state, seat) == ALLOWED:
            state.agenda.push(agenda.BLIND, seat, 0)
        else:
            state.agenda.push(agenda.DRAWING, seat, 1)


class Choosing(InTurn):
    """§2.2, §2.3 A pile is looked at: keep it, or pass it on."""

    def why_not_own(self, state: Layout, seat: i64, action: i64) -> i64:
        if PASS.has(action):
            return piles.why_not_pass(state, seat, state.agenda.argument())
        return ALLOWED

    def own_legal(self, state: Layout, seat: i64) -> vec[i64]:
        found = append(vec[i64](capacity=8), KEEP.first)
        if piles.why_not_pass(state, seat, state.agenda.argument()) == ALLOWED:
            found = append(found, PASS.first)
        return found

    def answer(self, state: Layout, seat: i64, action: i64) -> None:
        number = state.agenda.argument()
        state.agenda.pop()
        if PASS.has(action):
            piles.pass_on(state, seat, number)
        else:
            self.keep(state, seat, number)

    def keep(self, state: Layout, seat: i64, number: i64) -> None:
        """§2.2 Every card of the pile is added, then the place gets a new one, and the turn ends."""
        pile = state.pile_at(seat, number)
        state.tell(events.KEEPS, seat, number, pile)
        state.last_taker = seat
        state.kept_pile = pile
        batch = state.gather(pile, seat, HAND)
        state.agenda.push(agenda.TURN_ENDS, seat, 0)
        state.agenda.push(agenda.REFILLING, seat, pile)
        state.agenda.push(agenda.PLACING_KEPT, seat, batch)

    # What people are told.

    def prompt(self, state: Layout, seat: int) -> tuple[str, Facts]:
        number = state.agenda.argument()
        return "choose", {"seat": seat, "pile": number + 1, "cards": state.size(state.pile_at(seat, number))}

    def offered(self, state: Layout, seat: int) -> list[int]:
        """Both answers to the pile, even where it cannot be passed."""
        return sorted({*super().offered(state, seat), PASS.first})

    def own_preview(self, state: Layout, seat: int, action: int) -> Facts | None:
        if PASS.has(action):
            return None
        pile = state.pile_at(seat, state.agenda.argument())
        return forecast.of_cards(state, seat, [kind_of(card) for card in state.down if place_of(card) == pile])


class Blind(InTurn):
    """§2.4 All piles are passed, and the sloth may draw two cards instead of one (§4.6)."""

    def answer(self, state: Layout, seat: i64, action: i64) -> None:  # noqa: ARG002
        state.agenda.pop()
        state.agenda.push(agenda.DRAWING, seat, 1)


class Adding(Running):
    """§2.3 A card of the deck is laid on the pile that was passed."""

    def run(self, state: Layout, seat: i64, about: i64) -> None:  # noqa: ARG002
        state.add_to_pile(about)


class Refilling(Running):
    """§2.2 The place of a kept pile gets one card, two in the centre of the ring (§10.3)."""

    def run(self, state: Layout, seat: i64, about: i64) -> None:  # noqa: ARG002
        state.add_to_pile(about)
        if about == state.centre():
            state.add_to_pile(about)
        state.kept_pile = NOWHERE


class TurnEnds(Running):
    """Animals that came in this turn can be used from now on, and the next seat's turn comes."""

    def run(self, state: Layout, seat: i64, about: i64) -> None:  # noqa: ARG002
        for species in range(pieces.SPECIES_COUNT):
            if state.ability[species] == FRESH:
                state.ability[species] = READY
        state.agenda.push(agenda.TURN, state.after(seat), 0)


class Drawing(Running):
    """§2.4 Cards of the deck that must be added."""

    def run(self, state: Layout, seat: i64, about: i64) -> None:
        batch = placing.draw_batch(state, seat, about, seat_bit(seat))
        state.agenda.push(agenda.PLACING_DRAWN, seat, batch)


class SiftDraw(Running):
    """§7.2, §8.7 Cards of the deck that can be added or discarded."""

    def run(self, state: Layout, seat: i64, about: i64) -> None:
        batch = placing.draw_batch(state, seat, about, seat_bit(seat))
        state.agenda.push(agenda.SIFTING, seat, batch)


STEPS: Final[list[CanopeeStep]] = [
    Turn(agenda.TURN),
    Starting(
        agenda.STARTING,
        "start",
        [LOOK],
        [animals.FROG, animals.TOUCAN, animals.TAMARIN, animals.ANT, animals.MUSHROOM],
    ),
    Looking(agenda.LOOKING),
    Choosing(agenda.CHOOSING, "choose", [KEEP, PASS], [animals.BOA, animals.HOWLER, animals.ANT, animals.MUSHROOM]),
    Blind(agenda.BLIND, "blind", [DRAW], [animals.SLOTH]),
    Adding(agenda.ADDING),
    Refilling(agenda.REFILLING),
    TurnEnds(agenda.TURN_ENDS),
    Drawing(agenda.DRAWING),
    SiftDraw(agenda.SIFT_DRAW),
]
