"""What the database keeps of invitations."""

from sqlalchemy import BigInteger, String
from sqlalchemy.orm import Mapped, mapped_column

from sylve.server.store.models import Base


class CodeRow(Base):
    """The code of a table that waits for people. It means nothing once the game has begun."""

    __tablename__ = "codes"

    code: Mapped[str] = mapped_column(String(8), primary_key=True)
    table_id: Mapped[str] = mapped_column(String(40), unique=True)
    made: Mapped[int] = mapped_column(BigInteger)
