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
        self.order: vec[i64] = vec[i64]()  # the shuffled forest cards, those put back last
        self.drawn: i64 = 0  # how many of them have left their deck
        self.deck_end: i64 = 0  # where this season's deck ends
        self.down: vec[i64] = vec[i64]()  # the cards of the piles, of hands, and in hiding
        self.batch: i64 = 0  # the latest time that cards were picked up
        self.memory: vec[i64] = vec[i64]()  # cards of batches not yet all shown, as they lay before they were picked up
        self.forests: i64 = 0  # how many there are
        self.forest: vec[i64] = vec[i64]()  # by seat and kind; of trees only what has not been scored
        self.discarded: vec[i64] = vec[i64]()  # by kind
        self.trees: vec[i64] = vec[i64]()  # by seat, tree and part
        self.slots: vec[i64] = vec[i64]()  # by seat: how many places for trees are in use
        self.ability: vec[i64] = vec[i64]()  # by species
        self.gained: i64 = 0  # animals that came this season, as bits
        self.robbed: vec[i64] = vec[i64]()  # by kind: whom the tallest tree just took it from
        self.bloomed: i64 = -1  # the plant that the butterfly became
        self.scored: vec[i64] = vec[i64]()  # by seat and row of the score sheet
        self.changing: bool = False  # the variant with season cards
        self.level: i64 = 0  # of the Spirit
        self.season: i64 = -1  # the one being played, from 0
        self.seasons: i64 = 0  # how many make a game
        self.active: i64 = 0  # whose turn it is; nobody's at the season's end
        self.last_taker: i64 = 0  # who kept the latest pile
        self.kept_pile: i64 = -1  # the pile whose cards are being placed
        self.tucked_batch: i64 = 0  # the kept pile that the hoatzin was last used on
        self.sprouts: vec[i64] = vec[i64]()  # the germination deck, top card first
        self.sprout_batch: vec[i64] = vec[i64]()  # 0: never drawn; else with which cards it was put back
        self.signs: vec[i64] = vec[i64]()  # the season cards in their order
        self.sign: i64 = -1  # the one in force
        self.agenda: Agenda = Agenda()  # what is to be done, and what is asked
        self.present: vec[i64] = vec[i64]()  # by species: 1 for those of the recipe

    def take_over(self, original: "Fields") -> None:
        """Become a copy; what is never changed in place is shared."""
        self.inherit(original)
        self.order = original.order
        self.drawn = original.drawn
        self.deck_end = original.deck_end
        self.down = original.down[:]
        self.batch = original.batch
        self.memory = original.memory[:]
        self.forests = original.forests
        self.forest = original.forest[:]
        self.discarded = original.discarded[:]
        self.trees = original.trees[:]
        self.slots = original.slots[:]
        self.ability = original.ability[:]
        self.gained = original.gained
        self.robbed = original.robbed
        self.bloomed = original.bloomed
        self.scored = original.scored[:]
        self.changing = original.changing
        self.level = original.level
        self.season = original.season
        self.seasons = original.seasons
        self.active = original.active
        self.last_taker = original.last_taker
        self.kept_pile = original.kept_pile
        self.tucked_batch = original.tucked_batch
        self.sprouts = original.sprouts
        self.sprout_batch = original.sprout_batch
        self.signs = original.signs
        self.sign = original.sign
        self.agenda = original.agenda.copy()
        self.present = original.present

    def same(self, other: State) -> bool:
        return (
            isinstance(other, Fields)
            and self.order == other.order
            and self.drawn == other.drawn
            and self.deck_end == other.deck_end
            and self.down == other.down
            and self.batch == other.batch
            and self.memory == other.memory
            and self.forests == other.forests
            and self.forest == other.forest
            and self.discarded == other.discarded
            and self.trees == other.trees
            and self.slots == other.slots
            and self.ability == other.ability
            and self.gained == other.gained
            and self.robbed == other.robbed
            and self.bloomed == other.bloomed
            and self.scored == other.scored
            and self.changing == other.changing
            and self.level == other.level
            and self.season == other.season
            and self.seasons == other.seasons
            and self.active == other.active
            and self.last_taker == other.last_taker
            and self.kept_pile == other.kept_pile
            and self.tucked_batch == other.tucked_batch
            and self.sprouts == other.sprouts
            and self.sprout_batch == other.sprout_batch
            and self.signs == other.signs
            and self.sign == other.sign
            and self.agenda.same(other.agenda)
            and self.present == other.present
        )

    def written_down(self) -> list[Any]:
        return [
            as_list(self.order),
            self.drawn,
            self.deck_end,
            as_list(self.down),
            self.batch,
            as_list(self.memory),
            self.forests,
            as_list(self.forest),
            as_list(self.discarded),
            as_list(self.trees),
            as_list(self.slots),
            as_list(self.ability),
            self.gained,
            as_list(self.robbed),
            self.bloomed,
            as_list(self.scored),
            self.changing,
            self.level,
            self.season,
            self.seasons,
            self.active,
            self.last_taker,
            self.kept_pile,
            self.tucked_batch,
            as_list(self.sprouts),
            as_list(self.sprout_batch),
            as_list(self.signs),
            self.sign,
            self.agenda.written_down(),
            as_list(self.present),
        ]

    def read_back(self, written: list[Any]) -> None:
        self.order = as_vector(written[0])
        self.drawn = written[1]
        self.deck_end = written[2]
        self.down = as_vector(written[3])
        self.batch = written[4]
        self.memory = as_vector(written[5])
        self.forests = written[6]
        self.forest = as_vector(written[7])
        self.discarded = as_vector(written[8])
        self.trees = as_vector(written[9])
        self.slots = as_vector(written[10])
        self.ability = as_vector(written[11])
        self.gained = written[12]
        self.robbed = as_vector(written[13])
        self.bloomed = written[14]
        self.scored = as_vector(written[15])
        self.changing = written[16]
        self.level = written[17]
        self.season = written[18]
        self.seasons = written[19]
        self.active = written[20]
        self.last_taker = written[21]
        self.kept_pile = written[22]
        self.tucked_batch = written[23]
        self.sprouts = as_vector(written[24])
        self.sprout_batch = as_vector(written[25])
        self.signs = as_vector(written[26])
        self.sign = written[27]
        self.agenda = agenda_of(written[28])
        self.present = as_vector(written[29])
