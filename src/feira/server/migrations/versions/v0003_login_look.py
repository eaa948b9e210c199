"""What logins look like, so that nobody gets one that others may take for another's."""

import sqlalchemy as sa
from alembic import op

from feira.server.logins import look_of

revision = "v0003"
down_revision = "v0002"


def upgrade() -> None:
    """Of logins that look alike already, only the oldest has its look."""
    op.add_column("people", sa.Column("login_look", sa.String(length=64), nullable=True))
    op.create_index("people_by_login_look", "people", ["login_look"], unique=True)
    connection = op.get_bind()
    people = sa.table("people", sa.column("id"), sa.column("login"), sa.column("login_look"), sa.column("created"))
    rows = connection.execute(
        sa.select(people.c.id, people.c.login).where(people.c.login.is_not(None)).order_by(people.c.created)
    ).all()
    taken: set[str] = set()
    for person, login in rows:
        if (look := look_of(login)) not in taken:
            taken.add(look)
            connection.execute(people.update().where(people.c.id == person).values(login_look=look))
