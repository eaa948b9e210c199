"""What a person has said."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Find what a person has said, to forget it, without looking through everything."""
    op.create_index("chat_by_person", "chat", ["person"], unique=False)
