"""Every word of the wire: HTTP bodies and websocket messages. The page's TypeScript types are made from these."""

from typing import Annotated, Any, Literal, TypedDict

from msgspec import Meta, Struct

Fact = Any
Facts = dict[str, Fact]

SeatNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
ActionNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Sequence = Annotated[int, Meta(ge=0, le=2**53 - 1)]
RequestNumber = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Salt = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Promised = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # the SHA-256 of a salt
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
GameId = Annotated[str, Meta(min_length=1, max_length=40)]


Reaction = Literal["bravo", "laugh", "oh", "ouch", "hmm", "thanks"]

# Shared values


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


# HTTP


class Health(Struct):
    status: Literal["ok", "failing"]
    version: str
    build: str
    why: str
    store: Literal["ok", "failing"]


class OptionSummary(Struct):
    name: str
    choices: list[str | int | bool]
    default: str | int | bool
    parts: list[str]  # any of these can be chosen together, joined by +


class GameSummary(Struct):
    id: str
    version: int
    seats: tuple[int, int]
    hidden: bool
    options: list[OptionSummary]
    bots: list[str]


class RuleSection(Struct):
    section: str
    title: str
    html: str


class Words(Struct):
    """What a game says, in Fluent's form."""

    text: str


class Me(Struct):
    name: str
    tables: list[TableSummary]


class NewName(Struct):
    name: Annotated[str, Meta(max_length=200)]


class NewSeat(Struct):
    kind: Literal["me", "person", "bot", "open"]
    bot: BotName | None = None
    name: Annotated[str, Meta(max_length=200)] = ""


class NewTable(Struct):
    game: GameId
    options: Annotated[dict[str, str | int | bool], Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(max_length=16)]
    promise: Promised | None = None
    hints: bool | None = None
    pace: int = 0
    hold: bool = False


class PlayOn(Struct):
    """Which seat the person takes, and what it does first; bots play the others."""

    seat: SeatNumber
    action: ActionNumber | None = None


class Opened(Struct):
    table: str


class Frame(Struct):
    move: int
    moves: int
    seat: int | None
    say: str
    view: View
    events: list[Event]
    earlier: list[Event]  # the last of what had happened before the move
    beats: list[Beat]
    outcome: Outcome | None
    offers: list[Offer]  # what the seat that looks could do, where that is asked for


class Decision(Struct):
    """What a seat did at a move: the action, and the event that told of it."""

    move: int
    seat: int
    act: Act
    say: str
    told: Event | None


class ReviewedMove(TypedDict):
    move: int
    seat: int
    cost: float
    played: Idea
    best: Idea
    why: list[Why]  # what the best has more or less of than what was played, where that was costly


class Review(Struct):
    status: Literal["none", "waiting", "running", "done", "failed"]
    done: int
    total: int
    moves: list[ReviewedMove]


class LessonWrong(TypedDict):
    """Why an action was not the one, by some of its fields; the message `lesson-<lesson>-<why>` says it."""

    act: Facts
    why: str


class LessonThread(TypedDict):
    start: str
    end: str
    ink: str


class LessonStep(TypedDict):
    """One bubble, which stands while `at` moves have been made; without an action one only looks."""

    name: str
    at: int
    action: int | None
    lit: list[str]
    targets: list[str]
    wrong: list[LessonWrong]
    thread: LessonThread | None
    rule: str  # the section of the rules that it is an example of, or nothing


class LessonLine(TypedDict):
    rule: str
    lit: list[str]


class Lesson(Struct):
    """A lesson as the page plays it. `ahead` says, by how many moves were made, to where the lesson plays on."""

    name: str
    kind: Literal["first", "more"]
    minutes: int
    seat: int
    bots: list[str]
    options: dict[str, str | int | bool]
    opening: int
    ahead: list[int]
    steps: list[LessonStep]
    lines: list[LessonLine]


class PuzzleMessage(Struct):
    """A position with a question: which action is the best?"""

    number: int
    of: int  # how many puzzles the game has
    seat: int
    view: View
    offers: list[Offer]
    answer: Deed
    instead: Deed  # what somebody new to the game would do
    costs: dict[str, float]  # of the next best actions by their number: the chance to win that they give away
    why: list[Why]  # what the answer has more or less of than that


class ErrorBody(Struct):
    code: str
    facts: Facts


# Websocket, page to server


class Sit(Struct, tag="sit"):
    request: RequestNumber
    seat: SeatNumber
    promise: Promised | None = None


class Stand(Struct, tag="stand"):
    request: RequestNumber
    seat: SeatNumber


