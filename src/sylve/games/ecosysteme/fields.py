"""What lies on the table in Écosystème: every field once, with who may see it.

A player is a seat or, after the seats, the rival: Alban in solo, the neutral hand with two seats.
A hand keeps the number of the place it was dealt to and goes round by `turn`; so who has seen it follows from the turn.
A grid is kept pushed into the top left corner of its 4 × 5 cells: it floats, but has one form.
"""

from typing import Final

from sylve.engine.fields import EVERYBODY, NOBODY, number, numbers, shared

FIELDS: Final = (
    number("turn", EVERYBODY, "cards that every player has laid in full turns"),
    number("skipped", EVERYBODY, "picks that are left out before the first (§7.2)"),
    numbers("steps", EVERYBODY, "by seat: what it is about to do"),
    numbers(
        "picked",
        "its seat until all have chosen, then everybody",
        "by seat: the card chosen and not yet placed; in the hand until the reveal",
    ),
    numbers(
        "hands",
        "each hand whoever has held it in this round",
        "by the place they were dealt to: how many of each kind",
    ),
    shared("pile", NOBODY, "not dealt; the next card is the last"),
    numbers("grid", EVERYBODY, "by player: the kind in each cell"),
    numbers("serials", EVERYBODY, "by player: which of its cards lies in each cell, in the order of laying"),
    numbers("laid", EVERYBODY, "by player: how many cards"),
    numbers("heights", EVERYBODY, "by player: rows used"),
    numbers("widths", EVERYBODY, "by player: columns used"),
    numbers("counts", EVERYBODY, "by player: how many of each kind"),
    numbers("streams", EVERYBODY, "by player: length of the largest stream"),
)
