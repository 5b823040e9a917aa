"""How finished games ended, by seat."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("company", sa.String(10), nullable=False),
        sa.Column("person", sa.String(40)),
        sa.Column("bot", sa.String(40)),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("result", sa.String(10), nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("place", sa.Integer),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("rival", sa.Text, nullable=False),
        sa.Column("costs", sa.Text),
    )
    op.create_index("results_by_person", "results", ["person", "ended"])


def downgrade() -> None:
    op.drop_index("results_by_person", "results")
    op.drop_table("results")
