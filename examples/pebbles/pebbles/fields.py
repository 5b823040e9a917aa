"""What lies on the table in Pebbles: every field once, with who may see it."""

from sylve.engine.fields import EVERYBODY, number, numbers

FIELDS = (
    number("heap", EVERYBODY, "pebbles left"),
    number("turn", EVERYBODY, "whose turn it is"),
    number("last", EVERYBODY, "who took the last pebble"),
    numbers("taken", EVERYBODY, "by seat"),
    numbers("cards", "its seat, and everybody when the game is over", "by seat"),
)
