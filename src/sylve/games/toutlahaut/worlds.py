"""What a seat of Tout là-haut does not know, dealt out anew.

A seat sees the whole hand on each of its own turns, and every card shown. Between two such looks the others
draw unseen and may bury a card: what I passed on and do not find again, nor see shown, was buried meanwhile.
"""

from typing import Final

from mypy_extensions import i64

from sylve.engine.chance import Dice
from sylve.engine.vec import append, vec
from sylve.engine.worlds import UNKNOWN, filled, spread
from sylve.games.toutlahaut import pieces
from sylve.games.toutlahaut.state import Layout

NO_TURN: Final = -1


def deal_anew(true: Layout, world: Layout, seat: i64, dice: Dice) -> None:
    """Bury other cards, hold another hand, draw in another order: all that the seat could not tell apart."""
    looks = Looks(true, seat)
    content = hidden_places(true, seat)
    for lap in range(looks.laps()):
        bury_lost(content, looks, lap, dice)
    rest = spread(content, looks.unseen(), all_places(true), dice)
    for turn in range(true.turn):
        world.played[turn] = content[turn]
    world.hand = vec[i64]()
    for place in range(true.turn, len(content)):
        world.take(content[place])
    world.order = draws(true, world, looks, rest, dice)


def is_own(state: Layout, seat: i64, turn: i64) -> bool:
    return seat >= 0 and state.seat_at(turn) == seat


def holds_hand(state: Layout, seat: i64) -> bool:
    return not state.finished and is_own(state, seat, state.turn)


def hidden_places(state: Layout, seat: i64) -> vec[i64]:
    """What the seat knows to lie where: every play so far, then every card of the hand."""
    content = vec[i64]()
    for turn in range(state.turn):
        known = state.shown[turn] == 1 or is_own(state, seat, turn)
        content = append(content, state.played[turn] if known else UNKNOWN)
    for card in state.hand:
        content = append(content, card if holds_hand(state, seat) else UNKNOWN)
    return content


def hand_places(state: Layout) -> vec[i64]:
    places = vec[i64]()
    for i in range(len(state.hand)):
        places = append(places, state.turn + i)
    return places


def all_places(state: Layout) -> vec[i64]:
    places = vec[i64]()
    for i in range(state.turn + len(state.hand)):
        places = append(places, i)
    return places


def bury_lost(content: vec[i64], looks: "Looks", lap: i64, dice: Dice) -> None:
    """Put the cards that the seat lost sight of in a lap under buried plays, or into the hand while the lap goes on.

    Each way in which others may have drawn and buried is as likely: a late burial is oftener a card drawn meanwhile.
    """
    lost = looks.lost(lap)
    drawn: i64 = 0
    for turn in range(looks.start(lap), looks.plays_end(lap)):
        if looks.is_buried(turn) and len(lost) > 0:
            found: i64 = len(lost)
            known = found * looks.ways(lap, turn + 1, drawn, found - 1)
            fresh = looks.choices(lap, turn, drawn) * looks.ways(lap, turn + 1, drawn + 1, found)
            if dice.below(known + fresh) < known:
                here = vec[i64]()
                lost = spread(content, lost, append(here, turn), dice)
                continue
        if looks.is_buried(turn) or looks.is_fresh(lap, turn):
            drawn += 1
    spread(content, lost, hand_places(looks.state), dice)


