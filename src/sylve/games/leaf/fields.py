"""What lies on the table in Leaf: every field once, with who may see it.

A player is a seat, or in solo the North Wind, which is player 1. Sets of leaves are bit masks, oldest leaf first.
"""

from typing import Final

from sylve.engine.fields import EVERYBODY, NOBODY, agenda, flag, number, numbers, shared

ACTIVE_SEAT: Final = "the active seat"

FIELDS: Final = (
    number("players", EVERYBODY, "seats, and in solo the North Wind"),
    number("first", EVERYBODY, "who began"),
    number("turn", EVERYBODY, "turns begun since the start"),
    flag("winter", EVERYBODY, "whether the last round is being played"),
    number("difficulty", EVERYBODY, "of the North Wind"),
    agenda(
        "agenda",
        "everybody, but which leaf is being chosen and placed only the active seat",
        "the steps that the turn still owes",
    ),
    number("chosen", ACTIVE_SEAT, "the card about to be played, or -1; it leaves the hand with its leaf", start=-1),
    flag("boosted", ACTIVE_SEAT, "whether a second card goes with it"),
    numbers("pending", EVERYBODY, "actions still owed, by colour"),
    numbers("sealed", "its seat, until all have chosen", "the animal each player puts to sleep in this frost"),
    shared("leaves", EVERYBODY, "tile by leaf, in the order they were laid"),
    shared("turned", EVERYBODY, "by leaf: by how many sixths"),
    shared("cells", EVERYBODY, "by leaf: where it lies"),
    shared("tips", EVERYBODY, "by leaf: the vertices of its cell that it has tips on"),
    shared("links", EVERYBODY, "by leaf: the leaves adjacent to it"),
    shared("floor", EVERYBODY, "leaf by cell"),
    shared(
        "piles",
        "nobody below the top leaf; the leaves taken everybody",
        "tiles by species, the top one of each last",
    ),
    numbers("left", EVERYBODY, "how many are left of each pile"),
    numbers("hands", "its player", "leaf cards by player and species"),
    shared("deck", NOBODY, "leaf cards, the top one last"),
    numbers("discard", EVERYBODY, "leaf cards by species"),
    number("reshuffles", EVERYBODY, "how often the leaf cards were shuffled since the start"),
    shared("stock", EVERYBODY, "what was shuffled the last time, by species"),
    shared("kept", "its player; how many everybody", "the hands at that moment"),
    numbers("drawn", EVERYBODY, "cards drawn since, by player"),
    shared("plays", EVERYBODY, "cards put away since, by whom and after how many draws"),
    numbers("slots", EVERYBODY, "animals in sight"),
    shared("animals", NOBODY, "the deck of animals, the top one last"),
    numbers("forest", EVERYBODY, "animals by player and kind"),
    numbers("den", EVERYBODY, "animals asleep, by player and kind"),
    numbers("babies", EVERYBODY, "by player: the leaves with a baby mushroom"),
    numbers("adults", EVERYBODY, "by player: the leaves with an adult mushroom"),
    numbers("spores", EVERYBODY, "mushrooms not yet on a leaf, by player"),
    numbers("suns", EVERYBODY, "by player"),
    numbers("acorns", EVERYBODY, "by player"),
    numbers("debts", EVERYBODY, "tokens taken for an empty hand, by player"),
    numbers("squirrels", EVERYBODY, "by player: the cell of the tree"),
    number("season", EVERYBODY, "the marker's cell on the track"),
    shared("wind_deck", NOBODY, "the North Wind's cards, the top one last"),
    shared("wind_shown", EVERYBODY, "its cards shown since its last shuffle"),
    flag("short", EVERYBODY, "whether everybody lays one leaf alone (§9.1)"),
)
