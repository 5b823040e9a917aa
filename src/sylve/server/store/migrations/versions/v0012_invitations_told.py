"""Invitations are told by messages too. Those of before were seen at home."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("invitations", sa.Column("told", sa.BigInteger))
    op.execute("UPDATE invitations SET told = made")


def downgrade() -> None:
    op.drop_column("invitations", "told")
