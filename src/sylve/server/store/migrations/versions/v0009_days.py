"""Of which day a finished game played the deal."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("results", sa.Column("day", sa.String(10)))
    op.create_index("results_by_day", "results", ["day", "game"])


def downgrade() -> None:
    op.drop_index("results_by_day", "results")
    op.drop_column("results", "day")
