"""A second, naive season's end agrees with the game's: every choice offered, every point, every card that stays."""

from random import Random
from typing import Any

import pytest

import sylve
from games.canopee.naive import CARDS, WASTE, Forest, SeasonEnd
from games.canopee.positions import bare, end_season, forest, give, kind, plant
from sylve.games.canopee import pieces
from sylve.games.canopee.face_down import STASH
from sylve.games.canopee.rules import Canopee

LOOSE = ("fern", "bromeliad", "monstera", "seed", "rain", "sun", "fire", "disease", "drought", "lightning")
WOOD = ("trunk0", "trunk1", "trunk2", "canopy0", "canopy1", "canopy2")
ROWS = ("trees", "tallest", "plants", "weather", "season", "wildlife", "largest")
BARE = {seats: bare(seats, cards="flora", sign="rains") for seats in (2, 3, 4)}


def random_tree(chooser: Random) -> dict[str, Any]:
    trunks = [chooser.randrange(3) for _ in range(chooser.randrange(1, 5))]
    canopy = chooser.choice((None, 0, 1, 2))
    old = canopy is not None and chooser.random() < 0.3
    return {"trunks": trunks, "canopy": canopy, "old": old, "prize": old and chooser.random() < 0.5}


def random_forests(chooser: Random, seats: int) -> list[Forest]:
    animals = chooser.sample(CARDS, len(CARDS))
    forests = []
    for _ in range(seats):
        one = Forest()
        for name in WASTE:
            one.cards[name] = chooser.choice((0, 0, 1, 1, 2, 3, 4) if name in LOOSE else (0, 0, 0, 1, 1, 2))
        for _ in range(chooser.randrange(5)):
            one.cards[animals.pop()] = 1
        one.came = {name for name in one.owned(CARDS) if chooser.random() < 0.5}
        one.cards["pitcher"] = min(one.cards["pitcher"], 2)
        hidden = (*LOOSE, *WOOD, animals.pop())
        one.under = [chooser.choice((None, chooser.choice(hidden))) for _ in range(one.cards["pitcher"])]
        if one.cards["hoatzin-active"]:
            one.stash = [*chooser.choices((*LOOSE, *WOOD), k=chooser.randrange(5)), animals.pop()]
        one.trees = [random_tree(chooser) for _ in range(chooser.randrange(6))]
        forests.append(one)
    return forests


def laid_out(end: SeasonEnd) -> Canopee:
    """The same position in the game."""
    state = BARE[len(end.forests)].copy()
    state.listen()
    state.season, state.sign = end.season, pieces.SIGNS.index(end.sign)
    for seat, one in enumerate(end.forests):
        give(state, seat, " ".join(one.cards.elements()))
        for tree in one.trees:
            canopy = "" if tree["canopy"] is None else f"/{tree['canopy']}"
            plant(state, seat, "+".join(map(str, tree["trunks"])) + canopy, scored=tree["old"], awarded=tree["prize"])
        for card in one.came:
            state.welcome(kind(card))
        for card in one.stash:
            state.lay_down(STASH, kind(card), 1, 1)
        for pitcher, card in enumerate(one.under):
            if card:
                state.lay_down(state.pitcher_place(seat, pitcher), kind(card), 1, 1)
    end.sprouts = [pieces.KINDS[sprout] for sprout in state.sprouts]
    return state


def came_by_chance(state: Canopee, expected: list[str]) -> str | list[str]:
    """What the game drew: the animal the jaguar took, or the order of the cards that go under the germination deck."""
    if expected[0] in CARDS:
        discards = [str(event.facts["card"]) for event in state.heard if event.kind == "discard"]
        taken = discards[-1].removeprefix("@card-")
        assert taken in expected
        return taken
    batch = [at for at, number in enumerate(state.sprout_batch) if number]
    last = [pieces.KINDS[state.sprouts[at]] for at in batch][-len(expected) :]
    assert sorted(last) == expected
    return last


def one_end(number: int) -> None:
    chooser = Random(number)
    seats = chooser.choice((2, 2, 3, 4))
    forests, season = random_forests(chooser, seats), chooser.randrange(3 if seats == 2 else 2)
    end = SeasonEnd(forests, chooser.randrange(seats), season, chooser.choice(pieces.SIGNS), [])
    state = laid_out(end)
    state = end_season(state, taker=end.order[0])
    asking = end.play()
    try:
        seat, choices = next(asking)
        while True:
            if seat is None:
                seat, choices = asking.send(came_by_chance(state, choices))
                continue
            assert state.to_act() == (seat,)
            assert {state.say(action) for action in state.actions(seat)} == set(choices)
            choice = chooser.choice(sorted(choices))
            state.play(seat, state.read(choice))
            seat, choices = asking.send(choice)
    except StopIteration:
        pass
    assert state.over == (season == state.seasons - 1)
    breakdown = state.outcome().breakdown
    for name in ROWS:
        assert breakdown[name] == end.sheet(name), name
    for seat, one in enumerate(forests):
        assert forest(state, seat) == sorted(one.cards.elements(), key=pieces.KINDS.index)
        trees = state.view(None)["table"]["forests"][seat]["trees"]
        assert [(tree["trunks"], tree["canopy"], tree["scored"], tree["awarded"]) for tree in trees] == [
            (sorted(tree["trunks"]), tree["canopy"], tree["old"], tree["prize"]) for tree in one.trees if tree
        ]


def test_both_season_ends_agree_on_random_positions() -> None:
    for number in range(400 if sylve.build == "native" else 150):
        one_end(number)


@pytest.mark.long
def test_both_season_ends_agree_on_ten_thousand_random_positions() -> None:
    for number in range(10_000):
        one_end(number)
