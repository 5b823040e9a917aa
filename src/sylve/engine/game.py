"""A game: what it is called, who can play it, its options, and how its modules are used by everybody."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from sylve.engine.actions import ActionTable
from sylve.engine.box import HouseValues, Value
from sylve.engine.chance import Chance, Tape, seed_bytes
from sylve.engine.events import Kinds
from sylve.engine.integers import as_index
from sylve.engine.judgement import Judgement
from sylve.engine.observation import Observation, Pieces
from sylve.engine.options import Choice, Option
from sylve.engine.refusals import SHARED_REASONS, BadOption, Facts, Reason, Refusal
from sylve.engine.setup import Parting, Setup
from sylve.engine.state import State

OUR_VALUES: Mapping[str, Value] = {}
SEED_BYTES = 32


class Rival(NamedTuple):
    """Who is played against alone: its name (a message), its points, and each scoring rule's part of them."""

    name: str
    points: int
    breakdown: dict[str, int]


class Outcome(NamedTuple):
    """How a game ended: scores and ranks by seat, each scoring rule's part. Equal ranks share the place.

    Alone there is also the rival, whether the game is won, the level that was won, and the feats that the win notes;
    who loses is second.
    """

    scores: list[int]
    ranks: list[int]
    breakdown: dict[str, list[int]]
    rival: Rival | None = None
    level: str | None = None
    won: bool | None = None
    feats: tuple[str, ...] = ()

    @staticmethod
    def alone(
        score: int,
        breakdown: dict[str, list[int]],
        rival: Rival,
        won: bool,
        level: str | None,
        feats: tuple[str, ...] = (),
    ) -> "Outcome":
        return Outcome([score], [1 if won else 2], breakdown, rival, level if won else None, won, feats)


class RulesModule(Protocol):
    """`rules.py`: order of play, and the reasons of its refusals."""

    REASONS: Mapping[int, Reason]

    def deal(self, setup: Setup, chance: Chance, /) -> State: ...


class ViewModule(Protocol):
    """`view.py`: everything a seat is shown."""

    __name__: str

    def table(self, state: Any, /) -> Mapping[str, object]: ...

    def own(self, state: Any, seat: int, table: Any, /) -> Mapping[str, object]: ...

    def over_prompt(self, state: Any, /) -> tuple[str, Facts]: ...

    def waiting_prompt(self, state: Any, seat: int | None, /) -> tuple[str, Facts]: ...

    def sentences(self, state: Any, seat: int | None, view: Any, /) -> Sequence[tuple[str, Facts]]: ...


class ScoringModule(Protocol):
    """`scoring.py`: one function per scoring rule."""

    def outcome(self, state: Any, /) -> Outcome: ...


