"""The words of the wire that are about people. The page's TypeScript types are made from these too."""

from typing import Annotated, Literal

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


class PhraseWords(Struct):
    """A new phrase, word by word, as it is shown this once."""

    words: list[str]


class You(Struct):
    """What the page of a person says of the own person, beside name and tables."""

    phrase_made: int | None
    rests: int | None  # until when days off last
    days_left: int  # that can be taken


LearnedName = Annotated[str, Meta(min_length=1, max_length=80, pattern=r"^[a-z]+/[\w-]+/[\w-]+$")]


class NewRest(Struct):
    days: Annotated[int, Meta(ge=0, le=366)]  # from now on; none: back again


class Learned(Struct):
    """What a person has learned: « lesson/leaf/first », « puzzle/leaf/513-121 », « coach/canyon/rapids »."""

    names: Annotated[list[LearnedName], Meta(max_length=200)]


Minute = Annotated[int, Meta(ge=0, le=1439)]


class QuietHours(Struct):
    """In minutes since midnight; `offset` is by how many minutes the person's clock is ahead of the world's."""

    begins: Minute
    ends: Minute
    offset: Annotated[int, Meta(ge=-900, le=900)]


class ChannelSummary(Struct):
    id: str
    kind: str
    label: str  # enough to know it again, and nothing that could be used
    confirmed: bool


class Told(Struct):
    """By which ways the owner lets people be told, and by which ones the caller is."""

    kinds: list[str]
    push_key: str | None
    channels: list[ChannelSummary]
    quiet: QuietHours | None


class NewChannel(Struct):
    kind: Literal["push", "discord", "slack", "ntfy", "mail"]
    address: Annotated[str, Meta(min_length=1, max_length=2000)]
    language: Literal["fr", "en"]


class NewQuiet(Struct):
    quiet: QuietHours | None


class Muted(Struct):
    muted: bool
