"""Deals that are sent to friends, and who has seen which game."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), nullable=False, unique=True),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "witnesses",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("challenge", sa.String(40)),
    )
    op.create_index("witnesses_by_challenge", "witnesses", ["challenge", "person"])
    op.add_column("results", sa.Column("challenge", sa.String(40)))
    op.create_index("results_by_challenge", "results", ["challenge"])


def downgrade() -> None:
    op.drop_index("results_by_challenge", "results")
    op.drop_column("results", "challenge")
    op.drop_index("witnesses_by_challenge", "witnesses")
    op.drop_table("witnesses")
    op.drop_table("challenges")
