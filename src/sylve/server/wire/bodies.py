"""The bodies of the calls under /api, and of their answers."""

from typing import Annotated, Literal, TypedDict

from msgspec import Meta, Struct

from sylve.server.wire.values import (
    Act,
    ActionNumber,
    Beat,
    BotName,
    Deed,
    Event,
    Facts,
    Idea,
    Offer,
    Outcome,
    Promised,
    SeatNumber,
    TableSummary,
    View,
    Why,
)

GameId = Annotated[str, Meta(min_length=1, max_length=40)]


class Health(Struct):
    status: Literal["ok", "failing"]
    version: str
    build: str
    why: str
    store: Literal["ok", "failing"]


class WhenSummary(Struct):
    """Tables at which choices of an option mean something."""

    seats: tuple[int, int]
    chosen: dict[str, str | int | bool]  # with these choices of options before it
    choices: list[str | int | bool]  # only these; any where there are none
    most: int | None  # so many parts together


class OptionSummary(Struct):
    name: str
    choices: list[str | int | bool]
    default: str | int | bool
    parts: list[str]  # any of these can be chosen together, joined by +
    when: list[WhenSummary]  # where another choice than the default means something; none: at every table


class GameSummary(Struct):
    id: str
    version: int
    seats: tuple[int, int]
    hidden: bool
    options: list[OptionSummary]
    bots: list[str]
    puzzles: list[str]  # their names, in order


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
    thing: str  # of the game's glossary: what it shows on the shelf, or nothing
    seat: int
    bots: list[str]
    options: dict[str, str | int | bool]
    opening: int
    ahead: list[int]
    steps: list[LessonStep]
    lines: list[LessonLine]


class Tried(Struct):
    """An action beside the answer of a puzzle."""

    deed: Deed
    cost: float  # the chance to win that it gives away


class PuzzleMessage(Struct):
    """A position with a question: which action is the best?"""

    name: str
    puzzles: list[str]  # the names of all puzzles of the game, in order
    seat: int
    view: View
    offers: list[Offer]
    answer: Deed
    instead: int  # what somebody new to the game would do, one of the rivals
    rivals: list[Tried]  # the next best actions
    why: list[Why]  # what the answer has more or less of than what somebody new would do


class ErrorBody(Struct):
    code: str
    facts: Facts
