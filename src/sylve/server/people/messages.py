"""The words of the wire that are about people. The page's TypeScript types are made from these too."""

from typing import Annotated

from msgspec import Meta, Struct


class NewLink(Struct):
    moves: bool = False


class DeviceLink(Struct):
    token: str
    minutes: int
    qr: str  # an SVG picture of the whole address


class Token(Struct):
    token: Annotated[str, Meta(min_length=1, max_length=200)]


class Arrived(Struct):
    """Who this browser is from now on."""

    name: str


class Phrase(Struct):
    phrase: Annotated[str, Meta(min_length=1, max_length=400)]


class Words(Struct):
    words: list[str]


class You(Struct):
    """What the page of a person says of the own person, beside name and tables."""

    phrase_made: int | None
    rests: int | None  # until when days off last
    days_left: int  # that can be taken


class NewRest(Struct):
    days: Annotated[int, Meta(ge=0, le=366)]  # from now on; none: back again
