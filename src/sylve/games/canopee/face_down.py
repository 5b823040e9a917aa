"""Cards lying face down in Canopée: where each lies, what it is, and who knows it.

A card is one number: its place, its kind, the eyes that know it there, and the batch with which it was picked up.
Picking up mixes: others then know only what is among the cards of a batch, by their memory of how they lay before.
"""

from typing import Final

from mypy_extensions import i64

from sylve.engine.vec import append, vec
from sylve.engine.worlds import filled
from sylve.games.canopee import pieces
from sylve.games.canopee._fields import Fields

# Places: the piles first, then
HAND: Final = 5  # picked up or drawn, being placed; the batch says by whom
TRAY: Final = 6  # germination cards drawn, open to all
STASH: Final = 7  # under the hoatzin
UNDER: Final = 8  # under pitcher plants: two places a seat
NOWHERE: Final = -1

# Who knows a card: one bit a seat, and one for everybody. A card put back by the spider is known to be a threat.
EVERYBODY: Final = 16
IS_THREAT: Final = 32

NO_BATCH: Final = 0

# A card as one number: four bits for its place, six for its kind, six for the eyes, the others for its batch.
KIND_UNIT: Final = 16
EYES_UNIT: Final = 1024
BATCH_UNIT: Final = 65536
PLACE_PART: Final = 15
PLACE_AND_KIND: Final = 1023
EYES_PART: Final = 63 * EYES_UNIT


def lying(place: i64, kind: i64, eyes: i64, batch: i64) -> i64:
    return place + kind * KIND_UNIT + eyes * EYES_UNIT + batch * BATCH_UNIT


def place_of(card: i64) -> i64:
    return card & PLACE_PART


def kind_of(card: i64) -> i64:
    return card >> 4 & 63


def eyes_of(card: i64) -> i64:
    return card >> 10 & 63


def batch_of(card: i64) -> i64:
    return card >> 16


def seat_bit(seat: i64) -> i64:
    """The seat's own bit; none for a spectator."""
    if seat == 0:
        return 1
    if seat == 1:
        return 2
    if seat == 2:
        return 4
    if seat == 3:
        return 8
    return 0