class Looks:
    """The laps between a seat's looks at the hand. Lap k ends with look k; the last one may still be going on."""

    def __init__(self, state: Layout, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.looks = vec[i64]()  # the turns at which the seat saw the hand
        last = state.turn if holds_hand(state, seat) else state.turn - 1
        for turn in range(last + 1):
            if is_own(state, seat, turn):
                self.looks = append(self.looks, turn)

    def laps(self) -> i64:
        return len(self.looks) if holds_hand(self.state, self.seat) else len(self.looks) + 1

    def start(self, lap: i64) -> i64:
        """The first turn of others in the lap."""
        return 0 if lap == 0 else self.looks[lap - 1] + 1

    def end(self, lap: i64) -> i64:
        """The turn of the look that ends the lap; for the lap going on, beyond the last play."""
        return self.looks[lap] if lap < len(self.looks) else self.state.turn + 1

    def plays_end(self, lap: i64) -> i64:
        """The turn after the lap's last play."""
        return min(self.end(lap), self.state.turn)

    def is_buried(self, turn: i64) -> bool:
        return self.state.shown[turn] == 0

    def is_fresh(self, lap: i64, turn: i64) -> bool:
        """Whether the card shown at that turn was not passed on by the seat, and so was drawn in the lap."""
        return self.passed_on(lap)[self.state.played[turn]] == 0

    def choices(self, lap: i64, turn: i64, drawn: i64) -> i64:
        """How many draws up to that turn may have brought a fresh card, when some are accounted for."""
        first_hand: i64 = self.state.seats if lap == 0 else 0
        return first_hand + turn - self.start(lap) + 1 - drawn

    def ways(self, lap: i64, turn: i64, drawn: i64, lost: i64) -> i64:
        """In how many ways the lap can have gone on from that turn, with so many cards still to be lost sight of."""
        if turn == self.plays_end(lap):
            return 1 if lost == 0 or lap == len(self.looks) else 0
        fresh = self.choices(lap, turn, drawn)
        if self.is_buried(turn):
            ways = fresh * self.ways(lap, turn + 1, drawn + 1, lost)
            if lost > 0:
                ways += lost * self.ways(lap, turn + 1, drawn, lost - 1)
            return ways
        if self.is_fresh(lap, turn):
            return fresh * self.ways(lap, turn + 1, drawn + 1, lost)
        return self.ways(lap, turn + 1, drawn, lost)

    def hand_at(self, turn: i64) -> vec[i64]:
        """Which cards were in the hand when it came to that turn, by card: 1 or 0."""
        held = filled(pieces.CARDS, 0)
        for i in range(self.state.seats + turn):
            held[self.state.order[i]] = 1
        for played in range(turn):
            held[self.state.played[played]] = 0
        return held

    def passed_on(self, lap: i64) -> vec[i64]:
        """The cards that the seat knew in the hand when the lap began: what it passed on after the look before."""
        if lap == 0:
            return filled(pieces.CARDS, 0)
        look = self.looks[lap - 1]
        held = self.hand_at(look)
        held[self.state.card_for(look)] = 1
        held[self.state.played[look]] = 0
        return held

    def lost(self, lap: i64) -> vec[i64]:
        """The cards passed on that the seat has neither seen shown in the lap nor found in the hand at its end."""
        gone = self.passed_on(lap)
        for turn in range(self.start(lap), self.plays_end(lap)):
            if not self.is_buried(turn):
                gone[self.state.played[turn]] = 0
        cards = vec[i64]()
        found = self.hand_at(self.end(lap)) if lap < len(self.looks) else filled(pieces.CARDS, 0)
        for card in range(pieces.CARDS):
            if gone[card] == 1 and found[card] == 0:
                cards = append(cards, card)
        return cards

    def unseen(self) -> vec[i64]:
        """The cards that the seat has never seen."""
        state = self.state
        unseen = filled(pieces.CARDS, 0)
        for card in state.order:
            unseen[card] = 1
        for look in self.looks:
            held = self.hand_at(look)
            for card in range(pieces.CARDS):
                if held[card] == 1:
                    unseen[card] = 0
            unseen[state.card_for(look)] = 0
        for turn in range(state.turn):
            if state.shown[turn] == 1:
                unseen[state.played[turn]] = 0
        kept = self.kept_for()
        if kept != NO_TURN:
            unseen[state.card_for(kept)] = 0
        cards = vec[i64]()
        for card in range(pieces.CARDS):
            if unseen[card] == 1:
                cards = append(cards, card)
        return cards

    def kept_for(self) -> i64:
        """§5.2 The turn for which the seat keeps a card already."""
        state = self.state
        if not state.draws_last or self.seat < 0 or state.finished:
            return NO_TURN
        turn = state.first_turn(self.seat)
        while turn < state.turn or (turn == state.turn and holds_hand(state, self.seat)):
            turn += state.seats
        return turn if state.is_drawn(turn) else NO_TURN


def draws(true: Layout, world: Layout, looks: Looks, rest: vec[i64], dice: Dice) -> vec[i64]:
    """An order of the deck that brings every card of the world before it was played or found."""
    order = filled(len(true.order), UNKNOWN)
    for look in looks.looks:
        order[true.seats + look] = true.card_for(look)
    kept = looks.kept_for()
    if kept != NO_TURN:
        order[true.seats + kept] = true.card_for(kept)
    for lap in range(looks.laps()):
        draw_lap(world, looks, lap, order, dice)
    places = vec[i64]()
    for i in range(len(order)):
        places = append(places, i)
    spread(order, rest, places, dice)
    return order


def draw_lap(world: Layout, looks: Looks, lap: i64, order: vec[i64], dice: Dice) -> None:
    """Say when each new card of the lap was drawn: by a random turn of others no later than its play.

    Cards are taken by the turn they were played at, so that the number of choices never depends on earlier ones.
    """
    carried = looks.passed_on(lap)
    slots = vec[i64]()
    if lap == 0:
        for i in range(world.seats):
            slots = append(slots, i)
    taken: i64 = 0
    for turn in range(looks.start(lap), looks.plays_end(lap)):
        slots = append(slots, world.seats + turn)
        card = world.played[turn]
        if carried[card] == 0:
            draw_at(order, slots, taken, card, dice)
            taken += 1
    if looks.end(lap) > world.turn and not world.finished:
        slots = append(slots, world.seats + world.turn)
    for card in found_at_end(world, looks, lap):
        if carried[card] == 0:
            draw_at(order, slots, taken, card, dice)
            taken += 1


def draw_at(order: vec[i64], slots: vec[i64], taken: i64, card: i64, dice: Dice) -> None:
    """Put the card on a random slot that is still free; the slots taken are kept at the front."""
    pick = taken + dice.below(len(slots) - taken)
    slot = slots[pick]
    slots[pick] = slots[taken]
    slots[taken] = slot
    order[slot] = card


def found_at_end(world: Layout, looks: Looks, lap: i64) -> vec[i64]:
    """The hand at the end of the lap: as the seat found it, or as it is in this world."""
    if lap == len(looks.looks):
        return world.hand
    cards = vec[i64]()
    held = looks.hand_at(looks.looks[lap])
    for card in range(pieces.CARDS):
        if held[card] == 1:
            cards = append(cards, card)
    return cards
