"""Everything random. A game draws from a SHA-256 counter stream, from a tape, or in imagined worlds from fast dice.

The stream is the same in every version and language: block k is SHA-256(seed + k as 8 bytes, big-endian), read as
big-endian words of 32 bits; a draw below n takes the next word under the largest multiple of n, modulo n.
"""

import hmac
from collections.abc import Sequence
from hashlib import sha256
from typing import Final, SupportsIndex

from librt.strings import read_i32_be
from mypy_extensions import i64, mypyc_attr

from sylve.engine.integers import as_index
from sylve.engine.vec import append, vec

SEED_BYTES: Final = 32
WORD: Final[i64] = 4294967296
BLOCK_BYTES: Final = 32
WARM_UP: Final = 4  # throws until dice of near seeds differ

Tape = list[int | list[int]]
"""What chance gave, in order: the order of every shuffle, the result of every draw."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of shuffles and draws. `results` counts what it gave, `notes` keeps it when a tape is wanted."""

    def __init__(self) -> None:
        self.results: i64 = 0
        self.notes: Tape | None = None

    def below(self, n: i64) -> i64:
        """The next raw number from 0 to n - 1."""
        raise NotImplementedError

    def draw(self, n: i64) -> i64:
        """One of n equally likely outcomes."""
        result = self.below(n)
        self.results += 1
        if self.notes is not None:
            self.notes.append(result)
        return result

    def shuffle(self, cards: vec[i64]) -> vec[i64]:
        """The cards in a random order (Fisher and Yates, from the last place to the first)."""
        shuffled = cards[:]
        order = vec[i64]()
        if self.notes is not None:
            for i in range(len(cards)):
                order = append(order, i)
        left: i64 = len(cards)
        while left > 1:
            j = self.below(left)
            left -= 1
            card = shuffled[left]
            shuffled[left] = shuffled[j]
            shuffled[j] = card
            if self.notes is not None:
                place = order[left]
                order[left] = order[j]
                order[j] = place
        self.results += 1
        if self.notes is not None:
            self.notes.append([int(place) for place in order])
        return shuffled

    def top(self, cards: vec[i64], count: i64) -> vec[i64]:
        """The first so many of the shuffled cards, for who needs no more of them."""
        return self.shuffle(cards)[:count]

    def copy(self) -> "Chance":
        raise NotImplementedError

    def same(self, other: "Chance") -> bool:
        """Whether both will give the same from here on."""
        raise NotImplementedError


class SeededChance(Chance):
    """The stream of a 32-byte seed."""

    def __init__(self, seed: bytes) -> None:
        super().__init__()
        self.seed = seed
        self.blocks: i64 = 0
        self.block = b""
        self.read: i64 = BLOCK_BYTES

    def _word(self) -> i64:
        if self.read == BLOCK_BYTES:
            self.block = sha256(self.seed + int(self.blocks).to_bytes(8, "big")).digest()
            self.blocks += 1
            self.read = 0
        word = i64(read_i32_be(self.block, self.read))
        self.read += 4
        return word if word >= 0 else word + WORD

    def below(self, n: i64) -> i64:
        limit: i64 = WORD - WORD % n
        word = self._word()
        while word >= limit:
            word = self._word()
        return word % n

    def copy(self) -> "SeededChance":
        twin = SeededChance(self.seed)
        twin.results = self.results
        twin.blocks = self.blocks
        twin.block = self.block
        twin.read = self.read
        return twin

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return restored_stream, (self.seed, self.blocks, self.read, self.results)

    def same(self, other: Chance) -> bool:
        return (
            isinstance(other, SeededChance)
            and self.seed == other.seed
            and self.blocks == other.blocks
            and self.read == other.read
        )


