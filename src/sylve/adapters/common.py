"""What the adapters share: spaces, masks, the table in words, and which game is dealt next."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Literal

import numpy as np
from gymnasium import logger, spaces
from numpy.typing import NDArray

import sylve
from sylve.drawing import picture, sketch_of
from sylve.engine.game import Game
from sylve.engine.integers import as_index
from sylve.engine.options import Choice
from sylve.engine.state import State
from sylve.telling import in_words
from sylve.wording import Wording

Deal = Callable[[int], State]
Illegal = Literal["end", "raise"]
ILLEGAL_REWARD: Final = -1.0
RENDER_MODES: Final = ("human", "ansi", "rgb_array")
ILLEGAL: Final = ("end", "raise")


def game_of(game: Game | str) -> Game:
    return sylve.game(game) if isinstance(game, str) else game


def company(game: Game) -> int:
    """The fewest seats at which one does not play alone."""
    return next(seats for seats in game.seats if seats > 1)


def seats_of(game: Game, seats: int | None) -> int:
    """So many, of whatever integer type, or the fewest in company; the game refuses what it cannot seat."""
    return company(game) if seats is None else (as_index(seats) or seats)


def dealer(game: Game, seats: int, options: dict[str, Choice]) -> Deal:
    """What deals the game of a seed; wrong seats and options are refused at once."""
    game.start(seats, 0, **options)  # type: ignore[arg-type]
    return partial(game.start, seats, **options)  # type: ignore[arg-type]


def check(name: str, value: str | None, known: Sequence[str | None]) -> None:
    """A ValueError tells what there is instead."""
    if value not in known:
        raise ValueError(f"{name} is one of {', '.join(map(str, known))}, not {value!r}")


def deal_number(seed: int | None, generator: np.random.Generator) -> int:
    """The seed itself, so that `game.start` deals the same game, or the generator's next number."""
    return int(generator.integers(2**62)) if seed is None else int(seed)


def observation_space(game: Game) -> spaces.Box:
    low, high = game.observation.bounds()
    return spaces.Box(low, high, dtype=np.int16)


def mask_of(state: State, seat: int) -> NDArray[np.int8]:
    """1 for each action that is legal for the seat: nowhere, when it owes no decision."""
    mask = np.zeros(state.setup.game.action_count, np.int8)
    mask[state.actions(seat)] = 1
    return mask


def rendered(render_mode: str | None, state: State, seat: int | None) -> str | NDArray[np.uint8] | None:
    """The table in words and drawn: given back, or printed for people; or a picture of it."""
    if render_mode is None:
        logger.warn("render() shows nothing without a render_mode")
        return None
    game = state.setup.game.id
    names = [Wording("en", game).text("seat-name", {"number": number}) for number in range(1, state.seats + 1)]
    drawn = sketch_of(state, seat, Wording("en", game, names))
    if render_mode == "rgb_array":
        pixels: NDArray[np.uint8] = picture(drawn)
        return pixels
    words = "\n".join([in_words(state, seat), *(line.plain.rstrip() for line in drawn)])
    if render_mode == "ansi":
        return words
    print(words, end="\n\n")
    return None
