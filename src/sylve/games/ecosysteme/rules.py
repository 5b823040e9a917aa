"""Order of play of Écosystème, section by section as in RULES.md."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from sylve.engine.chance import Chance, Dice
from sylve.engine.refusals import ALLOWED, FIRST_OF_GAME, Reason
from sylve.engine.setup import Setup
from sylve.engine.vec import append, vec
from sylve.games.ecosysteme import scoring, solo, worlds
from sylve.games.ecosysteme.actions import (
    CHOOSE,
    GIVE,
    KEEP,
    PLACE,
    SWAP,
    is_choose,
    is_give,
    is_place,
    is_swap,
    kind_of,
    one_cell,
    other_cell,
    pair,
    site_column,
    site_row,
)
from sylve.games.ecosysteme.pieces import CELLS, HAND, HEIGHT, KIND_COUNT, KINDS, RABBIT, TURNS, WIDTH, deck
from sylve.games.ecosysteme.state import CHOOSING, DONE, GIVING, NOTHING, PLACING, SEALED, SWAPPING, Layout

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
        twin.lay_out_like(self)
        return twin

    # §1 Setting up

    def begin_round(self) -> None:
        """Ten new cards for every hand (§1.2, §1.3); the third one of two seats included (§5.1)."""
        for hand in range(self.circle()):
            self.draw(hand, HAND)
        self.reveals += 1
        if self.heard is not None:
            self.tell_round()

    # §2 The pick

    def owes(self, seat: i64) -> bool:
        step = self.steps[seat]
        return step != SEALED and step != DONE

    def reason(self, seat: i64, action: i64) -> i64:
        step = self.steps[seat]
        if step == CHOOSING:
            if not is_choose(action):
                return CHOOSE_FIRST
            return self.may_take(self.hand_of(seat), kind_of(action))
        if step == PLACING:
            if not is_place(action):
                return PLACE_FIRST
            return self.may_place(seat, site_row(action), site_column(action))
        if step == SWAPPING:
            if action == KEEP():
                return ALLOWED
            if not is_swap(action):
                return SWAP_FIRST
            return self.may_swap(seat, one_cell(action), other_cell(action))
        if not is_give(action):
            return GIVE_FIRST
        return self.may_take(self.hand_of(seat), kind_of(action))

    def legal(self, seat: i64) -> vec[i64]:
        step = self.steps[seat]
        if step == PLACING:
            return self.legal_places(seat)
        if step == SWAPPING:
            return self.legal_swaps(seat)
        actions = vec[i64](capacity=KIND_COUNT)
        hand = self.hand_of(seat)
        for kind in range(KIND_COUNT):
            if self.may_take(hand, kind) == ALLOWED:
                actions = append(actions, CHOOSE(kind) if step == CHOOSING else GIVE(kind))
        return actions

    def random_action(self, seat: i64, dice: Dice) -> i64:
        step = self.steps[seat]
        if step == PLACING:
            return self.random_place(seat, dice)
        if step == SWAPPING:
            return self.random_swap(seat, dice)
        kind = self.random_kind(self.hand_of(seat), dice)
        return CHOOSE(kind) if step == CHOOSING else GIVE(kind)

    def apply(self, seat: i64, action: i64) -> None:
        step = self.steps[seat]
        if step == CHOOSING:
            self.choose(seat, kind_of(action))
        elif step == PLACING:
            self.place(seat, site_row(action), site_column(action))
        elif step == SWAPPING:
            self.swap(seat, action)
        else:
            self.give(seat, kind_of(action))

    def may_take(self, hand: i64, kind: i64) -> i64:
        """Only what is in the hand (§2.1)."""
        if self.in_hand(hand, kind) == 0:
            return NOT_IN_HAND
        return ALLOWED

    def choose(self, seat: i64, kind: i64) -> None:
        """The card lies face down until the last one is in (§2.1). Alone there is nobody to wait for (§6.2)."""
        self.picked[seat] = kind
        self.steps[seat] = SEALED
        if self.heard is not None and not self.is_solo():
            self.tell_facts("choose", {"seat": int(seat)}, {int(seat): {"card": one_card(kind)}})
        if self.all_are(SEALED):
            self.reveal()

    def reveal(self) -> None:
        """All chosen cards are turned over at once (§2.2); then the neutral hand's (§5.2)."""
        self.set_all(PLACING)
        for seat in range(self.seats):
            self.take_from_hand(self.hand_of(seat), self.picked[seat])
            if self.heard is not None and not self.is_solo():
                self.tell_facts("reveal", {"seat": int(seat), "card": one_card(self.picked[seat])})
        if not self.is_solo():
            self.reveals += 1
        if self.has_neutral():
            self.lay_neutral_card()

    def end_placing(self, seat: i64) -> None:
        """Hands move on when everybody has placed (§2.3); alone a card for Alban comes first (§6.2)."""
        if self.is_solo():
            self.steps[seat] = GIVING
            return
        self.steps[seat] = DONE
        if self.all_are(DONE):
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
        if self.heard is not None:
            self.tell_pass()

    # §3 Placing

    def may_place(self, seat: i64, row: i64, column: i64) -> i64:
        """Beside a card (§3.2), within four rows and five columns (§3.3); the first card starts the grid (§3.1)."""
        if self.laid[seat] == 0 and row == 1 and column == 1:
            return ALLOWED
        if self.laid[seat] == 0:
            return FIRST_CARD
        if self.is_taken(seat, row, column):
            return TAKEN
        if row == 0 and self.heights[seat] == HEIGHT:
            return TOO_HIGH
        if column == 0 and self.widths[seat] == WIDTH:
            return TOO_WIDE
        if not self.touches(seat, row, column):
            return NOT_BESIDE
        return ALLOWED

    def legal_places(self, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=CELLS)
        for row in range(self.first_row(seat), self.next_row(seat) + 1):
            for column in range(self.first_column(seat), self.next_column(seat) + 1):
                if self.may_place(seat, row, column) == ALLOWED:
                    actions = append(actions, PLACE(row, column))
        return actions

    def random_place(self, seat: i64, dice: Dice) -> i64:
        """Throw for a place until it is allowed."""
        top, left = self.first_row(seat), self.first_column(seat)
        height, width = self.next_row(seat) + 1 - top, self.next_column(seat) + 1 - left
        while True:
            place = dice.below(height * width)
            row, column = top + place // width, left + place % width
            if self.may_place(seat, row, column) == ALLOWED:
                return PLACE(row, column)

    def place(self, seat: i64, row: i64, column: i64) -> None:
        kind = self.picked[seat]
        before: i64 = 0
        if self.heard is not None:
            before = scoring.total(self, seat)
        self.lay(seat, row, column, kind)
        self.picked[seat] = NOTHING
        if self.heard is not None:
            self.tell_place(seat, kind, row, column, before)
        if kind == RABBIT and self.laid[seat] > 1:
            self.steps[seat] = SWAPPING
        else:
            self.end_placing(seat)

    def may_swap(self, seat: i64, one: i64, other: i64) -> i64:
        """Any two cards of the own ecosystem, the new rabbit included (§3.4)."""
        if self.kind_at(seat, one) == NOTHING or self.kind_at(seat, other) == NOTHING:
            return NO_CARD_THERE
        return ALLOWED

    def legal_swaps(self, seat: i64) -> vec[i64]:
        cards = self.laid[seat]
        actions = vec[i64](capacity=1 + cards * (cards - 1) // 2)
        actions = append(actions, KEEP())
        for one in range(CELLS - 1):
            if self.kind_at(seat, one) != NOTHING:
                for other in range(one + 1, CELLS):
                    if self.may_swap(seat, one, other) == ALLOWED:
                        actions = append(actions, SWAP(pair(one, other)))
        return actions

    def random_swap(self, seat: i64, dice: Dice) -> i64:
        """Throw for two different cards, or for keeping all as it is."""
        cards = self.laid[seat]
        if dice.below(1 + cards * (cards - 1) // 2) == 0:
            return KEEP()
        serial = dice.below(cards)
        one = self.cell_of(seat, serial)
        other = self.cell_of(seat, (serial + 1 + dice.below(cards - 1)) % cards)
        return SWAP(pair(min(one, other), max(one, other)))

    def swap(self, seat: i64, action: i64) -> None:
        """The rabbit lets two cards change places, or not (§3.4)."""
        if is_swap(action):
            before = scoring.total(self, seat) if self.heard is not None else 0
            self.exchange(seat, one_cell(action), other_cell(action))
            if self.heard is not None:
                self.tell_swap(seat, one_cell(action), other_cell(action), before)
        elif self.heard is not None:
            self.tell_facts("keep", {"seat": int(seat)})
        self.end_placing(seat)

    # §4 The end

    def end_game(self) -> None:
        """The last card is laid: the result stands, and what nobody knew may be shown."""
        self.set_all(DONE)
        self.finished = True
        self.reveals += 1
        if self.heard is not None:
            self.tell_end()

    # §5 Two seats

    def lay_neutral_card(self) -> None:
        """A random card of the third hand, once both have chosen (§5.2)."""
        hand = self.hand_of(self.rival())
        kind = self.nth_card(hand, self.chance.draw(HAND - self.passes()))
        self.take_from_hand(hand, kind)
        self.lay_next(self.rival(), kind)
        if self.heard is not None:
            self.tell_facts("neutral", {"card": one_card(kind)})

    # §6 Solo

    def give(self, seat: i64, kind: i64) -> None:
        """Alban takes the card, the player draws, and the next turn begins (§6.2–6.4)."""
        before = scoring.total(self, self.rival()) if self.heard is not None else 0
        self.take_from_hand(self.hand_of(seat), kind)
        solo.alban_takes(self, kind)
        self.turn += 1
        cards = solo.cards_to_draw(self)
        if self.heard is not None:
            self.tell_give(kind, before, cards)
        self.draw(self.hand_of(seat), cards)
        if self.turn == TURNS:
            self.end_game()
            return
        self.reveals += 1
        self.steps[seat] = CHOOSING

    def imagined(self, seat: i64, dice: Dice) -> "Ecosysteme":
        world = self.copy()
        worlds.deal_anew(self, world, seat, dice)
        return world

    # What the log is told.

    def tell_round(self) -> None:
        if self.is_solo():
            self.tell_facts("solo", {"cards": HAND})
            return
        self.tell_facts("round", {"round": int(self.round()) + 1, "cards": HAND, "direction": f"@to-{self.side()}"})

    def side(self) -> str:
        return "left" if self.direction() == 1 else "right"

    def tell_pass(self) -> None:
        self.tell_facts("pass", {"cards": HAND - int(self.passes()), "direction": f"@to-{self.side()}"})

    def tell_place(self, seat: i64, kind: i64, row: i64, column: i64, before: i64) -> None:
        points = int(scoring.total(self, seat) - before)
        facts: dict[str, object] = {"seat": int(seat), "card": one_card(kind), "row": int(row), "column": int(column)}
        self.tell_facts("place", {**facts, **change(points)})

    def tell_swap(self, seat: i64, one: i64, other: i64, before: i64) -> None:
        points = int(scoring.total(self, seat) - before)
        cards: dict[str, object] = {
            "card": the_card(self.kind_at(seat, other)),
            "other": the_card(self.kind_at(seat, one)),
        }
        cells = [cell_fact(one), cell_fact(other)]
        self.tell_facts("swap", {"seat": int(seat), **cards, **change(points), "cells": cells})

    def tell_give(self, kind: i64, before: i64, cards: i64) -> None:
        points = int(scoring.total(self, self.rival()) - before)
        self.tell_facts("give", {"seat": 0, "card": one_card(kind), **change(points)})
        if cards > 0:
            drawn = [one_card(self.pile[len(self.pile) - 1 - i]) for i in range(cards)]
            self.tell_facts("draw", {"seat": 0, "count": int(cards)}, {0: {"cards": drawn}})

    def tell_end(self) -> None:
        outcome = scoring.outcome(self)
        for seat in range(self.seats):
            self.tell_facts("score", {"seat": int(seat), "points": outcome.scores[seat]})
        winners = [seat for seat in range(self.seats) if outcome.ranks[seat] == 1]
        if outcome.rival is not None:
            self.tell_facts("alban", {"points": outcome.rival["score"]})
            if outcome.level is None:
                self.tell_facts("solo-lost", {"seat": 0, **change(int(str(outcome.rival["lead"])))})
            else:
                level = f"@level-{outcome.level}"
                self.tell_facts("solo-won", {"seat": 0, "lead": outcome.rival["lead"], "level": level})
        elif len(winners) == 1:
            self.tell_facts("win", {"seat": winners[0], "points": outcome.scores[winners[0]]})
        else:
            for seat in winners:
                self.tell_facts("share", {"seat": seat, "points": outcome.scores[seat], "count": len(winners)})


def one_card(kind: i64) -> str:
    """A card for the log, with its article: message id."""
    return f"@one-{KINDS[kind]}"


def the_card(kind: i64) -> str:
    return f"@the-{KINDS[kind]}"


def change(points: int) -> dict[str, object]:
    """Points won or lost, for sentences that say which."""
    return {
        "points": points,
        "amount": abs(points),
        "change": "more" if points > 0 else "less" if points < 0 else "same",
    }


def cell_fact(cell: i64) -> list[int]:
    return [int(cell) // WIDTH + 1, int(cell) % WIDTH + 1]


def deal(setup: Setup, chance: Chance) -> Ecosysteme:
    """§1.1 All cards are shuffled, and the first hands are dealt."""
    state = Ecosysteme(setup, chance)
    state.clear_table()
    state.pile = chance.shuffle(deck())
    state.begin_round()
    return state
