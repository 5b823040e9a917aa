"""What the page asks over its websocket."""

from typing import Annotated

from msgspec import Meta, Struct

from sylve.server.wire.values import ActionNumber, BotName, Promised, Reaction, SeatNumber

Sequence = Annotated[int, Meta(ge=0, le=2**53 - 1)]
RequestNumber = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Salt = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


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
