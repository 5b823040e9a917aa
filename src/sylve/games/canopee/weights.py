"""What a player of Canopée counts with: somebody new, at first sight, and after many games."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.vec import append, vec


def numbers(*values: int) -> vec[i64]:
    found = vec[i64]()
    for value in values:
        found = append(found, value)
    return found


class Weights:
    """What a player counts with, in hundredths of a point where nothing else is said: the numbers of first sight."""

    def __init__(self) -> None:
        # The piles: what one must promise to be kept rather than passed (first, second, third), and less of it late.
        self.passing = numbers(230, 270, 160)
        self.late: i64 = 0
        self.looks_further = False  # at piles that come later, and at what the next seat would get
        self.unseen_card: i64 = 0  # on a later pile
        self.denied = numbers(0, 0, 0)  # percent of what the rival's first, second, third pile would bring it,
        self.denied_from: i64 = 0  # beyond this
        self.card_from_deck: i64 = 150
        # What cards may still become, by how many there are, with so many cards to come or more.
        self.many_cards: i64 = 20
        self.ferns = numbers(110, 88, 330, 88, 550, 88, 770, 88, 990, 88, 1210, 88, 1430, 88, 1650, 88, 1870, 88)
        self.bromeliads = numbers(154, 275, 0, 30)
        self.monsteras = numbers(80, 176, 440, 0)
        self.unpaired = numbers(225, 75, 25, 5, 0)  # rain without sun, or sun without rain: the first, the second …
        self.seeds = numbers(0, 380, 680, 900, 1050, 1150, 1250)
        # Trees.
        self.complete_tree: i64 = 190  # towards the largest forest
        self.forest_share: i64 = 0  # percent of the award for a forest that leads in the last season
        self.tall_share: i64 = 60  # percent of the award for a tree that leads
        self.tall_trunk: i64 = 12
        self.open_trees = numbers(150, 70, 70)  # the first, the second, each one more
        self.open_value: i64 = 60  # for each point of its trunks
        self.open_trunk: i64 = 60  # for each trunk but the first
        self.open_fades: i64 = 0  # percent of it that the last season takes away card by card
        # Animals.
        self.ability: i64 = 90
        self.mate: i64 = 120
        self.animals_fade: i64 = 0
        # By what threats will do: the fear of another one, each loss where they strike, what spreads.
        self.fires = numbers(60, 210, 105)
        self.diseases = numbers(60, 230, 115)
        self.blight: i64 = 150


def practised_weights() -> Weights:
    """Found by some 200,000 games without search: all numbers shaken at once, and moved where the lead grew by it."""
    eyes = Weights()
    eyes.passing = numbers(220, 260, 205)
    eyes.late = 105
    eyes.looks_further = True
    eyes.unseen_card = 225
    eyes.denied = numbers(100, 75, 70)
    eyes.denied_from = 80
    eyes.card_from_deck = 115
    eyes.many_cards = 16
    eyes.ferns = numbers(155, 30, 395, 130, 660, 60, 830, 90, 990, 90, 1210, 90, 1430, 90, 1650, 90, 1870, 90)
    eyes.bromeliads = numbers(320, 175, -300, 110)
    eyes.monsteras = numbers(10, 185, 580, 25)
    eyes.unpaired = numbers(195, 20, 15, 5, 0)
    eyes.seeds = numbers(0, 370, 680, 865, 1015, 1115, 1215)
    eyes.complete_tree = 340
    eyes.forest_share = 15
    eyes.tall_share = 20
    eyes.tall_trunk = 0
    eyes.open_trees = numbers(260, 150, 10)
    eyes.open_value = 105
    eyes.open_trunk = 85
    eyes.open_fades = 95
    eyes.ability = 130
    eyes.mate = 195
    eyes.animals_fade = 65
    eyes.fires = numbers(50, 100, 180)
    eyes.diseases = numbers(95, 205, 220)
    return eyes


def newcomers_weights() -> Weights:
    """Somebody new counts what lies there, hopes for little more, and fears no threat before it is due."""
    eyes = Weights()
    eyes.passing = numbers(150, 150, 150)
    eyes.ferns = numbers(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    eyes.bromeliads = numbers(50, 50, 0, 0)
    eyes.monsteras = numbers(50, 100, 150, 0)
    eyes.unpaired = numbers(100, 100, 100, 100, 100)
    eyes.seeds = numbers(0, 100, 200, 300, 400, 500, 600)
    eyes.complete_tree = 100
    eyes.tall_share = 0
    eyes.open_value = 40
    eyes.open_trunk = 40
    eyes.mate = 0
    eyes.fires = numbers(0, 100, 100)
    eyes.diseases = numbers(0, 100, 100)
    return eyes


FIRST_SIGHT: Final = Weights()
PRACTISED: Final = practised_weights()
NEWCOMER: Final = newcomers_weights()
