"""Who has solved which puzzles, and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "v0005"
down_revision = "v0004"


def upgrade() -> None:
    """Make their tables."""
    for name, key in (("solvers", "person"), ("puzzles", "id")):
        op.create_table(
            name,
            sa.Column(key, sa.String(length=16), nullable=False),
            sa.Column("rating", sa.Float(), nullable=False),
            sa.Column("deviation", sa.Float(), nullable=False),
            sa.Column("tried", sa.Integer(), nullable=False),
            sa.Column("solved", sa.Integer(), nullable=False),
            sa.PrimaryKeyConstraint(key),
        )
    op.create_table(
        "puzzle_tries",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("puzzle", sa.String(length=16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("of_day", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("person", "puzzle"),
    )
