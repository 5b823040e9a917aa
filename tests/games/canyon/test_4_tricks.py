"""§4 Tricks."""

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

from games.canyon.positions import bids, cards, dealt, launched, legal, table
from rulebook import rule
from sylve import Dice, Refusal
from sylve.games.canyon import pieces
from sylve.games.canyon.rules import Canyon
from sylve.games.canyon.state import PADDLING, PLAYING
from sylve.kit.walks import walk


def after_bids(*hands: str, trump: str = "fire-1", **more: Any) -> Canyon:
    return bids(dealt(*hands, trump=trump, **more), *["0"] * len(hands))


@rule("4.1")
def test_the_first_player_leads_any_card_of_the_hand() -> None:
    state = after_bids("pine-1 sun-10", "pine-2 sun-1", "pine-3 sun-2", first=1)
    assert state.to_act() == (1,)
    assert legal(state) == ["sun-1", "pine-2"]
    assert state.why_not(1, state.read("play sun-10")) == Refusal("not-in-hand", "4.1", {"card": "@card-sun-10"})


@rule("4.1")
def test_everybody_plays_one_card_in_turn() -> None:
    state = after_bids("pine-1 sun-10", "pine-2 sun-1", "pine-3 sun-2")
    for seat, card in enumerate(("pine-1", "pine-2", "pine-3")):
        assert state.to_act() == (seat,)
        cards(state, card)
    assert [canoe["cards"] for canoe in table(state)["canoes"]] == [1, 1, 1]


@rule("4.2")
def test_who_has_the_suit_led_plays_it() -> None:
    state = cards(after_bids("pine-1 sun-10", "pine-2 sun-1", "pine-3 sun-2"), "pine-1")
    assert legal(state) == ["pine-2"]
    refusal = state.why_not(1, state.read("play sun-1"))
    assert refusal == Refusal("must-follow", "4.2", {"card": "@card-sun-1", "suit": "@suit-pine"})
    offers = {state.say(offer["action"]): offer["refusal"] for offer in state.offers(1)}
    assert offers["play sun-1"]["code"] == "must-follow"
    assert offers["play pine-2"] is None


@rule("4.2")
def test_who_has_none_plays_anything_and_need_not_trump() -> None:
    state = cards(after_bids("pine-1 sun-10", "fire-2 sun-1", "pine-3 sun-2"), "pine-1")
    assert legal(state) == ["sun-1", "fire-2"]


@rule("4.2")
def test_nobody_has_to_play_high() -> None:
    state = cards(after_bids("pine-5 sun-10", "pine-2 pine-9", "pine-3 sun-2"), "pine-5")
    assert legal(state) == ["pine-2", "pine-9"]


TRICKS = [
    ("sun-3 sun-9 sun-5", "fire-1", 1, "low - low", "the highest card of the suit led"),
    ("sun-3 pine-9 paw-10", "fire-1", 0, "- suit suit", "other suits without trump take nothing"),
    ("sun-10 fire-2 sun-5", "fire-1", 1, "cut - cut", "any trump beats the suit led"),
    ("sun-10 fire-2 fire-7", "fire-1", 2, "cut low -", "the highest trump"),
    ("sun-10 fire-2 pine-7", "fire-1", 1, "cut - suit", "a trump beats every other suit"),
    ("fire-6 fire-2 sun-10", "fire-1", 0, "- low suit", "trump led"),
    ("sun-3 sun-4 pine-10", "paw-1", 1, "low - suit", "all of one suit but one"),
]


@rule("4.3")
@pytest.mark.parametrize(("played", "trump", "winner", "lost", "why"), TRICKS, ids=[why for *_, why in TRICKS])
def test_who_takes_a_trick_and_why_the_others_do_not(played: str, trump: str, winner: int, lost: str, why: str) -> None:
    spare = ("feather-1", "feather-2", "feather-3")
    hands = [f"{card} {other}" for card, other in zip(played.split(), spare, strict=True)]
    state = cards(after_bids(*hands, trump=trump), *played.split())
    assert [canoe["tricks"] for canoe in table(state)["canoes"]] == [int(seat == winner) for seat in range(3)], why
    trick = table(state)["tricks"][0]
    assert trick["best_seat"] == winner
    assert " ".join(laid["lost"] or "-" for laid in trick["cards"]) == lost
    assert next(event for event in state.heard if event.kind == "trick").facts["cut"] is ("cut" in lost)
    assert state.to_act() == (winner,)


@rule("4.3")
def test_who_took_the_trick_leads_the_next_until_all_cards_are_played() -> None:
    state = after_bids("sun-1 sun-2", "sun-9 sun-3", "sun-4 sun-10")
    cards(state, "sun-1", "sun-9", "sun-4")
    assert state.to_act() == (1,)
    cards(state, "sun-3", "sun-10", "sun-2")
    assert [canoe["tricks"] for canoe in table(state)["canoes"]] == [0, 1, 1]
    assert table(state)["phase"] == "move"


