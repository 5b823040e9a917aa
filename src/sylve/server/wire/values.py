"""What HTTP bodies and websocket messages share."""

from typing import Annotated, Any, Literal, TypedDict

from msgspec import Meta, Struct

Fact = Any
Facts = dict[str, Fact]

SeatNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
ActionNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Promised = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # the SHA-256 of a salt
BotName = Annotated[str, Meta(min_length=1, max_length=40)]

Reaction = Literal["bravo", "laugh", "oh", "ouch", "hmm", "thanks"]


class Act(TypedDict):
    """An action as a verb and its fields. Each game's own types say which verbs have which fields."""

    verb: str


class Beat(TypedDict):
    """A moment worth seeing: how many of the message's events had happened by then, and the table as it was."""

    events: int
    view: "View"


class Refusal(TypedDict):
    code: str
    section: str
    facts: Facts


class Event(TypedDict):
    kind: str
    facts: Facts


class Offer(TypedDict):
    action: int
    act: Act
    preview: Facts | None
    refusal: Refusal | None


class Deed(TypedDict):
    """An action, with the event that the log would tell of it."""

    action: int
    act: Act
    say: str
    told: Event | None


class Idea(Deed):
    chance: float
    points: float


class Why(TypedDict):
    """What the first idea has more or less of than another, on the average of imagined worlds."""

    name: str  # a line of the score, a threat or an event of the game
    seat: int
    amount: float
    good: bool


class RulePoints(TypedDict):
    rule: str
    points: list[int]


class RivalLine(TypedDict):
    rule: str
    points: int


class Rival(TypedDict):
    """Who is played against alone; the name is a message."""

    name: str
    points: int
    breakdown: list[RivalLine]


class Outcome(TypedDict):
    """Alone, `won` says if the rival is beaten (who loses is second), `level` what was won, `feats` what is noted."""

    scores: list[int]
    ranks: list[int]
    breakdown: list[RulePoints]
    rival: Rival | None
    level: str | None
    won: bool | None
    feats: list[str]


class Prompt(TypedDict):
    code: str
    facts: Facts


class View(TypedDict):
    game: str
    version: int
    seat: int | None
    seats: int
    options: Facts
    to_act: list[int]
    over: bool
    prompt: Prompt | None
    table: Facts


class SeatSummary(Struct):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    mine: bool
    present: bool
    thinking: bool
    gone: int | None  # since when the person has no page open here, as `updated` counts
    rests: int | None  # until when the person has days off


class Silent(Struct):
    """Somebody has not answered for long; the seats whose people agree that a robot plays meanwhile."""

    seat: int
    agreed: list[int]


class DealSummary(Struct):
    """How the deal comes about: the promises it is made of, once they are fixed, and what is asked of the reader."""

    promises: list[str]
    seats: list[int]  # of those who promised
    told: list[int]  # of those who have told their salt
    asks: Literal["promise", "salt"] | None


class TaughtLesson(TypedDict):
    """The lesson that is played at a table; one whose moves have changed since does not fit any more."""

    name: str
    fits: bool


class Practised(TypedDict):
    """The finished game, and after how many of its moves, from which a practice table plays on."""

    table: str
    move: int


class TableSummary(Struct):
    table: str
    game: str
    options: Facts
    status: Literal["waiting", "playing", "over"]
    host: bool
    hot_seat: bool
    seats: list[SeatSummary]
    to_act: list[int]
    sequence: int
    commitment: str
    updated: int
    rematch: str | None
    hints: bool
    pace: int
    hold: bool  # the host says when the game starts
    locked: bool  # nobody else may sit down
    hushed: bool  # nobody may react
    watching: int  # people without a seat who have a page open here; more than nine are ten
    silent: Silent | None
    nudged: list[int]  # the seats that were called about what they are asked now
    conceded: list[int]  # the seats that have given up
    since: list[int | None]  # since when each seat that owes a decision is asked for it, as `updated` counts
    left: list[int | None]  # milliseconds that each of them has, where a clock runs
    deal: DealSummary | None  # before the game, where people have promised salts
    seal: str | None  # the SHA-256 of the record, once the game is over
    lesson: TaughtLesson | None = None
    practice: Practised | None = None
    day: str | None = None  # whose deal is played here, as 2026-11-16
    challenge: str | None = None  # through which the deal of another table came here
