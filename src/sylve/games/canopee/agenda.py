"""What Canopée's agenda can hold: the number of each kind of step, and what a step's argument is.

The steps themselves are the classes in `steps/`, and the Spirit's in `solo.py`; `rules.STEPS` has them by number.
"""

from typing import Final

# Steps that ask a seat.
STARTING: Final = 0
CHOOSING: Final = 1  # which of the seat's piles: 0 to 2
BLIND: Final = 2
PLACING_KEPT: Final = 3  # the batch: a kept pile
PLACING_TAKEN: Final = 4  # the batch: the boa's card
PLACING_DRAWN: Final = 5  # the batch: cards that come from elsewhere
SIFTING: Final = 6  # the batch: drawn cards that need not be added
GROWING: Final = 7  # the kind of trunk
CROWNING: Final = 8  # the kind of canopy
DISCARDING: Final = 9  # why: one of the causes below
FELLING: Final = 10  # the kind of part
BURNING: Final = 11  # whose threat it is
SICKENING: Final = 12  # whose threat it is
BLIGHTING: Final = 13  # whose threat it is
STRIKING: Final = 14
AIMING: Final = 15  # at whom: lightning's effect, or the jaguar
WAKING: Final = 16
SOWING: Final = 17  # how many may still be added
TAKING: Final = 18
ASKING: Final = 19  # how many such steps there are

# Steps that run of themselves.
TURN: Final = 19
LOOKING: Final = 20  # the first of the seat's piles that may come
ADDING: Final = 21  # the pile that gets a card
REFILLING: Final = 22  # the pile that was kept
TURN_ENDS: Final = 23
DRAWING: Final = 24  # how many cards
SIFT_DRAW: Final = 25  # how many cards
SEASON_ENDS: Final = 26  # the step of the season's end: 1 to 6
UNVEILING: Final = 27
HUNTING: Final = 28
GERMINATING: Final = 29
PUTTING_BACK: Final = 30
UNCOVERING: Final = 31
NEXT_SEASON: Final = 32
SPIRIT_TURN: Final = 33
SPIRIT_PLACES: Final = 34  # the kind

# Why a card is discarded.
BY_DROUGHT: Final = 0
BY_ANT: Final = 1
BY_MUSHROOM: Final = 2
BY_LIGHTNING: Final = 3
OWN: Final = 0  # the threat of whoever loses the card
SPREAD: Final = 1  # one that strikes everybody
CAUSES: Final = ("drought", "ant", "mushroom", "lightning")
AT_PREY: Final = 2  # the jaguar's aim; lightning's are 0 and 1

# The six steps of a season's end.
WILDLIFE_STEP: Final = 1
SEED_STEP: Final = 2
THREAT_STEP: Final = 3
TREE_STEP: Final = 4
PLANT_STEP: Final = 5
REGENERATION_STEP: Final = 6
