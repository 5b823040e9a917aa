"""Order of play of Écosystème, section by section as in RULES.md: what happens of itself, then the questions."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from sylve.engine.actions import Verb
from sylve.engine.chance import Chance, Dice
from sylve.engine.refusals import ALLOWED, FIRST_OF_GAME, Facts, Reason
from sylve.engine.setup import Setup
from sylve.engine.steps import Step
from sylve.engine.vec import append, vec
from sylve.engine.worlds import as_list
from sylve.games.ecosysteme import events, previews, scoring, solo, worlds
from sylve.games.ecosysteme.actions import CHOOSE, GIVE, KEEP, PLACE, SWAP
from sylve.games.ecosysteme.cells import ONE_OF, OTHER_OF, pair
from sylve.games.ecosysteme.pieces import (
    CELLS,
    HAND,
    HEIGHT,
    KIND_COUNT,
    KINDS,
    LEVELS,
    NOTHING,
    ROWS_OF_PAD,
    SHORT,
    TURNS,
    WIDTH,
    WOLF,
    deck,
)
from sylve.games.ecosysteme.state import CHOOSING, DONE, GIVING, PLACING, SEALED, SWAPPING, Layout

CHOOSE_FIRST: Final[i64] = FIRST_OF_GAME
PLACE_FIRST: Final[i64] = FIRST_OF_GAME + 1
SWAP_FIRST: Final[i64] = FIRST_OF_GAME + 2
GIVE_FIRST: Final[i64] = FIRST_OF_GAME + 3
NOT_IN_HAND: Final[i64] = FIRST_OF_GAME + 4
FIRST_CARD: Final[i64] = FIRST_OF_GAME + 5
TAKEN: Final[i64] = FIRST_OF_GAME + 6
TOO_HIGH: Final[i64] = FIRST_OF_GAME + 7
TOO_WIDE: Final[i64] = FIRST_OF_GAME + 8
NOT_BESIDE: Final[i64] = FIRST_OF_GAME + 9
NO_CARD_THERE: Final[i64] = FIRST_OF_GAME + 10

REASONS: Final[Mapping[int, Reason]] = {
    CHOOSE_FIRST: Reason("choose-first", "2.1"),
    PLACE_FIRST: Reason("place-first", "2.3"),
    SWAP_FIRST: Reason("swap-first", "3.4"),
    GIVE_FIRST: Reason("give-first", "6.2"),
    NOT_IN_HAND: Reason("not-in-hand", "2.1"),
    FIRST_CARD: Reason("first-card", "3.1"),
    TAKEN: Reason("taken", "3.2"),
    TOO_HIGH: Reason("too-high", "3.3"),
    TOO_WIDE: Reason("too-wide", "3.3"),
    NOT_BESIDE: Reason("not-beside", "3.2"),
    NO_CARD_THERE: Reason("no-card-there", "3.4"),
}


class Ecosysteme(Layout):
    def copy(self) -> "Ecosysteme":
        twin = Ecosysteme(self.setup, self.chance)
        twin.take_over(self)
        return twin

    def owes(self, seat: i64) -> bool:
        step = self.steps[seat]
        return step != SEALED and step != DONE

    def asked(self, seat: i64) -> "Question":
        return STEPS[self.steps[seat]]

    def legal(self, seat: i64) -> vec[i64]:
        return STEPS[self.steps[seat]].legal(self, seat)

    def random_action(self, seat: i64, dice: Dice) -> i64:
        """The two commonest steps need not be looked for."""
        step = self.steps[seat]
        if step == CHOOSING:
            return CHOOSING_CARD.random(self, seat, dice)
        if step == PLACING:
            return PLACING_CARD.random(self, seat, dice)
        return STEPS[step].random(self, seat, dice)

    def apply(self, seat: i64, action: i64) -> None:
        step = self.steps[seat]
        if step == CHOOSING:
            CHOOSING_CARD.do(self, seat, action)
        elif step == PLACING:
            PLACING_CARD.do(self, seat, action)
        else:
            STEPS[step].do(self, seat, action)

    def imagined(self, seat: i64, dice: Dice) -> "Ecosysteme":
        world = self.copy()
        worlds.deal_anew(self, world, seat, dice)
        return world

    # §1 Setting up

    def begin_round(self) -> None:
        """Ten new cards for every hand (§1.2, §1.3); the third one of two seats included (§5.1); or the few of §7.2."""
        for hand in range(self.circle()):
            self.draw(hand, HAND - self.passes())
        self.reveals += 1
        self.tell(events.SOLO if self.is_solo() else events.ROUNDS)

    # §2 The pick

    def reveal(self) -> None:
        """All chosen cards are turned over at once (§2.2); then the neutral hand's (§5.2)."""
        self.set_all(PLACING)
        for seat in range(self.seats):
            self.take_from_hand(self.hand_of(seat), self.picked[seat])
        if self.is_solo():
            return
        self.reveals += 1
        for seat in range(self.seats):
            self.tell(events.REVEALS, seat, self.picked[seat])
        self.beat()
        if self.has_neutral():
            self.lay_neutral_card()

    def end_placing(self, seat: i64) -> None:
        """Hands move on when everybody has placed (§2.3); alone a card for Alban comes first (§6.2)."""
        if self.is_solo():
            self.steps[seat] = GIVING
            return
        self.steps[seat] = DONE
        if self.all_are(DONE):
            self.beat()
            self.turn += 1
            self.pass_hands()

    def pass_hands(self) -> None:
        """To the left in the first round, to the right in the second (§2.4); from empty hands to the next (§1.3)."""
        if self.turn == TURNS:
            self.end_game()
            return
        self.set_all(CHOOSING)
        if self.passes() == 0:
            self.begin_round()
            return
        self.reveals += 1
        self.tell(events.PASSES)

    # §4 The end

    def end_game(self) -> None:
        """The last card is laid: the pad is counted row by row, and the result stands."""
        self.set_all(DONE)
        self.reveals += 1
        for row in range(len(ROWS_OF_PAD)):
            self.tell(events.COUNTS, row)
            self.beat()
        self.finished = True
        if self.heard is not None:
            self.tell_result()

    def tell_result(self) -> None:
        outcome = scoring.outcome(self)
        for seat in range(self.seats):
            self.tell(events.SCORES, seat, outcome.scores[seat])
        if self.is_solo():
            self.tell_solo_result()
            return
        winners = [seat for seat in range(self.seats) if outcome.ranks[seat] == 1]
        for seat in winners:
            if len(winners) == 1:
                self.tell(events.WINS, seat, outcome.scores[seat])
            else:
                self.tell(events.SHARES, seat, outcome.scores[seat], len(winners))

    # §5 Two seats

    def lay_neutral_card(self) -> None:
        """A random card of the third hand, once both have chosen (§5.2)."""
        hand = self.hand_of(self.rival())
        kind = self.nth_card(hand, self.chance.draw(HAND - self.passes()))
        self.take_from_hand(hand, kind)
        self.lay_next(self.rival(), kind)
        self.tell(events.NEUTRAL, kind)

    # §6 Solo

    def tell_solo_result(self) -> None:
        alban = scoring.total(self, self.rival())
        lead = scoring.total(self, 0) - alban
        self.tell(events.ALBAN, alban)
        level = solo.level_won(lead)
        if level is None:
            self.tell(events.SOLO_LOST, 0, lead)
        else:
            self.tell(events.SOLO_WON, 0, lead, [name for name, _ in LEVELS].index(level))

    # What the log is told.

    def points_heard(self, player: i64) -> i64:
        """The player's points so far; uncounted where nobody listens."""
        return scoring.total(self, player) if self.heard is not None else 0


