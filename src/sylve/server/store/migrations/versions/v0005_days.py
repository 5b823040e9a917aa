"""Playing by the day: who is asked something since when, and days off."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rests",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("begins", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "asked",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("question", sa.BigInteger, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=True),
        sa.Column("told", sa.BigInteger, nullable=True),
    )
    op.create_index("asked_by_due", "asked", ["due"])


def downgrade() -> None:
    op.drop_index("asked_by_due", "asked")
    op.drop_table("asked")
    op.drop_table("rests")
