"""Tables shown in the clearing, invitations, and with whom people do not want to play."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "clearing",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("shown", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("invitations_by_person", "invitations", ["person", "made"])
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("blocked", sa.String(40), primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("blocks_by_blocked", "blocks", ["blocked"])


def downgrade() -> None:
    op.drop_index("blocks_by_blocked", "blocks")
    op.drop_table("blocks")
    op.drop_index("invitations_by_person", "invitations")
    op.drop_table("invitations")
    op.drop_table("clearing")
