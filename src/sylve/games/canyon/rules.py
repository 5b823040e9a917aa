"""Order of play of Canyon, section by section as in RULES.md."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from sylve.engine.chance import Chance, Dice
from sylve.engine.refusals import ALLOWED, FIRST_OF_GAME, Facts, Reason
from sylve.engine.setup import Setup
from sylve.engine.vec import append, vec
from sylve.engine.worlds import filled
from sylve.games.canyon import actions, moving, pieces, scoring, worlds
from sylve.games.canyon.actions import BID, GO, LAUNCH, PLAY, object_of, verb_of
from sylve.games.canyon.board import ABSENT, BANK, DIRECTIONS, FALL, PIER_COUNT, PIER_SPACE, SPACES, START
from sylve.games.canyon.state import Layout

NOT_NOW: Final[i64] = FIRST_OF_GAME
NO_PIER: Final[i64] = FIRST_OF_GAME + 1
PIER_TAKEN: Final[i64] = FIRST_OF_GAME + 2
NOT_IN_HAND: Final[i64] = FIRST_OF_GAME + 3
MUST_FOLLOW: Final[i64] = FIRST_OF_GAME + 4
NO_SPACE: Final[i64] = FIRST_OF_GAME + 5
SPACE_TAKEN: Final[i64] = FIRST_OF_GAME + 6
OUT_OF_REACH: Final[i64] = FIRST_OF_GAME + 7
NOT_FORWARD: Final[i64] = FIRST_OF_GAME + 8

FORWARD_FIRST: Final = 2  # the version from which on a canoe goes round others only where no way leads forward

REASONS: Final[Mapping[int, Reason]] = {
    NOT_NOW: Reason("not-now", "2.1"),
    NO_PIER: Reason("no-pier", "1.2"),
    PIER_TAKEN: Reason("pier-taken", "1.2"),
    NOT_IN_HAND: Reason("not-in-hand", "4.1"),
    MUST_FOLLOW: Reason("must-follow", "4.2"),
    NO_SPACE: Reason("no-space", "5.4"),
    SPACE_TAKEN: Reason("space-taken", "5.4"),
    OUT_OF_REACH: Reason("out-of-reach", "5.4"),
    NOT_FORWARD: Reason("not-forward", "5.5"),
}


def _every_bid() -> vec[i64]:
    found = vec[i64]()
    for bid in range(pieces.BID_COUNT):
        found = append(found, BID(bid))
    return found


EVERY_BID: Final = _every_bid()


class Canyon(Layout):
    def copy(self) -> "Canyon":
        twin = Canyon(self.setup, self.chance)
        twin.lay_out_like(self)
        return twin

    def owes(self, seat: i64) -> bool:
        if self.finished:
            return False
        if self.phase == actions.BIDS and self.sealed:
            return self.bids[seat] == pieces.NO_BID
        return seat == self.acting()

    def mover(self) -> i64:
        if self.phase == actions.BIDS and self.sealed:
            return super().mover()
        return self.acting()

    def reason(self, seat: i64, action: i64) -> i64:
        what = object_of(action)
        if verb_of(action) != self.phase:
            return NOT_NOW
        if self.phase == actions.LAUNCHES:
            return self.why_not_launch(what)
        if self.phase == actions.PLAYS:
            return self.why_not_play(seat, what)
        if self.phase == actions.GOES:
            return self.why_not_go(what)
        return ALLOWED

    def legal(self, seat: i64) -> vec[i64]:
        if self.phase == actions.PLAYS:
            return self.playable(seat)
        if self.phase == actions.BIDS:
            return EVERY_BID[:]
        found = vec[i64]()
        if self.phase == actions.GOES:
            for space in self.ends:
                found = append(found, GO(space))
        else:
            for pier in range(PIER_COUNT):
                if self.why_not_launch(pier) == ALLOWED:
                    found = append(found, LAUNCH(pier))
        return found

    def random_action(self, seat: i64, dice: Dice) -> i64:
        if self.phase == actions.PLAYS:
            return PLAY(self.random_card(seat, dice))
        if self.phase == actions.BIDS:
            return BID(dice.below(pieces.BID_COUNT))
        if self.phase == actions.GOES:
            return GO(self.ends[dice.below(len(self.ends))])
        return self.throw_among(seat, LAUNCH(0), PIER_COUNT, dice)

    def apply(self, seat: i64, action: i64) -> None:
        what = object_of(action)
        if self.phase == actions.PLAYS:
            self.play_card(seat, what)
        elif self.phase == actions.GOES:
            self.go(seat, what)
        elif self.phase == actions.BIDS:
            self.make_bid(seat, what)
        else:
            self.launch(seat, PIER_SPACE[what])

    # §1 Setting up

    def why_not_launch(self, pier: i64) -> i64:
        """§1.2 Any start pier that is free."""
        if self.board().kind[PIER_SPACE[pier]] != START:
            return NO_PIER
        if self.canoe_on(PIER_SPACE[pier]) != pieces.NOBODY:
            return PIER_TAKEN
        return ALLOWED

    def launch(self, seat: i64, pier: i64) -> None:
        self.canoes[seat] = pier
        self.turn += 1
        if self.heard is not None:
            self.tell_facts("launch", {"seat": int(seat), "space": SPACES[pier]})
        if self.turn == self.seats:
            self.draw_dealer()
            self.field = 1
            self.begin_round()

    def draw_dealer(self) -> None:
        """§1.3 A card for each seat, the highest deals; equals draw again among themselves."""
        cards = self.chance.shuffle(pieces.DECK)
        drawing = filled(self.seats, 1)
        drawn: i64 = 0
        rivals = self.seats
        while rivals > 1:
            highest: i64 = 0
            values = filled(self.seats, 0)
            for seat in range(self.seats):
                if drawing[seat] == 1:
                    values[seat] = pieces.VALUE[cards[drawn]]
                    highest = max(highest, values[seat])
                    if self.heard is not None:
                        self.tell_facts("draw", {"seat": int(seat), "card": card_word(cards[drawn])})
                    drawn += 1
            rivals = 0
            for seat in range(self.seats):
                drawing[seat] = 1 if values[seat] == highest else 0
                rivals += drawing[seat]
        for seat in range(self.seats):
            if drawing[seat] == 1:
                self.dealer = seat

    # §2 The round

    def begin_round(self) -> None:
        """§2.3 Deal as many cards as the counter says, and turn up the next: its suit is trump."""
        self.round += 1
        self.gather()
        dealt = self.hand_size() * self.seats
        cards = self.chance.top(pieces.DECK, dealt + 1)
        for i in range(dealt):
            self.give(cards[i], self.seat_after(self.first(), i))
        self.turn_up(cards[dealt])
        self.reveals += 1
        self.phase = actions.BIDS
        self.turn = 0
        if self.heard is not None:
            self.tell_round()

    def end_round(self) -> None:
        """§7.1 The race is over when a canoe has landed, §7.5 or when evening falls; else the next deals (§2.2)."""
        landed = self.any_landed()
        self.finished = landed or self.is_evening()
        if self.finished:
            if self.heard is not None:
                self.tell_end(landed)
            return
        self.dealer = self.first()
        self.move_marker()
        self.begin_round()

    def move_marker(self) -> None:
        """§2.2 One field on, from the last to the first; §8.1 from the fifth to the tenth."""
        self.field = self.field % pieces.FIELDS + 1
        if self.skips_dark and self.field == pieces.FIRST_DARK:
            self.field = pieces.LAST_DARK + 1

    # §3 Bids

    def make_bid(self, seat: i64, bid: i64) -> None:
        """§3.2 Tempo cards laid in turn for all to see; §8.2 or all at once, shown when the last has laid."""
        self.bids[seat] = bid
        self.turn += 1
        if self.heard is not None:
            self.tell_bid(seat)
        if not self.all_bid():
            return
        if self.sealed:
            self.reveals += 1
            if self.heard is not None:
                self.tell_sealed_bids()
        self.phase = actions.PLAYS
        self.leads = append(self.leads, self.first())

    # §4 Tricks

    def why_not_play(self, seat: i64, card: i64) -> i64:
        """§4.1 A card of the hand, §4.2 of the suit led if there is one."""
        if not self.has(seat, card):
            return NOT_IN_HAND
        led = self.suit_led()
        if led != pieces.NO_SUIT and pieces.SUIT[card] != led and self.has_suit(seat, led):
            return MUST_FOLLOW
        return ALLOWED

    def playable(self, seat: i64) -> vec[i64]:
        """The cards of the hand without a reason against them."""
        led = self.suit_led()
        first: i64 = 0
        end: i64 = pieces.CARDS
        if led != pieces.NO_SUIT and self.has_suit(seat, led):
            first = led * pieces.HIGHEST
            end = first + pieces.HIGHEST
        found = vec[i64](capacity=self.hand_size())
        for card in range(first, end):
            if self.place[card] == seat:
                found = append(found, PLAY(card))
        return found

    def random_card(self, seat: i64, dice: Dice) -> i64:
        """One of them, each as likely."""
        led = self.suit_led()
        card: i64 = 0
        left: i64 = 0
        if led != pieces.NO_SUIT and self.has_suit(seat, led):
            card = led * pieces.HIGHEST
            left = dice.below(self.count_of(seat, led))
        else:
            left = dice.below(self.tricks_left())
        while self.place[card] != seat or left > 0:
            if self.place[card] == seat:
                left -= 1
            card += 1
        return card

    def play_card(self, seat: i64, card: i64) -> None:
        if self.heard is not None:
            self.tell_facts(
                "lead" if self.cards_in_trick() == 0 else "play", {"seat": int(seat), "card": card_word(card)}
            )
        self.lay(seat, card)
        self.reveals += 1
        if self.cards_in_trick() == self.seats:
            self.end_trick()

    def end_trick(self) -> None:
        """§4.3 The highest trump takes it, else the highest card of the suit led; who took it leads the next."""
        best = self.best_in_trick()
        winner = self.seat_after(self.lead(), best)
        self.tricks[winner] += 1
        if self.heard is not None:
            self.tell_trick(winner, self.card_in_trick(best))
        if len(self.leads) < self.hand_size():
            self.leads = append(self.leads, winner)
            return
        if self.heard is not None:
            self.tell_reckoning()
        self.phase = actions.GOES
        self.turn = 0
        self.go_on()

    # §5 Moving

    def go_on(self) -> None:
        """§5.1 One canoe after the other from the first player on, up to one whose seat has a choice."""
        while self.turn < self.seats:
            if not self.moves_by_itself(self.acting()):
                return
            self.turn += 1
        self.end_round()

    def moves_by_itself(self, seat: i64) -> bool:
        """The moves without a choice: forfeited (§6.5), adrift (§6.3), no points (§5.2), no way (§5.6)."""
        if self.fell[seat] == 1:
            if self.heard is not None:
                self.tell_facts("forfeit", {"seat": int(seat)})
            return True
        if self.in_rapids(seat) and not self.is_exact(seat):
            self.drift(seat)
            return True
        points = scoring.points(self, seat)
        if points == 0:
            if self.heard is not None:
                self.tell_facts("stay", {"seat": int(seat)})
            return True
        self.reach = moving.reach(self.board(), self.canoes, seat, points)
        self.ends = moving.ends(self.board(), self.reach, self.canoes, seat, points, self.version < FORWARD_FIRST)
        if len(self.ends) > 1 or self.ends[0] != self.canoes[seat]:
            return False
        if self.heard is not None:
            self.tell_facts("blocked", {"seat": int(seat), "points": int(points)})
        self.forget_ways()
        return True

    def why_not_go(self, space: i64) -> i64:
        """§5.4 A free space that can be reached, §5.5 as far forward as possible."""
        if self.board().kind[space] == ABSENT:
            return NO_SPACE
        if self.reach[space] == moving.TAKEN:
            return SPACE_TAKEN
        if self.reach[space] == moving.TOO_FAR:
            return OUT_OF_REACH
        for end in self.ends:
            if end == space:
                return ALLOWED
        return NOT_FORWARD

    def go(self, seat: i64, space: i64) -> None:
        steps = self.reach[space]
        left_over = scoring.points(self, seat) - steps
        if self.heard is not None:
            self.tell_go(seat, space, left_over)
        self.canoes[seat] = space
        if self.has_landed(seat):
            self.unused[seat] = left_over
        self.forget_ways()
        self.turn += 1
        self.go_on()

    def forget_ways(self) -> None:
        self.reach = vec[i64]()
        self.ends = vec[i64]()

    # §6 Rapids, fall and cave

    def drift(self, seat: i64) -> None:
        """§6.3 One space along the arrow under the canoe, §6.4 pushing whoever lies there the same way, and so on."""
        direction = self.board().arrow[self.canoes[seat]]
        if self.gives_way(self.canoes[seat], direction):
            self.carry(seat, direction, pieces.NOBODY)
        elif self.heard is not None:
            self.tell_facts("held", {"seat": int(seat)})

    def gives_way(self, space: i64, direction: i64) -> bool:
        """§6.4 Whether the row of canoes that way ends at water or at the fall, not at the bank."""
        beyond = self.beside(space, direction)
        while beyond >= 0 and self.canoe_on(beyond) != pieces.NOBODY:
            beyond = self.beside(beyond, direction)
        return beyond != BANK

    def carry(self, seat: i64, direction: i64, pusher: i64) -> None:
        start = self.canoes[seat]
        beyond = self.beside(start, direction)
        pushed = pieces.NOBODY if beyond == FALL else self.canoe_on(beyond)
        if beyond == FALL:
            self.canoes[seat] = self.board().cave
            self.fell[seat] = 1
        else:
            self.canoes[seat] = beyond
        if self.heard is not None:
            self.tell_carry(seat, start, beyond, pusher)
        if pushed != pieces.NOBODY:
            self.carry(pushed, direction, seat)

    def beside(self, space: i64, direction: i64) -> i64:
        """What lies that way: a space of water, BANK or FALL."""
        return self.board().beside[space * DIRECTIONS + direction]

    def imagined(self, seat: i64, dice: Dice) -> "Canyon":
        world = self.copy()
        worlds.deal_anew(world, seat, dice)
        return world

    # What the log is told.

    def tell_round(self) -> None:
        self.tell_facts(
            "round",
            {
                "round": int(self.round),
                "cards": int(self.hand_size()),
                "first_seat": int(self.first()),
                "dealer_seat": int(self.dealer),
            },
        )
        hands: dict[int, Facts] = {int(seat): {"hand": self.hand_words(seat)} for seat in range(self.seats)}
        self.tell_facts("deal", {"cards": int(self.hand_size())}, hands)
        self.tell_facts("trump", {"card": card_word(self.trump), "suit": suit_word(self.trump_suit())})

    def hand_words(self, seat: i64) -> list[str]:
        return [card_word(card) for card in range(pieces.CARDS) if self.has(seat, card)]

    def tell_bid(self, seat: i64) -> None:
        who, bid = int(seat), bid_facts(self.bids[seat])
        if self.sealed:
            self.tell_facts("bid-sealed", {"seat": who}, {who: bid})
        else:
            self.tell_facts("bid", {"seat": who, **bid})

    def tell_sealed_bids(self) -> None:
        for place in range(self.seats):
            seat = self.seat_after(self.first(), place)
            self.tell_facts("bid", {"seat": int(seat), **bid_facts(self.bids[seat])})

    def tell_trick(self, winner: i64, card: i64) -> None:
        self.tell_facts(
            "trick",
            {
                "seat": int(winner),
                "card": card_word(card),
                "number": len(self.leads),
                "tricks": int(self.tricks[winner]),
                "bid": int(self.bid(winner)),
            },
        )

    def tell_reckoning(self) -> None:
        """What each seat may move, before anybody does."""
        for place in range(self.seats):
            seat = self.seat_after(self.first(), place)
            self.tell_facts(
                "exact" if self.is_exact(seat) else "missed",
                {
                    "seat": int(seat),
                    "bid": int(self.bid(seat)),
                    "tricks": int(self.tricks[seat]),
                    "bonus": int(scoring.bonus_won(self, seat)),
                    "points": int(scoring.points(self, seat)),
                    "rapids": self.in_rapids(seat),
                },
            )

    def tell_go(self, seat: i64, space: i64, left_over: i64) -> None:
        path = [SPACES[at] for at in moving.path(self.board(), self.reach, space)]
        self.tell_facts(
            "land" if self.board().left[space] == 0 else "go",
            {
                "seat": int(seat),
                "from": path[0],
                "to": path[-1],
                "steps": len(path) - 1,
                "unused": int(left_over),
                "path": path,
            },
        )

    def tell_carry(self, seat: i64, start: i64, beyond: i64, pusher: i64) -> None:
        facts: dict[str, object] = {"seat": int(seat), "from": SPACES[start], "to": SPACES[self.canoes[seat]]}
        if pusher != pieces.NOBODY:
            facts["by_seat"] = int(pusher)
        self.tell_facts("drift" if pusher == pieces.NOBODY else "push", facts)
        if beyond == FALL:
            self.tell_facts("fall", {"seat": int(seat)})

    def tell_end(self, landed: bool) -> None:
        if not landed:
            self.tell_facts("evening", {"round": int(self.round)})
        outcome = scoring.outcome(self)
        winner = outcome.ranks.index(1)
        self.tell_facts("win", {"seat": winner, "left": int(self.left(winner)), "unused": int(self.unused[winner])})


def card_word(card: i64) -> str:
    return f"@card-{pieces.CARD_NAMES[card]}"


def suit_word(suit: i64) -> str:
    return f"@suit-{pieces.SUITS[suit]}"


def bid_facts(bid: i64) -> dict[str, object]:
    return {"bid": int(pieces.BID_TOTAL[bid]), "tempo": list(pieces.BIDS[bid])}


def deal(setup: Setup, chance: Chance) -> Canyon:
    """§1.2 Who launches first is drawn or chosen; cards are dealt when all canoes are on the water."""
    state = Canyon(setup, chance)
    state.quick = setup.options["board"] == "quick"
    state.sealed = setup.options["bids"] == "sealed"
    state.skips_dark = setup.options["dark"] == "skipped"
    state.endless = setup.options["evening"] == "never"
    state.unpack()
    if setup.options["first"] == "drawn":
        state.launcher = chance.draw(state.seats)
    return state