class TapedChance(Chance):
    """What chance gave once, given again."""

    def __init__(self, tape: Tape) -> None:
        super().__init__()
        self.tape = tape

    def _next(self) -> int | list[int]:
        if self.results >= len(self.tape):
            raise ValueError("the tape ran out")
        entry = self.tape[self.results]
        self.results += 1
        if self.notes is not None:
            self.notes.append(entry)
        return entry

    def draw(self, n: i64) -> i64:
        entry = self._next()
        if not isinstance(entry, int) or not 0 <= entry < n:
            raise ValueError(f"the tape gives {entry!r} where a number below {n} is drawn")
        return entry

    def shuffle(self, cards: vec[i64]) -> vec[i64]:
        entry = self._next()
        if not isinstance(entry, list) or sorted(entry) != list(range(len(cards))):
            raise ValueError(f"the tape gives {entry!r} where {len(cards)} cards are shuffled")
        shuffled = vec[i64]()
        for place in entry:
            shuffled = append(shuffled, cards[place])
        return shuffled

    def copy(self) -> "TapedChance":
        twin = TapedChance(self.tape)
        twin.results = self.results
        return twin

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return restored_tape, (self.tape, self.results)

    def same(self, other: Chance) -> bool:
        return isinstance(other, TapedChance) and self.tape[self.results :] == other.tape[other.results :]


class Dice(Chance):
    """The fast generator of search and imagined worlds: L'Ecuyer's two combined streams, equal in every build."""

    def __init__(self, seed: SupportsIndex, warm_up: i64 = WARM_UP) -> None:
        super().__init__()
        number = as_index(seed)
        if number is None:
            raise TypeError(f"dice are made from an integer, not from {seed!r}")
        self.a: i64 = number % 2147483562 + 1
        self.b: i64 = (number // 2147483562 + number * 69621) % 2147483398 + 1
        for _throw in range(warm_up):
            self.below(2)

    def below(self, n: i64) -> i64:
        self.a = self.a * 40014 % 2147483563
        self.b = self.b * 40692 % 2147483399
        mixed = self.a - self.b
        if mixed < 1:
            mixed += 2147483562
        return (mixed - 1) * n // 2147483562

    def shuffle(self, cards: vec[i64]) -> vec[i64]:
        """The same order, without notes: nobody replays dice."""
        shuffled = cards[:]
        left: i64 = len(cards)
        while left > 1:
            j = self.below(left)
            left -= 1
            card = shuffled[left]
            shuffled[left] = shuffled[j]
            shuffled[j] = card
        self.results += 1
        return shuffled

    def top(self, cards: vec[i64], count: i64) -> vec[i64]:
        """Drawn one by one: nobody replays dice, so the rest need not be shuffled."""
        drawn = cards[:]
        for i in range(count):
            j = i + self.below(len(drawn) - i)
            card = drawn[i]
            drawn[i] = drawn[j]
            drawn[j] = card
        self.results += 1
        return drawn[:count]

    def derive(self) -> "Dice":
        """New dice that depend on these by value."""
        child = Dice(0, 0)
        child.a = self.below(2147483562) + 1
        child.b = self.below(2147483398) + 1
        return child

    def copy(self) -> "Dice":
        twin = Dice(0, 0)
        twin.results = self.results
        twin.a = self.a
        twin.b = self.b
        return twin

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return restored_dice, (self.a, self.b, self.results)

    def same(self, other: Chance) -> bool:
        return isinstance(other, Dice) and self.a == other.a and self.b == other.b


def restored_stream(seed: bytes, blocks: int, read: int, results: int) -> SeededChance:
    """The stream that was written down, where it was."""
    chance = SeededChance(seed)
    if blocks > 0:
        chance.blocks = blocks - 1
        chance._word()
        chance.read = read
    chance.results = results
    return chance


def restored_tape(tape: Tape, results: int) -> TapedChance:
    """The tape that was written down, where it was."""
    chance = TapedChance(tape)
    chance.results = results
    return chance


def restored_dice(a: int, b: int, results: int) -> Dice:
    """The dice that were written down."""
    dice = Dice(0, 0)
    dice.a, dice.b, dice.results = a, b, results
    return dice


def seed_bytes(seed: object) -> bytes:
    """A seed as its 32 bytes; an int is its big-endian form."""
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        return seed
    number = as_index(seed)
    if number is None:
        raise ValueError("a seed is an integer or 32 bytes")
    if not 0 <= number < 1 << (8 * SEED_BYTES):
        raise ValueError(f"a seed is not negative and fits into {SEED_BYTES} bytes")
    return number.to_bytes(SEED_BYTES, "big")


def commitment(secret: bytes) -> str:
    """What a table publishes before the first card."""
    return sha256(secret).hexdigest()


def seed_of(secret: bytes, salts: Sequence[bytes]) -> bytes:
    """The seed of a live table: its committed secret, mixed with the salt of everybody who sat down, in that order."""
    return hmac.digest(secret, b"".join(sha256(salt).digest() for salt in salts), "sha256")