class Question(Step[Ecosysteme]):
    """A step of this game. `otherwise` refuses what answers another question."""

    def __init__(self, name: str, otherwise: i64, *verbs: Verb) -> None:
        super().__init__(name, *verbs)
        self.otherwise = otherwise

    def legal(self, state: Ecosysteme, seat: i64) -> vec[i64]:
        raise NotImplementedError

    def random(self, state: Ecosysteme, seat: i64, dice: Dice) -> i64:
        """One of the allowed answers, each as likely, found without a list of them."""
        raise NotImplementedError

    def do(self, state: Ecosysteme, seat: i64, action: i64) -> None:
        raise NotImplementedError

    def swayed_by(self, state: Ecosysteme, seat: int) -> object:  # noqa: ARG002 - one's own is compared with all others'
        """The streams and the wolves of all, whose ranks previews count (§4.10, §4.11)."""
        wolves = [state.count(player, WOLF) for player in range(state.players())]
        return as_list(state.streams), wolves


class Waiting(Question):
    """A seat that is sealed or done waits for the others, and is not asked anything."""

    def prompt(self, state: Ecosysteme, seat: int) -> tuple[str, Facts]:
        return self.name, {"seat": seat, "count": len(state.to_act())}


class Taking(Question):
    """A card of the own hand is asked for."""

    def __init__(self, name: str, otherwise: i64, verb: Verb) -> None:
        super().__init__(name, otherwise, verb)
        self.verb = verb

    def why_not(self, state: Ecosysteme, seat: i64, action: i64) -> i64:
        """Only what is in the hand (§2.1)."""
        if not self.verb.has(action):
            return self.otherwise
        if state.in_hand(state.hand_of(seat), self.verb.argument(action)) == 0:
            return NOT_IN_HAND
        return ALLOWED

    def legal(self, state: Ecosysteme, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=KIND_COUNT)
        hand = state.hand_of(seat)
        for kind in range(KIND_COUNT):
            if state.in_hand(hand, kind) > 0:
                actions = append(actions, self.verb.of(kind))
        return actions

    def random(self, state: Ecosysteme, seat: i64, dice: Dice) -> i64:
        return self.verb.of(state.random_kind(state.hand_of(seat), dice))

    def refusal_facts(self, state: Ecosysteme, seat: int, action: int, reason: int) -> Facts:  # noqa: ARG002
        if reason == NOT_IN_HAND:
            return {"card": f"@card-{KINDS[self.verb.argument(action)]}"}
        return {}


