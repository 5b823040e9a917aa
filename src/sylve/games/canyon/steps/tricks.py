"""Tricks: RULES.md §4."""

from typing import Final, TypedDict, final

from mypy_extensions import i64

from sylve.engine.chance import Dice
from sylve.engine.refusals import ALLOWED, FIRST_OF_GAME, Facts
from sylve.engine.vec import append, vec
from sylve.games.canyon import events, pieces, scoring
from sylve.games.canyon.actions import PLAY
from sylve.games.canyon.state import Layout
from sylve.games.canyon.steps import paddling
from sylve.games.canyon.steps.asking import NOT_NOW, Asking

NOT_IN_HAND: Final[i64] = FIRST_OF_GAME + 2
MUST_FOLLOW: Final[i64] = FIRST_OF_GAME + 3


class CardPreview(TypedDict):
    """Whether the card would hold the trick as it lies, and whether anybody could still take it."""

    card: str
    leads: bool
    takes: bool
    last: bool


@final
class Playing(Asking):
    """§4.1 A card for the trick."""

    def why_not(self, state: Layout, seat: i64, action: i64) -> i64:
        """§4.1 A card of the hand, §4.2 of the suit led if there is one."""
        if not PLAY.has(action):
            return NOT_NOW
        card = PLAY.argument(action)
        if not state.has(seat, card):
            return NOT_IN_HAND
        led = state.suit_led()
        if led != pieces.NO_SUIT and pieces.SUIT[card] != led and state.has_suit(seat, led):
            return MUST_FOLLOW
        return ALLOWED

    def legal(self, state: Layout, seat: i64) -> vec[i64]:
        """The cards of the hand without a reason against them."""
        led = state.suit_led()
        first: i64 = 0
        end: i64 = pieces.CARDS
        if led != pieces.NO_SUIT and state.has_suit(seat, led):
            first = led * pieces.HIGHEST
            end = first + pieces.HIGHEST
        found = vec[i64](capacity=state.hand_size())
        for card in range(first, end):
            if state.place[card] == seat:
                found = append(found, PLAY.of(card))
        return found

    def random_answer(self, state: Layout, seat: i64, dice: Dice) -> i64:
        """One of them, each as likely: its suit, then the card."""
        suit = state.suit_led()
        left: i64 = 0
        if suit != pieces.NO_SUIT and state.has_suit(seat, suit):
            left = dice.below(state.count_of(seat, suit))
        else:
            left = dice.below(state.tricks_left())
            suit = 0
            while left >= state.count_of(seat, suit):
                left -= state.count_of(seat, suit)
                suit += 1
        card = suit * pieces.HIGHEST
        while state.place[card] != seat or left > 0:
            if state.place[card] == seat:
                left -= 1
            card += 1
        return PLAY.of(card)

    def do(self, state: Layout, seat: i64, action: i64) -> None:
        card, others = PLAY.argument(action), state.cards_in_trick()
        state.tell(events.LEADS if others == 0 else events.PLAYS, seat, card)
        state.lay(seat, card)
        state.reveals += 1
        if others + 1 == state.seats:
            end_trick(state)

    # What people are told.

    def prompt(self, state: Layout, seat: int) -> tuple[str, Facts]:
        bid = state.bid(seat)
        kept = scoring.points_if_kept(state, seat, bid)
        missed = "no" if not scoring.is_missed(state, seat) else "drift" if state.in_rapids(seat) else "steps"
        facts: dict[str, object] = {
            "seat": seat,
            "bid": bid,
            "tricks": state.tricks[seat],
            "kept": kept,
            "missed": missed,
        }
        led = state.suit_led()
        if led == pieces.NO_SUIT:
            return "lead", facts
        return ("follow" if state.has_suit(seat, led) else "discard"), {**facts, "suit": suit_word(led)}

    def offered(self, state: Layout, seat: int) -> list[int]:
        """Every card of the hand."""
        return [PLAY.of(card) for card in range(pieces.CARDS) if state.has(seat, card)]

    def preview(self, state: Layout, seat: int, action: int) -> CardPreview:  # noqa: ARG002
        card = PLAY.argument(action)
        laid = state.cards_in_trick()
        return {
            "card": pieces.CARD_NAMES[card],
            "leads": bool(laid == 0),
            "takes": bool(laid == 0 or state.takes(card, state.card_in_trick(state.best_in_trick()))),
            "last": bool(laid == state.seats - 1),
        }

    def refusal_facts(self, state: Layout, seat: int, action: int, reason: int) -> Facts:
        if reason == NOT_NOW:
            return super().refusal_facts(state, seat, action, reason)
        card = f"@card-{pieces.CARD_NAMES[PLAY.argument(action)]}"
        if reason == NOT_IN_HAND:
            return {"card": card}
        return {"card": card, "suit": suit_word(state.suit_led())}


def end_trick(state: Layout) -> None:
    """§4.3 The highest trump takes it, else the highest card of the suit led; who took it leads the next."""
    best = state.best_in_trick()
    winner = state.seat_after(state.lead(), best)
    state.tricks[winner] += 1
    state.tell(events.TAKES, winner, state.card_in_trick(best))
    state.beat()
    if len(state.leads) < state.hand_size():
        state.leads = append(state.leads, winner)
    else:
        paddling.begin(state)


def suit_word(suit: i64) -> str:
    return f"@suit-{pieces.SUITS[suit]}"


STEP: Final[Playing] = Playing("play", PLAY)