class Assign(Struct, tag="assign"):
    request: RequestNumber
    seat: SeatNumber
    bot: BotName | None


class Remove(Struct, tag="remove"):
    """The host does not want to play with whoever sits there."""

    request: RequestNumber
    seat: SeatNumber


class Lock(Struct, tag="lock"):
    request: RequestNumber
    locked: bool


class Hush(Struct, tag="hush"):
    """The host wants a table without reactions, or with them again."""

    request: RequestNumber
    hushed: bool


class React(Struct, tag="react"):
    """One of six things to express, seen by everybody at the table for a moment."""

    request: RequestNumber
    seat: SeatNumber
    reaction: Reaction


class Start(Struct, tag="start"):
    """The host wants to play now; robots take what is still open."""

    request: RequestNumber


class Nudge(Struct, tag="nudge"):
    """Call whoever all wait for."""

    request: RequestNumber
    seat: SeatNumber


class Vote(Struct, tag="vote"):
    """Whether a robot shall play for a silent person."""

    request: RequestNumber
    seat: SeatNumber
    agree: bool


class Concede(Struct, tag="concede"):
    request: RequestNumber
    seat: SeatNumber


class Promise(Struct, tag="promise"):
    """A salt for the deal, by its hash."""

    request: RequestNumber
    promise: Promised


class Reveal(Struct, tag="reveal"):
    """The salt that was promised."""

    request: RequestNumber
    salt: Salt


class Look(Struct, tag="look"):
    request: RequestNumber
    seat: SeatNumber | None


class Play(Struct, tag="play"):
    request: RequestNumber
    seat: SeatNumber
    action: ActionNumber
    sequence: Sequence


class Undo(Struct, tag="undo"):
    request: RequestNumber
    seat: SeatNumber
    sequence: Sequence


class Hint(Struct, tag="hint"):
    request: RequestNumber
    seat: SeatNumber
    sequence: Sequence


class Rematch(Struct, tag="rematch"):
    request: RequestNumber
    promise: Promised | None = None


class Reading(Struct, tag="reading"):
    """The page is showing what happened (or has shown it all): bots wait for its reader, for a while."""

    request: RequestNumber
    reading: bool


class Go(Struct, tag="go"):
    """In a lesson: play the prepared moves up to so many, or go back there."""

    request: RequestNumber
    to: Sequence


class Ping(Struct, tag="ping"):
    request: RequestNumber


FromPage = (
    Sit
    | Stand
    | Assign
    | Remove
    | Lock
    | Hush
    | React
    | Start
    | Nudge
    | Vote
    | Concede
    | Promise
    | Reveal
    | Look
    | Play
    | Undo
    | Hint
    | Rematch
    | Reading
    | Go
    | Ping
)


# Websocket, server to page


class TableMessage(Struct, tag="table"):
    table: TableSummary


class StateMessage(Struct, tag="state"):
    sequence: int
    seat: int | None
    view: View
    offers: list[Offer]
    events: list[Event]
    beats: list[Beat]
    undo: bool
    outcome: Outcome | None
    entry: int
    reset: bool
    left: list[int | None]  # milliseconds that each seat has to decide, where a clock runs
    late: int | None  # the seat for which the clock has just decided


Change = tuple[list[str | int], Fact]


class ChangedBeat(TypedDict):
    """A beat, its view told by what changed since the one before."""

    events: int
    view: list[Change]


class ChangesMessage(Struct, tag="changes", omit_defaults=True):
    """A state told by what changed since the one that this page was sent last; what is left out is as its default."""

    after: int  # the sequence of that state
    sequence: int
    entry: int
    view: list[Change] = []
    offers: list[Offer] | None = None  # as before
    events: list[Event] = []
    beats: list[ChangedBeat] = []
    undo: bool = False
    outcome: Outcome | None = None
    left: list[int | None] = []
    late: int | None = None


class HintMessage(Struct, tag="hint"):
    request: int
    seat: int
    sequence: int
    ideas: list[Idea]
    why: list[Why]
    rather: int | None  # the action of the idea that the first is compared with


class Stops(Struct, tag="stops"):
    """The server will stop for a while, in so many seconds; none: it goes on after all."""

    seconds: int | None


class Done(Struct, tag="done"):
    request: int


class Refused(Struct, tag="refused"):
    request: int
    refusal: Refusal


class Error(Struct, tag="error"):
    request: int | None
    code: str
    facts: Facts


class ReactionMessage(Struct, tag="reaction"):
    seat: int
    reaction: Reaction


ToPage = TableMessage | StateMessage | ChangesMessage | HintMessage | ReactionMessage | Stops | Done | Refused | Error