class Choosing(Taking):
    """§2.1 One card of the hand, in secret."""

    def do(self, state: Ecosysteme, seat: i64, action: i64) -> None:
        """The card lies face down until the last one is in. Alone there is nobody to wait for (§6.2)."""
        kind = CHOOSE.argument(action)
        state.picked[seat] = kind
        state.steps[seat] = SEALED
        if not state.is_solo():
            state.tell(events.CHOOSES, seat, kind)
        if state.all_are(SEALED):
            state.reveal()

    def prompt(self, state: Ecosysteme, seat: int) -> tuple[str, Facts]:
        if state.is_solo():
            return "choose-solo", {"seat": seat}
        if not state.passes_on():
            return "choose-last", {"seat": seat}
        receiver = state.neighbour(seat, 1)
        facts: dict[str, object] = {"seat": seat, "direction": f"@to-{state.side()}"}
        if receiver == state.rival():
            return "choose-for-neutral", facts
        return "choose", {**facts, "to_seat": receiver}

    def preview(self, state: Ecosysteme, seat: int, action: int) -> previews.ChoosePreview:
        kind = CHOOSE.argument(action)
        pad = scoring.sheet(state, seat)
        places = [place_preview(state, seat, pad, kind, place) for place in PLACING_CARD.legal(state, seat)]
        return {"card": KINDS[kind], "best": max(place["points"] for place in places), "places": places}