class FaceDown(Fields):
    """The deck, the piles, and all that is hidden elsewhere."""

    # The season's deck.

    def deck_left(self) -> i64:
        return self.deck_end - self.drawn

    def draw(self) -> i64:
        kind = self.order[self.drawn]
        self.drawn += 1
        return kind

    # Where cards lie.

    def size(self, place: i64) -> i64:
        """How many cards lie there."""
        cards: i64 = 0
        for at in range(len(self.down)):
            if self.down[at] & PLACE_PART == place:
                cards += 1
        return cards

    def kinds_in(self, place: i64) -> i64:
        """The kinds that lie there, as bits."""
        kinds: i64 = 0
        for at in range(len(self.down)):
            if self.down[at] & PLACE_PART == place:
                kinds |= pieces.BIT[kind_of(self.down[at])]
        return kinds

    def kinds_in_hand(self, batch: i64) -> i64:
        """The kinds of a batch that are still in hand, as bits."""
        kinds: i64 = 0
        for at in range(len(self.down)):
            if self.down[at] & PLACE_PART == HAND and batch_of(self.down[at]) == batch:
                kinds |= pieces.BIT[kind_of(self.down[at])]
        return kinds

    def batch_size(self, batch: i64) -> i64:
        """How many cards of the batch are still in hand."""
        cards: i64 = 0
        for at in range(len(self.down)):
            if self.down[at] & PLACE_PART == HAND and batch_of(self.down[at]) == batch:
                cards += 1
        return cards

    def holds_from(self, place: i64, batch: i64) -> bool:
        """Whether a card of the batch lies there."""
        for at in range(len(self.down)):
            if place_of(self.down[at]) == place and batch_of(self.down[at]) == batch:
                return True
        return False

    def find(self, place: i64, batch: i64, kind: i64) -> i64:
        """A card of that kind in that place and batch, or NOWHERE."""
        wanted = lying(place, kind, 0, batch)
        for at in range(len(self.down)):
            if self.down[at] & ~EYES_PART == wanted:
                return at
        return NOWHERE

    def find_in(self, place: i64, kind: i64) -> i64:
        """A card of that kind in that place, or NOWHERE."""
        wanted = lying(place, kind, 0, NO_BATCH)
        for at in range(len(self.down)):
            if self.down[at] & PLACE_AND_KIND == wanted:
                return at
        return NOWHERE

    def first_in(self, place: i64) -> i64:
        for at in range(len(self.down)):
            if self.down[at] & PLACE_PART == place:
                return at
        return NOWHERE

    # Cards come and go.

    def lay_down(self, place: i64, kind: i64, eyes: i64, batch: i64) -> None:
        self.down = append(self.down, lying(place, kind, eyes, batch))

    def add_to_pile(self, pile: i64) -> bool:
        """Lay the deck's top card on the pile, face down; nothing happens when the deck is empty."""
        if self.deck_left() == 0:
            return False
        self.lay_down(pile, self.draw(), 0, NO_BATCH)
        return True

    def pick(self, at: i64) -> i64:
        """Take the card away; those behind it move up."""
        picked = self.down[at]
        last: i64 = len(self.down) - 1
        for i in range(at, last):
            self.down[i] = self.down[i + 1]
        self.down = self.down[:last]
        return picked

    def move_down(self, at: i64, place: i64) -> None:
        """The card goes elsewhere, face down still; it becomes the last one, so that the order tells nothing."""
        moved = self.pick(at)
        self.down = append(self.down, moved - place_of(moved) + place)

    def show(self, at: i64) -> i64:
        """Everybody sees the card, and it leaves its place."""
        shown = self.pick(at)
        if eyes_of(shown) & EVERYBODY == 0:
            self.reveals += 1
        if len(self.memory) > 0:
            self.forget_shown(batch_of(shown))
        return kind_of(shown)

    # Who knows what.

    def knows(self, at: i64, seat: i64) -> bool:
        """Whether the seat (-1: a spectator) knows that very card."""
        return eyes_of(self.down[at]) & (seat_bit(seat) | EVERYBODY) != 0

    def open_eyes(self, at: i64, eyes: i64) -> None:
        """More eyes know the card where it lies."""
        self.down[at] |= eyes * EYES_UNIT

    def close_eyes(self, at: i64, eyes: i64) -> None:
        """Fewer eyes know which card this is; what they saw of its batch they remember."""
        self.down[at] &= ~(eyes * EYES_UNIT)

    def look_at_pile(self, pile: i64, seat: i64) -> None:
        """The seat sees every card of the pile."""
        for at in range(len(self.down)):
            if self.down[at] & PLACE_PART == pile and not self.knows(at, seat):
                self.open_eyes(at, seat_bit(seat))
                self.reveals += 1

    def gather(self, pile: i64, seat: i64, place: i64) -> i64:
        """The seat picks the pile up as one batch: others know what they saw to be in it, not which card is which."""
        self.batch += 1
        for at in range(len(self.down)):
            if self.down[at] & PLACE_PART == pile:
                self.remember(at, seat)
        before = self.down
        self.down = vec[i64]()
        for card in before:
            if place_of(card) != pile:
                self.down = append(self.down, card)
        for card in before:
            if place_of(card) == pile:
                self.lay_down(place, kind_of(card), eyes_of(card) & EVERYBODY | seat_bit(seat), self.batch)
        return self.batch

    def remember(self, at: i64, seat: i64) -> None:
        """Keep how the card lies before it is picked up; one picked up before brings all its batch along."""
        batch = batch_of(self.down[at])
        if batch == NO_BATCH:
            self.keep_in_mind(self.down[at])
        elif batch != self.batch:
            if self.seen_again(batch, seat):
                self.look_back(batch)
            self.rename(batch)

    def keep_in_mind(self, seen: i64) -> None:
        self.memory = append(self.memory, lying(0, kind_of(seen), eyes_of(seen) & ~IS_THREAT, self.batch))

    def seen_again(self, batch: i64, seat: i64) -> bool:
        """Whether somebody else looked at cards of the batch where they lie now."""
        for at in range(len(self.down)):
            if batch_of(self.down[at]) == batch and eyes_of(self.down[at]) & ~(seat_bit(seat) | IS_THREAT) != 0:
                return True
        return False

    def look_back(self, batch: i64) -> None:
        """What was seen last replaces what was remembered of the batch."""
        self.forget(batch)
        for at in range(len(self.down)):
            if batch_of(self.down[at]) == batch:
                self.keep_in_mind(self.down[at])

    def rename(self, batch: i64) -> None:
        """An older batch becomes part of the latest."""
        more = (self.batch - batch) * BATCH_UNIT
        for at in range(len(self.down)):
            if batch_of(self.down[at]) == batch:
                self.down[at] += more
        for at in range(len(self.memory)):
            if batch_of(self.memory[at]) == batch:
                self.memory[at] += more

    def forget_shown(self, batch: i64) -> None:
        """A batch that has been shown whole is no secret any more."""
        for at in range(len(self.down)):
            if batch_of(self.down[at]) == batch:
                return
        self.forget(batch)

    def forget(self, batch: i64) -> None:
        left = vec[i64]()
        for at in range(len(self.memory)):
            if batch_of(self.memory[at]) != batch:
                left = append(left, self.memory[at])
        self.memory = left

    def known_among(self, seat: i64, batch: i64) -> vec[i64]:
        """By kind: how many cards the seat knows to be in the batch, without knowing which ones they are."""
        seen, found = filled(pieces.KIND_COUNT, 0), filled(pieces.KIND_COUNT, 0)
        eyes = seat_bit(seat) | EVERYBODY
        for remembered in self.memory:
            if batch_of(remembered) == batch:
                found[kind_of(remembered)] += 1
                if eyes_of(remembered) & eyes != 0:
                    seen[kind_of(remembered)] += 1
        for at in range(len(self.down)):
            if batch_of(self.down[at]) == batch and not self.knows(at, seat):
                found[kind_of(self.down[at])] -= 1
        for kind in range(pieces.KIND_COUNT):
            if seen[kind] > 0:
                seen[kind] = max(0, seen[kind] - found[kind])
        return seen
