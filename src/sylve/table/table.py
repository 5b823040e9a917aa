"""The live table: everything that follows from its entries, and what each viewer may know of it.

Entries are stored first and applied then; `Table.rebuilt` reaches the same table from the stored entries alone.
"""

import hashlib
import hmac
from collections.abc import Iterable, Mapping
from typing import Any, Literal, NamedTuple

import sylve
from sylve.engine import chance
from sylve.engine.events import Beat, Event
from sylve.engine.state import State
from sylve.engine.views import Views
from sylve.table.entries import Entry, now
from sylve.table.making import Making
from sylve.table.practice import Practice
from sylve.table.problems import Problem
from sylve.table.seats import Seat
from sylve.table.taking_back import TakingBack

Viewer = int | None
"""The seat that looks, or None: a spectator."""

Status = Literal["waiting", "playing", "over"]


class Play(NamedTuple):
    """An action that still stands, and the entry that holds it."""

    sequence: int
    seat: int
    action: int
    late: bool = False  # a bot decided, because the person's time was over


MOST_BEATS = 40  # kept for pages that are behind
DAY = 86_400  # seconds; a pace of days lets people rest
LATE_IN_A_ROW = 3  # after which the others are asked whether a robot shall play on
SILENCE = 180_000  # milliseconds after which the others are asked whether a robot shall play for somebody
SILENCE_NUDGED = 60_000  # where one of them has called that person
WAITING = 300_000  # for which one of them can put that off


class Rest(NamedTuple):
    """Days that a person has taken off, as `now()` counts."""

    begins: int
    ends: int


class Consent(NamedTuple):
    """Who agrees that a robot plays for a seat that does not answer a question."""

    seat: int
    asked_at: int
    people: frozenset[str]


