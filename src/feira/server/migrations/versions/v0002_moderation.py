"""Moderation: people who are banned, moderators, one-time links for a new password, reports."""

import sqlalchemy as sa
from alembic import op

revision = "v0002"
down_revision = "v0001"


def upgrade() -> None:
    """Add columns to people, and the table of reports."""
    op.add_column("people", sa.Column("banned", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("moderator", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("reset_key", sa.String(length=64), nullable=True))
    op.add_column("people", sa.Column("reset_until", sa.BigInteger(), nullable=True))
    op.create_table(
        "reports",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=30), nullable=False),
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], initially="DEFERRED", deferrable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("reports_by_done", "reports", ["done", "id"], unique=False)
    op.create_index("reports_by_table", "reports", ["table_id"], unique=False)
