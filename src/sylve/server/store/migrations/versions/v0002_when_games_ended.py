"""When a table's game ended, so that finished and unfinished ones can be kept for different times."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("finished", sa.BigInteger, nullable=True))
    op.create_index("tables_by_age", "tables", ["updated"])


def downgrade() -> None:
    op.drop_index("tables_by_age", "tables")
    op.drop_column("tables", "finished")
