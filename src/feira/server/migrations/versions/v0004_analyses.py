"""Analyses of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "v0004"
down_revision = "v0003"


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "analyses",
        sa.Column("code", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("judge", sa.String(length=16), nullable=False),
        sa.Column("effort", sa.String(length=8), nullable=False),
        sa.Column("judged", sa.LargeBinary(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=True),
        sa.PrimaryKeyConstraint("code"),
    )
    op.create_index(
        "analyses_to_do",
        "analyses",
        ["asked"],
        unique=False,
        sqlite_where=sa.text("status = 'waiting'"),
        postgresql_where=sa.text("status = 'waiting'"),
    )
