"""Made by `make types` from fields.py; do not edit."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sylve.engine.agenda import Agenda
from sylve.engine.chance import Chance
from sylve.engine.state import State
from sylve.engine.vec import vec

if TYPE_CHECKING:
    from sylve.engine.setup import Setup


class Fields(State):
    """What lies on the table. `state.py` gives it words."""

    def __init__(self, setup: "Setup", chance: Chance) -> None:
        super().__init__(setup, chance)
        self.players: i64 = 0  # seats, and in solo the North Wind
        self.first: i64 = 0  # who began
        self.turn: i64 = 0  # turns begun since the start
        self.winter: bool = False  # whether the last round is being played
        self.difficulty: i64 = 0  # of the North Wind
        self.agenda: Agenda = Agenda()  # the steps that the turn still owes
        self.chosen: i64 = -1  # the card about to be played, or -1; it leaves the hand with its leaf
        self.boosted: bool = False  # whether a second card goes with it
        self.pending: vec[i64] = vec[i64]()  # actions still owed, by colour
        self.sealed: vec[i64] = vec[i64]()  # the animal each player puts to sleep in this frost
        self.leaves: vec[i64] = vec[i64]()  # tile by leaf, in the order they were laid
        self.turned: vec[i64] = vec[i64]()  # by leaf: by how many sixths
        self.cells: vec[i64] = vec[i64]()  # by leaf: where it lies
        self.tips: vec[i64] = vec[i64]()  # by leaf: the vertices of its cell that it has tips on
        self.links: vec[i64] = vec[i64]()  # by leaf: the leaves adjacent to it
        self.floor: vec[i64] = vec[i64]()  # leaf by cell
        self.piles: vec[i64] = vec[i64]()  # tiles by species, the top one of each last
        self.left: vec[i64] = vec[i64]()  # how many are left of each pile
        self.hands: vec[i64] = vec[i64]()  # leaf cards by player and species
        self.deck: vec[i64] = vec[i64]()  # leaf cards, the top one last
        self.discard: vec[i64] = vec[i64]()  # leaf cards by species
        self.reshuffles: i64 = 0  # how often the leaf cards were shuffled since the start
        self.stock: vec[i64] = vec[i64]()  # what was shuffled the last time, by species
        self.kept: vec[i64] = vec[i64]()  # the hands at that moment
        self.drawn: vec[i64] = vec[i64]()  # cards drawn since, by player
        self.plays: vec[i64] = vec[i64]()  # cards put away since, by whom and after how many draws
        self.slots: vec[i64] = vec[i64]()  # animals in sight
        self.animals: vec[i64] = vec[i64]()  # the deck of animals, the top one last
        self.forest: vec[i64] = vec[i64]()  # animals by player and kind
        self.den: vec[i64] = vec[i64]()  # animals asleep, by player and kind
        self.babies: vec[i64] = vec[i64]()  # by player: the leaves with a baby mushroom
        self.adults: vec[i64] = vec[i64]()  # by player: the leaves with an adult mushroom
        self.spores: vec[i64] = vec[i64]()  # mushrooms not yet on a leaf, by player
        self.suns: vec[i64] = vec[i64]()  # by player
        self.acorns: vec[i64] = vec[i64]()  # by player
        self.debts: vec[i64] = vec[i64]()  # tokens taken for an empty hand, by player
        self.squirrels: vec[i64] = vec[i64]()  # by player: the cell of the tree
        self.season: i64 = 0  # the marker's cell on the track
        self.wind_deck: vec[i64] = vec[i64]()  # the North Wind's cards, the top one last
        self.wind_shown: vec[i64] = vec[i64]()  # its cards shown since its last shuffle

    def take_over(self, original: "Fields") -> None:
        """Become a copy; what is never changed in place is shared."""
        self.inherit(original)
        self.players = original.players
        self.first = original.first
        self.turn = original.turn
        self.winter = original.winter
        self.difficulty = original.difficulty
        self.agenda = original.agenda.copy()
        self.chosen = original.chosen
        self.boosted = original.boosted
        self.pending = original.pending[:]
        self.sealed = original.sealed[:]
        self.leaves = original.leaves
        self.turned = original.turned
        self.cells = original.cells
        self.tips = original.tips
        self.links = original.links
        self.floor = original.floor
        self.piles = original.piles
        self.left = original.left[:]
        self.hands = original.hands[:]
        self.deck = original.deck
        self.discard = original.discard[:]
        self.reshuffles = original.reshuffles
        self.stock = original.stock
        self.kept = original.kept
        self.drawn = original.drawn[:]
        self.plays = original.plays
        self.slots = original.slots[:]
        self.animals = original.animals
        self.forest = original.forest[:]
        self.den = original.den[:]
        self.babies = original.babies[:]
        self.adults = original.adults[:]
        self.spores = original.spores[:]
        self.suns = original.suns[:]
        self.acorns = original.acorns[:]
        self.debts = original.debts[:]
        self.squirrels = original.squirrels[:]
        self.season = original.season
        self.wind_deck = original.wind_deck
        self.wind_shown = original.wind_shown

    def same(self, other: State) -> bool:
        return (
            isinstance(other, Fields)
            and self.players == other.players
            and self.first == other.first
            and self.turn == other.turn
            and self.winter == other.winter
            and self.difficulty == other.difficulty
            and self.agenda.same(other.agenda)
            and self.chosen == other.chosen
            and self.boosted == other.boosted
            and self.pending == other.pending
            and self.sealed == other.sealed
            and self.leaves == other.leaves
            and self.turned == other.turned
            and self.cells == other.cells
            and self.tips == other.tips
            and self.links == other.links
            and self.floor == other.floor
            and self.piles == other.piles
            and self.left == other.left
            and self.hands == other.hands
            and self.deck == other.deck
            and self.discard == other.discard
            and self.reshuffles == other.reshuffles
            and self.stock == other.stock
            and self.kept == other.kept
            and self.drawn == other.drawn
            and self.plays == other.plays
            and self.slots == other.slots
            and self.animals == other.animals
            and self.forest == other.forest
            and self.den == other.den
            and self.babies == other.babies
            and self.adults == other.adults
            and self.spores == other.spores
            and self.suns == other.suns
            and self.acorns == other.acorns
            and self.debts == other.debts
            and self.squirrels == other.squirrels
            and self.season == other.season
            and self.wind_deck == other.wind_deck
            and self.wind_shown == other.wind_shown
        )