@rule("4.4")
def test_tricks_and_bids_are_open_and_hands_are_not() -> None:
    state = cards(after_bids("sun-1 sun-2", "sun-9 sun-3", "sun-4 sun-10"), "sun-1", "sun-9", "sun-4")
    for reader in (0, 2, None):
        view = table(state, reader)
        assert [canoe["tricks"] for canoe in view["canoes"]] == [0, 1, 0]
        assert "sun-3" not in [card["card"] for card in view["hand"] or []]


@rule("4.4")
def test_cards_played_are_remembered() -> None:
    state = cards(after_bids("sun-1 sun-2", "sun-9 sun-3", "sun-4 sun-10"), "sun-1", "sun-9", "sun-4", "sun-3")
    tricks = table(state)["tricks"]
    assert [[laid["card"]["card"] for laid in trick["cards"]] for trick in tricks] == [
        ["sun-1", "sun-9", "sun-4"],
        ["sun-3"],
    ]
    assert [laid["seat"] for laid in tricks[0]["cards"]] == [0, 1, 2]
    assert [(trick["lead_seat"], trick["complete"]) for trick in tricks] == [(0, True), (1, False)]


def voids() -> Canyon:
    """Seat 1 lacks pine, seat 2 lacks pine and sun, seat 3 lacks pine; two cards are left to each."""
    state = bids(
        dealt(
            "pine-1 sun-1 paw-1 fire-9",
            "feather-1 sun-2 feather-2 fire-8",
            "fire-2 paw-4 fire-5 feather-7",
            "feather-9 sun-3 paw-3 feather-4",
            trump="paw-10",
        ),
        "0",
        "0",
        "0",
        "0",
    )
    return cards(state, "pine-1", "feather-1", "fire-2", "feather-9", "sun-1", "sun-2", "fire-5", "sun-3")


@rule("4.4")
def test_who_could_not_follow_is_known_to_lack_the_suit() -> None:
    lacks = [canoe["lacks"] for canoe in table(voids())["canoes"]]
    assert lacks == [[], ["pine"], ["sun", "pine"], ["pine"]]


@rule("4.4")
def test_no_imagined_world_gives_a_seat_a_suit_it_has_shown_to_lack() -> None:
    state, dice = voids(), Dice(5)
    for seat in (0, 1, 2, 3, None):
        for _ in range(200):
            world: Any = state.imagine(seat, dice)
            for card in range(50):
                holder = int(world.place[card])
                if holder >= 0:
                    assert not world.lacks(holder, int(pieces.SUIT[card]))
                    assert seat != holder or state.has(seat, card)


@rule("4.4")
def test_every_hand_that_fits_is_imagined_as_often() -> None:
    """Seat 2 may hold any two feathers, paws or fires, one pair as likely as another."""
    state, dice = voids(), Dice(6)
    seen: Counter[tuple[int, ...]] = Counter()
    rounds = 3000
    for _ in range(rounds):
        world: Any = state.imagine(0, dice)
        seen[tuple(card for card in range(50) if world.has(2, card))] += 1
    allowed = [card for card in unknown_to(state, 0) if pieces.SUITS[pieces.SUIT[card]] not in ("sun", "pine")]
    pairs = list(combinations(allowed, 2))
    assert set(seen) == set(pairs)
    expected = rounds / len(pairs)
    assert sum((seen[pair] - expected) ** 2 / expected for pair in pairs) / (len(pairs) - 1) < 1.35


@rule("4.4")
def test_worlds_are_as_likely_as_deals_that_happen_to_fit() -> None:
    """Against a second way to imagine: deal at random until nobody holds what it lacks."""
    state, dice, chooser = voids(), Dice(7), Random(7)
    unknown, wanted = unknown_to(state, 0), 1200
    ours: Counter[tuple[int, int]] = Counter()
    theirs: Counter[tuple[int, int]] = Counter()
    for _ in range(wanted):
        world: Any = state.imagine(0, dice)
        ours.update((int(world.place[card]), card // 10) for card in unknown if world.place[card] > 0)
    while theirs.total() < 6 * wanted:
        chooser.shuffle(unknown)
        dealt_out = [(1 + i // 2, card // 10) for i, card in enumerate(unknown[:6])]
        if not any(state.lacks(seat, suit) for seat, suit in dealt_out):
            theirs.update(dealt_out)
    assert set(ours) == set(theirs)
    for place, times in theirs.items():
        assert abs(ours[place] - times) < 5 * (2 * times) ** 0.5, place


def unknown_to(state: Canyon, seat: int) -> list[int]:
    return [
        card for card in range(50) if state.place[card] == -1 or (state.place[card] >= 0 and state.place[card] != seat)
    ]


@rule("4.4")
def test_a_tight_fit_is_found() -> None:
    """Late in a full round of six almost nothing is left to choose; a world is found all the same."""
    for seed in range(4):
        state, dice = launched(6, seed), Dice(seed)
        for _ in walk(state, seed):
            if state.phase == PLAYING:
                for seat in range(6):
                    world: Any = state.imagine(seat, dice)
                    held = [(int(world.place[card]), card // 10) for card in range(50) if world.place[card] >= 0]
                    assert not any(world.lacks(holder, suit) for holder, suit in held)
            elif state.phase == PADDLING:
                break
