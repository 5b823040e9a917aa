"""What people have learned."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "learned",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(80), primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("learned")
