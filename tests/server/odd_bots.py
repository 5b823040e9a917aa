"""Bots that go wrong, in a module that a thinking process imports quickly."""

import os
import signal
import time

from sylve import bots
from sylve.engine.chance import Dice
from sylve.engine.state import State


def crashes(_state: State, _seat: int, _dice: Dice) -> int:
    os._exit(1)


def raises(_state: State, _seat: int, _dice: Dice) -> int:
    raise RuntimeError("no idea")


def sleeps(_state: State, _seat: int, _dice: Dice) -> int:
    time.sleep(10_000)
    return 0


def cheats(_state: State, _seat: int, _dice: Dice) -> int:
    return 10**6


def waits(state: State, seat: int, _dice: Dice) -> int:
    """Whoever is asked first says who it is and never answers; the next one does."""
    try:
        os.symlink(str(os.getppid()), os.environ["FIRST_ASKED"])
    except FileExistsError:
        return state.actions(seat)[-1]
    signal.pause()
    return 0


ODD = {"waits": waits, "crashes": crashes, "raises": raises, "sleeps": sleeps, "cheats": cheats}


def think(state: State, bot: str, seat: int, seed: int) -> int:
    """In the thinking process: the bots above besides the real ones."""
    dice = Dice(seed)
    return ODD[bot](state, seat, dice) if bot in ODD else bots.choose(bot, state, seat, dice)
