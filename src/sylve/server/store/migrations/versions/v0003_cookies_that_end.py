"""Cookies that a person can end: those with an earlier number are no longer valid."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("cookie", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("people", "cookie")
