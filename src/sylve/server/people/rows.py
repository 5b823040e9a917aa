"""What the database keeps of people beside their names and tables."""

from sqlalchemy import BigInteger, String
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
