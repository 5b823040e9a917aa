"""What a seat of Tout là-haut does not know, dealt out anew.

A seat sees the whole hand on each of its own turns, and every card shown. Between two such looks the others
draw unseen and may bury a card: what I passed on and do not find again, nor see shown, was buried meanwhile.
"""

from typing import Final

from mypy_extensions import i64

from sylve.engine.chance import Dice
from sylve.engine.vec import append, remove, vec
from sylve.engine.worlds import UNKNOWN, fill_up, filled, numbered, spread
from sylve.games.toutlahaut import pieces
from sylve.games.toutlahaut.state import Layout, sorted_in

NO_TURN: Final[i64] = -1
FIRST_HAND: Final[i64] = -1  # when its cards came
NEVER: Final = 1000  # when a card comes or goes that does not


def deal_anew(true: Layout, world: Layout, seat: i64, dice: Dice) -> None:
    """Bury other cards, hold another hand, draw in another order: all that the seat could not tell apart."""
    looks = Looks(true, seat)
    content = hidden_places(true, looks)
    for lap in range(1, looks.laps()):
        bury_lost(content, looks, lap, dice)
    rest = fill_up(content, looks.unseen(), dice)
    for turn in range(true.turn):
        world.played[turn] = content[turn]
    world.hand = vec[i64](capacity=len(true.hand) + 1)
    for place in range(true.turn, len(content)):
        world.take(content[place])
    world.order = draws(true, world, looks, rest, dice)


def hidden_places(state: Layout, looks: "Looks") -> vec[i64]:
    """What the seat knows to lie where: every play so far, then every card of the hand."""
    content = filled(state.turn + len(state.hand), UNKNOWN)
    for turn in range(state.turn):
        if state.shown[turn] == 1:
            content[turn] = state.played[turn]
    for look in looks.looks:
        if look < state.turn:
            content[look] = state.played[look]
    if looks.holds_hand:
        for i in range(len(state.hand)):
            content[state.turn + i] = state.hand[i]
    return content


def bury_lost(content: vec[i64], looks: "Looks", lap: i64, dice: Dice) -> None:
    """Put the cards that the seat lost sight of in a lap under buried plays, or into the hand while the lap goes on.

    Each way in which others may have drawn and buried is as likely: a late burial is oftener a card drawn meanwhile.
    """
    lost = looks.lost(lap)
    drawn: i64 = 0
    for turn in range(looks.start(lap), looks.plays_end(lap)):
        if len(lost) == 0:
            return
        if looks.is_buried(turn):
            found: i64 = len(lost)
            known = found * looks.ways(lap, turn + 1, drawn, found - 1)
            fresh = looks.choices(lap, turn, drawn) * looks.ways(lap, turn + 1, drawn + 1, found)
            if dice.below(known + fresh) < known:
                content[turn] = lost[dice.below(found)]
                lost = remove(lost, content[turn])
                continue
        if looks.is_buried(turn) or looks.is_fresh(lap, turn):
            drawn += 1
    spread(content, lost, numbered(looks.state.turn, len(content)), dice)


