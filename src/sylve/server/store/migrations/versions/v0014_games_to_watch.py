"""In the clearing, games that strangers may watch. Nobody had said so of those shown before."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("clearing", sa.Column("watch", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("clearing", "watch")