class Placing(Question):
    """§3.1–3.3 The revealed card, beside a card of the own ecosystem."""

    def why_not(self, state: Ecosysteme, seat: i64, action: i64) -> i64:
        if not PLACE.has(action):
            return self.otherwise
        return self.why_not_there(state, seat, PLACE.first_field(action), PLACE.second_field(action))

    def why_not_there(self, state: Ecosysteme, seat: i64, row: i64, column: i64) -> i64:
        """Beside a card (§3.2), within four rows and five columns (§3.3); the first card starts the grid (§3.1)."""
        if state.laid[seat] == 0 and row == 1 and column == 1:
            return ALLOWED
        if state.laid[seat] == 0:
            return FIRST_CARD
        if state.is_taken(seat, row, column):
            return TAKEN
        if row == 0 and state.heights[seat] == HEIGHT:
            return TOO_HIGH
        if column == 0 and state.widths[seat] == WIDTH:
            return TOO_WIDE
        if not state.touches(seat, row, column):
            return NOT_BESIDE
        return ALLOWED

    def legal(self, state: Ecosysteme, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=CELLS)
        for row in range(state.first_row(seat), state.next_row(seat) + 1):
            for column in range(state.first_column(seat), state.next_column(seat) + 1):
                if self.why_not_there(state, seat, row, column) == ALLOWED:
                    actions = append(actions, PLACE.of(row, column))
        return actions

    def random(self, state: Ecosysteme, seat: i64, dice: Dice) -> i64:
        """Throw for a place until it is allowed."""
        top, left = state.first_row(seat), state.first_column(seat)
        height, width = state.next_row(seat) + 1 - top, state.next_column(seat) + 1 - left
        while True:
            place = dice.below(height * width)
            row, column = top + place // width, left + place % width
            if self.why_not_there(state, seat, row, column) == ALLOWED:
                return PLACE.of(row, column)

    def do(self, state: Ecosysteme, seat: i64, action: i64) -> None:
        row, column, kind = PLACE.first_field(action), PLACE.second_field(action), state.picked[seat]
        before = state.points_heard(seat)
        state.lay(seat, row, column, kind)
        state.picked[seat] = NOTHING
        state.tell(events.PLACES, seat, kind, row, column, state.points_heard(seat) - before)
        if state.has_swap(seat, kind):
            state.steps[seat] = SWAPPING
        else:
            state.end_placing(seat)

    def prompt(self, state: Ecosysteme, seat: int) -> tuple[str, Facts]:
        return self.name, {"seat": seat, "card": f"@one-{KINDS[state.picked[seat]]}"}

    def offered(self, state: Ecosysteme, seat: int) -> list[int]:  # noqa: ARG002 - the same for everybody
        """Every place in or beside the grid's 4 × 5 cells."""
        return list(range(PLACE.first, PLACE.first + PLACE.size))

    def preview(self, state: Ecosysteme, seat: int, action: int) -> previews.PlacePreview:
        return place_preview(state, seat, scoring.sheet(state, seat), state.picked[seat], action)

    def refusal_facts(self, state: Ecosysteme, seat: int, action: int, reason: int) -> Facts:  # noqa: ARG002
        return {"card": f"@one-{KINDS[state.picked[seat]]}"} if reason == PLACE_FIRST else {}


def place_preview(state: Ecosysteme, seat: int, pad: vec[i64], kind: int, action: int) -> previews.PlacePreview:
    row, column = PLACE.first_field(action), PLACE.second_field(action)
    return previews.place(state, seat, pad, kind, action, row, column)


