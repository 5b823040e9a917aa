"""Hidden information is proven: twins that a seat cannot tell apart, and worlds it imagines."""

import pytest

import sylve
from sylve.engine.chance import Dice
from sylve.engine.state import State
from sylve.kit.cases import Case, every_case
from sylve.kit.twins import differences, twin_pairs
from sylve.kit.walks import finish, glimpses, seats_and_spectator

MOST_PAIRS = 40
GAMES, MOST_GAMES = 2, 20  # more than the first where these have no twins: small siblings hide few cards


@every_case
def test_twins_are_one_to_the_seat_that_cannot_tell_them_apart(case: Case) -> None:
    pairs = 0
    for seed in range(MOST_GAMES):
        if seed >= GAMES and pairs:
            break
        for number, pair in enumerate(twin_pairs(case, seed, tries=8)):
            if number % 7 == 0 and pairs < MOST_PAIRS:
                assert differences(pair, dice_seed=number) == []
                pairs += 1
    assert pairs or not sylve.game(case.game).hidden


@every_case
def test_an_imagined_world_is_the_true_one_to_its_seat(case: Case) -> None:
    state, dice = case.start(31), Dice(31)
    for _ in glimpses(state, 31):
        for seat in seats_and_spectator(state):
            world = state.imagine(seat, dice)
            assert world.view(seat) == state.view(seat)
            assert world.to_act() == state.to_act()
            if seat is not None:
                assert world.actions(seat) == state.actions(seat)
            assert sorted(world.census()) == sorted(state.census())
            with pytest.raises(ValueError, match="no past"):
                world.history()


@every_case
def test_an_imagined_world_can_be_played_to_the_end(case: Case) -> None:
    state, dice = case.start(32), Dice(32)
    for _ in glimpses(state, 32, 5):
        for seat in seats_and_spectator(state):
            assert finish(state.imagine(seat, dice), 1).over


@every_case
def test_worlds_differ_in_what_is_hidden_and_in_what_others_know(case: Case) -> None:
    state, dice = case.start(33), Dice(33)
    other_cards = other_knowledge = 0
    for _ in glimpses(state, 33):
        for seat in seats_and_spectator(state):
            world = state.imagine(seat, dice)
            other_cards += not world.same(state)
            other_knowledge += any(
                world.view(other) != state.view(other) for other in range(state.seats) if other != seat
            )
    assert other_cards
    assert other_knowledge or case.seats == 1


@every_case
def test_an_imagined_future_is_not_the_true_one(case: Case) -> None:
    state = case.start(34)
    one, two, again = state.imagine(None, Dice(1)), state.imagine(None, Dice(2)), state.imagine(None, Dice(1))
    assert one == again
    assert one != two
    assert not one.chance.same(state.chance)


def one_hidden_game() -> Case:
    return Case("toutlahaut", 3, {})


def caught(imagine=None, view=None) -> int:  # type: ignore[no-untyped-def]
    """On how many twins a spoilt game is found out."""
    found = 0
    for seed in range(4):
        extra = {} if view is None else {"view": view}
        for number, pair in enumerate(twin_pairs(one_hidden_game(), seed, tries=25, **extra)):
            found += bool(differences(pair, number, **({} if imagine is None else {"imagine": imagine})))
    return found


def test_an_imagine_that_peeks_is_caught() -> None:
    def peeking(state: State, seat: int | None, dice: Dice) -> State:
        world = state.imagine(seat, dice)
        world.order = state.order  # type: ignore[attr-defined]
        return world

    assert caught(imagine=peeking)


def test_a_view_that_forgets_is_caught() -> None:
    def forgetful(state: State, seat: int | None) -> object:
        view = state.view(seat)
        return {**view, "table": {**view["table"], "seen": [], "hand": None, "drawn": None}}

    assert caught(view=forgetful)


def test_an_honest_game_is_not_accused() -> None:
    assert caught() == 0
