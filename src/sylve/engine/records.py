"""A whole game as text: a header, one line per action, the scores. Each line is sealed, so that a changed one is found.

A seal is the start of the SHA-256 of all lines up to its own. Who rewrites the seals too is found by the rest:
the commitment published before the first card, the rules, the scores.
"""

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from sylve.engine.box import Value
from sylve.engine.chance import Tape, commitment, seed_of
from sylve.engine.game import Game
from sylve.engine.options import Choice
from sylve.engine.refusals import IllegalAction, UnreadableText
from sylve.engine.setup import Parting, Setup
from sylve.engine.state import State

FORMAT = "sylve-record 1"
SEAL_LENGTH = 8


class BadRecord(UnreadableText):
    """A record that cannot be read or does not hold, and the line that shows it."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.line, self.problem)


class Move(NamedTuple):
    seat: int
    say: str


class Parted(NamedTuple):
    """The moves of another game up to where this one leaves its way, the seat that knew so far, and the new seed."""

    moves: list[Move]
    seat: int
    seed: bytes


class Live(NamedTuple):
    """What a live table adds: who sat there, and how the seed came about."""

    names: tuple[str, ...] = ()
    secret: bytes = b""
    salts: tuple[bytes, ...] = ()
    conceded: tuple[int, ...] = ()  # the seats that gave up


NOT_LIVE = Live()


class Record(NamedTuple):
    """A game from its first card to where it stands."""

    game: str
    rules: int
    seats: int
    options: Mapping[str, Choice]
    values: Mapping[str, Value]
    seed: bytes | None
    tape: Tape | None
    moves: list[Move]
    scores: list[int] | None
    live: Live = NOT_LIVE
    parted: tuple[Parted, ...] = ()

    @staticmethod
    def of(state: State, tape: bool = False, live: Live = NOT_LIVE) -> "Record":
        setup = state.setup
        history = state.history()
        wants_tape = tape or setup.seed is None
        return Record(
            game=setup.game.id,
            rules=setup.version,
            seats=setup.seats,
            options={name: setup.options[name] for name in setup.game.options_of(setup.version)},
            values=setup.values,
            seed=None if wants_tape else setup.seed,
            tape=tape_of(setup, history) if wants_tape else None,
            moves=[Move(seat, state.say(action)) for seat, action in history],
            scores=state.outcome().scores if state.over else None,
            live=live,
            parted=tuple(
                Parted([Move(seat, state.say(action)) for seat, action in parting.actions], parting.seat, parting.seed)
                for parting in setup.partings
            ),
        )

    @staticmethod
    def of_deal(state: State) -> "Record":
        """The game before its first action."""
        return Record.of(state)._replace(moves=[], scores=None)

    def text(self) -> str:
        return sealed(self._lines())

    def _lines(self) -> list[str]:
        lines = [FORMAT, f"game {self.game}", f"rules {self.rules}", f"seats {self.seats}"]
        lines += [f"option {name} {json.dumps(choice)}" for name, choice in self.options.items()]
        lines += [f"value {name} {json.dumps(value, ensure_ascii=False)}" for name, value in self.values.items()]
        lines += [f"name {seat} {json.dumps(name, ensure_ascii=False)}" for seat, name in enumerate(self.live.names)]
        if self.live.secret:
            lines += [f"commitment {commitment(self.live.secret)}", f"secret {self.live.secret.hex()}"]
            lines += [f"salt {salt.hex()}" for salt in self.live.salts]
        lines += [f"seed {self.seed.hex()}"] if self.seed is not None else []
        lines += [_tape_line(entry) for entry in self.tape or ()]
        for parted in self.parted:
            lines += [f"earlier {move.seat} {move.say}" for move in parted.moves]
            lines += [f"parting {parted.seat} {parted.seed.hex()}"]
        lines += [f"move {move.seat} {move.say}" for move in self.moves]
        lines += [f"conceded {seat}" for seat in self.live.conceded]
        lines += ["scores " + " ".join(map(str, self.scores))] if self.scores is not None else []
        return lines


def _tape_line(entry: int | list[int]) -> str:
    if isinstance(entry, int):
        return f"draw {entry}"
    return "shuffle " + " ".join(map(str, entry))


def tape_of(setup: Setup, history: list[tuple[int, int]]) -> Tape:
    """What chance gave in this game so far."""
    notes: Tape = []
    state = setup.deal(notes)
    for seat, action in history:
        state.play(seat, action)
    return notes


def sealed(lines: list[str]) -> str:
    """The lines with their seals."""
    digest = hashlib.sha256()
    rows = []
    for line in lines:
        digest.update(line.encode() + b"\n")
        rows.append(f"{line} ~{digest.hexdigest()[:SEAL_LENGTH]}\n")
    return "".join(rows)


def unsealed(text: str) -> list[str]:
    """The lines without their seals, each checked."""
    digest = hashlib.sha256()
    lines = []
    for number, row in enumerate(text.splitlines(), start=1):
        line, mark, seal = row.rpartition(" ~")
        digest.update(line.encode() + b"\n")
        if not mark or seal != digest.hexdigest()[:SEAL_LENGTH]:
            raise BadRecord(number, "was altered: its seal does not fit")
        lines.append(line)
    return lines


class _Reader:
    """Takes a record's lines one by one; remembers where it is for the complaint."""

    def __init__(self, text: str) -> None:
        self.lines = unsealed(text)
        self.at = 0

    @property
    def number(self) -> int:
        return self.at + 1

    def peek(self) -> str:
        return self.lines[self.at].partition(" ")[0] if self.at < len(self.lines) else ""

    def take(self, word: str) -> str:
        if self.peek() != word:
            raise BadRecord(self.number, f"expected {word!r}")
        self.at += 1
        return self.lines[self.at - 1].partition(" ")[2]

    def take_all(self, word: str) -> list[str]:
        found = []
        while self.peek() == word:
            found.append(self.take(word))
        return found


