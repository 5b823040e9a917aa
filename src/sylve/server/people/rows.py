"""What the database keeps of people beside their names and tables."""

from sqlalchemy import BigInteger, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from sylve.server.store.models import Base


class DeviceLinkRow(Base):
    """The one open link of a person to another device. Only its hash is kept: it cannot be read here."""

    __tablename__ = "device_links"

    person: Mapped[str] = mapped_column(String(40), primary_key=True)
    hash: Mapped[str] = mapped_column(String(64), unique=True)
    moves: Mapped[bool]  # whether every other device is left
    expires: Mapped[int] = mapped_column(BigInteger)


class PhraseRow(Base):
    """A slow hash of the phrase by which a person comes back."""

    __tablename__ = "phrases"

    person: Mapped[str] = mapped_column(String(40), primary_key=True)
    hash: Mapped[str] = mapped_column(String(64), unique=True)
    made: Mapped[int] = mapped_column(BigInteger)


class RestRow(Base):
    """Days off, during which the clocks of days stand still for a person."""

    __tablename__ = "rests"

    person: Mapped[str] = mapped_column(String(40), primary_key=True)
    begins: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    ends: Mapped[int] = mapped_column(BigInteger)


class AskedRow(Base):
    """Who owes a table a decision, so that clocks run out and people are told while nobody looks at it."""

    __tablename__ = "asked"
    __table_args__ = (Index("asked_by_due", "due"),)

    table_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    person: Mapped[str] = mapped_column(String(40), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    question: Mapped[int] = mapped_column(BigInteger)  # the entry since which it is asked
    since: Mapped[int] = mapped_column(BigInteger)
    due: Mapped[int | None] = mapped_column(BigInteger)  # when a robot decides
    told: Mapped[int | None] = mapped_column(BigInteger)  # when the person was told of this question


class ChannelRow(Base):
    """A way to tell a person something: a browser's push subscription, a webhook, an e-mail address."""

    __tablename__ = "channels"
    __table_args__ = (Index("channels_by_person", "person"),)

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    person: Mapped[str] = mapped_column(String(40))
    kind: Mapped[str] = mapped_column(String(20))
    address: Mapped[str] = mapped_column(Text)
    language: Mapped[str] = mapped_column(String(5))
    confirmed: Mapped[bool]
    failures: Mapped[int]
    made: Mapped[int] = mapped_column(BigInteger)


class QuietRow(Base):
    """The hours of the day during which a person is told nothing, in minutes since midnight where the person is."""

    __tablename__ = "quiet"

    person: Mapped[str] = mapped_column(String(40), primary_key=True)
    begins: Mapped[int]
    ends: Mapped[int]
    offset: Mapped[int]  # minutes by which the person's clock is ahead of the world's


class MuteRow(Base):
    """A table of which a person wants to hear nothing."""

    __tablename__ = "mutes"

    person: Mapped[str] = mapped_column(String(40), primary_key=True)
    table_id: Mapped[str] = mapped_column(String(40), primary_key=True)


class LearnedRow(Base):
    """A lesson, a puzzle, or a thing that the coach has told of: what a person has learned."""

    __tablename__ = "learned"

    person: Mapped[str] = mapped_column(String(40), primary_key=True)
    name: Mapped[str] = mapped_column(String(80), primary_key=True)
