"""The contract every game keeps. A game overrides the few native words below; all else is written here, once."""

from typing import TYPE_CHECKING, Any, Final, SupportsIndex, final

from mypy_extensions import i64, mypyc_attr

from sylve.engine.chance import Chance, Dice
from sylve.engine.events import Beat, Event, Kind
from sylve.engine.integers import as_index
from sylve.engine.refusals import ALLOWED, GAME_OVER, NOT_TO_ACT, UNKNOWN_ACTION, UNKNOWN_SEAT, IllegalAction, Refusal
from sylve.engine.steps import Step
from sylve.engine.vec import append, vec
from sylve.engine.views import Views

if TYPE_CHECKING:
    from sylve.engine.game import Outcome
    from sylve.engine.setup import Setup

SPECTATOR: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything on the table, hidden cards included. Only the engine and the referee see it."""

    def __init__(self, setup: "Setup", chance: Chance) -> None:
        self.setup = setup
        self.seats: i64 = setup.seats
        self.version: i64 = setup.version
        self.action_count: i64 = setup.game.action_count
        self.chance = chance
        self.finished = False
        self.reveals: i64 = 0  # how often something hidden became known to somebody
        self.past = vec[i64]()  # the actions so far: seat, action, seat, action
        self.shares_past = False  # with a copy
        self.imagined_world = False
        self.heard: list[Event] | None = [] if setup.listening else None
        self.beats_heard: list[Beat] = []  # the moments worth seeing since somebody took them

    # What a game writes.

    def owes(self, seat: i64) -> bool:
        """Whether the seat owes a decision."""
        raise NotImplementedError

    def mover(self) -> i64:
        """The first seat that owes a decision. A game may know it without asking round."""
        seat: i64 = 0
        while not self.owes(seat):
            seat += 1
        return seat

    def asked(self, seat: i64) -> "Step[Any]":
        """The question before a seat that owes a decision."""
        raise NotImplementedError

    def legal(self, seat: i64) -> vec[i64]:
        """The legal actions of a seat that owes a decision, ascending."""
        return self.asked(seat).legal(self, seat)

    def random_action(self, seat: i64, dice: Dice) -> i64:
        """One of the legal actions, each as likely. A game may have a way that needs no list."""
        actions = self.legal(seat)
        return actions[dice.below(len(actions))]

    def reason(self, seat: i64, action: i64) -> i64:
        """Why a seat that owes a decision may not do this: 0, or one of the game's reasons."""
        return self.asked(seat).why_not(self, seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        """Do a legal action, with all that follows of itself."""
        self.asked(seat).do(self, seat, action)

    def imagined(self, seat: i64, dice: Dice) -> "State":
        """A copy in which all that the seat (-1: a spectator) does not know is dealt out anew."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent state in the same position."""
        raise NotImplementedError

    def same(self, other: "State") -> bool:
        """Whether the position and everybody's knowledge are the same; the engine compares the rest."""
        raise NotImplementedError

    def written_down(self) -> list[Any]:
        """The position and everybody's knowledge in plain numbers, so that a world can be sent elsewhere."""
        raise NotImplementedError

    def read_back(self, written: list[Any]) -> None:
        """Become the position that was written down."""
        raise NotImplementedError

    def census(self) -> vec[i64]:
        """Every piece of the box, wherever it lies: the kit holds this to be the same from start to end."""
        raise NotImplementedError

    # Words for the games.

    def inherit(self, original: "State") -> None:
        """Take over from the original what every state has; a game's `copy` calls this."""
        self.chance = original.chance.copy()
        self.finished = original.finished
        self.reveals = original.reveals
        self.past = original.past
        self.shares_past = original.shares_past = True
        self.imagined_world = original.imagined_world

    def throw_among(self, seat: i64, first: i64, count: i64, dice: Dice) -> i64:
        """Throw for one of so many actions, from the first on, until it is a legal one: each of them is as likely."""
        while True:
            action = first + dice.below(count)
            if self.reason(seat, action) == ALLOWED:
                return action

    @final
    def tell(self, kind: Kind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        """Say what happened to whoever listens, in the integers that the kind of event declares."""
        if self.heard is not None:
            self.hear(kind, a, b, c, d, e, f)

    def hear(self, kind: Kind, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        """Keep what is told. Apart from `tell`, which is so small then that it costs nothing where nobody listens."""
        if self.heard is not None:
            self.heard.append(kind.event(self, [a, b, c, d, e, f]))

    @final
    def beat(self) -> None:
        """Here a person would look up: whoever listens keeps the table as it is now."""
        if self.heard is not None:
            self.beats_heard.append(Beat(len(self.heard), self.copy()))

    # What everybody calls.

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.finished

    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision: several at once when they choose together, none when the game is over."""
        return tuple([seat for seat in range(self.seats) if self.owes(seat)])

    def actions(self, seat: SupportsIndex) -> list[int]:
        """The legal actions, ascending; none for a seat that owes nothing. No such seat is a ValueError."""
        place = self._place(seat)
        if not self.owes(place):
            return []
        return [int(action) for action in self.legal(place)]

    def why_not(self, seat: SupportsIndex, action: SupportsIndex) -> Refusal | None:
        """None where the action is allowed, else why it is not."""
        code = self._ladder(seat, action)
        if code == ALLOWED:
            return None
        return self._refusal(seat, action, code)

    def play(self, seat: SupportsIndex, action: SupportsIndex) -> None:
        """Do it. A refused action raises `IllegalAction` and changes nothing."""
        code = self._ladder(seat, action)
        if code != ALLOWED:
            refused = IllegalAction(self._refusal(seat, action, code))
            if isinstance(action, str):
                refused.args = (f"an action is a number, not a text: play(seat, state.read({action!r}))",)
            raise refused
        self.step(index_below(seat, self.seats), index_below(action, self.action_count))

    def step(self, seat: i64, action: i64) -> None:
        """Do an action that is known to be legal, and remember it."""
        if self.shares_past:
            self.past, self.shares_past = self.past[:], False
        self.past = append(append(self.past, seat), action)
        self.apply(seat, action)

    def offers(self, seat: SupportsIndex) -> list[dict[str, Any]]:
        """What the page shows as choices: legal actions with a preview, refused ones with their reason.

        None for a seat that owes nothing; no such seat is a ValueError.
        """
        place = self._place(seat)
        if not self.owes(place):
            return []
        step = self.asked(place)
        return [self._offer(step, place, action) for action in step.offered(self, place)]

    def _offer(self, step: Step[Any], seat: int, action: int) -> dict[str, Any]:
        reason = self.reason(seat, action)
        allowed = reason == ALLOWED
        return {
            "action": action,
            "act": self.setup.game.actions.act(action),
            "preview": step.preview(self, seat, action) if allowed else None,
            "refusal": None if allowed else self._refusal(seat, action, reason).told(),
        }

    def swayed_by(self, seat: SupportsIndex) -> object | None:
        """All by which others sway the offers of a seat that is asked the same; None where that is not said."""
        place = self._place(seat)
        return self.asked(place).swayed_by(self, place) if self.owes(place) else None

    def _place(self, seat: object) -> i64:
        """The seat as a machine integer; all who ask for what a seat has are answered alike when there is no such."""
        place = index_below(seat, self.seats)
        if place < 0:
            raise ValueError(f"there is no seat {seat!r} (there are {self.seats}, from 0)")
        return place

    def _refusal(self, seat: object, action: object, code: i64) -> Refusal:
        place, number = index_below(seat, self.seats), index_below(action, self.action_count)
        return self.setup.game.refusal(self, place, number, code)

    def _ladder(self, seat: object, action: object) -> i64:
        number = index_below(action, self.action_count)
        if number < 0:
            return UNKNOWN_ACTION
        place = index_below(seat, self.seats)
        if place < 0:
            return UNKNOWN_SEAT
        if self.finished:
            return GAME_OVER
        if not self.owes(place):
            return NOT_TO_ACT
        return self.reason(place, number)

    def imagine(self, seat: SupportsIndex | None, dice: Dice) -> "State":
        """A random world that the seat (None: a spectator) cannot tell from this one, with a future of its own."""
        place: i64 = SPECTATOR
        if seat is not None:
            place = self._place(seat)
        return self.world(place, dice)

    def world(self, seat: i64, dice: Dice) -> "State":
        """`imagine` for compiled callers."""
        world = self.imagined(seat, dice)
        world.chance = dice.derive()
        world.past = vec[i64]()
        world.imagined_world = True
        return world

    def __repr__(self) -> str:
        """What one wants to know of it at a prompt: `<toutlahaut, 3 seats, 5 actions played, seat 1 to act>`."""
        seats = "1 seat" if self.seats == 1 else f"{self.seats} seats"
        played = "an imagined world" if self.imagined_world else f"{len(self.past) // 2} actions played"
        asked = ", ".join([str(seat) for seat in self.to_act()])
        return f"<{self.setup.game.id}, {seats}, {played}, {f'seat {asked} to act' if asked else 'over'}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or type(self) is not type(other):
            return False
        return (
            self.seats == other.seats
            and self.version == other.version
            and self.finished == other.finished
            and self.setup.same_rules(other.setup)
            and self.chance.same(other.chance)
            and self.same(other)
        )

    def listen(self) -> None:
        """From now on keep what happens in `heard`."""
        if self.heard is None:
            self.heard = []

    def history(self) -> list[tuple[int, int]]:
        """The actions since the start, as (seat, action)."""
        if self.imagined_world:
            raise ValueError("an imagined world has no past")
        return [(self.past[i], self.past[i + 1]) for i in range(0, len(self.past), 2)]

    # Out of the hot path: the game's plain modules do these.

    def outcome(self) -> "Outcome":
        """Scores, ranks and their breakdown; before the end, as if it ended now."""
        return self.setup.game.outcome(self)

    def view(self, seat: SupportsIndex | None) -> dict[str, Any]:
        """What the seat (None: a spectator) may know, as plain JSON values. No such seat is a ValueError."""
        return self.views().of(None if seat is None else self._place(seat))

    def views(self) -> Views:
        """Everybody's views, as long as nothing is played."""
        return Views(self, asks=True, over=self.finished)

    def say(self, action: int) -> str:
        """The exact text of an action."""
        return self.setup.game.say(action)

    def read(self, text: str) -> int:
        """The action of a text that `say` gave."""
        return self.setup.game.read(text)

    def record(self, tape: bool = False) -> str:
        """The whole game as text, replayable from its seed, or from its tape."""
        return self.setup.game.record(self, tape)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return self.setup.game.pickled(self)

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()


def index_below(value: object, limit: i64) -> i64:
    """The value as a machine integer from 0 to limit - 1, or -1 when it is none."""
    if isinstance(value, bool):
        return -1
    if not isinstance(value, int):
        number = as_index(value)
        if number is None:
            return -1
        value = number
    if 0 <= value < int(limit):  # compared as Python integers: a huge one must not reach the machine's
        return value
    return -1
