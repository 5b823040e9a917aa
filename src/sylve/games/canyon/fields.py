"""What lies on the table in Canyon: every field once, with who may see it."""

from typing import Final

from sylve.engine.fields import EVERYBODY, flag, number, numbers, shared

FIELDS: Final = (
    flag("quick", EVERYBODY, "the quick board is played"),
    flag("sealed", EVERYBODY, "bids are made together, unseen"),
    flag("skips_dark", EVERYBODY, "the dark rounds are left out"),
    flag("endless", EVERYBODY, "evening never falls"),
    flag("short", EVERYBODY, "one round of two cards is all there is (§8.4)"),
    number("phase", EVERYBODY, "what the seats are asked now, by the number of its step"),
    number("round", EVERYBODY, "rounds begun"),
    number("field", EVERYBODY, "the marker's field on the counter, 1 to 14"),
    number("dealer", EVERYBODY, "who deals; nobody before the first round", start=-1),
    number("launcher", EVERYBODY, "who launched first"),
    number("turn", EVERYBODY, "launches, open bids or moves done in this phase"),
    number("trump", EVERYBODY, "the card turned up; none before the first round", start=-1),
    numbers(
        "place",
        "everybody where played or turned up, the holder where held, nobody where undealt",
        "by card: the seat that holds it, or where else it is",
    ),
    numbers("suits", "the holder", "by seat and suit: cards in the seat's hand"),
    numbers("void", EVERYBODY, "by seat and suit: 1 where the seat has shown that it has none"),
    numbers("laid", EVERYBODY, "the cards played in this round, in order"),
    numbers("leads", EVERYBODY, "who led each trick of this round"),
    numbers("bids", "everybody; while sealed bids are being made, each seat its own", "by seat"),
    numbers("tricks", EVERYBODY, "by seat"),
    numbers("canoes", EVERYBODY, "by seat: its space"),
    numbers("fell", EVERYBODY, "by seat: 1 where it went over the fall in this round"),
    numbers("unused", EVERYBODY, "by seat: movement points left when it landed"),
    shared("reach", EVERYBODY, "for the canoe that has to move: the steps to each space"),
    shared("ends", EVERYBODY, "and where it may end"),
)
