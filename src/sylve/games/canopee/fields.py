"""What lies on the table in Canopée: every field once, with who may see it.

Copies of a kind are equal, so places hold kinds. Cards lying face down are numbers that `face_down.py` reads, forests
are counts that `forest.py` reads.
"""

from typing import Final

from sylve.engine.fields import EVERYBODY, NOBODY, agenda, flag, number, numbers, shared

NONE: Final = -1

FIELDS: Final = (
    # Cards lying face down
    shared("order", NOBODY, "the shuffled forest cards, those put back last"),
    number("drawn", EVERYBODY, "how many of them have left their deck"),
    number("deck_end", EVERYBODY, "where this season's deck ends"),
    numbers(
        "down",
        "everybody, but for a card's kind: that the seats in its eyes know; who looked where is public",
        "the cards of the piles, of hands, and in hiding",
    ),
    number("batch", EVERYBODY, "the latest time that cards were picked up"),
    numbers(
        "memory",
        "as `down`: who had seen a card before it was picked up is public, its kind only they know",
        "cards of batches not yet all shown, as they lay before they were picked up",
    ),
    # Forests, alone the Spirit's second
    number("forests", EVERYBODY, "how many there are"),
    numbers("forest", EVERYBODY, "by seat and kind; of trees only what has not been scored"),
    numbers("discarded", EVERYBODY, "by kind"),
    numbers("trees", EVERYBODY, "by seat, tree and part"),
    numbers("slots", EVERYBODY, "by seat: how many places for trees are in use"),
    numbers("ability", EVERYBODY, "by species"),
    number("gained", EVERYBODY, "animals that came this season, as bits"),
    shared("robbed", EVERYBODY, "by kind: whom the tallest tree just took it from"),
    number("bloomed", EVERYBODY, "the plant that the butterfly became", start=NONE),
    numbers("scored", EVERYBODY, "by seat and row of the score sheet"),
    # The game
    flag("changing", EVERYBODY, "the variant with season cards"),
    number("level", EVERYBODY, "of the Spirit"),
    number("season", EVERYBODY, "the one being played, from 0", start=NONE),
    number("seasons", EVERYBODY, "how many make a game"),
    number("active", EVERYBODY, "whose turn it is; nobody's at the season's end"),
    number("last_taker", EVERYBODY, "who kept the latest pile"),
    number("kept_pile", EVERYBODY, "the pile whose cards are being placed", start=NONE),
    number("tucked_batch", EVERYBODY, "the kept pile that the hoatzin was last used on"),
    shared("sprouts", "nobody; cards put back are known, their order is not", "the germination deck, top card first"),
    shared("sprout_batch", EVERYBODY, "0: never drawn; else with which cards it was put back"),
    shared("signs", "everybody up to this season's, the others nobody", "the season cards in their order"),
    number("sign", EVERYBODY, "the one in force", start=NONE),
    agenda("agenda", EVERYBODY, "what is to be done, and what is asked"),
    shared("present", EVERYBODY, "by species: 1 for those of the recipe"),
)
