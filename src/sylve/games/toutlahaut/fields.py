"""What lies on the table in Tout là-haut: every field once, with who may see it.

One hand goes round: before turn t it receives the card `order[seats + t]`, and loses the one that is played.
So the order of the deck and the plays say all: every tree, the hand, and who saw what.
"""

from typing import Final

from sylve.engine.fields import EVERYBODY, flag, number, numbers, shared

FIELDS: Final = (
    number("objective", EVERYBODY, "the objective card, 0 for none"),
    number("games", EVERYBODY, "how many are played in a row", start=1),
    flag("draws_last", EVERYBODY, "the variant in which the card is drawn at the end of the turn"),
    number("game", EVERYBODY, "the one being played: 0 or 1"),
    number("first", EVERYBODY, "who began it"),
    number("direction", EVERYBODY, "1: the hand goes to the left neighbour, -1: to the right", start=1),
    number("turn", EVERYBODY, "plays so far in this game"),
    number("turns", EVERYBODY, "plays that make a game"),
    shared(
        "order",
        "nobody, but each card whoever held the hand with it; with draws_last the next own one",
        "the shuffled deck: the first hand, then what each turn brings",
    ),
    numbers("hand", "its holder", "ascending"),
    numbers("played", "everybody where shown, else who played it", "by turn, with places for those to come"),
    numbers("shown", EVERYBODY, "by turn: 1 face up, 0 face down"),
    shared("earlier", EVERYBODY, "by rule and seat: what the first of two games brought"),
)