class Looks:
    """The laps between a seat's looks at the hand. Lap k ends with look k; the last one may still be going on."""

    def __init__(self, state: Layout, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.holds_hand = seat >= 0 and not state.finished and state.holder() == seat
        self.looks = vec[i64](capacity=state.turns)  # the turns at which the seat saw the hand
        came, went = filled(pieces.CARDS, NEVER), filled(pieces.CARDS, NEVER)
        look = state.first_turn(seat)
        while seat >= 0 and (look < state.turn or (look == state.turn and self.holds_hand)):
            self.looks = append(self.looks, look)
            look += state.seats
        for i in range(len(state.order)):
            came[state.order[i]] = max(i - state.seats, FIRST_HAND)
        for turn in range(state.turn):
            went[state.played[turn]] = turn
        self.came = came  # by card: the turn at which it joined the hand
        self.went = went  # by card: the turn at which it was played

    def laps(self) -> i64:
        return len(self.looks) if self.holds_hand else len(self.looks) + 1

    def start(self, lap: i64) -> i64:
        """The first turn of others in the lap."""
        if lap == 0:
            return 0
        return self.looks[lap - 1] + 1

    def first_draw(self, lap: i64) -> i64:
        """Where in the order of the deck the lap begins: the first hand belongs to the first one."""
        if lap == 0:
            return 0
        return self.state.seats + self.start(lap)

    def is_over(self, lap: i64) -> bool:
        """Whether the seat has looked at the hand again."""
        return lap < len(self.looks)

    def plays_end(self, lap: i64) -> i64:
        """The turn after the lap's last play."""
        return self.looks[lap] if self.is_over(lap) else self.state.turn

    def draws_end(self, lap: i64) -> i64:
        """Where in the order of the deck the lap ends; while it goes on, whoever holds the hand has drawn."""
        if self.is_over(lap) or self.state.finished:
            return self.state.seats + self.plays_end(lap)
        return self.state.seats + self.state.turn + 1

    def is_buried(self, turn: i64) -> bool:
        return self.state.shown[turn] == 0

    def is_fresh(self, lap: i64, turn: i64) -> bool:
        """Whether the card shown at that turn was not passed on by the seat, and so was drawn in the lap."""
        return not self.passed_on(lap, self.state.played[turn])

    def choices(self, lap: i64, turn: i64, drawn: i64) -> i64:
        """How many draws up to that turn may have brought a fresh card, when some are accounted for."""
        return self.state.seats + turn + 1 - self.first_draw(lap) - drawn

    def ways(self, lap: i64, turn: i64, drawn: i64, lost: i64) -> i64:
        """In how many ways the lap can have gone on from that turn, with so many cards still to be lost sight of."""
        if turn == self.plays_end(lap):
            if lost > 0 and self.is_over(lap):
                return 0
            return 1
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
        for card in range(pieces.CARDS):
            if self.came[card] < turn <= self.went[card]:
                held[card] = 1
        return held

    def passed_on(self, lap: i64, card: i64) -> bool:
        """Whether the seat knew the card in the hand when the lap began: it passed it on after the look before."""
        return lap > 0 and self.came[card] <= self.looks[lap - 1] < self.went[card]

    def lost(self, lap: i64) -> vec[i64]:
        """The cards passed on that the seat has neither seen shown in the lap nor found in the hand at its end."""
        cards = vec[i64]()
        for turn in range(self.start(lap), self.plays_end(lap)):
            if self.is_buried(turn) and self.passed_on(lap, self.state.played[turn]):
                cards = sorted_in(cards, self.state.played[turn])
        if not self.is_over(lap):
            for card in self.state.hand:
                if self.passed_on(lap, card):
                    cards = sorted_in(cards, card)
        return cards

    def found(self, lap: i64) -> vec[i64]:
        """The cards that others drew in a lap that is over, and that the seat found in the hand at its end."""
        state, end = self.state, self.looks[lap]
        cards = vec[i64]()
        for i in range(self.first_draw(lap), state.seats + end):
            if self.went[state.order[i]] >= end:
                cards = sorted_in(cards, state.order[i])
        return cards

    def unseen(self) -> vec[i64]:
        """The cards that the seat has never seen."""
        state = self.state
        seen = filled(pieces.CARDS, 0)
        lap: i64 = 0
        for turn in range(state.turn):
            card = state.played[turn]
            if self.is_over(lap) and self.looks[lap] == turn:
                lap += 1
                seen[card] = 1
            elif not self.is_buried(turn) or self.passed_on(lap, card):
                seen[card] = 1
        for card in state.hand:
            if self.holds_hand or self.passed_on(lap, card):
                seen[card] = 1
        kept = self.kept_for()
        if kept != NO_TURN:
            seen[state.card_for(kept)] = 1
        cards = filled(pieces.CARDS, UNKNOWN)
        count: i64 = 0
        for card in state.box.deck(state.seats):
            if seen[card] == 0:
                cards[count] = card
                count += 1
        return cards[:count]

    def kept_for(self) -> i64:
        """§5.2 The turn for which the seat keeps a card already."""
        state = self.state
        if not state.draws_last or self.seat < 0 or state.finished:
            return NO_TURN
        turn = state.first_turn(self.seat) + len(self.looks) * state.seats
        if state.is_drawn(turn):
            return turn
        return NO_TURN


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
    fill_up(order, rest, dice)
    return order


def draw_lap(world: Layout, looks: Looks, lap: i64, order: vec[i64], dice: Dice) -> None:
    """Say when each new card of the lap was drawn: by a random turn of others no later than its play.

    Cards are taken by the turn they were played at, so that the number of choices never depends on earlier ones.
    """
    for turn in range(looks.start(lap), looks.plays_end(lap)):
        if not looks.passed_on(lap, world.played[turn]):
            draw_before(order, looks.first_draw(lap), world.seats + turn + 1, world.played[turn], dice)
    for card in looks.found(lap) if looks.is_over(lap) else world.hand:
        if not looks.passed_on(lap, card):
            draw_before(order, looks.first_draw(lap), looks.draws_end(lap), card, dice)


def draw_before(order: vec[i64], first: i64, end: i64, card: i64, dice: Dice) -> None:
    """Put the card on a random place of that stretch that is still free."""
    free: i64 = 0
    for place in range(first, end):
        if order[place] == UNKNOWN:
            free += 1
    free = dice.below(free)
    place = first
    while order[place] != UNKNOWN or free > 0:
        if order[place] == UNKNOWN:
            free -= 1
        place += 1
    order[place] = card
