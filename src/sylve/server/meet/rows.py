"""What the database keeps of how games ended."""

from sqlalchemy import BigInteger, Boolean, Index, String, Text, false
from sqlalchemy.orm import Mapped, mapped_column

from sylve.server.store.models import Base


class ResultRow(Base):
    """How one seat of a finished game did. All of it follows from the entries, the costs apart."""

    __tablename__ = "results"
    __table_args__ = (
        Index("results_by_person", "person", "ended"),
        Index("results_by_day", "day", "game"),
        Index("results_by_challenge", "challenge"),
    )

    table_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    game: Mapped[str] = mapped_column(String(40))
    ended: Mapped[int] = mapped_column(BigInteger)
    company: Mapped[str] = mapped_column(String(10))  # alone, bots, people; none: it counts nowhere
    person: Mapped[str | None] = mapped_column(String(40))
    bot: Mapped[str | None] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(Text)  # at the end of the game
    result: Mapped[str] = mapped_column(String(10))  # won, lost, left: gave up
    counts: Mapped[bool]  # whether this person alone decided for this seat to the end
    points: Mapped[int | None]
    place: Mapped[int | None]
    lines: Mapped[str] = mapped_column(Text)  # points by scoring line, as JSON
    rival: Mapped[str] = mapped_column(Text)  # alone: who was played against and the level won, as JSON
    costs: Mapped[str | None] = mapped_column(Text)  # what a review found, as JSON
    day: Mapped[str | None] = mapped_column(String(10))  # whose deal it was, as 2026-11-16
    challenge: Mapped[str | None] = mapped_column(String(40))  # through which its deal came


class ChallengeRow(Base):
    """The deal of a finished table, sent to others: its id leads to the deal and not to the table."""

    __tablename__ = "challenges"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    table_id: Mapped[str] = mapped_column(String(40), unique=True)
    made: Mapped[int] = mapped_column(BigInteger)


class WitnessRow(Base):
    """Who has looked at a game, and so knows cards of its deal."""

    __tablename__ = "witnesses"
    __table_args__ = (Index("witnesses_by_challenge", "challenge", "person"),)

    table_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    person: Mapped[str] = mapped_column(String(40), primary_key=True)
    challenge: Mapped[str | None] = mapped_column(String(40))


class ClearingRow(Base):
    """A table that its host shows to everybody while it waits for people, and if they say so while it is played."""

    __tablename__ = "clearing"

    table_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    host: Mapped[str] = mapped_column(String(40))
    shown: Mapped[int] = mapped_column(BigInteger)
    watch: Mapped[bool] = mapped_column(Boolean, server_default=false())


class InvitationRow(Base):
    """Somebody is asked to a table by a person they have played with."""

    __tablename__ = "invitations"
    __table_args__ = (Index("invitations_by_person", "person", "made"),)

    table_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    person: Mapped[str] = mapped_column(String(40), primary_key=True)
    host: Mapped[str] = mapped_column(String(40))  # who asks
    made: Mapped[int] = mapped_column(BigInteger)
    told: Mapped[int | None] = mapped_column(BigInteger)  # when the person was told by a message


class BlockRow(Base):
    """With whom a person does not want to play."""

    __tablename__ = "blocks"
    __table_args__ = (Index("blocks_by_blocked", "blocked"),)

    person: Mapped[str] = mapped_column(String(40), primary_key=True)
    blocked: Mapped[str] = mapped_column(String(40), primary_key=True)
    made: Mapped[int] = mapped_column(BigInteger)
