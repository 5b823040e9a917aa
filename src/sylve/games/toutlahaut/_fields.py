"""Made by `make types` from fields.py; do not edit."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

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
        self.objective: i64 = 0  # the objective card, 0 for none
        self.games: i64 = 1  # how many are played in a row
        self.draws_last: bool = False  # the variant in which the card is drawn at the end of the turn
        self.game: i64 = 0  # the one being played: 0 or 1
        self.first: i64 = 0  # who began it
        self.direction: i64 = 1  # 1: the hand goes to the left neighbour, -1: to the right
        self.turn: i64 = 0  # plays so far in this game
        self.turns: i64 = 0  # plays that make a game
        self.order: vec[i64] = vec[i64]()  # the shuffled deck: the first hand, then what each turn brings
        self.hand: vec[i64] = vec[i64]()  # ascending
        self.played: vec[i64] = vec[i64]()  # by turn, with places for those to come
        self.shown: vec[i64] = vec[i64]()  # by turn: 1 face up, 0 face down
        self.earlier: vec[i64] = vec[i64]()  # by rule and seat: what the first of two games brought

    def take_over(self, original: "Fields") -> None:
        """Become a copy; what is never changed in place is shared."""
        self.inherit(original)
        self.objective = original.objective
        self.games = original.games
        self.draws_last = original.draws_last
        self.game = original.game
        self.first = original.first
        self.direction = original.direction
        self.turn = original.turn
        self.turns = original.turns
        self.order = original.order
        self.hand = original.hand[:]
        self.played = original.played[:]
        self.shown = original.shown[:]
        self.earlier = original.earlier

    def same(self, other: State) -> bool:
        return (
            isinstance(other, Fields)
            and self.objective == other.objective
            and self.games == other.games
            and self.draws_last == other.draws_last
            and self.game == other.game
            and self.first == other.first
            and self.direction == other.direction
            and self.turn == other.turn
            and self.turns == other.turns
            and self.order == other.order
            and self.hand == other.hand
            and self.played == other.played
            and self.shown == other.shown
            and self.earlier == other.earlier
        )

    def written_down(self) -> list[Any]:
        return [
            self.objective,
            self.games,
            self.draws_last,
            self.game,
            self.first,
            self.direction,
            self.turn,
            self.turns,
            as_list(self.order),
            as_list(self.hand),
            as_list(self.played),
            as_list(self.shown),
            as_list(self.earlier),
        ]

    def read_back(self, written: list[Any]) -> None:
        self.objective = written[0]
        self.games = written[1]
        self.draws_last = written[2]
        self.game = written[3]
        self.first = written[4]
        self.direction = written[5]
        self.turn = written[6]
        self.turns = written[7]
        self.order = as_vector(written[8])
        self.hand = as_vector(written[9])
        self.played = as_vector(written[10])
        self.shown = as_vector(written[11])
        self.earlier = as_vector(written[12])
