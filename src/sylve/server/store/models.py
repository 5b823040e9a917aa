"""The tables of the database. What is not an entry can be found again from the entries, people's names apart."""

from sqlalchemy import BigInteger, ForeignKey, Index, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    pass


class PersonRow(Base):
    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    name: Mapped[str] = mapped_column(Text)
    cookie: Mapped[int] = mapped_column(server_default="0")  # the number of the only valid one


class TableRow(Base):
    __tablename__ = "tables"
    __table_args__ = (Index("tables_by_host", "host", "opened"), Index("tables_by_age", "updated"))

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    host: Mapped[str] = mapped_column(String(40))
    opened: Mapped[int] = mapped_column(BigInteger)
    updated: Mapped[int] = mapped_column(BigInteger)
    finished: Mapped[int | None] = mapped_column(BigInteger)


class MemberRow(Base):
    """Who ever had a seat at a table or opened it."""

    __tablename__ = "members"

    person: Mapped[str] = mapped_column(String(40), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)


class EntryRow(Base):
    __tablename__ = "entries"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    sequence: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(20))
    seat: Mapped[int | None]
    payload: Mapped[str] = mapped_column(Text)
    at: Mapped[int] = mapped_column(BigInteger)


class KeyRow(Base):
    """Secrets of the server itself, made once."""

    __tablename__ = "keys"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)