class Swapping(Question):
    """§3.4 The rabbit lets two cards change places, or not."""

    def why_not(self, state: Ecosysteme, seat: i64, action: i64) -> i64:
        """Any two cards of the own ecosystem, the new rabbit included."""
        if KEEP.has(action):
            return ALLOWED
        if not SWAP.has(action):
            return self.otherwise
        number = SWAP.argument(action)
        if state.kind_at(seat, ONE_OF[number]) == NOTHING or state.kind_at(seat, OTHER_OF[number]) == NOTHING:
            return NO_CARD_THERE
        return ALLOWED

    def legal(self, state: Ecosysteme, seat: i64) -> vec[i64]:
        cards = state.laid[seat]
        actions = vec[i64](capacity=1 + cards * (cards - 1) // 2)
        actions = append(actions, KEEP.of())
        for one in range(CELLS - 1):
            if state.kind_at(seat, one) != NOTHING:
                for other in range(one + 1, CELLS):
                    if state.kind_at(seat, other) != NOTHING:
                        actions = append(actions, SWAP.of(pair(one, other)))
        return actions

    def random(self, state: Ecosysteme, seat: i64, dice: Dice) -> i64:
        """Throw for two different cards, or for keeping all as it is."""
        cards = state.laid[seat]
        if dice.below(1 + cards * (cards - 1) // 2) == 0:
            return KEEP.of()
        serial = dice.below(cards)
        one = state.cell_of(seat, serial)
        other = state.cell_of(seat, (serial + 1 + dice.below(cards - 1)) % cards)
        return SWAP.of(pair(min(one, other), max(one, other)))

    def do(self, state: Ecosysteme, seat: i64, action: i64) -> None:
        if KEEP.has(action):
            state.tell(events.KEEPS, seat)
        else:
            self.swap(state, seat, SWAP.argument(action))
        state.end_placing(seat)

    def swap(self, state: Ecosysteme, seat: i64, number: i64) -> None:
        one, other = ONE_OF[number], OTHER_OF[number]
        kind, other_kind = state.kind_at(seat, one), state.kind_at(seat, other)
        before = state.points_heard(seat)
        state.exchange(seat, one, other)
        state.tell(events.SWAPS, seat, kind, other_kind, number, state.points_heard(seat) - before)

    def preview(self, state: Ecosysteme, seat: int, action: int) -> previews.Gain:
        if KEEP.has(action):
            return previews.gain(scoring.sheet(state, seat), state, seat)
        number = SWAP.argument(action)
        return previews.swap(state, seat, ONE_OF[number], OTHER_OF[number])


class Giving(Taking):
    """§6.2–6.4 Alone: one of the cards left goes to Alban, and the next turn begins."""

    def do(self, state: Ecosysteme, seat: i64, action: i64) -> None:
        """Alban lays the card, and the player draws."""
        rival, hand, kind = state.rival(), state.hand_of(seat), GIVE.argument(action)
        before = state.points_heard(rival)
        state.take_from_hand(hand, kind)
        solo.alban_takes(state, kind)
        state.tell(events.GIVES, seat, kind, state.points_heard(rival) - before)
        state.beat()
        state.turn += 1
        if state.turn == TURNS:
            state.end_game()
            return
        cards = solo.cards_to_draw(state.laid[rival])
        state.tell(events.DRAWS, seat, cards)
        state.draw(hand, cards)
        state.reveals += 1
        state.steps[seat] = CHOOSING

    def prompt(self, state: Ecosysteme, seat: int) -> tuple[str, Facts]:
        return self.name, {"seat": seat, "draws": solo.cards_to_come(state)}

    def preview(self, state: Ecosysteme, seat: int, action: int) -> previews.GivePreview:
        return previews.give(state, seat, GIVE.argument(action))


CHOOSING_CARD: Final = Choosing("choose", CHOOSE_FIRST, CHOOSE)
PLACING_CARD: Final = Placing("place", PLACE_FIRST, PLACE)
STEPS: Final[list[Question]] = [  # by what a seat is about to do
    CHOOSING_CARD,
    Waiting("sealed", ALLOWED),
    PLACING_CARD,
    Swapping("swap", SWAP_FIRST, KEEP, SWAP),
    Giving("give", GIVE_FIRST, GIVE),
    Waiting("done", ALLOWED),
]


def deal(setup: Setup, chance: Chance) -> Ecosysteme:
    """§1.1 All cards are shuffled, and the first hands are dealt."""
    state = Ecosysteme(setup, chance)
    state.clear_table()
    state.pile = chance.shuffle(deck())
    if setup.options["picks"] == "three":
        state.turn = TURNS - SHORT
        state.skipped = state.passes()
    state.begin_round()
    return state
