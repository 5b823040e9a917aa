"""Sealed picks and hands never leak: pairs of games that differ only in what a seat cannot know."""

import random
from typing import Any

import sylve
from games.ecosysteme.positions import GAME, dealt, play, skip_turn
from sylve import bots
from sylve.engine.chance import Dice
from sylve.engine.undo import take_back

ACTIONS = range(243)


def told(state: sylve.State, seat: int | None) -> tuple:
    """All that a seat gets."""
    log = [event.seen_by(seat) for event in state.heard]
    if seat is None:
        return state.view(None), log, state.to_act()
    refusals = [state.why_not(seat, action) for action in ACTIONS]
    try:
        undo: Any = take_back(state, seat).view(seat)
    except sylve.IllegalAction as error:
        undo = error.refusal
    bot = bots.choose("greedy", state, seat, Dice(3)) if seat in state.to_act() else None
    return state.view(seat), log, state.to_act(), state.actions(seat), state.offers(seat), refusals, undo, bot


def test_what_one_seat_has_sealed_is_the_same_to_all_others() -> None:
    for seats in (2, 3, 6):
        for seed in range(3):
            one = GAME.start(seats, seed, listen=True)
            for _ in range(seed * 3):
                skip_turn(one)
            other = sylve.replay(one.record(), listen=True)
            chooser = random.Random(seed)
            sealing = chooser.randrange(seats)
            choices = one.actions(sealing)
            one.play(sealing, choices[0])
            other.play(sealing, choices[-1])
            assert one != other
            for seat in [*range(seats), None]:
                if seat != sealing:
                    assert told(one, seat) == told(other, seat)
                    assert one.imagine(seat, Dice(7)) == other.imagine(seat, Dice(7))


def test_a_hand_not_held_yet_is_the_same_to_a_seat_whatever_it_is() -> None:
    hands = ("bee*4 wolf*6", "fox*6 deer*4", "trout*10")
    one = dealt(hands[0], hands[1], hands[2], listen=True)
    other = dealt(hands[0], hands[2], hands[1], listen=True)
    for seat in (0, None):
        assert told(one, seat) == told(other, seat)
        assert one.imagine(seat, Dice(4)) == other.imagine(seat, Dice(4))
    play(one, (0, "choose bee"))
    play(other, (0, "choose bee"))
    assert told(one, 0) == told(other, 0)


def test_taking_back_a_sealed_card_leaves_no_trace_for_others() -> None:
    state = GAME.start(3, 5, listen=True)
    before = [state.view(seat) for seat in (1, 2, None)]
    state.play(0, state.actions(0)[0])
    undone = take_back(state, 0)
    assert [undone.view(seat) for seat in (1, 2, None)] == before


def test_a_look_at_the_reader_changes_nothing() -> None:
    """Neither views nor worlds disturb the game."""
    state, twin = GAME.start(3, 6), GAME.start(3, 6)
    for seat in (0, 1, 2, None):
        state.view(seat)
        state.imagine(seat, Dice(1))
    assert state == twin
