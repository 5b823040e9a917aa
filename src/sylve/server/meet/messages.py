"""The words of the wire that are about one's games. The page's TypeScript types are made from these too."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Company = Literal["alone", "bots", "people"]
Result = Literal["won", "lost", "left"]


class PlayedSeat(Struct):
    seat: int
    name: str
    bot: str | None
    mine: bool
    points: int | None
    place: int | None


class PlayedRival(Struct):
    """Who was played against alone; the name is a message."""

    name: str
    points: int
    level: str | None


class PlayedGame(Struct):
    """A finished game of the caller. What does not count was played at a shared screen, or to the end by a robot."""

    table: str
    game: str
    ended: int
    company: Company
    result: Result
    counts: bool
    points: int | None
    place: int | None
    seats: list[PlayedSeat]
    rival: PlayedRival | None
    day: str | None  # whose deal it was


class PlayedGames(Struct):
    games: list[PlayedGame]  # the latest first
    more: bool  # whether there are older ones


class PlayedPoint(Struct):
    table: str
    ended: int
    points: int
    won: bool


class ScoreLine(Struct):
    rule: str
    mine: float
    others: float | None  # the mean of the other seats, where there were some


class Encounter(Struct):
    """How often the caller ended before a person or robot, and behind."""

    name: str
    bot: str | None
    won: int
    lost: int


class RatingFigures(Struct):
    points: int
    low: int
    high: int
    games: int


class Habit(Struct):
    """A kind of decision: the chance to win that one gives away each time, and how often that is in a game."""

    verb: str
    cost: float
    times: float


class GameFigures(Struct):
    game: str
    played: int
    won: int
    since: int
    mean: float | None
    best: int | None
    latest: list[PlayedPoint]  # the latest last
    lines: list[ScoreLine]
    people: list[Encounter]
    bots: list[Encounter]
    rating: RatingFigures | None  # once there are enough games
    reviewed: int
    habits: list[Habit]


class Figures(Struct):
    games: list[GameFigures]


# The deal of the day


class MyDay(Struct):
    """The caller's own try."""

    table: str
    over: bool
    points: int | None
    place: int | None


class DayGame(Struct):
    game: str
    commitment: str
    tomorrow: str  # the commitment of the next day
    players: int  # who have played it to the end
    mine: MyDay | None


class DayOverview(Struct):
    """Today's deals; none where the owner wants none."""

    today: str
    games: list[DayGame]


class DayResult(Struct):
    """How somebody did. Who gave up, or ended when the day was over, has no place."""

    name: str
    mine: bool
    oak: bool
    table: str
    points: int | None
    result: Result
    place: int | None


class DaySheet(Struct):
    """The deal of a day. Results are for who has played it; once the day is over all see them, and the secret."""

    day: str
    game: str
    over: bool
    commitment: str
    secret: str | None
    players: int
    mine: MyDay | None
    results: list[DayResult] | None


# The duplicate challenge


class NewChallenge(Struct):
    challenge: str


class ChallengeSeat(Struct):
    name: str
    bot: str | None
    mine: bool
    points: int | None
    place: int | None


class ChallengeGame(Struct):
    """One game of the deal; the first of them is where it comes from."""

    table: str
    mine: bool
    seats: list[ChallengeSeat]


class ChallengeSheet(Struct):
    """The deal of a finished game, for others. What came of it is told to who has played it."""

    game: str
    seats: int
    bots: list[str]
    names: list[str]  # of who played it first
    seen: bool  # the caller knows cards of it, and may not sit down to it
    mine: str | None  # where the caller plays it
    played: int
    games: list[ChallengeGame] | None


# The clearing, invitations, blocking


class OpenSeat(Struct):
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None


class OpenTable(Struct):
    """A table that waits for people."""

    table: str
    game: str
    options: dict[str, str | int | bool]
    pace: int
    seats: list[OpenSeat]
    mine: bool
    opened: int
    asks: str | None  # the name of who invites the caller


class WatchedTable(Struct):
    """A game that strangers may watch. Who plays there is not told here."""

    table: str
    game: str
    people: int
    robots: int
    moves: int


class ClearingSheet(Struct):
    on: bool  # whether the owner wants a clearing
    tables: list[OpenTable]
    watch: list[WatchedTable]


class Shown(Struct):
    shown: bool
    watch: bool = False  # also while it is played


class ShownTable(Struct):
    on: bool
    shown: bool
    watch: bool


class Known(Struct):
    """Somebody the caller knows: `key` means nothing to others."""

    key: str
    name: str
    games: int


class Invited(Struct):
    key: Annotated[str, Meta(min_length=1, max_length=40)]
