"""How well each seat played, beside the analysis of its game."""

import sqlalchemy as sa
from alembic import op

revision = "v0006"
down_revision = "v0005"


def upgrade() -> None:
    """Keep it by seat, small enough to be added up over hundreds of games."""
    op.add_column("analyses", sa.Column("play", sa.LargeBinary(), nullable=True))
