"""The table drawn from a seat's view: in characters for a prompt, and as a picture made of those.

A game may have a `sketch.py` with `sketch(table, names, say)`, lines of characters with Rich's marks for their colours;
`say` gives the words of a message.
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from io import StringIO
from typing import Any

from rich.color import Color
from rich.color_triplet import ColorTriplet
from rich.console import Console
from rich.terminal_theme import SVG_EXPORT_THEME as THEME
from rich.text import Text

from sylve.engine.game import Game
from sylve.engine.state import State
from sylve.wording import Wording

WIDTH, HEIGHT = 1280, 720  # pixels of every picture, whatever lies on the table: films are made of equal ones
WIDEST = 16  # pixels of one character at most; it is twice as high as wide
MARGIN = 1  # characters
PLAINER = str.maketrans("●○▲★→↘↗∅–·", "*o^*>\\/-- ")  # what the picture's font has instead
CONSOLE = Console(file=StringIO())  # asked for the meaning of styles alone


def sketch_of(state: State, seat: int | None, wording: Wording) -> list[Text]:
    """The table as the seat (None: a spectator) may know it; nothing where the game does not draw itself."""
    module = f"{package_of(state.setup.game)}.sketch"
    if find_spec(module) is None:
        return []
    lines: list[str] = import_module(module).sketch(state.view(seat)["table"], wording.names, wording.text)
    return [Text.from_markup(line) for line in lines]


def package_of(game: Game) -> str:
    """Where the game's modules are."""
    return str(getattr(game.view, "__name__", "")).rpartition(".")[0]


def picture(lines: Sequence[Text]) -> Any:
    """The same as an array of pixels, height × width × 3 bytes, always of one size."""
    import numpy as np
    from PIL import Image, ImageDraw, ImageFont

    width = max((len(line.plain) for line in lines), default=0)
    cell = min(WIDTH / (width + 2 * MARGIN), HEIGHT / (len(lines) + 2 * MARGIN) / 2, WIDEST)
    height = 2 * cell
    start, above = (WIDTH - width * cell) / 2, (HEIGHT - len(lines) * height) / 2
    image = Image.new("RGB", (WIDTH, HEIGHT), tuple(THEME.background_color))
    pen, font = ImageDraw.Draw(image), ImageFont.load_default(0.72 * height)
    for row, line in enumerate(lines):
        for column, character in enumerate(line.plain.translate(PLAINER)):
            style = line.get_style_at_offset(CONSOLE, column)
            left, top = start + column * cell, above + row * height
            if style.bgcolor is not None:
                pen.rectangle((left, top, left + cell - 1, top + height - 2), fill=tuple(rgb(style.bgcolor)))
            ink = tuple(THEME.foreground_color if style.color is None else rgb(style.color))
            pen.text((left + cell / 2, top + cell), character, fill=ink, font=font, anchor="mm")
    return np.asarray(image)


def rgb(color: Color) -> ColorTriplet:
    return color.get_truecolor(THEME)