def _guarded(reader: _Reader, line: int, problem: str, read: Callable[[], Record]) -> Record:
    try:
        return read()
    except BadRecord:
        raise
    except (ValueError, KeyError, IndexError) as error:
        raise BadRecord(min(reader.number, len(reader.lines)) or line, f"{problem}: {error}") from error


def parse(text: str) -> Record:
    """Read a record; a bad one says which line."""
    reader = _Reader(text)
    return _guarded(reader, 1, "cannot be read", lambda: _parse(reader))


def _parse(reader: _Reader) -> Record:
    if not reader.lines or reader.lines[0] != FORMAT:
        raise BadRecord(1, f"a record begins with {FORMAT!r}")
    reader.at = 1
    game, rules, seats = reader.take("game"), int(reader.take("rules")), int(reader.take("seats"))
    options = {
        name: json.loads(choice) for name, _, choice in (row.partition(" ") for row in reader.take_all("option"))
    }
    if reader.peek() == "values":
        raise BadRecord(reader.number, "names the values of its box by a digest only: they are not in it")
    values = {name: json.loads(value) for name, _, value in (row.partition(" ") for row in reader.take_all("value"))}
    names = tuple(json.loads(row.partition(" ")[2]) for row in reader.take_all("name"))
    secret, salts = _live(reader)
    seeds = [bytes.fromhex(row) for row in reader.take_all("seed")]
    tape = _tape(reader)
    parted = _parted(reader)
    dealt = [parted[-1].seed] if parted else seeds
    if secret and dealt != [seed_of(secret, salts)]:
        raise BadRecord(reader.at, "the seed does not come from the secret and the salts")
    moves = _moves(reader, "move")
    conceded = tuple(int(seat) for seat in reader.take_all("conceded"))
    scores = [[int(score) for score in row.split()] for row in reader.take_all("scores")]
    if reader.peek():
        raise BadRecord(reader.number, f"{reader.peek()!r} does not belong here")
    return Record(
        game=game,
        rules=rules,
        seats=seats,
        options=options,
        values=values,
        seed=seeds[0] if seeds else None,
        tape=tape or None,
        moves=moves,
        scores=scores[0] if scores else None,
        live=Live(names, secret, salts, conceded),
        parted=parted,
    )


def _moves(reader: _Reader, word: str) -> list[Move]:
    return [Move(int(seat), say) for seat, _, say in (row.partition(" ") for row in reader.take_all(word))]


def _parted(reader: _Reader) -> tuple[Parted, ...]:
    parted = []
    while reader.peek() in ("earlier", "parting"):
        moves = _moves(reader, "earlier")
        seat, _, seed = reader.take("parting").partition(" ")
        parted.append(Parted(moves, int(seat), bytes.fromhex(seed)))
    return tuple(parted)


def _live(reader: _Reader) -> tuple[bytes, tuple[bytes, ...]]:
    promised = reader.take_all("commitment")
    if not promised:
        return b"", ()
    secret = bytes.fromhex(reader.take("secret"))
    if promised != [commitment(secret)]:
        raise BadRecord(reader.at, "the secret is not the one that was committed to")
    return secret, tuple(bytes.fromhex(row) for row in reader.take_all("salt"))


def _tape(reader: _Reader) -> Tape:
    tape: Tape = []
    while reader.peek() in ("draw", "shuffle"):
        if reader.peek() == "draw":
            tape.append(int(reader.take("draw")))
        else:
            tape.append([int(place) for place in reader.take("shuffle").split()])
    return tape


def replay(text: str, listen: bool = False) -> State:
    """Play a record again; the state it reaches equals the one that was recorded."""
    return replayed(parse(text), text, listen)


def replayed(record: Record, text: str, listen: bool = False) -> State:
    first_move = next((n for n, row in enumerate(text.splitlines(), start=1) if row.startswith("move ")), 1)
    state = _started(record, listen)
    for line, move in enumerate(record.moves, start=first_move):
        try:
            state.play(move.seat, state.read(move.say))
        except (IllegalAction, UnreadableText) as error:
            raise BadRecord(line, str(error)) from error
    _check_end(record, state, first_move + len(record.moves))
    return state


def _check_end(record: Record, state: State, line: int) -> None:
    """A game that is over says its scores; one that was played at a table is over, or somebody gave up."""
    if record.scores != (state.outcome().scores if state.over else None):
        raise BadRecord(line, "the scores are not those of this game")
    if record.live.secret and not state.over and not record.live.conceded:
        raise BadRecord(line, "the end of the game is missing")


def _check_header(record: Record, game: Game) -> None:
    """Nothing is left to be filled in: every option is there, and at a table the name of everybody."""
    missing = [name for name in game.options_of(record.rules) if name not in record.options]
    if missing:
        raise BadRecord(2, f"the option {missing[0]!r} is missing")
    if record.live.secret and len(record.live.names) != record.seats:
        raise BadRecord(2, "not everybody's name is there")


def _started(record: Record, listen: bool) -> State:
    import sylve

    try:
        game: Game = sylve.game(record.game)
        _check_header(record, game)
        return game.start(
            record.seats,
            record.seed,
            tape=record.tape,
            version=record.rules,
            listen=listen,
            values=record.values,
            partings=[
                Parting([(move.seat, game.read(move.say)) for move in parted.moves], parted.seat, parted.seed)
                for parted in record.parted
            ],
            **record.options,
        )
    except BadRecord:
        raise
    except (KeyError, ValueError) as error:
        raise BadRecord(2, str(error)) from error
