"""Made by `make types` from fields.py; do not edit."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from sylve.engine.agenda import Agenda, agenda_of
from sylve.engine.chance import Chance
from sylve.engine.state import State
from sylve.engine.vec import vec
from sylve.engine.worlds import as_list, as_vector

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
        self.short: bool = False  # whether everybody lays one leaf alone (§9.1)

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
        self.short = original.short

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
            and self.short == other.short
        )

    def written_down(self) -> list[Any]:
        return [
            self.players,
            self.first,
            self.turn,
            self.winter,
            self.difficulty,
            self.agenda.written_down(),
            self.chosen,
            self.boosted,
            as_list(self.pending),
            as_list(self.sealed),
            as_list(self.leaves),
            as_list(self.turned),
            as_list(self.cells),
            as_list(self.tips),
            as_list(self.links),
            as_list(self.floor),
            as_list(self.piles),
            as_list(self.left),
            as_list(self.hands),
            as_list(self.deck),
            as_list(self.discard),
            self.reshuffles,
            as_list(self.stock),
            as_list(self.kept),
            as_list(self.drawn),
            as_list(self.plays),
            as_list(self.slots),
            as_list(self.animals),
            as_list(self.forest),
            as_list(self.den),
            as_list(self.babies),
            as_list(self.adults),
            as_list(self.spores),
            as_list(self.suns),
            as_list(self.acorns),
            as_list(self.debts),
            as_list(self.squirrels),
            self.season,
            as_list(self.wind_deck),
            as_list(self.wind_shown),
            self.short,
        ]

    def read_back(self, written: list[Any]) -> None:
        self.players = written[0]
        self.first = written[1]
        self.turn = written[2]
        self.winter = written[3]
        self.difficulty = written[4]
        self.agenda = agenda_of(written[5])
        self.chosen = written[6]
        self.boosted = written[7]
        self.pending = as_vector(written[8])
        self.sealed = as_vector(written[9])
        self.leaves = as_vector(written[10])
        self.turned = as_vector(written[11])
        self.cells = as_vector(written[12])
        self.tips = as_vector(written[13])
        self.links = as_vector(written[14])
        self.floor = as_vector(written[15])
        self.piles = as_vector(written[16])
        self.left = as_vector(written[17])
        self.hands = as_vector(written[18])
        self.deck = as_vector(written[19])
        self.discard = as_vector(written[20])
        self.reshuffles = written[21]
        self.stock = as_vector(written[22])
        self.kept = as_vector(written[23])
        self.drawn = as_vector(written[24])
        self.plays = as_vector(written[25])
        self.slots = as_vector(written[26])
        self.animals = as_vector(written[27])
        self.forest = as_vector(written[28])
        self.den = as_vector(written[29])
        self.babies = as_vector(written[30])
        self.adults = as_vector(written[31])
        self.spores = as_vector(written[32])
        self.suns = as_vector(written[33])
        self.acorns = as_vector(written[34])
        self.debts = as_vector(written[35])
        self.squirrels = as_vector(written[36])
        self.season = written[37]
        self.wind_deck = as_vector(written[38])
        self.wind_shown = as_vector(written[39])
        self.short = written[40]
