"""§8 What is hidden."""

from collections import Counter
from random import Random
from typing import Any

import sylve
from games.leaf.positions import active, cards, game, hand, place, play, table
from rulebook import rule
from sylve.games.leaf import pieces
from sylve.games.leaf.rules import Leaf


@rule("8.1")
def test_hands_are_secret_and_all_else_is_open() -> None:
    state = game(3)
    for seat in range(3):
        assert sum(table(state, seat)["hand"].values()) == table(state)["players"][seat]["cards"]
    open_parts = {"hand", "memory", "turn"}
    own, other = table(state, 0), table(state, 1)
    assert all(own[part] == other[part] for part in own if part not in open_parts)
    assert table(state)["hand"] is None


@rule("8.1")
def test_piles_tell_their_colours_and_not_their_order() -> None:
    state = game()
    worlds: list[Any] = [state.imagine(0, sylve.Dice(seed)) for seed in range(30)]
    assert all(table(world)["piles"] == table(state)["piles"] for world in worlds)
    orders = {tuple(world.piles) for world in worlds}
    assert len(orders) == 30
    assert {pile[4] for pile in orders} == {state.piles[4]}


@rule("8.1")
def test_the_cards_of_others_are_drawn_from_what_was_not_seen() -> None:
    state = game()
    seat = active(state)
    hand(state, seat, "ginkgo ginkgo ginkgo")
    dice = sylve.Dice(3)
    seen: Counter = Counter()
    for _ in range(300):
        world: Any = state.imagine(seat, dice)
        seen.update(cards(world, 1 - seat))
    assert seen["ginkgo"] < min(seen[name] for name in pieces.SPECIES if name != "ginkgo")


def reshuffled(seats: int) -> Leaf:
    """A real game in which the leaf cards were shuffled anew and cards were played since: all draw what they can."""
    for seed in range(400):
        state, chooser = game(seats, seed), Random(seed)
        while not state.over:
            if state.reshuffles == 1 and len(state.plays) >= 2:
                return state
            seat = chooser.choice(state.to_act())
            actions = state.actions(seat)
            drawing = [action for action in actions if state.say(action).split()[0] in ("draw", "climb", "boost")]
            state.play(seat, chooser.choice(drawing or actions))
    raise AssertionError("nobody ever shuffled")


@rule("8.1")
def test_after_a_shuffle_two_players_know_each_others_cards_of_that_moment() -> None:
    """What is neither shuffled nor mine was in the other hand; only what was drawn since is unknown."""
    state = reshuffled(2)
    for seat in (0, 1):
        view = table(state, seat)["memory"]
        known = Counter({name: 6 - view["stock"][name] - view["kept"][name] for name in pieces.SPECIES})
        assert known == +Counter(table(state, 1 - seat)["memory"]["kept"])
        dice = sylve.Dice(5)
        for _ in range(50):
            world: Any = state.imagine(seat, dice)
            assert world.view(seat) == state.view(seat)
            assert +Counter(table(world, 1 - seat)["memory"]["kept"]) == +known
            other = table(world, 1 - seat)
            played = Counter(p["card"] for p in other["memory"]["plays"] if p["player"] == 1 - seat)
            drawn = Counter(other["hand"]) + played - known
            assert sum(drawn.values()) <= view["drawn"][1 - seat]
            assert drawn <= Counter(view["stock"])


@rule("8.1")
def test_in_every_world_after_a_shuffle_the_others_could_have_played_what_they_played() -> None:
    state = reshuffled(4)
    dice = sylve.Dice(6)
    for seat in (0, 1, 2, 3, None):
        for _ in range(8):
            world: Any = state.imagine(seat, dice)
            assert sorted(world.census()) == sorted(state.census())
            for other in range(4):
                memory = table(world, other)["memory"]
                held, drawn = Counter(memory["kept"]), memory["drawn"][other]
                plays = [p for p in table(world)["memory"]["plays"] if p["player"] == other]
                beyond = Counter(p["card"] for p in plays) - held
                assert sum(beyond.values()) <= drawn
                assert sum((+Counter(cards(world, other))).values()) == sum(held.values()) + drawn - len(plays)


@rule("8.1")
def test_a_play_is_remembered_with_the_cards_drawn_before_it() -> None:
    state = game()
    seat = active(state)
    hand(state, seat, "sweetgum")
    play(state, "card sweetgum", place(state, 1, -1))
    assert table(state)["memory"]["plays"] == [{"player": seat, "card": "sweetgum", "drawn": 3}]