class Game:
    """One of the games. `sylve.game(id)` gives it.

    `versions` says what each version of its rules brought, from the first on: there are as many as it has entries.
    """

    def __init__(
        self,
        id: str,  # noqa: A002 - the contract's word
        versions: Sequence[str],
        seats: range,
        options: Mapping[str, Option],
        actions: ActionTable,
        rules: RulesModule,
        scoring: ScoringModule,
        view: ViewModule,
        bot: Judgement[Any],
        values: HouseValues[Any],
        hidden: bool,
        observation: Observation | None = None,
        events: Kinds | None = None,
        previews: tuple[type, ...] = (),
    ) -> None:
        self.id = id
        self.versions = versions
        self.version = len(versions)
        self.seats = seats
        self.options = options
        self._defaults = {name: option.default for name, option in options.items()}
        self._conditional = {name: option for name, option in options.items() if option.when and not option.idle}
        self.actions = actions
        self.action_count = len(actions)
        self.rules = rules
        self.scoring = scoring
        self.view = view
        self.bot = bot
        self.values = values
        self.hidden = hidden
        self.observation = observation or Observation(Pieces())
        self.events = events or Kinds()
        self.previews = previews  # the shapes of what its steps say that an action would change

    def __repr__(self) -> str:
        return f"sylve.game({self.id!r})"

    def __reduce__(self) -> str | tuple[Any, ...]:
        import sylve

        return sylve.game, (self.id,)

    def start(
        self,
        seats: int,
        seed: int | bytes | None = None,
        *,
        tape: Tape | None = None,
        version: int | None = None,
        listen: bool = False,
        values: Mapping[str, Value] = OUR_VALUES,
        partings: Sequence[Parting] = (),
        **options: Choice,
    ) -> State:
        """Deal a game from its seed or from its tape; without either from a new seed, which the record keeps.

        `values` are those of the box that an owner puts in the place of ours; `partings` say how it goes on from the
        positions of another game.
        """
        if seed is not None and tape is not None:
            raise BadOption("no-seed", "a game starts from a seed or from a tape, one of the two")
        if seed is None and tape is None:
            seed = secrets.token_bytes(SEED_BYTES)
        rules = self._checked_version(version)
        count = self._checked_seats(seats)
        setup = Setup(
            game=self,
            seats=count,
            options=self._checked_options(options, rules, count),
            version=rules,
            seed=None if seed is None else seed_bytes(seed),
            tape=tape,
            listening=listen,
            values=self.values.checked(values) if values else OUR_VALUES,
            partings=partings,
        )
        return setup.deal()

    def _checked_seats(self, seats: int) -> int:
        count = as_index(seats)
        if count is None or count not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise BadOption(
                "wrong-seats",
                f"{self.id} has {least} to {most} seats, not {seats!r}",
                game=f"@game-{self.id}",
                least=least,
                most=most,
            )
        return count

    def options_of(self, version: int) -> dict[str, Option]:
        """The options that a version of the rules has."""
        return {name: option for name, option in self.options.items() if option.since <= version}

    def _checked_options(self, options: Mapping[str, Choice], version: int, seats: int) -> dict[str, Choice]:
        settled = dict(self._defaults)
        if not options:  # defaults mean something at every table
            return settled
        there = self.options_of(version)
        for name, choice in options.items():
            if name not in there:
                known = ", ".join(there) or "none"
                raise BadOption("bad-option", f"{self.id} has no option {name!r} (it has: {known})", option=name)
            kept = self.options[name].settled(choice)
            if kept is None:
                told = self.options[name].told()
                raise BadOption("bad-option", f"option {name!r} is one of {told}, not {choice!r}", option=name)
            settled[name] = kept
        for name, option in self._conditional.items():
            if not option.means(settled[name], seats, settled):
                told = f"option {name!r} is not {settled[name]!r} at this table, only {option.where()}"
                raise BadOption("bad-option", told, option=name)
        return settled

    def _checked_version(self, version: int | None) -> int:
        if version is None:
            return self.version
        if version not in range(1, self.version + 1):
            raise BadOption("bad-version", f"{self.id} knows rules 1 to {self.version}, not {version}")
        return version

    # What the state asks of its game's plain modules.

    def refusal(self, state: State, seat: int, action: int, reason: int) -> Refusal:
        shared = SHARED_REASONS.get(reason)
        if shared is not None:
            return Refusal(shared.code, shared.section, {})
        code, section = self.rules.REASONS[reason]
        return Refusal(code, section, state.asked(seat).refusal_facts(state, seat, action, reason))

    def outcome(self, state: State) -> Outcome:
        return self.scoring.outcome(state)

    def sentences(self, state: State, seat: int | None) -> Sequence[tuple[str, Facts]]:
        """The table in words, as the seat (None: a spectator) sees it."""
        return self.view.sentences(state, seat, state.view(seat)["table"])

    def prompt(self, state: State, seat: int | None) -> tuple[str, Facts]:
        """What is expected of the seat; of others and spectators, whom they wait for."""
        if state.over:
            return self.view.over_prompt(state)
        if seat is None or not state.owes(seat):
            return self.view.waiting_prompt(state, seat)
        return state.asked(seat).prompt(state, seat)

    def say(self, action: int) -> str:
        """The exact text of an action."""
        return self.actions.say(action)

    def read(self, text: str) -> int:
        """The action of a text that `say` gave."""
        return self.actions.read(text)

    def record(self, state: State, tape: bool) -> str:
        from sylve.engine.records import Record

        return Record.of(state, tape).text()

    def pickled(self, state: State) -> tuple[object, tuple[object, ...]]:
        """A game that was played travels as its record; an imagined world, which has no past, as its position."""
        from sylve.engine.records import replay

        if state.imagined_world:
            facts = (state.setup, state.chance, state.finished, state.reveals, state.written_down())
            return restored_world, (type(state), *facts)
        return replay, (self.record(state, tape=state.setup.seed is None),)


def restored_world(
    kind: type[State], setup: Setup, chance: Chance, finished: bool, reveals: int, written: list[Any]
) -> State:
    """The imagined world that was written down."""
    world = kind(setup, chance)
    world.finished, world.reveals, world.imagined_world = finished, reveals, True
    world.read_back(written)
    return world
