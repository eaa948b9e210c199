"""What went wrong with web hooks."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Keep the problem of each delivery, and find those of a person."""
    op.add_column("deliveries", sa.Column("problem", sa.String(length=300), nullable=True))
    op.create_index("deliveries_by_person", "deliveries", ["person"], unique=False)
