"""What a seat may not see is exchanged, by the game's own statement of who may see what: it must not notice.

Twins are found by equal views, so a leak that view and `imagine` share is invisible to them. Each game therefore says
in `secrets.py`, from RULES.md alone, which places are hidden from whom.
"""

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

import pytest

import sylve
from sylve.drawing import package_of
from sylve.engine.secrets import Exchange, Secrets
from sylve.kit.cases import Case, every_case, every_game, games
from sylve.kit.twins import Pair, View, differences, differences_now, true_view, twin_pairs
from sylve.kit.walks import seats_and_spectator, walk

LOOKS = 6  # at so many decisions of a game, the first among them


class Exchanged(NamedTuple):
    """Two games that differ in what a seat may not see."""

    pair: Pair
    exchange: Exchange


def secrets_of(game: str) -> type[Secrets[Any]]:
    found: type[Secrets[Any]] = import_module(f"{package_of(sylve.game(game))}.secrets").SECRETS
    return found


def exchanged(case: Case, seed: int) -> Iterator[Exchanged]:
    """Pairs from one random game, for every seat and a spectator."""
    state, chooser = case.start(seed), Random(seed)
    length = sum(1 for _ in walk(state.copy(), seed))
    looks = {number * length // LOOKS for number in range(LOOKS)}
    secrets = secrets_of(case.game)(state)
    for number, (seat, action) in enumerate(walk(state, seed)):
        secrets.watch(state)
        if number in looks:
            for viewer in seats_and_spectator(state):
                possible = list(secrets.exchanges(state, viewer))
                for exchange in one_of_each(possible, chooser):
                    other = state.copy()
                    exchange.do(other)
                    assert not other.same(state), f"{exchange.what} changes nothing"
                    yield Exchanged(Pair(viewer, state, other), exchange)
        secrets.acts(state, seat, action)


def one_of_each(possible: list[Exchange], chooser: Random) -> list[Exchange]:
    """An exchange of each sort, by the first word that says what it is."""
    sorts = sorted({exchange.what.split()[0] for exchange in possible})
    return [chooser.choice([one for one in possible if one.what.split()[0] == sort]) for sort in sorts]


def noticed(case: Case, seeds: int, view: View = true_view) -> list[str]:
    """What seats noticed of exchanges that they may not notice."""
    found = []
    for seed in range(seeds):
        for number, (pair, exchange) in enumerate(exchanged(case, seed)):
            seat, one, other = pair
            told = [] if view(one, seat) == view(other, seat) else ["view"]
            if number % 3 == 0:
                told += differences_now(pair, number)
            found += [f"seat {seat} notices in its {part}: {exchange.what}" for part in told]
    return found


@every_case
def test_nobody_notices_what_nobody_may_see(case: Case) -> None:
    assert noticed(case, seeds=1) == []


@every_game
def test_a_game_says_who_may_see_what(name: str) -> None:
    """Something is hidden from every seat, from the first decision on and in the middle of the game."""
    game = sylve.game(name)
    for seats in game.seats:
        viewers = {pair.seat for pair, _ in exchanged(Case(name, seats, {}), 1)}
        assert viewers == {*range(seats), None}


def pile_looked_at(state: Any, seat: int | None) -> object:  # noqa: ARG001 - everybody sees it
    from sylve.games.canopee import agenda
    from sylve.games.canopee.face_down import kind_of, place_of

    if state.agenda.what() != agenda.CHOOSING:
        return None
    pile = state.pile_at(state.agenda.seat(), state.agenda.argument())
    return sorted(kind_of(card) for card in state.down if place_of(card) == pile)


def hand_of_the_next(state: Any, seat: int | None) -> object:
    return None if seat is None else [state.cards((seat + 1) % state.seats, species) for species in range(6)]


def suits_of_the_next(state: Any, seat: int | None) -> object:
    return None if seat is None else [card for card in range(50) if state.place[card] == (seat + 1) % state.seats]


def hand_to_come(state: Any, seat: int | None) -> object:
    if seat is None:
        return None
    hand = state.hand_of((seat - state.direction()) % state.circle())
    return [state.in_hand(hand, kind) for kind in range(11)]


def card_that_came(state: Any, seat: int | None) -> object:  # noqa: ARG001 - everybody sees it
    return state.card_for(min(state.turn, state.turns - 1))


LEAKS = {
    "canopee": (Case("canopee", 3, {}), pile_looked_at),
    "canyon": (Case("canyon", 3, {}), suits_of_the_next),
    "ecosysteme": (Case("ecosysteme", 4, {}), hand_to_come),
    "leaf": (Case("leaf", 3, {}), hand_of_the_next),
    "toutlahaut": (Case("toutlahaut", 3, {}), card_that_came),
}


@pytest.mark.parametrize("name", [name for name in games() if name in sylve.own_games()])
def test_a_leak_is_caught(name: str) -> None:
    case, leak = LEAKS[name]
    found = noticed(case, 2, lambda state, seat: (state.view(seat), leak(state, seat)))
    assert found
    assert noticed(case, 1) == []


@pytest.mark.skipif(sylve.build == "native", reason="compiled rules cannot be spoilt from outside")
def test_a_leak_that_view_and_imagine_share_is_caught_by_this_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Canopée's neighbours see every pile that is looked at: twins have equal views, and find nothing."""
    from sylve.games.canopee.face_down import FaceDown

    look = FaceDown.look_at_pile

    def with_the_neighbours(state: FaceDown, pile: int, seat: int) -> None:
        for one in range(state.seats):
            look(state, pile, (seat + one) % state.seats)

    monkeypatch.setattr(FaceDown, "look_at_pile", with_the_neighbours)
    case = Case("canopee", 3, {})
    pairs = 0
    for number, pair in enumerate(twin_pairs(case, 0, tries=4)):
        if number % 9 == 0:
            assert differences(pair, number) == []
            pairs += 1
    assert pairs
    assert noticed(case, 1)


@pytest.mark.skipif(sylve.build == "native", reason="compiled rules cannot be spoilt from outside")
def test_a_hand_seen_one_pass_early_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    from sylve.games.ecosysteme.state import Layout

    def early(state: Layout, seat: int, hand: int) -> bool:
        return seat >= 0 and (seat - hand) * state.direction() % state.circle() <= state.passes() + 1

    monkeypatch.setattr(Layout, "has_seen", early)
    assert noticed(Case("ecosysteme", 4, {}), 1)


def test_an_exchange_of_what_lies_open_would_be_noticed() -> None:
    """The tests can fail: the own hand is no secret."""
    state = sylve.game("leaf").start(3, 5)
    secrets = secrets_of("leaf")(state)
    other = state.copy()
    next(exchange for exchange in secrets.exchanges(state, 0) if "seat 1" in exchange.what).do(other)
    assert state.view(0) == other.view(0)
    assert state.view(1) != other.view(1)