class Company:
    """Whose the table is, and who sits there."""

    def __init__(self, host: str, seats: list[Seat]) -> None:
        self.host = host
        self.seats = seats

    def people(self) -> list[str]:
        """Everybody who has a seat, in the order of the seats."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person is not None))

    def owned_by(self, person: str | None) -> list[int]:
        """The seats of a person, those lent to a bot included."""
        if person is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def concerns(self, person: str | None) -> bool:
        """Whether the table looks different to this person than to a spectator."""
        return person == self.host or self.seats_person(person)

    def seats_person(self, person: str | None) -> bool:
        """Whether the person has a seat."""
        return person is not None and any(seat.person == person for seat in self.seats)


class Table(Company):
    def __init__(self, opening: Entry) -> None:
        super().__init__(opening.payload["host"], [Seat.read(seat) for seat in opening.payload["seats"]])
        self.id = opening.table
        self.sequence = opening.sequence
        self.updated = opening.at
        self._open(opening.payload)
        # Who plays.
        self.names: list[str] | None = None  # fixed by the end
        self.locked = False  # whether nobody else may sit down
        self.hushed = False  # whether nobody may react
        self.removed: set[str] = set()  # people whom the host does not want here
        self.conceded: list[int] = []  # the seats that have given up
        self.held: dict[str, set[int]] = {}  # the seats whose hands each person has had since the start
        self.rests: dict[str, list[Rest]] = {}  # of people; the table is told, as it is not among its entries
        # Who does not answer.
        self.consents: dict[int, Consent] = {}
        self.nudges: dict[int, int] = {}  # by seat: the entry since which it was asked what it was nudged about
        self.waits_until = 0  # somebody wants to wait for whoever is silent
        self.late_in_a_row = [0] * len(self.seats)  # how often the clock has just decided for each seat
        # The game.
        self.version = self.game.version  # of the rules; fixed by the start
        self.salts: list[bytes] = []  # fixed by the start
        self.state: State | None = None
        self.plays: list[Play] = []
        self.beats: list[Beat] = []  # the latest moments worth seeing
        self.rematch: str | None = None
        self.played_at = 0  # the entry of the last start, action or undo
        self.arranged_at = opening.sequence  # the last entry that was no action and no undo
        self.rewinds = 0  # how often events that were shown stopped being true
        self._taking_back = TakingBack()
        # What each seat is asked.
        self.asked_at = [0] * len(self.seats)  # the entry since which it is asked that
        self.asked_when = [opening.at] * len(self.seats)  # since when the person on it is
        self.spared = [0] * len(self.seats)  # milliseconds of that which were spent reading; not kept
        self._questions: list[list[int]] = [[] for _ in self.seats]

    def _open(self, payload: Mapping[str, Any]) -> None:
        """What was said when the table was opened."""
        self.game = sylve.game(payload["game"])
        self.options: dict[str, Any] = dict(payload["options"])
        self.values: dict[str, Any] = payload.get("values", {})  # of the box, in the place of ours
        self.secret = bytes.fromhex(payload["secret"])
        # People who share the host's screen say so when the table is opened.
        self.hot_seat = sum(seat.person == self.host for seat in self.seats) > 1
        self.hold: bool = payload.get("hold", False)  # whether the host says when the game starts
        self.hints: bool = payload.get("hints", False)  # whether people may ask what a bot would do
        self.pace: int = payload.get("pace", 0)  # seconds for a decision, after which a bot takes it; 0: no clock
        self.making = Making(payload.get("promises", {}))
        self.dealt_as: dict[str, Any] | None = payload.get("dealt")  # version and salts, where the deal is known
        self.day: str | None = payload.get("day")  # whose deal everybody plays, as 2026-11-16
        self.challenge: str | None = payload.get("challenge")  # through which another table's deal came here
        self.teaches: dict[str, str] | None = payload.get("lesson")  # the lesson that is played here, if it is one
        stored = payload.get("practice")
        self.practice = None if stored is None else Practice.read(stored)  # the position that is played on here

    @classmethod
    def rebuilt(cls, entries: Iterable[Entry]) -> "Table":
        opening, *rest = entries
        table = cls(opening)
        for entry in rest:
            table.apply(entry)
        return table

    def apply(self, entry: Entry) -> None:
        """Let a stored entry happen."""
        if entry.table != self.id or entry.sequence != self.sequence + 1:
            raise ValueError(f"entry {entry.sequence} cannot follow entry {self.sequence}")
        match entry.kind:
            case "sit" | "stand" | "assign":
                self._seat(entry)
                if entry.payload.get("promise"):
                    self.making.promise(entry.payload["person"], entry.payload["promise"])
            case "call":
                self.hold = False
            case "promise":
                self.making.promise(entry.payload["person"], entry.payload["promise"])
            case "deal":
                self.making.begin(**entry.payload)
            case "reveal":
                self.making.reveal(entry.payload["person"], bytes.fromhex(entry.payload["salt"]))
            case "end":
                self.names = entry.payload["names"]
            case "remove":
                self.removed.add(self.seats[_seat_of(entry)].person or "")
                self._seat(entry)
            case "lock":
                self.locked = entry.payload["locked"]
            case "hush":
                self.hushed = entry.payload["hushed"]
            case "nudge":
                self.nudges[_seat_of(entry)] = self.asked_at[_seat_of(entry)]
            case "vote":
                self._vote(entry)
            case "concede":
                self.conceded.append(_seat_of(entry))
                self._seat(entry)
                self.played_at = entry.sequence
            case "start":
                self._start(entry.payload)
                self._note_hands()
            case "play":
                late = entry.payload.get("late", False)
                self._play(Play(entry.sequence, _seat_of(entry), entry.payload["action"], late))
            case "undo":
                self._take_back(entry.payload["of"])
            case "rematch":
                self.rematch = entry.payload["table"]
            case "open":
                raise ValueError("a table is opened once")
        self.sequence = entry.sequence
        self.updated = entry.at
        if entry.kind not in ("play", "undo"):
            self.arranged_at = entry.sequence
        if entry.kind in ("start", "play", "undo"):
            self.played_at = entry.sequence
            self._note_questions(entry)

    # What everybody may know.

    @property
    def status(self) -> Status:
        if self.state is None:
            return "waiting"
        return "over" if self.state.over or self.given_up else "playing"

    @property
    def given_up(self) -> bool:
        """Whether the game ended because nobody is left to play against, or no person is left."""
        if not self.conceded:
            return False
        left = [seat for number, seat in enumerate(self.seats) if number not in self.conceded]
        return len(left) < 2 or not any(seat.person for seat in left)

    @property
    def is_complete(self) -> bool:
        """Whether the cards can be dealt, as far as the seats go."""
        return self.status == "waiting" and not self.hold and all(seat.kind != "open" for seat in self.seats)

    @property
    def commitment(self) -> str:
        """What binds the table to its secret, published before the first card."""
        return chance.commitment(self.secret)

    def to_act(self) -> tuple[int, ...]:
        return () if self.state is None or self.given_up else self.state.to_act()

    def may_hold(self, person: str, seat: int) -> bool:
        """One person, one hand, for the whole game; those who share the host's screen said so when they opened it."""
        if self.hot_seat and person == self.host:
            return True
        held = self.held.get(person, set()) if self.state is not None else set(self.owned_by(person))
        return held <= {seat}

    def deadline(self, seat: int) -> int | None:
        """When a bot decides for a person who has not done so, as `now()` counts; None: there is no hurry."""
        if not self.pace or self.seats[seat].kind != "person" or seat not in self.to_act():
            return None
        deadline = self.asked_when[seat] + 1000 * self.pace + self.spared[seat]
        for rest in self._rests_of(seat):
            if rest.begins < deadline and rest.ends > self.asked_when[seat]:
                deadline += rest.ends - max(rest.begins, self.asked_when[seat])
        return deadline

    def _rests_of(self, seat: int) -> list[Rest]:
        """One after the other. A clock of minutes does not wait for anybody."""
        return sorted(self.rests.get(self.seats[seat].person or "", [])) if self.pace >= DAY else []

    def rests_until(self, seat: int) -> int | None:
        """Until when the person of this seat has the days off."""
        if not self.rests:
            return None
        return max((rest.ends for rest in self._rests_of(seat) if rest.begins <= now() < rest.ends), default=None)

    def times_left(self) -> list[int | None]:
        """Milliseconds that each seat has, where a clock runs."""
        if not self.pace:
            return [None] * len(self.seats)
        deadlines = [self.deadline(seat) for seat in range(len(self.seats))]
        return [None if deadline is None else max(0, deadline - now()) for deadline in deadlines]

    def late_seat(self) -> int | None:
        """The seat for which the clock has just decided."""
        return self.plays[-1].seat if self.plays and self.plays[-1].late else None

    def deadlines(self) -> list[int]:
        if not self.pace:
            return []
        return [deadline for seat in self.to_act() if (deadline := self.deadline(seat)) is not None]

    def is_late(self, seat: int) -> bool:
        deadline = self.deadline(seat)
        return deadline is not None and deadline <= now()

    def silent_seats(self) -> list[int]:
        """The people for whom a robot may play if all others agree: long silent, or too often late in a row."""
        return [seat for seat, moment in self._silences() if max(moment, self.waits_until) <= now()]

    def silences(self) -> list[int]:
        """When somebody will have been silent for too long."""
        return [max(moment, self.waits_until) for _, moment in self._silences()]

    def _silences(self) -> list[tuple[int, int]]:
        asked = [seat for seat in self.to_act() if self.seats[seat].kind == "person"]
        if self.pace:
            return [(seat, self.asked_when[seat]) for seat in asked if self.late_in_a_row[seat] >= LATE_IN_A_ROW]
        return [(seat, self.asked_when[seat] + (SILENCE_NUDGED if self.is_nudged(seat) else SILENCE)) for seat in asked]

    def is_nudged(self, seat: int) -> bool:
        """Whether somebody has called the person of this seat about what it is asked now."""
        return seat in self.nudges and seat in self.to_act() and self.nudges[seat] == self.asked_at[seat]

    def consent(self, seat: int) -> Consent:
        """Who agrees by now, as long as the seat is asked the same."""
        given = self.consents.get(seat)
        asked_at = self.asked_at[seat]
        return given if given and given.asked_at == asked_at else Consent(seat, asked_at, frozenset())

    @property
    def is_lesson(self) -> bool:
        return self.teaches is not None

    @property
    def counts(self) -> bool:
        """Whether the game is one among a person's games; lessons and practice are not."""
        return not self.is_lesson and self.practice is None

    def bots_to_act(self) -> list[int]:
        """The seats for which a bot decides: its own, and those of people whose time is over. None does in a lesson."""
        if self.is_lesson:
            return []
        return [seat for seat in self.to_act() if self.seats[seat].kind == "bot" or self.is_late(seat)]

    def topic(self, thinker: Literal["bot", "hint"], seat: int) -> str:
        """What makes the dice of whoever thinks for a seat: nobody foretells them, and the entries give them again."""
        question = f"{thinker} {self.asked_at[seat]} {seat}"
        return hmac.digest(self.secret, question.encode(), hashlib.sha256).hex()

    # What a viewer may know of the game.

    def started(self) -> State:
        """The state, which only the referee sees in full."""
        if self.state is None:
            raise Problem("not-started")
        return self.state

    def view(self, viewer: Viewer) -> dict[str, Any]:
        return self.views().of(viewer)

    def views(self) -> Views:
        """Everybody's views, as long as nothing happens."""
        return Views(self.started(), asks=False, over=True) if self.given_up else self.started().views()

    def decides(self, viewer: Viewer) -> bool:
        """Whether the viewer plays the seat; a seat lent to a bot is only watched."""
        return viewer is not None and not self.seats[viewer].lent

    def offers(self, viewer: Viewer) -> list[dict[str, Any]]:
        if viewer is None or not self.decides(viewer) or self.given_up:
            return []
        return self.started().offers(viewer)

    def swayed_by(self, viewer: Viewer) -> object | None:
        """What of the offers may change while the question stays the same; None: that is not known."""
        if viewer is None or not self.decides(viewer) or self.given_up:
            return None
        return self.started().swayed_by(viewer)

    def happened(self, since: int) -> list[Event]:
        """What has happened after so many events."""
        heard = None if self.state is None else self.state.heard
        return [] if heard is None else heard[since:]

    def events(self, viewer: Viewer, since: int = 0) -> list[dict[str, Any]]:
        return [event.seen_by(viewer) for event in self.happened(since)]

    def event_count(self) -> int:
        return 0 if self.state is None else len(self.state.heard or [])

    def may_undo(self, viewer: Viewer) -> bool:
        if viewer is None or not self.decides(viewer) or self.is_lesson:
            return False
        return self._taking_back.may(self.started(), viewer)

    # What entries do.

    def _seat(self, entry: Entry) -> None:
        seat = _seat_of(entry)
        self.seats[seat] = Seat.read(entry.payload)
        self.asked_when[seat] = entry.at
        self.consents.pop(seat, None)
        self.late_in_a_row[seat] = 0
        self.making.reseat(set(self.people()))
        self._note_hands()

    def _vote(self, entry: Entry) -> None:
        seat = _seat_of(entry)
        if entry.payload["agree"]:
            consent = self.consent(seat)
            self.consents[seat] = consent._replace(people=consent.people | {entry.payload["person"]})
        else:
            self.consents.clear()
            self.waits_until = entry.at + WAITING

    def _start(self, payload: Any) -> None:
        if payload.get("values"):  # tables of before kept a digest alone
            raise Problem("other-values", game=f"@game-{self.game.id}")
        self.version = payload["version"]
        self.salts = [bytes.fromhex(salt) for salt in payload["salts"]]
        self.state = self.dealt()

    def _note_hands(self) -> None:
        if self.state is not None:
            for number, seat in enumerate(self.seats):
                if seat.person is not None:
                    self.held.setdefault(seat.person, set()).add(number)

    def _play(self, play: Play) -> None:
        state = self.started()
        before = state.copy()
        state.play(play.seat, play.action)
        self._taking_back.played(before, state, play.seat, play.action)
        self.beats = [*self.beats, *state.beats_heard][-MOST_BEATS:]
        state.beats_heard.clear()
        self.late_in_a_row[play.seat] = self.late_in_a_row[play.seat] + 1 if play.late else 0
        self.plays.append(play)

    def _take_back(self, sequence: int) -> None:
        standing = [play for play in self.plays if play.sequence != sequence]
        self.state, self.plays, self.beats = self.dealt(), [], []
        self._taking_back = TakingBack()
        self.late_in_a_row = [0] * len(self.seats)
        for play in standing:
            self._play(play)
        self.rewinds += 1

    @property
    def seed(self) -> bytes:
        return chance.seed_of(self.secret, self.salts)

    def dealt(self) -> State:
        """The game before its first action."""
        seed, partings = (self.practice.seed, self.practice.parted_by(self.seed)) if self.practice else (self.seed, [])
        return self.game.start(
            len(self.seats),
            seed,
            version=self.version,
            listen=True,
            values=self.values,
            partings=partings,
            **self.options,
        )

    def _note_questions(self, entry: Entry) -> None:
        """A sealed choice of another seat leaves what I am asked, and when I was asked it, as they are."""
        state = self.started()
        for seat in range(len(self.seats)):
            question = state.actions(seat)
            if seat == entry.seat or question != self._questions[seat]:
                self.asked_at[seat] = entry.sequence
                self.asked_when[seat] = entry.at
                self.spared[seat] = 0
                self._questions[seat] = question


def _seat_of(entry: Entry) -> int:
    if entry.seat is None:
        raise ValueError(f"entry {entry.sequence} ({entry.kind}) names no seat")
    return entry.seat
