"""Chance: the published stream, tapes, dice, and the commitment of a live table."""

import hashlib
from collections import Counter

import pytest

from sylve.engine.chance import Dice, SeededChance, TapedChance, commitment, seed_bytes, seed_of
from sylve.engine.worlds import UNKNOWN, filled, spread


def reference_words(seed: bytes, count: int) -> list[int]:
    """The stream as it is written down, by other means."""
    stream = b"".join(hashlib.sha256(seed + k.to_bytes(8, "big")).digest() for k in range(count // 8 + 1))
    return [int.from_bytes(stream[4 * n : 4 * n + 4], "big") for n in range(count)]


def test_the_stream_is_the_one_that_is_written_down() -> None:
    chance = SeededChance(seed_bytes(7))
    assert [chance.draw(2**32) for _ in range(40)] == reference_words(seed_bytes(7), 40)


def test_a_word_beyond_the_last_whole_multiple_is_passed_over() -> None:
    n = 3 * 2**30
    wanted = [word % n for word in reference_words(seed_bytes(5), 60) if word < n]
    chance = SeededChance(seed_bytes(5))
    assert [chance.draw(n) for _ in range(20)] == wanted[:20]


def test_a_shuffle_swaps_from_the_last_place_down() -> None:
    words = iter(reference_words(seed_bytes(7), 20))
    wanted = list(range(8))
    for last in range(7, 0, -1):
        other = next(words) % (last + 1)
        wanted[last], wanted[other] = wanted[other], wanted[last]
    deck = filled(8, 0)
    for place in range(8):
        deck[place] = place
    assert list(SeededChance(seed_bytes(7)).shuffle(deck)) == wanted


def test_a_seed_is_32_bytes_or_their_number() -> None:
    assert seed_bytes(258) == bytes(30) + b"\x01\x02"
    assert seed_bytes(bytes(range(32))) == bytes(range(32))
    for wrong in (-1, 2**256, b"short", True, 1.5, "7", None):
        with pytest.raises(ValueError, match="seed"):
            seed_bytes(wrong)


def test_notes_are_the_tape_that_gives_the_same_again() -> None:
    first = SeededChance(seed_bytes(1))
    first.notes = []
    cards = filled(5, 0)
    for place in range(5):
        cards[place] = place * 10
    gave = [list(first.shuffle(cards)), first.draw(6), first.draw(6)]
    again = TapedChance(first.notes)
    assert [list(again.shuffle(cards)), again.draw(6), again.draw(6)] == gave
    with pytest.raises(ValueError, match="ran out"):
        again.draw(6)


def test_a_tape_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="below 3"):
        TapedChance([3]).draw(3)
    with pytest.raises(ValueError, match="drawn"):
        TapedChance([[0, 1]]).draw(3)
    with pytest.raises(ValueError, match="shuffled"):
        TapedChance([[0, 0]]).shuffle(filled(2, 0))


def test_a_copy_goes_on_alike_and_apart() -> None:
    for chance in (SeededChance(seed_bytes(3)), Dice(3), TapedChance([4, 5, 6])):
        chance.draw(10)
        twin = chance.copy()
        assert twin.same(chance)
        drawn = chance.draw(10)
        assert not twin.same(chance)
        assert twin.draw(10) == drawn
        assert twin.same(chance)


def test_dice_are_even_and_differ_by_seed() -> None:
    dice = Dice(12)
    faces = Counter(dice.below(6) for _ in range(12000))
    assert set(faces) == set(range(6))
    assert all(1800 < count < 2200 for count in faces.values())
    assert len({Dice(seed).below(2**31) for seed in range(500)}) > 490


def test_spread_lays_any_card_anywhere() -> None:
    dice = Dice(8)
    cards, places = filled(3, 0), filled(2, 0)
    for n in range(3):
        cards[n] = 10 + n
    places[1] = 2
    seen: Counter = Counter()
    for _ in range(1200):
        content = filled(3, UNKNOWN)
        content[1] = 99
        left = spread(content, cards, places, dice)
        assert sorted([content[0], content[2], *left]) == [10, 11, 12]
        assert content[1] == 99
        seen[(int(content[0]), int(content[2]))] += 1
    assert len(seen) == 6
    assert all(140 < count < 260 for count in seen.values())


def test_a_live_seed_depends_on_the_secret_and_on_every_salt() -> None:
    secret = bytes(32)
    seeds = {seed_of(secret, salts) for salts in ((), (b"a",), (b"b",), (b"a", b"b"), (b"b", b"a"), (b"ab",))}
    assert len(seeds | {seed_of(b"\x01" * 32, (b"a",))}) == 7
    assert commitment(secret) == hashlib.sha256(secret).hexdigest()
